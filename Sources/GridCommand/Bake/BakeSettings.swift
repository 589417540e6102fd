internal import GridEmit
internal import GridModel

/// The settings of `bake`.
struct BakeSettings: ImageSettings {
    /// What an album is written as.
    enum Kind: String, CaseIterable {
        case css, html, page, images, data

        /// Whether it lists the files of photos.
        var listsImages: Bool { self == .page || self == .images || self == .data }

        /// Whether it contains the addresses of photos.
        var namesFiles: Bool { self == .page || self == .data }

        fileprivate var suffix: String {
            switch self {
            case .css, .html: "." + rawValue
            case .page: ".page.html"
            case .images, .data: ".\(rawValue).json"
            }
        }

        fileprivate static func names(where holds: (Kind) -> Bool = { _ in true }) -> [String] {
            allCases.filter(holds).map { $0.rawValue }
        }
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
    var images = ImageOptions()
    var container = ContainerText()
    /// How the files of photos are named, if not each by its `src`.
    private(set) var names = FileNames()
    var title: String?
    /// The options of outputs that were given, and these outputs.
    private var givenOptions: [(name: String, outputs: [String])] = []
    var common = CommonSettings()

    static let summary = "make a page or a style sheet of an album whose photos are known"
    static let usage = "gridgen bake FILE.grid --ratios FILE --emit KIND[=PATH][,…] [-o FILE]"
    static let details = """
        Writes a style sheet for one album: the ratios of its photos are known, so every form of the language can be CSS, also
        rows that find their lengths and albums in a box. The sheet has a container query for each range of widths.

        `page` is a finished page, `data` what it says of each photo as JSON, for site generators, and `images` lists the files of
        the photos and their `sizes`. `html` shows the layouts with numbered pictures.

        The file of `--ratios` is JSON, a list of ratios or of objects with `width` and `height`, or what ImageMagick's `identify`
        prints. For `page` and `data`, objects also have `src`, and may have `alt`, `href`, `caption`, `focus` and `color`. With the format of the example below, it prints how the camera was held, too: browsers turn photos accordingly.
        `-` is standard input.

        A single output is printed. Several are written next to the file of the ratios: `photos.css` for `photos.json`.

        exit codes: 0 success; 1 errors in the spec, or photos that it can't lay out; 2 a bad command line, or a file that can't
        be read or written
        """
    static let examples = [
        "gridgen bake specs/justified.grid --ratios photos.json --emit css",
        "gridgen bake trip.grid --ratios photos.json --emit css=a.css,html=a.html",
        "gridgen bake a.grid --ratios a.json --emit page --src {name}-{width}.jpg",
        "identify -format '\(IdentifiedPhoto.format)' *.jpg >trip.txt",
    ]
    static let options: [Option<BakeSettings>] =
        ownOptions
        + (fileOptions(
            of: Kind.names { $0.listsImages }, container: "100vw, but not above the promise of `width`")
        + pageOptions).map { option in
            option.noting { $0.givenOptions.append(($1.name, $1.outputs)) }
        }

    private static let pageOptions: [Option<BakeSettings>] = [
        Option(
            names: ["--src"], value: "PATTERN", outputs: Kind.names { $0.namesFiles },
            help: "addresses of the photos' files, with `{name}` of `src`, `{number}` and `{width}`"
        ) { settings, value throws(UsageError) in settings.names = try FileNames(value) },
        Option(
            names: ["--title"], value: "TEXT", outputs: Kind.names { $0 == .page },
            help: "the title of the page; by default the name of the spec"
        ) { settings, value in settings.title = value },
    ]

    private static let ownOptions: [Option<BakeSettings>] = [
        Option(
            names: ["--ratios"], value: "FILE", candidates: Candidates(files: .files),
            help: "the photos, or their ratios, as JSON or as `identify` prints them"
        ) { settings, value in settings.ratios = value },
        Option(
            names: ["--emit"], value: "KIND[=PATH][,…]",
            candidates: .list(Kind.allCases.map { ($0.rawValue, "") }, takesPaths: true),
            help: "what to write: \(Kind.names().joined(separator: ", ")); PATH names the file"
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
            throw UsageError(
                message: "`--emit` is missing; choose what to write: "
                    + Kind.names().joined(separator: ", "))
        }
        if spec == "-", ratios == "-" { throw UsageError(message: "standard input can only be read once") }
        try common.checkInput([spec])
        try checkEffects(of: givenOptions, on: requests.map { $0.kind.rawValue })
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

    /// The container's width in the page; without `--container`, the page's width up to the greatest promised one.
    func container(of grid: Grid) -> ContainerWidth {
        if givenOptions.contains(where: { $0.name == "--container" }) { return images.container }
        return .least([.page, .linear(vw: .zero, px: grid.width.upper)])
    }

    /// The file of an output; `-` for standard output.
    func path(of request: Request) -> String {
        if let path = request.path ?? file { return path }
        if requests.count == 1 { return "-" }
        let name = fileName(ofPath: ratios)
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
        let path = (stem.isEmpty ? name[...] : stem) + request.kind.suffix
        return ratios.contains("/") ? joined(folder(ofPath: ratios), String(path)) : String(path)
    }
}
