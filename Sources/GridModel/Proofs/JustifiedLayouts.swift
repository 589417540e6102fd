internal import GridSyntax

/// The layouts whose rows find their lengths, by rule, rows and widths.
struct JustifiedLayouts {
    /// The layouts of a rule, with the same rows at the same promised widths.
    struct Group {
        let rows: JustifiedRows
        let widths: LengthRange
        fileprivate(set) var layouts: [Layout]
    }

    private struct Key: Hashable {
        let span: SourceSpan
        let rows: JustifiedRows
        /// The number of photos in written rows beside them.
        let written: Int?
        let widths: LengthRange
    }

    /// The groups, in the order of their first layouts.
    private(set) var all: [Group] = []
    private var places: [Key: Int] = [:]

    mutating func add(_ layout: Layout, _ rows: JustifiedRows, over widths: LengthRange) {
        let key = Key(
            span: layout.origin.span, rows: rows, written: layout.aimedParts?.written, widths: widths)
        if let place = places[key] {
            all[place].layouts.append(layout)
        } else {
            places[key] = all.count
            all.append(Group(rows: rows, widths: widths, layouts: [layout]))
        }
    }
}
