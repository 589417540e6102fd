internal import GridModel

extension SwiftWriter {
    /// Prints the types that callers see.
    func writeTypes(to printer: inout CodePrinter) {
        printer.lines(
            """
            /// A rectangle in points; its origin is the top left corner of the container.
            struct Frame: Hashable, Sendable {
                var x, y, width, height: Double
            }

            /// A size in points.
            struct Size: Hashable, Sendable {
                var width, height: Double
            }

            /// What stands in a tile: a photo, a photo and the number of those not shown, or the button that adds one.
            enum Role: Hashable, Sendable {
                case photo, more, add
            }

            /// Edges of the container that a tile touches.
            struct Edges: OptionSet, Hashable, Sendable {
                let rawValue: UInt8
                init(rawValue: UInt8) { self.rawValue = rawValue }
                static let top = Edges(rawValue: 1)
                static let left = Edges(rawValue: 2)
                static let bottom = Edges(rawValue: 4)
                static let right = Edges(rawValue: 8)
            }

            /// The tiles for one count of photos, in the order of the photos.
            struct Layout: RandomAccessCollection, Sendable {
                fileprivate let plan: Plan
                fileprivate let space: Space

                /// How many photos have no tile.
                var hidden: Int { plan.hidden }

                /// The size of the container.
                var size: Size { plan.size(in: space) }

                var startIndex: Int { 0 }
                var endIndex: Int { plan.tiles }

                /// The frame of a photo; an index that has no tile gives an empty one.
                subscript(index: Int) -> Frame {
                    indices.contains(index) ? plan.frame(at: index, in: space) : Frame(x: 0, y: 0, width: 0, height: 0)
                }

                /// What stands in the tile at an index.
                func role(of index: Int) -> Role {
                    \(lastRole)
                }

                /// The edges of the container that the tile at an index touches.
                func edges(of index: Int) -> Edges {
                    indices.contains(index) ? plan.edges(at: index) : []
                }
            }
            """)
    }

    /// The expression for what stands in a tile.
    private var lastRole: String {
        let more = "hidden > 0 && index == count - 1 ? .more : .photo"
        return grid.append == nil ? more : "plan.adds && index == count - 1 ? .add : \(more)"
    }

    /// The documentation of `editing`, where there is an add tile.
    private var editingNote: String {
        guard let append = grid.append else { return "" }
        return "\n/// While editing, fewer than \(append) photos are followed by a tile that adds one."
    }

    /// Prints the functions that callers use.
    func writeFunctions(to printer: inout CodePrinter) {
        let editing = grid.append == nil ? "" : ", editing: Bool = false"
        let gaps = "gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil" + editing
        let passed =
            "\(sizeArguments), gap: gap, rowGap: rowGap, columnGap: columnGap"
            + (editing.isEmpty ? "" : ", editing: editing")
        let asked =
            editing.isEmpty ? "plan(count, max(0, width))" : "plan(count, max(0, width), editing: editing)"
        let finite = needsHeight ? "width.isFinite, height.isFinite" : "width.isFinite"
        let height = needsHeight ? "max(0, height)" : "0"
        let heightNote = needsHeight ? " and `height`" : ""
        let empty =
            needsHeight || !grid.layouts.contains { $0.width.w.isZero }
            ? "" : " and, where tiles have a size, a width of the tiles"
        printer.lines(
            """

            /// The layout for a number of photos in a container of `width`\(heightNote) in points\(empty).
            ///
            /// `rowGap` and `columnGap` go before `gap`; without them the gaps are those of the spec.
            /// Nil for a count without a rule, and for a size or gap that is not finite.\(editingNote)
            static func layout(count: Int, \(sizeParameters), \(gaps)) -> Layout? {
                let row = rowGap ?? gap ?? \(grid.rowGap.decimal)
                let column = columnGap ?? gap ?? \(grid.columnGap.decimal)
                guard \(finite), row.isFinite, column.isFinite, let plan = \(asked) else { return nil }
                let space = Space(width: max(0, width), height: \(height), columnGap: column, rowGap: row)
                return Layout(plan: plan, space: space)
            }

            /// The height of the container for a number of photos.
            static func height(count: Int, \(sizeParameters), \(gaps)) -> Double? {
                layout(count: count, \(passed))?.size.height
            }

            /// The frames of all tiles.
            static func frames(count: Int, \(sizeParameters), \(gaps)) -> [Frame]? {
                layout(count: count, \(passed)).map(Array.init)
            }

            /// Writes the frames of all tiles into a buffer and returns how many; nil where it is too short.
            static func frames(
                count: Int, \(sizeParameters), \(gaps),
                into buffer: UnsafeMutableBufferPointer<Frame>
            ) -> Int? {
                guard let layout = layout(count: count, \(passed)), layout.count <= buffer.count else { return nil }
                for index in layout.indices { buffer[index] = layout[index] }
                return layout.count
            }
            """)
    }
}
