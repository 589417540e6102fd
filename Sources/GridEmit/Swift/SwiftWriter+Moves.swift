internal import GridModel

extension SwiftWriter {
    /// Prints how photos move while one is added or deleted.
    func writeMoves(to printer: inout CodePrinter) {
        printer.lines(
            """

            /// The way of a photo from one layout to the next.
            \(access)struct Move: Hashable, Sendable {
                /// The index of the photo before and after.
                \(access)let from, to: Int
                /// Its frame before and after.
                \(access)let start, end: Frame
            }

            /// The ways of the photos that stay when one is inserted at an index of the new layout.
            ///
            /// `count` is how many there were.\(looksAtPhotos ? " `ratios` are theirs, `ratio` is that of the new one." : "") A photo that has no tile before or after is left out.
            /// - Returns: nil where one of the layouts is missing, or for an index that doesn't fit.
            \(access)static func moves(
                count: Int, inserting index: Int, \(looksAtPhotos ? "ratio: Double = .nan, " : "")\(parameters())
            ) -> [Move]? {
                guard index >= 0, index <= count, count < Int.max, let start = layout(\(arguments())) else { return nil }\(ratios(insertion))
                guard let end = layout(\(arguments(count: "count + 1", ratios: "after"))) else { return nil }
                return moves(from: start, to: end, count) { $0 < index ? $0 : $0 + 1 }
            }

            /// The ways of the photos that stay when the one at an index is deleted.
            ///
            /// `count` is how many there were. A photo that has no tile before or after is left out.
            /// - Returns: nil where one of the layouts is missing, or for an index that doesn't fit.
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

    /// The statement that inserts a ratio, at a place that some layout can look at.
    private var insertion: String {
        let lookedAt = grid.layouts.compactMap { $0.pattern?.count }.max() ?? 0
        return """
            if index < \(keepsRatios ? SwiftWriter.mostTiles : "\(lookedAt)") {
                after += Array(repeating: .nan, count: Swift.max(0, index - after.count))
                after.insert(ratio, at: index)
            }
            """
    }

    /// The statements that make the ratios after the change, where the spec looks at them.
    private func ratios(_ statements: String) -> String {
        guard looksAtPhotos else { return "" }
        let lines = ["var after = ratios"] + statements.split(separator: "\n").map(String.init)
        return lines.map { "\n    \($0)" }.joined()
    }
}
