internal import GridSyntax

/// A rectangle, in points.
struct Box {
    let left, top, right, bottom: Double

    var width: Double { right - left }
    var height: Double { bottom - top }

    /// A tile: left and top, width and height.
    init(_ tile: [Double]) {
        self.init(left: tile[0], top: tile[1], right: tile[0] + tile[2], bottom: tile[1] + tile[3])
    }

    private init(left: Double, top: Double, right: Double, bottom: Double) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    func joined(_ other: Box) -> Box {
        Box(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }
}

/// A line between rows or columns of a drawn layout, and what of the spec says where it is.
struct DrawnLine {
    let isHorizontal: Bool
    /// Where it is: the middle of a gap.
    let place: Double
    /// Where it begins and ends.
    let start, end: Double
    /// Where it may go.
    let least, greatest: Double
    let meaning: Meaning

    enum Meaning {
        /// It is between two rows of a stack or two blocks of a row, of which this is the first.
        case between([DrawnPart], Int, isFramed: Bool)
        /// It is between two tiles of a number, of which this is the first.
        case within(DrawnPart, Int, isFramed: Bool, isBeside: Bool)
        /// It is between two rows of a sketch in a frame, of which this is the second.
        case rows(Int)
        /// It is between cells of a sketch: before this row or column, along some columns or rows.
        case cells(before: Int, along: ClosedRange<Int>)
    }
}

/// Why something can't be changed by hand, in words.
struct Refusal: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// A layout as it is drawn, and the part of the spec that says it. What a hand changes becomes edits of the spec.
struct DrawnLayout {
    let source: SourceText
    /// The tiles, in order.
    let tiles: [Box]
    let columnGap, rowGap: Double
    let body: BodySyntax
    let sizes: Sizes

    /// What gives tiles their sizes.
    enum Sizes {
        /// Rows share the height of a frame: an `@` is a weight.
        case frame
        /// Tiles have ratios: an `@` is a ratio.
        case ratio
        /// Something else, which is the reason why no line can be moved.
        case fixed(String)

        var isFrame: Bool { if case .frame = self { true } else { false } }
    }

    /// The lines that can be moved.
    func lines() throws(Refusal) -> [DrawnLine] {
        if case .fixed(let reason) = sizes { throw Refusal(reason) }
        switch body {
        case .stack(let stack): return try DrawnPart(stack, of: self).lines(isFramed: sizes.isFrame)
        case .sketch(let sketch): return try DrawnSketch(sketch, of: self).lines
        case .rowsOf, .rowsFit, .justified, .strip, .show, .repeats: throw Self.notWritten(body)
        }
    }

    /// The edits by which the spec says that a line is at another place.
    ///
    /// - Parameter snap: how far from there it may be, in points, if that makes the numbers simpler.
    func edits(moving line: Int, to place: Double, snap: Double) throws(Refusal) -> [TextEdit] {
        let lines = try lines()
        guard lines.indices.contains(line), place.isFinite, snap.isFinite else {
            throw Refusal("there is no such line")
        }
        let line = lines[line]
        let distance = max(line.least, min(place, line.greatest)) - line.place
        switch line.meaning {
        case .between(let parts, let index, let isFramed):
            let (first, second) = (parts[index], parts[index + 1])
            if isFramed {
                let (one, other) =
                    line.isHorizontal
                    ? (first.box.height, second.box.height) : (first.box.width, second.box.width)
                let weights = try NiceWeights(
                    first.weight, second.weight, lengths: (one + distance, other - distance),
                    areAlone: parts.count == 2, snap: snap)
                return DrawnPart.edits(of: parts, weights.all(parts.map { $0.weight }, from: index))
            }
            if line.isHorizontal {
                return try first.edits(height: first.box.height + distance, columnGap, snap: snap)
            }
            return try first.edits(width: first.box.width + distance, columnGap, snap: snap)
                + second.edits(width: second.box.width - distance, columnGap, snap: snap)
        case .within(let part, let index, let isFramed, let isBeside):
            return try part.edits(
                dividing: index, by: distance, columnGap, snap: snap, isFramed: isFramed, isBeside: isBeside)
        case .rows, .cells:
            guard case .sketch(let sketch) = body else { return [] }
            return try DrawnSketch(sketch, of: self).edits(moving: line, by: distance, snap: snap)
        }
    }

    /// The edits by which two tiles exchange their places.
    func edits(exchanging first: Int, _ second: Int) throws(Refusal) -> [TextEdit] {
        guard tiles.indices.contains(first), tiles.indices.contains(second), first != second else {
            throw Refusal("there is no such tile")
        }
        switch body {
        case .stack(let stack): return try DrawnPart(stack, of: self).edits(exchanging: first, second, source)
        case .sketch(let sketch): return DrawnSketch.edits(exchanging: first, second, sketch)
        case .rowsOf, .rowsFit, .justified, .strip, .show, .repeats: throw Self.notWritten(body)
        }
    }

    /// Why a layout that isn't written tile by tile can't be changed.
    static func notWritten(_ body: BodySyntax) -> Refusal {
        switch body {
        case .repeats(let blocks):
            Refusal("this is the layout of \(blocks.perBlock.value) photos, again and again: change that one")
        case .justified: Refusal("the rows follow from the photos")
        case .strip: Refusal("the photos give a strip its places")
        case .rowsOf, .rowsFit, .stack, .sketch, .show: madeByRule
        }
    }

    /// Why rows for any count can't be changed.
    static let madeByRule = Refusal(
        "its rule makes rows by itself; a rule for this count alone can say more, such as `5: 3, 2`")
}
