/// A drawn photo: a sky with a sun or moon over hills, peaks or water, in colours of its own. The middle of it is worth
/// seeing in a tile of any ratio.
package struct Scene {
    private let sky: String
    private let sun: (color: String, x: Int, y: Int)
    private let far: (color: String, land: Land)
    private let near: (color: String, land: Land)

    /// The outline of what is below the sky, in a square of 100.
    private enum Land: String {
        case hills = "M0 62q20-16 42-6t58-4v48H0z"
        case meadow = "M0 78q26-18 52-8t48 2v28H0z"
        case peaks = "M0 68l22-26 14 14 22-30 26 34 16-12v52H0z"
        case ridge = "M0 80l30-18 20 12 24-18 26 20v24H0z"
        case sea = "M0 58h100v42H0z"
        case shore = "M0 74q12-5 25 0t25 0 25 0 25 0v26H0z"
    }

    /// Photos are drawn as these in turn: a number of them that rows rarely have, so that neighbours differ.
    package static let all: [Scene] = [
        Scene(sky: "#5aa9e6", sun: ("#fff1b8", 64, 38), far: ("#74b072", .hills), near: ("#35794f", .meadow)),
        Scene(sky: "#ef7d57", sun: ("#ffe6a3", 42, 56), far: ("#a8456b", .sea), near: ("#612b58", .shore)),
        Scene(sky: "#8fa9e0", sun: ("#ffffff", 36, 30), far: ("#6a7db8", .peaks), near: ("#39477c", .ridge)),
        Scene(sky: "#eda24f", sun: ("#fff3d6", 38, 40), far: ("#d9703a", .hills), near: ("#98422a", .meadow)),
        Scene(sky: "#5fc3bd", sun: ("#fff4c2", 62, 42), far: ("#2a8f94", .sea), near: ("#e3c58a", .shore)),
        Scene(sky: "#3d4f9e", sun: ("#f4efd2", 34, 32), far: ("#5a70c4", .peaks), near: ("#28346e", .ridge)),
        Scene(sky: "#e58aa4", sun: ("#fff0e0", 34, 40), far: ("#a9628f", .hills), near: ("#6c4480", .meadow)),
    ]

    /// How the sky grows lighter towards the horizon, which all scenes share.
    package static let glow =
        "<linearGradient id=\"glow\" x2=\"0\" y2=\"1\"><stop stop-color=\"#fff\" stop-opacity=\"0\"/>"
        + "<stop offset=\"1\" stop-color=\"#fff\" stop-opacity=\".6\"/></linearGradient>"

    /// Attributes of an element that shows a scene: whatever its ratio is, the scene fills it and is cropped, not stretched.
    private static let frame = "viewBox=\"0 0 100 100\" preserveAspectRatio=\"xMidYMid slice\""

    /// The scenes that so many photos show, as symbols for `photo`.
    package static func symbols(for count: Int = all.count) -> [String] {
        all.prefix(count).enumerated().map { index, scene in
            "<symbol id=\"p\(index)\" \(frame)>\(scene.shapes)</symbol>"
        }
    }

    /// The photo at an index, with the attributes of its place. It is an `svg` of its own, which every viewer crops: librsvg draws
    /// a symbol beyond the place where it is used.
    package static func photo(at index: Int, _ attributes: String) -> String {
        "<svg \(attributes)><use href=\"#p\(index % all.count)\"/></svg>"
    }

    /// What is in the frame, as SVG.
    private var shapes: String {
        "<path fill=\"\(sky)\" d=\"M0 0h100v100H0z\"/><path fill=\"url(#glow)\" d=\"M0 0h100v70H0z\"/>"
            + "<circle cx=\"\(sun.x)\" cy=\"\(sun.y)\" r=\"9\" fill=\"\(sun.color)\"/>"
            + [far, near].map { "<path fill=\"\($0.color)\" d=\"\($0.land.rawValue)\"/>" }.joined()
    }

    /// The whole as the address of an image, for a style sheet.
    var image: String {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(Self.frame)>\(Self.glow)\(shapes)</svg>"
        return svg.reduce(into: "data:image/svg+xml,") { text, character in
            switch character {
            case "\"": text += "'"
            case "#": text += "%23"
            case "<": text += "%3c"
            default: text.append(character)
            }
        }
    }
}
