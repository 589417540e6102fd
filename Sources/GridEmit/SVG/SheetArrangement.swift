/// Where the pictures of a sheet are at a scale: those of a section in rows, and sections side by side where they fit.
struct SheetArrangement {
    /// A section before it has a place: its heading, and its pictures.
    struct Part {
        let heading: String?
        let items: [Item]
    }

    /// A picture before it has a place, in points.
    struct Item {
        let sample: Sample
        let label: String
        let width: Double
        let height: Double
        let area: Double

        init(_ sample: Sample) {
            let size = sample.drawnSize
            self.sample = sample
            label = sample.label
            width = max(1, size.width, sample.space.width)
            height = max(1, size.height)
            area = size.width * size.height
        }
    }

    /// A picture, with the place of its upper left corner.
    struct Picture {
        let sample: Sample
        let label: [String]
        var x: Double
        var y: Double
    }

    /// The heading of a section, with the beginning of its baseline.
    struct Heading {
        let text: String
        let x: Double
        let y: Double
    }

    let scale: Double
    private(set) var pictures: [Picture] = []
    private(set) var headings: [Heading] = []
    private(set) var width = 0.0
    private(set) var height = 0.0

    /// What is between pictures, and what is between sections.
    private static let gap = 16.0
    private static let partGap = 28.0
    /// The height of a line of a label, the width of a character, and the least width of a label.
    static let line = 15.0
    private static let character = 7.3
    private static let narrowest = 104.0

    // MARK: The best one

    /// The arrangement that fills most of its area, within a width, and within a height if there is one.
    static func best(of parts: [Part], width: Double, height: Double) -> SheetArrangement {
        let items = parts.flatMap { $0.items }
        let widest = items.map { $0.width }.max() ?? 1
        let narrowest = items.map { $0.width }.min() ?? 1
        let tallest = items.map { $0.height }.max() ?? 1
        let area = items.reduce(0) { $0 + $1.area }
        // No picture is larger than the grid itself, or much higher than a screen.
        let most = min(1, width / widest, 420 / tallest)
        // The smallest has five of the narrowest containers in a row, and two of the widest.
        let least = min(most, ((width + gap) / 5 - gap) / narrowest, ((width + gap) / 2 - gap) / widest)
        var best = SheetArrangement(parts, scale: least, within: width)
        for step in stride(from: 1.0, through: 40, by: 1) {
            let other = SheetArrangement(parts, scale: least + (most - least) * step / 40, within: width)
            if other.height > max(height, best.height) { break }
            if other.filled(by: area) > best.filled(by: area) { best = other }
        }
        return best
    }

    /// The part of its area that pictures of an area cover.
    private func filled(by area: Double) -> Double { area * scale * scale / max(1, width * height) }

    // MARK: Packing

    private init(_ parts: [Part], scale: Double, within most: Double) {
        self.scale = scale
        var (x, y) = (0.0, 0.0)
        for part in parts {
            let block = Self.block(part, scale: scale, within: most)
            if x > 0, x + block.width > most + 0.1 { (x, y) = (0, height + 8) }
            if let text = part.heading { headings.append(Heading(text: text, x: x, y: y + 16)) }
            pictures += block.pictures.map { picture in
                var moved = picture
                moved.x += x
                moved.y += y
                return moved
            }
            width = max(width, x + block.width)
            height = max(height, y + block.height)
            x += block.width + Self.partGap
        }
    }

    /// The pictures of a section in rows, from its own corner.
    private static func block(_ part: Part, scale: Double, within most: Double) -> (
        pictures: [Picture], width: Double, height: Double
    ) {
        var pictures: [Picture] = []
        var width = part.heading.map { Double($0.count) * 8.2 } ?? 0
        var height = part.heading == nil ? 0.0 : 22
        var rest = part.items[...]
        while !rest.isEmpty {
            var widths: [Double] = []
            var end = 0.0
            for item in rest {
                let width = max(narrowest, item.width * scale)
                // A tenth of a point more or less comes of rounding.
                if !widths.isEmpty, end + width > most + 0.1 { break }
                widths.append(width)
                end += width + gap
            }
            let row = zip(rest, widths).map { item, width in
                (item: item, width: width, label: wrapped(item.label, to: Int(width / character), most: 2))
            }
            rest = rest.dropFirst(row.count)
            let top = height + 10 + line * Double(row.map { $0.label.count }.max() ?? 1)
            var x = 0.0
            for (item, width, label) in row {
                pictures.append(Picture(sample: item.sample, label: label, x: x, y: top))
                x += width + gap
            }
            width = max(width, end - gap)
            height = top + (row.map { $0.item.height }.max() ?? 0) * scale + 20
        }
        return (pictures, width, height)
    }
}
