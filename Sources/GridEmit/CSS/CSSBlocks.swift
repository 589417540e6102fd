internal import GridModel

/// Nested blocks of photos, for one count.
struct CSSBlocks: Hashable {
    let root: PhotoTree.Block
    let ratios: RatioRange
    let count: Int
    /// Whether there are more children than photos; these are hidden.
    var hasMore: Bool

    /// The blocks of a tree.
    init(_ tree: PhotoTree, hasMore: Bool) {
        root = tree.root
        ratios = tree.ratios
        count = tree.root.photoCount
        self.hasMore = hasMore
    }

    /// Rows of photos as blocks.
    init(_ photos: CSSPhotos) {
        root = .stack(photos.lengths.map { .row(Array(repeating: .photo, count: $0)) })
        ratios = photos.ratios
        count = photos.lengths.reduce(0, +)
        hasMore = photos.hasMore
    }
}

extension PhotoTree.Block {
    /// The number of blocks that aren't photos.
    var blockCount: Int {
        switch self {
        case .photo: 0
        case .row(let blocks), .stack(let blocks): blocks.reduce(1) { $0 + $1.blockCount }
        }
    }

    /// The number of terms in the sums that place the photos.
    var termsInSheet: Int { terms(x: 0, y: 0) }

    /// The same for a block whose corner is at sums of `x` and `y` terms.
    private func terms(x: Int, y: Int) -> Int {
        switch self {
        case .photo: 1 + x + y
        case .row(let blocks):
            blocks.enumerated().reduce(0) { $0 + $1.element.terms(x: x + 2 * $1.offset, y: y) }
        case .stack(let blocks):
            blocks.enumerated().reduce(0) { $0 + $1.element.terms(x: x, y: y + 2 * $1.offset) }
        }
    }
}

/// Solves blocks with CSS expressions: each number and length of a block is a custom property.
///
/// The algebra is that of `PhotoTree`: `a` is the slope of a block and `b` its offset, so its height is a · width +
/// b; `h` is the height of a row, and `w` the width of a block in a row. Percentages refer to the width inside the
/// insets. The properties are typed, so that browsers compute them once instead of expanding them at each use.
struct CSSBlockSolver {
    /// A block with the index of its properties.
    private indirect enum Node {
        case photo(Int)
        case row(Int, [Node])
        case stack(Int, [Node])
    }

    private let names: CSSNames
    private var photos = 0
    /// The number of blocks that aren't photos.
    private var blocks = 0
    /// The properties for each child, and for the element whose height is the total.
    private(set) var properties: Declarations = [:]
    /// The declarations for each photo, in order.
    private(set) var places: [Declarations] = []
    /// The total height.
    private(set) var height = Term("0")

    init(_ blocks: CSSBlocks, names: CSSNames) {
        self.names = names
        for photo in 1...max(blocks.count, 1) {
            properties.declare(names.custom("r\(photo)"), .text(blocks.ratios.cssClamp("--r\(photo)")))
        }
        let root = numbered(blocks.root)
        declareLine(of: root)
        height = height(root, width: Term("100%"))
        place(root, x: [], y: [], width: Term("100%"))
    }

    /// The `@property` rules for the given number of blocks.
    static func types(_ blocks: Int, name: String) -> [String] {
        guard blocks > 0 else { return [] }
        return (1...blocks).flatMap { block in
            [("a", "number", "0"), ("b", "length", "0px")].map { (letter, type, initial) in
                "@property --\(name)-\(letter)\(block) "
                    + "{ syntax: \"<\(type)>\"; inherits: false; initial-value: \(initial); }"
            }
                + ["h", "w"].map { letter in
                    "@property --\(name)-\(letter)\(block) "
                        + "{ syntax: \"<length-percentage>\"; inherits: false; initial-value: 0px; }"
                }
        }
    }

    private mutating func numbered(_ block: PhotoTree.Block) -> Node {
        switch block {
        case .photo:
            photos += 1
            return .photo(photos)
        case .row(let parts):
            blocks += 1
            let number = blocks
            var nodes: [Node] = []
            for part in parts { nodes.append(numbered(part)) }
            return .row(number, nodes)
        case .stack(let parts):
            blocks += 1
            let number = blocks
            var nodes: [Node] = []
            for part in parts { nodes.append(numbered(part)) }
            return .stack(number, nodes)
        }
    }

    // MARK: Slopes and offsets

    private func property(_ letter: String, _ number: Int) -> String { names.value(of: "\(letter)\(number)") }

    private mutating func declare(_ letter: String, _ number: Int, _ text: String) {
        properties.declare(names.custom("\(letter)\(number)"), "calc(\(text))")
    }

    private mutating func declareLine(of node: Node) {
        switch node {
        case .photo: break
        case .row(let number, let parts):
            for part in parts { declareLine(of: part) }
            declare("a", number, "1 / (" + parts.map(widthPerHeight).joined(separator: " + ") + ")")
            var offsets = parts.compactMap { part in
                offset(part).map { "\($0) * " + "(" + widthPerHeight(part) + ")" }
            }
            offsets.append("\(names.columnGap) * -\(parts.count - 1)")
            declare("b", number, property("a", number) + " * (" + offsets.joined(separator: " + ") + ")")
        case .stack(let number, let parts):
            for part in parts { declareLine(of: part) }
            declare("a", number, parts.map(heightPerWidth).joined(separator: " + "))
            let offsets = parts.compactMap(offset) + ["\(names.rowGap) * \(parts.count - 1)"]
            declare("b", number, offsets.joined(separator: " + "))
        }
    }

    private func heightPerWidth(_ node: Node) -> String {
        switch node {
        case .photo(let photo): "1 / " + property("r", photo)
        case .row(let number, _), .stack(let number, _): property("a", number)
        }
    }

    private func widthPerHeight(_ node: Node) -> String {
        switch node {
        case .photo(let photo): property("r", photo)
        case .row(let number, _), .stack(let number, _): "1 / " + property("a", number)
        }
    }

    private func offset(_ node: Node) -> String? {
        switch node {
        case .photo: nil
        case .row(let number, _), .stack(let number, _): property("b", number)
        }
    }

    private func height(_ node: Node, width: Term) -> Term {
        switch node {
        case .photo(let photo): Term("\(width.text) / " + property("r", photo), isComputed: true)
        case .row(let number, _), .stack(let number, _):
            Term(property("a", number) + " * \(width.text) + " + property("b", number), isComputed: true)
        }
    }

    // MARK: Places

    /// Places the photos of a block whose corner is at the sums of `x` and `y`.
    private mutating func place(_ node: Node, x: [Term], y: [Term], width: Term) {
        switch node {
        case .photo(let photo):
            places.append([
                .insetInlineStart: .sum(x), .marginTop: .sum(y), .width: .sum([width]),
                .aspectRatio: .text(property("r", photo)),
            ])
        case .stack(_, let parts):
            var y = y
            for part in parts {
                place(part, x: x, y: y, width: width)
                y += [height(part, width: width), Term(names.rowGap)]
            }
        case .row(let number, let parts):
            var x = x
            declare("h", number, height(node, width: width).text)
            for part in parts {
                let own = partWidth(part, height: property("h", number))
                place(part, x: x, y: y, width: own)
                x += [own, Term(names.columnGap)]
            }
        }
    }

    /// The width of a block in a row; for a block other than a photo it becomes a property.
    private mutating func partWidth(_ node: Node, height: String) -> Term {
        switch node {
        case .photo(let photo): return Term(height + " * " + property("r", photo), isComputed: true)
        case .row(let number, _), .stack(let number, _):
            declare("w", number, "(\(height) - \(property("b", number))) / \(property("a", number))")
            return Term(property("w", number))
        }
    }
}
