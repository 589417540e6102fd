import Foundation
import GridEmit
import GridModel
import TestSupport
import Testing

/// The colours of a style sheet, light and dark, by selector and property.
private struct Colors {
    private var light: [String: String] = [:]
    private var dark: [String: String] = [:]

    init(_ style: String) throws {
        let rule = try NSRegularExpression(pattern: #"([^{}]+)\{([^{}]*)\}"#)
        let parts = style.components(separatedBy: "@media (prefers-color-scheme: dark) {")
        for (index, part) in parts.enumerated() {
            for match in rule.matches(in: part, range: NSRange(part.startIndex..., in: part)) {
                let texts = (1...2).compactMap { Range(match.range(at: $0), in: part).map { part[$0] } }
                for selector in texts[0].split(separator: ",") {
                    for declaration in texts[1].split(separator: ";") {
                        let sides = declaration.split(separator: ":", maxSplits: 1).map {
                            $0.trimmingCharacters(in: .whitespacesAndNewlines)
                        }
                        guard sides.count == 2 else { continue }
                        let key = selector.trimmingCharacters(in: .whitespacesAndNewlines) + " " + sides[0]
                        let colors = sides[1].matches(of: #/#[0-9a-f]{6}\b/#).map { String($0.output) }
                        guard let first = colors.first else { continue }
                        if index == 0 { light[key] = first }
                        dark[key] = sides[1].hasPrefix("light-dark") ? colors[1] : first
                    }
                }
            }
        }
    }

    /// How much lighter the one is than the other, as WCAG 2 counts: the lesser of light and dark.
    func contrast(_ first: String, _ second: String) throws -> Double {
        try [light, dark].map { colors in
            let both = try [first, second].map { try Self.luminance(try #require(colors[$0], "\($0)")) }
            return ((both.max() ?? 0) + 0.05) / ((both.min() ?? 0) + 0.05)
        }.min() ?? 0
    }

    private static func luminance(_ color: String) throws -> Double {
        let number = try #require(Int(color.dropFirst(), radix: 16))
        let parts = [16, 8, 0].map { shift in
            let part = Double(number >> shift & 255) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
}

@Suite("Contrast of text") struct ContrastTests {
    private static func style(of output: Output) throws -> Colors {
        let text = emit(try #require(compiled("1: 1").grid), as: output)
        let style = text.components(separatedBy: "<style>").dropFirst().first
        return try Colors(try #require(style?.components(separatedBy: "</style>").first))
    }

    @Test(
        "a sheet's text is read in light and dark",
        arguments: [
            ("text fill", ".page fill"), (".note fill", ".page fill"), (".size fill", ".page fill"),
            (".number fill", ".number stroke"), (".number.add fill", ".add fill"),
            (".number.add fill", ".number.add stroke"),
        ])
    func sheet(text: String, ground: String) throws {
        #expect(try Self.style(of: .svg).contrast(text, ground) >= 4.5)
    }

    @Test(
        "a page's text is read in light and dark",
        arguments: [
            ("body color", "body background"), ("figcaption color", "body background"),
            (".photo b color", ".photo b background"),
        ])
    func page(text: String, ground: String) throws {
        #expect(try Self.style(of: .html).contrast(text, ground) >= 4.5)
    }
}
