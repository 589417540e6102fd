/// A line of vectors: a call, with its request and its answer. Members are added in turn.
struct VectorLine {
    private(set) var text: String
    private var bits: [String] = []
    private var isFirst = true

    init(file: String, grid: String, call: String) {
        text = "{\"spec\":\(quotedJSON(file)),\"grid\":\"\(grid)\",\"call\":\"\(call)\""
    }

    /// Adds a request, of which members that aren't set are left out.
    ///
    /// - Parameters:
    ///   - count: the count of photos, if `Int` may be too short for it.
    mutating func add(_ request: VectorRequest, count: Int64? = nil) {
        object("request") {
            $0.add("count", count ?? Int64(request.count))
            $0.input("width", request.width)
            if !request.height.isNaN { $0.input("height", request.height) }
            if let gap = request.gap { $0.input("gap", gap) }
            if let gap = request.rowGap { $0.input("rowGap", gap) }
            if let gap = request.columnGap { $0.input("columnGap", gap) }
            if let insets = request.insets {
                $0.input("insets", [insets.top, insets.leading, insets.bottom, insets.trailing])
            }
            if let scale = request.scale { $0.input("scale", scale) }
            if request.isMirrored { $0.member("mirrored", "true") }
            if request.isEditing { $0.member("editing", "true") }
            if !request.ratios.isEmpty { $0.input("ratios", request.ratios) }
        }
    }

    /// Adds an argument of the call that isn't in the request.
    mutating func argument(_ name: String, _ values: [Int]) {
        text += ",\"\(name)\":\(list(values) { "\($0)" })"
    }
    mutating func argument(_ name: String, _ value: Int) { text += ",\"\(name)\":\(value)" }
    mutating func argument(_ name: String, _ value: Double) { text += ",\"\(name)\":\(json(value))" }
    mutating func argument(_ name: String, _ pairs: [(Double, Double)]) {
        text += ",\"\(name)\":" + list(pairs) { "[\(json($0.0)),\(json($0.1))]" }
    }

    /// Adds the answer and the bits of its lengths; null if there is no value.
    mutating func answer<Value>(_ value: Value?, _ add: (inout VectorLine, Value) -> Void) {
        if let value {
            object("answer") { add(&$0, value) }
        } else {
            text += ",\"answer\":null"
        }
        text += ",\"bits\":" + list(bits) { "\"\($0)\"" } + "}\n"
    }

    private mutating func object(_ name: String, _ add: (inout VectorLine) -> Void) {
        text += ",\"\(name)\":{"
        isFirst = true
        add(&self)
        text += "}"
    }

    private mutating func member(_ name: String, _ value: String) {
        text += isFirst ? "\"\(name)\":\(value)" : ",\"\(name)\":\(value)"
        isFirst = false
    }

    private mutating func input(_ name: String, _ value: Double) { member(name, json(value)) }
    private mutating func input(_ name: String, _ values: [Double]) { member(name, list(values, json)) }
}

extension VectorLine {
    mutating func add(_ name: String, _ value: Int) { add(name, Int64(value)) }
    mutating func add(_ name: String, _ value: Int64) { member(name, "\(value)") }
    mutating func add(_ name: String, _ values: [Int]) { member(name, list(values) { "\($0)" }) }
    mutating func add(_ name: String, places: [Int?]) {
        member(name, list(places) { (place: Int?) -> String in place.map { "\($0)" } ?? "null" })
    }
    mutating func add(_ name: String, words: [String]) { member(name, list(words) { "\"\($0)\"" }) }

    /// Adds lengths of the answer, whose bits stand in the line, too.
    mutating func add(_ name: String, _ values: [Double]) {
        bits += values.map(bitText)
        member(name, list(values, json))
    }
    mutating func add(_ name: String, _ size: VectorSize) { add(name, [size.width, size.height]) }
    mutating func add(_ name: String, _ frames: [VectorFrame]) {
        let sides = frames.map { [$0.x, $0.y, $0.width, $0.height] }
        for four in sides { bits += four.map(bitText) }
        member(name, list(sides) { list($0, json) })
    }
}

/// The shortest decimal text of a number; JSON has none for those that aren't finite. `-0` would be a whole number, without a sign.
private func json(_ number: Double) -> String {
    if number == 0, number.sign == .minus { return "-0.0" }
    return number.isFinite ? number.shortest : number.isNaN ? "\"nan\"" : number > 0 ? "\"inf\"" : "\"-inf\""
}

/// The bits of a number in 16 hexadecimal digits; all NaN are one.
private func bitText(_ number: Double) -> String {
    let digits = String(number.isNaN ? 0x7FF8_0000_0000_0000 : number.bitPattern, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
}

private func list<Element>(_ elements: [Element], _ text: (Element) -> String) -> String {
    var result = "["
    for (index, element) in elements.enumerated() { result += (index == 0 ? "" : ",") + text(element) }
    return result + "]"
}
