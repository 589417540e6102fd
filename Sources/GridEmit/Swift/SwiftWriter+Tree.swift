internal import GridModel

extension SwiftWriter {
    /// Prints the solver of blocks inside each other, which `PhotoTree` explains.
    func writeTree(to printer: inout CodePrinter) {
        printer.lines(
            """

            /// Photos that keep their ratios, as the spec writes them: in `1|(1,2)` one stands beside two rows, of one and of two.
            ///
            /// The height of a block is slope · width + offset. Those of a stack are the sums of its rows', and a gap between two. In a row, whose
            /// blocks have one height, 1 / slope is the sum of 1 / slope, and offset / slope that of offset / slope, less a gap between two.
            fileprivate struct Tree {
                typealias Line = (slope: Double, offset: Double)

                let ratios: Ratios, columnGap, rowGap: Double, text: UnsafePointer<UInt8>
                /// The lines of rows and of stacks in parentheses, in the order in which they begin.
                let lines: UnsafeMutableBufferPointer<Line>
                var next = 0, line = 0, photo = 0

                /// Whether a character comes next; then it has been read.
                private mutating func reads(_ character: UInt8) -> Bool {
                    guard text[next] == character else { return false }
                    next += 1
                    return true
                }

                /// Reads a number of photos side by side.
                private mutating func readPhotos() -> Int {
                    var photos = 0
                    while text[next] >= 48, text[next] < 58 { (photos, next) = (photos * 10 + Int(text[next]) - 48, next + 1) }
                    return photos
                }

                /// The place for a line, which is taken at the beginning of its block.
                private mutating func nextLine() -> Int {
                    line += 1
                    return line - 1
                }

                mutating func measureStack() -> Line {
                    var stack = measureRow()
                    while reads(44) {
                        let row = measureRow()
                        stack = (stack.slope + row.slope, stack.offset + row.offset + rowGap)
                    }
                    return stack
                }

                private mutating func measureRow() -> Line {
                    let line = nextLine()
                    var width = 0.0, missing = columnGap
                    repeat {
                        if reads(40) {
                            let line = nextLine(), stack = measureStack()
                            lines[line] = stack
                            width += 1 / stack.slope
                            missing += stack.offset / stack.slope - columnGap
                            next += 1
                        }
                        for _ in 0..<readPhotos() {
                            width += ratios[photo]
                            missing -= columnGap
                            photo += 1
                        }
                    } while reads(124)
                    lines[line] = (1 / width, missing / width)
                    return lines[line]
                }

                mutating func placeStack(x: Double, y: Double, width: Double, _ buffer: UnsafeMutablePointer<Frame>) {
                    var y = y
                    repeat {
                        let row = lines[nextLine()], height = row.slope * width + row.offset
                        placeRow(x: x, y: y, height: height, buffer)
                        y += height + rowGap
                    } while reads(44)
                }

                private mutating func placeRow(x: Double, y: Double, height: Double, _ buffer: UnsafeMutablePointer<Frame>) {
                    let side = Swift.max(0, height)
                    var x = x
                    repeat {
                        if reads(40) {
                            let stack = lines[nextLine()], width = (height - stack.offset) / stack.slope
                            placeStack(x: x, y: y, width: width, buffer)
                            x += width + columnGap
                            next += 1
                        }
                        for _ in 0..<readPhotos() {
                            let frame = Frame(x: x, y: y, width: side * ratios[photo], height: side)
                            buffer[photo] = frame
                            x += frame.width + columnGap
                            photo += 1
                        }
                    } while reads(124)
                }
            }
            """)
    }
}
