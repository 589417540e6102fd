internal import GridModel

/// A block that repeats, and what remains, measured inside the insets.
struct CSSRepeat: Hashable {
    /// The layouts of 1 photo, 2 and so on through those of a whole block.
    let layouts: [CSSTiles]
    /// Whether every second block is reflected.
    let isMirrored: Bool

    /// The number of photos in a block.
    var perBlock: Int { layouts.count }

    /// The width of all blocks.
    var width: Affine { layouts.last?.width ?? Affine(w: .one) }

    /// The boxes of a block with some photos, reflected or not.
    func boxes(of photos: Int, isReflected: Bool) throws(ExactOverflow) -> [CSSTiles.Box] {
        guard layouts.indices.contains(photos - 1) else { return [] }
        let boxes = layouts[photos - 1].tiles
        guard isReflected else { return boxes }
        var reflected: [CSSTiles.Box] = []
        for box in boxes {
            let x = try width - box.x - box.width
            reflected.append(CSSTiles.Box(x: x, y: box.y, width: box.width, height: box.height))
        }
        return reflected
    }

    /// The places of the tiles of one count.
    func tiles(_ count: Int, hasMore: Bool) throws(ExactOverflow) -> CSSTiles {
        let blocks = Repeat(perBlock: perBlock, isMirrored: isMirrored)
        var tiles: [CSSTiles.Box] = []
        var top = Affine.zero
        for (number, photos) in blocks.blocks(count).enumerated() {
            for box in try boxes(of: photos, isReflected: blocks.isReflected(number)) {
                let y = try top + box.y
                tiles.append(CSSTiles.Box(x: box.x, y: y, width: box.width, height: box.height))
            }
            top = try top + layouts[photos - 1].height + Affine(gy: .one)
        }
        return CSSTiles(width: width, height: try top - Affine(gy: .one), tiles: tiles, hasMore: hasMore)
    }
}

extension Grid {
    /// What a rule repeats, with the widths at which it repeats the same layouts.
    func cssRepeats(_ blocks: Repeat, by rule: Rule) throws(ExactOverflow) -> [(CSSWidths, CSSRepeat)] {
        var found: [(CSSWidths, CSSRepeat)] = []
        pieces: for widths in rule.widths.pieces(at: cases.widthLimits) {
            var layouts: [CSSTiles] = []
            for photos in 1...blocks.perBlock {
                guard let layout = layout(count: photos, width: widths.minimum ?? .zero) else {
                    continue pieces
                }
                layouts.append(try CSSTiles(layout.tiles, hasMore: false, insets: inset))
            }
            found.append((widths, CSSRepeat(layouts: layouts, isMirrored: blocks.isMirrored)))
        }
        // Pieces of some widths only keep the limits of the sections, as other variants do.
        if let first = found.first?.1, found.allSatisfy({ $0.1 == first }) {
            return [(CSSWidths(rule.sizes), first)]
        }
        return found
    }
}

extension SideRange {
    /// The range, cut at widths in ascending order.
    fileprivate func pieces(at limits: [Rational]) -> [CSSWidths] {
        var pieces: [CSSWidths] = []
        var lower = minimum
        for limit in limits where limit > lower ?? .zero && below.map({ limit < $0 }) ?? true {
            pieces.append(CSSWidths(minimum: lower, below: limit))
            lower = limit
        }
        return pieces + [CSSWidths(minimum: lower, below: below)]
    }
}

/// The places of children in blocks that repeat, in any cells.
///
/// The columns have no width: each child of a block has its own, so that each block is one row of the grid. The margins
/// of a child and its height make the row as high as the block.
struct CSSRepeatPlaces {
    private let blocks: CSSRepeat
    /// Whether no tile reaches the end of some block.
    private var hasSpaceBelow = false

    init(_ blocks: CSSRepeat) throws(ExactOverflow) {
        self.blocks = blocks
        for photos in 1...max(1, blocks.perBlock) where try !below(photos).isZero { hasSpaceBelow = true }
    }

    /// The declarations of a block's children.
    func declarations(_ photos: Int, isReflected: Bool) throws(ExactOverflow) -> [Declarations] {
        blockDeclarations(
            try blocks.boxes(of: photos, isReflected: isReflected),
            below: hasSpaceBelow ? try below(photos) : nil)
    }

    private func below(_ photos: Int) throws(ExactOverflow) -> Affine {
        blocks.layouts.indices.contains(photos - 1) ? try blocks.layouts[photos - 1].spaceBelow : .zero
    }
}

extension CSSRepeat {
    /// Declarations for some children.
    struct Override {
        let children: String
        let declarations: Declarations
    }

    /// The step from a block to the next that looks the same.
    private var step: Int { isMirrored ? 2 * perBlock : perBlock }

    /// Overrides for the children of whole blocks, and of those after the last whole one, unless they are where those of a whole block
    /// would be.
    ///
    /// - Parameters:
    ///   - common: the declarations of all children.
    ///   - declared: the declarations of a block's children by their number, reflected or not.
    func overrides(
        _ common: Declarations = [:], _ declared: (Int, Bool) throws(ExactOverflow) -> [Declarations]
    ) throws(ExactOverflow) -> (whole: [Override], rest: [Override]) {
        var (places, last): ([Override], [Override]) = ([], [])
        for start in stride(from: 0, to: step, by: perBlock) {
            let whole = try declared(perBlock, start > 0)
            for (index, declared) in whole.enumerated() where declared != common {
                places.append(Override(children: nth(start + index), declarations: declared))
            }
            for photos in 1..<max(1, perBlock) {
                for (index, declared) in try declared(photos, start > 0).enumerated()
                where declared != whole[index] {
                    let children = nth(start + index) + nthLastChild(photos - index)
                    last.append(Override(children: children, declarations: declared))
                }
            }
        }
        return (places, last)
    }

    private func nth(_ index: Int) -> String {
        ":nth-child(\(step == 1 ? "" : "\(step)")n + \(index + 1))"
    }
}

extension CSSTiles {
    /// The empty space below the first tile, if no tile reaches the end of the container.
    var spaceBelow: Affine {
        get throws(ExactOverflow) {
            for box in tiles where try box.y + box.height == height { return .zero }
            guard let first = tiles.first else { return .zero }
            return try height - first.y - first.height
        }
    }
}

/// The declarations of the children of a block that is one row of the grid: each has a column, which has no width, and margins and
/// heights make the row as high as the block.
///
/// - Parameters:
///   - below: the empty space below the first tile; nil if no block that may be there has any.
func blockDeclarations(_ boxes: [CSSTiles.Box], below: Affine?) -> [Declarations] {
    func length(_ form: Affine) -> Value { .length(.zero, form, inline: form.w) }
    return boxes.enumerated().map { index, box in
        var declared: Declarations = [
            .gridColumn: .lines(index + 1, to: nil), .insetInlineStart: length(box.x),
            .width: length(box.width), .height: length(box.height), .marginTop: length(box.y),
        ]
        if let below { declared.declare(.marginBottom, length(index == 0 ? below : .zero)) }
        return declared
    }
}
