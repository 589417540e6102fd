internal import GridModel

extension SwiftWriter {
    /// Prints how a tile is found among blocks.
    func writeFind(to printer: inout CodePrinter) {
        printer.lines(
            """

            /// The block that holds a tile, and where in it.
            private func find(_ index: Int) -> (block: Block, row: Int, column: Int)? {
                var rest = index, number = 0
                while indices.contains(index) {
                    let block = block(number), columns = Int(block.columns)
                    if rest < block.tiles { return (block, rest / columns, rest % columns) }
                    (rest, number) = (rest - block.tiles, number + 1)
                }
                return nil
            }

            /// The frame of a tile of a block, before it is put on pixels and mirrored.
            @inline(__always) private func frame(_ row: Double, _ column: Double, of block: Block) -> Frame {
                let (width, height) = (block.first.width, block.first.height)
                return Frame(x: block.first.x + column * (width + columnGap), y: block.first.y + row * (height + rowGap), width: width, height: height)
            }
            """)
    }

    /// Prints how a block is read from the table, or computed.
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
        printer.line("/// The block of a number; there is one as long as tiles are left.")
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

    /// Prints how a number of a packed table is read: in doubles, since whole numbers here take swiftc a fifth of the whole file's time.
    func writeNumber(to printer: inout CodePrinter) {
        printer.lines(
            """

            /// A number of a row: digits of 6 bits from "0" on, the highest first; half of the range is below 0.
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

                /// A length in \(bases.map { $0.rawValue }.joined(separator: ", ")), whose numbers are at a place of a row.
                private func length\(axis)(_ row: UnsafePointer<UInt8>, _ place: Int) -> Double {
                    \(terms.joined(separator: " + "))
                }
                """)
        }
    }

    /// Prints the blocks, and the plan that knows where they are found.
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
                /// How many tiles a count has, and where their blocks are found.
                fileprivate struct Plan: Sendable { \(fields) }
                """)
        }
        if hasBlocks {
            printer.lines(
                """
                /// Equal tiles in rows, a gap apart: how many, in how many columns, the bits of edges that the outer ones touch, the first.
                fileprivate typealias Block = (tiles: Int, columns: Double, edges: Double, first: Frame)
                """)
        }
    }

    private func writePhotoPlan(_ fields: String, to printer: inout CodePrinter) {
        let edges =
            hasTrees ? "\n/// The edges of a tile in a tree are the lower four bits of a character." : ""
        printer.lines(
            """
            /// How many tiles a count has, and where their blocks are found, or how they keep the ratios of their photos within limits.\(edges)
            fileprivate struct Plan: Sendable {
                \(fields)

                var keepsRatios: Bool { greatest > 0 }

                /// A ratio within the limits; one that is unknown counts as 1 before that.
                @inline(__always) func limited(_ ratio: Double) -> Double {
                    Swift.min(Swift.max(ratio > 0 && ratio < .infinity ? ratio : 1, least), greatest)
                }
            }
            """)
    }
}
