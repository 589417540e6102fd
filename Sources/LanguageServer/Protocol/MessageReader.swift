internal import Foundation

/// Splits a stream of bytes into messages: headers with a `Content-Length`, an empty line, and so many bytes.
///
/// A header that no client writes is skipped, up to the next `Content-Length:`.
struct MessageReader {
    enum Part: Equatable {
        case message(Data)
        /// What is wrong with a header.
        case broken(String)
    }

    /// The most bytes of a message: a spec of the greatest length, each of whose characters is escaped.
    static let mostBytes = 64 << 20
    private static let mostHeaderBytes = 4096
    private static let field = Data("content-length:".utf8)
    private static let end = Data("\r\n\r\n".utf8)

    private var buffer = Data()
    /// Whether bytes are skipped up to the next header.
    private var isLost = false
    /// The length of the message whose header has been read.
    private var length: Int?

    mutating func add(_ bytes: some Sequence<UInt8>) { buffer.append(contentsOf: bytes) }

    /// The next message, or nil if it hasn't arrived.
    mutating func next() -> Part? {
        if isLost, !findHeader() { return nil }
        if length == nil {
            guard let end = buffer.prefix(Self.mostHeaderBytes).range(of: Self.end) else {
                return buffer.count >= Self.mostHeaderBytes ? lose("a header without an end") : nil
            }
            guard let found = Self.length(in: buffer[buffer.startIndex..<end.lowerBound]) else {
                return lose("a header without a valid Content-Length")
            }
            length = found
            take(end.upperBound - buffer.startIndex)
        }
        guard let length, buffer.count >= length else { return nil }
        self.length = nil
        return .message(take(length))
    }

    @discardableResult
    private mutating func take(_ count: Int) -> Data {
        let taken = Data(buffer.prefix(count))
        buffer = Data(buffer.dropFirst(count))
        return taken
    }

    private mutating func lose(_ reason: String) -> Part {
        isLost = true
        // The header that is broken is not the next one.
        take(1)
        return .broken(reason)
    }

    private mutating func findHeader() -> Bool {
        let lowercased = Data(buffer.map { (65...90).contains($0) ? $0 | 0x20 : $0 })
        guard let found = lowercased.range(of: Self.field) else {
            take(max(0, buffer.count - Self.field.count))
            return false
        }
        take(found.lowerBound)
        isLost = false
        return true
    }

    private static func length(in header: Data) -> Int? {
        for line in String(decoding: header, as: UTF8.self).split(separator: "\r\n") {
            guard line.lowercased().hasPrefix("content-length:") else { continue }
            let value = line.dropFirst(15).trimmingCharacters(in: .whitespaces)
            guard value.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
            return Int(value).flatMap { $0 <= mostBytes ? $0 : nil }
        }
        return nil
    }
}
