#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    nonisolated extension PhotoGridSections {
        /// Where a drop goes: onto an item, or into the gap before it.
        typealias DropTarget = (section: Int, item: Int, isGap: Bool)

        /// What a drop at a point hits: the nearest tile, or a gap in the quarters of the tile beside it.
        func dropTarget(_ x: Double, _ y: Double) -> DropTarget? {
            guard !sections.isEmpty else { return nil }
            let number = Swift.min(firstSection(below: y), sections.count - 1), section = sections[number]
            let reach = section.gaps.row + 1, top = y - tileTop(of: number)
            var nearest: (item: Int, distance: Double, frame: PhotoFrame)?
            section.index.search(from: top - reach, to: top + reach) { item in
                let frame = frame(of: item, in: number).frame
                let dx = Swift.max(frame.x - x, x - frame.x - frame.width, 0)
                let dy = Swift.max(frame.y - y, y - frame.y - frame.height, 0)
                let distance = dx * dx + dy * dy
                if distance < nearest?.distance ?? .infinity { nearest = (item, distance, frame) }
            }
            guard let (item, _, frame) = nearest else {
                let isAbove = section.index.first.map { top < $0.y } ?? true
                return (number, isAbove ? 0 : section.index.count, true)
            }
            let part = (x - frame.x) / frame.width, place = section.request.isMirrored ? 1 - part : part
            if place < 0.25 { return (number, item, true) }
            return place > 0.75 ? (number, item + 1, true) : (number, item, false)
        }

        /// The gap before an item, or after the last tile: as wide as the gap between columns, at least two points.
        func gap(before item: Int, in number: Int) -> PhotoFrame? {
            guard sections.indices.contains(number), (0...sections[number].request.count).contains(item)
            else {
                return nil
            }
            let section = sections[number], last = section.index.count - 1
            let gap = section.gaps.column, width = Swift.max(gap, 2)
            var frame = frame(of: Swift.min(item, last), in: number).frame
            let isAtLeft = (item <= last) != section.request.isMirrored
            let middle = isAtLeft ? frame.x - gap / 2 : frame.x + frame.width + gap / 2
            frame.x = Swift.max(0, Swift.min(middle - width / 2, content.width - width))
            frame.width = width
            return frame
        }
    }
#endif
