/// A text under construction, with the indentation of the next line.
public struct CodePrinter {
    /// What has been printed but not handed over, in UTF-8. One buffer of bytes takes half the time of a string.
    private(set) var bytes: [UInt8] = []
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

    /// Indents blocks that begin from here on by `unit`.
    mutating func indent(by unit: String) { self.unit = Array(unit.utf8) }

    /// Hands over the rest.
    package mutating func finish() {
        receive?(bytes)
        bytes = []
    }

    private mutating func endLine() {
        bytes.append(newline)
        if bytes.count >= 1 << 20, let receive {
            receive(bytes)
            bytes.removeAll(keepingCapacity: true)
        }
    }

    /// Prints one line; an empty one gets no indentation.
    public mutating func line(_ line: String = "") {
        if !line.isEmpty {
            bytes += indentation
            bytes += line.utf8
        }
        endLine()
    }

    /// Prints one line that `pieces` builds.
    package mutating func line(_ pieces: (inout CodePrinter) -> Void) {
        bytes += indentation
        pieces(&self)
        endLine()
    }

    /// Adds a piece to the line under construction.
    package mutating func add(_ piece: String) {
        var piece = piece
        piece.withUTF8 { bytes += $0 }
    }

    /// Adds a number, digit by digit, to the line under construction.
    mutating func add(_ number: Int) {
        guard number >= 0 else { return add(String(number)) }
        let start = bytes.count
        var rest = number
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }

    /// Adds a piece in UTF-8 to the line under construction.
    mutating func add(_ piece: some Sequence<UInt8>) { bytes += piece }

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
                bytes += indentation
                bytes += line
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
