package import GridModel

/// Requests to a grid, and what generated code of every language answers, as lines of JSON.
///
/// Only one thread may compute vectors at a time.
package func vectors(of grid: Grid, in file: String, seed: UInt64, count: Int, add: (String) -> Void)
    throws(ExactOverflow)
{
    let program = try GridProgram(grid)
    InterpretedGrid.program = program
    var requests = VectorRequests(seed: seed, program: program)
    for turn in 0..<count {
        let request = requests.next(turn)
        var line = JSONLine()
        line.add("spec", value: quotedJSON(file))
        line.add("grid", text: grid.name)
        line.add(request)
        if turn % 10 == 9 {
            addMoves(of: request, to: &line)
        } else {
            line.add("layout", InterpretedGrid.layout(request))
        }
        add(line.text)
    }
    InterpretedGrid.program = GridProgram()
}

/// Adds the movements between two albums in which some photos stay, some go, some come, and some are there twice. A photo is
/// the index of its ratio.
private func addMoves(of request: VectorRequest, to line: inout JSONLine) {
    let count = min(max(0, request.count), 60)
    let before = (0..<count).map { $0 * 3 % 8 }
    let after = (0..<count * 2 / 3 + 1).map { ($0 * 5 + count) % 9 }
    let ratio = { (photo: Int) -> Double in photo < request.ratios.count ? request.ratios[photo] : -1 }
    var start = request, end = request
    (start.count, start.ratios) = (count, before.map(ratio))
    (end.count, end.ratios) = (after.count, after.map(ratio))
    line.add("before", before)
    line.add("after", after)
    line.add("moves", InterpretedGrid.moves(from: before, start, to: after, end))
}

/// Random requests to a grid: ordinary, extreme and hostile.
private struct VectorRequests {
    private var state: UInt64
    private let program: GridProgram
    private static let nasty = [
        Double.nan, .infinity, -.infinity, -1, 0, Double.leastNonzeroMagnitude, 1e-300, 1e300, 1.7e308, 10,
        375,
    ]
    /// Numbers that every language can pass, JavaScript with its doubles too.
    private static let counts = [
        -(1 << 53), -(1 << 31), -1, 0, 1, 3, 5, 9, 12, (1 << 31) - 1, 1 << 31, 1 << 53,
    ]
    /// What widths are taken from: the limits of sections, and just below.
    private let widths: [Double]

    init(seed: UInt64, program: GridProgram) {
        state = seed
        self.program = program
        let limits = program.cases.flatMap { $0.widths.limits }
        widths = [375, 320, 768, 1024.5, 1, 0, 59.9, 600, 333.25] + limits + limits.map { $0.nextDown }
    }

    /// SplitMix64, by Steele, Lea and Flood.
    private mutating func random() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    private mutating func below(_ limit: Int) -> Int { Int(random() % UInt64(limit)) }
    private mutating func pick<Element>(_ all: [Element]) -> Element { all[below(all.count)] }

    /// A number in a range, with few digits or with all.
    private mutating func number(_ low: Double, _ high: Double) -> Double {
        let part = Double(random() >> 11) * 0x1p-53, number = low + (high - low) * part
        return below(2) == 0 ? number : (number * 4).rounded() / 4
    }

    mutating func next(_ turn: Int) -> VectorRequest {
        let isHostile = turn % 8 == 7
        let count = isHostile ? pick(Self.counts) : below(10) == 0 ? below(60) : below(14)
        var request = VectorRequest(
            count: count, width: below(3) == 0 ? number(20, 2_000) : pick(widths),
            height: pick([640.5, 300, 20, number(1, 900)]))
        if isHostile, below(2) == 0 { request.width = pick(Self.nasty) }
        if isHostile, below(2) == 0 { request.height = pick(Self.nasty) }
        if below(3) == 0 {
            request.rowGap =
                isHostile ? pick(Self.nasty.filter { $0 == $0 }) : pick([0, 7.3, -1.5, number(0, 20)])
        }
        if below(3) == 0 {
            request.columnGap = isHostile ? pick(Self.nasty.filter { $0 == $0 }) : pick([0, 0.1, 13.7, 3])
        }
        if below(4) == 0 {
            request.insets = VectorInsets(
                top: inset(isHostile), leading: inset(isHostile), bottom: inset(isHostile),
                trailing: inset(isHostile))
        }
        request.scale = pick([nil, 1, 1.5, 2, 3])
        if isHostile { request.scale = pick([nil, nil, 1, -1, .nan, .infinity, 1e-300, 1e300]) }
        request.mirrored = below(2) == 0
        request.editing = program.appendLimit > 0 && below(3) == 0
        let photos = pick([0, min(max(count, 0), 60), min(max(count - 2, 0), 60), 12])
        for _ in 0..<photos { request.ratios.append(ratio(isHostile)) }
        return request
    }

    private mutating func inset(_ isHostile: Bool) -> Double {
        isHostile ? pick(Self.nasty.filter { $0 == $0 }) : pick([3, 5.5, 7.25, 2, 0])
    }

    private mutating func ratio(_ isHostile: Bool) -> Double {
        if isHostile { return pick(Self.nasty) }
        switch below(8) {
        case 0: return pick([.nan, .infinity, -1, 0])
        case 1: return number(0.05, 9)
        case 2: return pick([1, 0.75, 0.8, 1.2, 4.0 / 3])
        default: return number(0.4, 2.5)
        }
    }
}

extension WidthLimits {
    /// The limits that there are.
    fileprivate var limits: [Double] { [minimum, below].compactMap { $0 } }
}

/// A line of JSON, whose members are added in turn.
struct JSONLine {
    private var members: [String] = []
    var text: String { "{" + members.joined(separator: ",") + "}\n" }

    mutating func add(_ name: String, value: String) { members.append("\"\(name)\":\(value)") }
    mutating func add(_ name: String, text: String) { add(name, value: "\"\(text)\"") }
    mutating func add(_ name: String, _ numbers: [Int]) {
        add(name, value: "[" + numbers.map { "\($0)" }.joined(separator: ",") + "]")
    }

    /// The fields of a request that aren't as in a new one.
    fileprivate mutating func add(_ request: VectorRequest) {
        add("count", value: "\(request.count)")
        add("width", value: json(request.width))
        add("height", value: json(request.height))
        if let gap = request.rowGap { add("rowGap", value: json(gap)) }
        if let gap = request.columnGap { add("columnGap", value: json(gap)) }
        if let insets = request.insets {
            add("insets", value: json([insets.top, insets.leading, insets.bottom, insets.trailing]))
        }
        if let scale = request.scale { add("scale", value: json(scale)) }
        if request.mirrored { add("mirrored", value: "true") }
        if request.editing { add("editing", value: "true") }
        if !request.ratios.isEmpty { add("ratios", value: json(request.ratios)) }
    }

    /// A layout: of very many tiles the first ones.
    fileprivate mutating func add(_ name: String, _ layout: VectorLayout?) {
        guard let layout else { return add(name, value: "null") }
        let size = layout.size, indices = 0..<min(layout.count, 100)
        let sides = [size.width, size.height]
        var own = JSONLine()
        own.add("tiles", value: "\(layout.count)")
        own.add("hidden", value: "\(layout.hidden)")
        own.add("size", value: json(sides))
        own.add("sizeBits", text: bits(sides))
        let frames = indices.map { sidesOf(layout[$0]) }
        own.add("frames", value: "[" + frames.map { json($0) }.joined(separator: ",") + "]")
        own.add("bits", value: "[" + frames.map { "\"\(bits($0))\"" }.joined(separator: ",") + "]")
        own.add("edges", indices.map { Int(layout.edges(of: $0).rawValue) })
        let roles = indices.map { index -> String in
            switch layout.role(of: index) {
            case .photo: "\"photo\""
            case .more: "\"more\""
            case .add: "\"add\""
            }
        }
        own.add("roles", value: "[" + roles.joined(separator: ",") + "]")
        add(name, value: String(own.text.dropLast()))
    }

    fileprivate mutating func add(_ name: String, _ moves: [VectorMove]?) {
        guard let moves else { return add(name, value: "null") }
        let all = moves.map { move -> String in
            var own = JSONLine()
            own.add("from", value: "\(move.from)")
            own.add("to", value: "\(move.to)")
            own.add("start", value: json(sidesOf(move.start)))
            own.add("end", value: json(sidesOf(move.end)))
            own.add("bits", text: bits(sidesOf(move.start) + sidesOf(move.end)))
            return String(own.text.dropLast())
        }
        add(name, value: "[" + all.joined(separator: ",") + "]")
    }
}

private func sidesOf(_ frame: VectorFrame) -> [Double] { [frame.x, frame.y, frame.width, frame.height] }

/// The shortest decimal text of a number; JSON has none for those that aren't finite.
private func json(_ number: Double) -> String {
    number.isFinite ? number.shortest : number.isNaN ? "\"nan\"" : number > 0 ? "\"inf\"" : "\"-inf\""
}

private func json(_ numbers: [Double]) -> String {
    "[" + numbers.map { json($0) }.joined(separator: ",") + "]"
}

/// The bits of numbers in hexadecimal digits; all NaN are one.
private func bits(_ numbers: [Double]) -> String {
    numbers.map { number in
        let digits = String(number.isNaN ? 0x7FF8_0000_0000_0000 : number.bitPattern, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined(separator: " ")
}
