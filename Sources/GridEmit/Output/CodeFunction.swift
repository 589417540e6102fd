/// A function of generated code that callers use, by its name in most languages.
///
/// `--only` chooses among them; what none of the chosen ones uses is left out.
public enum CodeFunction: String, Hashable, Sendable, CaseIterable {
    /// The layout, with the frame, the role and the edges of each tile.
    case layout
    case height
    /// The frames of all tiles, as a list or written to memory of the caller.
    case frames
    case moves, tileCount
    /// Growing waterfalls, and growing rows.
    case columns, rows
}

extension [CodeFunction] {
    /// Whether a function is printed: if no functions are chosen, all are.
    func wants(_ function: CodeFunction) -> Bool { isEmpty || contains(function) }

    /// Whether tiles are placed.
    var fills: Bool { isEmpty || contains { $0 != .tileCount && !$0.grows } }

    /// Whether plans are made for counts of photos.
    var plans: Bool { isEmpty || contains { !$0.grows } }

    /// Whether containers are measured.
    var measures: Bool { isEmpty || contains { $0 != .tileCount } }

    /// Whether there are layouts, whose tiles have edges.
    var hasLayouts: Bool { wants(.layout) || wants(.moves) }
}

extension CodeFunction {
    /// Whether it makes a layout that grows.
    fileprivate var grows: Bool { self == .columns || self == .rows }
}
