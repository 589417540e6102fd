import GridgenKit

#if canImport(UIKit)
    import UIKit
    typealias CollectionView = UICollectionView
    typealias CollectionLayout = UICollectionViewLayout
    typealias CompositionalLayout = UICollectionViewCompositionalLayout
    typealias PlatformView = UIView
#else
    import AppKit
    typealias CollectionView = NSCollectionView
    typealias CollectionLayout = NSCollectionViewLayout
    typealias CompositionalLayout = NSCollectionViewCompositionalLayout
    typealias PlatformView = NSView
#endif

final class Source: NSObject, PhotoGridCollectionLayoutDelegate {
    /// The ratios of the photos of each section, and their grids.
    var sections: [[Double]]
    var grids: [any CompiledPhotoGrid.Type] = []
    var asked = 0
    /// The heights of the sections' headers and footers; those of the layout for sections without one here.
    var headers: [Double] = [], footers: [Double] = []
    /// The widths for which heights were asked.
    var widths: [Double] = []

    init(_ sections: [[Double]]) { self.sections = sections }

    func photoGridLayout(_ layout: PhotoGridCollectionLayout, ratioForItemAt indexPath: IndexPath) -> Double {
        asked += 1
        return sections[indexPath.section][indexPath.item]
    }

    func photoGridLayout(_ layout: PhotoGridCollectionLayout, gridForSection section: Int)
        -> any CompiledPhotoGrid.Type
    {
        grids.indices.contains(section) ? grids[section] : layout.grid
    }

    func photoGridLayout(
        _ layout: PhotoGridCollectionLayout, heightForHeaderInSection section: Int, width: CGFloat
    ) -> CGFloat {
        widths.append(width)
        return headers.indices.contains(section) ? headers[section] : layout.headerHeight
    }

    func photoGridLayout(
        _ layout: PhotoGridCollectionLayout, heightForFooterInSection section: Int, width: CGFloat
    ) -> CGFloat { footers.indices.contains(section) ? footers[section] : layout.footerHeight }

    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
}

#if canImport(UIKit)
    extension Source: UICollectionViewDataSource {
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView { NumberView(frame: .zero) }
    }

    final class NumberView: UICollectionReusableView {
        var texts: [String] = []
        override func apply(_ attributes: UICollectionViewLayoutAttributes) {
            super.apply(attributes)
            texts.append(moreText(attributes))
        }
        override func preferredLayoutAttributesFitting(
            _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes { fitting(attributes) }
    }

    /// A collection view in a window, and what differs between the frameworks.
    final class Stage {
        let view: UICollectionView, window = UIWindow(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))

        init(_ layout: CollectionLayout, _ source: Source, _ size: CGSize, scale: CGFloat = 2) {
            view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
            window.standInScale = scale
            view.dataSource = source
            window.addSubview(view)
            view.layoutIfNeeded()
        }

        var contentSize: CGSize { view.contentSize }
        var visible: CGRect { view.bounds }
        func cover(top: CGFloat, bottom: CGFloat) {
            view.contentInset = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        }
        func layOut() { view.layoutIfNeeded() }
        func mirror() { view.semanticContentAttribute = .forceRightToLeft }
        func resize(_ size: CGSize) {
            view.frame.size = size
            layOut()
        }
        func scroll(_ y: CGFloat) {
            view.contentOffset.y = y
            layOut()
        }
        func scroll(x: CGFloat) {
            view.contentOffset.x = x
            layOut()
        }
        func insert(_ paths: [IndexPath]) { view.insertItems(at: paths) }
        func delete(_ paths: [IndexPath]) { view.deleteItems(at: paths) }
        func reload(_ paths: [IndexPath]) { view.reloadItems(at: paths) }
        func batch(_ updates: @escaping () -> Void) { view.performBatchUpdates(updates) }
    }
#else
    extension Source: NSCollectionViewDataSource {
        func collectionView(
            _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
        ) -> NSCollectionViewItem { NSCollectionViewItem(nibName: nil, bundle: nil) }
        func collectionView(
            _ collectionView: NSCollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> NSView { NumberView(frame: .zero) }
    }

    final class NumberView: NSView, NSCollectionViewElement {
        var texts: [String] = []
        func apply(_ attributes: NSCollectionViewLayoutAttributes) { texts.append(moreText(attributes)) }
        func preferredLayoutAttributesFitting(
            _ attributes: NSCollectionViewLayoutAttributes
        ) -> NSCollectionViewLayoutAttributes { fitting(attributes) }
    }

    final class Stage {
        let view = NSCollectionView(frame: .zero), scrollView: NSScrollView, window = NSWindow()

        init(_ layout: CollectionLayout, _ source: Source, _ size: CGSize, scale: CGFloat = 2) {
            scrollView = NSScrollView(frame: CGRect(origin: .zero, size: size))
            window.standInScale = scale
            window.contentView = scrollView
            view.collectionViewLayout = layout
            view.dataSource = source
            scrollView.documentView = view
            layOut()
        }

        var contentSize: CGSize { view.frame.size }
        var visible: CGRect { scrollView.contentView.bounds }
        func cover(top: CGFloat, bottom: CGFloat) {
            scrollView.contentView.contentInsets = NSEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        }
        func layOut() { scrollView.layoutSubtreeIfNeeded() }
        func mirror() { view.userInterfaceLayoutDirection = .rightToLeft }
        func resize(_ size: CGSize) {
            scrollView.frame.size = size
            layOut()
        }
        func scroll(_ y: CGFloat) {
            scrollView.contentView.scroll(to: CGPoint(x: 0, y: y))
            layOut()
        }
        func scroll(x: CGFloat) {
            scrollView.contentView.scroll(to: CGPoint(x: x, y: scrollView.contentView.bounds.minY))
            layOut()
        }
        func insert(_ paths: [IndexPath]) { view.insertItems(at: Set(paths)) }
        func delete(_ paths: [IndexPath]) { view.deleteItems(at: Set(paths)) }
        func reload(_ paths: [IndexPath]) { view.reloadItems(at: Set(paths)) }
        func batch(_ updates: @escaping () -> Void) { view.performBatchUpdates(updates) }
    }
#endif

let headerKind = CollectionView.elementKindSectionHeader
let footerKind = CollectionView.elementKindSectionFooter

extension Stage {
    /// The frame of a section's header or footer.
    func frame(_ layout: PhotoGridCollectionLayout, _ kind: String, _ section: Int) -> CGRect? {
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section))?
            .frame
    }

    /// The frames of a section's items, from its top.
    func frames(_ layout: CollectionLayout, _ section: Int, _ count: Int, top: Double = 0)
        -> [PhotoFrame]
    {
        (0..<count).compactMap { item in
            guard let found = layout.layoutAttributesForItem(at: IndexPath(item: item, section: section)),
                !found.isHidden
            else { return nil }
            let frame = found.frame
            return PhotoFrame(
                x: Double(frame.minX), y: Double(frame.minY) - top, width: Double(frame.width),
                height: Double(frame.height))
        }
    }
    var cells: Int { view.standInViews.keys.filter(\.kind.isEmpty).count }
    var mores: [IndexPath] {
        view.standInViews.keys.filter { $0.kind == PhotoGridCollectionLayout.moreKind }.map(\.indexPath)
    }
}

/// The heights that views of headers and footers ask for, by what they know of themselves: kind, section and width.
var askedHeight: ((String, Int, Double) -> Double)?

func fitting(_ attributes: PhotoGridCollectionLayout.Attributes) -> PhotoGridCollectionLayout.Attributes {
    guard let askedHeight, let kind = attributes.representedElementKind,
        let path = attributes.indexPath as IndexPath?
    else { return attributes }
    attributes.frame.size.height = CGFloat(
        askedHeight(kind, path.section, Double(attributes.frame.width)))
    return attributes
}

/// What a view over the last tile shows.
func moreText(_ attributes: PhotoGridCollectionLayout.Attributes) -> String {
    (attributes as? PhotoGridLayoutAttributes).map { "+\($0.hiddenCount)" } ?? "no number"
}

extension Stage {
    /// The view for "+N" of a section.
    func more(_ section: Int) -> NumberView? {
        view.standInViews.first {
            $0.key.kind == PhotoGridCollectionLayout.moreKind && $0.key.indexPath.section == section
        }?.value as? NumberView
    }
}

func agree(_ frames: [PhotoFrame], _ others: [PhotoFrame], dx: Double = 0) -> Bool {
    frames.count == others.count
        && zip(frames, others).allSatisfy {
            abs($0.x - dx - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6 && $0.width == $1.width
                && $0.height == $1.height
        }
}

func ratios(_ count: Int) -> [Double] { (0..<count).map { Double($0 * 7 % 11 + 2) / 6 } }
