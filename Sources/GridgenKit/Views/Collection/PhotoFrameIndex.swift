#if canImport(UIKit) || canImport(AppKit)
    /// Frames, and search trees that find those in a vertical range.
    ///
    /// Frames that are appended become a part of their own, with the parts before it that aren't twice as long. So there are
    /// O(log n) parts, a frame is sorted O(log n) times, and an index shares the other parts with its copies.
    nonisolated struct PhotoFrameIndex: RandomAccessCollection, Sendable {
        /// Each at least twice as long as the next.
        private var parts: [PhotoFramePart] = []

        init() {}

        var startIndex: Int { 0 }
        var endIndex: Int { parts.last?.end ?? 0 }

        subscript(index: Int) -> PhotoFrame {
            for part in parts where index < part.end { return part.frames[index - part.start] }
            return PhotoFrame(x: 0, y: 0, width: 0, height: 0)
        }

        /// Adds frames after the others.
        mutating func append(_ added: [PhotoFrame]) {
            guard !added.isEmpty else { return }
            var first = parts.count, length = added.count
            while first > 0, parts[first - 1].frames.count < 2 * length {
                first -= 1
                length += parts[first].frames.count
            }
            let joined = parts[first...].flatMap(\.frames) + added
            parts[first...] = [PhotoFramePart(joined, from: count - joined.count + added.count)]
        }

        /// Calls `body` with the index of each frame that meets a vertical range, from top to bottom.
        func search(from top: Double, to bottom: Double, _ body: (Int) -> Void) {
            if parts.count == 1 { return parts[0].search(from: top, to: bottom) { body($1) } }
            var found: [(y: Double, index: Int)] = []
            for part in parts { part.search(from: top, to: bottom) { found.append(($0, $1)) } }
            for place in found.sorted(by: <) { body(place.index) }
        }
    }

    /// Consecutive frames, and a search tree over them.
    ///
    /// A search takes O(log n) steps for each frame found, however tall the frames above the range are: it follows only
    /// branches with a frame that ends below the range's start.
    private nonisolated struct PhotoFramePart: Sendable {
        /// The index of the first frame.
        let start: Int
        let frames: [PhotoFrame]
        /// The places of the frames from top to bottom; empty if the frames are in that order.
        private let order: [Int]
        /// The lowest edge in each branch of a complete binary tree over `order`. The children of branch n are 2n and
        /// 2n + 1, and the leaves are the second half.
        private let bottoms: [Double]

        init(_ frames: [PhotoFrame], from start: Int) {
            let isOrdered = zip(frames, frames.dropFirst()).allSatisfy { $0.y <= $1.y }
            let order = isOrdered ? [] : frames.indices.sorted { (frames[$0].y, $0) < (frames[$1].y, $1) }
            var leaves = 1
            while leaves < frames.count { leaves *= 2 }
            var bottoms = Array(repeating: -Double.infinity, count: 2 * leaves)
            for place in frames.indices {
                let frame = frames[isOrdered ? place : order[place]]
                bottoms[leaves + place] = frame.y + frame.height
            }
            for branch in stride(from: leaves - 1, to: 0, by: -1) {
                bottoms[branch] = Swift.max(bottoms[2 * branch], bottoms[2 * branch + 1])
            }
            (self.start, self.frames, self.order, self.bottoms) = (start, frames, order, bottoms)
        }

        /// The index after that of the last frame.
        var end: Int { start + frames.count }

        /// Calls `body` with the upper edge and the index of each frame that meets a vertical range, from top to bottom.
        func search(from top: Double, to bottom: Double, _ body: (Double, Int) -> Void) {
            var end = 0, rest = frames.count
            while rest > 0 {
                let half = rest / 2
                if frames[place(end + half)].y < bottom {
                    (end, rest) = (end + half + 1, rest - half - 1)
                } else {
                    rest = half
                }
            }
            search(branch: 1, first: 0, length: bottoms.count / 2, end: end, top) { place in
                body(frames[place].y, start + place)
            }
        }

        private func search(
            branch: Int, first: Int, length: Int, end: Int, _ top: Double, _ body: (Int) -> Void
        ) {
            guard first < end, bottoms[branch] > top else { return }
            if length == 1 { return body(place(first)) }
            let half = length / 2
            search(branch: 2 * branch, first: first, length: half, end: end, top, body)
            search(branch: 2 * branch + 1, first: first + half, length: half, end: end, top, body)
        }

        /// The place of the frame that so many others are above.
        private func place(_ above: Int) -> Int { order.isEmpty ? above : order[above] }
    }
#endif
