internal import GridModel

extension SwiftWriter {
    /// Whether some layouts stand in the table.
    var hasTable: Bool { !table.entries.isEmpty }

    /// Whether some layouts are computed.
    var hasRows: Bool { !rowsRules.isEmpty }

    /// Prints the layout, which reads its blocks as they are asked for.
    func writeLayout(to printer: inout CodePrinter) {
        printer.line()
        printer.line("/// The tiles for one count of photos, in the order of the photos.")
        printer.block("\(access)struct Layout: RandomAccessCollection, Sendable {") { printer in
            printer.lines(
                """
                fileprivate let plan: Plan
                fileprivate let width, height, columnGap, rowGap: Double, scale: Double?, mirrored: Bool

                \(access)var startIndex: Int { 0 }
                \(access)var endIndex: Int { plan.tiles }

                /// How many photos have no tile.
                \(access)var hidden: Int { plan.hidden }

                /// The size of the container.
                \(access)var size: Size {\(size)}

                /// The frame of a tile; an index without a tile gives an empty one.
                \(access)subscript(index: Int) -> Frame {
                    find(index).map { placed(frame(Double($1), Double($2), of: $0), in: size) } ?? Frame(x: 0, y: 0, width: 0, height: 0)
                }

                /// What stands in a tile.
                \(access)func role(of index: Int) -> Role { \(role) }

                /// The edges of the container that a tile touches.
                \(access)func edges(of index: Int) -> Edges {
                    guard let (block, row, column) = find(index) else { return [] }
                    var edges = Edges(rawValue: UInt8(block.edges))
                    if row > 0 { edges.remove(.top) }
                    if row < (block.tiles - 1) / Int(block.columns) { edges.remove(.bottom) }
                    if column > 0 { edges.remove(.left) }
                    if column < Int(block.columns) - 1 { edges.remove(.right) }
                    if mirrored, edges.contains(.left) != edges.contains(.right) { edges.formSymmetricDifference([.left, .right]) }
                    return edges
                }

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

                private func placed(_ frame: Frame, in size: Size) -> Frame {
                    let x = snapped(frame.x, frame.width, columnGap), y = snapped(frame.y, frame.height, rowGap)
                    return Frame(x: mirrored ? size.width - x.start - x.length : x.start, y: y.start, width: x.length, height: y.length)
                }

                /// A side on whole pixels, as is the gap behind it. 1.5 * 2^52 rounds; a millionth makes sums agree that differ in the last digit.
                private func snapped(_ start: Double, _ length: Double, _ gap: Double) -> (start: Double, length: Double) {
                    guard let scale else { return (start, length) }
                    func pixel(_ value: Double) -> Double { value * scale + 0.000001 + 0x1.8p52 - 0x1.8p52 }
                    return (pixel(start) / scale, Swift.max(0, pixel(start + length + gap) - pixel(gap) - pixel(start)) / scale)
                }

                fileprivate func fill(_ buffer: UnsafeMutableBufferPointer<Frame>) {
                    var index = 0, number = 0
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
                    if scale != nil || mirrored { for index in 0..<index { buffer[index] = placed(buffer[index], in: size) } }
                }
                """)
            writeBlock(to: &printer)
            if table.packing != nil { writeNumber(to: &printer) }
        }
    }

    /// The expression for what stands in a tile.
    private var role: String {
        let more = "hidden > 0 && index == count - 1 ? .more : .photo"
        return grid.append == nil ? more : "plan.adds && index == count - 1 ? .add : \(more)"
    }

    /// The statements for the container's size.
    private var size: String {
        let widths = grid.layouts.map { !$0.width.w.isZero } + rowsRules.map { !$0.sizesContainer }
        let width = sum(table.size.width, at: 2, table.planHead)
            .map { "Swift.max(0, (\($0)) / \(table.planHead(0)))" }
        let height = sum(table.size.height, at: 2 + table.size.width.count, table.planHead)
            .map { "Swift.max(0, (\($0)) / \(table.planHead(1)))" }
        if hasTable, !hasRows, width == nil, height == nil {
            return " \(snapped("width", "isEmpty ? 0 : height")) "
        }
        let rows = hasRows ? "if let rows = plan.rows { size = rows.size(in: self) }" : ""
        let entry = "if !isEmpty { size = Size(width: \(width ?? "width"), height: \(height ?? "height")) }"
        return """

                var size = Size(width: \(widths.contains(true) ? "width" : "0"), height: 0)
                \([rows, hasTable ? entry : ""].filter { !$0.isEmpty }.joined(separator: " else "))
                return \(snapped("size.width", "size.height"))

            """
    }

    private func snapped(_ width: String, _ height: String) -> String {
        "Size(width: snapped(0, \(width), columnGap).length, height: snapped(0, \(height), rowGap).length)"
    }

    private func writeBlock(to printer: inout CodePrinter) {
        var place = 3
        let forms = table.forms.map { bases -> String? in
            defer { place += bases.count }
            return sum(bases, at: place, table.line)
        }
        func form(_ index: Int, _ unit: String) -> String { forms[index].map { "(\($0)) * \(unit)" } ?? "0" }
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
                let across = 1 / \(table.head(0)), down = 1 / \(table.head(1))
                return (Int(\(table.line(0)) * \(table.line(1))), \(table.line(0)), \(table.line(2)), Frame(
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

    private func writeNumber(to printer: inout CodePrinter) {
        printer.lines(
            """

            /// A number of a row: digits of 6 bits from "0" on, the highest first; half of the range is below 0.
            private func read(_ row: UnsafePointer<UInt8>, _ place: Int, _ digits: Int) -> Double {
                var value = 0, digit = 0
                while digit < digits { (value, digit) = (value * 64 + Int(row[place + digit]) - 48, digit + 1) }
                return Double(value - 1 << (6 * digits - 1))
            }
            """)
    }

    /// Prints the blocks, and the plan that knows where they are found.
    func writePlan(to printer: inout CodePrinter) {
        let fields = [
            "var tiles = 0, hidden = 0\(table.packing == nil ? hasTable ? ", start = 0" : "" : ", text: StaticString = \"\"")",
            grid.append == nil ? nil : "adds = false",
            hasRows ? "rows: Rows?" : nil,
        ].compactMap { $0 }.joined(separator: ", ")
        printer.lines(
            """

            /// How many tiles a count has, and where their blocks are found.
            fileprivate struct Plan: Sendable { \(fields) }
            /// Equal tiles in rows, a gap apart: how many, in how many columns, the bits of edges that the outer ones touch, the first.
            fileprivate typealias Block = (tiles: Int, columns: Double, edges: Double, first: Frame)
            """)
    }

    /// The expression of a form whose numbers stand in the table; nil for one that is always 0.
    private func sum(_ bases: [SwiftTable.Basis], at place: Int, _ number: (Int) -> String) -> String? {
        let terms = bases.enumerated().map { index, basis in
            number(place + index) + (basis.variable.map { " * \($0)" } ?? "")
        }
        return terms.isEmpty ? nil : terms.joined(separator: " + ")
    }
}

extension SwiftTable.Basis {
    /// What the generated code calls it; nil for points, which are multiplied with nothing.
    fileprivate var variable: String? {
        switch self {
        case .w: "width"
        case .h: "height"
        case .gx: "columnGap"
        case .gy: "rowGap"
        case .pt: nil
        }
    }
}
