/// What the client can do, of what the server asks about.
struct Client: Decodable, Equatable {
    var encoding = PositionEncoding.utf16
    var takesSnippets = false
    var takesRelatedPlaces = false

    init() {}

    init(from decoder: any Decoder) throws {
        let capabilities = try decoder.container(keyedBy: Key.self).decodeIfPresent(
            Capabilities.self, forKey: .capabilities)
        let offered = capabilities?.general?.positionEncodings ?? []
        encoding = offered.lazy.compactMap(PositionEncoding.init).first ?? .utf16
        takesSnippets = capabilities?.textDocument?.completion?.completionItem?.snippetSupport ?? false
        takesRelatedPlaces = capabilities?.textDocument?.publishDiagnostics?.relatedInformation ?? false
    }

    private enum Key: CodingKey {
        case capabilities
    }

    private struct Capabilities: Decodable {
        struct General: Decodable {
            let positionEncodings: [String]?
        }
        struct Item: Decodable {
            let snippetSupport: Bool?
        }
        struct Completion: Decodable {
            let completionItem: Item?
        }
        struct Diagnostics: Decodable {
            let relatedInformation: Bool?
        }
        struct Text: Decodable {
            let completion: Completion?
            let publishDiagnostics: Diagnostics?
        }
        let general: General?
        let textDocument: Text?
    }
}

/// The units in which the characters of a line are counted.
enum PositionEncoding: String {
    case utf8 = "utf-8"
    case utf16 = "utf-16"

    /// The units of the character that a byte of UTF-8 begins; 0 for a byte that continues one.
    func units(_ byte: UInt8) -> Int {
        switch self {
        case .utf8: 1
        case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
        }
    }
}
