internal import GridModel

extension SwiftWriter {
    /// Prints the lookup of a tile in the blocks.
    func writeFind(to printer: inout CodePrinter) {
        printer.lines(
            """

            /// The block that contains a tile, with the tile's row and column.
            private func find(_ index: Int) -> (block: Block, row: Int, column: Int)? {
                var rest = index, number = 0
                while indices.contains(index) {
                    let block = block(number), columns = Int(block.columns)
                    if rest < block.tiles { return (block, rest / columns, rest % columns) }
                    (rest, number) = (rest - block.tiles, number + 1)
                }
                return nil
            }

            /// The frame of a tile of a block, before snapping to pixels and mirroring.
            @inline(__always) private func frame(_ row: Double, _ column: Double, of block: Block) -> Frame {
                let (width, height) = (block.first.width, block.first.height)
                return Frame(x: block.first.x + column * (width + columnGap), y: block.first.y + row * (height + rowGap), width: width, height: height)
            }
            """)
    }

    /// Prints the code that reads a block from the table, or computes it.
    func writeBlock(to printer: inout CodePrinter) {
        var place = 3
        let forms = zip(table.forms, ["Across", "Down", "Across", "Down"]).map { bases, axis -> String? in
            defer { place += bases.count }
            return sum(bases, axis, at: place, tableLine)
        }
        func form(_ index: Int, _ unit: String) -> String {
            forms[index].map { "\($0) * \(unit)" } ?? "0"
        }
        printer.line()
        printer.line("/// The block with a number; valid while tiles remain.")
        printer.block("@inline(__always) private func block(_ number: Int) -> Block {") { printer in
            if !hasTable {
                printer.line(
                    "plan.rows?.block(number, in: self) ?? (0, 1, 0, Frame(x: 0, y: 0, width: 0, height: 0))")
                return
            }
            if hasRows { printer.line("if let rows = plan.rows { return rows.block(number, in: self) }") }
            let first =
                table.packing == nil
                ? "table.baseAddress.unsafelyUnwrapped + plan.start" : "plan.text.utf8Start"
            let body = """
                let head = \(first), line = head + \(table.headLength) + number &* \(table.lineLength)
                let across = 1 / \(tableHead(0)), down = 1 / \(tableHead(1))
                return (Int(\(tableLine(0)) * \(tableLine(1))), \(tableLine(0)), \(tableLine(2)), Frame(
                    x: \(form(0, "across")),
                    y: \(form(1, "down")),
                    width: Swift.max(0, \(form(2, "across"))),
                    height: Swift.max(0, \(form(3, "down")))))
                """
            if table.packing == nil {
                let result = hasRows ? "return " : ""
                printer.block("\(result)table.withUnsafeBufferPointer { table in") { $0.lines(body) }
            } else {
                printer.lines(body)
            }
        }
    }

    /// Prints the function that reads a number of a packed table. It returns doubles: whole numbers would add a fifth
    /// to the file's compile time.
    func writeNumber(to printer: inout CodePrinter) {
        printer.lines(
            """

            /// Reads a number of a row: 6-bit digits from "0", most significant first; half of the range is negative.
            private func read(_ row: UnsafePointer<UInt8>, _ place: Int, _ digits: Int) -> Double {
                var value = -0.5
                for place in place..<place + digits { value = value * 64 + Double(row[place]) - 48 }
                return value
            }
            """)
        for (axis, bases) in [("Across", table.axes.across), ("Down", table.axes.down)] where !bases.isEmpty {
            let digits = table.packing?.coefficient ?? 0
            let terms = bases.enumerated().map { index, basis in
                "read(row, place\(index == 0 ? "" : " + \(index * digits)"), \(digits))"
                    + (basis.variable.map { " * \($0)" } ?? "")
            }
            printer.lines(
                """

                /// A length in \(bases.map { $0.rawValue }.joined(separator: ", ")) from the numbers at a place of a row.
                private func length\(axis)(_ row: UnsafePointer<UInt8>, _ place: Int) -> Double {
                    \(terms.joined(separator: " + "))
                }
                """)
        }
    }

    /// Prints the type of a block, and that of a plan, which locates blocks.
    func writePlan(to printer: inout CodePrinter) {
        let fields = [
            "var tiles = 0, hidden = 0\(table.packing == nil ? hasTable ? ", start = 0" : "" : ", text: StaticString = \"\"")",
            grid.append == nil ? nil : "adds = false",
            hasRows ? "rows: Rows?" : nil,
            keepsRatios ? "least = 0.0, greatest = 0.0" : nil,
            hasColumns ? "columns = 0" : nil,
            hasPhotoRows ? "perRow = 0, isBalanced = false" : nil,
            hasTrees ? "tree: StaticString = \"\", edges: StaticString = \"\"" : nil,
        ].compactMap { $0 }.joined(separator: ", ")
        printer.line()
        if keepsRatios {
            writePhotoPlan(fields, to: &printer)
        } else {
            printer.lines(
                """
                /// The number of tiles for a count, and where their blocks are.
                fileprivate struct Plan: Sendable { \(fields) }
                """)
        }
        if hasBlocks {
            printer.lines(
                """
                /// Equal tiles in rows with gaps: the number of tiles and columns, the edges that the outer ones
                /// touch as bits, and the first tile.
                fileprivate typealias Block = (tiles: Int, columns: Double, edges: Double, first: Frame)
                """)
        }
    }

    private func writePhotoPlan(_ fields: String, to printer: inout CodePrinter) {
        let edges =
            hasTrees
            ? "\n/// `edges` has a character for each tile of a tree; its lower four bits are the edges." : ""
        printer.lines(
            """
            /// The number of tiles for a count, and where their blocks are or how they keep their photos' ratios within limits.\(edges)
            fileprivate struct Plan: Sendable {
                \(fields)

                var keepsRatios: Bool { greatest > 0 }

                /// A ratio clamped to the limits; an unknown ratio counts as 1 first.
                @inline(__always) func limited(_ ratio: Double) -> Double {
                    Swift.min(Swift.max(ratio > 0 && ratio < .infinity ? ratio : 1, least), greatest)
                }
            }
            """)
    }
}
