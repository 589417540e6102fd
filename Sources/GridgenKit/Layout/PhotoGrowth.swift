//@ floors trees
/// Makes the photos of a tree higher, in the notation of the spec; see `PhotoTree`.
@usableFromInline nonisolated struct PhotoGrowth {
    @usableFromInline let text: UnsafePointer<UInt8>, buffer: UnsafeMutablePointer<PhotoFrame>
    @usableFromInline var next = 0, photo = 0

    //@ kit
    @inlinable init(text: UnsafePointer<UInt8>, buffer: UnsafeMutablePointer<PhotoFrame>) {
        self.text = text
        self.buffer = buffer
    }
    //@ end

    /// The number of rows of the stack that begins here.
    @inlinable var rows: Int {
        var rows = 1, depth = 0, place = next
        while text[place] > 32 {
            if text[place] == 40 { depth += 1 }
            if text[place] == 41 { depth -= 1 }
            if depth < 0 { break }
            if depth == 0, text[place] == 44 { rows += 1 }
            place += 1
        }
        return rows
    }

    /// Moves a stack down by `y`, and makes it higher by a length.
    @inlinable mutating func growStack(_ y: Double, _ length: Double) {
        let share = length / Double(rows)
        var row = 0
        while true {
            growRow(y + Double(row) * share, share)
            guard text[next] == 44 else { return }
            (row, next) = (row + 1, next + 1)
        }
    }

    @inlinable mutating func growRow(_ y: Double, _ length: Double) {
        while true {
            var photos = 0
            if text[next] == 40 {
                next += 1
                growStack(y, length)
                next += 1
            }
            while text[next] >= 48, text[next] < 58 {
                (photos, next) = (photos * 10 + Int(text[next]) - 48, next + 1)
            }
            for index in photo..<photo + photos {
                buffer[index].y += y
                buffer[index].height += length
            }
            photo += photos
            guard text[next] == 124 else { return }
            next += 1
        }
    }
}
//@ end
