nonisolated extension WidthPhotoGrid {
    /// A feed without photos in a container of `width` in points.
    ///
    /// `rowGap` and `columnGap` override `gap`, which overrides the spec's gaps; `insets` override the spec's. `scale`,
    /// the pixels per point, snaps all edges to whole pixels. `mirrored` lays out from right to left. Returns nil if a number isn't
    /// finite, or if `scale` isn't positive.
    public static func feed(
        width: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil,
        insets: PhotoInsets? = nil, scale: Double? = nil, mirrored: Bool = false
    ) -> PhotoFeedIndex? {
        feed(
            PhotoRequest(
                count: 0, width: width, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets,
                scale: scale, mirrored: mirrored))
    }
}

nonisolated extension CompiledPhotoGrid {
    /// A feed without photos, for the width and the options of a request; nil if tiles share the container's height, a number isn't
    /// finite, or `scale` isn't positive.
    public static func feed(_ request: PhotoRequest) -> PhotoFeedIndex? { PhotoFeedIndex(self, request) }
}
