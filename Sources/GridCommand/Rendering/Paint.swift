/// How text is put on a stream: coloured for a terminal or as it is, and how long its lines can be.
struct Paint: Hashable, Sendable {
    /// What a piece of text is; the raw value is the terminal's code for how it looks (ECMA-48, SGR).
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
    /// How many columns a line has; nil where nothing limits it.
    var columns: Int?

    static let off = Paint(isOn: false)

    func callAsFunction(_ role: Role, _ text: String) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
    }
}
