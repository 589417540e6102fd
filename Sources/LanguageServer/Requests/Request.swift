internal import GridEmit

/// A request of the protocol. Each is a file of this folder, and its name in `all`.
struct Request: Sendable {
    let method: String
    /// What the server says of it when a session begins.
    let capability: (String, JSONValue)?
    /// Makes the result.
    let answer: @Sendable (Message, Server) throws(ResponseError) -> JSONValue

    static let all: [Request] = [
        .codeActions, .completion, .definition, .documentFormatting, .rangeFormatting, .folding, .hover,
        .inlayHints,
        .prepareRename, .references, .rename, .semanticTokens, .symbols,
    ]

    /// Creates a request about a document.
    init<Parameters: DocumentParameters>(
        _ method: String, _ capability: (String, JSONValue)?, _ parameters: Parameters.Type,
        answer: @escaping @Sendable (Parameters, Document, Client) throws(ResponseError) -> JSONValue
    ) {
        self.method = method
        self.capability = capability
        self.answer = { message, server throws(ResponseError) in
            let parameters = try message.parameters(Parameters.self)
            return try answer(parameters, try server.document(parameters.textDocument), server.client)
        }
    }
}
