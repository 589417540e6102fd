internal import GridModel

/// Grids whose layouts follow from the number of photos alone, in files that stand alone: what `direct.ts` declares.
extension TypeScriptWriter {
    /// The functions that callers use, by name.
    var directFunctions: [String] {
        functions.flatMap { $0 == .frames ? ["frames", "into"] : [$0.rawValue] }
    }

    /// The types of the kit that the grid names.
    var directTypes: [TypeScriptName] {
        if !traits.only.measures { return [] }
        return [.layoutRequest, .insets] + (traits.only.wants(.moves) ? [.container] : [])
            + (traits.needsHeight ? [.filled] : [])
    }

    func writeDirect(to printer: inout CodePrinter) {
        if traits.only.measures {
            printer.line("type GridRequest = LayoutRequest\(filled);")
            if traits.only.wants(.moves) { printer.line("type GridContainer = Container\(filled);") }
            printer.line()
            let ratio = grid.layouts.first?.sizing.codeRatio
            printer.line(
                "const defaultRowGap = \(grid.ownRowGap.decimal), defaultColumnGap = \(grid.columnGap.decimal);"
            )
            printer.line("const defaultInsets: Insets = \(insets);")
            printer.line(
                "const heading = \(grid.heading.decimal), foot = \(grid.foot.decimal), needsHeight = \(traits.needsHeight), frameRatio = \(ratio?.decimal ?? "0");"
            )
            printer.line()
            writeNumbers(to: &printer)
        }
        writeStarts(to: &printer)
        if traits.only.measures {
            writeTiles(to: &printer)
            writeMeasure(to: &printer)
        }
    }

    private func writeStarts(to printer: inout CodePrinter) {
        var starts: [Int: LayoutTable.Entry] = [:]
        for entry in table.entries { starts[entry.layout.count] = entry }
        let counts = 1...max(1, starts.keys.max() ?? 1)
        let places = counts.map { starts[$0].map { "\($0.start)" } ?? "-1" }
        printer.line(
            "/** For each number of tiles: the index of its layout's first number; -1 if there is none. */")
        printer.line("const starts: readonly number[] = [0, \(places.joined(separator: ", "))];")
        if traits.only.hasLayouts {
            printer.line("/** For each number of tiles: the edges of each, as hexadecimal digits. */")
            let edges = counts.map { "\"\(starts[$0]?.edges ?? "")\"" }
            printer.line("const edges: readonly string[] = [\"\", \(edges.joined(separator: ", "))];")
        }
        printer.line()
        printer.line("/** The number of tiles for a number of photos; -1 if there is no rule for it. */")
        printer.block("function tilesFor(count: number): number {") { printer in
            printer.line("\(grid.rules.isEmpty ? "const" : "let") tiles = count;")
            let plans = plans
            for rule in grid.rules {
                guard case .show(let shown) = rule.arrangement else { continue }
                let test = plans.countTest(rule.from, rule.to)
                printer.line("if (\(test)) tiles = \(shown);  // \(rule.origin.rule)")
            }
            printer.line("return Number.isInteger(count) && (starts[tiles] ?? -1) >= 0 ? tiles : -1;")
        }
    }

    /// Prints the function that writes the frames of a layout.
    private func writeTiles(to printer: inout CodePrinter) {
        let bases = table.forms.joined()
        let isUsed = [true, true, bases.contains(.w), bases.contains(.h), true, true, true, true]
        let names = ["frames", "tiles", "width", "height", "columnGap", "rowGap", "leading", "top"]
        let parameters = zip(names, isUsed).map { name, isUsed in
            "\(isUsed ? "" : "_")\(name): \(name == "frames" ? "Float64Array" : "number")"
        }
        printer.line()
        printer.block("function write(\(parameters.joined(separator: ", "))): void {") { printer in
            printer.line(
                "const start = starts[tiles]!, across = 1 / numbers[start]!, down = 1 / numbers[start + 1]!;")
            writeLoop(to: &printer)
        }
    }

    /// Prints the function that measures the container of the last layout, unless its size is given.
    private func writeMeasure(to printer: inout CodePrinter) {
        let size = table.sizeSums({ number($0, of: "start") }, { $0.variableName })
        printer.line()
        if size.width == nil, size.height == nil { return printer.line("function measure(): void {}") }
        printer.block("function measure(): void {") { printer in
            let place: [LayoutTable.Basis: Int] = [.w: 8, .gx: 2, .gy: 3]
            let used = table.variables(of: table.size.width + table.size.height, { $0.variableName }) {
                "last[\(place[$0] ?? 0)]!"
            }
            printer.line("const tiles = last[7]!, start = starts[tiles]!\(used.map { ", \($0)" } ?? "");")
            printer.line("if (tiles === 0) return;")
            if let width = size.width {
                printer.line("last[0] = last[9]! + (\(width)) / numbers[start]!;")
            }
            if let height = size.height {
                printer.line("last[1] = last[10]! + (\(height)) / numbers[start + 1]!;")
            }
        }
    }

    private func writeLoop(to printer: inout CodePrinter) {
        let sides = sides("line", from: 0)
        printer.block(
            "for (let at = 0, line = start + \(table.headCount); at < 4 * tiles; line += \(table.lineCount)) {"
        ) { printer in
            printer.line("const columns = numbers[line]! | 0, rows = numbers[line + 1]! | 0;")
            printer.line(
                "const x = \((["leading"] + [sides[0]].compactMap { $0 }).joined(separator: " + "));")
            printer.line("const y = \((["top"] + [sides[1]].compactMap { $0 }).joined(separator: " + "));")
            // A call of `max` would take more time than all of the rest.
            printer.line("let tileWidth = \(sides[2] ?? "0");")
            printer.line("let tileHeight = \(sides[3] ?? "0");")
            printer.line("if (!(tileWidth >= 0)) tileWidth = 0;")
            printer.line("if (!(tileHeight >= 0)) tileHeight = 0;")
            printer.block("for (let row = 0; row < rows; row++) {") { printer in
                printer.line("const rowTop = y + row * (tileHeight + rowGap);")
                printer.block("for (let column = 0; column < columns; column++, at += 4) {") {
                    $0.lines(
                        """
                        frames[at] = x + column * (tileWidth + columnGap);
                        frames[at + 1] = rowTop;
                        frames[at + 2] = tileWidth;
                        frames[at + 3] = tileHeight;
                        """)
                }
            }
        }
    }
}
