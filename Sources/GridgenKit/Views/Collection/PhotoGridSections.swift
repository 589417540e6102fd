#if canImport(UIKit) || canImport(AppKit)
    /// The sections of a collection, stacked vertically: what the collection layouts of UIKit and AppKit share.
    nonisolated struct PhotoGridSections: Sendable {
        /// An item on screen; `isMore` marks the "+N" that covers it.
        typealias Element = (section: Int, item: Int, frame: PhotoFrame, isMore: Bool)

        private(set) var sections: [PhotoGridSection] = []
        /// The upper edge of each section, and the height of all.
        private(set) var tops = [0.0]
        /// The left edge of each section.
        private var lefts: [Double] = []
        /// The size of the content.
        private(set) var content = PhotoSize(width: 0, height: 0)

        init() {}

        /// Lays out all sections in an area. The request has what they share.
        mutating func update(_ items: [PhotoGridItems], _ shared: PhotoRequest, in area: PhotoGridArea) {
            let before = sections
            sections = items.enumerated().map { number, items in
                var request = shared
                (request.count, request.ratios) = (items.count, items.ratios)
                // Sections that don't fill a height stay when it changes.
                if !items.grid.needsHeight { request.height = 0 }
                return PhotoGridSection(
                    items.grid, request, before: before.indices.contains(number) ? before[number] : nil)
            }
            tops = [0]
            var height = 0.0
            for section in sections {
                height += section.size.height
                tops.append(height)
            }
            let width = sections.reduce(area.width) { Swift.max($0, $1.size.width) }
            let (whole, left) = area.content(around: width)
            content = PhotoSize(width: whole, height: height)
            lefts = sections.map { section in
                guard shared.mirrored else { return left }
                return left
                    + PhotoLayout.mirroredOffset(of: section.size.width, in: width, scale: shared.scale)
            }
        }

        /// The item that "+N" covers; nil if the section has none.
        func moreItem(in section: Int) -> Int? {
            sections.indices.contains(section) ? sections[section].moreItem : nil
        }

        /// The frame of an item, and whether it has a tile. An item without a tile has the frame of the
        /// section's last tile.
        func frame(of item: Int, in section: Int) -> (frame: PhotoFrame, isVisible: Bool) {
            guard sections.indices.contains(section) else {
                return (PhotoFrame(x: 0, y: 0, width: 0, height: 0), false)
            }
            let frames = sections[section].index.frames, isVisible = frames.indices.contains(item)
            guard var frame = isVisible ? frames[item] : frames.last else {
                return (PhotoFrame(x: lefts[section], y: tops[section], width: 0, height: 0), false)
            }
            frame.x += lefts[section]
            frame.y += tops[section]
            return (frame, isVisible)
        }

        /// What a rectangle shows.
        func elements(in rectangle: PhotoFrame) -> [Element] {
            let (left, right) = (rectangle.x, rectangle.x + rectangle.width)
            let (top, bottom) = (rectangle.y, rectangle.y + rectangle.height)
            var elements: [Element] = []
            var number = firstSection(below: top - 1)
            while number < sections.count, tops[number] < bottom + 1 {
                let section = sections[number], start = tops[number]
                // A point more, since sums of positions are rounded; the comparison below is exact.
                section.index.search(from: top - start - 1, to: bottom - start + 1) { item in
                    let frame = frame(of: item, in: number).frame
                    guard frame.x < right, frame.x + frame.width > left, frame.y < bottom,
                        frame.y + frame.height > top
                    else { return }
                    elements.append((number, item, frame, false))
                    if item == section.moreItem { elements.append((number, item, frame, true)) }
                }
                number += 1
            }
            return elements
        }

        /// The first section that ends below a height.
        func firstSection(below top: Double) -> Int {
            var start = 0, rest = sections.count
            while rest > 0 {
                let half = rest / 2
                if tops[start + half + 1] <= top {
                    (start, rest) = (start + half + 1, rest - half - 1)
                } else {
                    rest = half
                }
            }
            return start
        }
    }
#endif
