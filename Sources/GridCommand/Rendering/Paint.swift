/// How text is written to a stream: with or without color, and how wide.
struct Paint: Hashable, Sendable {
    /// The role of a piece of text; the raw value is the terminal code for its style (ECMA-48, SGR).
    enum Role: String {
        case error = "1;31"
        case warning = "1;33"
        case heading = "1"
        case place = "34"
        case hint = "36"
        case added = "32"
        case removed = "31"
    }

    let isOn: Bool
    /// The width in columns; nil for no limit.
    var columns: Int?

    static let off = Paint(isOn: false)

    func callAsFunction(_ role: Role, _ text: String) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
    }
}
