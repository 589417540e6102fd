#if canImport(UIKit) && !os(watchOS)
    internal import UIKit
#elseif canImport(AppKit)
    internal import AppKit
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

        /// What the requests of all sections share.
        func request(for size: CGSize) -> PhotoRequest {
            PhotoRequest(
                count: 0, width: Double(size.width), height: Double(size.height), gap: gap, rowGap: rowGap,
                columnGap: columnGap, insets: insets, scale: collectionView?.pixelsPerPoint,
                mirrored: collectionView?.runsFromRightToLeft ?? false)
        }

        #if canImport(UIKit)
            /// The size within the insets that bars, safe areas and the app add.
            func visibleSize(in bounds: CGRect) -> CGSize {
                let insets = collectionView?.adjustedContentInset ?? .zero
                return CGSize(
                    width: max(0, bounds.width - insets.left - insets.right),
                    height: max(0, bounds.height - insets.top - insets.bottom))
            }
        #else
            /// The size of the clip view, since the collection view itself is as large as its content.
            func visibleSize(in bounds: CGRect) -> CGSize {
                collectionView?.enclosingScrollView?.contentView.bounds.size ?? bounds.size
            }
        #endif

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

        /// The attributes of the "+N" over a tile.
        func moreAttributes(_ indexPath: IndexPath, _ frame: PhotoFrame) -> Attributes {
            let attributes = Attributes(forSupplementaryViewOfKind: Self.moreKind, with: indexPath)
            attributes.frame = frame.cgRect
            attributes.zIndex = 1
            return attributes
        }
    }

    extension PhotoGridSections {
        /// The tiles with a "+N".
        var moreItems: Set<IndexPath> {
            Set(
                sections.enumerated().compactMap { number, section in
                    section.moreItem.map { IndexPath(item: $0, section: number) }
                })
        }
    }
#endif
