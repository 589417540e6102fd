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
            let tiles = fillDirectly(
                count, width, 0, rowGap ?? gap ?? defaultRowGap, columnGap ?? gap ?? defaultColumnGap,
                insets ?? defaultInsets, [], into: buffer)
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
            let tiles = fillDirectly(
                count, width, 0, rowGap ?? gap ?? defaultRowGap, columnGap ?? gap ?? defaultColumnGap,
                insets ?? defaultInsets, ratios, into: buffer)
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
            let tiles = fillDirectly(
                count, width, 0, rowGap ?? gap ?? defaultRowGap, columnGap ?? gap ?? defaultColumnGap,
                insets ?? defaultInsets, [], into: buffer)
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
            let tiles = fillDirectly(
                count, width, 0, rowGap ?? gap ?? defaultRowGap, columnGap ?? gap ?? defaultColumnGap,
                insets ?? defaultInsets, ratios, into: buffer)
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
            let tiles = fillDirectly(
                count, width, height, rowGap ?? gap ?? defaultRowGap, columnGap ?? gap ?? defaultColumnGap,
                insets ?? defaultInsets, [], into: buffer)
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
            let tiles = fillDirectly(
                count, width, height, rowGap ?? gap ?? defaultRowGap, columnGap ?? gap ?? defaultColumnGap,
                insets ?? defaultInsets, ratios, into: buffer)
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
            let tiles = fillDirectly(
                count, width, height, rowGap ?? gap ?? defaultRowGap, columnGap ?? gap ?? defaultColumnGap,
                insets ?? defaultInsets, [], into: buffer)
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
            let tiles = fillDirectly(
                count, width, height, rowGap ?? gap ?? defaultRowGap, columnGap ?? gap ?? defaultColumnGap,
                insets ?? defaultInsets, ratios, into: buffer)
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

nonisolated extension CompiledPhotoGrid {
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
