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
