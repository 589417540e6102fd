/// The settings of `vectors`.
struct VectorsSettings: CommandSettings {
    var specs: [String] = []
    var seed: UInt64 = 1
    var count = 1_000
    var output: String?
    var common = CommonSettings()

    static let summary = "write calls and their answers, to test other implementations with"
    static let usage = "gridgen vectors SPEC… [--seed N] [--count N] [-o FILE]"
    static let details = """
        Writes lines of JSON: the version, and then calls of each grid's code with what the code of every language answers, in decimals
        and in bits. The same seed gives the same calls.
        """
    static let examples = [
        "gridgen vectors specs/nice.grid --count 20", "gridgen vectors specs -o vectors.jsonl",
    ]
    static let options: [Option<VectorsSettings>] = [
        Option(names: ["--seed"], value: "N", help: "begin random numbers with this one; default: 1") {
            settings, value throws(UsageError) in
            guard let seed = UInt64(value) else {
                throw UsageError(message: "`\(value)` is not a seed: a whole number from 0 to \(UInt64.max)")
            }
            settings.seed = seed
        },
        Option(names: ["--count"], value: "N", help: "how many calls for each spec; default: 1000") {
            settings, value throws(UsageError) in
            guard let count = Int(value), (1...1_000_000).contains(count) else {
                throw UsageError(message: "`\(value)` is not a number of calls from 1 to 1000000")
            }
            settings.count = count
        },
        Option(
            names: ["--output", "-o"], value: "FILE", help: "write to this file instead of standard output"
        ) { settings, value in settings.output = value },
        .stdinFilename,
    ]

    mutating func take(_ arguments: [String]) throws(UsageError) {
        if arguments.isEmpty { throw UsageError(message: "no spec given") }
        specs = arguments
        try common.checkInput(specs)
    }
}
