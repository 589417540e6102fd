internal import GridModel

extension SwiftWriter {
    /// Prints the public types except the layout.
    func writeTypes(to printer: inout CodePrinter) {
        printer.lines(
            """
            /// A rectangle in points from the top left corner of the container.
            \(structure("Frame", ["x", "y", "width", "height"]))

            /// A size in points.
            \(structure("Size", ["width", "height"]))

            /// The content of a tile: a photo, a photo with the number of hidden ones, or the button that adds one.
            \(access)enum Role: Hashable, Sendable { case photo, more, add }

            /// Edges of the container that a tile touches.
            \(access)struct Edges: OptionSet, Hashable, Sendable {
                \(access)let rawValue: UInt8\(access.isEmpty ? "" : "\n    \(access)init(rawValue: UInt8) { self.rawValue = rawValue }")
                \(access)static let top = Edges(rawValue: 1), left = Edges(rawValue: 2), bottom = Edges(rawValue: 4), right = Edges(rawValue: 8)
            }
            """)
    }

    /// A structure of doubles. It has an explicit initializer only if other modules use it.
    private func structure(_ name: String, _ names: [String]) -> String {
        let fields = "\(access)var \(names.joined(separator: ", ")): Double"
        if access.isEmpty { return "struct \(name): Hashable, Sendable { \(fields) }" }
        let parameters = names.map { "\($0): Double" }.joined(separator: ", ")
        let values = names.map { "self.\($0) = \($0)" }.joined(separator: "; ")
        return """
            \(access)struct \(name): Hashable, Sendable {
                \(fields)
                \(access)init(\(parameters)) { \(values) }
            }
            """
    }
}
