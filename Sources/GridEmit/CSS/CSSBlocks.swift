internal import GridModel

internal import enum GridSyntax.Alignment

/// Nested blocks of photos, for one count.
struct CSSBlocks: Hashable {
    let root: PhotoTree.Block
    let ratios: RatioRange
    /// The number of tiles.
    let count: Int
    /// The number of photos.
    let photos: Int
    /// The box that the blocks stay within, and where they sit if it makes them narrower.
    let box: PhotoBox?
    let align: Alignment
    /// The box that the blocks are at least as high as.
    let least: PhotoBox?
    /// Whether there are more children than photos; these are hidden.
    var hasMore: Bool

    /// The blocks of a tree, for a number of photos.
    init(_ tree: PhotoTree, of photos: Int, hasMore: Bool) {
        root = tree.root
        ratios = tree.ratios
        count = tree.root.photoCount
        self.photos = photos
        box = tree.box
        align = tree.align
        least = tree.least
        self.hasMore = hasMore
    }

    /// Rows of photos as blocks.
    init(_ photos: CSSPhotos) {
        root = .stack(photos.lengths.map { .row(Array(repeating: .photo, count: $0)) })
        ratios = photos.ratios
        count = photos.lengths.reduce(0, +)
        self.photos = count
        box = nil
        align = .leading
        least = nil
        hasMore = photos.hasMore
    }
}

extension CSSBlocks {
    /// How many numbers the properties of the blocks have: one for each block that isn't a photo, and one for what depends on all
    /// photos.
    var propertyCount: Int { root.blockCount + (box != nil || least != nil || ratios.isSided ? 1 : 0) }
}

extension PhotoTree {
    /// The number of terms in the sums that place the photos; those that grow have a sum of what is below, too.
    var termsInSheet: Int { least == nil ? root.termsInSheet : 3 * root.termsInSheet }
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
    fileprivate var termsInSheet: Int { terms(x: 0, y: 0) }

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
///
/// Photos that grow to a least height have no ratio. They stretch from the distance above them to that below them.
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
        let shared = blocks.propertyCount
        if blocks.ratios.isSided { declare("a", shared, blocks.wideness) }
        for photo in 1...max(blocks.count, 1) {
            let side = blocks.ratios.isSided ? property("a", shared) : nil
            let ratio = blocks.ratios.cssClamp("--r\(photo)", side: side)
            properties.declare(names.custom("r\(photo)"), .text(ratio))
        }
        let root = numbered(blocks.root)
        declareLine(of: root)
        var width = Term("100%")
        if let box = blocks.box {
            declare("w", shared, widthInBox(of: root, box))
            width = Term(property("w", shared))
        }
        height = height(root, width: width)
        var missing: String?
        if let least = blocks.least {
            declare(
                "h", shared, "max(0px, \(height(of: least)) - (\(height(root, width: Term("100%")).text)))")
            let growth = property("h", shared)
            height = Term("\(height.text) + \(growth)", isComputed: true)
            missing = growth
        }
        place(
            root, x: blocks.box == nil ? [] : blocks.align.before(width), y: [], below: [], width: width,
            growth: missing)
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

    /// The width of a root that stays within a box.
    private func widthInBox(of root: Node, _ box: PhotoBox) -> String {
        let most = height(of: box)
        let offset = offset(root).map { " - \($0)" } ?? ""
        return "min(100%, max(0px, (\(most)\(offset)) / (\(heightPerWidth(root)))))"
    }

    private func height(of box: PhotoBox) -> String {
        switch box {
        case .ratio(let ratio): "100% / (\(ratio.cssRatio))"
        case .height(let height): height.cssPixels
        }
    }

    // MARK: Places

    /// Places the photos of a block whose corner is at the sums of `x` and `y`.
    ///
    /// - Parameters:
    ///   - below: the sum of the distance below it.
    ///   - growth: by how much it gets higher; nil without a least height.
    private mutating func place(
        _ node: Node, x: [Term], y: [Term], below: [Term], width: Term, growth: String?
    ) {
        switch node {
        case .photo(let photo):
            let place: Declarations = [
                .insetInlineStart: .sum(x), .marginTop: .sum(y), .width: .sum([width]),
            ]
            places.append(
                place
                    + (growth == nil
                        ? [.aspectRatio: .text(property("r", photo))]
                        : [.marginBottom: .sum(below), .placeSelf: "stretch start", .aspectRatio: "auto"]))
        case .stack(_, let parts):
            let growth = growth.map { "\($0) / \(parts.count)" }
            let heights = parts.map { part in
                [
                    height(part, width: width), growth.map { Term($0, isComputed: true) }, Term(names.rowGap),
                ].compactMap { $0 }
            }
            for (number, part) in parts.enumerated() {
                place(
                    part, x: x, y: y + heights[..<number].flatMap { $0 },
                    below: growth == nil ? [] : below + heights[(number + 1)...].flatMap { $0 },
                    width: width, growth: growth)
            }
        case .row(let number, let parts):
            var x = x
            declare("h", number, height(node, width: width).text)
            for part in parts {
                let own = partWidth(part, height: property("h", number))
                place(part, x: x, y: y, below: below, width: own, growth: growth)
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

extension CSSBlocks {
    /// 1 if the photos are wide on average, otherwise 0.
    fileprivate var wideness: String {
        let ratios = (1...max(photos, 1)).map { "var(--r\($0), 1)" }.joined(separator: " + ")
        return "clamp(0, (\(ratios) - \(photos) * 1.000001) * 1000000000, 1)"
    }
}

extension Alignment {
    /// The free width before blocks of a width.
    fileprivate func before(_ width: Term) -> [Term] {
        switch self {
        case .leading, .spread: []
        case .center: [Term("(100% - \(width.text)) / 2", isComputed: true)]
        case .trailing: [Term("(100% - \(width.text))", isComputed: true)]
        }
    }
}
