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
                let width = CGFloat(request.width)
                let header = delegate?.photoGridLayout(self, heightForHeaderInSection: section, width: width)
                let footer = delegate?.photoGridLayout(self, heightForFooterInSection: section, width: width)
                items.header = pixels(height(.header, section, header ?? headerHeight), request.scale)
                items.footer = pixels(height(.footer, section, footer ?? footerHeight), request.scale)
                return items
            }
        }

        /// The height that the view of a section asked for, or an estimate; 0 without a view.
        private func height(
            _ supplement: PhotoGridSupplement, _ section: Int, _ estimate: CGFloat
        ) -> CGFloat {
            guard selfSizesHeadersAndFooters, estimate > 0 else { return estimate }
            return askedHeights[supplement, section] ?? estimate
        }

        /// Takes the estimates again, until views ask for other heights.
        func forgetHeights() {
            askedHeights = PhotoAskedHeights()
            invalidateLayout()
        }

        /// Lets heights follow their sections: a layout is prepared before it knows what an update moves.
        func moveHeights(to places: [Int?], of items: [PhotoGridItems]) {
            let moved = askedHeights.moved(to: places)
            guard moved != askedHeights else { return }
            askedHeights = moved
            sections = solved(items, in: preparedArea)
        }

        /// The header or footer that asks for another height than it has, with both heights in whole pixels and its upper edge.
        func askedHeight(
            _ preferred: Attributes
        ) -> (supplement: PhotoGridSupplement, section: Int, height: CGFloat, before: CGFloat, top: CGFloat)?
        {
            guard selfSizesHeadersAndFooters,
                let kind = preferred.representedElementKind, let supplement = PhotoGridSupplement(kind: kind),
                supplement != .more, let section = (preferred.indexPath as IndexPath?)?.section,
                sections.sections.indices.contains(section)
            else { return nil }
            let isHeader = supplement == .header
            let before = (isHeader ? sections.headers : sections.footers)[section]
            let height = pixels(preferred.frame.height, collectionView?.pixelsPerPoint)
            guard height > 0, before > 0, height != before else { return nil }
            let top = isHeader ? sections.tops[section] : sections.end(of: section) - before
            return (supplement, section, CGFloat(height), CGFloat(before), CGFloat(top))
        }

        /// A length in whole pixels; 0 if it is none.
        func pixels(_ length: CGFloat, _ scale: Double?) -> Double {
            let length = Double(length)
            guard length > 0, length < .infinity else { return 0 }
            let scale = scale ?? 1
            return (length * scale).rounded(.up) / scale
        }

        /// The sections in an area. What stays as it is isn't solved again.
        func solved(_ items: [PhotoGridItems], in area: PhotoGridArea) -> PhotoGridSections {
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

        /// Whether the layout was prepared for another area than that within the bounds.
        func hasNewArea(in bounds: CGRect) -> Bool {
            var area = area(in: bounds)
            if !fillsHeight { area.height = preparedArea.height }
            return area != preparedArea
        }

        /// What the requests of all sections share.
        func request(in area: PhotoGridArea) -> PhotoRequest {
            PhotoRequest(
                count: 0, width: area.width, height: area.height, gap: gap.map { Double($0) },
                rowGap: rowGap.map { Double($0) }, columnGap: columnGap.map { Double($0) },
                insets: insets.map { PhotoInsets($0) }, scale: collectionView?.pixelsPerPoint,
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
            if supplement == .more {
                attributes.hiddenCount = sections.sections[indexPath.section].hiddenCount
            }
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
