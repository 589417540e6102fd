internal import GridModel

extension PhotoTree.Block {
    /// The block as a spec writes a stack, without blanks: `1|(1,2)`.
    var swiftText: String {
        guard case .stack(let rows) = self else { return swiftRow }
        return rows.map { $0.swiftRow }.joined(separator: ",")
    }

    /// The block as a row; photos side by side are one number.
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

    /// What stands side by side in it.
    private var parts: [Self] {
        guard case .row(let blocks) = self else { return [self] }
        return blocks
    }
}

/// The arguments of a plan that brings the ratios of photos within limits.
func swiftLimits(_ ratios: RatioRange?) -> String {
    ratios.map { "least: \($0.lower.decimal), greatest: \($0.upper.decimal)" } ?? "greatest: .infinity"
}

extension SwiftWriter {
    /// Whether photos stand in the columns of a waterfall.
    var hasColumns: Bool {
        grid.rules.contains { rule in
            if case .waterfall = rule.arrangement { return true }
            return false
        }
    }

    /// Whether photos that keep their ratios stand in rows of any count.
    var hasPhotoRows: Bool { grid.rules.contains { $0.photoRatios != nil } }

    /// Whether photos that keep their ratios stand in a tree of blocks.
    var hasTrees: Bool { grid.layouts.contains { $0.photoTree != nil } }

    /// Whether some tiles keep the ratios of their photos.
    var keepsRatios: Bool { hasColumns || hasPhotoRows || hasTrees }

    /// Whether callers tell the ratios of the photos.
    var looksAtPhotos: Bool { hasPatterns || keepsRatios }

    /// So many photos a plan places at the most, where it has to place all of them.
    static let placedPhotos = "10_000_000"

    /// Prints how a layout places tiles that keep the ratios of their photos.
    func writePhotos(to printer: inout CodePrinter) {
        let inset = grid.inset
        let places = [
            hasColumns ? "plan.columns > 0 ? fillColumns(buffer)" : nil,
            hasPhotoRows ? "plan.perRow > 0 ? fillRows(buffer)" : nil,
            hasTrees ? "plan.tree.utf8CodeUnitCount > 0 ? fillTree(buffer)" : nil,
        ].compactMap { $0 }
        let edges = [
            hasColumns ? "plan.columns > 0 ? edgesInColumns(frames[index])" : nil,
            hasPhotoRows ? "plan.perRow > 0 ? edgesInRows(index)" : nil,
            hasTrees
                ? "plan.tree.utf8CodeUnitCount > 0 ? Edges(rawValue: plan.edges.utf8Start[index] & 15)" : nil,
        ].compactMap { $0 }
        let adds = grid.append == nil ? "" : " && (!plan.adds || index < plan.tiles - 1)"
        printer.lines(
            """

            /// The distances of the tiles from the container's edges.
            fileprivate static let top = \(inset.top.swiftDouble), left = \(inset.left.swiftDouble), bottom = \(inset.bottom.swiftDouble), right = \(inset.right.swiftDouble)

            /// The layout with the frames of tiles that keep the ratios of their photos, or without a buffer for them with the height alone.
            fileprivate func solved(keepsFrames: Bool) -> Layout {
                guard plan.keepsRatios else { return self }
                var layout = self
                if keepsFrames {
                    layout.frames = [Frame](unsafeUninitializedCapacity: plan.tiles) { buffer, count in
                        layout.solvedHeight = place(buffer.baseAddress)
                        count = plan.tiles
                    }
                } else {
                    layout.solvedHeight = place(nil)
                }
                return layout
            }

            /// Writes the frames, where there is a buffer; returns the height of the container.
            fileprivate func place(_ buffer: UnsafeMutablePointer<Frame>?) -> Double { \(chain(places, or: "0")) }

            /// The edges that a tile touches where it keeps the ratio of its photo.
            private func edgesOfPhoto(_ index: Int) -> Edges { \(chain(edges, or: "[]")) }

            /// The ratio of a photo within the limits; one that is unknown, and the add tile, count as 1 before that.
            @inline(__always) fileprivate func ratio(_ index: Int) -> Double {
                clamped(index < ratios.count\(adds) ? ratios[index] : 1)
            }

            @inline(__always) fileprivate func clamped(_ ratio: Double) -> Double {
                Swift.min(Swift.max(ratio > 0 && ratio < .infinity ? ratio : 1, plan.least), plan.greatest)
            }
            """)
        if hasColumns { writeColumnPlaces(to: &printer) }
        if hasPhotoRows { writePhotoRowPlaces(to: &printer) }
        if hasTrees { writeTreePlaces(to: &printer) }
    }

    /// Conditions with values; the last of them holds where no other does, if there are several.
    private func chain(_ cases: [String], or other: String) -> String {
        (cases + [other]).joined(separator: " : ")
    }

    private func writePhotoRowPlaces(to printer: inout CodePrinter) {
        printer.lines(
            """

            /// The tiles of the row in which a tile stands. Balanced rows are as even as can be, the shorter ones first.
            private func row(of index: Int) -> Range<Int> {
                let rows = (plan.tiles - 1) / plan.perRow + 1
                let length = plan.isBalanced ? plan.tiles / rows : plan.perRow
                let short = plan.isBalanced ? (rows - plan.tiles % rows) * length : plan.tiles
                let start = index < short ? index / length * length : short + (index - short) / (length + 1) * (length + 1)
                return start..<(index < short ? start + Swift.min(length, short - start) : start + length + 1)
            }

            /// Rows that fill the width: all tiles of one have the height at which their widths add up to it.
            private func fillRows(_ buffer: UnsafeMutablePointer<Frame>?) -> Double {
                var y = Layout.top, index = 0
                while index < plan.tiles {
                    let row = row(of: index)
                    var ratios = 0.0, x = Layout.left
                    for index in row { ratios += ratio(index) }
                    let height = (width - Layout.left - Layout.right - Double(row.count - 1) * columnGap) / ratios
                    if let buffer {
                        for index in row {
                            let width = height * ratio(index)
                            buffer[index] = Frame(x: x, y: y, width: Swift.max(0, width), height: Swift.max(0, height))
                            x += width + columnGap
                        }
                    }
                    y += height + rowGap
                    index = row.upperBound
                }
                return y - rowGap + Layout.bottom
            }

            private func edgesInRows(_ index: Int) -> Edges {
                let row = row(of: index)
                var edges: Edges = []
                if row.lowerBound == 0 { edges.insert(.top) }
                if row.upperBound == plan.tiles { edges.insert(.bottom) }
                if row.lowerBound == index { edges.insert(.left) }
                if row.upperBound == index + 1 { edges.insert(.right) }
                return edges
            }
            """)
    }

    private func writeTreePlaces(to printer: inout CodePrinter) {
        printer.lines(
            """

            /// Solves the tree, which has fewer rows and blocks than its text has characters.
            private func fillTree(_ buffer: UnsafeMutablePointer<Frame>?) -> Double {
                withUnsafeTemporaryAllocation(of: Tree.Line.self, capacity: plan.tree.utf8CodeUnitCount) { lines in
                    let width = width - Layout.left - Layout.right
                    var tree = Tree(layout: self, text: plan.tree.utf8Start, lines: lines)
                    let line = tree.measureStack()
                    if let buffer {
                        tree = Tree(layout: self, text: plan.tree.utf8Start, lines: lines)
                        tree.placeStack(x: Layout.left, y: Layout.top, width: width, buffer)
                    }
                    return Layout.top + line.slope * width + line.offset + Layout.bottom
                }
            }
            """)
    }
}

extension Rule {
    /// The limits of the ratios that tiles in rows keep; nil for another rule.
    var photoRatios: RatioRange? {
        guard case .rows(_, _, _, let sizing) = arrangement else { return nil }
        return sizing.photoRatios
    }
}
