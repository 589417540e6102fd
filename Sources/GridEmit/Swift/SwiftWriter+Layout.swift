internal import GridModel

extension SwiftWriter {
    /// Whether some layouts are in the table.
    var hasTable: Bool { !table.entries.isEmpty }

    /// Whether some layouts are made of equal tiles.
    var hasBlocks: Bool { hasTable || hasRows || !keepsRatios }

    /// Prints the layout, which reads its blocks on demand.
    func writeLayout(to printer: inout CodePrinter) {
        let stored =
            keepsRatios
            ? """


            /// The frames of tiles that keep their photos' ratios, and the resulting height of the container.
            fileprivate var frames: [Frame] = [], solvedHeight: Double?
            """ : ""
        printer.line()
        printer.line("/// The tiles for one count of photos, in the order of the photos.")
        printer.block("\(access)struct Layout: RandomAccessCollection, Sendable {") { printer in
            printer.lines(
                """
                fileprivate \(hasColumns ? "var" : "let") plan: Plan
                fileprivate let width, height, columnGap, rowGap: Double, scale: Double?, mirrored: Bool\(stored)

                \(access)var startIndex: Int { 0 }
                \(access)var endIndex: Int { plan.tiles }

                /// The number of photos without a tile.
                \(access)var hidden: Int { plan.hidden }

                /// The size of the container.
                \(access)var size: Size {\(size)}

                /// The frame of a tile; an index without a tile gives an empty one.
                \(access)subscript(index: Int) -> Frame {
                    \(frame)
                }

                /// What a tile shows.
                \(access)func role(of index: Int) -> Role { \(role) }

                /// The edges of the container that a tile touches.
                \(access)func edges(of index: Int) -> Edges {
                """)
            writeEdges(to: &printer)
            if hasBlocks { writeFind(to: &printer) }
            printer.lines(
                """

                \(hasColumns ? "fileprivate" : "private") func placed(_ frame: Frame, in size: Size) -> Frame {
                    let x = snapped(frame.x, frame.width, columnGap), y = snapped(frame.y, frame.height, rowGap)
                    return Frame(x: mirrored ? size.width - x.start - x.length : x.start, y: y.start, width: x.length, height: y.length)
                }

                /// Snaps a side and the gap after it to whole pixels. Adding 1.5 * 2^52 rounds; the millionth makes
                /// sums that differ in the last digit agree.
                private func snapped(_ start: Double, _ length: Double, _ gap: Double) -> (start: Double, length: Double) {
                    guard let scale else { return (start, length) }
                    func pixel(_ value: Double) -> Double { value * scale + 0.000001 + 0x1.8p52 - 0x1.8p52 }
                    return (pixel(start) / scale, Swift.max(0, pixel(start + length + gap) - pixel(gap) - pixel(start)) / scale)
                }

                fileprivate func fill(_ buffer: UnsafeMutableBufferPointer<Frame>\(keepsRatios ? ", _ ratios: [Double]" : "")) {
                """)
            writeFill(to: &printer)
            if keepsRatios { writePhotos(to: &printer) }
            if !hasBlocks { return }
            writeBlock(to: &printer)
            if table.packing != nil { writeNumber(to: &printer) }
        }
    }

    /// The statement that returns the frame of a tile.
    private var frame: String {
        let none = "Frame(x: 0, y: 0, width: 0, height: 0)"
        let found = """
            guard let (block, row, column) = find(index) else { return \(none) }
                return placed(frame(Double(row), Double(column), of: block), in: size)
            """
        if !keepsRatios { return found }
        if !hasBlocks { return "frames.indices.contains(index) ? placed(frames[index], in: size) : \(none)" }
        return "if frames.indices.contains(index) { return placed(frames[index], in: size) }\n    \(found)"
    }

    /// Prints the body of `edges(of:)`.
    private func writeEdges(to printer: inout CodePrinter) {
        let block = """
                guard let (block, row, column) = find(index) else { return [] }
                var edges = Edges(rawValue: UInt8(block.edges))
                if row > 0 { edges.remove(.top) }
                if row < (block.tiles - 1) / Int(block.columns) { edges.remove(.bottom) }
                if column > 0 { edges.remove(.left) }
                if column < Int(block.columns) - 1 { edges.remove(.right) }
            """
        let photo = """
                guard indices.contains(index) else { return [] }
                var edges = \(hasBlocks ? "plan.keepsRatios ? edgesOfPhoto(index) : edgesInBlock(index)" : "edgesOfPhoto(index)")
            """
        printer.lines(
            """
            \(keepsRatios ? photo : block)
                if mirrored, edges.contains(.left) != edges.contains(.right) { edges.formSymmetricDifference([.left, .right]) }
                return edges
            }
            """)
        guard keepsRatios, hasBlocks else { return }
        printer.lines(
            """

            private func edgesInBlock(_ index: Int) -> Edges {
            \(block)
                return edges
            }
            """)
    }

    /// Prints the body of the function that writes all frames.
    private func writeFill(to printer: inout CodePrinter) {
        let blocks = """
                var index = \(keepsRatios ? "plan.keepsRatios ? plan.tiles : 0" : "0"), number = 0
                while index < plan.tiles {
                    let block = block(number), end = index &+ block.tiles
                    var row = 0.0, column = 0.0
                    repeat {
                        buffer[index] = frame(row, column, of: block)
                        index &+= 1
                        let next = column + 1, wraps = next == block.columns
                        (row, column) = (wraps ? row + 1 : row, wraps ? 0 : next)
                    } while index < end
                    number &+= 1
                }
            """
        let photos = [
            keepsRatios ? "    var solved = self" : "",
            keepsRatios
                ? "    if plan.keepsRatios { solved.solvedHeight = place(buffer.baseAddress, ratios) }" : "",
            hasBlocks ? blocks : "", keepsRatios ? "    let size = solved.size" : "",
        ]
        printer.lines(
            """
            \(photos.filter { !$0.isEmpty }.joined(separator: "\n"))
                if scale != nil || mirrored { for index in 0..<\(keepsRatios ? "plan.tiles" : "index") { buffer[index] = placed(buffer[index], in: size) } }
            }
            """)
    }

    /// The expression for the role of a tile.
    private var role: String {
        let more = "hidden > 0 && index == count - 1 ? .more : .photo"
        return grid.append == nil ? more : "plan.adds && index == count - 1 ? .add : \(more)"
    }

    /// The statements that compute the container's size.
    private var size: String {
        let widths =
            grid.layouts.map { $0.tiles.map { !$0.width.w.isZero } ?? true }
            + rowsRules.map { $0.tileSize == nil } + [
                hasColumns, hasPhotoRows,
            ]
        let width = sum(table.size.width, "Across", at: 2, planHead)
            .map { "Swift.max(0, \($0) / \(planHead(0)))" }
        let height = sum(table.size.height, "Down", at: 2 + table.size.width.count, planHead)
            .map { "Swift.max(0, \($0) / \(planHead(1)))" }
        if hasTable, !hasRows, !keepsRatios, width == nil, height == nil {
            return " \(snapped("width", "isEmpty ? 0 : height")) "
        }
        let photos = keepsRatios ? "if let solvedHeight { size.height = Swift.max(0, solvedHeight) }" : ""
        let rows = hasRows ? "if let rows = plan.rows { size = rows.size(in: self) }" : ""
        let entry = "if !isEmpty { size = Size(width: \(width ?? "width"), height: \(height ?? "height")) }"
        return """

                var size = Size(width: \(widths.contains(true) ? "width" : "0"), height: 0)
                \([photos, rows, hasTable ? entry : ""].filter { !$0.isEmpty }.joined(separator: " else "))
                return \(snapped("size.width", "size.height"))

            """
    }

    private func snapped(_ width: String, _ height: String) -> String {
        "Size(width: snapped(0, \(width), columnGap).length, height: snapped(0, \(height), rowGap).length)"
    }
}
