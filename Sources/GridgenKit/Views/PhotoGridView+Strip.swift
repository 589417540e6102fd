#if canImport(UIKit) && !os(watchOS)
    import UIKit
#elseif canImport(AppKit)
    import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension PhotoGridView {
        /// Scrolls a strip as far as it takes to show a photo; other layouts show all photos that have tiles.
        public func scrollToPhoto(_ index: Int, animated: Bool = true) {
            #if canImport(UIKit)
                layoutIfNeeded()
            #else
                layoutSubtreeIfNeeded()
            #endif
            guard let strip, let element = photoElements.first(where: { $0.photo?.index == index }),
                let edges = element.photo?.edges
            else { return }
            // The first photo and the last one come with what is beside them.
            let left = edges.contains(.left) ? 0 : element.frame.minX
            let right = edges.contains(.right) ? strip.contentWidth : element.frame.maxX
            let begin = strip.isMirrored ? strip.contentWidth - right : left
            let start = min(max(strip.start, begin + right - left - strip.bounds.width), begin)
            if start != strip.start { strip.scroll(to: start, animated: animated) }
        }

        /// The view that has the tiles: the grid itself, or what scrolls those of a strip.
        var stage: PhotoPlatformView { strip?.stage ?? self }

        /// The elements of the photos that are shown, in order.
        var photoElements: [PhotoElement] {
            accessible.compactMap { if case .photo(let element) = $0 { element } else { nil } }
        }

        /// A point of the grid in the coordinates of the tiles.
        func onStage(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (strip?.offset ?? 0), y: point.y)
        }

        /// Lets the tiles scroll if they are a strip. Without photos, all stays as it was.
        func setStage(for layout: PhotoLayout) {
            guard !layout.isEmpty, layout.isStrip != (strip != nil) else { return }
            press(nil)
            let placed = Set((views + shown).map(ObjectIdentifier.init))
            let moved = stage.subviews.filter { placed.contains(ObjectIdentifier($0)) || fades.contains($0) }
            let old = strip
            strip = layout.isStrip ? PhotoStripView(in: self) : nil
            if let strip { addSubview(strip) }
            for view in moved { stage.addSubview(view) }
            // It comes back with a tile.
            if let addView, addView.superview !== stage { addView.removeFromSuperview() }
            old?.removeFromSuperview()
        }

        /// The first photo in view that is among some, and how much of it is before; nil at the strip's beginning, and if there
        /// is none.
        func firstInView(of tiles: [Tile]) -> (key: PhotoElement.Key, part: CGFloat)? {
            guard let strip, strip.start > 0 else { return nil }
            let keys = Set(tiles.compactMap { tile in tile.photo.map { key(of: $0, in: tile.view) } }),
                elements = photoElements
            let first =
                elements.firstIndex { strip.start(of: $0.frame) + $0.frame.width > strip.start }
                ?? elements.endIndex
            let nearest = elements[first...] + elements[..<first].reversed()
            guard let kept = nearest.first(where: { keys.contains($0.key) }) else { return nil }
            let isFirst = kept === nearest.first && kept.frame.width > 0
            return (kept.key, isFirst ? (strip.start - strip.start(of: kept.frame)) / kept.frame.width : 0)
        }

        /// Gives a strip its size. It goes on with the photo that was the first one in view, or at the beginning.
        func updateStrip(_ contentWidth: CGFloat, from first: (key: PhotoElement.Key, part: CGFloat)?) {
            guard let strip else { return }
            let before = (strip.start, strip.contentWidth, strip.bounds.size, strip.isMirrored)
            strip.resize(to: bounds.size, content: max(contentWidth, bounds.width))
            strip.isMirrored = runsFromRightToLeft
            var start = min(before.0, 0)
            if let first, let frame = photoElements.first(where: { $0.key == first.key })?.frame {
                start = strip.start(of: frame) + first.part * frame.width
            }
            // What the user scrolls goes on, also beyond an end.
            let isSame = abs(start - before.0) < 0.001 && before.3 == strip.isMirrored
            if isSame, before.1 == strip.contentWidth, before.2 == strip.bounds.size { return }
            strip.scroll(to: start, animated: false)
        }
    }

    extension PhotoStripView {
        /// The distance from the beginning of the content to that of the part in view.
        var start: CGFloat { isMirrored ? contentWidth - bounds.width - offset : offset }

        /// The distance from the beginning of the content to a tile.
        func start(of frame: CGRect) -> CGFloat { isMirrored ? contentWidth - frame.maxX : frame.minX }

        /// Scrolls to a distance from the beginning of the content, or to the end.
        func scroll(to start: CGFloat, animated: Bool) {
            let most = contentWidth - bounds.width, start = min(max(0, start), most),
                scale = CGFloat(pixelsPerPoint ?? 1)
            let offset = ((isMirrored ? most - start : start) * scale).rounded() / scale
            if offset != self.offset { scroll(toOffset: offset, animated: animated) }
        }
    }
#endif
