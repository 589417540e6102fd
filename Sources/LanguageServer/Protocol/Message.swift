internal import Foundation
internal import GridEmit

/// A message from the client; its parameters are decoded when it is handled.
struct Message: Decodable {
    /// The identifier of a request, which its answer repeats.
    enum ID: Hashable, Decodable {
        case number(Int)
        case string(String)

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let number = try? value.decode(Int.self) {
                self = .number(number)
            } else {
                self = .string(try value.decode(String.self))
            }
        }

        var json: JSONValue {
            switch self {
            case .number(let number): .number(number)
            case .string(let text): .string(text)
            }
        }
    }

    /// Nil for a notification.
    let id: ID?
    /// Nil for the answer to a request of the server, which makes none.
    let method: String?
    /// The text of the message.
    private(set) var body = Data()
    /// Whether the client has given up on the answer.
    var isCancelled = false

    private enum CodingKeys: String, CodingKey {
        case id, method
    }

    private struct Whole<Parameters: Decodable>: Decodable {
        let params: Parameters
    }

    /// Reads a message.
    static func read(_ body: Data) throws(ResponseError) -> Message {
        do {
            var message = try JSONDecoder().decode(Message.self, from: body)
            message.body = body
            return message
        } catch DecodingError.dataCorrupted {
            throw ResponseError(.parseError, "the message is not JSON")
        } catch {
            throw ResponseError(.invalidRequest, "the message is not a request or notification")
        }
    }

    /// Decodes the parameters.
    func parameters<Parameters: Decodable>(_ type: Parameters.Type) throws(ResponseError) -> Parameters {
        do {
            return try JSONDecoder().decode(Whole<Parameters>.self, from: body).params
        } catch {
            throw ResponseError(.invalidParams, "`\(method ?? "")` can't have these parameters")
        }
    }
}

/// Why a request has no result.
struct ResponseError: Error, Equatable {
    enum Code: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParams = -32602
        case serverNotInitialized = -32002
        case requestFailed = -32803
        case requestCancelled = -32800
    }

    let code: Code
    let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    var json: JSONValue {
        .object([("code", .number(code.rawValue)), ("message", .string(message))])
    }
}
