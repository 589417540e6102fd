/// The settings of `play`.
package struct PlaySettings: CommandSettings {
    package var specs: [String] = []
    package var output: String?
    package var port: UInt16 = 0
    /// Whether a browser opens; nil if that depends on where the command runs.
    package var opens: Bool?
    var common = CommonSettings()

    static let summary = "edit specs in a web page that shows their layouts and their code"
    static let usage = "gridgen play FILE.grid|FOLDER … [--port N] [--open | --no-open] [-o PAGE]"
    static let details = """
        The page comes from this program and is served to this machine only, until Ctrl-C. It follows the file: a change by \
        another program shows at once, and an edit in the page is written to the file, unless the file has changed meanwhile. \
        A folder means all specs in it and its subfolders. `-` reads a spec from standard input, to which nothing is written.

        With -o, gridgen writes a page with the compiler and the spec in it instead, one file that needs no server. The spec \
        stays as it is. `make playground` builds what that needs.
        """
    static let examples = ["gridgen play specs/nice.grid", "gridgen play specs/wall.grid -o wall.html"]
    static let options: [Option<PlaySettings>] = [
        Option(
            names: ["--output", "-o"], value: "PAGE",
            help: "write this file instead of serving the page; `-` prints it",
            excludes: ["--port", "--open", "--no-open"]
        ) { settings, value in settings.output = value },
        Option(names: ["--port"], value: "N", help: "serve at this port instead of any free one") {
            settings, value throws(UsageError) in
            guard let port = UInt16(value), port > 0 else {
                throw UsageError(message: "`\(value)` is not a port; ports are 1..65535")
            }
            settings.port = port
        },
        Option(
            names: ["--open"], value: nil,
            help: "open the page in the browser; the default on a terminal with a screen",
            excludes: ["--no-open"]
        ) { settings, _ in settings.opens = true },
        Option(names: ["--no-open"], value: nil, help: "only print the address") { settings, _ in
            settings.opens = false
        },
    ]

    mutating func take(_ arguments: [String]) throws(UsageError) {
        guard let first = arguments.first else { throw UsageError(message: "no spec given") }
        if output != nil, arguments.count > 1 {
            throw UsageError(message: "`\(arguments[1])` is one argument too many; a page has one spec")
        }
        if arguments.count > 1, arguments.contains("-") {
            throw UsageError(message: "`-` can't be combined with `\(first == "-" ? arguments[1] : first)`")
        }
        specs = arguments
    }
}
