// swift-format-ignore-file
// Recorded by `make record`; a test holds it equal.

extension KitSources {
    static let swift = KitSources(
        language: "swift",
        files: [
            (
                "Geometry/PhotoEdges.swift",
                #"""
/// Edges of the container that a tile touches.
public nonisolated struct PhotoEdges: OptionSet, Hashable, Sendable {
    /// One bit per edge.
    public let rawValue: UInt8

    /// Creates a set of edges from their bits.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The top edge.
    @inlinable public static var top: PhotoEdges { PhotoEdges(rawValue: 1) }
    /// The left edge.
    @inlinable public static var left: PhotoEdges { PhotoEdges(rawValue: 2) }
    /// The bottom edge.
    @inlinable public static var bottom: PhotoEdges { PhotoEdges(rawValue: 4) }
    /// The right edge.
    @inlinable public static var right: PhotoEdges { PhotoEdges(rawValue: 8) }
}

"""#
            ),
            (
                "Geometry/PhotoFocus.swift",
                #"""
/// The point of a photo that matters most, such as a face: 0 to 1 from the left and from the top.
public nonisolated struct PhotoFocus: Hashable, Sendable {
    public var x, y: Double

    /// Creates a focus.
    @inlinable public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The middle of the photo.
    @inlinable public static var middle: PhotoFocus { PhotoFocus(x: 0.5, y: 0.5) }
}

"""#
            ),
            (
                "Geometry/PhotoFrame+CoreGraphics.swift",
                #"""
#if canImport(CoreGraphics)
    public import CoreGraphics

    nonisolated extension PhotoFrame {
        /// The rectangle for views.
        public var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    }

    nonisolated extension PhotoSize {
        /// The size for views.
        public var cgSize: CGSize { CGSize(width: width, height: height) }
    }
#endif

"""#
            ),
            (
                "Geometry/PhotoFrame.swift",
                #"""
/// A rectangle in points from the top left corner of the container.
public nonisolated struct PhotoFrame: Hashable, Sendable {
    public var x, y, width, height: Double

    /// Creates a rectangle.
    @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

"""#
            ),
            (
                "Geometry/PhotoInsets.swift",
                #"""
/// Distances of the tiles from the container's edges, in points. `leading` is the left edge, and the right one if mirrored.
public nonisolated struct PhotoInsets: Hashable, Sendable {
    public var top, leading, bottom, trailing: Double

    /// Creates insets.
    @inlinable public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets that are the same on all sides.
    @inlinable public init(_ all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }

    /// No insets.
    @inlinable public static var zero: PhotoInsets { PhotoInsets(0) }
}

"""#
            ),
            (
                "Geometry/PhotoRole.swift",
                #"""
/// The content of a tile: a photo, a photo with the number of hidden ones, or the button that adds one.
public nonisolated enum PhotoRole: Hashable, Sendable {
    case photo, more, add
}

"""#
            ),
            (
                "Geometry/PhotoSize.swift",
                #"""
/// A size in points.
public nonisolated struct PhotoSize: Hashable, Sendable {
    public var width, height: Double

    /// Creates a size.
    @inlinable public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

"""#
            ),
            (
                "Grid/JustifiedPhotoGrid+Rows.swift",
                #"""
nonisolated extension JustifiedPhotoGrid {
    /// Empty rows to append photos to, for the request's width and options; nil if there are no justified rows at that width,
    /// a number isn't finite or `scale` isn't positive.
    public static func rows(_ request: PhotoRequest) -> PhotoRows? {
        PhotoLayout(request, _justified(Swift.max(0, request.width)), with: self).map(PhotoRows.init)
    }
}

"""#
            ),
            (
                "Grid/PhotoGrid+Blocks.swift",
                #"""
nonisolated extension PhotoGrid {
    /// Writes the frames of the tiles of blocks, row by row, before snapping to pixels and mirroring.
    @inlinable @inline(__always) static func fillBlocks(
        _ tiles: Int, _ insets: PhotoInsets, _ columnGap: Double, _ rowGap: Double,
        _ buffer: UnsafeMutableBufferPointer<PhotoFrame>, _ block: (Int) -> PhotoBlock
    ) {
        var index = 0, number = 0
        while index < tiles {
            let block = block(number), end = index &+ block.tiles
            let width = block.first.width, height = block.first.height
            let x = insets.leading + block.first.x, y = insets.top + block.first.y
            var row = 0.0, column = 0.0
            repeat {
                buffer[index] = PhotoFrame(
                    x: x + column * (width + columnGap), y: y + row * (height + rowGap), width: width,
                    height: height)
                index &+= 1
                let next = column + 1, wraps = next == block.columns
                (row, column) = (wraps ? row + 1 : row, wraps ? 0 : next)
            } while index < end
            number &+= 1
        }
    }
}

"""#
            ),
            (
                "Grid/PhotoGrid+Functions.swift",
                #"""
// swift-format-ignore-file
// Recorded by `make record`; a test holds it equal.

nonisolated extension WidthPhotoGrid {
    /// The layout for a number of photos in a container of `width` in points.
    ///
    /// `rowGap` and `columnGap` override `gap`, which overrides the spec's gaps; `insets` override the spec's. `scale`,
    /// the pixels per point, snaps all edges to whole pixels and keeps gaps equal. `mirrored` lays out from right to
    /// left. Returns nil if there is no rule for the count, if a number isn't finite, or if `scale` isn't positive.
    @inlinable public static func layout(
        count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false
    ) -> PhotoLayout? {
        layout(PhotoRequest(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored))
    }

    /// The height of the container for a number of photos.
    @inlinable public static func height(
        count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil
    ) -> Double? {
        Self.height(PhotoRequest(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale))
    }

    /// The frames of all tiles.
    @inlinable public static func frames(
        count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false
    ) -> [PhotoFrame]? {
        frames(PhotoRequest(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored))
    }

    /// Writes the frames of all tiles to a buffer and returns their number, or nil if it is too small.
    @inline(__always)
    @inlinable public static func frames(
        count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false,
        into buffer: UnsafeMutableBufferPointer<PhotoFrame>
    ) -> Int? {
        if scale == nil, !mirrored,
            let tiles = fillFromTable(
                count, width, 0, rowGap ?? gap, columnGap ?? gap, insets, [], into: buffer)
        { return tiles }
        return frames(PhotoRequest(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored), into: buffer)
    }

    /// The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`.
    ///
    /// Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing.
    @inlinable public static func moves<Photo: Hashable>(
        from before: [Photo], to after: [Photo], width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false
    ) -> [PhotoMove]? {
        let start = PhotoRequest(count: before.count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored)
        let end = PhotoRequest(count: after.count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored)
        return moves(from: before, start, to: after, end)
    }
}

nonisolated extension WidthPhotoGrid where Self: RatioPhotoGrid {
    /// The layout for a number of photos in a container of `width` in points.
    ///
    /// `rowGap` and `columnGap` override `gap`, which overrides the spec's gaps; `insets` override the spec's. `scale`,
    /// the pixels per point, snaps all edges to whole pixels and keeps gaps equal. `mirrored` lays out from right to
    /// left. Returns nil if there is no rule for the count, if a number isn't finite, or if `scale` isn't positive.
    /// `ratios` are the photos' widths divided by their heights; one that is missing or not a finite number above 0
    /// counts as 1:1.
    @inlinable public static func layout(
        count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = []
    ) -> PhotoLayout? {
        layout(PhotoRequest(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: ratios))
    }

    /// The height of the container for a number of photos.
    @inlinable public static func height(
        count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, ratios: [Double] = []
    ) -> Double? {
        Self.height(PhotoRequest(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, ratios: ratios))
    }

    /// The frames of all tiles.
    @inlinable public static func frames(
        count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = []
    ) -> [PhotoFrame]? {
        frames(PhotoRequest(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: ratios))
    }

    /// Writes the frames of all tiles to a buffer and returns their number, or nil if it is too small.
    @inline(__always)
    @inlinable public static func frames(
        count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [],
        into buffer: UnsafeMutableBufferPointer<PhotoFrame>
    ) -> Int? {
        if scale == nil, !mirrored,
            let tiles = fillFromTable(
                count, width, 0, rowGap ?? gap, columnGap ?? gap, insets, ratios, into: buffer)
        { return tiles }
        return frames(PhotoRequest(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: ratios), into: buffer)
    }

    /// The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`.
    ///
    /// Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing.
    @inlinable public static func moves<Photo: Hashable>(
        from before: [Photo], to after: [Photo], width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, ratio: (Photo) -> Double = { _ in .nan }
    ) -> [PhotoMove]? {
        let start = PhotoRequest(count: before.count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: before.map(ratio))
        let end = PhotoRequest(count: after.count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: after.map(ratio))
        return moves(from: before, start, to: after, end)
    }
}

nonisolated extension WidthPhotoGrid where Self: WaterfallPhotoGrid {
    /// Empty columns, which photos are appended to; nil if there is no waterfall at this width, a number isn't finite or
    /// `scale` isn't positive.
    @inlinable public static func columns(
        width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false
    ) -> PhotoColumns? {
        columns(PhotoRequest(count: 0, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored))
    }
}

nonisolated extension WidthPhotoGrid where Self: JustifiedPhotoGrid {
    /// Empty rows, which photos are appended to; nil if there are no justified rows at this width, a number isn't finite or
    /// `scale` isn't positive.
    @inlinable public static func rows(
        width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false
    ) -> PhotoRows? {
        rows(PhotoRequest(count: 0, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored))
    }
}

nonisolated extension WidthPhotoGrid where Self: EditablePhotoGrid {
    /// The layout for a number of photos in a container of `width` in points.
    ///
    /// `rowGap` and `columnGap` override `gap`, which overrides the spec's gaps; `insets` override the spec's. `scale`,
    /// the pixels per point, snaps all edges to whole pixels and keeps gaps equal. `mirrored` lays out from right to
    /// left. Returns nil if there is no rule for the count, if a number isn't finite, or if `scale` isn't positive.
    /// While `editing`, an add tile follows the photos until there are as many as the spec's `append` says.
    @inlinable public static func layout(
        count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, editing: Bool = false
    ) -> PhotoLayout? {
        layout(PhotoRequest(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, editing: editing))
    }

    /// The height of the container for a number of photos.
    @inlinable public static func height(
        count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, editing: Bool = false
    ) -> Double? {
        Self.height(PhotoRequest(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, editing: editing))
    }

    /// The frames of all tiles.
    @inlinable public static func frames(
        count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, editing: Bool = false
    ) -> [PhotoFrame]? {
        frames(PhotoRequest(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, editing: editing))
    }

    /// Writes the frames of all tiles to a buffer and returns their number, or nil if it is too small.
    @inline(__always)
    @inlinable public static func frames(
        count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, editing: Bool = false,
        into buffer: UnsafeMutableBufferPointer<PhotoFrame>
    ) -> Int? {
        if scale == nil, !mirrored, !editing,
            let tiles = fillFromTable(
                count, width, 0, rowGap ?? gap, columnGap ?? gap, insets, [], into: buffer)
        { return tiles }
        return frames(PhotoRequest(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, editing: editing), into: buffer)
    }

    /// The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`.
    ///
    /// Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing.
    @inlinable public static func moves<Photo: Hashable>(
        from before: [Photo], to after: [Photo], width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, editing: Bool = false
    ) -> [PhotoMove]? {
        let start = PhotoRequest(count: before.count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, editing: editing)
        let end = PhotoRequest(count: after.count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, editing: editing)
        return moves(from: before, start, to: after, end)
    }

    /// The movements of the existing photos when one is inserted at an index of the new layout.
    ///
    /// `count` is the number of photos before. Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing or the index is out of range.
    @inlinable public static func moves(
        count: Int, inserting index: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, editing: Bool = false
    ) -> [PhotoMove]? {
        moves(inserting: index, in: PhotoRequest(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, editing: editing))
    }

    /// The movements of the remaining photos when the one at an index is deleted.
    ///
    /// `count` is the number of photos before. Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing or the index is out of range.
    @inlinable public static func moves(
        count: Int, deleting index: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, editing: Bool = false
    ) -> [PhotoMove]? {
        moves(deleting: index, in: PhotoRequest(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, editing: editing))
    }
}

nonisolated extension WidthPhotoGrid where Self: RatioPhotoGrid & EditablePhotoGrid {
    /// The layout for a number of photos in a container of `width` in points.
    ///
    /// `rowGap` and `columnGap` override `gap`, which overrides the spec's gaps; `insets` override the spec's. `scale`,
    /// the pixels per point, snaps all edges to whole pixels and keeps gaps equal. `mirrored` lays out from right to
    /// left. Returns nil if there is no rule for the count, if a number isn't finite, or if `scale` isn't positive.
    /// `ratios` are the photos' widths divided by their heights; one that is missing or not a finite number above 0
    /// counts as 1:1.
    /// While `editing`, an add tile follows the photos until there are as many as the spec's `append` says.
    @inlinable public static func layout(
        count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false
    ) -> PhotoLayout? {
        layout(PhotoRequest(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: ratios, editing: editing))
    }

    /// The height of the container for a number of photos.
    @inlinable public static func height(
        count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, ratios: [Double] = [], editing: Bool = false
    ) -> Double? {
        Self.height(PhotoRequest(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, ratios: ratios, editing: editing))
    }

    /// The frames of all tiles.
    @inlinable public static func frames(
        count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false
    ) -> [PhotoFrame]? {
        frames(PhotoRequest(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: ratios, editing: editing))
    }

    /// Writes the frames of all tiles to a buffer and returns their number, or nil if it is too small.
    @inline(__always)
    @inlinable public static func frames(
        count: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false,
        into buffer: UnsafeMutableBufferPointer<PhotoFrame>
    ) -> Int? {
        if scale == nil, !mirrored, !editing,
            let tiles = fillFromTable(
                count, width, 0, rowGap ?? gap, columnGap ?? gap, insets, ratios, into: buffer)
        { return tiles }
        return frames(PhotoRequest(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: ratios, editing: editing), into: buffer)
    }

    /// The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`.
    ///
    /// Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing.
    @inlinable public static func moves<Photo: Hashable>(
        from before: [Photo], to after: [Photo], width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, editing: Bool = false, ratio: (Photo) -> Double = { _ in .nan }
    ) -> [PhotoMove]? {
        let start = PhotoRequest(count: before.count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: before.map(ratio), editing: editing)
        let end = PhotoRequest(count: after.count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: after.map(ratio), editing: editing)
        return moves(from: before, start, to: after, end)
    }

    /// The movements of the existing photos when one is inserted at an index of the new layout.
    ///
    /// `count` is the number of photos before. Photos without a tile before or after are left out.
    /// `ratios` are those of the photos before, `ratio` is the new photo's.
    /// - Returns: nil if one of the layouts is missing or the index is out of range.
    @inlinable public static func moves(
        count: Int, inserting index: Int, ratio: Double = .nan, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false
    ) -> [PhotoMove]? {
        moves(ratio: ratio, inserting: index, in: PhotoRequest(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: ratios, editing: editing))
    }

    /// The movements of the remaining photos when the one at an index is deleted.
    ///
    /// `count` is the number of photos before. Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing or the index is out of range.
    @inlinable public static func moves(
        count: Int, deleting index: Int, width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false
    ) -> [PhotoMove]? {
        moves(deleting: index, in: PhotoRequest(count: count, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: ratios, editing: editing))
    }
}

nonisolated extension FilledPhotoGrid {
    /// The layout for a number of photos in a container of `width` and `height` in points.
    ///
    /// `rowGap` and `columnGap` override `gap`, which overrides the spec's gaps; `insets` override the spec's. `scale`,
    /// the pixels per point, snaps all edges to whole pixels and keeps gaps equal. `mirrored` lays out from right to
    /// left. Returns nil if there is no rule for the count, if a number isn't finite, or if `scale` isn't positive.
    @inlinable public static func layout(
        count: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false
    ) -> PhotoLayout? {
        layout(PhotoRequest(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored))
    }

    /// The height of the container for a number of photos.
    @inlinable public static func height(
        count: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil
    ) -> Double? {
        Self.height(PhotoRequest(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale))
    }

    /// The frames of all tiles.
    @inlinable public static func frames(
        count: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false
    ) -> [PhotoFrame]? {
        frames(PhotoRequest(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored))
    }

    /// Writes the frames of all tiles to a buffer and returns their number, or nil if it is too small.
    @inline(__always)
    @inlinable public static func frames(
        count: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false,
        into buffer: UnsafeMutableBufferPointer<PhotoFrame>
    ) -> Int? {
        if scale == nil, !mirrored,
            let tiles = fillFromTable(
                count, width, height, rowGap ?? gap, columnGap ?? gap, insets, [], into: buffer)
        { return tiles }
        return frames(PhotoRequest(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored), into: buffer)
    }

    /// The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`.
    ///
    /// Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing.
    @inlinable public static func moves<Photo: Hashable>(
        from before: [Photo], to after: [Photo], width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false
    ) -> [PhotoMove]? {
        let start = PhotoRequest(count: before.count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored)
        let end = PhotoRequest(count: after.count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored)
        return moves(from: before, start, to: after, end)
    }
}

nonisolated extension FilledPhotoGrid where Self: RatioPhotoGrid {
    /// The layout for a number of photos in a container of `width` and `height` in points.
    ///
    /// `rowGap` and `columnGap` override `gap`, which overrides the spec's gaps; `insets` override the spec's. `scale`,
    /// the pixels per point, snaps all edges to whole pixels and keeps gaps equal. `mirrored` lays out from right to
    /// left. Returns nil if there is no rule for the count, if a number isn't finite, or if `scale` isn't positive.
    /// `ratios` are the photos' widths divided by their heights; one that is missing or not a finite number above 0
    /// counts as 1:1.
    @inlinable public static func layout(
        count: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = []
    ) -> PhotoLayout? {
        layout(PhotoRequest(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: ratios))
    }

    /// The height of the container for a number of photos.
    @inlinable public static func height(
        count: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, ratios: [Double] = []
    ) -> Double? {
        Self.height(PhotoRequest(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, ratios: ratios))
    }

    /// The frames of all tiles.
    @inlinable public static func frames(
        count: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = []
    ) -> [PhotoFrame]? {
        frames(PhotoRequest(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: ratios))
    }

    /// Writes the frames of all tiles to a buffer and returns their number, or nil if it is too small.
    @inline(__always)
    @inlinable public static func frames(
        count: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [],
        into buffer: UnsafeMutableBufferPointer<PhotoFrame>
    ) -> Int? {
        if scale == nil, !mirrored,
            let tiles = fillFromTable(
                count, width, height, rowGap ?? gap, columnGap ?? gap, insets, ratios, into: buffer)
        { return tiles }
        return frames(PhotoRequest(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: ratios), into: buffer)
    }

    /// The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`.
    ///
    /// Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing.
    @inlinable public static func moves<Photo: Hashable>(
        from before: [Photo], to after: [Photo], width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, ratio: (Photo) -> Double = { _ in .nan }
    ) -> [PhotoMove]? {
        let start = PhotoRequest(count: before.count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: before.map(ratio))
        let end = PhotoRequest(count: after.count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: after.map(ratio))
        return moves(from: before, start, to: after, end)
    }
}

nonisolated extension FilledPhotoGrid where Self: WaterfallPhotoGrid {
    /// Empty columns, which photos are appended to; nil if there is no waterfall at this width, a number isn't finite or
    /// `scale` isn't positive.
    @inlinable public static func columns(
        width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false
    ) -> PhotoColumns? {
        columns(PhotoRequest(count: 0, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored))
    }
}

nonisolated extension FilledPhotoGrid where Self: JustifiedPhotoGrid {
    /// Empty rows, which photos are appended to; nil if there are no justified rows at this width, a number isn't finite or
    /// `scale` isn't positive.
    @inlinable public static func rows(
        width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false
    ) -> PhotoRows? {
        rows(PhotoRequest(count: 0, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored))
    }
}

nonisolated extension FilledPhotoGrid where Self: EditablePhotoGrid {
    /// The layout for a number of photos in a container of `width` and `height` in points.
    ///
    /// `rowGap` and `columnGap` override `gap`, which overrides the spec's gaps; `insets` override the spec's. `scale`,
    /// the pixels per point, snaps all edges to whole pixels and keeps gaps equal. `mirrored` lays out from right to
    /// left. Returns nil if there is no rule for the count, if a number isn't finite, or if `scale` isn't positive.
    /// While `editing`, an add tile follows the photos until there are as many as the spec's `append` says.
    @inlinable public static func layout(
        count: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, editing: Bool = false
    ) -> PhotoLayout? {
        layout(PhotoRequest(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, editing: editing))
    }

    /// The height of the container for a number of photos.
    @inlinable public static func height(
        count: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, editing: Bool = false
    ) -> Double? {
        Self.height(PhotoRequest(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, editing: editing))
    }

    /// The frames of all tiles.
    @inlinable public static func frames(
        count: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, editing: Bool = false
    ) -> [PhotoFrame]? {
        frames(PhotoRequest(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, editing: editing))
    }

    /// Writes the frames of all tiles to a buffer and returns their number, or nil if it is too small.
    @inline(__always)
    @inlinable public static func frames(
        count: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, editing: Bool = false,
        into buffer: UnsafeMutableBufferPointer<PhotoFrame>
    ) -> Int? {
        if scale == nil, !mirrored, !editing,
            let tiles = fillFromTable(
                count, width, height, rowGap ?? gap, columnGap ?? gap, insets, [], into: buffer)
        { return tiles }
        return frames(PhotoRequest(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, editing: editing), into: buffer)
    }

    /// The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`.
    ///
    /// Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing.
    @inlinable public static func moves<Photo: Hashable>(
        from before: [Photo], to after: [Photo], width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, editing: Bool = false
    ) -> [PhotoMove]? {
        let start = PhotoRequest(count: before.count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, editing: editing)
        let end = PhotoRequest(count: after.count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, editing: editing)
        return moves(from: before, start, to: after, end)
    }

    /// The movements of the existing photos when one is inserted at an index of the new layout.
    ///
    /// `count` is the number of photos before. Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing or the index is out of range.
    @inlinable public static func moves(
        count: Int, inserting index: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, editing: Bool = false
    ) -> [PhotoMove]? {
        moves(inserting: index, in: PhotoRequest(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, editing: editing))
    }

    /// The movements of the remaining photos when the one at an index is deleted.
    ///
    /// `count` is the number of photos before. Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing or the index is out of range.
    @inlinable public static func moves(
        count: Int, deleting index: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, editing: Bool = false
    ) -> [PhotoMove]? {
        moves(deleting: index, in: PhotoRequest(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, editing: editing))
    }
}

nonisolated extension FilledPhotoGrid where Self: RatioPhotoGrid & EditablePhotoGrid {
    /// The layout for a number of photos in a container of `width` and `height` in points.
    ///
    /// `rowGap` and `columnGap` override `gap`, which overrides the spec's gaps; `insets` override the spec's. `scale`,
    /// the pixels per point, snaps all edges to whole pixels and keeps gaps equal. `mirrored` lays out from right to
    /// left. Returns nil if there is no rule for the count, if a number isn't finite, or if `scale` isn't positive.
    /// `ratios` are the photos' widths divided by their heights; one that is missing or not a finite number above 0
    /// counts as 1:1.
    /// While `editing`, an add tile follows the photos until there are as many as the spec's `append` says.
    @inlinable public static func layout(
        count: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false
    ) -> PhotoLayout? {
        layout(PhotoRequest(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: ratios, editing: editing))
    }

    /// The height of the container for a number of photos.
    @inlinable public static func height(
        count: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, ratios: [Double] = [], editing: Bool = false
    ) -> Double? {
        Self.height(PhotoRequest(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, ratios: ratios, editing: editing))
    }

    /// The frames of all tiles.
    @inlinable public static func frames(
        count: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false
    ) -> [PhotoFrame]? {
        frames(PhotoRequest(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: ratios, editing: editing))
    }

    /// Writes the frames of all tiles to a buffer and returns their number, or nil if it is too small.
    @inline(__always)
    @inlinable public static func frames(
        count: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false,
        into buffer: UnsafeMutableBufferPointer<PhotoFrame>
    ) -> Int? {
        if scale == nil, !mirrored, !editing,
            let tiles = fillFromTable(
                count, width, height, rowGap ?? gap, columnGap ?? gap, insets, ratios, into: buffer)
        { return tiles }
        return frames(PhotoRequest(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: ratios, editing: editing), into: buffer)
    }

    /// The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`.
    ///
    /// Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing.
    @inlinable public static func moves<Photo: Hashable>(
        from before: [Photo], to after: [Photo], width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, editing: Bool = false, ratio: (Photo) -> Double = { _ in .nan }
    ) -> [PhotoMove]? {
        let start = PhotoRequest(count: before.count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: before.map(ratio), editing: editing)
        let end = PhotoRequest(count: after.count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: after.map(ratio), editing: editing)
        return moves(from: before, start, to: after, end)
    }

    /// The movements of the existing photos when one is inserted at an index of the new layout.
    ///
    /// `count` is the number of photos before. Photos without a tile before or after are left out.
    /// `ratios` are those of the photos before, `ratio` is the new photo's.
    /// - Returns: nil if one of the layouts is missing or the index is out of range.
    @inlinable public static func moves(
        count: Int, inserting index: Int, ratio: Double = .nan, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false
    ) -> [PhotoMove]? {
        moves(ratio: ratio, inserting: index, in: PhotoRequest(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: ratios, editing: editing))
    }

    /// The movements of the remaining photos when the one at an index is deleted.
    ///
    /// `count` is the number of photos before. Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing or the index is out of range.
    @inlinable public static func moves(
        count: Int, deleting index: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false
    ) -> [PhotoMove]? {
        moves(deleting: index, in: PhotoRequest(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, mirrored: mirrored, ratios: ratios, editing: editing))
    }
}

nonisolated extension PhotoGrid {
    /// The number of tiles for a number of photos; nil if there is no rule for it, or if the width or the photos change it.
    @inlinable public static func tileCount(count: Int) -> Int? {
        tileCount(PhotoRequest(count: count, width: 0))
    }
}

nonisolated extension EditablePhotoGrid {
    /// The number of tiles for a number of photos; nil if there is no rule for it, or if the width or the photos change it.
    @inlinable public static func tileCount(count: Int, editing: Bool = false) -> Int? {
        tileCount(PhotoRequest(count: count, width: 0, editing: editing))
    }
}

"""#
            ),
            (
                "Grid/PhotoGrid+Moves.swift",
                #"""
nonisolated extension PhotoGrid {
    /// The movements of the photos that two requests share: `before` and `after` are their photos.
    ///
    /// Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing.
    public static func moves<Photo: Hashable>(
        from before: [Photo], _ start: PhotoRequest, to after: [Photo], _ end: PhotoRequest
    ) -> [PhotoMove]? {
        guard let start = layout(start), let end = layout(end) else { return nil }
        var places: [Photo: Int] = [:]
        for (place, photo) in after.enumerated() where places[photo] == nil { places[photo] = place }
        return moves(from: start, to: end, before.count) { places.removeValue(forKey: before[$0]) }
    }

    /// The movements of the existing photos when one is inserted at an index of the new layout.
    ///
    /// The request is the one before. Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing or the index is out of range.
    public static func moves(
        ratio: Double = .nan,
        inserting index: Int, in request: PhotoRequest
    ) -> [PhotoMove]? {
        guard index >= 0, index <= request.count, request.count < Int.max, let start = layout(request) else {
            return nil
        }
        var next = request
        next.count += 1
        // Photos without a tile don't matter.
        if index <= start.count {
            next.ratios += Array(repeating: .nan, count: Swift.max(0, index - next.ratios.count))
            next.ratios.insert(ratio, at: index)
        }
        guard let end = layout(next) else { return nil }
        return moves(from: start, to: end, request.count) { $0 < index ? $0 : $0 + 1 }
    }

    /// The movements of the remaining photos when the one at an index is deleted.
    ///
    /// The request is the one before. Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing or the index is out of range.
    public static func moves(deleting index: Int, in request: PhotoRequest) -> [PhotoMove]? {
        guard index >= 0, index < request.count, let start = layout(request) else { return nil }
        var next = request
        next.count -= 1
        if index < next.ratios.count { next.ratios.remove(at: index) }
        guard let end = layout(next) else { return nil }
        return moves(from: start, to: end, request.count) { $0 == index ? nil : $0 < index ? $0 : $0 - 1 }
    }

    fileprivate static func moves(
        from start: PhotoLayout, to end: PhotoLayout, _ count: Int, _ target: (Int) -> Int?
    ) -> [PhotoMove] {
        (0..<Swift.min(count, start.count)).compactMap { index in
            guard let other = target(index), end.indices.contains(other), end.role(of: other) != .add else {
                return nil
            }
            return PhotoMove(from: index, to: other, start: start[index], end: end[other])
        }
    }
}

"""#
            ),
            (
                "Grid/PhotoGrid+Repeat.swift",
                #"""
nonisolated extension PhotoGrid {
    /// The plan for so many photos as a block, which doesn't depend on their ratios.
    @inlinable static func blockPlan(_ photos: Int, _ width: Double) -> PhotoPlan? {
        return _plan(photos, width, [], false)
    }
}

"""#
            ),
            (
                "Grid/PhotoGrid+Requests.swift",
                #"""
nonisolated extension PhotoGrid {
    /// The layout for a request.
    ///
    /// Returns nil if there is no rule for the count, if a number isn't finite, or if `scale` isn't positive.
    @inlinable public static func layout(_ request: PhotoRequest) -> PhotoLayout? {
        return unsolved(request)?.solved(request.ratios, keepsFrames: true)
    }

    /// The height of the container.
    @inlinable public static func height(_ request: PhotoRequest) -> Double? {
        let layout = unsolved(request)
        return layout?.solved(request.ratios, keepsFrames: false).size.height
    }

    /// The frames of all tiles.
    @inlinable public static func frames(_ request: PhotoRequest) -> [PhotoFrame]? {
        guard let layout = unsolved(request) else { return nil }
        // All empty arrays share their memory, to which the initializer below would write.
        if layout.isEmpty { return [] }
        return [PhotoFrame](unsafeUninitializedCapacity: layout.count) { buffer, count in
            layout.fill(
                request.ratios,
                into: buffer, with: self)
            count = layout.count
        }
    }

    /// Writes the frames of all tiles to a buffer and returns their number, or nil if it is too small.
    @inlinable @inline(never) public static func frames(
        _ request: PhotoRequest, into buffer: UnsafeMutableBufferPointer<PhotoFrame>
    ) -> Int? {
        guard let layout = unsolved(request), layout.count <= buffer.count else { return nil }
        layout.fill(
            request.ratios,
            into: buffer, with: self)
        return layout.count
    }

    /// Writes the frames of a layout in the table; nil if the general function has to decide.
    ///
    /// A request and a layout have so many fields that passing them on takes longer than most layouts.
    @inlinable @inline(__always) static func fillFromTable(
        _ count: Int, _ width: Double, _ height: Double, _ rowGap: Double?, _ columnGap: Double?,
        _ insets: PhotoInsets?, _ ratios: [Double], into buffer: UnsafeMutableBufferPointer<PhotoFrame>
    ) -> Int? {
        let columnGap = columnGap ?? defaultColumnGap, rowGap = rowGap ?? defaultRowGap
        let insets = insets ?? defaultInsets
        let ends = insets.top + insets.bottom, sides = insets.leading + insets.trailing
        guard (width + height + rowGap + columnGap + ends + sides) * 0 == 0,
            let plan = _plan(count, width, ratios, false), plan.isInTable, plan.tiles <= buffer.count
        else { return nil }
        let width = Swift.max(0, width), height = plan.ratio > 0 ? width / plan.ratio : Swift.max(0, height)
        let space = PhotoSpace(
            start: plan.start, text: plan.text, width: width - insets.leading - insets.trailing,
            height: height - insets.top - insets.bottom, columnGap: columnGap, rowGap: rowGap)
        fillBlocks(plan.tiles, insets, columnGap, rowGap, buffer) { _block($0, in: space) }
        return plan.tiles
    }

    /// The number of tiles; nil if there is no rule for the count, or if the width or the photos change it.
    @inlinable public static func tileCount(_ request: PhotoRequest) -> Int? {
        if variesInTiles { return nil }
        return makePlan(request)?.tiles
    }

    /// The layout without the frames of tiles that keep their photos' ratios.
    @inlinable @inline(__always) static func unsolved(_ request: PhotoRequest) -> PhotoLayout? {
        PhotoLayout(request, makePlan(request), with: self)
    }

    /// The plan for a request; while editing, with an add tile.
    @inlinable @inline(__always) static func makePlan(_ request: PhotoRequest) -> PhotoPlan? {
        let count = request.count, width = request.width
        if request.editing, count >= 0, count < appendLimit {
            var plan = _plan(count + 1, width, request.ratios, true)
            plan?.adds = true
            return plan
        }
        return _plan(count, width, request.ratios, false)
    }
}

"""#
            ),
            (
                "Grid/PhotoGrid.swift",
                #"""
/// A layout spec that gridgen compiled: one layout for each count of photos.
///
/// Generated types conform, and say with the protocols that refine this one which arguments their functions take. Code for
/// any grid passes a `PhotoRequest`, which has all of them:
///
/// ```swift
/// func height(of grid: any PhotoGrid.Type, photos: Int, width: Double) -> Double? {
///     grid.height(PhotoRequest(count: photos, width: width))
/// }
/// ```
public nonisolated protocol PhotoGrid: Sendable {
    /// The spec's gaps and insets, in points.
    static var defaultRowGap: Double { get }
    static var defaultColumnGap: Double { get }
    static var defaultInsets: PhotoInsets { get }
    /// Whether the layout depends on the container's height.
    static var needsHeight: Bool { get }
    /// Whether the container is as wide as its tiles, which all have a fixed size.
    static var fitsTiles: Bool { get }
    /// While editing, an add tile follows fewer photos; 0 for grids without one.
    static var appendLimit: Int { get }
    /// Whether the number of tiles for a count depends on the width or the photos.
    static var variesInTiles: Bool { get }

    /// The plan for a count at a width; nil if there is no rule. The ratios are those of the photos. If it adds, the last
    /// tile is for no photo.
    static func _plan(_ count: Int, _ width: Double, _ ratios: [Double], _ adds: Bool) -> PhotoPlan?
    /// The block with a number, from the table; valid while tiles remain.
    static func _block(_ number: Int, in space: PhotoSpace) -> PhotoBlock
    /// The size of the container for a layout of the table.
    static func _tableSize(of layout: PhotoLayout) -> PhotoSize
}

/// A grid whose height follows from its width.
public nonisolated protocol WidthPhotoGrid: PhotoGrid {}

/// A grid that fills a container whose height the app gives.
public nonisolated protocol FilledPhotoGrid: PhotoGrid {}

/// A grid that looks at the ratios of the photos.
public nonisolated protocol RatioPhotoGrid: PhotoGrid {}

/// A grid with a tile that adds a photo.
public nonisolated protocol EditablePhotoGrid: PhotoGrid {}

/// A grid with waterfalls.
public nonisolated protocol WaterfallPhotoGrid: RatioPhotoGrid {
    /// The plan for empty columns at a width; nil if no count has a waterfall there.
    static func _waterfall(_ width: Double) -> PhotoPlan?
}

/// A grid with justified rows that photos can be appended to.
public nonisolated protocol JustifiedPhotoGrid: RatioPhotoGrid {
    /// The plan for empty rows at a width; nil if there are no such rows.
    static func _justified(_ width: Double) -> PhotoPlan?
}

nonisolated extension PhotoGrid {
    /// 0
    @inlinable public static var defaultRowGap: Double { 0 }
    /// 0
    @inlinable public static var defaultColumnGap: Double { 0 }
    /// No insets.
    @inlinable public static var defaultInsets: PhotoInsets { .zero }
    /// False.
    @inlinable public static var needsHeight: Bool { false }
    /// False.
    @inlinable public static var fitsTiles: Bool { false }
    /// 0
    @inlinable public static var appendLimit: Int { 0 }
    /// False.
    @inlinable public static var variesInTiles: Bool { false }

    /// An empty block, for grids without a table.
    @inlinable public static func _block(_ number: Int, in space: PhotoSpace) -> PhotoBlock {
        (0, 1, 0, PhotoFrame(x: 0, y: 0, width: 0, height: 0))
    }

    /// The container's size, for grids whose table has no sizes.
    @inlinable public static func _tableSize(of layout: PhotoLayout) -> PhotoSize {
        PhotoSize(width: layout.width, height: layout.height)
    }
}

nonisolated extension FilledPhotoGrid {
    /// True.
    @inlinable public static var needsHeight: Bool { true }
}

"""#
            ),
            (
                "Grid/PhotoMove.swift",
                #"""
/// The movement of a photo from one layout to the next.
public nonisolated struct PhotoMove: Hashable, Sendable {
    /// The index of the photo before and after.
    public let from, to: Int
    /// Its frame before and after.
    public let start, end: PhotoFrame
}

"""#
            ),
            (
                "Grid/PhotoRequest.swift",
                #"""
/// What a layout depends on: the photos, the container and the options of a call.
public nonisolated struct PhotoRequest: Hashable, Sendable {
    /// The number of photos.
    public var count: Int
    /// The container's width in points.
    public var width: Double
    /// The container's height in points, for grids that need it.
    public var height = Double.nan
    /// The gap in points; nil for the spec's.
    public var gap: Double?
    /// The gap between rows, before `gap`.
    public var rowGap: Double?
    /// The gap between columns, before `gap`.
    public var columnGap: Double?
    /// The insets; nil for the spec's.
    public var insets: PhotoInsets?
    /// The pixels per point. All edges are snapped to whole pixels; nil leaves them.
    public var scale: Double?
    /// Whether the layout runs from right to left.
    public var mirrored = false
    /// The photos' widths divided by their heights. One that is missing or not a finite number above 0 counts as 1:1.
    public var ratios: [Double] = []
    /// Whether a tile that adds a photo follows, for grids that have one.
    public var editing = false

    /// Creates a request. Without a height, grids that need one have no layout.
    @inlinable public init(
        count: Int, width: Double, height: Double = .nan, gap: Double? = nil, rowGap: Double? = nil,
        columnGap: Double? = nil, insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false,
        ratios: [Double] = [], editing: Bool = false
    ) {
        self.count = count
        self.width = width
        self.height = height
        self.gap = gap
        self.rowGap = rowGap
        self.columnGap = columnGap
        self.insets = insets
        self.scale = scale
        self.mirrored = mirrored
        self.ratios = ratios
        self.editing = editing
    }
}

"""#
            ),
            (
                "Grid/WaterfallPhotoGrid+Columns.swift",
                #"""
nonisolated extension WaterfallPhotoGrid {
    /// Empty columns to append photos to, for the request's width and options; nil if there is no waterfall at that width, a
    /// number isn't finite or `scale` isn't positive.
    public static func columns(_ request: PhotoRequest) -> PhotoColumns? {
        PhotoLayout(request, _waterfall(Swift.max(0, request.width)), with: self).map(PhotoColumns.init)
    }
}

"""#
            ),
            (
                "Layout/PhotoBlock.swift",
                #"""
/// Equal tiles in rows with gaps: the number of tiles and columns, the edges that the outer ones touch as bits, and the
/// first tile, from the corner within the insets.
public typealias PhotoBlock = (tiles: Int, columns: Double, edges: Double, first: PhotoFrame)

"""#
            ),
            (
                "Layout/PhotoColumns.swift",
                #"""
/// A growing waterfall: each appended photo goes to the column that is shortest so far, and earlier photos stay in place.
///
/// The frames are those of `layout`, except for counts with another rule.
public nonisolated struct PhotoColumns: Sendable {
    @usableFromInline var layout: PhotoLayout
    /// The position of the next photo in each column.
    @usableFromInline var ends: [Double]
    @usableFromInline var longest: Double

    /// How many photos have been appended.
    public private(set) var count = 0

    @usableFromInline init(_ layout: PhotoLayout) {
        self.layout = layout
        longest = layout.insets.top
        ends = [Double](repeating: longest, count: layout.plan.columns)
        self.layout.solvedHeight = 0
    }

    /// The size of the container.
    public var size: PhotoSize { layout.size }

    /// Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1, and so does the tile that adds a
    /// photo.
    @discardableResult public mutating func append(ratio: Double = .nan) -> PhotoFrame {
        let layout = layout
        let frame = ends.withUnsafeMutableBufferPointer {
            layout.next(layout.plan.limited(ratio), columnWidth: layout.columnWidth, $0)
        }
        longest = Swift.max(longest, frame.y + frame.height)
        count += 1
        self.layout.solvedHeight = longest + layout.insets.bottom
        return layout.placed(frame, in: layout.size)
    }
}

"""#
            ),
            (
                "Layout/PhotoLayout+Blocks.swift",
                #"""
nonisolated extension PhotoLayout {
    /// The width within the insets; negative if the container is too narrow.
    @inlinable public var contentWidth: Double { width - insets.leading - insets.trailing }
    /// The height within the insets if tiles share the container's height.
    @inlinable public var contentHeight: Double { height - insets.top - insets.bottom }

    /// What the blocks of the table depend on.
    @inlinable var space: PhotoSpace {
        PhotoSpace(
            start: plan.start,
            text: plan.text,
            width: contentWidth, height: contentHeight, columnGap: columnGap, rowGap: rowGap)
    }

    /// The gap between the columns of blocks.
    @inlinable var spacing: Double { plan.rows?.spacing(in: self) ?? columnGap }

    /// The block with a number; valid while tiles remain.
    @inlinable @inline(__always) func readBlock<Grid: PhotoGrid>(_ number: Int, with grid: Grid.Type)
        -> PhotoBlock
    {
        if let rows = plan.rows { return rows.block(number, in: self) }
        return grid._block(number, in: space)
    }

    /// The block that contains a tile, with the tile's row and column.
    @inlinable func find(_ index: Int) -> (block: PhotoBlock, row: Int, column: Int)? {
        var rest = index, number = 0
        while indices.contains(index) {
            let block = readBlock(number, with: grid), columns = Int(block.columns)
            if rest < block.tiles { return (block, rest / columns, rest % columns) }
            (rest, number) = (rest - block.tiles, number + 1)
        }
        return nil
    }

    @inlinable func edgesInBlock(_ index: Int) -> PhotoEdges {
        guard let (block, row, column) = find(index) else { return [] }
        var edges = PhotoEdges(rawValue: UInt8(block.edges))
        if row > 0 { edges.remove(.top) }
        if row < (block.tiles - 1) / Int(block.columns) { edges.remove(.bottom) }
        if column > 0 { edges.remove(.left) }
        if column < Int(block.columns) - 1 { edges.remove(.right) }
        return edges
    }

    @inlinable @inline(__always) func fillTiles<Grid: PhotoGrid>(
        _ buffer: UnsafeMutableBufferPointer<PhotoFrame>, with grid: Grid.Type
    ) {
        if plan.perBlock > 0 { return fillRepeat(buffer, with: grid) }
        let columnGap = spacing
        grid.fillBlocks(plan.tiles, insets, columnGap, rowGap, buffer) { readBlock($0, with: grid) }
    }
}

"""#
            ),
            (
                "Layout/PhotoLayout+Boxes.swift",
                #"""
nonisolated extension PhotoLayout {
    /// The width of photos whose height is slope · width + offset: that of the container less its insets, or less if they
    /// would be higher than their box.
    @inlinable func widthInBox(_ slope: Double, _ offset: Double) -> Double {
        let full = contentWidth
        guard plan.ratio != 0 else { return full }
        let most = plan.ratio > 0 ? full / plan.ratio : -plan.ratio
        return slope * full + offset <= most ? full : Swift.max(0, (most - offset) / slope)
    }

    /// The insets with the free width before photos that are this wide.
    @inlinable func insetsInBox(_ width: Double) -> PhotoInsets {
        let free = (contentWidth - width) * Double(plan.halvesBefore) / 2
        return PhotoInsets(
            top: insets.top, leading: insets.leading + free, bottom: insets.bottom, trailing: insets.trailing)
    }

    /// The edges that a photo doesn't touch because a box makes the photos narrower than the container.
    @inlinable func edgesBesideBox(_ frame: PhotoFrame) -> PhotoEdges {
        let tolerance = 0.000001 * contentWidth
        var edges: PhotoEdges = []
        if frame.x - insets.leading > tolerance { edges.insert(.left) }
        if insets.leading + contentWidth - (frame.x + frame.width) > tolerance { edges.insert(.right) }
        return edges
    }

    /// The width of rows that fill it, or that are as high as their box.
    @inlinable func widthOfRows(_ ratios: PhotoRatios) -> Double {
        guard plan.ratio != 0 else { return contentWidth }
        let rows = rows
        var slope = 0.0, offset = -rowGap, start = 0
        while start < plan.tiles {
            let end =
                start < rows.tiles ? Swift.min(start + rows.length, rows.tiles) : start + rows.length + 1
            var sum = 0.0
            for index in start..<end { sum += ratios[index] }
            slope += 1 / sum
            offset += rowGap - Double(end - start - 1) * columnGap / sum
            start = end
        }
        return widthInBox(slope, offset)
    }
}

"""#
            ),
            (
                "Layout/PhotoLayout+Columns.swift",
                #"""
nonisolated extension PhotoLayout {
    /// The width of a column; negative if the container is too narrow.
    @inlinable var columnWidth: Double {
        let columns = Double(plan.columns)
        return (contentWidth - (columns - 1) * columnGap) / columns
    }

    /// Places photos in columns: each goes to the column that is shortest so far.
    @inlinable func fillColumns(_ buffer: UnsafeMutablePointer<PhotoFrame>?, _ ratios: PhotoRatios) -> Double
    {
        withUnsafeTemporaryAllocation(of: Double.self, capacity: plan.columns) { ends in
            ends.initialize(repeating: insets.top)
            let width = columnWidth
            var longest = insets.top
            for index in 0..<plan.tiles {
                let frame = next(ratios[index], columnWidth: width, ends)
                longest = Swift.max(longest, frame.y + frame.height)
                buffer?[index] = frame
            }
            return longest + insets.bottom
        }
    }

    /// The frame of the next photo. It goes to the leftmost column that is at most a millionth of the column width longer
    /// than the shortest, since columns that only differ by rounding count as equal.
    @inlinable @inline(__always) func next(
        _ ratio: Double, columnWidth: Double, _ ends: UnsafeMutableBufferPointer<Double>
    ) -> PhotoFrame {
        // The shortest column is unpredictable, so conditional moves are faster than branches.
        var column = 0, least = ends[0], second = Double.infinity, other = 1
        while other < ends.count {
            let end = ends[other], isLess = end < least
            second = Swift.min(second, isLess ? least : end)
            column = isLess ? other : column
            least = isLess ? end : least
            other &+= 1
        }
        let width = Swift.max(0, columnWidth), limit = least + 0.000001 * width
        if second <= limit {
            column = 0
            while ends[column] > limit { column &+= 1 }
            least = ends[column]
        }
        let x = insets.leading + Double(column) * (columnWidth + columnGap), height = width / ratio
        ends[column] = least + (height + rowGap)
        return PhotoFrame(x: x, y: least, width: width, height: height)
    }

    /// The edges that a photo in a column touches: the bottom if it ends where the longest column does.
    @inlinable func edgesInColumns(_ frame: PhotoFrame) -> PhotoEdges {
        let last = insets.leading + Double(plan.columns - 1) * (columnWidth + columnGap)
        let bottom = (solvedHeight ?? 0) - insets.bottom - 0.000001 * columnWidth
        var edges: PhotoEdges = []
        if frame.x == insets.leading { edges.insert(.left) }
        if frame.x == last { edges.insert(.right) }
        if frame.y == insets.top { edges.insert(.top) }
        if frame.y + frame.height >= bottom { edges.insert(.bottom) }
        return edges
    }
}

"""#
            ),
            (
                "Layout/PhotoLayout+Crop.swift",
                #"""
nonisolated extension PhotoLayout {
    /// The part of a photo that is seen on a tile that it covers, in fractions of the photo's size.
    ///
    /// The focus is as near to the middle of the part as the photo's edges allow. A mirrored layout doesn't mirror photos.
    /// - Parameters:
    ///   - index: the tile
    ///   - photo: the photo's size in any unit
    ///   - focus: a coordinate that is NaN counts as the middle
    /// - Returns: the whole photo for an index without a tile, an empty tile, or a photo whose sides or ratio aren't finite and above 0.
    public func crop(of index: Int, photo: PhotoSize, focus: PhotoFocus = .middle) -> PhotoFrame {
        let tile = self[index]
        return photo.crop(PhotoSize(width: tile.width, height: tile.height), focus: focus)
    }
}

nonisolated extension PhotoSize {
    /// The part of a photo of this size that covers a tile.
    func crop(_ tile: PhotoSize, focus: PhotoFocus) -> PhotoFrame {
        let own = width / height, ratio = tile.width / tile.height, share = ratio / own
        guard width > 0, height > 0, share > 0, share < .infinity else {
            return PhotoFrame(x: 0, y: 0, width: 1, height: 1)
        }
        let seen = PhotoSize(width: share < 1 ? share : 1, height: own / ratio < 1 ? own / ratio : 1)
        return PhotoFrame(
            x: seen.width.start(around: focus.x), y: seen.height.start(around: focus.y), width: seen.width,
            height: seen.height)
    }
}

nonisolated extension Double {
    /// Where a part of this length begins in a side of length 1.
    fileprivate func start(around focus: Double) -> Double {
        let start = (focus.isNaN ? 0.5 : focus) - self * 0.5
        return start > 0 ? (start < 1 - self ? start : 1 - self) : 0
    }
}

"""#
            ),
            (
                "Layout/PhotoLayout+Frames.swift",
                #"""
nonisolated extension PhotoLayout {
    /// The frame of a tile; an index without a tile gives an empty one.
    @inlinable public subscript(index: Int) -> PhotoFrame {
        if frames.indices.contains(index) { return placed(frames[index], in: size) }
        if plan.perBlock > 0, indices.contains(index) { return placed(frameInRepeat(index), in: size) }
        if let (block, row, column) = find(index) {
            let (width, height) = (block.first.width, block.first.height)
            let columnGap = spacing
            let frame = PhotoFrame(
                x: insets.leading + block.first.x + Double(column) * (width + columnGap),
                y: insets.top + block.first.y + Double(row) * (height + rowGap), width: width, height: height)
            return placed(frame, in: size)
        }
        return PhotoFrame(x: 0, y: 0, width: 0, height: 0)
    }

    /// The edges of the container that a tile touches.
    @inlinable public func edges(of index: Int) -> PhotoEdges {
        guard indices.contains(index) else { return [] }
        var edges = edgesOfTile(index)
        if plan.ratio != 0, frames.indices.contains(index) { edges.subtract(edgesBesideBox(frames[index])) }
        if mirrored, edges.contains(.left) != edges.contains(.right) {
            edges.formSymmetricDifference([.left, .right])
        }
        return edges
    }

    @inlinable func edgesOfTile(_ index: Int) -> PhotoEdges {
        if plan.columns > 0 { return edgesInColumns(frames[index]) }
        if plan.keepsRatios, plan.rows != nil { return edgesInJustifiedRows(frames[index]) }
        if plan.perRow > 0 { return edgesInRows(index) }
        if plan.isTree {
            let first = plan.text.utf8CodeUnitCount - plan.tiles
            return PhotoEdges(rawValue: plan.text.utf8Start[first + index] & 15)
        }
        if plan.perBlock > 0 { return edgesInRepeat(index) }
        return edgesInBlock(index)
    }

    /// Writes the frames of all tiles to a buffer that is long enough.
    @inlinable @inline(__always) func fill<Grid: PhotoGrid>(
        _ ratios: [Double],
        into buffer: UnsafeMutableBufferPointer<PhotoFrame>, with grid: Grid.Type
    ) {
        if plan.keepsRatios { return fillPhotos(ratios, into: buffer) }
        fillTiles(buffer, with: grid)
        if scale != nil || mirrored { place(buffer, in: computedSize(with: grid)) }
    }

    @inlinable func fillPhotos(_ ratios: [Double], into buffer: UnsafeMutableBufferPointer<PhotoFrame>) {
        let height = place(buffer.baseAddress, ratios)
        if scale != nil || mirrored { place(buffer, in: snapped(PhotoSize(width: width, height: height))) }
    }

    /// Snaps and mirrors frames.
    @inlinable func place(_ buffer: UnsafeMutableBufferPointer<PhotoFrame>, in size: PhotoSize) {
        for index in 0..<plan.tiles { buffer[index] = placed(buffer[index], in: size) }
    }

    @inlinable func placed(_ frame: PhotoFrame, in size: PhotoSize) -> PhotoFrame {
        let x = snapped(frame.x, frame.width, columnGap), y = snapped(frame.y, frame.height, rowGap)
        return PhotoFrame(
            x: mirrored ? size.width - x.start - x.length : x.start, y: y.start, width: x.length,
            height: y.length)
    }

    /// Snaps a side and the gap after it to whole pixels. Adding 1.5 * 2^52 rounds; the millionth makes sums that differ
    /// in the last digit agree.
    @inlinable func snapped(_ start: Double, _ length: Double, _ gap: Double) -> (
        start: Double, length: Double
    ) {
        guard let scale else { return (start, length) }
        func pixel(_ value: Double) -> Double { value * scale + 0.000001 + 0x1.8p52 - 0x1.8p52 }
        return (
            pixel(start) / scale,
            Swift.max(0, pixel(start + length + gap) - pixel(gap) - pixel(start)) / scale
        )
    }
}

"""#
            ),
            (
                "Layout/PhotoLayout+Justified.swift",
                #"""
nonisolated extension PhotoLayout {
    /// Rows of photos that fill the width, as near to a height or a shape as they come.
    @inlinable func fillJustified(
        _ rows: PhotoRowPlan, _ buffer: UnsafeMutablePointer<PhotoFrame>?, _ ratios: PhotoRatios
    ) -> Double {
        if case .shape(let shape, let least, let height) = rows.sizing {
            return fillShape(shape, least, over: height, rows, buffer, ratios)
        }
        if rows.last == .balanced { return fillBalanced(rows, buffer, ratios) }
        let width = contentWidth
        var y = insets.top, bottom = y, previous: Double?, start = 0
        while start < plan.tiles {
            var end = start, sum = 0.0
            while end < plan.tiles {
                let ratio = ratios[end]
                guard rows.takes(ratio, end - start, sum, width, columnGap) else { break }
                (end, sum) = (end + 1, sum + ratio)
            }
            let height = placeRow(
                start..<end, sum, y, rows, isLast: end == plan.tiles, after: previous, buffer, ratios)
            bottom = y + height
            (start, y, previous) = (end, bottom + rowGap, height)
        }
        return bottom + insets.bottom
    }

    /// Places the photos of a row and returns its height.
    @inlinable @inline(__always) func placeRow(
        _ row: Range<Int>, _ sum: Double, _ y: Double, _ rows: PhotoRowPlan, isLast: Bool,
        after previous: Double?,
        _ buffer: UnsafeMutablePointer<PhotoFrame>?, _ ratios: PhotoRatios
    ) -> Double {
        let gaps = Double(row.count - 1) * columnGap, filled = (contentWidth - gaps) / sum
        var x = insets.leading
        let height = isLast ? rows.lastHeight(filled, after: previous) : filled
        if height != filled { x += rows.align * (contentWidth - gaps - height * sum) }
        guard let buffer else { return height }
        let side = Swift.max(0, height)
        for index in row {
            let frame = PhotoFrame(x: x, y: y, width: side * ratios[index], height: side)
            buffer[index] = frame
            x += frame.width + columnGap
        }
        return height
    }

    /// The rows with the least sum of k(h − T)², for k photos in a row that is h high. `best` has the sums for the first
    /// photos, `cuts` the lengths of their last rows.
    @inlinable func fillBalanced(
        _ rows: PhotoRowPlan, _ buffer: UnsafeMutablePointer<PhotoFrame>?, _ ratios: PhotoRatios
    ) -> Double {
        guard case .near(_, let least) = rows.sizing else { return 0 }
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: plan.tiles + 1) { best in
            withUnsafeTemporaryAllocation(of: Int.self, capacity: plan.tiles + 1) { cuts in
                best.initialize(repeating: .infinity)
                cuts.initialize(repeating: 0)
                best[0] = 0
                for end in 0..<plan.tiles {
                    cuts[end + 1] = Swift.min(end + 1, least)
                    findRow(before: end + 1, least, rows.perRow, rows, best, cuts, ratios)
                }
                // Only the last row may have fewer, and only where no other cut exists.
                if best[plan.tiles] == .infinity {
                    findRow(before: plan.tiles, 1, least - 1, rows, best, cuts, ratios)
                }
                // The rows are found from the last one: from now on, `cuts` has the length of the row that begins at a photo.
                var start = plan.tiles, length = cuts[start]
                while start > 0 {
                    start -= length
                    (length, cuts[start]) = (cuts[start], length)
                }
                var y = insets.top, bottom = y, previous: Double?
                while start < plan.tiles {
                    let end = start + cuts[start]
                    var sum = 0.0
                    for index in start..<end { sum += ratios[index] }
                    let height = placeRow(
                        start..<end, sum, y, rows, isLast: end == plan.tiles, after: previous, buffer, ratios)
                    bottom = y + height
                    (start, y, previous) = (end, bottom + rowGap, height)
                }
                return bottom + insets.bottom
            }
        }
    }

    /// Finds the best last row for the photos before an index: the one with the fewest photos of those that differ by a
    /// millionth of T².
    @inlinable func findRow(
        before end: Int, _ least: Int, _ greatest: Int, _ rows: PhotoRowPlan,
        _ best: UnsafeMutableBufferPointer<Double>, _ cuts: UnsafeMutableBufferPointer<Int>,
        _ ratios: PhotoRatios
    ) {
        let width = contentWidth, target = rows.target, tolerance = 0.000001 * target * target
        var sum = 0.0, length = 0
        while length < Swift.min(end, greatest) {
            length += 1
            let free = width - Double(length - 1) * columnGap
            if free <= 0 { return }
            sum += ratios[end - length]
            if length < least { continue }
            let away = free / sum - target, cost = Double(length) * away * away
            if best[end - length] + cost < best[end] - tolerance {
                (best[end], cuts[end]) = (best[end - length] + cost, length)
            }
            // A longer row alone would cost more.
            if away < 0, cost > best[end] { return }
        }
    }

    @inlinable func edgesInJustifiedRows(_ frame: PhotoFrame) -> PhotoEdges {
        let near = 0.000001 * contentWidth
        var edges: PhotoEdges = []
        if frame.y == insets.top { edges.insert(.top) }
        if frame.x == insets.leading { edges.insert(.left) }
        if frame.y + frame.height >= (solvedHeight ?? 0) - insets.bottom - near { edges.insert(.bottom) }
        if frame.x + frame.width >= insets.leading + contentWidth - near { edges.insert(.right) }
        return edges
    }
}

"""#
            ),
            (
                "Layout/PhotoLayout+PhotoRows.swift",
                #"""
nonisolated extension PhotoLayout {
    /// The length of the first rows, and the number of tiles in them; later rows are longer by one.
    @inlinable var rows: (length: Int, tiles: Int) {
        guard plan.isBalanced else { return (plan.perRow, plan.tiles) }
        let rows = (plan.tiles - 1) / plan.perRow + 1, length = plan.tiles / rows
        return (length, (rows - plan.tiles % rows) * length)
    }

    /// Rows that fill the width: the tiles of a row have the height at which their widths fill it.
    @inlinable func fillRows(_ buffer: UnsafeMutablePointer<PhotoFrame>?, _ ratios: PhotoRatios) -> Double {
        let rows = rows
        let contentWidth = widthOfRows(ratios), insets = insetsInBox(contentWidth)
        var y = insets.top, start = 0
        while start < plan.tiles {
            let end =
                start < rows.tiles ? Swift.min(start + rows.length, rows.tiles) : start + rows.length + 1
            var sum = 0.0, x = insets.leading
            for index in start..<end { sum += ratios[index] }
            let height = (contentWidth - Double(end - start - 1) * columnGap) / sum
            if let buffer {
                let side = Swift.max(0, height)
                for index in start..<end {
                    let frame = PhotoFrame(x: x, y: y, width: side * ratios[index], height: side)
                    buffer[index] = frame
                    x += frame.width + columnGap
                }
            }
            y += height + rowGap
            start = end
        }
        return y - rowGap + insets.bottom
    }

    @inlinable func edgesInRows(_ index: Int) -> PhotoEdges {
        let rows = rows, isFirst = index < rows.tiles
        let place = isFirst ? index : index - rows.tiles, length = isFirst ? rows.length : rows.length + 1
        let start = index - place % length
        var edges: PhotoEdges = []
        if start == 0 { edges.insert(.top) }
        if start + length >= plan.tiles { edges.insert(.bottom) }
        if index == start { edges.insert(.left) }
        if index == start + length - 1 || index == plan.tiles - 1 { edges.insert(.right) }
        return edges
    }
}

"""#
            ),
            (
                "Layout/PhotoLayout+Photos.swift",
                #"""
nonisolated extension PhotoLayout {
    /// The layout with the frames of tiles that keep their photos' ratios, or only with its height.
    @inlinable func solved(_ ratios: [Double], keepsFrames: Bool) -> PhotoLayout {
        guard plan.keepsRatios else { return self }
        var layout = self
        if keepsFrames {
            layout.frames = [PhotoFrame](unsafeUninitializedCapacity: plan.tiles) { buffer, count in
                layout.solvedHeight = place(buffer.baseAddress, ratios)
                count = plan.tiles
            }
        } else {
            layout.solvedHeight = place(nil, ratios)
        }
        return layout
    }

    /// Returns the height of the container, and writes the frames if there is a buffer.
    @inlinable func place(_ buffer: UnsafeMutablePointer<PhotoFrame>?, _ ratios: [Double]) -> Double {
        ratios.withUnsafeBufferPointer { known in
            // The add tile has no photo.
            let known = plan.adds ? UnsafeBufferPointer(rebasing: known.prefix(plan.tiles - 1)) : known
            let plan = plan.limited(for: known)
            let ratios = PhotoRatios(known: known, plan: plan)
            if plan.columns > 0 { return fillColumns(buffer, ratios) }
            if let rows = plan.rows { return fillJustified(rows, buffer, ratios) }
            if plan.perRow > 0 { return fillRows(buffer, ratios) }
            if plan.isTree { return fillTree(buffer, ratios) }
            return 0
        }
    }
}

"""#
            ),
            (
                "Layout/PhotoLayout+Places.swift",
                #"""
nonisolated extension PhotoLayout {
    /// The tile next to another one, for arrow keys: of those that begin farther on and lie beside it, the nearest; of several, the first.
    ///
    /// Directions are those on the screen, also in a mirrored layout.
    /// - Parameter direction: one edge
    /// - Returns: nil at the container's edge, or for an index without a tile.
    public func neighbor(of index: Int, direction: PhotoEdges) -> Int? {
        guard indices.contains(index) else { return nil }
        let tile = self[index]
        var nearest: Int?, distance = Double.infinity
        for other in indices {
            let frame = self[other]
            let isVertical = direction == .top || direction == .bottom
            let isBeside =
                isVertical
                ? frame.x < tile.x + tile.width && tile.x < frame.x + frame.width
                : frame.y < tile.y + tile.height && tile.y < frame.y + frame.height
            let own =
                switch direction {
                case .top: tile.y + tile.height - (frame.y + frame.height)
                case .left: tile.x + tile.width - (frame.x + frame.width)
                case .bottom: frame.y - tile.y
                case .right: frame.x - tile.x
                default: 0.0
                }
            if isBeside, own > 0, own < distance { (nearest, distance) = (other, own) }
        }
        return nearest
    }

    /// The tiles in a range of heights, such as the visible part of a scroll view: from the first to the last one that meets it.
    ///
    /// Takes O(log n) steps for rows and, as a rule, for waterfalls; otherwise O(n).
    /// - Parameter heights: distances from the container's top in points
    /// - Returns: an empty range if no tile meets the heights.
    public func range(in heights: Range<Double>) -> Range<Int> {
        let (top, bottom) = (heights.lowerBound, heights.upperBound)
        // In a container that is too low, tiles have no height, and rows aren't in order.
        let hasRows = (plan.perRow > 0 || plan.rows != nil) && first.map { $0.height > 0 } ?? false
        guard plan.columns > 0 || hasRows else {
            let meeting = indices.lazy.filter { self[$0].y < bottom && self[$0].y + self[$0].height > top }
            guard let first = meeting.first, let last = meeting.last else { return 0..<0 }
            return first..<last + 1
        }
        var end = firstIndex { $0.y >= bottom }
        guard plan.columns > 0 else {
            return Swift.min(end, firstIndex { $0.y + $0.height > top })..<end
        }
        // Photos that begin above the range may reach into it, but none before one of its column that ends above.
        var start = Swift.min(end, firstIndex { $0.y > top }), place = start
        var ended: Set<Double> = []
        while place > 0, ended.count < plan.columns {
            place -= 1
            let frame = self[place]
            if frame.y + frame.height > top { start = place } else { ended.insert(frame.x) }
        }
        while end > start, self[end - 1].y + self[end - 1].height <= top { end -= 1 }
        return start..<end
    }

    /// The first tile for which something holds that holds for all tiles after it; the number of tiles if there is none.
    private func firstIndex(_ holds: (PhotoFrame) -> Bool) -> Int {
        var start = 0, rest = count
        while rest > 0 {
            let half = rest / 2
            if holds(self[start + half]) {
                rest = half
            } else {
                (start, rest) = (start + half + 1, rest - half - 1)
            }
        }
        return start
    }
}

"""#
            ),
            (
                "Layout/PhotoLayout+Repeat.swift",
                #"""
nonisolated extension PhotoLayout {
    /// The layout of so many photos as a block, before snapping and mirroring.
    @inlinable init<Grid: PhotoGrid>(block photos: Int, of layout: PhotoLayout, with grid: Grid.Type) {
        self.grid = grid
        planWidth = layout.planWidth
        plan = grid.blockPlan(photos, layout.planWidth) ?? PhotoPlan()
        width = layout.width
        columnGap = layout.columnGap
        rowGap = layout.rowGap
        insets = layout.insets
        scale = nil
        mirrored = false
    }

    /// The size of a block with the insets, and its distance from the next.
    @inlinable func blockSize<Grid: PhotoGrid>(_ photos: Int, with grid: Grid.Type) -> (
        size: PhotoSize, step: Double
    ) {
        let size = PhotoLayout(block: photos, of: self, with: grid).exactSize(with: grid)
        return (size, size.height - insets.top - insets.bottom + rowGap)
    }

    /// The size of the container: whole blocks, and the photos that remain.
    @inlinable func sizeOfRepeat<Grid: PhotoGrid>(with grid: Grid.Type) -> PhotoSize {
        let perBlock = Int(plan.perBlock), rest = plan.tiles % perBlock
        let block = blockSize(perBlock, with: grid)
        let last = rest > 0 ? blockSize(rest, with: grid).step : 0
        let height = Double(plan.tiles / perBlock) * block.step + last - rowGap
        return PhotoSize(width: block.size.width, height: height + insets.top + insets.bottom)
    }

    /// A frame in the first block, moved to a block further down and reflected there if need be.
    @inlinable @inline(__always) func moved(
        _ frame: PhotoFrame, to block: Int, width: Double, step: Double
    ) -> PhotoFrame {
        let reflected = insets.leading + width - insets.trailing - frame.x - frame.width
        return PhotoFrame(
            x: plan.reflects && block & 1 == 1 ? reflected : frame.x, y: frame.y + Double(block) * step,
            width: frame.width, height: frame.height)
    }

    /// Writes the frames of all blocks. Those of the first are also those of the others, moved.
    @inlinable func fillRepeat<Grid: PhotoGrid>(
        _ buffer: UnsafeMutableBufferPointer<PhotoFrame>, with grid: Grid.Type
    ) {
        let perBlock = Int(plan.perBlock), (size, step) = blockSize(perBlock, with: grid)
        var block = 0, start = 0
        while start < plan.tiles {
            let photos = Swift.min(perBlock, plan.tiles - start), isRest = photos < perBlock
            if block == 0 || isRest {
                PhotoLayout(block: photos, of: self, with: grid).fillTiles(
                    UnsafeMutableBufferPointer(rebasing: buffer[start..<start + photos]), with: grid)
            }
            let first = isRest ? start : 0
            for index in 0..<photos where block > 0 {
                buffer[start + index] = moved(
                    buffer[first + index], to: block, width: size.width, step: step)
            }
            block += 1
            start += perBlock
        }
    }

    /// The block that contains a tile, its number of photos, and the place of the tile in it.
    @inlinable func findBlock(_ index: Int) -> (block: Int, photos: Int, place: Int) {
        let perBlock = Int(plan.perBlock), block = index / perBlock
        return (block, Swift.min(perBlock, plan.tiles - block * perBlock), index % perBlock)
    }

    @inlinable func frameInRepeat(_ index: Int) -> PhotoFrame {
        let (number, photos, place) = findBlock(index)
        let frame = PhotoLayout(block: photos, of: self, with: grid)[place]
        if number == 0 { return frame }
        let (size, step) = blockSize(Int(plan.perBlock), with: grid)
        return moved(frame, to: number, width: size.width, step: step)
    }

    @inlinable func edgesInRepeat(_ index: Int) -> PhotoEdges {
        let (number, photos, place) = findBlock(index)
        var edges = PhotoLayout(block: photos, of: self, with: grid).edgesInBlock(place)
        if number > 0 { edges.remove(.top) }
        if index - place + photos < plan.tiles { edges.remove(.bottom) }
        let isReflected = plan.reflects && number & 1 == 1
        if isReflected, edges.contains(.left) != edges.contains(.right) {
            edges.formSymmetricDifference([.left, .right])
        }
        return edges
    }
}

"""#
            ),
            (
                "Layout/PhotoLayout+Shape.swift",
                #"""
nonisolated extension PhotoLayout {
    /// Rows that fill the width and are together as near to the height of a shape as they come: of all cuts into rows, the
    /// first one that costs least.
    @inlinable func fillShape(
        _ shape: Double, _ least: Int, over wanted: Double, _ rows: PhotoRowPlan,
        _ buffer: UnsafeMutablePointer<PhotoFrame>?, _ ratios: PhotoRatios
    ) -> Double {
        let photos = plan.tiles, most = Swift.min(rows.perRow, photos), height = contentWidth / shape
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: photos) { known in
            withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 * photos) { lengths in
                for index in 0..<photos { known[index] = ratios[index] }
                lengths.initialize(repeating: photos)
                // The lengths of the rows that are tried, and of those that cost least so far.
                let cut = UnsafeMutableBufferPointer(rebasing: lengths.prefix(photos))
                let found = UnsafeMutableBufferPointer(rebasing: lengths.suffix(photos))
                var best: Double?
                for count in 0..<photos + 1 where count * least <= photos && photos <= count * most {
                    cutRows(0..<count, of: photos, least, most, cut)
                    repeat {
                        let cost = cost(of: cut[..<count], known, height, over: wanted)
                        if let best, !(cost < best - 0.000001 * contentWidth) { continue }
                        best = cost
                        for row in 0..<count { found[row] = cut[row] }
                    } while cutNext(count, least, most, cut)
                }
                var y = insets.top, bottom = y, start = 0, row = 0
                while start < photos {
                    let end = start + found[row]
                    var sum = 0.0
                    for index in start..<end { sum += known[index] }
                    bottom =
                        y + placeRow(start..<end, sum, y, rows, isLast: false, after: nil, buffer, ratios)
                    (start, row, y) = (end, row + 1, bottom + rowGap)
                }
                return bottom + insets.bottom
            }
        }
    }

    /// How far rows are from a height; half as much again where one is lower than it should be, and where one has more photos
    /// than the next.
    @inlinable func cost(
        of cut: Slice<UnsafeMutableBufferPointer<Int>>, _ ratios: UnsafeMutableBufferPointer<Double>,
        _ height: Double, over wanted: Double
    ) -> Double {
        var total = 0.0, start = 0, previous = 0, isLow = false, isFalling = false
        for length in cut {
            var sum = 0.0
            for index in start..<start + length { sum += ratios[index] }
            let own = (contentWidth - Double(length - 1) * columnGap) / sum
            total += own
            if own < wanted { isLow = true }
            if length < previous { isFalling = true }
            (start, previous) = (start + length, length)
        }
        let away = (total + Double(cut.count - 1) * rowGap - height).magnitude
        return away * (isLow ? 1.5 : 1) * (isFalling ? 1.5 : 1)
    }

    /// Gives rows as few photos as those below them allow.
    @inlinable func cutRows(
        _ rows: Range<Int>, of photos: Int, _ least: Int, _ most: Int,
        _ cut: UnsafeMutableBufferPointer<Int>
    ) {
        var left = photos
        for row in rows {
            cut[row] = Swift.max(least, left - (rows.upperBound - row - 1) * most)
            left -= cut[row]
        }
    }

    /// The next cut in lexicographic order: a row as late as possible gets one more. False after the last cut.
    @inlinable func cutNext(
        _ count: Int, _ least: Int, _ most: Int, _ cut: UnsafeMutableBufferPointer<Int>
    ) -> Bool {
        var row = count - 1, left = 0
        while row > 0 {
            left += cut[row]
            row -= 1
            if cut[row] < most, left > (count - row - 1) * least {
                cut[row] += 1
                cutRows(row + 1..<count, of: left - 1, least, most, cut)
                return true
            }
        }
        return false
    }
}

"""#
            ),
            (
                "Layout/PhotoLayout+Trees.swift",
                #"""
nonisolated extension PhotoLayout {
    /// Solves the tree, which has fewer rows and blocks than its text has characters.
    @inlinable func fillTree(_ buffer: UnsafeMutablePointer<PhotoFrame>?, _ ratios: PhotoRatios) -> Double {
        withUnsafeTemporaryAllocation(of: PhotoTree.Line.self, capacity: plan.text.utf8CodeUnitCount) {
            lines in
            let start = PhotoTree(
                ratios: ratios, columnGap: columnGap, rowGap: rowGap, text: plan.text.utf8Start, lines: lines)
            var tree = start
            let line = tree.measureStack()
            let contentWidth = widthInBox(line.slope, line.offset), insets = insetsInBox(contentWidth)
            if let buffer {
                tree = start
                tree.placeStack(x: insets.leading, y: insets.top, width: contentWidth, buffer)
            }
            return insets.top + line.slope * contentWidth + line.offset + insets.bottom
        }
    }
}

"""#
            ),
            (
                "Layout/PhotoLayout.swift",
                #"""
/// The tiles for one count of photos, in the order of the photos.
public nonisolated struct PhotoLayout: RandomAccessCollection, Sendable {
    /// The grid that reads its table.
    @usableFromInline let grid: any PhotoGrid.Type
    /// The number of tiles, and what determines their places.
    @usableFromInline let plan: PhotoPlan
    /// The same, for generated code.
    @inlinable public var _plan: PhotoPlan { plan }
    /// The container's width.
    public let width: Double
    /// The width that the plan is for.
    @usableFromInline let planWidth: Double
    /// The gaps between columns and between rows.
    public let columnGap, rowGap: Double
    /// The distances of the tiles from the container's edges.
    public let insets: PhotoInsets
    /// The pixels per point, if edges are snapped to pixels.
    public let scale: Double?
    /// Whether the layout runs from right to left.
    public let mirrored: Bool
    /// The container's height if tiles share it; otherwise 0.
    @usableFromInline var height = 0.0
    /// The frames of tiles that keep their photos' ratios, and the resulting height of the container.
    @usableFromInline var frames: [PhotoFrame] = [], solvedHeight: Double?

    /// The layout of a plan; nil without one, or if a number isn't finite or `scale` isn't positive.
    @inlinable @inline(__always) init?<Grid: PhotoGrid>(
        _ request: PhotoRequest, _ plan: PhotoPlan?, with grid: Grid.Type
    ) {
        if let scale = request.scale { guard scale > 0, scale < .infinity else { return nil } }
        self.grid = grid
        width = Swift.max(0, request.width)
        planWidth = request.width
        columnGap = request.columnGap ?? request.gap ?? grid.defaultColumnGap
        rowGap = request.rowGap ?? request.gap ?? grid.defaultRowGap
        insets = request.insets ?? grid.defaultInsets
        scale = request.scale
        mirrored = request.mirrored
        // Only finite numbers times 0 give 0; one comparison is faster than a test of each number.
        let sides = (insets.top + insets.bottom) * 0 + (insets.leading + insets.trailing) * 0
        guard request.width * 0 + rowGap * 0 + columnGap * 0 + sides == 0 else { return nil }
        guard let plan else { return nil }
        // The frames of ten million tiles take about 300 MB.
        guard plan.tiles <= 10_000_000 else { return nil }
        self.plan = plan
        if grid.needsHeight {
            guard request.height * 0 == 0 else { return nil }
            height = Swift.max(0, request.height)
        }
        if plan.ratio > 0 { height = width / plan.ratio }
    }

    /// 0
    @inlinable public var startIndex: Int { 0 }
    /// The number of tiles.
    @inlinable public var endIndex: Int { plan.tiles }

    /// The number of photos without a tile.
    @inlinable public var hidden: Int { plan.hidden }

    /// What a tile shows.
    @inlinable public func role(of index: Int) -> PhotoRole {
        guard index == count - 1 else { return .photo }
        if plan.adds { return .add }
        return hidden > 0 ? .more : .photo
    }

    /// The size of the container.
    @inlinable public var size: PhotoSize { computedSize(with: grid) }

    @inlinable func computedSize<Grid: PhotoGrid>(with grid: Grid.Type) -> PhotoSize {
        snapped(exactSize(with: grid))
    }

    /// Snaps the size of the container; it isn't negative.
    @inlinable func snapped(_ size: PhotoSize) -> PhotoSize {
        PhotoSize(
            width: snapped(0, Swift.max(0, size.width), columnGap).length,
            height: snapped(0, Swift.max(0, size.height), rowGap).length)
    }

    /// The size of the container before snapping to pixels; negative if it is too small for its gaps.
    @inlinable func exactSize<Grid: PhotoGrid>(with grid: Grid.Type) -> PhotoSize {
        if let solvedHeight { return PhotoSize(width: width, height: solvedHeight) }
        guard !isEmpty else { return PhotoSize(width: grid.fitsTiles ? 0 : width, height: 0) }
        if plan.perBlock > 0 { return sizeOfRepeat(with: grid) }
        if let rows = plan.rows { return rows.size(in: self) }
        return grid._tableSize(of: self)
    }
}

"""#
            ),
            (
                "Layout/PhotoPlan.swift",
                #"""
/// The number of tiles for a count, and what determines their places.
///
/// The order of its fields keeps it small.
public nonisolated struct PhotoPlan: Sendable {
    /// The number of tiles, and of photos without one.
    public var tiles = 0, hidden = 0
    /// The index of the first number in the table.
    public var start = 0
    /// The number of columns of a waterfall.
    public var columns = 0
    /// The number of photos in a row that fills the width.
    public var perRow = 0
    /// The ratio, width to height, of the container or of the box that photos stay within; the negated height of such a
    /// box; 0 without them.
    public var ratio = 0.0
    /// The limits of ratios if tiles keep their photos' ratios; otherwise 0.
    public var least = 0.0, greatest = 0.0
    /// The numbers as digits; or a tree of photos, and a character for each of them, whose lower four bits are the edges.
    public var text: StaticString = ""
    /// Whether the last tile adds a photo.
    public var adds = false
    /// Whether the lengths of rows that fill the width differ by at most one.
    public var isBalanced = false
    /// Whether the text is a tree.
    public var isTree = false
    /// The number of photos in a block that repeats; 0 if none does. A layout has at most 500 photos.
    public var perBlock: UInt16 = 0
    /// Whether every second block is reflected.
    public var reflects = false
    /// Whether the limits of ratios end at 1: they are above 1 if the photos are wide on average, otherwise below.
    public var isSided = false
    /// How many halves of the free width are before photos that a box makes narrower than the container.
    public var halvesBefore: UInt8 = 0
    /// Rows that are computed.
    public var rows: PhotoRowPlan?

    /// Creates a plan.
    @inlinable public init(
        tiles: Int = 0, hidden: Int = 0, start: Int = 0, columns: Int = 0, perRow: Int = 0, ratio: Double = 0,
        least: Double = 0, greatest: Double = 0, text: StaticString = "", isBalanced: Bool = false,
        isTree: Bool = false, perBlock: UInt16 = 0, reflects: Bool = false, isSided: Bool = false,
        halvesBefore: UInt8 = 0, rows: PhotoRowPlan? = nil
    ) {
        self.tiles = tiles
        self.hidden = hidden
        self.start = start
        self.columns = columns
        self.perRow = perRow
        self.ratio = ratio
        self.least = least
        self.greatest = greatest
        self.text = text
        self.isBalanced = isBalanced
        self.isTree = isTree
        self.perBlock = perBlock
        self.reflects = reflects
        self.isSided = isSided
        self.halvesBefore = halvesBefore
        self.rows = rows
    }

    /// Whether the blocks are in the grid's table.
    @inlinable var isInTable: Bool { rows == nil && greatest == 0 && perBlock == 0 && tiles > 0 }

    /// The plan with the limits of one side: above 1 if the photos, unknown ratios being 1, are wide on average.
    @inlinable func limited(for known: UnsafeBufferPointer<Double>) -> PhotoPlan {
        guard isSided else { return self }
        let photos = tiles + hidden, count = Swift.min(known.count, photos)
        var sum = 0.0, plan = self
        for index in 0..<count {
            let ratio = known[index]
            sum += ratio > 0 && ratio < .infinity ? ratio : 1
        }
        if sum + Double(photos - count) > Double(photos) * 1.000001 {
            plan.least = Swift.max(least, 1)
        } else {
            plan.greatest = Swift.min(greatest, 1)
        }
        return plan
    }

    @inlinable var keepsRatios: Bool { greatest > 0 }

    /// A ratio clamped to the limits; an unknown ratio counts as 1 first.
    @inlinable @inline(__always) func limited(_ ratio: Double) -> Double {
        Swift.min(Swift.max(ratio > 0 && ratio < .infinity ? ratio : 1, least), greatest)
    }
}

"""#
            ),
            (
                "Layout/PhotoRatios.swift",
                #"""
/// The ratios of the tiles, within the limits of a plan; the add tile has none.
@usableFromInline nonisolated struct PhotoRatios {
    @usableFromInline let known: UnsafeBufferPointer<Double>, plan: PhotoPlan

    @inlinable init(known: UnsafeBufferPointer<Double>, plan: PhotoPlan) {
        self.known = known
        self.plan = plan
    }

    @inlinable @inline(__always) subscript(index: Int) -> Double {
        plan.limited(index < known.count ? known[index] : 1)
    }
}

"""#
            ),
            (
                "Layout/PhotoRowPlan.swift",
                #"""
/// Rows for any count, computed because a table would be endless.
public nonisolated struct PhotoRowPlan: Sendable {
    /// How a last row that isn't full is laid out.
    public enum Last: Sendable { case short, stretch, balanced }
    /// The size or ratio of the tiles, a container whose height they share, or the height that rows of photos aim at.
    public enum Sizing: Sendable {
        case tileRatio(Double), tileSize(Double, Double), frame
        /// Tiles of a size in points, in columns that share out what is left of the width.
        case spread(Double, Double)
        case near(Double, least: Int), over(Double)
        /// The shape that all rows aim at together, and the height that each should have.
        case shape(Double, least: Int, over: Double)
    }

    /// The number and length of the first rows, and of the last ones.
    @usableFromInline typealias Split = (firstRows: Int, firstLength: Int, lastRows: Int, lastLength: Int)

    /// `perRow` is the greatest number of tiles in a row; `align` is the part of what is left that lies before a short one.
    public var perRow: Int, align: Double, sizing: Sizing, last: Last

    /// Creates rows.
    @inlinable public init(perRow: Int, align: Double, sizing: Sizing, last: Last) {
        self.perRow = perRow
        self.last = last
        self.align = align
        self.sizing = sizing
    }

    @inlinable func split(_ count: Int) -> Split {
        let rows = (count - 1) / perRow + 1
        if last == .balanced {
            let longer = count % rows
            return (rows - longer, count / rows, longer, count / rows + 1)
        }
        return (rows - 1, perRow, 1, count - (rows - 1) * perRow)
    }

    /// The slots of a row of `length` tiles; some may stay empty.
    @inlinable func slots(_ length: Int, _ split: Split) -> Int {
        if case .tileSize = sizing {
            return Swift.max(
                split.firstRows > 0 ? split.firstLength : 0, split.lastRows > 0 ? split.lastLength : 0)
        }
        // What is left of the width is after a single column.
        if case .spread = sizing { return Swift.max(perRow, 2) }
        return last == .short ? perRow : length
    }

    /// The gap between columns. If they share out what is left of the width, it is the same for fewer tiles than a row holds;
    /// where the caller's insets leave less than the tiles need, it is 0.
    @inlinable func spacing(in layout: PhotoLayout) -> Double {
        guard case .spread(let width, _) = sizing, perRow > 1 else { return layout.columnGap }
        return Swift.max(0, (layout.contentWidth - Double(perRow) * width) / Double(perRow - 1))
    }

    @inlinable func tile(_ length: Int, _ split: Split, in layout: PhotoLayout) -> PhotoSize {
        let slots = Double(slots(length, split)), rows = Double(split.firstRows + split.lastRows)
        let width = (layout.contentWidth - (slots - 1) * layout.columnGap) / slots
        switch sizing {
        case .tileRatio(let ratio): return PhotoSize(width: width, height: width / ratio)
        case .tileSize(let width, let height): return PhotoSize(width: width, height: height)
        case .spread(let width, let height): return PhotoSize(width: width, height: height)
        case .near, .over: return PhotoSize(width: 0, height: 0)
        case .shape: return PhotoSize(width: 0, height: 0)
        case .frame:
            return PhotoSize(width: width, height: (layout.contentHeight - (rows - 1) * layout.rowGap) / rows)
        }
    }

    /// The size of the container.
    @inlinable func size(in layout: PhotoLayout) -> PhotoSize {
        if case .frame = sizing { return PhotoSize(width: layout.width, height: layout.height) }
        let split = split(layout.plan.tiles), insets = layout.insets
        let first = tile(split.firstLength, split, in: layout),
            last = tile(split.lastLength, split, in: layout)
        let rows = Double(split.firstRows) * first.height + Double(split.lastRows) * last.height
        let gaps = Double(split.firstRows + split.lastRows - 1) * layout.rowGap
        let height = insets.top + insets.bottom + rows + gaps
        guard case .tileSize = sizing else { return PhotoSize(width: layout.width, height: height) }
        let slots = Double(slots(split.lastLength, split))
        let width = slots * last.width + (slots - 1) * layout.columnGap
        return PhotoSize(width: insets.leading + insets.trailing + width, height: height)
    }

    /// The first rows, or the last ones.
    @inlinable func block(_ number: Int, in layout: PhotoLayout) -> PhotoBlock {
        let split = split(layout.plan.tiles)
        let first = tile(split.firstLength, split, in: layout)
        let isFirst = number == 0 && split.firstRows > 0
        let length = isFirst ? split.firstLength : split.lastLength
        let tile = isFirst ? first : tile(length, split, in: layout)
        let empty = slots(length, split) - length
        let above = isFirst ? 0 : Double(split.firstRows) * (first.height + layout.rowGap)
        var edges: PhotoEdges = []
        if isFirst || split.firstRows == 0 { edges.insert(.top) }
        if !isFirst || split.lastRows == 0 { edges.insert(.bottom) }
        if align == 0 || empty == 0 { edges.insert(.left) }
        if align == 1 || empty == 0 { edges.insert(.right) }
        return (
            length * (isFirst ? split.firstRows : split.lastRows), Double(length), Double(edges.rawValue),
            PhotoFrame(
                x: align * Double(empty) * (tile.width + layout.columnGap), y: above,
                width: Swift.max(0, tile.width), height: Swift.max(0, tile.height))
        )
    }

    /// The height that justified rows aim at.
    @inlinable var target: Double {
        switch sizing {
        case .near(let height, _), .over(let height): return height
        case .shape: return 0
        case .tileRatio, .tileSize, .frame: return 0
        case .spread: return 0
        }
    }

    /// Whether a row takes the next photo. What differs by a millionth of the width is a tie, which takes it.
    @inlinable @inline(__always) func takes(
        _ ratio: Double, _ length: Int, _ sum: Double, _ width: Double, _ gap: Double
    ) -> Bool {
        switch sizing {
        case .near(let height, let least):
            if length < least || length >= perRow { return length < least }
            let own = sum * height + Double(length - 1) * gap
            let next = (sum + ratio) * height + Double(length) * gap
            return own < width / 2 || (next - width).magnitude <= (own - width).magnitude + 0.000001 * width
        case .over(let height):
            return length == 0 || (sum + ratio) * height + Double(length) * gap <= width * 1.000001
        case .shape: return true
        case .tileRatio, .tileSize, .frame: return true
        case .spread: return true
        }
    }

    /// The height of a last row that would be this high if it filled the width; `previous` is that of the row before it.
    @inlinable func lastHeight(_ height: Double, after previous: Double?) -> Double {
        let greatest = 4.0 / 3 * target
        if last == .stretch || height <= greatest * 1.000001 { return height }
        if case .near = sizing, let previous { return Swift.min(previous, greatest) }
        return target
    }
}

"""#
            ),
            (
                "Layout/PhotoRows.swift",
                #"""
/// Growing rows: a photo that is appended joins the last row or begins another, and all rows above it stay in place.
///
/// The frames are those of `layout`, except for counts with another rule.
public nonisolated struct PhotoRows: Sendable {
    @usableFromInline var layout: PhotoLayout
    /// The photos' ratios within the limits, and their frames before snapping to pixels and mirroring. The layout has no frames:
    /// they would be copied whenever it is.
    @usableFromInline var ratios: [Double] = [], frames: [PhotoFrame] = []
    /// The first photo of the last row, the row's top edge, the sum of its ratios, and the height of the row before it.
    @usableFromInline var start = 0, y: Double, sum = 0.0, previous: Double?

    @usableFromInline init(_ layout: PhotoLayout) {
        self.layout = layout
        y = layout.insets.top
        self.layout.solvedHeight = 0
    }

    /// How many photos have been appended.
    public var count: Int { ratios.count }

    /// The size of the container.
    public var size: PhotoSize { layout.size }

    /// The frame of a photo; an index without one gives an empty frame.
    public subscript(index: Int) -> PhotoFrame {
        guard frames.indices.contains(index) else { return PhotoFrame(x: 0, y: 0, width: 0, height: 0) }
        return layout.placed(frames[index], in: layout.size)
    }

    /// Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1.
    ///
    /// - Returns: the index of the first photo whose frame changed; those after it may have changed too.
    @discardableResult public mutating func append(ratio: Double = .nan) -> Int {
        guard let rows = layout.plan.rows else { return count }
        let ratio = layout.plan.limited(ratio)
        var changed = start
        if !rows.takes(ratio, count - start, sum, layout.contentWidth, layout.columnGap) {
            let before = frames[start]
            let height = place(rows, isLast: false)
            if frames[start] == before { changed = count }
            (y, previous, start, sum) = (y + height + layout.rowGap, height, count, 0)
        }
        ratios.append(ratio)
        sum += ratio
        frames.append(PhotoFrame(x: 0, y: 0, width: 0, height: 0))
        layout.solvedHeight = y + place(rows, isLast: true) + layout.insets.bottom
        return changed
    }

    /// Places the last row and returns its height.
    private mutating func place(_ rows: PhotoRowPlan, isLast: Bool) -> Double {
        let layout = layout, range = start..<count
        return frames.withUnsafeMutableBufferPointer { frames in
            ratios.withUnsafeBufferPointer { ratios in
                layout.placeRow(
                    range, sum, y, rows, isLast: isLast, after: previous, frames.baseAddress,
                    PhotoRatios(known: ratios, plan: layout.plan))
            }
        }
    }
}

"""#
            ),
            (
                "Layout/PhotoSpace.swift",
                #"""
/// What the blocks of a layout in the table depend on.
public nonisolated struct PhotoSpace: Sendable {
    /// The index of the first number in the table.
    public let start: Int
    /// The numbers as digits.
    public let text: StaticString
    /// The size within the insets; negative if the container is too small.
    public let width, height: Double
    /// The gaps between columns and between rows.
    public let columnGap, rowGap: Double

    @inlinable init(
        start: Int, text: StaticString, width: Double, height: Double, columnGap: Double, rowGap: Double
    ) {
        self.start = start
        self.text = text
        self.width = width
        self.height = height
        self.columnGap = columnGap
        self.rowGap = rowGap
    }
}

"""#
            ),
            (
                "Layout/PhotoTree.swift",
                #"""
/// Photos that keep their ratios, in the notation of the spec: `1|(1,2)` is a photo beside two rows, of one and of two
/// photos.
///
/// The height of a block is slope · width + offset. A stack sums the slopes and offsets of its rows, and adds the gaps
/// between them. The blocks of a row have the same height: 1 / slope is the sum of their 1 / slope, and offset / slope the
/// sum of their offset / slope minus the gaps.
@usableFromInline nonisolated struct PhotoTree {
    @usableFromInline typealias Line = (slope: Double, offset: Double)

    @usableFromInline let ratios: PhotoRatios, columnGap, rowGap: Double, text: UnsafePointer<UInt8>
    /// The lines of rows and of nested stacks, in the order in which they begin.
    @usableFromInline let lines: UnsafeMutableBufferPointer<Line>
    @usableFromInline var next = 0, line = 0, photo = 0

    @inlinable init(
        ratios: PhotoRatios, columnGap: Double, rowGap: Double, text: UnsafePointer<UInt8>,
        lines: UnsafeMutableBufferPointer<Line>
    ) {
        self.ratios = ratios
        self.columnGap = columnGap
        self.rowGap = rowGap
        self.text = text
        self.lines = lines
    }

    /// Consumes the next character if it is this one.
    @inlinable mutating func reads(_ character: UInt8) -> Bool {
        guard text[next] == character else { return false }
        next += 1
        return true
    }

    /// Reads a number of photos side by side.
    @inlinable mutating func readPhotos() -> Int {
        var photos = 0
        while text[next] >= 48, text[next] < 58 {
            (photos, next) = (photos * 10 + Int(text[next]) - 48, next + 1)
        }
        return photos
    }

    /// Reserves the index of a line at the beginning of its block.
    @inlinable mutating func nextLine() -> Int {
        line += 1
        return line - 1
    }

    @inlinable mutating func measureStack() -> Line {
        var stack = measureRow()
        while reads(44) {
            let row = measureRow()
            stack = (stack.slope + row.slope, stack.offset + row.offset + rowGap)
        }
        return stack
    }

    @inlinable mutating func measureRow() -> Line {
        let line = nextLine()
        var width = 0.0, missing = columnGap
        repeat {
            if reads(40) {
                let line = nextLine(), stack = measureStack()
                lines[line] = stack
                width += 1 / stack.slope
                missing += stack.offset / stack.slope - columnGap
                next += 1
            }
            for _ in 0..<readPhotos() {
                width += ratios[photo]
                missing -= columnGap
                photo += 1
            }
        } while reads(124)
        lines[line] = (1 / width, missing / width)
        return lines[line]
    }

    @inlinable mutating func placeStack(
        x: Double, y: Double, width: Double, _ buffer: UnsafeMutablePointer<PhotoFrame>
    ) {
        var y = y
        repeat {
            let row = lines[nextLine()], height = row.slope * width + row.offset
            placeRow(x: x, y: y, height: height, buffer)
            y += height + rowGap
        } while reads(44)
    }

    @inlinable mutating func placeRow(
        x: Double, y: Double, height: Double, _ buffer: UnsafeMutablePointer<PhotoFrame>
    ) {
        let side = Swift.max(0, height)
        var x = x
        repeat {
            if reads(40) {
                let stack = lines[nextLine()], width = (height - stack.offset) / stack.slope
                placeStack(x: x, y: y, width: width, buffer)
                x += width + columnGap
                next += 1
            }
            for _ in 0..<readPhotos() {
                let frame = PhotoFrame(x: x, y: y, width: side * ratios[photo], height: side)
                buffer[photo] = frame
                x += frame.width + columnGap
                photo += 1
            }
        } while reads(124)
    }
}

"""#
            ),
            (
                "Views/Collection/NSCollectionLayoutSection+PhotoGrid.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension NSCollectionLayoutSection {
        /// A section of a compositional layout that arranges its items as one grid of photos.
        ///
        /// ```swift
        /// UICollectionViewCompositionalLayout { section, environment in
        ///     .photoGrid(Moments.self, count: posts[section].photos.count, environment: environment)
        /// }
        /// ```
        ///
        /// The items of the section are its tiles, in the order of the photos: no more than the grid's `tileCount`, because
        /// the layout would repeat the grid for the others. The last one shows "+N" if photos are hidden.
        ///
        /// - Parameters:
        ///   - count: the number of photos
        ///   - ratios: their widths divided by their heights
        ///   - editing: whether a tile that adds a photo follows, for grids that have one
        ///   - scale: the pixels per point; nil for those of the environment. On macOS, which doesn't give them, edges then
        ///     aren't snapped to pixels.
        ///   - contentInsets: the distances of the grid from the container, which become those of the section
        ///   - environment: the argument of the section provider
        @MainActor public static func photoGrid(
            _ grid: any PhotoGrid.Type, count: Int, ratios: [Double] = [], gap: Double? = nil,
            rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil,
            editing: Bool = false, scale: Double? = nil,
            contentInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(),
            environment: any NSCollectionLayoutEnvironment
        ) -> NSCollectionLayoutSection {
            let container = environment.container.effectiveContentSize
            let width = container.width - contentInsets.leading - contentInsets.trailing
            let height = container.height - contentInsets.top - contentInsets.bottom
            // The framework itself mirrors the frames.
            let request = PhotoRequest(
                count: count, width: max(0, Double(width)), height: max(0, Double(height)), gap: gap,
                rowGap: rowGap, columnGap: columnGap, insets: insets,
                scale: scale ?? environment.pixelsPerPoint, ratios: ratios, editing: editing)
            // A layout has a valid scale.
            let layout = grid.layout(request), pixel = layout.map { 1 / CGFloat($0.scale ?? 1) } ?? 1
            // A group without items is invalid, and so is a size of 0: without a layout or space, items get a pixel.
            let tiles = layout.map { $0.map(\.cgRect) } ?? []
            let frames = (tiles.isEmpty ? [.zero] : tiles).map { frame in
                CGRect(
                    x: frame.minX, y: frame.minY, width: max(frame.width, pixel),
                    height: max(frame.height, pixel))
            }
            let group = NSCollectionLayoutGroup.custom(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .absolute(max(width, CGFloat(layout?.size.width ?? 0), pixel)),
                    heightDimension: .absolute(max(CGFloat(layout?.size.height ?? 0), pixel)))
            ) { _ in frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) } }
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = contentInsets
            return section
        }
    }

    extension NSCollectionLayoutEnvironment {
        /// The pixels per point; nil if they aren't known.
        fileprivate var pixelsPerPoint: Double? {
            #if canImport(UIKit)
                let scale = Double(traitCollection.displayScale)
                return scale > 0 ? scale : nil
            #else
                return nil
            #endif
        }
    }
#endif

"""#
            ),
            (
                "Views/Collection/PhotoFrameIndex.swift",
                #"""
#if canImport(UIKit) || canImport(AppKit)
    /// Frames, and search trees that find those in a vertical range.
    ///
    /// Frames that are appended become a part of their own, with the parts before it that aren't twice as long. So there are
    /// O(log n) parts, a frame is sorted O(log n) times, and an index shares the other parts with its copies.
    nonisolated struct PhotoFrameIndex: RandomAccessCollection, Sendable {
        /// Each at least twice as long as the next.
        private var parts: [PhotoFramePart] = []

        init() {}

        var startIndex: Int { 0 }
        var endIndex: Int { parts.last?.end ?? 0 }

        subscript(index: Int) -> PhotoFrame {
            for part in parts where index < part.end { return part.frames[index - part.start] }
            return PhotoFrame(x: 0, y: 0, width: 0, height: 0)
        }

        /// Adds frames after the others.
        mutating func append(_ added: [PhotoFrame]) {
            guard !added.isEmpty else { return }
            var first = parts.count, length = added.count
            while first > 0, parts[first - 1].frames.count < 2 * length {
                first -= 1
                length += parts[first].frames.count
            }
            let joined = parts[first...].flatMap(\.frames) + added
            parts[first...] = [PhotoFramePart(joined, from: count - joined.count + added.count)]
        }

        /// Calls `body` with the index of each frame that meets a vertical range, from top to bottom.
        func search(from top: Double, to bottom: Double, _ body: (Int) -> Void) {
            if parts.count == 1 { return parts[0].search(from: top, to: bottom) { body($1) } }
            var found: [(y: Double, index: Int)] = []
            for part in parts { part.search(from: top, to: bottom) { found.append(($0, $1)) } }
            for place in found.sorted(by: <) { body(place.index) }
        }
    }

    /// Consecutive frames, and a search tree over them.
    ///
    /// A search takes O(log n) steps for each frame found, however tall the frames above the range are: it follows only
    /// branches with a frame that ends below the range's start.
    private nonisolated struct PhotoFramePart: Sendable {
        /// The index of the first frame.
        let start: Int
        let frames: [PhotoFrame]
        /// The places of the frames from top to bottom; empty if the frames are in that order.
        private let order: [Int]
        /// The lowest edge in each branch of a complete binary tree over `order`. The children of branch n are 2n and
        /// 2n + 1, and the leaves are the second half.
        private let bottoms: [Double]

        init(_ frames: [PhotoFrame], from start: Int) {
            let isOrdered = zip(frames, frames.dropFirst()).allSatisfy { $0.y <= $1.y }
            let order = isOrdered ? [] : frames.indices.sorted { (frames[$0].y, $0) < (frames[$1].y, $1) }
            var leaves = 1
            while leaves < frames.count { leaves *= 2 }
            var bottoms = Array(repeating: -Double.infinity, count: 2 * leaves)
            for place in frames.indices {
                let frame = frames[isOrdered ? place : order[place]]
                bottoms[leaves + place] = frame.y + frame.height
            }
            for branch in stride(from: leaves - 1, to: 0, by: -1) {
                bottoms[branch] = Swift.max(bottoms[2 * branch], bottoms[2 * branch + 1])
            }
            (self.start, self.frames, self.order, self.bottoms) = (start, frames, order, bottoms)
        }

        /// The index after that of the last frame.
        var end: Int { start + frames.count }

        /// Calls `body` with the upper edge and the index of each frame that meets a vertical range, from top to bottom.
        func search(from top: Double, to bottom: Double, _ body: (Double, Int) -> Void) {
            var end = 0, rest = frames.count
            while rest > 0 {
                let half = rest / 2
                if frames[place(end + half)].y < bottom {
                    (end, rest) = (end + half + 1, rest - half - 1)
                } else {
                    rest = half
                }
            }
            search(branch: 1, first: 0, length: bottoms.count / 2, end: end, top) { place in
                body(frames[place].y, start + place)
            }
        }

        private func search(
            branch: Int, first: Int, length: Int, end: Int, _ top: Double, _ body: (Int) -> Void
        ) {
            guard first < end, bottoms[branch] > top else { return }
            if length == 1 { return body(place(first)) }
            let half = length / 2
            search(branch: 2 * branch, first: first, length: half, end: end, top, body)
            search(branch: 2 * branch + 1, first: first + half, length: half, end: end, top, body)
        }

        /// The place of the frame that so many others are above.
        private func place(_ above: Int) -> Int { order.isEmpty ? above : order[above] }
    }
#endif

"""#
            ),
            (
                "Views/Collection/PhotoGridArea.swift",
                #"""
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// The part of the bounds for sections, and how the content surrounds it.
    nonisolated struct PhotoGridArea: Hashable, Sendable {
        var width: Double, height: Double
        /// The distances of the sections from the sides of the content.
        var left = 0.0, right = 0.0
        /// The same distances in content that scrolls sideways, because its sections are wider than the area.
        var scrolledLeft = 0.0, scrolledRight = 0.0
        /// The least width of content that scrolls sideways.
        var scrolledWidth = 0.0

        /// The content around sections of a width: its own width, and the distance of the sections from its left side.
        func content(around sections: Double) -> (width: Double, left: Double) {
            guard sections > width else { return (left + width + right, left) }
            return (max(scrolledLeft + sections + scrolledRight, scrolledWidth), scrolledLeft)
        }
    }
#endif

"""#
            ),
            (
                "Views/Collection/PhotoGridCollectionLayout+Area.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension PhotoGridCollectionLayout {
        /// The area between the insets of the reference, of the app, and of bars above and below.
        ///
        /// The scroll view itself may add the safe area to the sides, always, never, or if the content is wider than it is.
        /// The content adds the rest. The area depends on the behavior that was chosen, not on whether the content scrolls
        /// now: otherwise the width would depend on itself.
        func area(in bounds: CGRect) -> PhotoGridArea {
            guard let view = collectionView else { return PhotoGridArea(width: 0, height: 0) }
            let own = view.contentInset, adjusted = view.adjustedContentInset, safe = view.safeAreaInsets
            let height = max(0, Double(bounds.height - adjusted.top - adjusted.bottom))
            var sides = UIEdgeInsets.zero
            switch sectionInsetReference {
            case .fromSafeArea: sides = safe
            case .fromLayoutMargins: sides = view.layoutMargins
            default:
                let width = bounds.width - adjusted.left - adjusted.right
                return PhotoGridArea(width: max(0, Double(width)), height: height)
            }
            let isAdjusted = view.contentInsetAdjustmentBehavior != .never
            let isAlwaysAdjusted =
                isAdjusted && (view.contentInsetAdjustmentBehavior == .always || view.alwaysBounceHorizontal)
            let width = bounds.width - own.left - own.right - sides.left - sides.right
            let rest = (left: max(0, sides.left - safe.left), right: max(0, sides.right - safe.right))
            return PhotoGridArea(
                width: max(0, Double(width)), height: height,
                left: Double(isAlwaysAdjusted ? rest.left : sides.left),
                right: Double(isAlwaysAdjusted ? rest.right : sides.right),
                scrolledLeft: Double(isAdjusted ? rest.left : sides.left),
                scrolledRight: Double(isAdjusted ? rest.right : sides.right),
                scrolledWidth: isAdjusted && !isAlwaysAdjusted ? Double(bounds.width) + 1 : 0)
        }

        /// The visible part of the content, which new bounds are going to be.
        func visibleBounds(of collectionView: UICollectionView, changingTo bounds: CGRect? = nil) -> CGRect {
            bounds ?? collectionView.bounds
        }

        /// The window of bounds. Bars cover their adjusted insets.
        func window(in bounds: CGRect) -> PhotoGridWindow {
            let inset = collectionView?.adjustedContentInset ?? .zero
            return PhotoGridWindow(
                top: Double(bounds.minY), bottom: Double(bounds.maxY),
                clearTop: Double(bounds.minY + inset.top),
                clearBottom: Double(bounds.maxY - inset.bottom))
        }

        /// Watches the safe area, of which UIKit tells views only. The watching view always lies at the top of the bounds,
        /// from side to side, so that its safe area is that of the collection view.
        func watchSafeArea(in bounds: CGRect) {
            guard let collectionView else { return }
            let watcher = safeAreaWatcher ?? PhotoGridSafeAreaWatcher(frame: .zero)
            if watcher.superview !== collectionView {
                watcher.isUserInteractionEnabled = false
                collectionView.insertSubview(watcher, at: 0)
                watcher.layout = self
                safeAreaWatcher = watcher
            }
            watcher.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1)
        }

        /// Invalidates the layout if the safe area has changed the area for sections.
        func safeAreaDidChange() {
            guard let collectionView, shouldInvalidateLayout(forBoundsChange: collectionView.bounds) else {
                return
            }
            invalidateLayout(with: invalidationContext(forBoundsChange: collectionView.bounds))
        }
    }

    /// An invisible view as wide as its collection view, whose safe area changes with the collection view's.
    final class PhotoGridSafeAreaWatcher: UIView {
        weak var layout: PhotoGridCollectionLayout?

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            if let layout, layout.collectionView === superview { layout.safeAreaDidChange() }
        }
    }
#elseif canImport(AppKit)
    import AppKit

    extension PhotoGridCollectionLayout {
        /// The area of the clip view.
        func area(in bounds: CGRect) -> PhotoGridArea {
            PhotoGridArea(width: Double(bounds.width), height: Double(bounds.height))
        }

        /// The bounds of the clip view, since the collection view itself is as large as its content.
        func visibleBounds(of collectionView: NSCollectionView, changingTo bounds: CGRect? = nil) -> CGRect {
            collectionView.enclosingScrollView?.contentView.bounds ?? bounds ?? collectionView.bounds
        }

        /// The window of bounds, between the insets of the clip view.
        func window(in bounds: CGRect) -> PhotoGridWindow {
            let inset = collectionView?.enclosingScrollView?.contentView.contentInsets
            return PhotoGridWindow(
                top: Double(bounds.minY), bottom: Double(bounds.maxY),
                clearTop: Double(bounds.minY + (inset?.top ?? 0)),
                clearBottom: Double(bounds.maxY - (inset?.bottom ?? 0)))
        }
    }
#endif

"""#
            ),
            (
                "Views/Collection/PhotoGridCollectionLayout+Reading.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    import UIKit
#elseif canImport(AppKit)
    import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension PhotoGridCollectionLayout {
        #if canImport(UIKit)
            typealias CollectionView = UICollectionView
        #else
            typealias CollectionView = NSCollectionView
        #endif

        /// Asks the data source for the items, and the delegate for their grids and ratios.
        func readItems(of collectionView: CollectionView) -> [PhotoGridItems] {
            (0..<collectionView.numberOfSections).map { section in
                let grid = delegate?.photoGridLayout(self, gridForSection: section) ?? grid
                let count = collectionView.numberOfItems(inSection: section)
                guard let delegate, grid is any RatioPhotoGrid.Type else {
                    return PhotoGridItems(grid: grid, count: count)
                }
                let ratios = (0..<count).map { item in
                    let indexPath = IndexPath(item: item, section: section)
                    let ratio = delegate.photoGridLayout(self, ratioForItemAt: indexPath)
                    return ratio > 0 && ratio < .infinity ? ratio : 0
                }
                return PhotoGridItems(grid: grid, count: count, ratios: ratios)
            }
        }

        /// Adds the heights of headers and footers, in whole pixels.
        func measured(_ items: [PhotoGridItems], _ request: PhotoRequest) -> [PhotoGridItems] {
            items.enumerated().map { section, items in
                var items = items
                let width = request.width
                let header = delegate?.photoGridLayout(self, heightForHeaderInSection: section, width: width)
                let footer = delegate?.photoGridLayout(self, heightForFooterInSection: section, width: width)
                items.header = pixels(header ?? headerHeight, request.scale)
                items.footer = pixels(footer ?? footerHeight, request.scale)
                return items
            }
        }

        /// A length in whole pixels; 0 if it is none.
        func pixels(_ length: Double, _ scale: Double?) -> Double {
            guard length > 0, length < .infinity else { return 0 }
            let scale = scale ?? 1
            return (length * scale).rounded(.up) / scale
        }

        /// What the requests of all sections share.
        func request(in area: PhotoGridArea) -> PhotoRequest {
            PhotoRequest(
                count: 0, width: area.width, height: area.height, gap: gap, rowGap: rowGap,
                columnGap: columnGap, insets: insets, scale: collectionView?.pixelsPerPoint,
                mirrored: collectionView?.runsFromRightToLeft ?? false)
        }

        func attributes(_ indexPath: IndexPath, in sections: PhotoGridSections) -> Attributes {
            let (frame, isVisible) = sections.frame(of: indexPath.item, in: indexPath.section)
            let attributes = attributes(indexPath, frame)
            attributes.isHidden = !isVisible
            return attributes
        }

        func attributes(_ indexPath: IndexPath, _ frame: PhotoFrame) -> Attributes {
            #if canImport(UIKit)
                let attributes = Attributes(forCellWith: indexPath)
            #else
                let attributes = Attributes(forItemWith: indexPath)
            #endif
            attributes.frame = frame.cgRect
            return attributes
        }

        /// The attributes of a supplement. Headers and footers lie above tiles, over which they may be pinned.
        func attributes(
            of supplement: PhotoGridSupplement, _ indexPath: IndexPath, _ frame: PhotoFrame,
            in sections: PhotoGridSections
        ) -> Attributes {
            let attributes = PhotoGridLayoutAttributes(
                forSupplementaryViewOfKind: supplement.kind, with: indexPath)
            attributes.frame = frame.cgRect
            attributes.zIndex = supplement == .more ? 1 : 2
            if supplement == .more { attributes.hiddenCount = sections.sections[indexPath.section].hidden }
            return attributes
        }

        /// The index paths of supplements that an update deletes, as they are before it, and inserts, as they are after it.
        func changed(
            _ supplement: PhotoGridSupplement, _ updates: PhotoGridUpdates, from before: PhotoGridSections,
            to after: PhotoGridSections
        ) -> (deleted: [IndexPath], inserted: [IndexPath]) {
            var deleted: [IndexPath] = [], stay: Set<Int> = []
            for (section, place) in updates.places(of: before.sections.count).enumerated() {
                guard let item = before.item(of: supplement, in: section) else { continue }
                if let place, after.item(of: supplement, in: place) == item {
                    stay.insert(place)
                } else {
                    deleted.append(IndexPath(item: item, section: section))
                }
            }
            let inserted = after.sections.indices.compactMap { section in
                stay.contains(section)
                    ? nil
                    : after.item(of: supplement, in: section).map { IndexPath(item: $0, section: section) }
            }
            return (deleted, inserted)
        }
    }
#endif

"""#
            ),
            (
                "Views/Collection/PhotoGridCollectionLayout.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// Lays out the sections of a collection view as grids of photos, one section below the other.
    ///
    /// ```swift
    /// let layout = PhotoGridCollectionLayout(Feed.self)
    /// layout.delegate = self  // gives the photos' ratios
    /// collectionView.collectionViewLayout = layout
    /// ```
    ///
    /// - Each item of a section is a tile. While editing, the data source counts one item more, the add tile after the
    ///   last photo, as long as there are fewer photos than the grid's `appendLimit`.
    /// - Photos without a tile are items, too, but have no cell. A supplementary view of the kind `moreKind` covers the
    ///   last tile and has its index path; it shows the `hiddenCount` of its `PhotoGridLayoutAttributes`.
    /// - A grid that fills a height gets the height of the visible area, in each section.
    /// - A section can have a header, above its tiles, and a footer below them. They are supplementary views of the
    ///   framework's kinds, at item 0 of the section.
    /// - When the width changes, or photos come and go above, the visible photo stays where it is.
    /// - Inserted items fade in at their place, deleted ones fade out at theirs, and the others move.
    /// - Photos added at the end of a waterfall leave the others where they are.
    /// - Ratios are read again whenever the layout is invalidated for another reason than new bounds. Call
    ///   `invalidateLayout()` when a ratio becomes known or changes.
    /// - Sections of cells of a fixed size may be wider than the view: then the content scrolls sideways, too.
    /// - The layout mirrors itself if the collection view runs from right to left.
    open class PhotoGridCollectionLayout: PhotoPlatformCollectionLayout {
        #if canImport(UIKit)
            /// The framework's attributes of an item.
            public typealias Attributes = UICollectionViewLayoutAttributes
            /// The framework's insertion, deletion or move of an item.
            public typealias UpdateItem = UICollectionViewUpdateItem
            /// The framework's reason for a new layout.
            public typealias InvalidationContext = UICollectionViewLayoutInvalidationContext
            /// An array of index paths, or a set on macOS.
            public typealias IndexPaths = [IndexPath]
        #else
            /// The framework's attributes of an item.
            public typealias Attributes = NSCollectionViewLayoutAttributes
            /// The framework's insertion, deletion or move of an item.
            public typealias UpdateItem = NSCollectionViewUpdateItem
            /// The framework's reason for a new layout.
            public typealias InvalidationContext = NSCollectionViewLayoutInvalidationContext
            /// An array of index paths, or a set on macOS.
            public typealias IndexPaths = Set<IndexPath>
        #endif

        /// The kind of the supplementary view that shows the number of hidden photos.
        public static let moreKind = "PhotoGridMore"

        /// The grid of all sections for which the delegate gives no other.
        public var grid: any PhotoGrid.Type { didSet { invalidateLayout() } }
        /// The gap in points; nil for the spec's.
        public var gap: Double? { didSet { invalidateLayout() } }
        /// The gap between rows, before `gap`.
        public var rowGap: Double? { didSet { invalidateLayout() } }
        /// The gap between columns, before `gap`.
        public var columnGap: Double? { didSet { invalidateLayout() } }
        /// The insets of each section; nil for the spec's.
        public var insets: PhotoInsets? { didSet { invalidateLayout() } }
        /// The height of each section's header in points, unless the delegate gives another; 0 for none.
        public var headerHeight = 0.0 { didSet { invalidateLayout() } }
        /// The height of each section's footer in points, unless the delegate gives another; 0 for none.
        public var footerHeight = 0.0 { didSet { invalidateLayout() } }
        /// The space between two sections in points.
        public var sectionSpacing = 0.0 { didSet { invalidateLayout() } }
        /// Whether the header of a section stays visible while the section's tiles scroll.
        public var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
        /// Whether the footer of a section stays visible while the section's tiles scroll.
        public var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
        /// Whether the visible photo stays at its place on the screen when the width changes and in batch updates.
        /// Content that is scrolled to its top stays there.
        public var keepsVisiblePhoto = true
        #if canImport(UIKit)
            /// What the insets of sections are relative to at the sides: by default the safe area, so that no tile lies below
            /// the notch of a phone on its side. `.fromContentInset` uses the whole width within `adjustedContentInset`.
            public var sectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference.fromSafeArea {
                didSet { invalidateLayout() }
            }
        #endif
        /// The source of ratios, and of grids for single sections.
        public weak var delegate: (any PhotoGridCollectionLayoutDelegate)? { didSet { invalidateLayout() } }

        /// What the data source and the delegate said; nil if it has to be read again.
        private var items: [PhotoGridItems]?
        private(set) var sections = PhotoGridSections()
        private var preparedArea = PhotoGridArea(width: 0, height: 0)
        private weak var preparedView: CollectionView?
        /// Whether the height of the area matters.
        private var fillsHeight = false
        /// Whether the tiles have to be placed again.
        private var isOutdated = true
        /// Until a batch update is over: the layout before it, and what it changes.
        private var before = PhotoGridSections()
        private var updates: PhotoGridUpdates?
        /// The position that a new layout keeps, until the user scrolls.
        private var position: PhotoGridPosition?
        /// Whether the position is that before the items changed, so that only updates tell where its photos are.
        private var isBeforeUpdates = false
        /// The window of the last bounds in which the tiles were right.
        private var lastWindow: PhotoGridWindow?
        #if canImport(UIKit)
            weak var safeAreaWatcher: PhotoGridSafeAreaWatcher?
        #endif

        /// A layout of all sections with one grid.
        public init(_ grid: any PhotoGrid.Type) {
            self.grid = grid
            super.init()
        }

        /// Not available, because a storyboard can't name a grid.
        @available(*, unavailable) public required init?(coder: NSCoder) { nil }

        /// The number of photos without a tile in a section.
        public func hiddenCount(in section: Int) -> Int {
            sections.sections.indices.contains(section) ? sections.sections[section].hidden : 0
        }

        /// The class of the attributes of "+N".
        open override class var layoutAttributesClass: AnyClass { PhotoGridLayoutAttributes.self }

        /// A class that knows whether the bounds are the reason.
        open override class var invalidationContextClass: AnyClass { PhotoGridInvalidationContext.self }

        /// The size of the tile of an item, before the item has a cell: for an image that is asked for early.
        /// Nil if the item has no tile.
        public func tileSize(at indexPath: IndexPath) -> CGSize? {
            let (frame, isVisible) = sections.frame(of: indexPath.item, in: indexPath.section)
            return isVisible ? frame.cgRect.size : nil
        }

        open override func prepare() {
            super.prepare()
            guard let collectionView else { return }
            let bounds = visibleBounds(of: collectionView), window = window(in: bounds)
            if preparedView !== collectionView {
                (preparedView, items, isOutdated) = (collectionView, nil, true)
            }
            if isOutdated {
                // Within an update, the layout may be prepared more than once.
                if updates == nil { savePosition(in: window) }
                let items = items ?? readItems(of: collectionView)
                self.items = items
                preparedArea = area(in: bounds)
                sections = solved(items, in: preparedArea)
                fillsHeight = items.contains { $0.grid.needsHeight }
                isOutdated = false
                if isBeforeUpdates || lastWindow == nil { lastWindow = window }
            }
            sections.window = window
            #if canImport(UIKit)
                watchSafeArea(in: bounds)
            #endif
        }

        /// Saves what the new layout keeps: the position, and the layout before an update.
        private func savePosition(in window: PhotoGridWindow) {
            if items == nil {
                (before, position, isBeforeUpdates) = (sections, sections.position(in: window), true)
            } else {
                savePositionBeforeResizing()
            }
        }

        private func savePositionBeforeResizing() {
            guard isBeforeUpdates || position == nil else { return }
            (position, isBeforeUpdates) = (lastWindow.map(sections.position), false)
        }

        /// The sections in an area. What stays as it is isn't solved again.
        private func solved(_ items: [PhotoGridItems], in area: PhotoGridArea) -> PhotoGridSections {
            var sections = sections
            let request = request(in: area)
            sections.update(
                measured(items, request), request, spacing: pixels(sectionSpacing, request.scale),
                pinning: pinned, in: area)
            return sections
        }

        private var pinned: Set<PhotoGridSupplement> {
            var pinned: Set<PhotoGridSupplement> = []
            if sectionHeadersPinToVisibleBounds { pinned.insert(.header) }
            if sectionFootersPinToVisibleBounds { pinned.insert(.footer) }
            return pinned
        }

        open override var collectionViewContentSize: CGSize {
            CGSize(width: CGFloat(sections.content.width), height: CGFloat(sections.content.height))
        }

        open override func layoutAttributesForElements(in rect: CGRect) -> [Attributes] {
            sections.elements(in: PhotoFrame(rect)).map { section, item, frame, supplement in
                let indexPath = IndexPath(item: item, section: section)
                guard let supplement else { return attributes(indexPath, frame) }
                return attributes(of: supplement, indexPath, frame, in: sections)
            }
        }

        /// The attributes of an item. An item without a tile is hidden.
        open override func layoutAttributesForItem(at indexPath: IndexPath) -> Attributes? {
            attributes(indexPath, in: sections)
        }

        open override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> Attributes? {
            guard let supplement = PhotoGridSupplement(kind: elementKind),
                sections.item(of: supplement, in: indexPath.section) == indexPath.item,
                let frame = sections.frame(of: supplement, in: indexPath.section)
            else { return nil }
            return attributes(of: supplement, indexPath, frame, in: sections)
        }

        #if !canImport(UIKit)
            /// The item or gap that a drop at a point goes to. The middle half of a tile is the item; left and right of it,
            /// and between tiles, are the gaps.
            open override func layoutAttributesForDropTarget(at pointInCollectionView: NSPoint)
                -> Attributes?
            {
                let point = pointInCollectionView
                guard let target = sections.dropTarget(Double(point.x), Double(point.y)) else { return nil }
                let indexPath = IndexPath(item: target.item, section: target.section)
                return target.isGap
                    ? layoutAttributesForInterItemGap(before: indexPath)
                    : layoutAttributesForItem(at: indexPath)
            }

            /// The strip between an item and the one before it. The gap before the item that the next photo would be
            /// follows the last tile.
            open override func layoutAttributesForInterItemGap(before indexPath: IndexPath) -> Attributes? {
                guard let gap = sections.gap(before: indexPath.item, in: indexPath.section) else {
                    return nil
                }
                let attributes = Attributes(forInterItemGapBefore: indexPath)
                attributes.frame = gap.cgRect
                return attributes
            }
        #endif

        open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            guard let collectionView else { return false }
            let bounds = visibleBounds(of: collectionView, changingTo: newBounds)
            #if canImport(UIKit)
                watchSafeArea(in: bounds)
            #endif
            if hasNewArea(in: bounds) { return true }
            let window = window(in: bounds)
            // Turned there and back, the content is where it was, unless the user scrolled in between.
            let isKept = keptOffset(in: bounds, sections).map { abs($0 - bounds.minY) < 1 } ?? false
            if !isKept, window != lastWindow { (lastWindow, position) = (window, nil) }
            return !sections.pinned.isEmpty && window != sections.window
        }

        /// Whether the layout was prepared for another area than that within the bounds.
        private func hasNewArea(in bounds: CGRect) -> Bool {
            var area = area(in: bounds)
            if !fillsHeight { area.height = preparedArea.height }
            return area != preparedArea
        }

        open override func invalidationContext(forBoundsChange newBounds: CGRect) -> InvalidationContext {
            let context = super.invalidationContext(forBoundsChange: newBounds)
            guard let own = context as? PhotoGridInvalidationContext, let collectionView else {
                return context
            }
            let bounds = visibleBounds(of: collectionView, changingTo: newBounds), window = window(in: bounds)
            own.isForBounds = true
            if hasNewArea(in: bounds) {
                // The collection view asks for a target only if it animates the change.
                if keepsVisiblePhoto, let items {
                    savePositionBeforeResizing()
                    let target = keptOffset(in: bounds, solved(items, in: area(in: bounds)))
                    if let target, position?.isAtTop == false {
                        own.contentOffsetAdjustment = CGPoint(x: 0, y: target - bounds.minY)
                    }
                }
            } else {
                own.isForScrolling = true
                for supplement in sections.pinned {
                    let found = [sections.window, window].flatMap {
                        sections.sections(with: supplement, in: $0)
                    }
                    let paths = Set(found).sorted().map { IndexPath(item: 0, section: $0) }
                    own.invalidateSupplementaryElements(ofKind: supplement.kind, at: IndexPaths(paths))
                }
            }
            return context
        }

        /// The vertical offset in which the visible photo stays at its place; nil if no photo that was visible is there.
        private func keptOffset(in bounds: CGRect, _ sections: PhotoGridSections) -> CGFloat? {
            guard let position, updates != nil || !isBeforeUpdates else { return nil }
            let places = updates?.places(of: before.sections.count)
            let top = sections.top(at: position) { section, item in
                guard let updates, let places else { return (section, item) }
                return updates.place(of: item, in: section, places: places)
            }
            guard let top else { return nil }
            let window = window(in: bounds), inset = window.clearTop - window.top
            let most = sections.content.height - (window.clearBottom - window.clearTop)
            return CGFloat(max(0, min(top, most)) - inset)
        }

        open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
            -> CGPoint
        {
            var target = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
            guard keepsVisiblePhoto, let collectionView else { return target }
            if let y = keptOffset(in: visibleBounds(of: collectionView), sections) {
                // Content that is pulled down may stay there.
                target.y = updates != nil && position?.isAtTop == true ? min(target.y, y) : y
            }
            return target
        }

        /// Reads items and ratios again, and lays them out: call it when a ratio becomes known or changes.
        open override func invalidateLayout() {
            (items, isOutdated) = (nil, true)
            super.invalidateLayout()
        }

        open override func invalidateLayout(with context: InvalidationContext) {
            // Which flags a context has after moves and reloads isn't documented.
            let own = context as? PhotoGridInvalidationContext
            if own?.isForBounds != true { items = nil }
            if own?.isForScrolling != true { isOutdated = true }
            super.invalidateLayout(with: context)
        }

        open override func prepare(forCollectionViewUpdates updateItems: [UpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            var updates = PhotoGridUpdates()
            for item in updateItems where item.updateAction != .none {
                updates.insert(
                    from: item.indexPathBeforeUpdate, to: item.indexPathAfterUpdate,
                    isReload: item.updateAction == .reload)
            }
            self.updates = updates
        }

        open override func finalizeCollectionViewUpdates() {
            super.finalizeCollectionViewUpdates()
            (before, updates, position, isBeforeUpdates) = (PhotoGridSections(), nil, nil, false)
            lastWindow = collectionView.map { window(in: visibleBounds(of: $0)) }
        }

        open override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
            -> Attributes?
        {
            guard updates?.inserts(itemIndexPath) == true else {
                return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            }
            let attributes = attributes(itemIndexPath, in: sections)
            attributes.alpha = 0
            return attributes
        }

        open override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
            -> Attributes?
        {
            guard updates?.deletes(itemIndexPath) == true else {
                return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            }
            let attributes = attributes(itemIndexPath, in: before)
            attributes.alpha = 0
            return attributes
        }

        open override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> IndexPaths {
            guard let supplement = PhotoGridSupplement(kind: elementKind), let updates else { return [] }
            return IndexPaths(changed(supplement, updates, from: before, to: sections).inserted)
        }

        open override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> IndexPaths {
            guard let supplement = PhotoGridSupplement(kind: elementKind), let updates else { return [] }
            return IndexPaths(changed(supplement, updates, from: before, to: sections).deleted)
        }
    }
#endif

"""#
            ),
            (
                "Views/Collection/PhotoGridCollectionLayoutDelegate.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// Gives a collection layout the photos' ratios, and each section its grid and the heights of its header and footer.
    ///
    /// All functions are optional.
    @MainActor public protocol PhotoGridCollectionLayoutDelegate: AnyObject {
        /// The width of a photo divided by its height; `.nan` if it isn't known, and for the add tile.
        ///
        /// Called only for sections whose grid looks at ratios, and only after the items changed.
        func photoGridLayout(
            _ layout: PhotoGridCollectionLayout, ratioForItemAt indexPath: IndexPath
        ) -> Double

        /// The grid of a section. The default is the layout's own grid.
        func photoGridLayout(
            _ layout: PhotoGridCollectionLayout, gridForSection section: Int
        ) -> any PhotoGrid.Type

        /// The height of a section's header in points; 0 for none. The default is the layout's `headerHeight`.
        ///
        /// Called after the items or the width changed.
        func photoGridLayout(
            _ layout: PhotoGridCollectionLayout, heightForHeaderInSection section: Int, width: Double
        ) -> Double

        /// The height of a section's footer in points; 0 for none. The default is the layout's `footerHeight`.
        ///
        /// Called after the items or the width changed.
        func photoGridLayout(
            _ layout: PhotoGridCollectionLayout, heightForFooterInSection section: Int, width: Double
        ) -> Double
    }

    extension PhotoGridCollectionLayoutDelegate {
        /// No ratio is known.
        public func photoGridLayout(
            _ layout: PhotoGridCollectionLayout, ratioForItemAt indexPath: IndexPath
        ) -> Double { .nan }

        /// The layout's own grid.
        public func photoGridLayout(
            _ layout: PhotoGridCollectionLayout, gridForSection section: Int
        ) -> any PhotoGrid.Type { layout.grid }

        /// The layout's `headerHeight`.
        public func photoGridLayout(
            _ layout: PhotoGridCollectionLayout, heightForHeaderInSection section: Int, width: Double
        ) -> Double { layout.headerHeight }

        /// The layout's `footerHeight`.
        public func photoGridLayout(
            _ layout: PhotoGridCollectionLayout, heightForFooterInSection section: Int, width: Double
        ) -> Double { layout.footerHeight }
    }
#endif

"""#
            ),
            (
                "Views/Collection/PhotoGridInvalidationContext.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    import UIKit
#elseif canImport(AppKit)
    import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// A reason for a new layout, which may be new bounds: the only one that leaves items and ratios as they are.
    final class PhotoGridInvalidationContext: PhotoGridCollectionLayout.InvalidationContext {
        var isForBounds = false
        /// Whether the content is only scrolled, so that no more than pinned headers and footers move.
        var isForScrolling = false
    }
#endif

"""#
            ),
            (
                "Views/Collection/PhotoGridLayoutAttributes.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// The attributes of a "+N": the collection view passes them to the `apply(_:)` of the supplementary view, and does so
    /// again when the number changes.
    ///
    /// ```swift
    /// override func apply(_ attributes: UICollectionViewLayoutAttributes) {
    ///     super.apply(attributes)
    ///     guard let attributes = attributes as? PhotoGridLayoutAttributes else { return }
    ///     label.text = "+\(attributes.hiddenCount)"
    /// }
    /// ```
    open class PhotoGridLayoutAttributes: PhotoGridCollectionLayout.Attributes {
        // Not isolated, because `isEqual` isn't. Only the layout sets it, before others see the attributes.
        /// The number of photos without a tile; 0 for items, headers and footers.
        public nonisolated(unsafe) internal(set) var hiddenCount = 0

        /// Whether the other attributes, too, are equal.
        open nonisolated override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? PhotoGridLayoutAttributes else { return false }
            return hiddenCount == other.hiddenCount && super.isEqual(object)
        }

        /// Attributes with the same number.
        open override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? PhotoGridLayoutAttributes)?.hiddenCount = hiddenCount
            return copy
        }
    }
#endif

"""#
            ),
            (
                "Views/Collection/PhotoGridPosition.swift",
                #"""
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// How far the content is scrolled: to its top, or to photos.
    nonisolated struct PhotoGridPosition: Sendable {
        /// A photo on screen, the distance of its tile from the top of the window, and the tile's height.
        typealias Photo = (section: Int, item: Int, distance: Double, height: Double)

        var isAtTop: Bool
        /// The photos on screen. The first that is still there after a change stays at its place.
        var photos: [Photo] = []
    }

    nonisolated extension PhotoGridSections {
        /// The position in a window. Photos whose upper edges are visible come first, then the others.
        func position(in window: PhotoGridWindow) -> PhotoGridPosition {
            // Offsets are rounded to pixels.
            guard window.clearTop >= 1 else { return PhotoGridPosition(isAtTop: true) }
            let visible = PhotoFrame(
                x: 0, y: window.clearTop, width: content.width, height: window.clearBottom - window.clearTop)
            let photos = elements(in: visible).filter { $0.supplement == nil }.map {
                ($0.section, $0.item, $0.frame.y - window.clearTop, $0.frame.height)
                    as PhotoGridPosition.Photo
            }
            return PhotoGridPosition(
                isAtTop: false,
                photos: photos.filter { $0.distance >= 0 } + photos.filter { $0.distance < 0 })
        }

        /// The top of the window in which the first of a position's photos that still has a tile is where it was; nil
        /// if none has. `place` gives the new place of each photo.
        func top(
            at position: PhotoGridPosition, place: (_ section: Int, _ item: Int) -> (section: Int, item: Int)?
        ) -> Double? {
            if position.isAtTop { return 0 }
            for photo in position.photos {
                guard let place = place(photo.section, photo.item) else { continue }
                let (frame, isVisible) = frame(of: place.item, in: place.section)
                guard isVisible else { continue }
                // The same part of a photo stays cut off at the top.
                let scale = photo.distance < 0 && photo.height > 0 ? frame.height / photo.height : 1
                return frame.y - photo.distance * scale
            }
            return nil
        }
    }
#endif

"""#
            ),
            (
                "Views/Collection/PhotoGridSection.swift",
                #"""
#if canImport(UIKit) || canImport(AppKit)
    /// The items of a section and the grid that lays them out.
    nonisolated struct PhotoGridItems: Sendable {
        var grid: any PhotoGrid.Type
        var count: Int
        /// The photos' ratios, or none if the grid doesn't look at them. Unknown ones are 0, so that equal ones compare equal.
        var ratios: [Double] = []
        /// The heights of the header and the footer.
        var header = 0.0, footer = 0.0
    }

    /// The tiles of a section.
    nonisolated struct PhotoGridSection: Sendable {
        let grid: any PhotoGrid.Type
        let request: PhotoRequest
        private(set) var index = PhotoFrameIndex()
        private(set) var size = PhotoSize(width: 0, height: 0)
        /// The number of items without a tile that "+N" tells.
        private(set) var hidden = 0
        /// The waterfall, for appending to it.
        private var columns: PhotoColumns?

        /// Lays out a section. It keeps what it can of how it was before.
        init(_ grid: any PhotoGrid.Type, _ request: PhotoRequest, before: PhotoGridSection?) {
            if let before, before.grid == grid, before.request == request {
                self = before
                return
            }
            self.grid = grid
            self.request = request
            if appends(to: before) { return }
            guard let layout = grid.layout(request) else { return }
            index.append(grid.frames(request) ?? [])
            size = layout.size
            hidden = layout.hidden
        }

        /// The item that "+N" covers.
        var moreItem: Int? { hidden > 0 ? index.indices.last : nil }

        /// The gaps between rows and between columns.
        var gaps: (row: Double, column: Double) {
            (
                request.rowGap ?? request.gap ?? grid.defaultRowGap,
                request.columnGap ?? request.gap ?? grid.defaultColumnGap
            )
        }

        /// Places the photos that a waterfall has more than before; the others keep their frames.
        private mutating func appends(to before: PhotoGridSection?) -> Bool {
            guard let waterfall = grid as? any WaterfallPhotoGrid.Type,
                let plan = grid.unsolved(request)?.plan,
                let empty = waterfall.columns(request), empty.continues(plan)
            else { return false }
            var start = 0
            var grown = empty
            if let before, before.grid == grid, let columns = before.columns, columns.count <= plan.tiles,
                before.optionsAreEqual(to: request), request.ratios.starts(with: before.request.ratios)
            {
                (grown, index, start) = (columns, before.index, columns.count)
            }
            index.append(
                (start..<plan.tiles).map { item in
                    grown.append(ratio: item < request.ratios.count ? request.ratios[item] : .nan)
                })
            (columns, size, hidden) = (grown, grown.size, plan.hidden)
            return true
        }

        private func optionsAreEqual(to other: PhotoRequest) -> Bool {
            var request = request
            (request.count, request.ratios) = (other.count, other.ratios)
            return request == other
        }
    }

    nonisolated extension PhotoColumns {
        /// Whether the layout of a plan is these columns with photos in them.
        fileprivate func continues(_ plan: PhotoPlan) -> Bool {
            let own = layout.plan
            return (own.columns, own.least, own.greatest) == (plan.columns, plan.least, plan.greatest)
        }
    }
#endif

"""#
            ),
            (
                "Views/Collection/PhotoGridSections+Drops.swift",
                #"""
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    nonisolated extension PhotoGridSections {
        /// Where a drop goes: onto an item, or into the gap before it.
        typealias DropTarget = (section: Int, item: Int, isGap: Bool)

        /// What a drop at a point hits: the nearest tile, or a gap in the quarters of the tile beside it.
        func dropTarget(_ x: Double, _ y: Double) -> DropTarget? {
            guard !sections.isEmpty else { return nil }
            let number = Swift.min(firstSection(below: y), sections.count - 1), section = sections[number]
            let reach = section.gaps.row + 1, top = y - tileTop(of: number)
            var nearest: (item: Int, distance: Double, frame: PhotoFrame)?
            section.index.search(from: top - reach, to: top + reach) { item in
                let frame = frame(of: item, in: number).frame
                let dx = Swift.max(frame.x - x, x - frame.x - frame.width, 0)
                let dy = Swift.max(frame.y - y, y - frame.y - frame.height, 0)
                let distance = dx * dx + dy * dy
                if distance < nearest?.distance ?? .infinity { nearest = (item, distance, frame) }
            }
            guard let (item, _, frame) = nearest else {
                let isAbove = section.index.first.map { top < $0.y } ?? true
                return (number, isAbove ? 0 : section.index.count, true)
            }
            let part = (x - frame.x) / frame.width, place = section.request.mirrored ? 1 - part : part
            if place < 0.25 { return (number, item, true) }
            return place > 0.75 ? (number, item + 1, true) : (number, item, false)
        }

        /// The gap before an item, or after the last tile: as wide as the gap between columns, at least two points.
        func gap(before item: Int, in number: Int) -> PhotoFrame? {
            guard sections.indices.contains(number), (0...sections[number].request.count).contains(item)
            else {
                return nil
            }
            let section = sections[number], last = section.index.count - 1
            let gap = section.gaps.column, width = Swift.max(gap, 2)
            var frame = frame(of: Swift.min(item, last), in: number).frame
            let isAtLeft = (item <= last) != section.request.mirrored
            let middle = isAtLeft ? frame.x - gap / 2 : frame.x + frame.width + gap / 2
            frame.x = Swift.max(0, Swift.min(middle - width / 2, content.width - width))
            frame.width = width
            return frame
        }
    }
#endif

"""#
            ),
            (
                "Views/Collection/PhotoGridSections+Supplements.swift",
                #"""
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    nonisolated extension PhotoGridSections {
        /// The item of the index path of a supplement; nil if the section has none.
        func item(of supplement: PhotoGridSupplement, in section: Int) -> Int? {
            guard sections.indices.contains(section) else { return nil }
            switch supplement {
            case .more: return sections[section].moreItem
            case .header: return headers[section] > 0 ? 0 : nil
            case .footer: return footers[section] > 0 ? 0 : nil
            }
        }

        /// The frame of a supplement; nil if the section has none.
        ///
        /// A header that is pinned stays at the top of the window until the section's tiles end, and a footer at the bottom
        /// from where they begin. So both stay within their section.
        func frame(of supplement: PhotoGridSupplement, in section: Int) -> PhotoFrame? {
            guard let item = item(of: supplement, in: section) else { return nil }
            let start = tileTop(of: section), end = start + sections[section].size.height
            let isPinned = pinned.contains(supplement) && isInWindow(section)
            var frame = PhotoFrame(x: marginLeft, y: end, width: marginWidth, height: footers[section])
            switch supplement {
            case .more:
                return self.frame(of: item, in: section).frame
            case .header:
                frame.height = headers[section]
                frame.y = tops[section]
                if isPinned { frame.y = Swift.max(frame.y, Swift.min(window.clearTop, end - frame.height)) }
            case .footer:
                if isPinned { frame.y = Swift.min(end, Swift.max(window.clearBottom - frame.height, start)) }
            }
            return frame
        }

        private func isInWindow(_ section: Int) -> Bool {
            tops[section] < window.bottom && end(of: section) > window.top
        }

        /// The sections with a supplement that is pinned in a window, or may be.
        func sections(with supplement: PhotoGridSupplement, in window: PhotoGridWindow) -> [Int] {
            var found: [Int] = [], section = firstSection(below: window.top)
            while section < sections.count, tops[section] < window.bottom {
                if item(of: supplement, in: section) != nil { found.append(section) }
                section += 1
            }
            return found
        }
    }
#endif

"""#
            ),
            (
                "Views/Collection/PhotoGridSections.swift",
                #"""
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// The sections of a collection, stacked vertically: what the collection layouts of UIKit and AppKit share.
    nonisolated struct PhotoGridSections: Sendable {
        /// A photo on screen, or a supplement.
        typealias Element = (section: Int, item: Int, frame: PhotoFrame, supplement: PhotoGridSupplement?)

        private(set) var sections: [PhotoGridSection] = []
        /// The upper edge of each section, which is that of its header, and the height of all.
        private(set) var tops = [0.0]
        /// The heights of the headers and footers, and their left edge and width.
        private(set) var headers: [Double] = [], footers: [Double] = []
        private(set) var marginLeft = 0.0, marginWidth = 0.0
        private var spacing = 0.0
        /// The supplements that stay in the window while their section is in it.
        private(set) var pinned: Set<PhotoGridSupplement> = []
        var window = PhotoGridWindow(top: 0, bottom: 0, clearTop: 0, clearBottom: 0)
        /// The left edge of each section.
        private var lefts: [Double] = []
        /// The size of the content.
        private(set) var content = PhotoSize(width: 0, height: 0)

        init() {}

        /// Lays out all sections in an area. The request has what they share.
        mutating func update(
            _ items: [PhotoGridItems], _ shared: PhotoRequest, spacing: Double,
            pinning: Set<PhotoGridSupplement>, in area: PhotoGridArea
        ) {
            let before = sections
            sections = items.enumerated().map { number, items in
                var request = shared
                (request.count, request.ratios) = (items.count, items.ratios)
                // Sections that don't fill a height stay when it changes.
                if !items.grid.needsHeight { request.height = 0 }
                return PhotoGridSection(
                    items.grid, request, before: before.indices.contains(number) ? before[number] : nil)
            }
            (headers, footers) = (items.map(\.header), items.map(\.footer))
            self.spacing = spacing
            pinned = pinning.filter { ($0 == .header ? headers : footers).contains { $0 > 0 } }
            tops = [0]
            for (number, section) in sections.enumerated() {
                let height = headers[number] + section.size.height + footers[number]
                tops.append(tops[number] + height + (number + 1 < sections.count ? spacing : 0))
            }
            let width = sections.reduce(area.width) { Swift.max($0, $1.size.width) }
            let (whole, left) = area.content(around: width)
            content = PhotoSize(width: whole, height: tops[sections.count])
            (marginLeft, marginWidth) = (shared.mirrored ? left + width - area.width : left, area.width)
            lefts = sections.map { section in
                guard shared.mirrored else { return left }
                return left
                    + PhotoLayout.mirroredOffset(of: section.size.width, in: width, scale: shared.scale)
            }
        }

        /// The upper edge of a section's tiles, below its header.
        func tileTop(of section: Int) -> Double { tops[section] + headers[section] }

        /// The lower edge of a section, without the spacing below it.
        func end(of section: Int) -> Double {
            tops[section + 1] - (section + 1 < sections.count ? spacing : 0)
        }

        /// The frame of an item, and whether it has a tile. An item without a tile has the frame of the
        /// section's last tile.
        func frame(of item: Int, in section: Int) -> (frame: PhotoFrame, isVisible: Bool) {
            guard sections.indices.contains(section) else {
                return (PhotoFrame(x: 0, y: 0, width: 0, height: 0), false)
            }
            let frames = sections[section].index, isVisible = frames.indices.contains(item)
            guard var frame = isVisible ? frames[item] : frames.last else {
                return (PhotoFrame(x: lefts[section], y: tileTop(of: section), width: 0, height: 0), false)
            }
            frame.x += lefts[section]
            frame.y += tileTop(of: section)
            return (frame, isVisible)
        }

        /// What a rectangle shows.
        func elements(in rectangle: PhotoFrame) -> [Element] {
            let (left, right) = (rectangle.x, rectangle.x + rectangle.width)
            let (top, bottom) = (rectangle.y, rectangle.y + rectangle.height)
            var elements: [Element] = []
            var number = firstSection(below: top - 1)
            while number < sections.count, tops[number] < bottom + 1 {
                let section = sections[number], start = tileTop(of: number)
                func add(_ item: Int, _ frame: PhotoFrame?, _ supplement: PhotoGridSupplement?) {
                    guard let frame, frame.x < right, frame.x + frame.width > left, frame.y < bottom,
                        frame.y + frame.height > top
                    else { return }
                    elements.append((number, item, frame, supplement))
                }
                add(0, frame(of: .header, in: number), .header)
                // A point more, since sums of positions are rounded; the comparison above is exact.
                section.index.search(from: top - start - 1, to: bottom - start + 1) { item in
                    let frame = frame(of: item, in: number).frame
                    add(item, frame, nil)
                    if item == section.moreItem { add(item, frame, .more) }
                }
                add(0, frame(of: .footer, in: number), .footer)
                number += 1
            }
            return elements
        }

        /// The first section that ends below a height.
        func firstSection(below top: Double) -> Int {
            var start = 0, rest = sections.count
            while rest > 0 {
                let half = rest / 2
                if tops[start + half + 1] <= top {
                    (start, rest) = (start + half + 1, rest - half - 1)
                } else {
                    rest = half
                }
            }
            return start
        }
    }
#endif

"""#
            ),
            (
                "Views/Collection/PhotoGridSupplement.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    import UIKit
#elseif canImport(AppKit)
    import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// What a section has besides its photos.
    nonisolated enum PhotoGridSupplement: CaseIterable, Sendable {
        case more, header, footer
    }

    @MainActor extension PhotoGridSupplement {
        /// The kind of its view.
        var kind: String {
            switch self {
            case .more: PhotoGridCollectionLayout.moreKind
            case .header: PhotoGridCollectionLayout.CollectionView.elementKindSectionHeader
            case .footer: PhotoGridCollectionLayout.CollectionView.elementKindSectionFooter
            }
        }

        init?(kind: String) {
            guard let found = Self.allCases.first(where: { $0.kind == kind }) else { return nil }
            self = found
        }
    }
#endif

"""#
            ),
            (
                "Views/Collection/PhotoGridUpdates.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    import UIKit
#elseif canImport(AppKit)
    import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// What a batch update inserts, deletes and moves: items, and whole sections.
    nonisolated struct PhotoGridUpdates: Sendable {
        private var insertedItems: Set<IndexPath> = [], deletedItems: Set<IndexPath> = []
        private var insertedSections: Set<Int> = [], deletedSections: Set<Int> = []
        private var movedItems: [IndexPath: IndexPath] = [:], movedSections: [Int: Int] = [:]

        /// Adds an item or section, which has only an index path after the update if it is inserted, only one before
        /// it if it is deleted, and both if it moves or is reloaded.
        ///
        /// What index paths an item has that is reloaded isn't documented; it stays where it is.
        mutating func insert(from before: IndexPath?, to after: IndexPath?, isReload: Bool) {
            // An index path without an item is that of a section.
            guard let path = before ?? after else { return }
            switch (path.item == NSNotFound, before, after) {
            case (true, let before?, let after?): movedSections[before.section] = after.section
            case (true, let before?, nil): deletedSections.insert(before.section)
            case (true, nil, let after?): insertedSections.insert(after.section)
            case (false, let before?, nil): deletedItems.insert(before)
            case (false, nil, let after?): insertedItems.insert(after)
            case (false, let before?, let after?) where !isReload: movedItems[before] = after
            default: break
            }
        }

        func inserts(_ indexPath: IndexPath) -> Bool {
            insertedItems.contains(indexPath) || insertedSections.contains(indexPath.section)
        }

        func deletes(_ indexPath: IndexPath) -> Bool {
            deletedItems.contains(indexPath) || deletedSections.contains(indexPath.section)
        }

        /// The new number of each section; nil for those that are deleted. Sections that the update doesn't mention
        /// keep their order.
        func places(of count: Int) -> [Int?] {
            let taken = insertedSections.union(movedSections.values)
            var place = 0
            return (0..<count).map { section in
                if deletedSections.contains(section) { return nil }
                if let moved = movedSections[section] { return moved }
                while taken.contains(place) { place += 1 }
                defer { place += 1 }
                return place
            }
        }

        /// The new place of an item; nil if it is deleted. Items that the update doesn't mention keep their order. `places`
        /// are those of the sections.
        func place(of item: Int, in section: Int, places: [Int?]) -> (section: Int, item: Int)? {
            let path = IndexPath(item: item, section: section)
            if let moved = movedItems[path] { return (moved.section, moved.item) }
            guard !deletedItems.contains(path), places.indices.contains(section), let new = places[section]
            else { return nil }
            let left = deletedItems.union(movedItems.keys).filter { $0.section == section && $0.item < item }
            let taken = insertedItems.union(movedItems.values).filter { $0.section == new }.map(\.item)
            var place = item - left.count
            for other in taken.sorted() where other <= place { place += 1 }
            return (new, place)
        }
    }
#endif

"""#
            ),
            (
                "Views/Collection/PhotoGridWindow.swift",
                #"""
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// The vertical range of the content within the bounds, and the part of it that no bar covers.
    nonisolated struct PhotoGridWindow: Hashable, Sendable {
        var top, bottom: Double
        var clearTop, clearBottom: Double
    }
#endif

"""#
            ),
            (
                "Views/Collection/PhotoPlatformCollectionLayout.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    /// The framework's collection layout: `UICollectionViewLayout`, or `NSCollectionViewLayout` on macOS.
    public typealias PhotoPlatformCollectionLayout = UICollectionViewLayout
#elseif canImport(AppKit)
    public import AppKit

    /// The framework's collection layout: `UICollectionViewLayout`, or `NSCollectionViewLayout` on macOS.
    public typealias PhotoPlatformCollectionLayout = NSCollectionViewLayout
#endif

"""#
            ),
            (
                "Views/Constraints/PhotoAnchor.swift",
                #"""
#if canImport(UIKit) || canImport(AppKit)
    /// What a constraint relates: an edge, the center or the length of an item along an axis.
    nonisolated struct PhotoAnchor: Hashable {
        enum Item: Hashable {
            case container
            case tile(Int)
            /// An invisible guide, for a tile that has no edge to be aligned with.
            case space(Int)
        }

        enum Axis: Hashable { case horizontal, vertical }

        /// `start` is leading or top, `end` trailing or bottom.
        enum Edge: Hashable { case start, center, end, length }

        var item: Item, axis: Axis, edge: Edge

        /// The name in a constraint's identifier.
        var name: String {
            let item: String
            switch self.item {
            case .container: item = "container"
            case .tile(let number): item = "tile \(number)"
            case .space(let number): item = "space \(number)"
            }
            let isHorizontal = axis == .horizontal
            switch edge {
            case .start: return item + (isHorizontal ? " leading" : " top")
            case .center: return item + (isHorizontal ? " center x" : " center y")
            case .end: return item + (isHorizontal ? " trailing" : " bottom")
            case .length: return item + (isHorizontal ? " width" : " height")
            }
        }
    }
#endif

"""#
            ),
            (
                "Views/Constraints/PhotoConstraint.swift",
                #"""
#if canImport(UIKit) || canImport(AppKit)
    /// An equation: the first anchor is the second one, times the multiplier, plus the constant.
    ///
    /// It defines its first anchor, except that a constraint for the container may name the tile last.
    nonisolated struct PhotoConstraint {
        var first: PhotoAnchor, second: PhotoAnchor?
        var multiplier = 1.0, constant = 0.0
    }
#endif

"""#
            ),
            (
                "Views/Constraints/PhotoConstraintBuilder+Places.swift",
                #"""
#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoConstraintBuilder {
        /// Defines the position of each tile along an axis, nearest to the container's start first.
        mutating func place(_ axis: PhotoAnchor.Axis) {
            var placed: [PhotoAnchor.Item] = [], rest = Array(tiles.indices)
            while !rest.isEmpty {
                let before = rest.count
                rest.removeAll { tile in
                    guard let constraint = place(tile, axis, placed) else { return false }
                    constraints.append(constraint)
                    placed.append(.tile(tile))
                    return true
                }
                guard rest.count == before else { continue }
                placed.append(addSpace(tiles[rest[0]][axis].start, axis))
            }
        }

        /// The constraint from a tile's edge to one that is already defined; nil if none is at a fixed distance.
        private func place(_ tile: Int, _ axis: PhotoAnchor.Axis, _ placed: [PhotoAnchor.Item])
            -> PhotoConstraint?
        {
            let span = tiles[tile][axis], isHorizontal = axis == .horizontal
            let inset = isHorizontal ? layout.insets.leading : layout.insets.top
            let gap = isHorizontal ? layout.columnGap : layout.rowGap
            func relate(_ edge: PhotoAnchor.Edge, to item: PhotoAnchor.Item, _ other: PhotoAnchor.Edge)
                -> PhotoConstraint?
            {
                let distance = span[edge] - self[item][axis][other]
                guard distance.isConstant else { return nil }
                let constant = distance.constant.simplified(error: 0.000_000_1)
                // Two centers don't say in which direction the constant runs.
                guard edge != .center || other != .center || constant == 0 else { return nil }
                return PhotoConstraint(
                    first: PhotoAnchor(item: .tile(tile), axis: axis, edge: edge),
                    second: PhotoAnchor(item: item, axis: axis, edge: other), constant: constant)
            }
            if span.start.isNear(PhotoForm(constant: inset)) { return relate(.start, to: .container, .start) }
            // The tile before or above it, then one with which it is aligned.
            let nearest = placed.reversed()
            for item in nearest where (self[item][axis][.end] + PhotoForm(constant: gap)).isNear(span.start) {
                if overlaps(tile, item, across: axis) { return relate(.start, to: item, .end) }
            }
            for item in nearest where self[item][axis].start.isNear(span.start) {
                return relate(.start, to: item, .start)
            }
            for (edge, other) in Self.pairs {
                for item in [.container] + nearest {
                    if let constraint = relate(edge, to: item, other) { return constraint }
                }
            }
            return nil
        }

        /// The edges that may be related, the clearest first.
        private static var pairs: [(PhotoAnchor.Edge, PhotoAnchor.Edge)] {
            [
                (.start, .start), (.start, .end), (.end, .end), (.center, .center), (.end, .start),
                (.end, .center), (.start, .center), (.center, .start), (.center, .end),
            ]
        }

        private subscript(item: PhotoAnchor.Item) -> PhotoTileSpans {
            switch item {
            case .container:
                return PhotoTileSpans(
                    horizontal: PhotoSpan(length: PhotoForm(width: 1)),
                    vertical: PhotoSpan(length: PhotoForm(height: 1)))
            case .tile(let number): return tiles[number]
            case .space(let number): return spaces[number]
            }
        }

        /// Whether two items lie beside each other, or above each other, in a large container.
        private func overlaps(_ tile: Int, _ item: PhotoAnchor.Item, across axis: PhotoAnchor.Axis) -> Bool {
            let axis: PhotoAnchor.Axis = axis == .horizontal ? .vertical : .horizontal
            let first = tiles[tile][axis], second = self[item][axis], side = layout.ampleSide
            return first.start.length(in: side) < second[.end].length(in: side) - 0.001
                && second.start.length(in: side) < first[.end].length(in: side) - 0.001
        }

        /// Adds a guide from the container's start to a position.
        private mutating func addSpace(_ length: PhotoForm, _ axis: PhotoAnchor.Axis) -> PhotoAnchor.Item {
            let item = PhotoAnchor.Item.space(spaces.count)
            let span = PhotoSpan(length: length), isHorizontal = axis == .horizontal
            spaces.append(
                PhotoTileSpans(
                    horizontal: isHorizontal ? span : PhotoSpan(), vertical: isHorizontal ? PhotoSpan() : span
                ))
            for axis in [PhotoAnchor.Axis.horizontal, .vertical] {
                let start = PhotoAnchor(item: .container, axis: axis, edge: .start)
                define(item, axis, .start, as: start)
                define(item, axis, length: self[item][axis].length)
            }
            return item
        }
    }
#endif

"""#
            ),
            (
                "Views/Constraints/PhotoConstraintBuilder+Sizes.swift",
                #"""
#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoConstraintBuilder {
        /// Defines the width and the height of a tile.
        mutating func size(_ tile: Int) {
            let width = tiles[tile].horizontal.length, height = tiles[tile].vertical.length
            guard let ratio = ratio(of: tile) else {
                define(.tile(tile), .horizontal, length: width)
                define(.tile(tile), .vertical, length: height)
                return
            }
            // Photos that share a row have its height; other tiles begin with their width.
            guard layout.plan.keepsRatios, layout.plan.columns == 0 else {
                let side = PhotoAnchor(item: .tile(tile), axis: .horizontal, edge: .length)
                define(.tile(tile), .horizontal, length: width)
                define(.tile(tile), .vertical, .length, as: side, times: 1 / ratio)
                return
            }
            let side = PhotoAnchor(item: .tile(tile), axis: .vertical, edge: .length)
            define(.tile(tile), .horizontal, .length, as: side, times: ratio)
            if tile > 0, isInRow(of: tile - 1, tile) {
                let before = PhotoAnchor(item: .tile(tile - 1), axis: .vertical, edge: .length)
                define(.tile(tile), .vertical, .length, as: before)
            } else {
                define(.tile(tile), .vertical, length: height)
            }
        }

        /// The ratio that a tile has in every container; nil if there is none, or if its size never changes.
        func ratio(of tile: Int) -> Double? {
            let width = tiles[tile].horizontal.length, height = tiles[tile].vertical.length
            guard !width.isConstant, height.width > 0 else { return nil }
            let ratio = (width.width / height.width).simplified(error: 0.000_000_000_01)
            return (height * ratio).isNear(width) ? ratio : nil
        }

        func isInRow(of tile: Int, _ other: Int) -> Bool {
            let first = tiles[tile].vertical, second = tiles[other].vertical
            return first.start.isNear(second.start) && first.length.isNear(second.length)
        }

        /// Defines the sides of the container that the app doesn't give.
        mutating func sizeContainer() {
            if container.horizontal.length.isConstant { sizeContainer(.horizontal) }
            if layout.plan.ratio > 0, !layout.plan.keepsRatios {
                let width = PhotoAnchor(item: .container, axis: .horizontal, edge: .length)
                define(.container, .vertical, .length, as: width, times: 1 / layout.plan.ratio)
            } else if container.vertical.length.height.isNear(0) {
                sizeContainer(.vertical)
            }
        }

        /// Lets the container end after the first tile that reaches furthest.
        private mutating func sizeContainer(_ axis: PhotoAnchor.Axis) {
            let length = container[axis].length
            let rests = tiles.map { length - $0[axis][.end] }
            guard
                let tile = rests.indices.filter({ rests[$0].isConstant })
                    .min(by: { rests[$0].constant < rests[$1].constant - 0.000_000_1 })
            else { return define(.container, axis, length: length) }
            let end = PhotoAnchor(item: .tile(tile), axis: axis, edge: .end)
            define(.container, axis, .end, as: end, plus: rests[tile].constant.simplified(error: 0.000_000_1))
        }
    }
#endif

"""#
            ),
            (
                "Views/Constraints/PhotoConstraintBuilder.swift",
                #"""
#if canImport(UIKit) || canImport(AppKit)
    /// Writes a layout as constraints: four equations for each tile, and those for the container's size.
    ///
    /// Each equation defines one unknown by others that are already defined, so that there is exactly one solution and no
    /// equation follows from the rest:
    ///
    /// 1. The container's width and height are given, except for those that follow from the tiles or the ratio.
    /// 2. Sizes are a number, a fraction of the container or, where a tile has a ratio, that of its other side.
    /// 3. Positions hang from the container or from a tile whose position is already defined, preferably the one before or above.
    ///
    /// A position without any such edge hangs from a guide, which takes four more constraints.
    nonisolated struct PhotoConstraintBuilder {
        let layout: PhotoLayout
        let tiles: [PhotoTileSpans], container: PhotoTileSpans
        var spaces: [PhotoTileSpans] = []
        var constraints: [PhotoConstraint] = []

        /// Collects the constraints of a solved layout; nil for columns without a width, rows without a height, and
        /// lengths beyond all bounds.
        init?(_ layout: PhotoLayout, _ ratios: [Double], sizesContainer: Bool) {
            guard let spans = layout.spans(ratios) else { return nil }
            guard spans.tiles.allSatisfy(\.isFinite), spans.container.isFinite else { return nil }
            self.layout = layout
            (tiles, container) = spans
            for tile in tiles.indices { size(tile) }
            place(.horizontal)
            place(.vertical)
            if sizesContainer { sizeContainer() }
        }

        /// Adds the definition of an anchor.
        mutating func define(
            _ item: PhotoAnchor.Item, _ axis: PhotoAnchor.Axis, _ edge: PhotoAnchor.Edge,
            as second: PhotoAnchor? = nil, times multiplier: Double = 1, plus constant: Double = 0
        ) {
            let first = PhotoAnchor(item: item, axis: axis, edge: edge)
            constraints.append(
                PhotoConstraint(first: first, second: second, multiplier: multiplier, constant: constant))
        }

        /// Defines a length by the container's width or height.
        mutating func define(_ item: PhotoAnchor.Item, _ axis: PhotoAnchor.Axis, length form: PhotoForm) {
            guard !form.isConstant else { return define(item, axis, .length, plus: form.constant) }
            let isWide = !form.width.isNear(0)
            let side = PhotoAnchor(
                item: .container, axis: isWide ? .horizontal : .vertical, edge: .length)
            define(
                item, axis, .length, as: side, times: isWide ? form.width : form.height, plus: form.constant)
        }
    }
#endif

"""#
            ),
            (
                "Views/Constraints/PhotoConstraintItems.swift",
                #"""
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    #if canImport(UIKit)
        import UIKit

        typealias PhotoLayoutGuide = UILayoutGuide
    #else
        import AppKit

        typealias PhotoLayoutGuide = NSLayoutGuide
    #endif

    /// The views and guides that constraints relate.
    @MainActor struct PhotoConstraintItems {
        let container: PhotoPlatformView
        var views: [PhotoPlatformView] = [], guides: [PhotoLayoutGuide] = []

        /// The view or guide of an anchor.
        func object(_ anchor: PhotoAnchor) -> AnyObject {
            switch anchor.item {
            case .container: return container
            case .tile(let number): return views[number]
            case .space(let number): return guides[number]
            }
        }

        /// The constraint of an equation, which isn't active yet.
        ///
        /// Those for the container's size give way to a size that the framework requires: a cell that is reused has that of
        /// its last content until it is measured.
        func constraint(_ equation: PhotoConstraint) -> NSLayoutConstraint {
            let constraint = relation(equation)
            if equation.first.item == .container { constraint.priority = .belowRequired }
            return constraint
        }

        private func relation(_ equation: PhotoConstraint) -> NSLayoutConstraint {
            let constant = CGFloat(equation.constant), multiplier = CGFloat(equation.multiplier)
            let first = equation.first
            guard let second = equation.second else {
                return length(first).constraint(equalToConstant: constant)
            }
            switch (first.edge, first.axis) {
            case (.length, _):
                return length(first).constraint(
                    equalTo: length(second), multiplier: multiplier, constant: constant)
            case (_, .horizontal): return x(first).constraint(equalTo: x(second), constant: constant)
            case (_, .vertical): return y(first).constraint(equalTo: y(second), constant: constant)
            }
        }

        private func x(_ anchor: PhotoAnchor) -> NSLayoutXAxisAnchor {
            switch (anchor.item, anchor.edge) {
            case (.space(let number), .start): return guides[number].leadingAnchor
            case (.space(let number), .center): return guides[number].centerXAnchor
            case (.space(let number), _): return guides[number].trailingAnchor
            case (_, .start): return view(anchor).leadingAnchor
            case (_, .center): return view(anchor).centerXAnchor
            case (_, _): return view(anchor).trailingAnchor
            }
        }

        private func y(_ anchor: PhotoAnchor) -> NSLayoutYAxisAnchor {
            switch (anchor.item, anchor.edge) {
            case (.space(let number), .start): return guides[number].topAnchor
            case (.space(let number), .center): return guides[number].centerYAnchor
            case (.space(let number), _): return guides[number].bottomAnchor
            case (_, .start): return view(anchor).topAnchor
            case (_, .center): return view(anchor).centerYAnchor
            case (_, _): return view(anchor).bottomAnchor
            }
        }

        private func length(_ anchor: PhotoAnchor) -> NSLayoutDimension {
            let isWidth = anchor.axis == .horizontal
            if case .space(let number) = anchor.item {
                return isWidth ? guides[number].widthAnchor : guides[number].heightAnchor
            }
            return isWidth ? view(anchor).widthAnchor : view(anchor).heightAnchor
        }

        private func view(_ anchor: PhotoAnchor) -> PhotoPlatformView {
            if case .tile(let number) = anchor.item { return views[number] }
            return container
        }
    }
#endif

"""#
            ),
            (
                "Views/Constraints/PhotoForm.swift",
                #"""
#if canImport(UIKit) || canImport(AppKit)
    /// A length that holds for every size of the container: fractions of its width and height, and points.
    nonisolated struct PhotoForm {
        var width = 0.0, height = 0.0, constant = 0.0

        /// Whether the length is the same in every container.
        var isConstant: Bool { width.isNear(0) && height.isNear(0) }

        var isFinite: Bool { width.isFinite && height.isFinite && constant.isFinite }

        /// The length in a square container, to compare places.
        func length(in side: Double) -> Double { (width + height) * side + constant }

        func isNear(_ other: PhotoForm) -> Bool {
            let difference = self - other
            return difference.isConstant && abs(difference.constant) <= 0.000_000_1
        }

        static func + (left: PhotoForm, right: PhotoForm) -> PhotoForm {
            PhotoForm(
                width: left.width + right.width, height: left.height + right.height,
                constant: left.constant + right.constant)
        }

        static func - (left: PhotoForm, right: PhotoForm) -> PhotoForm { left + right * -1 }

        static func * (form: PhotoForm, factor: Double) -> PhotoForm {
            PhotoForm(
                width: form.width * factor, height: form.height * factor, constant: form.constant * factor)
        }
    }

    nonisolated extension Double {
        /// Whether two fractions differ by rounding only.
        func isNear(_ other: Double) -> Bool { abs(self - other) <= 0.000_000_000_01 }

        /// The nearest fraction with a small denominator, if the number differs from it by at most `error`; otherwise itself.
        ///
        /// Numbers that come from differences of larger ones regain the digits that they lost.
        func simplified(error: Double) -> Double {
            for denominator in stride(from: 1.0, through: 1000, by: 1) {
                let numerator = (self * denominator).rounded()
                if abs(self - numerator / denominator) <= error { return numerator / denominator }
            }
            return self
        }
    }
#endif

"""#
            ),
            (
                "Views/Constraints/PhotoGrid+Constraints.swift",
                #"""
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    #if canImport(UIKit)
        public import UIKit
    #else
        public import AppKit
    #endif

    @MainActor extension PhotoGrid {
        /// Constraints that lay out views in their container at every size; the caller activates them.
        ///
        /// ```swift
        /// NSLayoutConstraint.activate(Nice.constraints(for: photoViews, in: container))
        /// ```
        ///
        /// There are four for each tile, and those for the sides of the container that follow from the tiles. Together with
        /// the sides that the app gives, they have exactly one solution, and none of them follows from the others. They use
        /// leading and trailing edges, so that they mirror with the layout direction. They need other constraints only if a
        /// grid has other rules for other widths, or if the number of views or the ratios change: see
        /// `PhotoGridConstraints`.
        ///
        /// - Parameters:
        ///   - views: A view for each tile, in the order of the photos, and then the view that adds one. Later views get no
        ///     constraints. They stop translating their autoresizing masks.
        ///   - container: The ancestor of all views.
        ///   - request: The number of photos and the options; by default, a photo for each view at the container's width. Its
        ///     width only selects the rule, and its height, scale and `mirrored` have no effect.
        ///   - sizesContainer: Whether the container's height, and its width if tiles have a size in points, follow from the
        ///     tiles. Otherwise the app gives both, and the tiles hang from the top leading corner.
        /// - Returns: No constraints if the request has no layout, or more tiles than there are views.
        public static func constraints(
            for views: [PhotoPlatformView], in container: PhotoPlatformView,
            with request: PhotoRequest? = nil,
            sizesContainer: Bool = true
        ) -> [NSLayoutConstraint] {
            let constraints = PhotoGridConstraints(self, in: container, sizesContainer: sizesContainer)
            return constraints.prepare(views, with: request).constraints
        }
    }
#endif

"""#
            ),
            (
                "Views/Constraints/PhotoGrid+Equations.swift",
                #"""
#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoGrid {
        /// The constraints for a request; nil if it has no layout.
        ///
        /// The container has no height yet, and its screen and direction are the solver's concern.
        static func equations(_ request: PhotoRequest, sizesContainer: Bool) -> PhotoConstraintBuilder? {
            guard let layout = solverLayout(request) else { return nil }
            return PhotoConstraintBuilder(layout, request.ratios, sizesContainer: sizesContainer)
        }

        /// The height as a share of the width and points, for all widths that are laid out like the request's; nil if the
        /// request has no layout.
        static func heightForm(_ request: PhotoRequest) -> PhotoForm? {
            guard let layout = solverLayout(request) else { return nil }
            let plan = layout.plan
            if plan.ratio > 0, !plan.keepsRatios { return PhotoForm(width: 1 / plan.ratio) }
            guard let form = layout.spans(request.ratios)?.container.vertical.length, form.isFinite
            else { return nil }
            return form
        }

        private static func solverLayout(_ request: PhotoRequest) -> PhotoLayout? {
            var request = request
            request.scale = nil
            request.mirrored = false
            request.height = request.width
            return layout(request)
        }
    }
#endif

"""#
            ),
            (
                "Views/Constraints/PhotoGridConstraints.swift",
                #"""
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    #if canImport(UIKit)
        public import UIKit
    #else
        public import AppKit
    #endif

    /// The active constraints of a grid of views, which change with the views.
    ///
    /// ```swift
    /// lazy var grid = PhotoGridConstraints(Nice.self, in: container)
    ///
    /// func show(_ photoViews: [UIView]) { grid.update(photoViews) }
    /// ```
    ///
    /// An update keeps each constraint that relates the same views in the same way, and only changes its constant if it has
    /// to. Call it again when the container's width changes if the grid has other rules for other widths.
    @MainActor public final class PhotoGridConstraints {
        /// The active constraints.
        public private(set) var constraints: [NSLayoutConstraint] = []

        private let grid: any PhotoGrid.Type, sizesContainer: Bool
        private weak var container: PhotoPlatformView?
        /// What the active constraints relate; it keeps the views, so that no other view takes their identity.
        private var items: PhotoConstraintItems?
        private var keys: [Key: NSLayoutConstraint] = [:]

        /// What can't be changed in a constraint.
        private struct Key: Hashable {
            let first: ObjectIdentifier, second: ObjectIdentifier?
            let firstAxis, secondAxis: PhotoAnchor.Axis?, firstEdge, secondEdge: PhotoAnchor.Edge?
            let multiplier: Double
        }

        /// Prepares a grid without views; the parameters are those of `PhotoGrid.constraints`.
        public init(
            _ grid: any PhotoGrid.Type, in container: PhotoPlatformView, sizesContainer: Bool = true
        ) {
            self.grid = grid
            self.container = container
            self.sizesContainer = sizesContainer
        }

        /// Lays out views, and hides those without a tile; the parameters are those of `PhotoGrid.constraints`.
        ///
        /// Without a layout, or with more tiles than views, all views are hidden.
        public func update(_ views: [PhotoPlatformView], with request: PhotoRequest? = nil) {
            let before = constraints, guides = items?.guides ?? []
            let next = prepare(views, with: request)
            let kept = Set(next.constraints.map(ObjectIdentifier.init))
            NSLayoutConstraint.deactivate(before.filter { !kept.contains(ObjectIdentifier($0)) })
            for guide in guides.dropFirst(items?.guides.count ?? 0) { container?.removeLayoutGuide(guide) }
            for (index, view) in views.enumerated() { view.isHidden = index >= next.tiles }
            NSLayoutConstraint.activate(next.constraints.filter { !$0.isActive })
            constraints = next.constraints
        }

        /// The number of tiles and their constraints, of which those from before are still active.
        func prepare(
            _ views: [PhotoPlatformView], with request: PhotoRequest?
        ) -> (tiles: Int, constraints: [NSLayoutConstraint]) {
            guard let container else { return (0, []) }
            let width = Double(container.bounds.width)
            let equations = grid.equations(
                request ?? PhotoRequest(count: views.count, width: width), sizesContainer: sizesContainer)
            let tiles = equations?.tiles.count ?? 0, isComplete = tiles <= views.count
            var items = PhotoConstraintItems(container: container)
            if let equations, isComplete {
                items.views = Array(views.prefix(tiles))
                items.guides = guides(equations.spaces.count, in: container)
            }
            for view in items.views { view.translatesAutoresizingMaskIntoConstraints = false }
            let before = keys
            keys = [:]
            self.items = items
            let constraints = (isComplete ? equations?.constraints ?? [] : []).map { equation in
                let key = key(equation, items), constant = CGFloat(equation.constant)
                let constraint = before[key] ?? items.constraint(equation)
                if constraint.constant != constant { constraint.constant = constant }
                constraint.identifier = equation.first.name
                keys[key] = constraint
                return constraint
            }
            return (isComplete ? tiles : 0, constraints)
        }

        private func key(_ equation: PhotoConstraint, _ items: PhotoConstraintItems) -> Key {
            let first = equation.first, second = equation.second
            return Key(
                first: ObjectIdentifier(items.object(first)),
                second: second.map { ObjectIdentifier(items.object($0)) }, firstAxis: first.axis,
                secondAxis: second?.axis, firstEdge: first.edge, secondEdge: second?.edge,
                multiplier: equation.multiplier)
        }

        /// The guides of this grid, as many as needed.
        private func guides(_ count: Int, in container: PhotoPlatformView) -> [PhotoLayoutGuide] {
            var guides = Array((items?.guides ?? []).prefix(count))
            while guides.count < count {
                let guide = PhotoLayoutGuide()
                container.addLayoutGuide(guide)
                guides.append(guide)
            }
            return guides
        }
    }
#endif

"""#
            ),
            (
                "Views/Constraints/PhotoLayout+BoxSpans.swift",
                #"""
#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoLayout {
        /// The spans of tiles that stay within a box, from those that they have without it.
        ///
        /// They hold for the widths at which the box makes the tiles narrower, if it does at the layout's width, and otherwise
        /// for those at which it doesn't.
        func inBox(
            tiles: [PhotoTileSpans], container: PhotoTileSpans
        ) -> (tiles: [PhotoTileSpans], container: PhotoTileSpans) {
            guard plan.keepsRatios, plan.ratio != 0 else { return (tiles, container) }
            let sides = insets.leading + insets.trailing, ends = insets.top + insets.bottom
            let full = PhotoForm(width: 1, constant: -sides), height = container.vertical.length
            let most = plan.ratio > 0 ? full * (1 / plan.ratio) : PhotoForm(constant: -plan.ratio)
            let free = most + PhotoForm(constant: ends) - height
            guard free.width * width + free.constant < 0 else { return (tiles, container) }
            // The width of a container that is as high as the box and the insets.
            var narrow = (most + PhotoForm(constant: ends - height.constant)) * (1 / height.width)
            if narrow.width * width + narrow.constant < sides { narrow = PhotoForm(constant: sides) }
            let before = (PhotoForm(width: 1) - narrow) * (Double(plan.halvesBefore) / 2)
            func narrowed(_ form: PhotoForm) -> PhotoForm {
                narrow * form.width + PhotoForm(constant: form.constant)
            }
            func narrowed(_ spans: PhotoTileSpans, before: PhotoForm) -> PhotoTileSpans {
                let (across, down) = (spans.horizontal, spans.vertical)
                return PhotoTileSpans(
                    horizontal: PhotoSpan(
                        start: narrowed(across.start) + before, length: narrowed(across.length)),
                    vertical: PhotoSpan(start: narrowed(down.start), length: narrowed(down.length)))
            }
            let size = PhotoTileSpans(
                horizontal: container.horizontal, vertical: PhotoSpan(length: narrowed(height)))
            return (tiles.map { narrowed($0, before: before) }, size)
        }
    }
#endif

"""#
            ),
            (
                "Views/Constraints/PhotoLayout+ColumnSpans.swift",
                #"""
#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoLayout {
        /// Each tile's place in a waterfall and the size of the container; nil if columns have no width.
        ///
        /// They hold for the widths at which every photo stays in the column that it has at the layout's width.
        func columnSpans() -> (tiles: [PhotoTileSpans], container: PhotoTileSpans)? {
            guard columnWidth > 0 else { return nil }
            let columns = Double(plan.columns), gaps = (columns - 1) * columnGap
            let width = PhotoForm(
                width: 1 / columns, constant: -(insets.leading + insets.trailing + gaps) / columns)
            let top = PhotoForm(constant: insets.top)
            var ends = [PhotoForm](repeating: top, count: plan.columns), longest = top
            let tiles = map { frame in
                let column = ((frame.x - insets.leading) / (columnWidth + columnGap)).rounded()
                let x =
                    (width + PhotoForm(constant: columnGap)) * column + PhotoForm(constant: insets.leading)
                let y = ends[Int(column)], height = width * (frame.height / frame.width), end = y + height
                if end.width * self.width + end.constant > longest.width * self.width + longest.constant {
                    longest = end
                }
                ends[Int(column)] = end + PhotoForm(constant: rowGap)
                return PhotoTileSpans(
                    horizontal: PhotoSpan(start: x, length: width),
                    vertical: PhotoSpan(start: y, length: height))
            }
            return (
                tiles,
                PhotoTileSpans(
                    horizontal: PhotoSpan(length: PhotoForm(width: 1)),
                    vertical: PhotoSpan(length: longest + PhotoForm(constant: insets.bottom)))
            )
        }
    }
#endif

"""#
            ),
            (
                "Views/Constraints/PhotoLayout+JustifiedSpans.swift",
                #"""
#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoLayout {
        /// Each tile's place in justified rows and the size of the container; nil if a row has no height.
        ///
        /// They hold for the widths at which every row has the photos that it has at the layout's width.
        func justifiedSpans() -> (tiles: [PhotoTileSpans], container: PhotoTileSpans)? {
            var tiles: [PhotoTileSpans] = [], above: PhotoForm?
            var y = PhotoForm(constant: insets.top), start = 0
            while start < count {
                let end = indices[start...].first { self[$0].y > self[start].y } ?? count
                let row = self[start..<end], height = self[start].height
                guard height > 0 else { return nil }
                let ratios = row.map { $0.width / $0.height }, sum = ratios.reduce(0, +)
                let gaps = Double(row.count - 1) * columnGap
                let free = PhotoForm(width: 1, constant: -insets.leading - insets.trailing - gaps)
                var form = free * (1 / sum)
                // Only a last row may be lower than that: as high as the row above it, or as high as in any container.
                if abs(height * sum - (contentWidth - gaps)) > 0.000001 * contentWidth {
                    let isAlike = start > 0 && abs(self[start - 1].height - height) <= 0.000_000_001 * height
                    form = isAlike ? above ?? form : PhotoForm(constant: height)
                }
                var x = PhotoForm(constant: insets.leading) + (free - form * sum) * (plan.rows?.align ?? 0)
                for ratio in ratios {
                    let width = form * ratio
                    tiles.append(
                        PhotoTileSpans(
                            horizontal: PhotoSpan(start: x, length: width),
                            vertical: PhotoSpan(start: y, length: form)))
                    x = x + width + PhotoForm(constant: columnGap)
                }
                y = y + form + PhotoForm(constant: rowGap)
                (start, above) = (end, form)
            }
            return (
                tiles,
                PhotoTileSpans(
                    horizontal: PhotoSpan(length: PhotoForm(width: 1)),
                    vertical: PhotoSpan(length: y + PhotoForm(constant: insets.bottom - rowGap)))
            )
        }
    }
#endif

"""#
            ),
            (
                "Views/Constraints/PhotoLayout+Spans.swift",
                #"""
#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoLayout {
        /// The layout of the same plan in a container of another size, without the box that photos stay within.
        private init(_ layout: PhotoLayout, width: Double, height: Double) {
            self.grid = layout.grid
            var plan = layout.plan
            if plan.keepsRatios { plan.ratio = 0 }
            self.plan = plan
            self.width = width
            self.planWidth = layout.planWidth
            self.columnGap = layout.columnGap
            self.rowGap = layout.rowGap
            self.insets = layout.insets
            self.scale = nil
            self.mirrored = false
            self.height = height
        }

        /// The side of a square container in which no tile is cut off, and in which points keep ten decimal places.
        var ampleSide: Double {
            let gaps = Double(plan.tiles) * Swift.max(abs(columnGap), abs(rowGap))
            let sides = abs(insets.top) + abs(insets.leading) + abs(insets.bottom) + abs(insets.trailing)
            var side = 4096.0
            while side < 256 * (gaps + sides) { side *= 2 }
            return side
        }

        /// Each tile's place and the size of the container, for all sizes of the container that are laid out alike; nil for
        /// columns without a width and rows without a height.
        func spans(_ ratios: [Double]) -> (tiles: [PhotoTileSpans], container: PhotoTileSpans)? {
            if plan.columns > 0 { return columnSpans() }
            if plan.keepsRatios, plan.rows != nil { return justifiedSpans() }
            return solvedSpans(ratios)
        }

        /// Edges are linear in the width and the height, so that three sizes determine them.
        private func solvedSpans(_ ratios: [Double]) -> (
            tiles: [PhotoTileSpans], container: PhotoTileSpans
        ) {
            let side = ampleSide
            let layouts = [(side, side), (2 * side, side), (side, 2 * side)].map {
                PhotoLayout(self, width: $0, height: $1).solved(ratios, keepsFrames: true)
            }
            func spans(_ frames: [PhotoFrame]) -> PhotoTileSpans {
                func form(_ value: (PhotoFrame) -> Double) -> PhotoForm {
                    let (square, wide, high) = (value(frames[0]), value(frames[1]), value(frames[2]))
                    let width = ((wide - square) / side).simplified(error: 0.000_000_000_000_1)
                    let height = ((high - square) / side).simplified(error: 0.000_000_000_000_1)
                    let constant = (square - (width + height) * side).simplified(error: 0.000_000_001)
                    return PhotoForm(width: width, height: height, constant: constant)
                }
                return PhotoTileSpans(
                    horizontal: PhotoSpan(start: form(\.x), length: form(\.width)),
                    vertical: PhotoSpan(start: form(\.y), length: form(\.height)))
            }
            let sizes = layouts.map { PhotoFrame(x: 0, y: 0, width: $0.size.width, height: $0.size.height) }
            return inBox(
                tiles: indices.map { tile in spans(layouts.map { $0[tile] }) }, container: spans(sizes))
        }
    }
#endif

"""#
            ),
            (
                "Views/Constraints/PhotoSpan.swift",
                #"""
#if canImport(UIKit) || canImport(AppKit)
    /// The start and length of a tile along one axis.
    nonisolated struct PhotoSpan {
        var start = PhotoForm(), length = PhotoForm()

        /// The position of an edge or of the center, or the length.
        subscript(edge: PhotoAnchor.Edge) -> PhotoForm {
            switch edge {
            case .start: return start
            case .center: return start + length * 0.5
            case .end: return start + length
            case .length: return length
            }
        }
    }
#endif

"""#
            ),
            (
                "Views/Constraints/PhotoTileSpans.swift",
                #"""
#if canImport(UIKit) || canImport(AppKit)
    /// The place of a tile for every size of the container.
    nonisolated struct PhotoTileSpans {
        var horizontal: PhotoSpan, vertical: PhotoSpan

        var isFinite: Bool {
            [horizontal, vertical].allSatisfy { $0.start.isFinite && $0.length.isFinite }
        }

        subscript(axis: PhotoAnchor.Axis) -> PhotoSpan { axis == .horizontal ? horizontal : vertical }
    }
#endif

"""#
            ),
            (
                "Views/PhotoAnimation.swift",
                #"""
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// How tiles move and fade, and what happens with them, also without an animation.
    struct PhotoAnimation {
        /// In seconds.
        var duration: Double
        /// Changes in the same animation.
        var alongside: (() -> Void)?
        var completion: (@MainActor @Sendable () -> Void)?
    }
#endif

"""#
            ),
            (
                "Views/PhotoEdges+Corners.swift",
                #"""
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    #if canImport(UIKit)
        public import UIKit
    #else
        public import AppKit
    #endif

    nonisolated extension PhotoEdges {
        /// The corners of the tile that are corners of the grid, for the `maskedCorners` of a layer.
        public var corners: CACornerMask {
            var corners: CACornerMask = []
            if isSuperset(of: [.top, .left]) { corners.insert(.layerMinXMinYCorner) }
            if isSuperset(of: [.top, .right]) { corners.insert(.layerMaxXMinYCorner) }
            if isSuperset(of: [.bottom, .left]) { corners.insert(.layerMinXMaxYCorner) }
            if isSuperset(of: [.bottom, .right]) { corners.insert(.layerMaxXMaxYCorner) }
            return corners
        }
    }
#endif

"""#
            ),
            (
                "Views/PhotoFades.swift",
                #"""
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    #if canImport(UIKit)
        import UIKit
    #else
        import AppKit
    #endif

    /// The opacities of views that are fading out, as they were before; a fade can outlive its grid.
    @MainActor final class PhotoFades {
        private var opacities: [ObjectIdentifier: CGFloat] = [:]

        func contains(_ view: PhotoPlatformView) -> Bool { opacities[ObjectIdentifier(view)] != nil }

        func begin(_ view: PhotoPlatformView) { opacities[ObjectIdentifier(view)] = view.opacity }

        /// Makes a view as opaque as it was, if it is fading.
        func end(_ view: PhotoPlatformView) {
            if let opacity = opacities.removeValue(forKey: ObjectIdentifier(view)) { view.opacity = opacity }
        }
    }
#endif

"""#
            ),
            (
                "Views/PhotoFrame+Rectangles.swift",
                #"""
#if canImport(CoreGraphics)
    public import CoreGraphics

    nonisolated extension PhotoFrame {
        /// The frame of a rectangle.
        public init(_ rectangle: CGRect) {
            let origin = rectangle.origin, size = rectangle.size
            self.init(
                x: Double(origin.x), y: Double(origin.y), width: Double(size.width),
                height: Double(size.height))
        }
    }
#endif

"""#
            ),
            (
                "Views/PhotoGridView+Accessibility.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension PhotoGridView {
        var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

        /// Gives assistive technologies one element for each tile, in the order of the photos.
        ///
        /// A view that is an element itself stays the element of its tile, and so does the add button.
        func updateAccessibility(_ tiles: [Tile]) {
            accessibilityElements = tiles.compactMap { view, frame, photo in
                guard view !== more?.view else { return nil }
                guard let photo, !view.isAccessibilityElement || photo.hiddenCount > 0 else { return view }
                let element = UIAccessibilityElement(accessibilityContainer: self)
                element.accessibilityFrameInContainerSpace = frame
                element.accessibilityLabel = label(view.accessibilityLabel, of: photo)
                element.accessibilityTraits = onTap == nil ? .image : [.image, .button]
                if photo.isSelected { element.accessibilityTraits.insert(.selected) }
                return element
            }
        }
    }
#elseif canImport(AppKit)
    import AppKit

    extension PhotoGridView {
        var reducesMotion: Bool { NSWorkspace.shared.accessibilityDisplayShouldReduceMotion }

        /// Gives assistive technologies one element for each tile, in the order of the photos.
        func updateAccessibility(_ tiles: [Tile]) {
            let elements: [Any] = tiles.compactMap { view, frame, photo in
                guard view !== more?.view else { return nil }
                guard let photo else { return view }
                let element = NSAccessibilityElement()
                element.setAccessibilityParent(self)
                element.setAccessibilityRole(onTap == nil ? .image : .button)
                element.setAccessibilityFrameInParentSpace(frame)
                element.setAccessibilityLabel(label(view.accessibilityLabel(), of: photo))
                element.setAccessibilitySelected(photo.isSelected)
                return element
            }
            setAccessibilityChildren(elements)
        }
    }
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension PhotoGridView {
        /// The label of a photo, and what "+N" over it means.
        private func label(_ label: String?, of photo: PhotoTile) -> String? {
            guard photo.hiddenCount > 0 else { return label }
            return [label, moreLabel(photo.hiddenCount)].compactMap { $0 }.joined(separator: ", ")
        }
    }
#endif

"""#
            ),
            (
                "Views/PhotoGridView+AddButton.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension PhotoGridView {
        /// The system's button for adding, which has a label for assistive technologies.
        func makeAddButton() -> PhotoPlatformView {
            let button = UIButton(type: .contactAdd)
            if #available(iOS 14, tvOS 14, *) {
                let action = UIAction { [weak self] _ in self?.onAdd?() }
                button.addAction(action, for: .primaryActionTriggered)
            } else {
                #if canImport(ObjectiveC)
                    button.addTarget(self, action: #selector(callOnAdd), for: .primaryActionTriggered)
                #endif
            }
            return button
        }
    }
#elseif canImport(AppKit)
    import AppKit

    extension PhotoGridView {
        /// A button with the system's image for adding, which has a label for assistive technologies.
        func makeAddButton() -> PhotoPlatformView {
            let button = NSButton(frame: .zero)
            button.image = NSImage(named: NSImage.addTemplateName)
            button.isBordered = false
            #if canImport(ObjectiveC)
                button.target = self
                button.action = #selector(callOnAdd)
            #endif
            return button
        }
    }
#endif

#if canImport(ObjectiveC) && !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    extension PhotoGridView {
        @objc private func callOnAdd() { onAdd?() }
    }
#endif

"""#
            ),
            (
                "Views/PhotoGridView+Configure.swift",
                #"""
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension PhotoGridView {
        /// Shows photos in views that the grid makes and keeps: as many as there are tiles, also in a cell that is reused.
        ///
        /// ```swift
        /// grid.configure(post.photos.map(\.id), ratios: post.photos.map(\.ratio)) {
        ///     PhotoView()
        /// } update: { view, tile in
        ///     view.load(post.photos[tile.index], size: tile.size)
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - ids: What tells one photo from another. A photo keeps its view from one call to the next.
        ///   - ratios: The photos' widths divided by their heights.
        ///   - animated: Whether photos move and fade; this and the next three parameters are those of `setArrangedViews`. If
        ///     all photos before were others, as in a cell that is reused, nothing is animated.
        ///   - make: Makes a view.
        ///   - update: Shows a photo in a view; called in the layout pass after each call of `configure`, and again when
        ///     the photo's tile changes.
        public func configure<ID: Hashable, View: PhotoPlatformView>(
            _ ids: [ID], ratios: [Double] = [], animated: Bool = false, duration: Double = 0.25,
            alongside: (() -> Void)? = nil, completion: (@MainActor @Sendable () -> Void)? = nil,
            make: @escaping () -> View, update: @escaping (View, PhotoTile) -> Void
        ) {
            let before = source
            let next = PhotoViewSource(ids as [AnyHashable], after: before, make: make, update: update)
            source = next
            self.ratios = ratios
            let animation = PhotoAnimation(duration: duration, alongside: alongside, completion: completion)
            change(animation, isAnimated: animated && before.map(next.continues) ?? false)
        }

        /// Shows a number of photos; the parameters are those of the other function. The place of a photo tells it from the
        /// others.
        public func configure<View: PhotoPlatformView>(
            count: Int, ratios: [Double] = [], animated: Bool = false, duration: Double = 0.25,
            alongside: (() -> Void)? = nil, completion: (@MainActor @Sendable () -> Void)? = nil,
            make: @escaping () -> View, update: @escaping (View, PhotoTile) -> Void
        ) {
            configure(
                Array(0..<max(0, count)), ratios: ratios, animated: animated, duration: duration,
                alongside: alongside, completion: completion, make: make, update: update)
        }
    }
#endif

"""#
            ),
            (
                "Views/PhotoGridView+Height.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    import UIKit
#elseif canImport(AppKit)
    import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension PhotoGridView {
        /// The height as a constraint to the width, so that the first layout pass of Auto Layout already has it: then, the
        /// view has no width yet.
        ///
        /// Only for views that are placed by constraints, and grids whose height follows from the width. A rule that
        /// depends on the width is chosen by that of the nearest ancestor that has one.
        func updateHeightConstraint() {
            guard !translatesAutoresizingMaskIntoConstraints, !grid.needsHeight, !hugsTiles else {
                return replaceHeightConstraint(nil)
            }
            let form = grid.heightForm(request(in: CGSize(width: expectedWidth, height: 0))) ?? PhotoForm()
            let multiplier = form.width.isNear(0) ? 0 : CGFloat(form.width)
            let constant = CGFloat(form.constant)
            if let constraint = heightConstraint,
                constraint.secondItem == nil || constraint.multiplier == multiplier,
                (constraint.secondItem == nil) == (multiplier == 0)
            {
                if constraint.constant != constant { constraint.constant = constant }
                return
            }
            replaceHeightConstraint(
                multiplier == 0
                    ? heightAnchor.constraint(equalToConstant: constant)
                    : heightAnchor.constraint(
                        equalTo: widthAnchor, multiplier: multiplier, constant: constant))
        }

        /// Lays out what constraints place, such as after a new height; for an animation of both.
        func layOutConstraints() {
            var root: PhotoPlatformView = self
            while !root.translatesAutoresizingMaskIntoConstraints, let next = root.superview { root = next }
            #if canImport(UIKit)
                if root !== self { root.layoutIfNeeded() }
            #else
                if root !== self { root.layoutSubtreeIfNeeded() }
            #endif
        }

        private func replaceHeightConstraint(_ constraint: NSLayoutConstraint?) {
            heightConstraint?.isActive = false
            constraint?.priority = .belowRequired
            constraint?.identifier = "photo grid height"
            constraint?.isActive = true
            heightConstraint = constraint
        }

        /// The view's own width, or the one it will probably get.
        var expectedWidth: CGFloat {
            var view: PhotoPlatformView? = self
            while let next = view {
                if next.bounds.width > 0 { return next.bounds.width }
                view = next.superview
            }
            return 320
        }

        /// A size in which a side that is zero or unbounded, and so no limit, has a default: the expected width, and the
        /// width as the height of grids that fill one.
        func limits(_ size: CGSize) -> CGSize {
            func isLimit(_ length: CGFloat) -> Bool { length > 0 && length < 1_000_000 }
            let width = isLimit(size.width) ? size.width : expectedWidth
            return CGSize(width: width, height: isLimit(size.height) ? size.height : width)
        }

        /// The height follows from the width, so a new width needs a new height.
        func invalidateHeight() {
            guard measuredWidth != bounds.width else { return }
            measuredWidth = bounds.width
            setNeedsHeight()
        }

        func setNeedsHeight() {
            invalidateIntrinsicContentSize()
            #if canImport(UIKit)
                setNeedsUpdateConstraints()
            #else
                needsUpdateConstraints = true
            #endif
        }
    }
#endif

"""#
            ),
            (
                "Views/PhotoGridView+Tiles.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension PhotoGridView {
        /// The layout of the photos in a container, as the view shows it in bounds of that size; nil if the grid has no rule
        /// for them.
        public func layout(in size: CGSize) -> PhotoLayout? { grid.layout(request(in: size)) }

        /// The number of photos without a tile.
        public var hiddenCount: Int { layout(in: bounds.size)?.hidden ?? 0 }

        /// Whether the view is no wider than the tiles.
        var hugsTiles: Bool { preferredMaxLayoutWidth > 0 }

        func request(in size: CGSize) -> PhotoRequest {
            PhotoRequest(
                count: source?.ids.count ?? views.count,
                width: Double(hugsTiles ? preferredMaxLayoutWidth : size.width), height: Double(size.height),
                gap: gap,
                rowGap: rowGap, columnGap: columnGap, insets: insets, scale: pixelsPerPoint,
                mirrored: runsFromRightToLeft, ratios: ratios, editing: editing)
        }

        func setNeedsTiles() {
            setNeedsHeight()
            #if canImport(UIKit)
                setNeedsLayout()
            #else
                needsLayout = true
            #endif
        }

        func setNeedsMoreView() {
            more = nil
            setNeedsTiles()
        }

        /// Places each view with a tile, and hides or removes the others.
        ///
        /// A view that is elsewhere by now, such as in another grid, is left alone.
        func placeTiles(_ animation: PhotoAnimation?) {
            let tiles = tiles(reusesShown: animation == nil), before = Set(shown.map(ObjectIdentifier.init))
            let after = Set(tiles.map { ObjectIdentifier($0.view) })
            let appearing = tiles.filter { !before.contains(ObjectIdentifier($0.view)) }
            let leaving = shown.filter { !after.contains(ObjectIdentifier($0)) }
            shown = tiles.map(\.view)
            for tile in tiles { tile.photo.map { source?.show($0, in: tile.view) } }
            withoutAnimation { show(appearing) }
            for view in views where view.superview === self && !after.contains(ObjectIdentifier(view)) {
                if !before.contains(ObjectIdentifier(view)), !fades.contains(view) { view.isHidden = true }
            }
            updateAccessibility(tiles)
            guard let animation else {
                for tile in tiles { tile.view.place(in: tile.frame) }
                for view in leaving { hide(view) }
                return
            }
            if reducesMotion { withoutAnimation { for tile in tiles { tile.view.place(in: tile.frame) } } }
            let opacities = appearing.map(\.view.opacity)
            withoutAnimation { for tile in appearing { tile.view.opacity = 0 } }
            for view in leaving { fades.begin(view) }
            animate(animation.duration) { [self] in
                for tile in tiles { tile.view.place(in: tile.frame) }
                for (tile, opacity) in zip(appearing, opacities) { tile.view.opacity = opacity }
                for view in leaving { view.opacity = 0 }
                animation.alongside?()
                layOutConstraints()
            } completion: { [weak self, fades] in
                for view in leaving {
                    fades.end(view)
                    self?.hide(view)
                }
                animation.completion?()
            }
        }

        /// A view on its tile, and the tile's photo; nil for "+N" and the add tile.
        typealias Tile = (view: PhotoPlatformView, frame: CGRect, photo: PhotoTile?)

        /// The views with tiles: photos, then "+N" and the add tile, which lie above the photos.
        private func tiles(reusesShown: Bool) -> [Tile] {
            guard let layout = layout(in: bounds.size) else { return [] }
            if let source {
                let views = source.views(first: layout.count - (layout.plan.adds ? 1 : 0)) { view in
                    !fades.contains(view) && (reusesShown || !shown.contains(view))
                }
                _ = arrange(views)
            }
            let hug = hugsTiles ? layout.hug : nil
            let left =
                layout.leadingOffset(of: hug?.width ?? layout.size.width, in: Double(bounds.width))
                - (hug?.left ?? 0)
            var tiles: [Tile] = []
            for (index, exact) in layout.enumerated() {
                let frame = exact.cgRect.offsetBy(dx: CGFloat(left), dy: 0), role = layout.role(of: index)
                guard role != .add else {
                    tiles.append((addView ?? addButton, frame, nil))
                    continue
                }
                if views[index].superview === self {
                    let photo = PhotoTile(
                        index: index, size: frame.size,
                        edges: layout.edges(of: index).union(hug?.edges(of: exact) ?? []),
                        hiddenCount: role == .more ? layout.hidden : 0, isSelected: selection.contains(index))
                    tiles.append((views[index], frame, photo))
                }
                if role == .more, let view = moreView(for: layout.hidden) { tiles.append((view, frame, nil)) }
            }
            return tiles.filter { $0.view.superview == nil || $0.view.superview === self }
        }

        private func moreView(for hidden: Int) -> PhotoPlatformView? {
            if let more, more.hidden == hidden { return more.view }
            more = moreView.map { (hidden, $0(hidden)) }
            if let view = more?.view, view.superview !== self { view.removeFromSuperview() }
            return more?.view
        }

        /// Puts views that had no tile on their tiles; "+N" and the add tile above the others.
        private func show(_ tiles: [Tile]) {
            for (view, frame, _) in tiles {
                if view.superview == nil { addSubview(view) }
                fades.end(view)
                view.isHidden = false
                view.place(in: frame)
            }
        }

        /// Hides a view without a tile, and removes one that isn't arranged, unless it has got a tile again.
        private func hide(_ view: PhotoPlatformView) {
            guard view.superview === self, !shown.contains(view) else { return }
            if views.contains(view) { view.isHidden = true } else { view.removeFromSuperview() }
        }

        /// Makes a view that leaves as it was: visible, and opaque if it was before it faded.
        func release(_ view: PhotoPlatformView) {
            fades.end(view)
            if views.contains(view) || view === addView || shown.contains(view) { view.isHidden = false }
            shown.removeAll { $0 === view }
        }
    }
#endif

"""#
            ),
            (
                "Views/PhotoGridView+Touches.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension PhotoGridView {
        /// The index of the photo at a point of the view; "+N" belongs to the photo below it.
        public func photoIndex(at point: CGPoint) -> Int? {
            views.indices.first { index in
                let view = views[index]
                return view.superview === self && !view.isHidden && view.frame.contains(point)
            }
        }

        /// The photo at a point, if the app listens to taps.
        func tappedPhoto(_ point: CGPoint) -> Int? { onTap == nil ? nil : photoIndex(at: point) }
    }
#endif

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    extension PhotoGridView: UIContextMenuInteractionDelegate {
        /// Adds or removes the interaction that shows menus.
        func updateMenuInteraction() {
            guard (photoMenu == nil) != (menuInteraction == nil) else { return }
            if let menuInteraction {
                removeInteraction(menuInteraction)
                self.menuInteraction = nil
            } else {
                let interaction = UIContextMenuInteraction(delegate: self)
                addInteraction(interaction)
                menuInteraction = interaction
            }
        }

        /// The menu of the photo at a location.
        public func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard let index = photoIndex(at: location), let menu = photoMenu?(index) else { return nil }
            menuView = views[index]
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
        }

        /// Lifts the photo, rather than the whole grid.
        public func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            guard let menuView, menuView.superview === self, window != nil else { return nil }
            return UITargetedPreview(view: menuView)
        }
    }
#endif

"""#
            ),
            (
                "Views/PhotoGridView.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// A view that arranges other views, one for each photo, in a grid.
    ///
    /// ```swift
    /// let view = PhotoGridView(Moments.self)
    /// view.setArrangedViews(imageViews, ratios: photos.map(\.ratio))
    /// ```
    ///
    /// The view gives its height for each width. A cell without constraints that forwards `sizeThatFits` has the right
    /// height before it is laid out:
    ///
    /// ```swift
    /// override func sizeThatFits(_ size: CGSize) -> CGSize { gridView.sizeThatFits(size) }
    /// ```
    ///
    /// With Auto Layout, pin its edges: the view constrains its height to its width.
    ///
    /// Grids that fill a height take that of the bounds, and have no intrinsic one. Frames are whole pixels, and
    /// mirrored if the view runs from right to left. The view sets `isHidden` of the arranged views: those without a
    /// tile are hidden.
    ///
    /// In cells that are reused, `configure` keeps the views of photos, and says for which size each needs an image.
    open class PhotoGridView: PhotoPlatformView {
        /// The grid that arranges the views.
        public var grid: any PhotoGrid.Type { didSet { setNeedsTiles() } }
        /// The views of the photos, in order. To animate changes, use `setArrangedViews`.
        public var arrangedViews: [PhotoPlatformView] {
            get { views }
            set { setArrangedViews(newValue) }
        }
        /// The photos' widths divided by their heights. One that is missing or isn't known counts as 1:1.
        public var ratios: [Double] = [] { didSet { setNeedsTiles() } }
        /// The gap in points; nil for the spec's.
        public var gap: Double? { didSet { setNeedsTiles() } }
        /// The gap between rows, before `gap`.
        public var rowGap: Double? { didSet { setNeedsTiles() } }
        /// The gap between columns, before `gap`.
        public var columnGap: Double? { didSet { setNeedsTiles() } }
        /// The distances from the view's edges; nil for the spec's.
        public var insets: PhotoInsets? { didSet { setNeedsTiles() } }
        /// Whether the tile that adds a photo is shown, in grids that have one and below their limit.
        public var editing = false { didSet { setNeedsTiles() } }
        /// The width of the container that the grid is for, if the view is to be no wider than the tiles; 0 for a view that
        /// is the container.
        ///
        /// A photo in a box may be narrower than its container: a chat bubble that hugs it rounds the corners of the photo.
        public var preferredMaxLayoutWidth: CGFloat = 0 { didSet { setNeedsTiles() } }
        /// Makes the view over the last tile that shows the number of photos without a tile; nil for no view. Called when the
        /// number changes.
        public var moreView: ((Int) -> PhotoPlatformView)? = { PhotoMoreLabel($0) } {
            didSet { setNeedsMoreView() }
        }
        /// The view on the tile that adds a photo; nil for a button, which calls `onAdd`.
        public var addView: PhotoPlatformView? {
            didSet {
                if let oldValue, oldValue.superview === self, !shown.contains(oldValue) {
                    oldValue.removeFromSuperview()
                }
                addView.map { add($0, below: nil) }
                setNeedsTiles()
            }
        }
        /// Called when the user taps the add button.
        public var onAdd: (() -> Void)?
        /// Called with the index of the photo that the user taps; "+N" belongs to the photo below it.
        public var onTap: ((Int) -> Void)? { didSet { setNeedsTiles() } }
        /// The selected photos, which `configure` shows; the app selects them, such as in `onTap`.
        public var selection: Set<Int> = [] { didSet { setNeedsTiles() } }
        #if !os(tvOS)
            /// Makes the context menu of the photo with an index; nil for none.
            public var photoMenu: ((Int) -> PhotoPlatformMenu?)? {
                didSet {
                    #if canImport(UIKit)
                        updateMenuInteraction()
                    #endif
                }
            }
        #endif
        /// What assistive technologies say of hidden photos, after the label of the photo that "+N" covers.
        public var moreLabel: (Int) -> String = { $0 == 1 ? "1 more photo" : "\($0) more photos" } {
            didSet { setNeedsTiles() }
        }

        var views: [PhotoPlatformView] = []
        /// The photos whose views the grid makes itself.
        var source: PhotoViewSource?
        /// The photo in which a touch has begun.
        var touched: Int?
        #if canImport(UIKit) && !os(tvOS)
            var menuInteraction: UIContextMenuInteraction?
            /// The photo whose menu opens.
            var menuView: UIView?
        #endif
        /// The views on tiles, as last placed.
        var shown: [PhotoPlatformView] = []
        let fades = PhotoFades()
        var more: (hidden: Int, view: PhotoPlatformView)?
        var measuredWidth: CGFloat?, heightConstraint: NSLayoutConstraint?
        private(set) lazy var addButton = makeAddButton()

        /// An empty view with a grid.
        public init(_ grid: any PhotoGrid.Type) {
            self.grid = grid
            super.init(frame: .zero)
        }

        /// Not available, because a storyboard can't name a grid.
        @available(*, unavailable) public required init?(coder: NSCoder) { nil }

        /// Replaces the arranged views and their ratios; without ratios, a view that stays keeps its own.
        ///
        /// A view that was arranged before keeps its identity: with an animation, it moves to its new tile, while new
        /// views fade in and the others fade out. Views that aren't arranged any more leave the view. A view that another
        /// grid arranged comes from there; the other grid keeps its tile free until it gets views without it.
        ///
        /// - Parameters:
        ///   - animated: Whether the views move and fade. They fade only if the user prefers reduced motion.
        ///   - duration: The duration of the animation in seconds.
        ///   - alongside: Changes in the same animation, such as `tableView.performBatchUpdates(nil)`. Auto Layout needs none:
        ///     the height of the view changes in the animation, with what its constraints move.
        ///   - completion: Called after the animation, or at once without one.
        public func setArrangedViews(
            _ views: [PhotoPlatformView], ratios: [Double]? = nil, animated: Bool = false,
            duration: Double = 0.25, alongside: (() -> Void)? = nil,
            completion: (@MainActor @Sendable () -> Void)? = nil
        ) {
            let ratios = ratios ?? self.ratios(of: views)
            source = nil
            let isFewer = arrange(views)
            self.ratios = ratios
            // Views that aren't arranged any more leave at once.
            if isFewer, !animated { placeTiles(nil) }
            let animation = PhotoAnimation(duration: duration, alongside: alongside, completion: completion)
            change(animation, isAnimated: animated)
        }

        /// Places the tiles in an animation; without one, the next layout pass does.
        func change(_ animation: PhotoAnimation, isAnimated: Bool) {
            if isAnimated { return placeTiles(animation) }
            animation.alongside?()
            animation.completion?()
        }

        /// Takes the views that aren't inside, and removes those that aren't arranged any more, except from tiles, which
        /// they leave when tiles are placed. Returns whether there are any.
        func arrange(_ views: [PhotoPlatformView]) -> Bool {
            let arranged = Set(self.views.map(ObjectIdentifier.init))
            let cover = shown.first { !arranged.contains(ObjectIdentifier($0)) && $0.superview === self }
            let kept = Set(views.map(ObjectIdentifier.init))
            let removed = self.views.filter { !kept.contains(ObjectIdentifier($0)) }
            self.views = views
            for view in removed where view.superview === self && !shown.contains(view) {
                view.isHidden = false
                if !fades.contains(view) { view.removeFromSuperview() }
            }
            for view in views { add(view, below: cover) }
            return !removed.isEmpty
        }

        /// The ratios of views that are arranged already; those of new ones aren't known, unless they were set before.
        private func ratios(of views: [PhotoPlatformView]) -> [Double] {
            guard !ratios.isEmpty, !self.views.isEmpty else { return ratios }
            let known = zip(self.views, ratios).map { (ObjectIdentifier($0), $1) }
            let ratio = Dictionary(known, uniquingKeysWith: { first, _ in first })
            return views.map { ratio[ObjectIdentifier($0)] ?? 0 }
        }

        /// Takes a view that isn't inside, hidden until it has a tile; below "+N" and the add tile if it is a photo.
        private func add(_ view: PhotoPlatformView, below cover: PhotoPlatformView?) {
            guard view.superview !== self else { return }
            if let cover { insert(view, below: cover) } else { addSubview(view) }
            view.isHidden = true
        }

        /// The size of the grid in a container; only grids that fill a height look at the container's.
        private func size(in size: CGSize) -> CGSize {
            guard let layout = layout(in: size) else {
                return CGSize(width: hugsTiles ? 0 : size.width, height: 0)
            }
            let height = CGFloat(layout.size.height)
            return hugsTiles ? CGSize(width: CGFloat(layout.hug.width), height: height) : layout.size.cgSize
        }

        /// The height for the current width; none before there is a width, or if the grid fills a height.
        ///
        /// The width is intrinsic only if the grid's tiles have a fixed one, or with a `preferredMaxLayoutWidth`.
        open override var intrinsicContentSize: CGSize {
            let none = PhotoPlatformView.noIntrinsicMetric
            guard !grid.needsHeight else { return CGSize(width: none, height: none) }
            let size = size(in: bounds.size)
            if hugsTiles { return size }
            let isFixed = size.width == self.size(in: CGSize(width: bounds.width + 100, height: 0)).width
            guard isFixed || bounds.width > 0 else { return CGSize(width: none, height: none) }
            return CGSize(width: isFixed ? size.width : none, height: size.height)
        }

        #if canImport(UIKit)
            open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(in: limits(size)) }

            open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
                self.size(in: limits(targetSize))
            }

            open override func systemLayoutSizeFitting(
                _ targetSize: CGSize,
                withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize {
                let size = size(in: limits(targetSize))
                return CGSize(
                    width: horizontalFittingPriority == .required ? targetSize.width : size.width,
                    height: verticalFittingPriority == .required ? targetSize.height : size.height)
            }

            open override var semanticContentAttribute: UISemanticContentAttribute {
                didSet { setNeedsLayout() }
            }

            open override var frame: CGRect {
                didSet { invalidateHeight() }
            }

            open override var bounds: CGRect {
                didSet { invalidateHeight() }
            }

            open override func didMoveToWindow() {
                super.didMoveToWindow()
                setNeedsTiles()
            }

            open override func updateConstraints() {
                updateHeightConstraint()
                super.updateConstraints()
            }

            @available(iOS, deprecated: 17.0)
            @available(tvOS, deprecated: 17.0)
            @available(visionOS, deprecated: 1.0)
            open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                let now = traitCollection, before = previousTraitCollection
                if now.displayScale != before?.displayScale || now.layoutDirection != before?.layoutDirection
                {
                    setNeedsTiles()
                }
            }

            open override func willRemoveSubview(_ subview: UIView) {
                super.willRemoveSubview(subview)
                release(subview)
            }

            open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                touched =
                    touches.count == 1 ? touches.first.flatMap { tappedPhoto($0.location(in: self)) } : nil
                if touched == nil { super.touchesBegan(touches, with: event) }
            }

            open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let index = touched else { return super.touchesEnded(touches, with: event) }
                touched = nil
                if let touch = touches.first, tappedPhoto(touch.location(in: self)) == index { onTap?(index) }
            }

            open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                if touched == nil { super.touchesCancelled(touches, with: event) }
                touched = nil
            }

            open override func layoutSubviews() {
                super.layoutSubviews()
                placeTiles(nil)
            }
        #else
            /// The size of the grid for a width; grids that fill a height take the size's.
            open func sizeThatFits(_ size: CGSize) -> CGSize { self.size(in: limits(size)) }

            open override var isFlipped: Bool { true }

            open override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
                didSet { needsLayout = true }
            }

            open override func setFrameSize(_ newSize: NSSize) {
                super.setFrameSize(newSize)
                invalidateHeight()
            }

            open override func viewDidMoveToWindow() {
                super.viewDidMoveToWindow()
                setNeedsTiles()
            }

            open override func viewDidChangeBackingProperties() {
                super.viewDidChangeBackingProperties()
                setNeedsTiles()
            }

            open override func updateConstraints() {
                updateHeightConstraint()
                super.updateConstraints()
            }

            open override func willRemoveSubview(_ subview: NSView) {
                super.willRemoveSubview(subview)
                release(subview)
            }

            open override func mouseDown(with event: NSEvent) {
                touched = tappedPhoto(convert(event.locationInWindow, from: nil))
                if touched == nil { super.mouseDown(with: event) }
            }

            open override func mouseUp(with event: NSEvent) {
                guard let index = touched else { return super.mouseUp(with: event) }
                touched = nil
                if tappedPhoto(convert(event.locationInWindow, from: nil)) == index { onTap?(index) }
            }

            open override func menu(for event: NSEvent) -> NSMenu? {
                let index = photoIndex(at: convert(event.locationInWindow, from: nil))
                return photoMenu.flatMap { index.flatMap($0) } ?? super.menu(for: event)
            }

            open override func layout() {
                super.layout()
                placeTiles(nil)
            }
        #endif
    }
#endif

"""#
            ),
            (
                "Views/PhotoImageView.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    /// An image view for a tile: the image fills it, and is cut off at its edges.
    open class PhotoImageView: UIImageView {
        /// The point of the image that stays as near to the middle as the image's edges allow.
        ///
        /// It holds for upright images: one whose `imageOrientation` isn't `.up` shows its middle.
        open var focus = PhotoFocus.middle { didSet { setNeedsLayout() } }

        open override var image: UIImage? { didSet { setNeedsLayout() } }

        /// A view for an image, which may come later.
        public override init(image: UIImage? = nil) {
            super.init(image: image)
            contentMode = .scaleAspectFill
            clipsToBounds = true
        }

        /// A view from a storyboard, which sets the content mode itself.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        open override func layoutSubviews() {
            super.layoutSubviews()
            // The middle needs no part: the content mode shows it.
            let photo = image?.imageOrientation == .up && focus != .middle ? image?.size ?? .zero : .zero
            layer.contentsRect = PhotoSize(photo).crop(PhotoSize(bounds.size), focus: focus).cgRect
        }
    }
#endif

"""#
            ),
            (
                "Views/PhotoInsets+Directional.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    nonisolated extension PhotoInsets {
        /// The insets of the framework, such as a view's `directionalLayoutMargins`.
        public init(_ insets: NSDirectionalEdgeInsets) {
            self.init(
                top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
                trailing: Double(insets.trailing))
        }
    }
#endif

"""#
            ),
            (
                "Views/PhotoLayout+Containers.swift",
                #"""
#if canImport(UIKit) || canImport(AppKit)
    nonisolated extension PhotoLayout {
        /// The distance of tiles of a width from the left edge of a container that may be wider.
        ///
        /// Tiles of a fixed size keep to the container's leading edge, so a mirrored layout begins where the container
        /// is wider. The distance is a whole number of pixels.
        func leadingOffset(of tiles: Double, in width: Double) -> Double {
            mirrored ? Self.mirroredOffset(of: tiles, in: width, scale: scale) : 0
        }

        /// The smallest container that has the tiles where they are, within the same insets.
        var hug: PhotoHug {
            let (left, right) =
                mirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
            guard var tiles = first.map({ ($0.x, $0.x + $0.width) }) else {
                return PhotoHug(tiles: (0, 0), insets: (0, 0))
            }
            for frame in self {
                tiles = (Swift.min(tiles.0, frame.x), Swift.max(tiles.1, frame.x + frame.width))
            }
            return PhotoHug(tiles: tiles, insets: (left, right))
        }

        /// The distance from the left edge of tiles that keep to the right edge.
        static func mirroredOffset(of tiles: Double, in width: Double, scale: Double?) -> Double {
            let difference = width - tiles, scale = scale ?? 1
            return abs(difference) * scale < 1 ? 0 : (difference * scale).rounded(.down) / scale
        }
    }

    /// The sides of a container that hugs its tiles, in the container that the layout is for.
    nonisolated struct PhotoHug {
        /// The left edge of the tiles and the right one, and the insets beside them.
        let tiles: (left: Double, right: Double), insets: (left: Double, right: Double)

        var left: Double { tiles.left - insets.left }
        var width: Double { tiles.right - tiles.left + insets.left + insets.right }

        /// The sides that a tile touches.
        func edges(of frame: PhotoFrame) -> PhotoEdges {
            var edges: PhotoEdges = []
            if abs(frame.x - tiles.left) < 0.001 { edges.insert(.left) }
            if abs(frame.x + frame.width - tiles.right) < 0.001 { edges.insert(.right) }
            return edges
        }
    }
#endif

"""#
            ),
            (
                "Views/PhotoMoreLabel.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    /// "+N" in white on a dark veil, in the text size that the user prefers.
    public final class PhotoMoreLabel: UILabel {
        /// The label for a number of hidden photos.
        public init(_ hiddenCount: Int) {
            super.init(frame: .zero)
            text = "+\(hiddenCount)"
            textAlignment = .center
            textColor = .white
            backgroundColor = UIColor.black.withAlphaComponent(0.4)
            font = .preferredFont(forTextStyle: .title2)
            adjustsFontForContentSizeCategory = true
            adjustsFontSizeToFitWidth = true
        }

        /// Not available, because a storyboard can't name a number.
        @available(*, unavailable) public required init?(coder: NSCoder) { nil }
    }
#elseif canImport(AppKit)
    public import AppKit

    /// "+N" in white on a dark veil.
    public final class PhotoMoreLabel: NSView {
        private let label: NSTextField

        /// The label for a number of hidden photos.
        public init(_ hiddenCount: Int) {
            label = NSTextField(labelWithString: "+\(hiddenCount)")
            super.init(frame: .zero)
            label.textColor = .white
            label.font = .preferredFont(forTextStyle: .title2)
            addSubview(label)
            wantsLayer = true
            layer?.backgroundColor = NSColor.black.withAlphaComponent(0.4).cgColor
        }

        /// Not available, because a storyboard can't name a number.
        @available(*, unavailable) public required init?(coder: NSCoder) { nil }

        /// Centers the number.
        public override func layout() {
            super.layout()
            let size = label.fittingSize
            label.frame = CGRect(
                x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
        }
    }
#endif

"""#
            ),
            (
                "Views/PhotoPlatformView+Properties.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension PhotoPlatformView {
        /// The pixels per point of the view's screen; nil if it isn't known.
        var pixelsPerPoint: Double? {
            let scale = traitCollection.displayScale
            return scale > 0 ? Double(scale) : nil
        }

        var runsFromRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

        var opacity: CGFloat {
            get { alpha }
            set { alpha = newValue }
        }

        /// Moves and resizes the view; unlike `frame`, also right for a view with a transform.
        func place(in frame: CGRect) {
            bounds.size = frame.size
            center = CGPoint(x: frame.midX, y: frame.midY)
        }

        func insert(_ view: PhotoPlatformView, below other: PhotoPlatformView) {
            insertSubview(view, belowSubview: other)
        }

        func withoutAnimation(_ changes: () -> Void) { UIView.performWithoutAnimation(changes) }

        func animate(
            _ duration: Double, _ changes: @escaping () -> Void,
            completion: @escaping @MainActor @Sendable () -> Void
        ) {
            UIView.animate(withDuration: duration, animations: changes) { _ in completion() }
        }
    }
#elseif canImport(AppKit)
    import AppKit

    extension PhotoPlatformView {
        /// The pixels per point of the view's screen; nil if it isn't known.
        var pixelsPerPoint: Double? { window.map { Double($0.backingScaleFactor) } }

        var runsFromRightToLeft: Bool { userInterfaceLayoutDirection == .rightToLeft }

        var opacity: CGFloat {
            get { alphaValue }
            set { alphaValue = newValue }
        }

        func place(in frame: CGRect) { self.frame = frame }

        func insert(_ view: PhotoPlatformView, below other: PhotoPlatformView) {
            addSubview(view, positioned: .below, relativeTo: other)
        }

        func withoutAnimation(_ changes: () -> Void) {
            NSAnimationContext.runAnimationGroup { context in
                context.duration = 0
                context.allowsImplicitAnimation = false
                changes()
            }
        }

        func animate(
            _ duration: Double, _ changes: @escaping () -> Void,
            completion: @escaping @MainActor @Sendable () -> Void
        ) {
            NSAnimationContext.runAnimationGroup { context in
                context.duration = duration
                context.allowsImplicitAnimation = true
                changes()
            } completionHandler: {
                MainActor.assumeIsolated(completion)
            }
        }
    }
#endif

"""#
            ),
            (
                "Views/PhotoPlatformView.swift",
                #"""
#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    /// The framework's view: `UIView`, or `NSView` on macOS.
    public typealias PhotoPlatformView = UIView
    #if !os(tvOS)
        /// The framework's menu: `UIMenu`, or `NSMenu` on macOS.
        public typealias PhotoPlatformMenu = UIMenu
    #endif

    extension UILayoutPriority {
        /// Gives way to what is required, before everything else.
        static var belowRequired: UILayoutPriority { UILayoutPriority(rawValue: 999) }
    }
#elseif canImport(AppKit)
    public import AppKit

    /// The framework's view: `UIView`, or `NSView` on macOS.
    public typealias PhotoPlatformView = NSView
    /// The framework's menu: `UIMenu`, or `NSMenu` on macOS.
    public typealias PhotoPlatformMenu = NSMenu

    extension NSLayoutConstraint.Priority {
        /// Gives way to what is required, before everything else.
        static var belowRequired: NSLayoutConstraint.Priority { NSLayoutConstraint.Priority(rawValue: 999) }
    }
#endif

"""#
            ),
            (
                "Views/PhotoSize+Rectangles.swift",
                #"""
#if canImport(CoreGraphics)
    import CoreGraphics

    nonisolated extension PhotoSize {
        init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
    }
#endif

"""#
            ),
            (
                "Views/PhotoTile.swift",
                #"""
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    public import CoreGraphics

    /// A photo on its tile, as its view needs it: to load an image of the right size, or to round outer corners.
    public nonisolated struct PhotoTile: Equatable, Sendable {
        /// The index of the photo.
        public var index: Int
        /// The size of the tile in points.
        public var size: CGSize
        /// The edges of the grid that the tile touches.
        public var edges: PhotoEdges
        /// The number of photos without a tile, on the tile below "+N"; otherwise 0.
        public var hiddenCount: Int
        /// Whether the photo is selected.
        public var isSelected: Bool

        /// The part of a photo that is seen if it covers the tile, as a layer's `contentsRect` in UIKit; in AppKit, y counts from
        /// the bottom there.
        ///
        /// - Parameters:
        ///   - photo: the photo's size in any unit
        ///   - focus: the point that is as near to the middle of the part as the photo's edges allow
        /// - Returns: fractions of the photo's size from its top left; the whole photo if a size has no ratio.
        public func crop(of photo: CGSize, focus: PhotoFocus = .middle) -> CGRect {
            PhotoSize(photo).crop(PhotoSize(size), focus: focus).cgRect
        }
    }
#endif

"""#
            ),
            (
                "Views/PhotoViewSource.swift",
                #"""
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    #if canImport(UIKit)
        import UIKit
    #else
        import AppKit
    #endif

    /// Photos whose views a grid makes itself, as many as there are tiles, and keeps for other photos.
    @MainActor final class PhotoViewSource {
        let ids: [AnyHashable]
        private let type: PhotoPlatformView.Type
        private let make: () -> PhotoPlatformView, update: (PhotoPlatformView, PhotoTile) -> Void
        /// All views, with a tile or without.
        private var made: [PhotoPlatformView] = []
        private var views: [AnyHashable: PhotoPlatformView] = [:]
        /// What each view shows.
        private var told: [ObjectIdentifier: (id: AnyHashable, tile: PhotoTile)] = [:]

        /// Shows photos in the views of the photos before, if they have the same type; all are updated.
        init<View: PhotoPlatformView>(
            _ ids: [AnyHashable], after before: PhotoViewSource?, make: @escaping () -> View,
            update: @escaping (View, PhotoTile) -> Void
        ) {
            self.ids = ids
            type = View.self
            self.make = make
            self.update = { view, tile in (view as? View).map { update($0, tile) } }
            if let before, before.type == type { (made, views) = (before.made, before.views) }
        }

        /// Whether a photo stays, or there are none on one side.
        func continues(_ before: PhotoViewSource) -> Bool {
            ids.isEmpty || before.ids.isEmpty || !Set(before.ids).isDisjoint(with: ids)
        }

        /// Views for the first photos. A photo keeps its view; another one gets a view that no photo needs, if `isFree`
        /// allows it.
        func views(first count: Int, where isFree: (PhotoPlatformView) -> Bool) -> [PhotoPlatformView] {
            let ids = ids.prefix(count)
            var kept: [AnyHashable: PhotoPlatformView] = [:]
            for id in ids { kept[id] = views[id] }
            let used = Set(kept.values.map(ObjectIdentifier.init))
            var free = made.filter { !used.contains(ObjectIdentifier($0)) && isFree($0) }
            views = [:]
            return ids.map { id in
                // An identifier that occurs twice keeps its view once.
                let view = kept.removeValue(forKey: id) ?? free.popLast() ?? makeView()
                if views[id] == nil { views[id] = view }
                return view
            }
        }

        private func makeView() -> PhotoPlatformView {
            let view = make()
            made.append(view)
            return view
        }

        /// Updates a view that shows another photo or tile than before.
        func show(_ tile: PhotoTile, in view: PhotoPlatformView) {
            let id = ids[tile.index]
            if let told = told[ObjectIdentifier(view)], told.id == id, told.tile == tile { return }
            told[ObjectIdentifier(view)] = (id, tile)
            update(view, tile)
        }
    }
#endif

"""#
            ),
            (
                "Views/SwiftUI/PhotoGridLayout.swift",
                #"""
#if canImport(SwiftUI)
    public import SwiftUI

    /// A SwiftUI layout that places its subviews in the tiles of a grid.
    ///
    /// ```swift
    /// PhotoGridLayout(Nice.self) {
    ///     ForEach(photos) { photo in
    ///         PhotoView(photo).photoRatio(photo.width / photo.height)
    ///     }
    /// }
    /// ```
    ///
    /// Every subview is a photo, unless `photoRole(_:)` says otherwise. The size that the layout takes depends on the
    /// proposal of its parent:
    ///
    /// | proposal | width | height |
    /// | --- | --- | --- |
    /// | a length | the length | the length for a grid that fills its container |
    /// | zero | zero | likewise; otherwise what gaps and insets need |
    /// | nil or infinite | 320 points | the width for a grid that fills its container |
    ///
    /// For all other grids, the height follows from the width. Grids with tiles of a fixed size have a width of their own.
    /// A count without a rule has no height.
    ///
    /// A subview without a tile is proposed zero and placed far outside of the container. `PhotoGridStack` doesn't
    /// even make it. SwiftUI mirrors the frames of all layouts from right to left, so this one never does.
    ///
    /// Layouts of SwiftUI aren't lazy: for thousands of photos, use a collection view.
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public nonisolated struct PhotoGridLayout: Layout {
        private let grid: any PhotoGrid.Type, gap: Double?, rowGap: Double?, columnGap: Double?
        private let insets: PhotoInsets?, editing: Bool, hugsTiles: Bool, scale: Double?
        /// The number of photos if some of them have no subview.
        var count: Int?
        /// The ratios of the photos if their subviews don't have them.
        var ratios: [Double]?

        /// Creates a layout for a grid.
        ///
        /// - Parameters:
        ///   - gap: The gap in points; nil for the spec's.
        ///   - rowGap: The gap between rows, before `gap`.
        ///   - columnGap: The gap between columns, before `gap`.
        ///   - insets: The insets; nil for the spec's.
        ///   - editing: Whether a tile that adds a photo follows, for grids that have one.
        ///   - hugsTiles: Whether the container is no wider than the tiles. A photo in a box may be narrower than the
        ///     proposed width.
        ///   - scale: The pixels per point, from `displayScale` in the environment. All edges are snapped to whole pixels;
        ///     nil leaves them.
        public init(
            _ grid: any PhotoGrid.Type, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil,
            insets: PhotoInsets? = nil, editing: Bool = false, hugsTiles: Bool = false, scale: Double? = nil
        ) {
            self.grid = grid
            self.gap = gap
            self.rowGap = rowGap
            self.columnGap = columnGap
            self.insets = insets
            self.editing = editing
            self.hugsTiles = hugsTiles
            self.scale = scale
        }

        /// The last layout with everything that it depends on, so that it can't be out of date.
        public struct Cache {
            var grid: (any PhotoGrid.Type)?
            var request: PhotoRequest?
            var layout: PhotoLayout?
        }

        /// Returns an empty cache.
        public func makeCache(subviews: Subviews) -> Cache { Cache() }

        /// Keeps the cache: it is found again only by a request that equals its own.
        public func updateCache(_ cache: inout Cache, subviews: Subviews) {}

        /// Returns the size of the container.
        public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
        {
            let request = request(proposal, subviews)
            guard let layout = layout(request, &cache) else {
                return CGSize(width: hugsTiles ? 0 : request.width, height: 0)
            }
            let size = layout.size
            return CGSize(width: hugsTiles ? layout.hug.width : size.width, height: size.height)
        }

        /// Places each photo in its tile.
        public func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
        ) {
            // The container may be smaller than the proposal, whose width chooses the layout.
            let request = request(proposal, subviews), layout = layout(request, &cache)
            let left = hugsTiles ? layout?.hug.left ?? 0 : 0
            let origin = CGPoint(x: bounds.minX - CGFloat(left), y: bounds.minY)
            var photo = 0
            for subview in subviews {
                guard !subview[PhotoWidthKey.self] else {
                    let width = ProposedViewSize(width: CGFloat(request.width), height: 0)
                    subview.place(at: bounds.origin, proposal: width)
                    continue
                }
                let role = subview[PhotoRoleKey.self],
                    index = role == .photo ? photo : (layout?.count ?? 0) - 1
                if role == .photo { photo += 1 }
                place(subview, in: frame(of: role, at: index, in: layout), origin)
            }
        }

        /// Returns no guide: otherwise SwiftUI would merge those of all subviews, also of the ones outside.
        public func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout Cache
        ) -> CGFloat? { nil }

        /// Returns no guide, so that a stack aligns the container by its edges and its center.
        public func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout Cache
        ) -> CGFloat? { nil }

        /// The width for a proposal without one.
        static let idealWidth = 320.0

        private func request(_ proposal: ProposedViewSize, _ subviews: Subviews) -> PhotoRequest {
            let photos = subviews.filter { $0[PhotoRoleKey.self] == .photo && !$0[PhotoWidthKey.self] }
            let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? Self.idealWidth
            let height = proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? width
            return PhotoRequest(
                count: count ?? photos.count, width: width, height: grid.needsHeight ? height : 0, gap: gap,
                rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale,
                ratios: ratios ?? photos.map { $0[PhotoRatioKey.self] },
                editing: editing)
        }

        private func layout(_ request: PhotoRequest, _ cache: inout Cache) -> PhotoLayout? {
            if cache.grid != grid || cache.request != request {
                cache = Cache(grid: grid, request: request, layout: grid.layout(request))
            }
            return cache.layout
        }

        /// The frame of a subview, or nil if it has no tile; the view for hidden photos lies on the last one shown.
        private func frame(of role: PhotoRole, at index: Int, in layout: PhotoLayout?) -> PhotoFrame? {
            guard let layout, layout.indices.contains(index) else { return nil }
            let tile = layout.role(of: index)
            return tile == role || tile == .more && role == .photo ? layout[index] : nil
        }

        /// Views that don't take the size of their tile are centered in it.
        private func place(_ subview: LayoutSubview, in frame: PhotoFrame?, _ origin: CGPoint) {
            guard let frame else {
                let outside = CGPoint(x: origin.x - 100_000, y: origin.y - 100_000)
                return subview.place(at: outside, anchor: .bottomTrailing, proposal: .zero)
            }
            subview.place(
                at: CGPoint(
                    x: origin.x + frame.x + frame.width / 2, y: origin.y + frame.y + frame.height / 2),
                anchor: .center, proposal: ProposedViewSize(width: frame.width, height: frame.height))
        }
    }
#endif

"""#
            ),
            (
                "Views/SwiftUI/PhotoGridStack.swift",
                #"""
#if canImport(SwiftUI)
    public import SwiftUI

    /// A SwiftUI view that shows photos in the tiles of a grid.
    ///
    /// ```swift
    /// PhotoGridStack(Nice.self, photos) { photo in
    ///     AsyncImage(url: photo.url) { $0.resizable().scaledToFill() } placeholder: { Color.gray }
    /// } more: { count in
    ///     Text("+\(count)")
    /// } add: {
    ///     Button("Add", action: pick)
    /// }
    /// ```
    ///
    /// Only photos that have a tile are made. Each is centered in its tile and cut off at its edges. If the number of tiles
    /// depends on the width, those for a width of 320 points are made until the stack knows its own.
    ///
    /// The stack takes the sizes that `PhotoGridLayout` describes. Edges are snapped to the pixels of the screen.
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public struct PhotoGridStack<
        Photos: RandomAccessCollection, ID: Hashable, Photo: View, More: View, Add: View
    >:
        View
    {
        private let grid: any PhotoGrid.Type, photos: Photos, id: KeyPath<Photos.Element, ID>
        private let gap: Double?, rowGap: Double?, columnGap: Double?, insets: PhotoInsets?
        private let editing: Bool, hugsTiles: Bool, ratio: ((Photos.Element) -> Double)?
        private let moreLabel: (Int) -> Text
        private let content: (Photos.Element) -> Photo, more: (Int) -> More, add: () -> Add

        @Environment(\.displayScale) private var scale
        /// The width, which is known only after the first layout; only grids that vary in their tiles need it.
        @State private var width = PhotoGridLayout.idealWidth

        /// Shows photos that a key path identifies.
        ///
        /// - Parameters:
        ///   - gap: The gap in points; nil for the spec's.
        ///   - rowGap: The gap between rows, before `gap`.
        ///   - columnGap: The gap between columns, before `gap`.
        ///   - insets: The insets; nil for the spec's.
        ///   - editing: Whether a tile that adds a photo follows, for grids that have one.
        ///   - hugsTiles: Whether the stack is no wider than its tiles, as for `PhotoGridLayout`.
        ///   - moreLabel: What assistive technologies say of hidden photos, such as "3 more photos".
        ///   - ratio: A photo's width divided by its height, for grids that look at it.
        ///   - content: The view of a photo.
        ///   - more: A view over the last photo shown, for the number of hidden ones. The photo below takes the taps, and
        ///     is one element with it for assistive technologies.
        ///   - add: The view in the tile that adds a photo.
        public init(
            _ grid: any PhotoGrid.Type, _ photos: Photos, id: KeyPath<Photos.Element, ID>, gap: Double? = nil,
            rowGap: Double? = nil, columnGap: Double? = nil, insets: PhotoInsets? = nil,
            editing: Bool = false, hugsTiles: Bool = false, moreLabel: ((Int) -> Text)? = nil,
            ratio: ((Photos.Element) -> Double)? = nil,
            @ViewBuilder content: @escaping (Photos.Element) -> Photo,
            @ViewBuilder more: @escaping (Int) -> More = { _ in EmptyView() },
            @ViewBuilder add: @escaping () -> Add = { EmptyView() }
        ) {
            self.grid = grid
            self.photos = photos
            self.id = id
            self.gap = gap
            self.rowGap = rowGap
            self.columnGap = columnGap
            self.insets = insets
            self.editing = editing
            self.hugsTiles = hugsTiles
            self.moreLabel = moreLabel ?? { Text($0 == 1 ? "1 more photo" : "\($0) more photos") }
            self.ratio = ratio
            self.content = content
            self.more = more
            self.add = add
        }

        /// Shows identifiable photos; the parameters are those of the other initializer.
        public init(
            _ grid: any PhotoGrid.Type, _ photos: Photos, gap: Double? = nil, rowGap: Double? = nil,
            columnGap: Double? = nil, insets: PhotoInsets? = nil, editing: Bool = false,
            hugsTiles: Bool = false,
            moreLabel: ((Int) -> Text)? = nil, ratio: ((Photos.Element) -> Double)? = nil,
            @ViewBuilder content: @escaping (Photos.Element) -> Photo,
            @ViewBuilder more: @escaping (Int) -> More = { _ in EmptyView() },
            @ViewBuilder add: @escaping () -> Add = { EmptyView() }
        ) where Photos.Element: Identifiable, ID == Photos.Element.ID {
            self.init(
                grid, photos, id: \.id, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets,
                editing: editing, hugsTiles: hugsTiles, moreLabel: moreLabel, ratio: ratio, content: content,
                more: more, add: add)
        }

        /// The photos, the number of hidden ones, and the tile that adds one.
        public var body: some View {
            let layout = layout, plan = plan(layout.ratios ?? [])
            let adds = plan?.adds ?? false, hidden = plan?.hidden ?? 0
            let shown = photos.prefix(max(0, (plan?.tiles ?? 0) - (adds ? 1 : 0)))
            let covered = hidden > 0 && !adds ? shown.last?[keyPath: id] : nil
            layout {
                ForEach(shown, id: id) { photo in
                    content(photo)
                        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
                        .clipped()
                        .contentShape(Rectangle())
                        .accessibilityElement(children: .combine)
                        .accessibilityValue(covered == photo[keyPath: id] ? moreLabel(hidden) : Text(""))
                }
                if covered != nil {
                    more(hidden).allowsHitTesting(false).accessibilityHidden(true).photoRole(.more)
                }
                if adds { add().photoRole(.add) }
                if grid.variesInTiles { ruler }
            }
        }

        /// The number of tiles, and what they show.
        private func plan(_ ratios: [Double]) -> PhotoPlan? {
            let request = PhotoRequest(
                count: photos.count, width: width, height: 0, ratios: ratios, editing: editing)
            return grid.unsolved(request)?.plan
        }

        private var layout: PhotoGridLayout {
            var layout = PhotoGridLayout(
                grid, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, editing: editing,
                hugsTiles: hugsTiles, scale: scale)
            layout.count = photos.count
            layout.ratios = ratio.map(photos.map) ?? []
            return layout
        }

        /// Learns the width from the layout.
        private var ruler: some View {
            Color.clear
                .onGeometryChange(for: Double.self) {
                    Double($0.size.width)
                } action: {
                    width = $0
                }
                .allowsHitTesting(false)
                .accessibilityHidden(true)
                .layoutValue(key: PhotoWidthKey.self, value: true)
        }
    }
#endif

"""#
            ),
            (
                "Views/SwiftUI/PhotoInsets+EdgeInsets.swift",
                #"""
#if canImport(SwiftUI)
    public import SwiftUI

    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    nonisolated extension PhotoInsets {
        /// The insets of SwiftUI.
        public init(_ insets: EdgeInsets) {
            self.init(
                top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
                trailing: Double(insets.trailing))
        }
    }
#endif

"""#
            ),
            (
                "Views/SwiftUI/View+Focus.swift",
                #"""
#if canImport(SwiftUI)
    public import SwiftUI

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    extension View {
        /// Lets a resizable image cover the size that it is proposed, with a point as near to the middle as its edges allow.
        ///
        /// ```swift
        /// Image("portrait").resizable().photoFocus(UnitPoint(x: 0.5, y: 0.2))
        /// ```
        nonisolated public func photoFocus(_ focus: UnitPoint) -> some View {
            PhotoFocusLayout(focus: PhotoFocus(x: Double(focus.x), y: Double(focus.y))) { self }.clipped()
        }
    }

    /// Covers its bounds with one subview, whose ideal size gives the ratio.
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated struct PhotoFocusLayout: Layout {
        let focus: PhotoFocus

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
            let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
            return ProposedViewSize(width: width, height: height)
                .replacingUnspecifiedDimensions(by: subviews.first?.sizeThatFits(.unspecified) ?? .zero)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for photo in subviews {
                let part = PhotoSize(photo.sizeThatFits(.unspecified)).crop(
                    PhotoSize(bounds.size), focus: focus)
                let width = bounds.width / part.width, height = bounds.height / part.height
                // SwiftUI mirrors frames from right to left, but photos aren't mirrored.
                let isMirrored = subviews.layoutDirection == .rightToLeft
                let left = isMirrored ? 1 - part.x - part.width : part.x
                photo.place(
                    at: CGPoint(x: bounds.minX - left * width, y: bounds.minY - part.y * height),
                    proposal: ProposedViewSize(width: width, height: height))
            }
        }

        // Without guides of the photo, which is larger, others align the bounds.

        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? { nil }

        func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? { nil }
    }
#endif

"""#
            ),
            (
                "Views/SwiftUI/View+Photos.swift",
                #"""
#if canImport(SwiftUI)
    public import SwiftUI

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    extension View {
        /// Sets a photo's width divided by its height, for a `PhotoGridLayout` around it.
        ///
        /// It has to be the last modifier. A photo without a ratio counts as 1:1.
        nonisolated public func photoRatio(_ ratio: Double) -> some View {
            layoutValue(key: PhotoRatioKey.self, value: ratio)
        }

        /// Sets what a subview of a `PhotoGridLayout` shows: a photo, the number of hidden photos, or a button that adds one.
        ///
        /// The view for the number of hidden photos covers the last photo shown, and comes after the photos. It has no
        /// place if no photo is hidden, and neither has the button if there is no tile for it.
        nonisolated public func photoRole(_ role: PhotoRole) -> some View {
            layoutValue(key: PhotoRoleKey.self, value: role)
        }
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated struct PhotoRatioKey: LayoutValueKey {
        // 0 equals itself, unlike NaN; a request with NaN would never be found in the cache.
        static let defaultValue = 0.0
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated struct PhotoRoleKey: LayoutValueKey {
        static let defaultValue = PhotoRole.photo
    }

    /// Marks a view whose proposed width is that of the container.
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated struct PhotoWidthKey: LayoutValueKey {
        static let defaultValue = false
    }
#endif

"""#
            ),
        ])
}
