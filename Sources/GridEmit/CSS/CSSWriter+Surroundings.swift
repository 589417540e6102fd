internal import GridModel

extension CSSWriter {
    /// Adds what the container asks of the element around it, with specificity 0: any rule of a page overrides it.
    ///
    /// Its width never follows from its tiles: where the parent shrinks to fit, it has a natural one. Its height follows from
    /// them, also where the parent would stretch it. This isn't `fit-content`, which fills the parent in WebKit if the container
    /// is positioned.
    func addSurroundings(to sheet: inout StyleSheet) {
        var layer = Layer()
        let asks = cases.map { Surroundings(hasOwnWidth: $0.hasOwnWidth, fillsHeight: $0.fillsHeight) }
        let isAlike = asks.allSatisfy { $0 == asks.first }
        for (first, own) in asks.enumerated() where !asks[..<first].contains(own) {
            let alike = zip(cases, asks).filter { $0.1 == own }.map { $0.0.counts }
            let declared = Self.surroundings(
                of: grid, names.prefix, insets: (try? grid.inset.horizontal) ?? .zero,
                hasOwnWidth: own.hasOwnWidth, fillsHeight: own.fillsHeight)
            layer.add(containers(isAlike ? alike.map { $0.with(.all) } : alike, .around), declared)
        }
        sheet.add([layer])
    }

    /// What the declarations of a case depend on.
    private struct Surroundings: Equatable {
        let hasOwnWidth: Bool
        let fillsHeight: Bool
    }

    /// The declarations of a container.
    /// - Parameter insets: what of its width is padding.
    static func surroundings(
        of grid: Grid, _ name: String, insets: Rational, hasOwnWidth: Bool = false, fillsHeight: Bool
    ) -> Declarations {
        var declarations: Declarations = [:]
        if !hasOwnWidth {
            let width = "var(--\(name)-width, min(\(naturalWidth(of: grid)), 80vw))"
            declarations += [
                .contain: "inline-size",
                .containIntrinsicInlineSize: .text(
                    insets.isZero ? width : "calc(\(width) - \(insets.cssPixels))"),
                .minWidth: "0", .maxWidth: "100%",
            ]
        }
        if !fillsHeight { declarations.declare(.height, "max-content") }
        return declarations
    }

    /// What the head of a sheet says of it.
    static func widthUsage(of grid: Grid, _ name: String) -> String {
        "Where its parent shrinks to fit, the container is --\(name)-width wide, by default \(naturalWidth(of: grid))."
    }

    /// The default of the natural width: one that the spec promises.
    private static func naturalWidth(of grid: Grid) -> String {
        min(max(Rational(480), grid.width.lower), grid.width.upper).cssPixels
    }
}
