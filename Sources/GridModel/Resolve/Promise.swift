internal import GridSyntax

extension Spec {
    /// The promised container widths, written or by default.
    var promisedWidths: LengthRange { width?.value ?? .standard }

    /// Whether some promised width is in no section.
    static func hasWidthsOutside(_ sections: [Scope], of promised: LengthRange) -> Bool {
        var lower = promised.lower
        for section in sections.inOrder(by: { $0.widths.minimum ?? .zero < $1.widths.minimum ?? .zero }) {
            if lower < section.widths.minimum ?? .zero { return true }
            guard let below = section.widths.below else { return false }
            lower = max(lower, below)
        }
        return lower <= promised.upper
    }
}

extension WidthRange {
    /// Whether a promised width is in the range.
    package func meets(_ promised: LengthRange) -> Bool {
        if let minimum, minimum > promised.upper { return false }
        guard let below else { return true }
        return below > promised.lower && below > minimum ?? .zero
    }
}
