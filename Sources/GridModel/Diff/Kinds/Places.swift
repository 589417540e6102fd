extension ChangeKind {
    static let places = ChangeKind(
        name: "places",
        meaning:
            "Photos move or get another size, by themselves or with a sizing, a weight or a gap: an app shows other crops.",
        search: .layouts { layouts in
            guard layouts.oldRule != nil, layouts.newRule != nil else { return nil }
            for width in [layouts.typicalWidth] + layouts.sampleWidths {
                for count in layouts.sampleCounts {
                    if let words = layouts.movedWords(count, width) {
                        return Finding(words: words, effect: .harmless)
                    }
                }
            }
            return nil
        })
}

extension ChangedLayouts {
    /// How many photos of a count move, and the first of them.
    fileprivate func movedWords(_ count: Int, _ width: Rational) -> String? {
        let frames = frames(count: count, width: width)
        guard let old = frames.old, let new = frames.new else { return nil }
        let moved = new.moved(from: old)
        guard let first = moved.first else {
            return old.width == new.width
                ? nil : "the container is \(new.width.tenths) wide, not \(old.width.tenths)"
        }
        let move = "photos move" + (moved.count == 1 ? "s" : "")
        var words =
            moved.count == new.frames.count
            ? "all photos move" : "\(moved.count) of \(new.frames.count) \(move)"
        if new.frames.count == 1 { words = "the photo moves" }
        let (before, after) = (old.frames[first], new.frames[first])
        let photo = "photo \(first + 1)" + (from == to ? "" : " of \(count)")
        let name = new.frames.count == 1 ? "it" : photo
        if before.width != after.width || before.height != after.height {
            words += ": \(name) is \(after.size), not \(before.size)"
        } else {
            words += ": \(name) is at \(after.place), not \(before.place)"
        }
        return words + ", at \(width.tenths)"
    }
}

extension PlacedFrames {
    /// The indices of the frames that aren't where those of another layout are.
    package func moved(from other: PlacedFrames) -> [Int] {
        frames.indices.filter { index in
            guard other.frames.indices.contains(index) else { return false }
            let (old, new) = (other.frames[index], frames[index])
            return old.x != new.x || old.y != new.y || old.width != new.width || old.height != new.height
        }
    }
}

extension PlacedFrames.Frame {
    fileprivate var size: String { "\(width.tenths)×\(height.tenths)" }
    fileprivate var place: String { "(\(x.tenths), \(y.tenths))" }
}
