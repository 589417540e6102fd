internal import GridSyntax

/// What the lowerer keeps of a layout until the grid is complete.
extension Lowerer {
    /// How a count is laid out in a scope for some shapes: a body, the number of photos it shows, and a style.
    struct Recipe: Equatable {
        let rule: ScopedRule
        /// The shapes of the first photos; nil for any.
        let pattern: Pattern?
        let shown: Int
        let body: Located<BodySyntax>
        let style: Style

        /// Whether it is listed with the rules, since no layout is written out for it.
        var staysRule: Bool {
            if case .repeats = body.value { return true }
            return false
        }

        static func == (first: Recipe, second: Recipe) -> Bool {
            first.body.span == second.body.span && first.shown == second.shown && first.style == second.style
                && first.pattern == second.pattern
        }
    }

    /// Everything that determines the tiles of a layout except the insets.
    struct BodyKey: Hashable {
        let body: BodySyntax
        let count: Int
        let style: Style
    }

    /// A lowered body.
    struct Body {
        /// The places of its tiles in the table, or what determines them for the photos.
        enum Geometry {
            case solved(FormTable.Places)
            case photos(PhotoTree)
            indirect case justified(JustifiedRows)
            indirect case aimedParts(Parts<JustifiedRows>)
            indirect case strip(Strip)
        }

        let geometry: Geometry
        let structure: Block
        let number: UInt32
    }

    /// A layout whose tiles wait until the shared table is complete.
    struct Draft {
        let recipe: Recipe
        let count: Int
        let sizes: SizeRange
        let body: Body
    }
}
