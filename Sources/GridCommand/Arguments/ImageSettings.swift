internal import GridEmit
internal import GridModel

/// The settings of commands that list images.
protocol ImageSettings: CommandSettings {
    var images: ImageOptions { get set }
    var container: ContainerText { get set }
}

/// The container's width as it is written on a command line.
struct ContainerText {
    var text = "100vw"
    /// The pixels of a `rem`. Browsers have 16 unless the page's style sheet says otherwise.
    var rem = Rational(16)

    var width: ContainerWidth {
        get throws(UsageError) { try ContainerWidth(text: text, rem: rem) }
    }
}

extension ImageSettings {
    /// The options that say for which photos, screens and pages images are.
    ///
    /// - Parameter outputs: what they configure.
    static func imageOptions(of outputs: [String]) -> [Option<Self>] {
        fileOptions(of: outputs, container: "100vw") + photoOptions(of: outputs)
    }

    /// The options that say of which ratios photos are.
    private static func photoOptions(of outputs: [String]) -> [Option<Self>] {
        [
            Option(
                names: ["--photos"], value: "RATIO[..RATIO]", outputs: outputs,
                help: "aspect ratios of photos, which cover their tiles (limits of `tile photo`, or 1:3..3:1)"
            ) { settings, value throws(UsageError) in
                guard let photos = range(value, of: aspectRatio) else {
                    throw UsageError(
                        message:
                            "`\(value)` is not an aspect ratio or a range of them, such as `3:2` or `3:4..4:3`"
                    )
                }
                settings.images.photos = .ratios(photos)
            },
            Option(
                names: ["--cut"], value: nil, outputs: outputs,
                help: "each file has the ratio of its tile, as a server cuts it, in place of `--photos`",
                excludes: ["--photos"]
            ) { settings, _ in settings.images.photos = .cut },
        ]
    }

    /// The options that say which files there are, and for which screens and pages.
    ///
    /// - Parameter container: the width of the container unless it is given.
    static func fileOptions(of outputs: [String], container: String) -> [Option<Self>] {
        [
            Option(
                names: ["--density"], value: "N[..M]", outputs: outputs,
                help: "pixels per point of screens (1..3)"
            ) { settings, value throws(UsageError) in
                guard let density = range(value, of: positiveNumber) else {
                    throw UsageError(
                        message: "`\(value)` is not a density or a range of them, such as `2` or `1..3`")
                }
                settings.images.density = density
            },
            Option(
                names: ["--files"], value: "N", outputs: outputs,
                help: "the most files of a photo, whose widths waste as few pixels as so many can (6)"
            ) { settings, value throws(UsageError) in
                guard let count = Int(value), (1...100).contains(count) else {
                    throw UsageError(message: "`\(value)` is not a number of files from 1 to 100")
                }
                settings.images.limit = .files(count)
            },
            Option(
                names: ["--waste"], value: "N%", outputs: outputs,
                help: "how many more pixels a file may have than are needed, in place of `--files`",
                excludes: ["--files"]
            ) { settings, value throws(UsageError) in
                guard value.hasSuffix("%"), let percent = decimalNumber(value.dropLast()),
                    percent >= .one, percent <= Rational(1_000), let waste = try? percent / Rational(100)
                else { throw UsageError(message: "`\(value)` is not a percentage from `1%` to `1000%`") }
                settings.images.limit = .waste(waste)
            },
            Option(
                names: ["--widths"], value: "N,N…", outputs: outputs,
                help:
                    "the widths that files have, in place of `--files`: those of a server or a site generator",
                excludes: ["--files", "--waste"]
            ) { settings, value throws(UsageError) in
                let texts = value.split(separator: ",", omittingEmptySubsequences: false)
                let widths = texts.map { Int($0) ?? 0 }
                guard widths.count <= 100, widths.allSatisfy({ (1...1 << 20).contains($0) }) else {
                    throw UsageError(
                        message: "`\(value)` is not a list of widths in pixels, such as `160,320,640,1280`")
                }
                settings.images.limit = .widths(Set(widths).sorted())
            },
            Option(
                names: ["--container"], value: "LENGTH", outputs: outputs,
                help:
                    "the width of the container in a page as a CSS length of `vw`, `px` and `rem` (\(container))"
            ) { settings, value throws(UsageError) in
                settings.container.text = value
                settings.images.container = try settings.container.width
            },
            Option(
                names: ["--rem"], value: "PX", outputs: outputs,
                help: "the pixels of a `rem` in `--container` (16)"
            ) { settings, value throws(UsageError) in
                guard let rem = positiveNumber(value.hasSuffix("px") ? value.dropLast(2) : value[...]) else {
                    throw UsageError(message: "`\(value)` is not a number of pixels, such as `10`")
                }
                settings.container.rem = rem
                settings.images.container = try settings.container.width
            },
        ]
    }
}

/// A value or two with `..` between them, in ascending order.
private func range(_ text: String, of value: (Substring) -> Rational?) -> RatioRange? {
    var (first, second) = (text[...], text[...])
    if let dots = text.indices.first(where: { text[$0...].hasPrefix("..") }) {
        (first, second) = (text[..<dots], text[dots...].dropFirst(2))
    }
    guard let lower = value(first), let upper = value(second), lower <= upper else { return nil }
    return RatioRange(lower: lower, upper: upper)
}
