internal import GridModel

extension SwiftWriter {
    /// Prints the code that places photos in columns.
    func writeColumnPlaces(to printer: inout CodePrinter) {
        printer.lines(
            """

            /// The width of a column; negative if the container is too narrow.
            fileprivate var columnWidth: Double {
                let columns = Double(plan.columns)
                return (width - Layout.left - Layout.right - (columns - 1) * columnGap) / columns
            }

            /// Places photos in columns: each goes to the column that is shortest so far.
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

            /// The frame of the next photo. It goes to the leftmost column that is at most a millionth of the column
            /// width longer than the shortest, since columns that only differ by rounding count as equal.
            @inline(__always) fileprivate func next(_ ratio: Double, columnWidth: Double, _ ends: UnsafeMutableBufferPointer<Double>) -> Frame {
                // The shortest column is unpredictable, so conditional moves are faster than branches.
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

            /// The edges that a photo in a column touches: the bottom if it ends where the longest column does.
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

    /// Prints the columns that callers append photos to.
    func writeColumns(to printer: inout CodePrinter) {
        let options = parameters(without: ["ratios", "editing"], separator: ", ")
        let arguments = arguments(without: ["editing"], count: "0", ratios: "[]")
        printer.lines(
            """

            /// A growing waterfall: each appended photo goes to the column that is shortest so far, and earlier
            /// photos stay in place.
            ///
            /// The frames are those of `layout`, except for counts with another rule.
            \(access)struct Columns: Sendable {
                private var layout: Layout
                /// The position of the next photo in each column.
                private var ends: [Double]
                private var longest = Layout.top

                /// How many photos have been appended.
                \(access)private(set) var count = 0

                /// Creates empty columns; nil if there is no waterfall at this width, a number isn't finite or `scale` isn't positive.
                \(access)init?(\(options)) {
                    guard var layout = unsolved(\(arguments)), let plan = columns(layout.width) else { return nil }
                    layout.plan = plan
                    layout.solvedHeight = 0
                    self.layout = layout
                    ends = [Double](repeating: Layout.top, count: plan.columns)
                }

                /// The size of the container.
                \(access)var size: Size { layout.size }

                /// Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1, and so does the tile that adds a photo.
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
