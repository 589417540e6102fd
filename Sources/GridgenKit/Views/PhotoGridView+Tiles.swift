#if canImport(UIKit) && !os(watchOS)
    import UIKit
#elseif canImport(AppKit)
    import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension PhotoGridView {
        /// The grid in a container of a size.
        func layout(in size: CGSize) -> PhotoLayout? { grid.layout(request(in: size)) }

        func request(in size: CGSize) -> PhotoRequest {
            PhotoRequest(
                count: views.count, width: Double(size.width), height: Double(size.height), gap: gap,
                rowGap: rowGap, columnGap: columnGap, insets: insets, scale: pixelsPerPoint,
                mirrored: runsFromRightToLeft, ratios: ratios, editing: isEditing)
        }

        func setNeedsTiles() {
            setNeedsHeight()
            #if canImport(UIKit)
                setNeedsLayout()
            #else
                needsLayout = true
            #endif
        }

        func setNeedsMoreView() {
            more = nil
            setNeedsTiles()
        }

        /// Places each view with a tile, and hides or removes the others.
        ///
        /// A view that is elsewhere by now, such as in another grid, is left alone.
        func placeTiles(animated: Bool) {
            let tiles = tiles(), before = Set(shown.map(ObjectIdentifier.init))
            let after = Set(tiles.map { ObjectIdentifier($0.view) })
            let appearing = tiles.filter { !before.contains(ObjectIdentifier($0.view)) }
            let leaving = shown.filter { !after.contains(ObjectIdentifier($0)) }
            shown = tiles.map(\.view)
            withoutAnimation { show(appearing) }
            for view in views where view.superview === self && !after.contains(ObjectIdentifier(view)) {
                if !before.contains(ObjectIdentifier(view)), !fades.contains(view) { view.isHidden = true }
            }
            guard animated else {
                for (view, frame) in tiles { view.place(in: frame) }
                for view in leaving { hide(view) }
                return
            }
            let opacities = appearing.map(\.view.opacity)
            withoutAnimation { for (view, _) in appearing { view.opacity = 0 } }
            for view in leaving { fades.begin(view) }
            animate {
                for (view, frame) in tiles { view.place(in: frame) }
                for (tile, opacity) in zip(appearing, opacities) { tile.view.opacity = opacity }
                for view in leaving { view.opacity = 0 }
            } completion: { [weak self, fades] in
                for view in leaving {
                    fades.end(view)
                    self?.hide(view)
                }
            }
        }

        /// The views with tiles, and their frames: photos, then "+N" and the add tile, which lie above the photos.
        private func tiles() -> [(view: PhotoPlatformView, frame: CGRect)] {
            guard let layout = layout(in: bounds.size) else { return [] }
            let leading = layout.leadingOffset(in: Double(bounds.width))
            var tiles: [(view: PhotoPlatformView, frame: CGRect)] = []
            for (index, frame) in layout.enumerated() {
                let frame = frame.cgRect.offsetBy(dx: CGFloat(leading), dy: 0)
                guard layout.role(of: index) != .add else {
                    tiles.append((addView ?? addButton, frame))
                    continue
                }
                if views[index].superview === self { tiles.append((views[index], frame)) }
                guard layout.role(of: index) == .more else { continue }
                if let view = moreView(for: layout.hidden) { tiles.append((view, frame)) }
            }
            return tiles.filter { $0.view.superview == nil || $0.view.superview === self }
        }

        private func moreView(for hidden: Int) -> PhotoPlatformView? {
            if let more, more.hidden == hidden { return more.view }
            more = moreView.map { (hidden, $0(hidden)) }
            if let view = more?.view, view.superview !== self { view.removeFromSuperview() }
            return more?.view
        }

        /// Puts views that had no tile on their tiles; "+N" and the add tile above the others.
        private func show(_ tiles: [(view: PhotoPlatformView, frame: CGRect)]) {
            for (view, frame) in tiles {
                if view.superview == nil { addSubview(view) }
                fades.end(view)
                view.isHidden = false
                view.place(in: frame)
            }
        }

        /// Hides a view without a tile, and removes one that isn't arranged, unless it has got a tile again.
        private func hide(_ view: PhotoPlatformView) {
            guard view.superview === self, !shown.contains(view) else { return }
            if views.contains(view) { view.isHidden = true } else { view.removeFromSuperview() }
        }

        /// Makes a view that leaves as it was: visible, and opaque if it was before it faded.
        func release(_ view: PhotoPlatformView) {
            fades.end(view)
            if views.contains(view) || view === addView || shown.contains(view) { view.isHidden = false }
            shown.removeAll { $0 === view }
        }
    }
#endif
