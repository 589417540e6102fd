internal import GridModel

internal import enum GridSyntax.Alignment
internal import enum GridSyntax.LastRow

extension Rule {
    /// The rows of equal tiles, if the rule has them.
    var equalRows: Rows? { rows.flatMap { $0.sizing.photoRatios == nil ? $0 : nil } }
}

extension Rows {
    /// The expression that creates the rows.
    var swiftText: String {
        let sizing =
            switch self.sizing {
            case .tileRatio(let ratio): ".tileRatio(\(ratio.decimal))"
            case .tileSize(let width, let height): ".tileSize(\(width.decimal), \(height.decimal))"
            // Photos that keep their ratios don't have equal tiles.
            case .tilePhoto: ".frameFill"
            case .frameRatio(let ratio): ".frameRatio(\(ratio.decimal))"
            case .frameFill: ".frameFill"
            }
        let align =
            switch self.align {
            case .leading: "0"
            case .center: "0.5"
            case .trailing: "1"
            }
        return "Rows(perRow: \(perRow), last: .\(last.rawValue), align: \(align), sizing: \(sizing))"
    }
}

extension SwiftWriter {
    /// Prints the code that computes rows for any count, in constant time per tile.
    func writeRows(to printer: inout CodePrinter) {
        let inset = grid.inset
        printer.lines(
            """

            /// Rows of tiles for any count, computed because a table would be endless.
            fileprivate struct Rows: Sendable {
                enum Last: Sendable { case short, stretch, balanced }
                enum Sizing: Sendable {
                    case tileRatio(Double), tileSize(Double, Double), frameRatio(Double), frameFill
                }

                /// The number and length of the first rows, and of the last ones.
                private struct Split {
                    var firstRows, firstLength, lastRows, lastLength: Int
                }

                private static let top = \(inset.top.swiftDouble), left = \(inset.left.swiftDouble)
                private static let bottom = \(inset.bottom.swiftDouble), right = \(inset.right.swiftDouble)

                var perRow: Int
                var last: Last
                var align: Double
                var sizing: Sizing

                private func split(_ count: Int) -> Split {
                    let rows = (count - 1) / perRow + 1
                    if last == .balanced {
                        let longer = count % rows
                        return Split(
                            firstRows: rows - longer, firstLength: count / rows, lastRows: longer,
                            lastLength: count / rows + 1)
                    }
                    let rest = count - (rows - 1) * perRow
                    return Split(firstRows: rows - 1, firstLength: perRow, lastRows: 1, lastLength: rest)
                }

                /// The slots of a row of `length` tiles; some may stay empty.
                private func slots(_ length: Int, _ split: Split) -> Int {
                    if case .tileSize = sizing {
                        return Swift.max(split.firstRows > 0 ? split.firstLength : 0, split.lastRows > 0 ? split.lastLength : 0)
                    }
                    return last == .short ? perRow : length
                }

                private func tile(_ length: Int, _ split: Split, in layout: Layout) -> Size {
                    let slots = Double(slots(length, split)), rows = Double(split.firstRows + split.lastRows)
                    let width = (layout.width - Rows.left - Rows.right - (slots - 1) * layout.columnGap) / slots
                    func height(_ total: Double) -> Double {
                        (total - Rows.top - Rows.bottom - (rows - 1) * layout.rowGap) / rows
                    }
                    switch sizing {
                    case .tileRatio(let ratio): return Size(width: width, height: width / ratio)
                    case .tileSize(let width, let height): return Size(width: width, height: height)
                    case .frameRatio(let ratio): return Size(width: width, height: height(layout.width / ratio))
                    case .frameFill: return Size(width: width, height: height(layout.height))
                    }
                }

                func size(in layout: Layout) -> Size {
                    let split = split(layout.plan.tiles)
                    let first = tile(split.firstLength, split, in: layout), last = tile(split.lastLength, split, in: layout)
                    let slots = Double(slots(split.lastLength, split))
                    let width = Rows.left + Rows.right + slots * last.width + (slots - 1) * layout.columnGap
                    let rows = Double(split.firstRows) * first.height + Double(split.lastRows) * last.height
                    let gaps = Double(split.firstRows + split.lastRows - 1) * layout.rowGap
                    let height = Rows.top + Rows.bottom + rows + gaps
                    switch sizing {
                    case .tileRatio: return Size(width: layout.width, height: Swift.max(0, height))
                    case .tileSize: return Size(width: Swift.max(0, width), height: Swift.max(0, height))
                    case .frameRatio(let ratio): return Size(width: layout.width, height: layout.width / ratio)
                    case .frameFill: return Size(width: layout.width, height: layout.height)
                    }
                }

                /// The first rows, or the last ones.
                func block(_ number: Int, in layout: Layout) -> Block {
                    let split = split(layout.plan.tiles)
                    let first = tile(split.firstLength, split, in: layout)
                    let isFirst = number == 0 && split.firstRows > 0
                    let length = isFirst ? split.firstLength : split.lastLength
                    let tile = isFirst ? first : tile(length, split, in: layout)
                    let empty = slots(length, split) - length
                    let above = isFirst ? 0 : Double(split.firstRows) * (first.height + layout.rowGap)
                    var edges: Edges = []
                    if isFirst || split.firstRows == 0 { edges.insert(.top) }
                    if !isFirst || split.lastRows == 0 { edges.insert(.bottom) }
                    if align == 0 || empty == 0 { edges.insert(.left) }
                    if align == 1 || empty == 0 { edges.insert(.right) }
                    return (
                        length * (isFirst ? split.firstRows : split.lastRows), Double(length), Double(edges.rawValue),
                        Frame(
                            x: Rows.left + align * Double(empty) * (tile.width + layout.columnGap), y: Rows.top + above,
                            width: Swift.max(0, tile.width), height: Swift.max(0, tile.height)))
                }
            }
            """)
    }
}

extension Rational {
    /// The number as a literal of type `Double`.
    var swiftDouble: String {
        let text = decimal
        return text.utf8.contains(UInt8(ascii: ".")) || text.utf8.contains(UInt8(ascii: "e"))
            ? text : text + ".0"
    }
}
