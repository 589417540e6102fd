internal import GridEmit
internal import GridModel

/// The settings of `show`.
struct ShowSettings: WatchableSettings, ImageSettings {
    var spec = ""
    var count: Int?
    var width: Rational?
    var height: Rational?
    var ratios: [Rational] = []
    var ascii = false
    var listsImages = false
    var images = ImageOptions()
    var container = ContainerText()
    /// The options of images that were given.
    var givenImageOptions: [String] = []
    var watches = false
    var common = CommonSettings()

    static let summary = "draw layouts in the terminal"
    static let usage =
        "gridgen show FILE.grid [COUNT] [--width N [--height N]] [--ratios R,…] [--images] [--watch]"
    static let details = """
        Draws the layouts of COUNT photos, or all layouts, as many side by side as fit; dots are holes. `-` reads the spec from
        standard input.

        With `--width`, it draws the layouts at that width, with their sizes in points; under `frame fill` also at the height of
        `--height`, or at three quarters of the width. With `--ratios`, it draws them for photos
        of these aspect ratios: by default for as many photos as there are ratios; further ones are squares. Without ratios, photos
        have ordinary ones.

        With `--images`, it lists which widths of each photo a server stores, and `sizes` for each image of a page.
        """
    static let examples = [
        "gridgen show specs/nice.grid 7", "gridgen show specs/wall.grid --ascii",
        "gridgen show specs/facebook.grid --width 375 --ratios 3:2,1,0.75",
        "gridgen show specs/feed.grid 5 --watch",
        "gridgen show specs/nice.grid 7 --images --container 'min(100vw, 640px)'",
    ]
    static let options: [Option<ShowSettings>] =
        [
            Option(names: ["--width"], value: "N", help: "the container's width in points") {
                settings, value throws(UsageError) in
                settings.width = try length("width", value)
            },
            Option(
                names: ["--height"], value: "N",
                help: "the container's height in points, beside `--width`"
            ) {
                settings, value throws(UsageError) in
                settings.height = try length("height", value)
            },
            Option(
                names: ["--ratios"], value: "RATIO[,…]",
                help: "the photos' aspect ratios, such as `3:2,1,0.75`"
            ) {
                settings, value throws(UsageError) in
                for part in value.split(separator: ",", omittingEmptySubsequences: false) {
                    guard let ratio = aspectRatio(part) else {
                        throw UsageError(message: "`\(part)` is not an aspect ratio, such as `3:2` or `0.75`")
                    }
                    settings.ratios.append(ratio)
                }
            },
            Option(names: ["--ascii"], value: nil, help: "draw with ASCII characters only") { settings, _ in
                settings.ascii = true
            },
            Option(
                names: ["--images"], value: nil,
                help: "list the widths of photos' files, and `sizes` for each image",
                excludes: ["--width", "--height", "--ratios", "--ascii"]
            ) { settings, _ in settings.listsImages = true },
            .watch(),
            .stdinFilename,
        ]
        + imageOptions(of: ["images"]).map { option in
            option.noting { $0.givenImageOptions.append($1.name) }
        }

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
            throw UsageError(
                message: "`--ratios` has \(counted(ratios.count, "ratio")) for \(counted(count, "photo"))")
        }
        if height != nil, width == nil {
            throw UsageError(message: "`--height` has no effect without `--width`")
        }
        if count == nil, !ratios.isEmpty { count = ratios.count }
        if !listsImages, let option = givenImageOptions.first {
            throw UsageError(message: "`\(option)` has no effect without `--images`")
        }
        try common.checkInput(paths)
        try checkWatching()
    }
}

private func length(_ side: String, _ text: String) throws(UsageError) -> Rational {
    guard let length = positiveNumber(text[...]) else {
        throw UsageError(message: "`\(text)` is not a \(side) in points, such as `375` or `320.5`")
    }
    return length
}
