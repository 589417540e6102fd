internal import GridModel

extension SwiftWriter {
    /// Prints how a layout places photos in columns.
    func writeColumnPlaces(to printer: inout CodePrinter) {
        printer.lines(
            """

            /// The width of a column; of one that is too narrow for anything it is negative.
            fileprivate var columnWidth: Double {
                let columns = Double(plan.columns)
                return (width - Layout.left - Layout.right - (columns - 1) * columnGap) / columns
            }

            /// Columns, of which each photo takes the one that is shortest so far.
            private func fillColumns(_ buffer: UnsafeMutablePointer<Frame>?, _ ratios: Ratios) -> Double {
                withUnsafeTemporaryAllocation(of: Double.self, capacity: plan.columns) { ends in
                    ends.initialize(repeating: Layout.top)
                    let width = columnWidth
                    var longest = Layout.top
                    for index in 0..<plan.tiles {
                        let frame = next(ratios[index], columnWidth: width, ends)
                        longest = Swift.max(longest, frame.y + frame.height)
                        buffer?[index] = frame
                    }
                    return longest + Layout.bottom
                }
            }

            /// The frame of the next photo: at the end of the leftmost column that is at most a millionth of its width longer than the shortest,
            /// since columns that are equal but for rounding are equal.
            @inline(__always) fileprivate func next(_ ratio: Double, columnWidth: Double, _ ends: UnsafeMutableBufferPointer<Double>) -> Frame {
                // Which column is the shortest can't be foretold; conditional moves don't try to.
                var column = 0, least = ends[0], second = Double.infinity, other = 1
                while other < ends.count {
                    let end = ends[other], isLess = end < least
                    second = Swift.min(second, isLess ? least : end)
                    column = isLess ? other : column
                    least = isLess ? end : least
                    other &+= 1
                }
                let width = Swift.max(0, columnWidth), limit = least + \(Waterfall.tolerance.decimal) * width
                if second <= limit {
                    column = 0
                    while ends[column] > limit { column &+= 1 }
                    least = ends[column]
                }
                let x = Layout.left + Double(column) * (columnWidth + columnGap), height = width / ratio
                ends[column] = least + (height + rowGap)
                return Frame(x: x, y: least, width: width, height: height)
            }

            /// The edges that a photo in a column touches: the bottom one where it ends with the longest.
            private func edgesInColumns(_ frame: Frame) -> Edges {
                let last = Layout.left + Double(plan.columns - 1) * (columnWidth + columnGap)
                let bottom = (solvedHeight ?? 0) - Layout.bottom - \(Waterfall.tolerance.decimal) * columnWidth
                var edges: Edges = []
                if frame.x == Layout.left { edges.insert(.left) }
                if frame.x == last { edges.insert(.right) }
                if frame.y == Layout.top { edges.insert(.top) }
                if frame.y + frame.height >= bottom { edges.insert(.bottom) }
                return edges
            }
            """)
    }

    /// Prints the columns that photos are appended to.
    func writeColumns(to printer: inout CodePrinter) {
        let options = parameters(without: ["ratios", "editing"], separator: ", ")
        let arguments = arguments(without: ["editing"], count: "0", ratios: "[]")
        printer.lines(
            """

            /// A waterfall that grows: a photo is appended to the column that is shortest so far, and those that have been placed stay where they are.
            ///
            /// The frames are those of `layout`, except for counts that have another rule there.
            \(access)struct Columns: Sendable {
                private var layout: Layout
                /// Where the next photo of each column goes.
                private var ends: [Double]
                private var longest = Layout.top

                /// How many photos have been appended.
                \(access)private(set) var count = 0

                /// The columns without photos. Nil: no waterfall at this width, a number not finite, a scale not positive.
                \(access)init?(\(options)) {
                    guard var layout = unsolved(\(arguments)), let plan = columns(layout.width) else { return nil }
                    layout.plan = plan
                    layout.solvedHeight = 0
                    self.layout = layout
                    ends = [Double](repeating: Layout.top, count: plan.columns)
                }

                /// The size of the container.
                \(access)var size: Size { layout.size }

                /// Places the next photo; a ratio that is no finite number above 0 is unknown and counts as 1:1, as does the tile that adds one.
                @discardableResult \(access)mutating func append(ratio: Double = .nan) -> Frame {
                    let layout = layout
                    let frame = ends.withUnsafeMutableBufferPointer {
                        layout.next(layout.plan.limited(ratio), columnWidth: layout.columnWidth, $0)
                    }
                    longest = Swift.max(longest, frame.y + frame.height)
                    count += 1
                    self.layout.solvedHeight = longest + Layout.bottom
                    return layout.placed(frame, in: layout.size)
                }
            }
            """)
    }
}
