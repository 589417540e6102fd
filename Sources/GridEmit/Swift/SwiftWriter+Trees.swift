internal import GridModel

/// Code for each tree of photos that keep their ratios, instead of a text that is read. It takes less than half of the time.
extension SwiftWriter {
    /// Whether each tree is code of its own: texts are for many photos, and for files on the kit, which are short.
    var hasTreeCode: Bool { !usesKit && traits.hasTreeCode }

    /// Prints the function that measures trees and places their photos.
    func writeTrees(to printer: inout CodePrinter) {
        guard traits.only.fills else { return }
        printer.line("/// Measures a tree, asks where it is and how wide, and places its photos.")
        printer.block(
            "@inline(__always) fileprivate static func solve(_ number: Int, _ tree: Tree, _ place: (Tree.Line) -> (x: Double, y: Double, width: Double)) {"
        ) { printer in
            printer.line("switch number {")
            var number = 0
            for layout in grid.plannedLayouts {
                guard let tree = layout.photoTree else { continue }
                number += 1
                printer.line("case \(number):  // \(layout.origin.rule)")
                printer.indented { printer in
                    var code = TreeCode()
                    code.write(tree.root)
                    for line in code.lines { printer.line(line) }
                }
            }
            printer.line("default: break")
            printer.line("}")
        }
    }
}

/// The lines of code that solve a tree.
private struct TreeCode {
    /// A block that is measured: the name of its line, and its rows.
    private struct Block {
        let name: String, rows: [Row]
    }

    private struct Row {
        let number: Int
        let parts: [Part]

        var name: String { "row\(number)" }
    }

    private enum Part {
        case photos(Range<Int>)
        case block(Block)
    }

    private(set) var lines: [String] = []
    private var photos = 0, rows = 0, stacks = 0, places = 0

    mutating func write(_ root: PhotoTree.Block) {
        let root = measure(root)
        lines.append("let (x, y, width) = place(\(root.name))")
        place(root, x: "x", y: "y", width: "width")
    }

    private mutating func measure(_ block: PhotoTree.Block) -> Block {
        guard case .stack(let blocks) = block else {
            let row = measureRow(block)
            return Block(name: row.name, rows: [row])
        }
        let rows = blocks.map { measureRow($0) }
        stacks += 1
        let name = "stack\(stacks)"
        let sum = rows.dropFirst().reduce(rows.first?.name ?? "") { "tree.stack(\($0), \($1.name))" }
        lines.append("let \(name) = \(sum)")
        return Block(name: name, rows: rows)
    }

    private mutating func measureRow(_ block: PhotoTree.Block) -> Row {
        rows += 1
        let number = rows
        var parts: [Part] = []
        for block in block.parts {
            guard case .photo = block else {
                parts.append(.block(measure(block)))
                continue
            }
            // Photos side by side are one part.
            var start = photos
            if case .photos(let before) = parts.last {
                start = before.lowerBound
                parts.removeLast()
            }
            photos += 1
            parts.append(.photos(start..<photos))
        }
        let calls = parts.map { part in
            switch part {
            case .photos(let photos): ".photos(\(text(photos)))"
            case .block(let block): ".stack(\(block.name))"
            }
        }
        let row = Row(number: number, parts: parts)
        lines.append("let \(row.name) = tree.row\(calls.joined()).line")
        return row
    }

    /// Places a block at a corner with a width, which are names.
    private mutating func place(_ block: Block, x: String, y: String, width: String) {
        var y = y
        for (index, row) in block.rows.enumerated() {
            let height = "height\(row.number)", isLast = index == block.rows.count - 1
            lines.append("let \(height) = \(row.name).slope * \(width) + \(row.name).offset")
            place(row.parts, x: x, y: y, height: height)
            if !isLast { y = add("y", "\(y) + (\(height) + tree.rowGap)") }
        }
    }

    private mutating func place(_ parts: [Part], x: String, y: String, height: String) {
        var x = x
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            switch part {
            case .photos(let photos):
                let call = "tree.place(\(text(photos)), \(x), \(y), \(height))"
                if isLast { lines.append(call) } else { x = add("x", call) }
            case .block(let block):
                let width = add("width", "(\(height) - \(block.name).offset) / \(block.name).slope")
                place(block, x: x, y: y, width: width)
                if !isLast { x = add("x", "\(x) + (\(width) + tree.columnGap)") }
            }
        }
    }

    /// Declares a constant, and returns its name.
    private mutating func add(_ name: String, _ value: String) -> String {
        places += 1
        lines.append("let \(name)\(places) = \(value)")
        return "\(name)\(places)"
    }

    private func text(_ photos: Range<Int>) -> String { "\(photos.lowerBound)..<\(photos.upperBound)" }
}
