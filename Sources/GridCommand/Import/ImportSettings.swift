internal import GridModel

/// The settings of `import`.
struct ImportSettings: CommandSettings {
    /// What a layout is read from.
    enum Source {
        /// Rows as digits: `231`.
        case rows
        /// CSS `grid-template-areas`.
        case areas
        /// Rectangles as JSON.
        case frames
    }

    var source = Source.rows
    var arguments: [String] = []
    var tolerance = Rational.one
    var isMirrored = false
    var common = CommonSettings()

    static let summary = "write a spec for layouts that exist: rows of digits, CSS areas or measured frames"
    static let usage =
        "gridgen import ROWS … | --areas FILE|- | --frames FILE|- … [--tolerance LENGTH] [--mirrored]"
    static let details = """
        ROWS are the numbers of photos in each row, as in Tumblr's photosets: `231` are rows of two, three and one. `--areas`
        reads the values of `grid-template-areas` in a style sheet; conditions on the width become sections.

        `--frames` reads the frames of photos as a designer measures them: a JSON list of [x, y, width, height] or of objects
        with these keys for each count, from a file for each width of the container. It writes the simplest spec that gives all
        of them within the tolerance, with sections if the layouts differ by width. The file may be {"width": 375, "frames": …}.

        The spec goes to standard output. Before that, it is compiled and its frames are compared.

        exit codes: 0 success; 1 layouts that no spec gives; 2 a bad command line, or a file that can't be read
        """
    static let examples = [
        "gridgen import 231", "gridgen import --areas grid.css > my.grid",
        "gridgen import --frames phone.json tablet.json --tolerance 0.5",
    ]
    static let arguments = Candidates(files: .files)
    static let options: [Option<ImportSettings>] = [
        Option(
            names: ["--areas"], value: nil, help: "read CSS with `grid-template-areas`",
            excludes: ["--frames"]
        ) { settings, _ in settings.source = .areas },
        Option(names: ["--frames"], value: nil, help: "read frames as JSON, from a file for each width") {
            settings, _ in settings.source = .frames
        },
        Option(
            names: ["--tolerance"], value: "LENGTH",
            help: "how far, in points, an edge may be from where it was measured (default: 1)"
        ) { settings, value throws(UsageError) in
            guard let length = decimalNumber(value[...]), length <= Rational(100) else {
                throw UsageError(message: "`\(value)` is not a length of 0..100 points")
            }
            settings.tolerance = length
        },
        Option(
            names: ["--mirrored"], value: nil, help: "read frames of a page from right to left",
            excludes: ["--areas"]
        ) { settings, _ in settings.isMirrored = true },
    ]

    mutating func take(_ arguments: [String]) throws(UsageError) {
        guard !arguments.isEmpty else {
            throw UsageError(message: source == .rows ? "no rows given, such as `231`" : "no file given")
        }
        self.arguments = arguments
        if arguments.filter({ $0 == "-" }).count > 1 {
            throw UsageError(message: "standard input can only be read once")
        }
        if source == .areas, arguments.count > 1 {
            throw UsageError(message: "`\(arguments[1])` is one argument too many")
        }
    }
}
