internal import GridModel

extension PhotoTree.Block {
    /// The block as a spec writes a stack, without blanks: `1|(1,2)`.
    var swiftText: String {
        guard case .stack(let rows) = self else { return swiftRow }
        return rows.map { $0.swiftRow }.joined(separator: ",")
    }

    /// The block as a row; consecutive photos are one number.
    private var swiftRow: String {
        var blocks: [String] = []
        var photos = 0
        func endPhotos() {
            if photos > 0 { blocks.append("\(photos)") }
            photos = 0
        }
        for part in parts {
            if case .photo = part {
                photos += 1
                continue
            }
            endPhotos()
            blocks.append("(" + part.swiftText + ")")
        }
        endPhotos()
        return blocks.joined(separator: "|")
    }

    /// The parts of a row.
    private var parts: [Self] {
        guard case .row(let blocks) = self else { return [self] }
        return blocks
    }
}

/// The arguments of a plan that limit the ratios of photos.
func swiftLimits(_ ratios: RatioRange?) -> String {
    ratios.map { "least: \($0.lower.decimal), greatest: \($0.upper.decimal)" } ?? "greatest: .infinity"
}

extension SwiftWriter {
    /// Whether some tiles keep their photos' ratios.
    var keepsRatios: Bool { hasColumns || hasPhotoRows || hasTrees }

    /// Whether callers pass the photos' ratios.
    var looksAtPhotos: Bool { hasPatterns || keepsRatios }

    /// Prints the code that places tiles that keep their photos' ratios.
    func writePhotos(to printer: inout CodePrinter) {
        let inset = grid.inset
        let places = [
            hasColumns ? "plan.columns > 0 ? fillColumns(buffer, ratios)" : nil,
            hasPhotoRows ? "plan.perRow > 0 ? fillRows(buffer, ratios)" : nil,
            hasTrees ? "plan.tree.utf8CodeUnitCount > 0 ? fillTree(buffer, ratios)" : nil,
        ].compactMap { $0 }
        let edges = [
            hasColumns ? "plan.columns > 0 ? edgesInColumns(frames[index])" : nil,
            hasPhotoRows ? "plan.perRow > 0 ? edgesInRows(index)" : nil,
            hasTrees
                ? "plan.tree.utf8CodeUnitCount > 0 ? Edges(rawValue: plan.edges.utf8Start[index] & 15)" : nil,
        ].compactMap { $0 }
        let known = grid.append == nil ? "plan.tiles" : "plan.adds ? plan.tiles - 1 : plan.tiles"
        printer.lines(
            """

            /// The insets of the tiles from the container's edges.
            fileprivate static let top = \(inset.top.swiftDouble), left = \(inset.left.swiftDouble), bottom = \(inset.bottom.swiftDouble), right = \(inset.right.swiftDouble)

            /// The layout with the frames of tiles that keep their photos' ratios, or only with its height.
            fileprivate func solved(_ ratios: [Double], keepsFrames: Bool) -> Layout {
                guard plan.keepsRatios else { return self }
                var layout = self
                if keepsFrames {
                    layout.frames = [Frame](unsafeUninitializedCapacity: plan.tiles) { buffer, count in
                        layout.solvedHeight = place(buffer.baseAddress, ratios)
                        count = plan.tiles
                    }
                } else {
                    layout.solvedHeight = place(nil, ratios)
                }
                return layout
            }

            /// Returns the height of the container, and writes the frames if there is a buffer.
            private func place(_ buffer: UnsafeMutablePointer<Frame>?, _ ratios: [Double]) -> Double {
                ratios.withUnsafeBufferPointer { ratios in
                    let ratios = Ratios(known: UnsafeBufferPointer(rebasing: ratios.prefix(\(known))), plan: plan)
                    return \(chain(places, or: "0"))
                }
            }

            /// The edges of a tile that keeps its photo's ratio.
            private func edgesOfPhoto(_ index: Int) -> Edges { \(chain(edges, or: "[]")) }

            """)
        if hasColumns { writeColumnPlaces(to: &printer) }
        if hasPhotoRows { writePhotoRowPlaces(to: &printer) }
        if hasTrees { writeTreePlaces(to: &printer) }
    }

    /// Prints the type of the ratios that layouts use.
    func writeRatios(to printer: inout CodePrinter) {
        printer.lines(
            """

            /// The ratios of the tiles, within the limits of a plan; the add tile has none.
            fileprivate struct Ratios {
                let known: UnsafeBufferPointer<Double>, plan: Plan

                @inline(__always) subscript(index: Int) -> Double { plan.limited(index < known.count ? known[index] : 1) }
            }
            """)
    }

    /// A chain of conditions with values; if there are several, the last value needs no condition.
    private func chain(_ cases: [String], or other: String) -> String {
        (cases + [other]).joined(separator: " : ")
    }

    private func writePhotoRowPlaces(to printer: inout CodePrinter) {
        printer.lines(
            """

            /// The length of the first rows, and the number of tiles in them; later rows are longer by one.
            private var rows: (length: Int, tiles: Int) {
                guard plan.isBalanced else { return (plan.perRow, plan.tiles) }
                let rows = (plan.tiles - 1) / plan.perRow + 1, length = plan.tiles / rows
                return (length, (rows - plan.tiles % rows) * length)
            }

            /// Rows that fill the width: the tiles of a row have the height at which their widths fill it.
            private func fillRows(_ buffer: UnsafeMutablePointer<Frame>?, _ ratios: Ratios) -> Double {
                let rows = rows
                var y = Layout.top, start = 0
                while start < plan.tiles {
                    let end = start < rows.tiles ? Swift.min(start + rows.length, rows.tiles) : start + rows.length + 1
                    var sum = 0.0, x = Layout.left
                    for index in start..<end { sum += ratios[index] }
                    let height = (width - Layout.left - Layout.right - Double(end - start - 1) * columnGap) / sum
                    if let buffer {
                        let side = Swift.max(0, height)
                        for index in start..<end {
                            let frame = Frame(x: x, y: y, width: side * ratios[index], height: side)
                            buffer[index] = frame
                            x += frame.width + columnGap
                        }
                    }
                    y += height + rowGap
                    start = end
                }
                return y - rowGap + Layout.bottom
            }

            private func edgesInRows(_ index: Int) -> Edges {
                let rows = rows, isFirst = index < rows.tiles
                let place = isFirst ? index : index - rows.tiles, length = isFirst ? rows.length : rows.length + 1
                let start = index - place % length
                var edges: Edges = []
                if start == 0 { edges.insert(.top) }
                if start + length >= plan.tiles { edges.insert(.bottom) }
                if index == start { edges.insert(.left) }
                if index == start + length - 1 || index == plan.tiles - 1 { edges.insert(.right) }
                return edges
            }
            """)
    }

    private func writeTreePlaces(to printer: inout CodePrinter) {
        printer.lines(
            """

            /// Solves the tree, which has fewer rows and blocks than its text has characters.
            private func fillTree(_ buffer: UnsafeMutablePointer<Frame>?, _ ratios: Ratios) -> Double {
                withUnsafeTemporaryAllocation(of: Tree.Line.self, capacity: plan.tree.utf8CodeUnitCount) { lines in
                    let width = width - Layout.left - Layout.right
                    let start = Tree(ratios: ratios, columnGap: columnGap, rowGap: rowGap, text: plan.tree.utf8Start, lines: lines)
                    var tree = start
                    let line = tree.measureStack()
                    if let buffer {
                        tree = start
                        tree.placeStack(x: Layout.left, y: Layout.top, width: width, buffer)
                    }
                    return Layout.top + line.slope * width + line.offset + Layout.bottom
                }
            }
            """)
    }
}
