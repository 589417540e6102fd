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
        /// the layout would repeat the grid for the others. The last one shows "+N" if photos are hidden. A strip scrolls sideways.
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
            _ grid: any CompiledPhotoGrid.Type, count: Int, ratios: [Double] = [], gap: CGFloat? = nil,
            rowGap: CGFloat? = nil, columnGap: CGFloat? = nil, insets: NSDirectionalEdgeInsets? = nil,
            editing: Bool = false, scale: CGFloat? = nil,
            contentInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(),
            environment: any NSCollectionLayoutEnvironment
        ) -> NSCollectionLayoutSection {
            let container = environment.container.effectiveContentSize
            let width = container.width - contentInsets.leading - contentInsets.trailing
            let height = container.height - contentInsets.top - contentInsets.bottom
            // The framework itself mirrors the frames.
            let request = PhotoRequest(
                count: count, width: max(0, Double(width)), height: max(0, Double(height)),
                gap: gap.map { Double($0) }, rowGap: rowGap.map { Double($0) },
                columnGap: columnGap.map { Double($0) }, insets: insets.map { PhotoInsets($0) },
                scale: scale.map { Double($0) } ?? environment.pixelsPerPoint, ratios: ratios,
                editing: editing)
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
            if layout?.isStrip ?? false { section.orthogonalScrollingBehavior = .continuous }
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
