/// Parses lines of text as the words of a command line, by the options of every command, without running one.
///
/// This file is compiled as a part of GridCommand; see `run`.
package func tryArguments(_ bytes: [UInt8]) {
    let words = String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    follow(words, as: BuildSettings.self)
    follow(words, as: LintSettings.self)
    follow(words, as: FormatSettings.self)
    follow(words, as: ShowSettings.self)
    follow(words, as: RuleSettings.self)
    follow(words, as: InitSettings.self)
    follow(words, as: CompletionsSettings.self)
    precondition(CompletionAnswer(to: words[...]).text.hasSuffix("\n"))
    follow(words, as: DiffSettings.self)
    follow(words, as: ImportSettings.self)
}

private func follow<Settings: CommandSettings>(_ words: [String], as settings: Settings.Type) {
    // An options file would be read, from any path the fuzzer makes up.
    let isSafe = !words.contains { $0.hasPrefix("--options") }
    guard isSafe else { return }
    do throws(UsageError) {
        let settings = try Settings(arguments: words[...])
        precondition(settings.common.arguments == words)
    } catch {
        let text = shown(error.message)
        precondition(
            !text.isEmpty && !text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
    if words.contains("--help") { _ = CommandTable(Settings.self).help(columns: words.count) }
}
