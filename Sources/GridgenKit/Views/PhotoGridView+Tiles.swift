#if canImport(UIKit) && !os(watchOS)
    import UIKit
#elseif canImport(AppKit)
    import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension PhotoGridView {
        /// The grid in a container of a size.
        func layout(in size: CGSize) -> PhotoLayout? {
            grid.layout(
                PhotoRequest(
                    count: views.count, width: Double(size.width), height: Double(size.height), gap: gap,
                    rowGap: rowGap, columnGap: columnGap, insets: insets, scale: pixelsPerPoint,
                    mirrored: runsFromRightToLeft, ratios: ratios, editing: isEditing))
        }

        func setNeedsTiles() {
            invalidateIntrinsicContentSize()
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
        func placeTiles(animated: Bool) {
            let tiles = tiles(), before = Set(shown.map(ObjectIdentifier.init))
            let after = Set(tiles.map { ObjectIdentifier($0.view) })
            let appearing = tiles.filter { !before.contains(ObjectIdentifier($0.view)) }
            let leaving = shown.filter { !after.contains(ObjectIdentifier($0)) }
            shown = tiles.map(\.view)
            withoutAnimation { show(appearing) }
            guard animated else {
                for (view, frame) in tiles { view.place(in: frame) }
                for view in leaving { hide(view) }
                return
            }
            let opacities = appearing.map(\.view.opacity)
            withoutAnimation { for (view, _) in appearing { view.opacity = 0 } }
            for view in leaving { fading[ObjectIdentifier(view)] = view.opacity }
            animate {
                for (view, frame) in tiles { view.place(in: frame) }
                for (tile, opacity) in zip(appearing, opacities) { tile.view.opacity = opacity }
                for view in leaving { view.opacity = 0 }
            } completion: { [weak self] in
                for view in leaving { self?.hide(view) }
            }
        }

        /// The views with tiles, and their frames: photos, then "+N" and the add tile, which lie above the photos.
        private func tiles() -> [(view: PhotoPlatformView, frame: CGRect)] {
            guard let layout = layout(in: bounds.size) else { return [] }
            let leading = layout.leadingOffset(in: Double(bounds.width))
            var tiles: [(view: PhotoPlatformView, frame: CGRect)] = []
            for (index, frame) in layout.enumerated() {
                let frame = frame.cgRect.offsetBy(dx: CGFloat(leading), dy: 0)
                switch layout.role(of: index) {
                case .add: tiles.append((addView ?? addButton, frame))
                case .more:
                    tiles.append((views[index], frame))
                    if let view = moreView(for: layout.hidden) { tiles.append((view, frame)) }
                case .photo: tiles.append((views[index], frame))
                }
            }
            return tiles
        }

        private func moreView(for hidden: Int) -> PhotoPlatformView? {
            if let more, more.hidden == hidden { return more.view }
            more = moreView.map { (hidden, $0(hidden)) }
            return more?.view
        }

        /// Puts views that had no tile on their tiles; "+N" and the add tile above the others.
        private func show(_ tiles: [(view: PhotoPlatformView, frame: CGRect)]) {
            for (view, frame) in tiles {
                if view.superview !== self { addSubview(view) }
                if let opacity = fading.removeValue(forKey: ObjectIdentifier(view)) { view.opacity = opacity }
                view.isHidden = false
                view.place(in: frame)
            }
        }

        /// Hides a view without a tile, and removes one that isn't arranged, unless it has got a tile again.
        private func hide(_ view: PhotoPlatformView) {
            guard !shown.contains(view) else { return }
            if let opacity = fading.removeValue(forKey: ObjectIdentifier(view)) { view.opacity = opacity }
            view.isHidden = true
            if !views.contains(view) { remove(view) }
        }

        /// Removes a view that no other view has taken over, and shows it again for its next use.
        func remove(_ view: PhotoPlatformView) {
            guard view.superview === self else { return }
            view.removeFromSuperview()
            view.isHidden = false
        }

        /// The height follows from the width, so a new width needs a new height.
        func invalidateHeight() {
            guard measuredWidth != bounds.width else { return }
            measuredWidth = bounds.width
            invalidateIntrinsicContentSize()
        }
    }
#endif
