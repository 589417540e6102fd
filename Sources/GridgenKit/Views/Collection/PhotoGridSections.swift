#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// The sections of a collection, stacked vertically: what the collection layouts of UIKit and AppKit share.
    nonisolated struct PhotoGridSections: Sendable {
        /// A photo on screen, or a supplement.
        typealias Element = (section: Int, item: Int, frame: PhotoFrame, supplement: PhotoGridSupplement?)

        private(set) var sections: [PhotoGridSection] = []
        /// The upper edge of each section, which is that of its header, and the height of all.
        private(set) var tops = [0.0]
        /// The heights of the headers and footers, and their left edge and width.
        private(set) var headers: [Double] = [], footers: [Double] = []
        private(set) var marginLeft = 0.0, marginWidth = 0.0
        private var spacing = 0.0
        /// The supplements that stay in the window while their section is in it.
        private(set) var pinned: Set<PhotoGridSupplement> = []
        var window = PhotoGridWindow(top: 0, bottom: 0, clearTop: 0, clearBottom: 0)
        /// The left edge of each section.
        private var lefts: [Double] = []
        /// The size of the content.
        private(set) var content = PhotoSize(width: 0, height: 0)

        init() {}

        /// Lays out all sections in an area. The request has what they share.
        mutating func update(
            _ items: [PhotoGridItems], _ shared: PhotoRequest, spacing: Double,
            pinning: Set<PhotoGridSupplement>, in area: PhotoGridArea
        ) {
            let before = sections
            sections = items.enumerated().map { number, items in
                var request = shared
                (request.count, request.ratios) = (items.count, items.ratios)
                // Sections that don't fill a height stay when it changes.
                if !items.grid.needsHeight { request.height = 0 }
                return PhotoGridSection(
                    items.grid, request, before: before.indices.contains(number) ? before[number] : nil)
            }
            (headers, footers) = (items.map(\.header), items.map(\.footer))
            self.spacing = spacing
            pinned = pinning.filter { ($0 == .header ? headers : footers).contains { $0 > 0 } }
            tops = [0]
            for (number, section) in sections.enumerated() {
                let height = headers[number] + section.size.height + footers[number]
                tops.append(tops[number] + height + (number + 1 < sections.count ? spacing : 0))
            }
            let width = sections.reduce(area.width) { Swift.max($0, $1.size.width) }
            let (whole, left) = area.content(around: width)
            content = PhotoSize(width: whole, height: tops[sections.count])
            (marginLeft, marginWidth) = (shared.isMirrored ? left + width - area.width : left, area.width)
            lefts = sections.map { section in
                guard shared.isMirrored else { return left }
                return left
                    + PhotoLayout.mirroredOffset(of: section.size.width, in: width, scale: shared.scale)
            }
        }

        /// The upper edge of a section's tiles, below its header.
        func tileTop(of section: Int) -> Double { tops[section] + headers[section] }

        /// The lower edge of a section, without the spacing below it.
        func end(of section: Int) -> Double {
            tops[section + 1] - (section + 1 < sections.count ? spacing : 0)
        }

        /// The frame of an item, and whether it has a tile. An item without a tile has the frame of the
        /// section's last tile.
        func frame(of item: Int, in section: Int) -> (frame: PhotoFrame, isVisible: Bool) {
            guard sections.indices.contains(section) else {
                return (PhotoFrame(x: 0, y: 0, width: 0, height: 0), false)
            }
            let frames = sections[section].index, isVisible = frames.indices.contains(item)
            guard var frame = isVisible ? frames[item] : frames.last else {
                return (PhotoFrame(x: lefts[section], y: tileTop(of: section), width: 0, height: 0), false)
            }
            frame.x += lefts[section]
            frame.y += tileTop(of: section)
            return (frame, isVisible)
        }

        /// What a rectangle shows.
        func elements(in rectangle: PhotoFrame) -> [Element] {
            let (left, right) = (rectangle.x, rectangle.x + rectangle.width)
            let (top, bottom) = (rectangle.y, rectangle.y + rectangle.height)
            var elements: [Element] = []
            var number = firstSection(below: top - 1)
            while number < sections.count, tops[number] < bottom + 1 {
                let section = sections[number], start = tileTop(of: number)
                func add(_ item: Int, _ frame: PhotoFrame?, _ supplement: PhotoGridSupplement?) {
                    guard let frame, frame.x < right, frame.x + frame.width > left, frame.y < bottom,
                        frame.y + frame.height > top
                    else { return }
                    elements.append((number, item, frame, supplement))
                }
                add(0, frame(of: .header, in: number), .header)
                // A point more, since sums of positions are rounded; the comparison above is exact.
                section.index.search(from: top - start - 1, to: bottom - start + 1) { item in
                    let frame = frame(of: item, in: number).frame
                    add(item, frame, nil)
                    if item == section.moreItem { add(item, frame, .more) }
                }
                add(0, frame(of: .footer, in: number), .footer)
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
