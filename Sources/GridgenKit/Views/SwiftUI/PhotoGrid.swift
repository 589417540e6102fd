#if canImport(SwiftUI)
    public import SwiftUI

    /// A SwiftUI view that shows photos in the tiles of a grid.
    ///
    /// ```swift
    /// PhotoGrid(Nice.self, photos) { photo in
    ///     AsyncImage(url: photo.url) { $0.resizable().scaledToFill() } placeholder: { Color.gray }
    /// } add: {
    ///     Button("Add", action: pick)
    /// }
    /// ```
    ///
    /// Only photos that have a tile are made. Each is centered in its tile and cut off at its edges.
    ///
    /// The view takes the sizes that `PhotoGridLayout` describes. Edges are snapped to the pixels of the screen.
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public struct PhotoGrid<
        Photos: RandomAccessCollection, ID: Hashable, Photo: View, More: View, Add: View
    >:
        View
    {
        private let grid: any CompiledPhotoGrid.Type, photos: Photos, id: KeyPath<Photos.Element, ID>
        private let gap: CGFloat?, rowGap: CGFloat?, columnGap: CGFloat?, insets: EdgeInsets?
        private let isEditing: Bool, hugsTiles: Bool, cornerRadius: CGFloat?,
            ratio: ((Photos.Element) -> Double)?
        private let moreLabel: (Int) -> String
        private let content: (Photos.Element) -> Photo, more: (Int) -> More, add: () -> Add

        @Environment(\.displayScale) private var scale

        /// Shows photos that a key path identifies.
        ///
        /// - Parameters:
        ///   - gap: The gap in points; nil for the spec's.
        ///   - rowGap: The gap between rows, before `gap`.
        ///   - columnGap: The gap between columns, before `gap`.
        ///   - insets: The insets; nil for the spec's.
        ///   - editing: Whether a tile that adds a photo follows, for grids that have one.
        ///   - hugsTiles: Whether the view is no wider than its tiles, as for `PhotoGridLayout`.
        ///   - cornerRadius: The radius of the corners of tiles that are corners of the grid; nil for square ones.
        ///   - moreLabel: What assistive technologies say of hidden photos, after the photos; by default "3 more photos" in the
        ///     app's language, of ten that the kit knows.
        ///   - ratio: A photo's width divided by its height, for grids that look at it.
        ///   - content: The view of a photo.
        ///   - more: A view over the last photo shown, for the number of hidden ones; by default "+N". The photo below takes the
        ///     taps.
        ///   - add: The view in the tile that adds a photo.
        public init(
            _ grid: any CompiledPhotoGrid.Type, _ photos: Photos, id: KeyPath<Photos.Element, ID>,
            gap: CGFloat? = nil,
            rowGap: CGFloat? = nil, columnGap: CGFloat? = nil, insets: EdgeInsets? = nil,
            editing: Bool = false, hugsTiles: Bool = false, cornerRadius: CGFloat? = nil,
            moreLabel: ((Int) -> String)? = nil,
            ratio: ((Photos.Element) -> Double)? = nil,
            @ViewBuilder content: @escaping (Photos.Element) -> Photo,
            @ViewBuilder more: @escaping (Int) -> More = { PhotoMore($0) },
            @ViewBuilder add: @escaping () -> Add = { EmptyView() }
        ) {
            self.grid = grid
            self.photos = photos
            self.id = id
            self.gap = gap
            self.rowGap = rowGap
            self.columnGap = columnGap
            self.insets = insets
            isEditing = editing
            self.hugsTiles = hugsTiles
            self.cornerRadius = cornerRadius
            self.moreLabel = moreLabel ?? { PhotoPhrases.long($0) }
            self.ratio = ratio
            self.content = content
            self.more = more
            self.add = add
        }

        /// Shows identifiable photos; the parameters are those of the other initializer.
        public init(
            _ grid: any CompiledPhotoGrid.Type, _ photos: Photos, gap: CGFloat? = nil, rowGap: CGFloat? = nil,
            columnGap: CGFloat? = nil, insets: EdgeInsets? = nil, editing: Bool = false,
            hugsTiles: Bool = false, cornerRadius: CGFloat? = nil,
            moreLabel: ((Int) -> String)? = nil, ratio: ((Photos.Element) -> Double)? = nil,
            @ViewBuilder content: @escaping (Photos.Element) -> Photo,
            @ViewBuilder more: @escaping (Int) -> More = { PhotoMore($0) },
            @ViewBuilder add: @escaping () -> Add = { EmptyView() }
        ) where Photos.Element: Identifiable, ID == Photos.Element.ID {
            self.init(
                grid, photos, id: \.id, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets,
                editing: editing, hugsTiles: hugsTiles, cornerRadius: cornerRadius, moreLabel: moreLabel,
                ratio: ratio, content: content, more: more, add: add)
        }

        /// The photos, the number of hidden ones, and the tile that adds one. A strip scrolls.
        public var body: some View {
            if grid.variesInTiles || grid.hasStrips {
                // The layout gives the reader the size that it is proposed itself, so both choose the same rule.
                layout {
                    GeometryReader { proxy in
                        if unsolved(layout, proxy.size)?.isStrip ?? false {
                            ScrollView(.horizontal, showsIndicators: false) { rounded(layout, proxy.size) }
                        } else {
                            rounded(layout, proxy.size)
                        }
                    }
                    .layoutValue(key: PhotoReaderKey.self, value: true)
                }
            } else {
                rounded(layout, CGSize(width: PhotoGridLayout.idealWidth, height: 0))
            }
        }

        /// What has a tile in a container, with the corners of the grid.
        @ViewBuilder private func rounded(_ layout: PhotoGridLayout, _ size: CGSize) -> some View {
            if let cornerRadius {
                tiles(layout, size).mask {
                    RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
                        .padding(edges)
                }
            } else {
                tiles(layout, size)
            }
        }

        /// The distances of the tiles from the container's edges.
        private var edges: EdgeInsets {
            var edges = insets ?? EdgeInsets(grid.defaultInsets)
            edges.top += CGFloat(grid.heading)
            edges.bottom += CGFloat(grid.foot)
            return edges
        }

        private func unsolved(_ layout: PhotoGridLayout, _ size: CGSize) -> PhotoLayout? {
            grid.unsolved(
                PhotoRequest(
                    count: photos.count, width: Double(size.width),
                    height: grid.needsHeight ? Double(size.height) : 0, ratios: layout.ratios ?? [],
                    editing: isEditing))
        }

        private func tiles(_ layout: PhotoGridLayout, _ size: CGSize) -> some View {
            let unsolved = unsolved(layout, size), plan = unsolved?.plan
            var layout = layout
            if unsolved?.isStrip ?? false {
                (layout.scrolls, layout.scrolledWidth) = (false, Double(size.width))
            }
            let adds = plan?.adds ?? false, hiddenCount = plan?.hidden ?? 0
            let shown = photos.prefix(max(0, (plan?.tiles ?? 0) - (adds ? 1 : 0)))
            return layout {
                ForEach(shown, id: id) { photo in
                    content(photo)
                        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
                        .clipped()
                        .contentShape(Rectangle())
                        .accessibilityElement(children: .combine)
                }
                if hiddenCount > 0, !adds, !shown.isEmpty {
                    more(hiddenCount)
                        .allowsHitTesting(false)
                        .accessibilityElement(children: .ignore)
                        .accessibilityLabel(Text(moreLabel(hiddenCount)))
                        .photoRole(.more)
                }
                if adds { add().photoRole(.add) }
            }
        }

        private var layout: PhotoGridLayout {
            var layout = PhotoGridLayout(
                grid, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, editing: isEditing,
                hugsTiles: hugsTiles, scale: scale)
            layout.count = photos.count
            layout.scrolls = grid.hasStrips
            layout.ratios = ratio.map(photos.map) ?? []
            return layout
        }
    }
#endif
