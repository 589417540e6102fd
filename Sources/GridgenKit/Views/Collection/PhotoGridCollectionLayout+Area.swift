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
            guard let collectionView, isOutdated(in: collectionView.bounds) else { return }
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
        /// The clip view, since the collection view itself is as large as its content.
        func area(in bounds: CGRect) -> PhotoGridArea {
            let size = collectionView?.enclosingScrollView?.contentView.bounds.size ?? bounds.size
            return PhotoGridArea(width: Double(size.width), height: Double(size.height))
        }
    }
#endif
