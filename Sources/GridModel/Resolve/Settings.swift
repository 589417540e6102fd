internal import GridSyntax

/// The settings of a file, initially the defaults of the language.
struct Settings {
    var name: Located<String>?
    var style = Style(sizing: .tileRatio(.one), alignment: .leading)
    var rowGap = Rational.zero
    var columnGap = Rational.zero
    var inset = Insets(cssOrder: [.zero])
    var heading: Located<Rational>?
    var foot = Rational.zero
    var width: Located<LengthRange>?
    var height: Located<LengthRange>?
    var smallest: Located<Rational>?
    var shapes = Shapes.standard
    var append: Located<Int>?
    var waterfall: ScopedWaterfall?
}

extension SettingSyntax {
    /// The name of the setting's kind; a scope may have only one setting of a kind.
    var kind: String {
        switch self {
        case .name: "grid"
        case .sizing: "sizing"
        case .alignment: "align"
        case .gap: "gap"
        case .inset: "inset"
        case .heading: "heading"
        case .foot: "foot"
        case .width: "width"
        case .height: "height"
        case .smallest: "smallest"
        case .shapes: "shapes"
        case .append: "append"
        case .waterfall: "waterfall"
        case .requirement: "require"
        }
    }
}

extension SizeRange {
    init(_ condition: ConditionSyntax) {
        self.init(
            widths: condition.width.map { SideRange($0) } ?? .all,
            heights: condition.height.map { SideRange($0) } ?? .all)
    }
}

extension SideRange {
    fileprivate init(_ limits: LimitsSyntax) {
        switch limits {
        case .below(let limit): self.init(minimum: nil, below: Rational(limit.value))
        case .atLeast(let limit): self.init(minimum: Rational(limit.value), below: nil)
        case .between(let lower, let upper):
            self.init(minimum: Rational(lower.value), below: Rational(upper.value))
        }
    }
}

extension PhotoBounds {
    init(_ syntax: PhotoBoundsSyntax) {
        self.init(
            least: syntax.least.map { PhotoBox($0.value) },
            greatest: syntax.greatest.map { PhotoBox($0.value) }
        )
    }
}

extension PhotoBox {
    init(_ syntax: PhotoBoxSyntax) {
        switch syntax {
        case .ratio(let ratio): self = .ratio(Rational(ratio))
        case .height(let height): self = .height(Rational(height))
        }
    }
}

extension Insets {
    /// Creates insets from one, two or four lengths, as CSS does.
    init(cssOrder lengths: [Rational]) {
        let top = lengths.first ?? .zero
        let right = lengths.count > 1 ? lengths[1] : top
        self.init(
            top: top,
            right: right,
            bottom: lengths.count > 2 ? lengths[2] : top,
            left: lengths.count > 3 ? lengths[3] : right
        )
    }

    /// The same with more at the top and at the bottom.
    func adding(top more: Rational, bottom less: Rational) -> Insets {
        Insets(
            top: (try? top + more) ?? top, right: right, bottom: (try? bottom + less) ?? bottom, left: left)
    }
}
