//@ treeText
/// Photos that keep their ratios, in the notation of the spec: `1|(1,2)` is a photo beside two rows, of one and of two
/// photos.
///
/// The height of a block is slope · width + offset. A stack sums the slopes and offsets of its rows, and adds the gaps
/// between them. The blocks of a row have the same height: 1 / slope is the sum of their 1 / slope, and offset / slope the
/// sum of their offset / slope minus the gaps.
@usableFromInline nonisolated struct PhotoTree {
    @usableFromInline typealias Line = (slope: Double, offset: Double)

    @usableFromInline let ratios: PhotoRatios, columnGap, rowGap: Double, text: UnsafePointer<UInt8>
    /// The lines of rows and of nested stacks, in the order in which they begin.
    @usableFromInline let lines: UnsafeMutableBufferPointer<Line>
    @usableFromInline var next = 0, line = 0, photo = 0

    //@ kit
    @inlinable init(
        ratios: PhotoRatios, columnGap: Double, rowGap: Double, text: UnsafePointer<UInt8>,
        lines: UnsafeMutableBufferPointer<Line>
    ) {
        self.ratios = ratios
        self.columnGap = columnGap
        self.rowGap = rowGap
        self.text = text
        self.lines = lines
    }
    //@ end

    /// Consumes the next character if it is this one.
    @inlinable mutating func reads(_ character: UInt8) -> Bool {
        guard text[next] == character else { return false }
        next += 1
        return true
    }

    /// Reads a number of photos side by side.
    @inlinable mutating func readPhotos() -> Int {
        var photos = 0
        while text[next] >= 48, text[next] < 58 {
            (photos, next) = (photos * 10 + Int(text[next]) - 48, next + 1)
        }
        return photos
    }

    /// Reserves the index of a line at the beginning of its block.
    @inlinable mutating func nextLine() -> Int {
        line += 1
        return line - 1
    }

    @inlinable mutating func measureStack() -> Line {
        var stack = measureRow()
        while reads(44) {
            let row = measureRow()
            stack = (stack.slope + row.slope, stack.offset + row.offset + rowGap)
        }
        return stack
    }

    @inlinable mutating func measureRow() -> Line {
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

    @inlinable mutating func placeStack(
        x: Double, y: Double, width: Double, _ buffer: UnsafeMutablePointer<PhotoFrame>
    ) {
        var y = y
        repeat {
            let row = lines[nextLine()], height = row.slope * width + row.offset
            placeRow(x: x, y: y, height: height, buffer)
            y += height + rowGap
        } while reads(44)
    }

    @inlinable mutating func placeRow(
        x: Double, y: Double, height: Double, _ buffer: UnsafeMutablePointer<PhotoFrame>
    ) {
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
                let frame = PhotoFrame(x: x, y: y, width: side * ratios[photo], height: side)
                buffer[photo] = frame
                x += frame.width + columnGap
                photo += 1
            }
        } while reads(124)
    }
}
//@ end
//@ treeCode
//| /// Photos that keep their ratios: blocks side by side in rows, and rows in stacks.
//| ///
//| /// The height of a block is slope · width + offset. A stack sums the slopes and offsets of its rows, and adds the gaps
//| /// between them. The blocks of a row have the same height: 1 / slope is the sum of their 1 / slope, and offset / slope the
//| /// sum of their offset / slope minus the gaps.
//| fileprivate struct Tree {
//|     typealias Line = (slope: Double, offset: Double)
//|
//|     /// Blocks of a row so far.
//|     struct Row {
//|         let ratios: Ratios, columnGap: Double
//|         var width = 0.0, missing: Double
//|
//|         @inline(__always) func photos(_ photos: Range<Int>) -> Row {
//|             var row = self
//|             for photo in photos {
//|                 row.width += ratios[photo]
//|                 row.missing -= columnGap
//|             }
//|             return row
//|         }
//|
//|         @inline(__always) func stack(_ stack: Line) -> Row {
//|             var row = self
//|             row.width += 1 / stack.slope
//|             row.missing += stack.offset / stack.slope - columnGap
//|             return row
//|         }
//|
//|         var line: Line { (1 / width, missing / width) }
//|     }
//|
//|     let ratios: Ratios, columnGap, rowGap: Double
//|     /// Frames that are written; nil if only the height is asked.
//|     let buffer: UnsafeMutablePointer<Frame>?
//|
//|     /// A row without blocks.
//|     var row: Row { Row(ratios: ratios, columnGap: columnGap, missing: columnGap) }
//|
//|     /// A stack of rows.
//|     @inline(__always) func stack(_ rows: Line, _ row: Line) -> Line {
//|         (rows.slope + row.slope, rows.offset + row.offset + rowGap)
//|     }
//|
//|     /// Places photos side by side, and returns where the next block begins.
//|     @inline(__always) @discardableResult func place(_ photos: Range<Int>, _ x: Double, _ y: Double, _ height: Double) -> Double {
//|         guard let buffer else { return x }
//|         let side = Swift.max(0, height)
//|         var x = x
//|         for photo in photos {
//|             let frame = Frame(x: x, y: y, width: side * ratios[photo], height: side)
//|             buffer[photo] = frame
//|             x += frame.width + columnGap
//|         }
//|         return x
//|     }
//| }
//@ end
