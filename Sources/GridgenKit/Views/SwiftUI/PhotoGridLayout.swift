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
    /// A strip is as wide as its photos make it: put the layout into a `ScrollView(.horizontal)` whose width you propose by a
    /// frame, or use `PhotoGrid`, which scrolls.
    ///
    /// A subview without a tile is proposed zero and placed far outside of the container. `PhotoGrid` doesn't
    /// even make it. SwiftUI mirrors the frames of all layouts from right to left, so this one never does.
    ///
    /// Layouts of SwiftUI aren't lazy: for thousands of photos, use a collection view.
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public nonisolated struct PhotoGridLayout: Layout {
        private let grid: any CompiledPhotoGrid.Type, gap: CGFloat?, rowGap: CGFloat?
        private let columnGap: CGFloat?, insets: EdgeInsets?, isEditing: Bool, hugsTiles: Bool,
            scale: CGFloat?
        /// The number of photos if some of them have no subview.
        var count: Int?
        /// The ratios of the photos if their subviews don't have them.
        var ratios: [Double]?
        /// Whether a strip scrolls in the container, which then is no wider than the proposal.
        var scrolls = false
        /// The width of the container in which the layout scrolls, whatever is proposed.
        var scrolledWidth: Double?

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
            _ grid: any CompiledPhotoGrid.Type, gap: CGFloat? = nil, rowGap: CGFloat? = nil,
            columnGap: CGFloat? = nil, insets: EdgeInsets? = nil, editing: Bool = false,
            hugsTiles: Bool = false, scale: CGFloat? = nil
        ) {
            self.grid = grid
            self.gap = gap
            self.rowGap = rowGap
            self.columnGap = columnGap
            self.insets = insets
            isEditing = editing
            self.hugsTiles = hugsTiles
            self.scale = scale
        }

        /// The last layout with everything that it depends on, so that it can't be out of date.
        public struct Cache {
            var grid: (any CompiledPhotoGrid.Type)?
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
            let size = layout.size, width = hugsTiles ? layout.hug.width : size.width
            return CGSize(width: scrolls ? layout.shownWidth(width) : width, height: size.height)
        }

        /// Has no spacing of its own: a view in a tile doesn't change the distance to what is beside the grid.
        public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

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
                guard !subview[PhotoReaderKey.self] else {
                    let height = grid.needsHeight ? CGFloat(request.height) : bounds.height
                    subview.place(
                        at: bounds.origin,
                        proposal: ProposedViewSize(width: CGFloat(request.width), height: height))
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
            let photos = subviews.filter { $0[PhotoRoleKey.self] == .photo && !$0[PhotoReaderKey.self] }
            let proposed = proposal.width.flatMap { $0.isFinite ? Double($0) : nil }
            let width = scrolledWidth ?? proposed ?? Self.idealWidth
            let height = proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? width
            return PhotoRequest(
                count: count ?? photos.count, width: width, height: grid.needsHeight ? height : 0,
                gap: gap.map { Double($0) }, rowGap: rowGap.map { Double($0) },
                columnGap: columnGap.map { Double($0) }, insets: insets.map { PhotoInsets($0) },
                scale: scale.map { Double($0) },
                ratios: ratios ?? photos.map { $0[PhotoRatioKey.self] },
                editing: isEditing)
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
