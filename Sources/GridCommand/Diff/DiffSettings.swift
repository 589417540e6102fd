internal import GridModel
internal import GridSyntax

/// The settings of `diff`.
struct DiffSettings: CommandSettings {
    /// The format of a comparison.
    enum Format: String, CaseIterable {
        case text, json, github
        /// A page with pictures; `--html`.
        case html
    }

    var old = ""
    var new = ""
    /// The path of the new version in the repository, as git says it, and that of the old one; nil outside of git.
    var path, oldPath: String?
    var format = Format.text
    /// The difference in heights that an app tolerates; nil unless breaking changes fail the run.
    var tolerance: Rational?
    var common = CommonSettings()

    static let summary = "say in words what changed between two versions of specs"
    static let usage = "gridgen diff OLD NEW [--html | --output-format FORMAT] [--breaking[=LENGTH]]"
    static let details = """
        Compares what specs mean, not how they are written: which counts have a layout, its rows, the places of photos and the
        height at three widths. OLD and NEW are specs or folders; `-` means standard input, and /dev/null a spec that doesn't
        exist. In folders, specs with the same path are compared.

        For `git diff`, write `*.grid diff=grid` into .gitattributes, and run `git config diff.grid.command 'gridgen diff'`. For
        `git difftool -t gridgen`, set `difftool.gridgen.cmd` to `gridgen diff "$LOCAL" "$REMOTE"`.

        exit codes: 0 if there are changes or none, so that git goes on; 1 errors in a spec, or with --breaking a change that
        breaks apps; 2 a bad command line, or a file that can't be read
        """
    static let examples = [
        "gridgen diff old.grid new.grid", "gridgen diff old.grid new.grid --html > changes.html",
        "gridgen diff before after --breaking=4",
    ]
    static let options: [Option<DiffSettings>] = [
        Option(
            names: ["--html"], value: nil, help: "write a page with pictures of both versions side by side",
            excludes: ["--output-format"]
        ) { settings, _ in settings.format = .html },
        Option(names: ["--output-format"], value: "text|json|github", help: "the format of the changes") {
            settings, value throws(UsageError) in
            guard let format = Format(rawValue: value), format != .html else {
                throw unknownValue("output format", value, among: ["text", "json", "github"])
            }
            settings.format = format
        },
        Option(
            names: ["--breaking"], value: "[=LENGTH]", optionalValues: ["0"],
            help:
                "exit with 1 if apps notice a change: a count, a role or an argument is gone, or a height differs by more than "
                + "LENGTH points (default: 0)"
        ) { settings, value throws(UsageError) in
            guard let length = value.isEmpty ? .zero : decimalNumber(value[...]) else {
                throw UsageError(message: "`\(value)` is not a length in points")
            }
            settings.tolerance = length
        },
    ]

    mutating func take(_ arguments: [String]) throws(UsageError) {
        switch arguments.count {
        case 2: (old, new) = (arguments[0], arguments[1])
        case 7, 9:
            // How git calls an external diff: path, then file, hash and mode of each version; after a rename also the new path
            // and what is similar.
            (old, new) = (arguments[1], arguments[4])
            oldPath = arguments[0]
            path = arguments.count == 9 ? arguments[7] : arguments[0]
        case 0, 1:
            throw UsageError(message: arguments.isEmpty ? "no specs given" : "no spec given to compare with")
        default: throw UsageError(message: "`\(arguments[2])` is one argument too many")
        }
        if old == "-", new == "-" { throw UsageError(message: "standard input can only be read once") }
    }
}
