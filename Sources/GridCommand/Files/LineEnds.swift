// Git may check out text files with CRLF, so line ends alone are no difference between a file and what it should be.

/// The text with LF in place of each CRLF.
func withLF(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: "\r")) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for byte in text { appendWithLF(byte, to: &result) }
    return result
}

/// Appends the next byte of a text in which CRLF becomes LF.
func appendWithLF(_ byte: UInt8, to text: inout [UInt8]) {
    if byte == UInt8(ascii: "\n"), text.last == UInt8(ascii: "\r") { text.removeLast() }
    text.append(byte)
}

/// A text that replaces `old`: with CRLF if all lines of `old` end so, otherwise with LF.
func replacing(_ old: [UInt8], with new: [UInt8]) -> [UInt8] {
    let text = withLF(new)
    guard old.contains(UInt8(ascii: "\n")), old == withCRLF(withLF(old)) else { return text }
    return withCRLF(text)
}

private func withCRLF(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + text.count / 16)
    for byte in text {
        if byte == UInt8(ascii: "\n") { result.append(UInt8(ascii: "\r")) }
        result.append(byte)
    }
    return result
}
