internal import GridModel

/// The settings of `show`.
struct ShowSettings: WatchableSettings {
    var spec = ""
    var count: Int?
    var width: Rational?
    var ratios: [Rational] = []
    var ascii = false
    var watches = false
    var common = CommonSettings()

    static let summary = "draw layouts in the terminal"
    static let usage = "gridgen show FILE.grid [COUNT] [--width N] [--ratios R,…] [--ascii] [--watch]"
    static let details = """
        Draws the layouts of COUNT photos, or all layouts, as many side by side as fit; dots are holes. `-` reads the spec from
        standard input.

        With `--width`, it draws the layouts at that width, with their sizes in points. With `--ratios`, it draws them for photos
        of these aspect ratios: by default for as many photos as there are ratios; further ones are squares.
        """
    static let examples = [
        "gridgen show specs/nice.grid 7", "gridgen show specs/wall.grid --ascii",
        "gridgen show specs/facebook.grid --width 375 --ratios 3:2,1,0.75",
        "gridgen show specs/feed.grid 5 --watch",
    ]
    static let options: [Option<ShowSettings>] = [
        Option(names: ["--width"], value: "N", help: "the container's width in points") {
            settings, value throws(UsageError) in
            guard let width = positive(value[...]) else {
                throw UsageError(message: "`\(value)` is not a width in points, such as `375` or `320.5`")
            }
            settings.width = width
        },
        Option(
            names: ["--ratios"], value: "RATIO[,…]", help: "the photos' aspect ratios, such as `3:2,1,0.75`"
        ) {
            settings, value throws(UsageError) in
            for part in value.split(separator: ",", omittingEmptySubsequences: false) {
                guard let ratio = ratio(part) else {
                    throw UsageError(message: "`\(part)` is not an aspect ratio, such as `3:2` or `0.75`")
                }
                settings.ratios.append(ratio)
            }
        },
        Option(names: ["--ascii"], value: nil, help: "draw with ASCII characters only") { settings, _ in
            settings.ascii = true
        },
        .watch(),
        .stdinFilename,
    ]

    var paths: [String] { [spec] }
    var optionFiles: [String] { [] }

    mutating func take(_ arguments: [String]) throws(UsageError) {
        guard let first = arguments.first else { throw UsageError(message: "no spec given") }
        spec = first
        if arguments.count > 1 {
            guard let count = Int(arguments[1]), count > 0 else {
                throw UsageError(message: "`\(arguments[1])` is not a number of photos")
            }
            self.count = count
        }
        if arguments.count > 2 { throw UsageError.surplus(arguments[2]) }
        if let count, count < ratios.count {
            throw UsageError(message: "`--ratios` has \(ratios.count) ratios for \(counted(count, "photo"))")
        }
        if count == nil, !ratios.isEmpty { count = ratios.count }
        try common.checkInput(paths)
        try checkWatching()
    }
}

/// A number above 0.
private func positive(_ text: Substring) -> Rational? {
    decimalNumber(text).flatMap { $0 > .zero ? $0 : nil }
}

/// An aspect ratio: `3:2` or `1.5`.
private func ratio(_ text: Substring) -> Rational? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first.flatMap({ positive($0) }) else { return nil }
    if parts.count == 1 { return first }
    return positive(parts[1]).flatMap { try? first / $0 }
}
