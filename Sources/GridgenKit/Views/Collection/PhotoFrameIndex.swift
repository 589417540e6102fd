#if canImport(UIKit) || canImport(AppKit)
    /// Frames, and a search tree that finds those in a vertical range.
    ///
    /// A search takes O(log n) steps for each frame found, however tall the frames above the range are: it follows only
    /// branches with a frame that ends below the range's start.
    nonisolated struct PhotoFrameIndex: Sendable {
        private(set) var frames: [PhotoFrame] = []
        /// The indices of the frames from top to bottom; empty if the frames are in that order.
        private var order: [Int] = []
        /// The lowest edge in each branch of a complete binary tree over `order`. The children of branch n are 2n and
        /// 2n + 1, and the leaves are the second half.
        private var bottoms: [Double] = []

        init() {}

        /// Adds frames after the others.
        mutating func append(_ added: [PhotoFrame]) {
            frames += added
            let isOrdered = zip(frames, frames.dropFirst()).allSatisfy { $0.y <= $1.y }
            order = isOrdered ? [] : frames.indices.sorted { (frames[$0].y, $0) < (frames[$1].y, $1) }
            var leaves = 1
            while leaves < frames.count { leaves *= 2 }
            bottoms = Array(repeating: -.infinity, count: 2 * leaves)
            for place in frames.indices {
                let frame = frames[index(at: place)]
                bottoms[leaves + place] = frame.y + frame.height
            }
            for branch in stride(from: leaves - 1, to: 0, by: -1) {
                bottoms[branch] = Swift.max(bottoms[2 * branch], bottoms[2 * branch + 1])
            }
        }

        /// Calls `body` with the index of each frame that meets a vertical range, from top to bottom.
        func search(from top: Double, to bottom: Double, _ body: (Int) -> Void) {
            var end = 0, rest = frames.count
            while rest > 0 {
                let half = rest / 2
                if frames[index(at: end + half)].y < bottom {
                    (end, rest) = (end + half + 1, rest - half - 1)
                } else {
                    rest = half
                }
            }
            search(branch: 1, start: 0, length: bottoms.count / 2, end: end, top, body)
        }

        private func search(
            branch: Int, start: Int, length: Int, end: Int, _ top: Double, _ body: (Int) -> Void
        ) {
            guard start < end, bottoms[branch] > top else { return }
            if length == 1 { return body(index(at: start)) }
            let half = length / 2
            search(branch: 2 * branch, start: start, length: half, end: end, top, body)
            search(branch: 2 * branch + 1, start: start + half, length: half, end: end, top, body)
        }

        private func index(at place: Int) -> Int { order.isEmpty ? place : order[place] }
    }
#endif
