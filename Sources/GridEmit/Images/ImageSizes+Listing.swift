internal import GridModel
internal import GridSyntax

extension ImageSizes {
    /// Lines with the widths of files, and `sizes` of the images of one count of photos, or of all, for people;
    /// empty if the count has no layout.
    ///
    /// - Parameter last: of all counts, those that begin above this one are left out.
    func listing(count: Int?, through last: Int = .max) -> [String] {
        let shown =
            count.map { count in layouts.compactMap { $0.sizes(of: count) } }
            ?? layouts.filter { $0.counts.from <= last }
        if shown.isEmpty { return [] }
        let files = widths.stored.map { "\($0)" }.joined(separator: ", ")
        let needed = widths.needed.map { range in
            range.lower == range.upper ? range.lower.rough : "\(range.lower.rough) to \(range.upper.rough)"
        }
        var lines = [
            "stored widths: \(files.isEmpty ? "none" : files)",
            "greatest waste: \(widths.waste.percent) more pixels than needed",
            "needed widths: \(needed.isEmpty ? "none" : needed.joined(separator: ", "))", "",
        ]
        var rows = [("photos", "images", "sizes")]
        for layout in shown { rows += layout.rows }
        let (first, second) = (
            rows.map { $0.0.unicodeScalars.count }.max() ?? 0,
            rows.map { $0.1.unicodeScalars.count }.max() ?? 0
        )
        for row in rows {
            lines.append("\(row.0.padded(to: first))  \(row.1.padded(to: second))  \(row.2)")
        }
        if let sizes = shown.first?.tiles.first, let last = widths.stored.last {
            let sources = widths.stored.map { "photo-\($0).jpg \($0)w" }.joined(separator: ", ")
            lines += ["", "<img src=\"photo-\(last).jpg\" srcset=\"\(sources)\" sizes=\"\(sizes)\">"]
        }
        return lines
    }
}

extension ImageSizes.Sizes {
    /// Those of one count, with images that are repeated; nil if it has others, or too many to list.
    fileprivate func sizes(of count: Int) -> Self? {
        guard counts.holds(count) else { return nil }
        let more = (count - counts.from) / counts.step
        let repeated = tiles[counts.repeated]
        guard more == 0 || more <= 10_000 / max(1, repeated.count) else { return nil }
        return Self(
            counts: ImageCounts(from: count, to: count), pattern: pattern,
            tiles: tiles[..<counts.repeated.lowerBound] + (0..<more).flatMap { _ in repeated }
                + tiles[counts.repeated.lowerBound...])
    }

    /// The counts, the images and their `sizes`: a row for images with the same.
    fileprivate var rows: [(String, String, String)] {
        var rows: [(sizes: String, images: [String])] = []
        var start = 0
        let limits = [tiles.count, counts.repeated.lowerBound, counts.repeated.upperBound]
        for (place, sizes) in tiles.enumerated()
        where limits.contains(place + 1) || tiles[place + 1] != sizes {
            let images =
                (place == start ? "\(place + 1)" : "\(start + 1)-\(place + 1)")
                + (counts.repeated.contains(place) ? " …" : "")
            start = place + 1
            if let row = rows.firstIndex(where: { $0.sizes == sizes }) {
                rows[row].images.append(images)
            } else {
                rows.append((sizes, [images]))
            }
        }
        return rows.enumerated().map { index, row in
            (index == 0 ? name : "", row.images.joined(separator: ", "), row.sizes)
        }
    }

    private var name: String {
        let shapes = pattern?.text ?? ""
        if counts.from == counts.to { return "\(counts.from)" + shapes }
        let to = counts.to.map { "\($0 - ($0 - counts.from) % counts.step)" } ?? ""
        if counts.step == 1 { return "\(counts.from)..\(to)" + shapes }
        return "\(counts.from), \(counts.from + counts.step), …" + (to.isEmpty ? "" : " ") + to + shapes
    }
}

extension Rational {
    /// The number in percent, rounded up to a tenth.
    fileprivate var percent: String {
        let percent = (try? (self * Rational(100)).rounded(places: 1)) ?? self
        return percent.decimal + "%"
    }
}

extension String {
    fileprivate func padded(to length: Int) -> String {
        self + String(repeating: " ", count: max(0, length - unicodeScalars.count))
    }
}
