internal import GridSyntax

extension Spec {
    /// The promised container widths, written or by default.
    var promisedWidths: LengthRange { width?.value ?? .standard }

    /// The promised container heights, written or by default.
    var promisedHeights: LengthRange { height?.value ?? .standard }

    /// Whether some promised size is in no section.
    static func leaveSizes(_ sections: [Scope], width: LengthRange, height: LengthRange) -> Bool {
        // From one of these heights to the next, the sections are the same.
        let limits = sections.flatMap { $0.sizes.heights.ends }.filter {
            $0 > height.lower && $0 <= height.upper
        }
        return Set([height.lower] + limits).contains { limit in
            leaveWidths(sections.filter { $0.sizes.heights.holds(limit) }, of: width)
        }
    }

    /// Whether some promised width is in no section.
    private static func leaveWidths(_ sections: [Scope], of promised: LengthRange) -> Bool {
        var lower = promised.lower
        for section in sections.inOrder(by: { $0.widths.minimum ?? .zero < $1.widths.minimum ?? .zero }) {
            if lower < section.widths.minimum ?? .zero { return true }
            guard let below = section.widths.below else { return false }
            lower = max(lower, below)
        }
        return lower <= promised.upper
    }
}

extension SideRange {
    /// Whether a promised length is in the range.
    package func meets(_ promised: LengthRange) -> Bool {
        if let minimum, minimum > promised.upper { return false }
        guard let below else { return true }
        return below > promised.lower && below > minimum ?? .zero
    }
}
