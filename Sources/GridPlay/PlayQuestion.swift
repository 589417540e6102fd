internal import GridEmit
internal import Playground

/// What the page asks: some lines, a blank line, and a text.
///
/// A line that asks for a layout has numbers: the count of photos; width and height of the container and the gaps between
/// columns and rows in 64ths of a point, where a negative gap stands for that of the spec; 1 while editing; and the ratios of
/// the photos in thousandths. One about a hand has its kind, the line or tile, and in 64ths where that goes, and how near is enough.
struct PlayQuestion {
    let kind: String
    let lines: [String]
    let text: [UInt8]
    private let body: [UInt8]

    /// A question as the body of a request.
    init(kind: String, body: [UInt8]) {
        self.kind = kind
        self.body = body
        var lines: [String] = []
        var rest = body[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let line = rest[..<end]
            rest = rest[(end + 1)...]
            if line.isEmpty { break }
            lines.append(String(decoding: line, as: UTF8.self))
        }
        self.lines = lines
        text = Array(rest)
    }

    /// The question as another process gets it.
    var message: [UInt8] { PlayMessage(head: kind, body: body).bytes }

    /// A line; empty if there is none.
    func line(_ index: Int) -> String { index < lines.count ? lines[index] : "" }

    /// The numbers of a line, within limits.
    private func numbers(_ line: String) -> [Int] {
        line.split(separator: " ").map { min(max(Int($0) ?? 0, -1), 1 << 32) }
    }

    /// What a line asks a layout for.
    private func request(_ line: String) -> Playground.Request {
        let numbers = numbers(line)
        func number(_ index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }
        func points(_ index: Int) -> Double { Double(number(index)) / 64 }
        // The page shows no more than 200 photos.
        var request = Playground.Request(
            count: min(number(0), 10_000), width: points(1), height: points(2),
            ratios: Array(numbers.dropFirst(6)))
        request.columnGap = number(3) < 0 ? nil : points(3)
        request.rowGap = number(4) < 0 ? nil : points(4)
        request.isEditing = number(5) == 1
        return request
    }

    /// The answer to a question about a spec; nil if there is no such question.
    func answer(_ specs: inout RecentSpecs) -> JSONValue? {
        var spec: Playground { specs.compiled(text, name: line(0)) }
        func layout(_ line: String) -> JSONValue { spec.layout(request(line)) }
        switch kind {
        case "start": return .object([("outputs", Playground.outputs)])
        case "compile":
            let spec = spec
            guard spec.isGood else { return .object([("summary", .null)]) }
            return .object([
                ("summary", spec.summary), ("sheet", Self.output(spec.sheet)),
                ("layout", spec.layout(request(line(1)))),
            ])
        case "frames": return .object([("layout", layout(line(1))), ("isGood", .bool(spec.isGood))])
        case "contact": return .object([("layouts", .array(lines.dropFirst().map(layout)))])
        case "findings": return .object([("findings", spec.findings)])
        case "output": return Self.output(spec.output(named: line(1)))
        case "hand":
            let numbers = numbers(line(2)) + [0, 0, 0, 0]
            return spec.byHand(
                numbers[0], numbers[1], Double(numbers[2]) / 64, snap: Double(numbers[3]) / 64,
                request(line(1)))
        case "format": return .object([("text", .string(Playground.canonicalText(text) ?? ""))])
        case "completions": return Playground.completions(after: text)
        default: return nil
        }
    }

    private static func output(_ output: (text: String, lacks: JSONValue)) -> JSONValue {
        .object([("text", .string(output.text)), ("lacks", output.lacks)])
    }
}

/// The specs that the page has asked about last. It asks several questions about each.
struct RecentSpecs {
    private var recent: [(name: String, text: [UInt8], compiled: Playground)] = []

    /// More than a page with its last good spec and a second page need.
    private static let most = 6

    mutating func compiled(_ text: [UInt8], name: String) -> Playground {
        if let index = recent.firstIndex(where: { $0.name == name && $0.text == text }) {
            recent.append(recent.remove(at: index))
        } else {
            recent.append((name, text, Playground(text, file: name)))
            if recent.count > Self.most { recent.removeFirst() }
        }
        return recent[recent.count - 1].compiled
    }
}
