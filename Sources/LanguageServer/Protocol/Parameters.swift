/// A place in a document: a line from 0, and a number of units of the negotiated encoding.
struct Position: Hashable, Decodable {
    let line: Int
    let character: Int
}

/// The text between two places.
struct TextRange: Hashable, Decodable {
    let start: Position
    let end: Position
}

struct DocumentIdentifier: Decodable, Sendable {
    let uri: String
}

/// The parameters of a request about a document.
protocol DocumentParameters: Decodable, Sendable {
    var textDocument: DocumentIdentifier { get }
}

/// The parameters of a request about all of a document.
struct WholeDocument: DocumentParameters {
    let textDocument: DocumentIdentifier
}

/// The parameters of a request about a place.
struct DocumentPlace: DocumentParameters {
    let textDocument: DocumentIdentifier
    let position: Position
}

/// The parameters of a request about a range.
struct DocumentRange: DocumentParameters {
    let textDocument: DocumentIdentifier
    let range: TextRange
}
