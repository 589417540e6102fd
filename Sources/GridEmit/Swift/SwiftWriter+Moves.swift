internal import GridModel

extension SwiftWriter {
    /// Prints the functions for animating an insertion or deletion.
    func writeMoves(to printer: inout CodePrinter) {
        printer.lines(
            """

            /// The movement of a photo from one layout to the next.
            \(access)struct Move: Hashable, Sendable {
                /// The index of the photo before and after.
                \(access)let from, to: Int
                /// Its frame before and after.
                \(access)let start, end: Frame
            }

            /// The movements of the existing photos when one is inserted at an index of the new layout.
            ///
            /// `count` is the number of photos before.\(looksAtPhotos ? " `ratios` are theirs, `ratio` is the new photo's." : "") Photos without a tile before or after are left out.
            /// - Returns: nil if one of the layouts is missing or the index is out of range.
            \(access)static func moves(
                count: Int, inserting index: Int, \(looksAtPhotos ? "ratio: Double = .nan, " : "")\(parameters())
            ) -> [Move]? {
                guard index >= 0, index <= count, count < Int.max, let start = layout(\(arguments())) else { return nil }\(ratios(insertion))
                guard let end = layout(\(arguments(count: "count + 1", ratios: "after"))) else { return nil }
                return moves(from: start, to: end, count) { $0 < index ? $0 : $0 + 1 }
            }

            /// The movements of the remaining photos when the one at an index is deleted.
            ///
            /// `count` is the number of photos before. Photos without a tile before or after are left out.
            /// - Returns: nil if one of the layouts is missing or the index is out of range.
            \(access)static func moves(
                count: Int, deleting index: Int, \(parameters())
            ) -> [Move]? {
                guard index >= 0, index < count, let start = layout(\(arguments())) else { return nil }\(ratios("if index < after.count { after.remove(at: index) }"))
                guard let end = layout(\(arguments(count: "count - 1", ratios: "after"))) else { return nil }
                return moves(from: start, to: end, count) { $0 == index ? nil : $0 < index ? $0 : $0 - 1 }
            }

            private static func moves(from start: Layout, to end: Layout, _ count: Int, _ target: (Int) -> Int?) -> [Move] {
                (0..<Swift.min(count, start.count)).compactMap { index in
                    guard let other = target(index), end.indices.contains(other), end.role(of: other) != .add else { return nil }
                    return Move(from: index, to: other, start: start[index], end: end[other])
                }
            }
            """)
    }

    /// The statement that inserts a ratio if some layout uses it at that index.
    private var insertion: String {
        let lookedAt = grid.layouts.compactMap { $0.pattern?.count }.max() ?? 0
        return """
            if index < \(keepsRatios ? SwiftWriter.mostTiles : "\(lookedAt)") {
                after += Array(repeating: .nan, count: Swift.max(0, index - after.count))
                after.insert(ratio, at: index)
            }
            """
    }

    /// The statements that compute the ratios after the change, if the spec uses them.
    private func ratios(_ statements: String) -> String {
        guard looksAtPhotos else { return "" }
        let lines = ["var after = ratios"] + statements.split(separator: "\n").map(String.init)
        return lines.map { "\n    \($0)" }.joined()
    }
}
