/// The words that open a statement.
package enum Keyword: String, CaseIterable {
    case grid, tile, frame, align, gap, inset, heading, foot, width, height, smallest, shapes, append,
        waterfall,
        require, when

    package static let words = allCases.map { $0.rawValue }

    /// Whether the setting applies to the whole file, so that it can't differ by rule or width.
    var isForWholeFile: Bool {
        switch self {
        case .grid, .gap, .inset, .heading, .foot, .width, .height, .smallest, .shapes, .append: true
        case .tile, .frame, .align, .waterfall, .require, .when: false
        }
    }

    /// The names of the settings in other layout languages.
    static let synonyms: [String: Keyword] = [
        "spacing": .gap, "gutter": .gap, "gutters": .gap, "space": .gap, "margin": .inset, "margins": .inset,
        "padding": .inset, "header": .heading, "headers": .heading, "headings": .heading, "footer": .foot,
        "caption": .foot,
        "captions": .foot, "insets": .inset, "aspect": .tile, "ratio": .tile, "size": .tile, "cell": .tile,
        "item": .tile, "name": .grid, "title": .grid, "container": .width, "minimum": .smallest,
        "min": .smallest, "alignment": .align, "add": .append, "media": .when, "if": .when,
        "masonry": .waterfall, "assert": .require, "ensure": .require, "expect": .require, "must": .require,
    ]

    /// The keywords that may follow a body.
    static let ruleOptions = [tile, frame, align].map { $0.rawValue }
}
