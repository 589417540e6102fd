/// The words that open a statement.
enum Keyword: String, CaseIterable {
    case grid, tile, frame, align, gap, inset, width, height, smallest, shapes, append, waterfall, when

    static let words = allCases.map { $0.rawValue }
    /// Those that may stand behind a body.
    static let ruleOptions = [tile, frame, align].map { $0.rawValue }
}
