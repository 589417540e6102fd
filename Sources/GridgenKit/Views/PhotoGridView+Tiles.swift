#if canImport(UIKit) && !os(watchOS)
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension PhotoGridView {
        /// The layout of the photos in a container, as the view shows it in bounds of that size; nil if the grid has no rule
        /// for them.
        public func layout(in size: CGSize) -> PhotoLayout? { grid.layout(request(in: size)) }

        /// The number of photos without a tile.
        public var hiddenCount: Int { layout(in: bounds.size)?.hiddenCount ?? 0 }

        /// The width of the container of a view that hugs its tiles.
        private var containerWidth: CGFloat {
            preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : (superview ?? self).expectedWidth
        }

        func request(in size: CGSize) -> PhotoRequest {
            PhotoRequest(
                count: source?.ids.count ?? views.count,
                width: Double(hugsTiles ? containerWidth : size.width), height: Double(size.height),
                gap: gap.map { Double($0) }, rowGap: rowGap.map { Double($0) },
                columnGap: columnGap.map { Double($0) }, insets: insets.map { PhotoInsets($0) },
                scale: pixelsPerPoint,
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
        func placeTiles(_ animation: PhotoAnimation?) {
            let (tiles, contentWidth) = tiles(reusesShown: animation == nil), first = firstInView(of: tiles)
            let before = Set(shown.map(ObjectIdentifier.init))
            let after = Set(tiles.map { ObjectIdentifier($0.view) })
            let appearing = tiles.filter { !before.contains(ObjectIdentifier($0.view)) }
            let leaving = shown.filter { !after.contains(ObjectIdentifier($0)) }
            shown = tiles.map(\.view)
            for tile in tiles { tile.photo.map { source?.show($0, in: tile.view) } }
            withoutAnimation { show(appearing) }
            for view in views where view.superview === stage && !after.contains(ObjectIdentifier(view)) {
                if !before.contains(ObjectIdentifier(view)), !fades.contains(view) { view.isHidden = true }
            }
            updateAccessibility(tiles)
            #if canImport(UIKit)
                updateFocusViews(tiles)
            #endif
            guard let animation else {
                for tile in tiles { put(tile) }
                updateStrip(contentWidth, from: first)
                for view in leaving { hide(view) }
                emptyViews()
                return
            }
            if reducesMotion { withoutAnimation { for tile in tiles { put(tile) } } }
            let opacities = appearing.map(\.view.opacity)
            withoutAnimation { for tile in appearing { tile.view.opacity = 0 } }
            for view in leaving { fades.begin(view) }
            animate(animation.duration) { [self] in
                for tile in tiles { put(tile) }
                updateStrip(contentWidth, from: first)
                for (tile, opacity) in zip(appearing, opacities) { tile.view.opacity = opacity }
                for view in leaving { view.opacity = 0 }
                animation.alongside?()
                layOutConstraints()
            } completion: { [weak self, fades] in
                for view in leaving {
                    fades.end(view)
                    self?.hide(view)
                }
                self?.emptyViews()
                animation.completion?()
            }
        }

        /// Empties the views that the grid has made and that show no photo any more.
        private func emptyViews() {
            source?.empty { [shown, fades] in !shown.contains($0) && !fades.contains($0) }
        }

        /// A view on its tile, the edges of the grid that it touches, and the tile's photo; nil for "+N" and the add tile.
        typealias Tile = (view: PhotoPlatformView, frame: CGRect, edges: PhotoEdges, photo: PhotoTile?)

        /// The views with tiles: photos, then "+N" and the add tile, which lie above the photos; and the width of all.
        private func tiles(reusesShown: Bool) -> ([Tile], width: CGFloat) {
            guard let layout = layout(in: bounds.size) else { return ([], 0) }
            setStage(for: layout)
            if let source {
                let views = source.views(first: layout.count - (layout.plan.adds ? 1 : 0)) { view in
                    !fades.contains(view) && (reusesShown || !shown.contains(view))
                }
                _ = arrange(views)
            }
            let hug = hugsTiles ? layout.hug : nil
            let width = hug?.width ?? layout.size.width
            let offset = layout.leadingOffset(of: width, in: Double(bounds.width))
            // A strip that is longer than the view scrolls.
            let left = (layout.isStrip ? max(0, offset) : offset) - (hug?.left ?? 0)
            var tiles: [Tile] = []
            for (index, exact) in layout.enumerated() {
                let frame = exact.cgRect.offsetBy(dx: CGFloat(left), dy: 0), role = layout.role(of: index)
                let edges = layout.edges(of: index).union(hug?.edges(of: exact) ?? [])
                guard role != .add else {
                    tiles.append((addView ?? addButton, frame, edges, nil))
                    continue
                }
                if views[index].superview === stage {
                    let photo = PhotoTile(
                        index: index, size: frame.size, edges: edges,
                        hiddenCount: role == .more ? layout.hiddenCount : 0,
                        isSelected: selection.contains(index))
                    tiles.append((views[index], frame, edges, photo))
                }
                if role == .more, let view = moreView(for: layout.hiddenCount) {
                    tiles.append((view, frame, edges, nil))
                }
            }
            return (tiles.filter { $0.view.superview == nil || $0.view.superview === stage }, CGFloat(width))
        }

        private func moreView(for hiddenCount: Int) -> PhotoPlatformView? {
            if let more, more.hiddenCount == hiddenCount { return more.view }
            more = moreView.map { (hiddenCount, $0(hiddenCount)) }
            if let view = more?.view, view.superview !== stage { view.removeFromSuperview() }
            return more?.view
        }

        /// Puts views that had no tile on their tiles; "+N" and the add tile above the others.
        private func show(_ tiles: [Tile]) {
            for tile in tiles {
                if tile.view.superview == nil { stage.addSubview(tile.view) }
                fades.end(tile.view)
                tile.view.isHidden = false
                put(tile)
            }
        }

        /// Places a view on its tile, whose corners it gets.
        private func put(_ tile: Tile) {
            tile.view.place(in: tile.frame)
            if let cornerRadius { tile.view.round(tile.edges, cornerRadius) }
        }

        /// Hides a view without a tile, and removes one that isn't arranged, unless it has got a tile again.
        private func hide(_ view: PhotoPlatformView) {
            guard view.superview === stage, !shown.contains(view) else { return }
            if views.contains(view) { view.isHidden = true } else { view.removeFromSuperview() }
        }

        /// Makes a view that leaves as it was: visible, and opaque if it was before it faded.
        func release(_ view: PhotoPlatformView) {
            fades.end(view)
            if views.contains(view) || view === addView || shown.contains(view) { view.isHidden = false }
            if cornerRadius != nil, shown.contains(view) { view.round(.all, 0) }
            shown.removeAll { $0 === view }
        }
    }
#endif
