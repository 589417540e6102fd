/// Rows that are written and rows of all other photos, one under another, a row gap apart, within the insets.
///
/// The others are rows of equal lengths, or rows that the photos' ratios and the width determine.
public struct Parts<Others: Hashable & Sendable>: Hashable, Sendable {
    /// The written rows above the others, as a layout of their photos alone; nil if there are none.
    public let above: Layout?
    /// The rows of the other photos. There may be none.
    public let rows: Others
    /// The written rows below the others, as a layout of their photos alone; nil if there are none.
    public let below: Layout?
}

extension Parts {
    /// Whether they lay out photos alike, whatever rules and sizes they are for.
    public static func == (first: Parts, second: Parts) -> Bool {
        first.rows == second.rows && first.geometries == second.geometries
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rows)
        hasher.combine(geometries)
    }

    private var geometries: [Geometry?] { [above?.geometry, below?.geometry] }

    /// The number of photos in written rows.
    package var written: Int { (above?.count ?? 0) + (below?.count ?? 0) }

    /// The layouts of the written rows, from the top.
    package var layouts: [Layout] { [above, below].compactMap { $0 } }

    /// The blocks of the written rows above and below, regardless of the rule and the sizes that they are for.
    var structures: [Block?] { [above?.structure, below?.structure] }
}

extension Rule {
    /// The parts, if the arrangement is a partition with rows of equal lengths.
    package var parts: Parts<Rows>? {
        if case .parts(let parts) = arrangement { return parts }
        return nil
    }

    /// The parts, if the arrangement is a partition with rows that the photos' ratios and the width determine.
    package var aimedParts: Parts<JustifiedRows>? {
        if case .aimedParts(let parts) = arrangement { return parts }
        return nil
    }

    /// The layouts of the written rows beside others, from the top.
    package var writtenRows: [Layout] {
        switch arrangement {
        case .parts(let parts): parts.layouts
        case .aimedParts(let parts): parts.layouts
        case .rows, .justified, .strip, .show, .repeated, .waterfall: []
        }
    }

    /// Whether it has parts with rows that the photos' ratios and the width determine.
    package var hasAimedParts: Bool { if case .aimedParts = arrangement { true } else { false } }
}

extension Layout {
    /// The parts, if it is a partition with rows that the photos' ratios and the width determine.
    package var aimedParts: Parts<JustifiedRows>? {
        if case .aimedParts(let parts) = geometry { parts } else { nil }
    }

    /// Whether it has such parts; asked of each layout, of which most have none.
    package var hasAimedParts: Bool { if case .aimedParts = geometry { true } else { false } }
}

/// The written rows of parts, those that are the same at several widths once, and the counts below 0 that stand for them, which no
/// request has.
package struct WrittenRows {
    private var layouts: [Layout] = []
    private var numbers: [Key: Int] = [:]

    private struct Key: Hashable {
        let structure: Block
        let sizing: Sizing
        let origin: Origin

        init(_ layout: Layout) {
            (structure, sizing, origin) = (layout.structure, layout.sizing, layout.origin)
        }
    }

    package init(of grid: Grid) {
        for index in grid.rules.indices { add(grid.rules[index].writtenRows) }
        for index in grid.layouts.indices where grid.layouts[index].hasAimedParts {
            add(grid.layouts[index].aimedParts?.layouts ?? [])
        }
    }

    private mutating func add(_ parts: [Layout]) {
        for part in parts {
            let key = Key(part)
            if numbers[key] != nil { continue }
            layouts.append(part)
            numbers[key] = layouts.count
        }
    }

    /// The count that stands for written rows; 0 without them.
    package func count(standingFor part: Layout?) -> Int {
        part.flatMap { numbers[Key($0)] }.map { -$0 } ?? 0
    }

    /// The layouts of these counts, in their order, for all widths.
    fileprivate var standing: [Layout] {
        layouts.indices.reversed().map { layouts[$0].standingFor(-1 - $0) }
    }
}

extension Grid {
    /// The layouts that code has plans for: those of counts, and before them written rows of parts as layouts of counts below 0.
    package var plannedLayouts: [Layout] {
        let written = WrittenRows(of: self).standing
        return written.isEmpty ? layouts : written + layouts
    }
}

extension Layout {
    fileprivate func standingFor(_ count: Int) -> Layout {
        Layout(
            count: count, pattern: nil, sizes: .all, hidden: count - self.count, sizing: sizing,
            geometry: geometry, structure: structure, origin: origin, body: nil)
    }
}
