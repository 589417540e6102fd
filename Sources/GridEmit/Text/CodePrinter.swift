/// A text under construction, with the indentation of the next line.
public struct CodePrinter: ~Copyable {
    /// What has been printed but not handed over, in UTF-8.
    private let buffer = Bytes()
    private var indentation: [UInt8] = []
    private var unit: [UInt8]
    /// Receives pieces of long texts, so that they needn't be held in memory.
    private let receive: (([UInt8]) -> Void)?

    /// Creates an empty printer that indents by `unit`.
    public init(indentingBy unit: String = "    ") {
        self.init(indentingBy: unit, receive: nil)
    }

    /// Creates an empty printer that hands over its text in pieces; `finish()` hands over the last one.
    package init(indentingBy unit: String = "    ", receive: (([UInt8]) -> Void)?) {
        self.unit = Array(unit.utf8)
        self.receive = receive
    }

    /// What has been printed so far, unless it is handed over.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The text in UTF-8.
    var bytes: [UInt8] { bytes(from: 0) }

    /// The number of bytes; less after lines that were handed over.
    var count: Int { buffer.count }

    /// The bytes from a place in the line under construction on.
    func bytes(from start: Int) -> [UInt8] { buffer.bytes(from: start) }

    /// Indents blocks that begin from here on by `unit`.
    mutating func indent(by unit: String) { self.unit = Array(unit.utf8) }

    /// Hands over the rest.
    package mutating func finish() {
        receive?(bytes)
        buffer.removeAll()
    }

    private mutating func endLine() {
        buffer.append(newline)
        if buffer.count >= 1 << 20, let receive {
            receive(bytes)
            buffer.removeAll()
        }
    }

    /// Prints one line; an empty one gets no indentation.
    public mutating func line(_ line: String = "") {
        if !line.isEmpty {
            add(indentation)
            add(line)
        }
        endLine()
    }

    /// Prints one line that `pieces` builds.
    package mutating func line(_ pieces: (inout CodePrinter) -> Void) {
        add(indentation)
        pieces(&self)
        endLine()
    }

    /// Adds a literal piece to the line under construction: nothing is counted for it, unlike for a string.
    package mutating func add(_ piece: StaticString) {
        guard piece.hasPointerRepresentation else { return add("\(piece)" as String) }
        buffer.append(UnsafeBufferPointer(start: piece.utf8Start, count: piece.utf8CodeUnitCount))
    }

    /// Adds a piece to the line under construction.
    @_disfavoredOverload package mutating func add(_ piece: String) {
        var piece = piece
        piece.withUTF8 { buffer.append($0) }
    }

    /// Adds a number to the line under construction.
    mutating func add(_ number: Int) {
        if number < 0 {
            guard number != .min else { return add(String(number)) }
            add("-")
            return add(-number)
        }
        var power = 1
        while number / power >= 10 { power *= 10 }
        while power > 0 {
            buffer.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / power % 10))
            power /= 10
        }
    }

    /// Adds a piece in UTF-8 to the line under construction.
    mutating func add(_ piece: [UInt8]) { piece.withUnsafeBufferPointer { buffer.append($0) } }

    /// Adds a piece in UTF-8 to the line under construction.
    mutating func add(_ piece: UnsafeBufferPointer<UInt8>) { buffer.append(piece) }

    /// Prints each line of `lines` at the current indentation.
    public mutating func lines(_ lines: String) {
        var lines = lines
        lines.withUTF8 { printLines($0) }
    }

    private mutating func printLines(_ lines: UnsafeBufferPointer<UInt8>) {
        var start = 0
        while true {
            let rest = UnsafeBufferPointer(rebasing: lines[start...])
            let length = rest.firstIndex(of: newline)
            let line = UnsafeBufferPointer(rebasing: rest[..<(length ?? rest.count)])
            if !line.isEmpty {
                add(indentation)
                buffer.append(line)
            }
            endLine()
            guard let length else { return }
            start += length + 1
        }
    }

    /// Prints an opening line, the indented output of `body`, and a closing line.
    public mutating func block(
        _ opening: String, _ closing: String = "}", _ body: (inout CodePrinter) -> Void
    ) {
        line(opening)
        indented(body)
        line(closing)
    }

    /// Prints the output of `body` indented by one level.
    mutating func indented(_ body: (inout CodePrinter) -> Void) {
        let outside = indentation.count
        indentation += unit
        body(&self)
        indentation.removeLast(indentation.count - outside)
    }
}

private let newline = UInt8(ascii: "\n")

/// Bytes that grow in place. Printing takes many short pieces, for which an array needs twice the time.
private final class Bytes {
    private var start: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 1 << 15) {
        self.capacity = capacity
        start = .allocate(capacity: capacity)
    }

    deinit { start.deallocate() }

    func bytes(from place: Int) -> [UInt8] {
        let length = count - place
        return [UInt8](unsafeUninitializedCapacity: length) { copy, count in
            if length > 0 {
                UnsafeMutableRawBufferPointer(copy).copyMemory(
                    from: UnsafeRawBufferPointer(start: start + place, count: length))
            }
            count = length
        }
    }

    func removeAll() { count = 0 }

    @inline(__always) func append(_ byte: UInt8) {
        if count == capacity { grow(by: 1) }
        start[count] = byte
        count += 1
    }

    @inline(__always) func append(_ piece: UnsafeBufferPointer<UInt8>) {
        guard let first = piece.baseAddress else { return }
        if capacity - count < piece.count { grow(by: piece.count) }
        UnsafeMutableRawPointer(start + count).copyMemory(from: first, byteCount: piece.count)
        count += piece.count
    }

    @inline(never) private func grow(by more: Int) {
        capacity = max(2 * capacity, count + more)
        let greater = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        UnsafeMutableRawPointer(greater).copyMemory(from: start, byteCount: count)
        start.deallocate()
        start = greater
    }
}
