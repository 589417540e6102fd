/// The settings of `bake`.
struct BakeSettings: CommandSettings {
    /// What an album is written as.
    enum Kind: String, CaseIterable {
        case css, html
    }

    /// An output and its file; nil if `-o` or the path of the ratios decides.
    struct Request {
        let kind: Kind
        let path: String?
    }

    var spec = ""
    var ratios = ""
    var requests: [Request] = []
    var file: String?
    var prefix = ""
    var layer = ""
    var common = CommonSettings()

    static let summary = "lay out an album whose photos are known in CSS, without a script"
    static let usage = "gridgen bake FILE.grid --ratios FILE --emit css|html[=PATH][,…] [-o FILE]"
    static let details = """
        Writes a style sheet for one album: the ratios of its photos are known, so every form of the language can be CSS, also
        rows that find their lengths and albums in a box. The sheet has a container query for each range of widths.

        The file of `--ratios` is JSON, a list of ratios or of objects with `width` and `height`, or what ImageMagick's `identify`
        prints. With the format of the example below, it prints how the camera was held, too: browsers turn photos accordingly.
        `-` is standard input.

        A single output is printed. Several are written next to the file of the ratios: `photos.css` for `photos.json`.

        exit codes: 0 success; 1 errors in the spec, or photos that it can't lay out; 2 a bad command line, or a file that can't
        be read or written
        """
    static let examples = [
        "gridgen bake specs/justified.grid --ratios photos.json --emit css",
        "gridgen bake trip.grid --ratios photos.json --emit css=a.css,html=a.html",
        "identify -format '\(IdentifiedPhoto.format)' *.jpg >trip.txt",
    ]
    static let options: [Option<BakeSettings>] = [
        Option(
            names: ["--ratios"], value: "FILE", candidates: Candidates(files: .files),
            help: "the photos' ratios or sizes, as JSON or as `identify` prints them"
        ) { settings, value in settings.ratios = value },
        Option(
            names: ["--emit"], value: "KIND[=PATH][,…]",
            candidates: .list(Kind.allCases.map { ($0.rawValue, "") }, takesPaths: true),
            help: "what to write: css, html; PATH names the file"
        ) { settings, value throws(UsageError) in
            for part in value.split(separator: ",", omittingEmptySubsequences: false) {
                let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                    .map(String.init)
                guard let kind = Kind(rawValue: words[0]) else {
                    throw unknownValue("output", words[0], among: Kind.allCases.map { $0.rawValue })
                }
                let path = words.count > 1 ? words[1] : nil
                if path == "" { throw UsageError(message: "`\(kind.rawValue)=` needs a path") }
                let isKnown = settings.requests.contains { $0.kind == kind && $0.path == path }
                if !isKnown { settings.requests.append(Request(kind: kind, path: path)) }
            }
        },
        Option(names: ["--output", "-o"], value: "FILE", help: "write to this file (one output only)") {
            settings, value in settings.file = value
        },
        Option(names: ["--prefix"], value: "TEXT", help: "prefix of the class name, such as `trip-`") {
            settings, value throws(UsageError) in settings.prefix = try classPrefix(value)
        },
        Option(
            names: ["--layer"], value: "NAME",
            help: "cascade layer of the style sheet, such as `albums` or `components.albums`"
        ) { settings, value throws(UsageError) in settings.layer = try layerName(value) },
        .stdinFilename,
    ]

    mutating func take(_ arguments: [String]) throws(UsageError) {
        guard let first = arguments.first else { throw UsageError(message: "no spec given") }
        spec = first
        if arguments.count > 1 { throw UsageError.surplus(arguments[1]) }
        if ratios.isEmpty {
            throw UsageError(message: "`--ratios` is missing; it names a file with the photos' ratios")
        }
        if requests.isEmpty {
            throw UsageError(message: "`--emit` is missing; choose what to write: css, html")
        }
        if spec == "-", ratios == "-" { throw UsageError(message: "standard input can only be read once") }
        try common.checkInput([spec])
        if file != nil, requests.count > 1 {
            throw UsageError(message: "`--output` is for one output; use `--emit css=PATH,html=PATH`")
        }
        if let file, let path = requests.first?.path {
            throw UsageError(
                message: "`--output \(file)` and the path `\(path)` of `--emit` can't be combined")
        }
        if ratios == "-", requests.count > 1, requests.contains(where: { $0.path == nil }) {
            throw UsageError(
                message:
                    "the outputs of ratios from standard input have no names; use `--emit css=PATH,html=PATH`"
            )
        }
    }

    /// The file of an output; `-` for standard output.
    func path(of request: Request) -> String {
        if let path = request.path ?? file { return path }
        if requests.count == 1 { return "-" }
        let name = fileName(ofPath: ratios)
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
        let path = (stem.isEmpty ? name[...] : stem) + "." + request.kind.rawValue
        return ratios.contains("/") ? joined(folder(ofPath: ratios), String(path)) : String(path)
    }
}
