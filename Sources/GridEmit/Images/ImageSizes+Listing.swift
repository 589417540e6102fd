internal import GridModel
internal import GridSyntax

extension ImageSizes {
    /// Lines with the widths of files, and `sizes` of the images of one count of photos, or of all, for people;
    /// empty if the count has no layout.
    func listing(count: Int?) -> [String] {
        let shown = layouts.filter { layout in count.map { layout.counts.holds($0) } ?? true }
        if shown.isEmpty { return [] }
        let files = widths.stored.map { "\($0)" }.joined(separator: ", ")
        let needed = widths.needed.map { range in
            range.lower == range.upper ? range.lower.rough : "\(range.lower.rough) to \(range.upper.rough)"
        }
        var lines = [
            "stored widths: \(files)", "needed widths: \(needed.joined(separator: ", "))", "",
        ]
        var rows = [("photos", "images", "sizes")]
        for layout in shown { rows += layout.rows }
        let (first, second) = (
            rows.map { $0.0.unicodeScalars.count }.max() ?? 0, rows.map { $0.1.utf8.count }.max() ?? 0
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
    /// The counts, the images and their `sizes`: a row for images with the same.
    fileprivate var rows: [(String, String, String)] {
        var rows: [(sizes: String, images: [String])] = []
        var start = 0
        for (place, sizes) in tiles.enumerated() where place + 1 == tiles.count || tiles[place + 1] != sizes {
            let images = place == start ? "\(place + 1)" : "\(start + 1)-\(place + 1)"
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
        let shapes = pattern.map { "[" + $0.map { $0.rawValue }.joined() + "]" } ?? ""
        if counts.from == counts.to { return "\(counts.from)" + shapes }
        if counts.step == 1 { return "\(counts.from).." + (counts.to.map { "\($0)" } ?? "") + shapes }
        return "\(counts.from), \(counts.from + counts.step), …" + shapes
    }
}

extension String {
    fileprivate func padded(to length: Int) -> String {
        self + String(repeating: " ", count: max(0, length - unicodeScalars.count))
    }
}
