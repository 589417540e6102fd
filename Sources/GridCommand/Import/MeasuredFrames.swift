internal import GridEmit
internal import GridModel
internal import GridSyntax

/// A rectangle as it was measured, in points.
struct MeasuredFrame: Hashable {
    var x, y, width, height: Double

    var right: Double { x + width }
    var bottom: Double { y + height }
}

extension [MeasuredFrame] {
    /// Whether there are several frames, equally high and side by side in order, but for a point.
    var isRow: Bool {
        count > 1
            && zip(self, dropFirst()).allSatisfy { first, next in
                (first.y - next.y).magnitude <= 1 && (first.height - next.height).magnitude <= 1
                    && first.right <= next.x + 1
            }
    }

    /// The ratios of photos that fill the frames, to a thousandth of a point.
    var photos: Photos {
        func thousandths(_ length: Double) -> Int128 { Int128(Swift.max(1, (length * 1000).rounded())) }
        return Photos(
            map { (try? Rational(thousandths($0.width), over: thousandths($0.height))) ?? .one })
    }
}

/// The frames that were measured in a container of one width.
struct Measurement {
    /// The file that they are from.
    let file: String
    /// The width of the container; inferred if the file doesn't state it.
    let width: Double
    /// The height of the container, if the file states it.
    let height: Double?
    /// The frames of the photos by their number.
    let layouts: [Int: [MeasuredFrame]]
}

/// Why layouts can't be imported.
struct ImportError: Error {
    let message: String
}

extension Measurement {
    /// The frames in a page whose direction is the other one.
    var mirrored: Measurement {
        Measurement(
            file: file, width: width, height: height,
            layouts: layouts.mapValues { frames in
                frames.map { MeasuredFrame(x: width - $0.right, y: $0.y, width: $0.width, height: $0.height) }
            })
    }

    /// Whether the photos that follow each other do so from right to left.
    func looksMirrored(_ tolerance: Double) -> Bool {
        let isInOrder = { (frames: [MeasuredFrame]) in
            FrameCuts(frames, tolerance: tolerance).inseparable.isEmpty
        }
        let mirrored = mirrored.layouts
        let layouts = layouts.map { (own: isInOrder($0.value), mirrored: isInOrder(mirrored[$0.key] ?? [])) }
        return layouts.contains { !$0.own && $0.mirrored } && !layouts.contains { $0.own && !$0.mirrored }
    }

    /// The largest step of which all frames are multiples.
    static func precision(of measurements: [Measurement]) -> Double {
        let lengths = measurements.flatMap { $0.layouts.values }.joined().flatMap {
            [$0.x, $0.y, $0.width, $0.height]
        }
        // Thirds are written with two digits or more, and a side may be the difference of two of them.
        let steps: [(Double, rounding: Double)] = [
            (1, 1e-6), (0.5, 1e-6), (1 / 3, 0.011), (0.25, 1e-6), (0.1, 1e-6), (0.01, 1e-6),
        ]
        for (step, rounding) in steps
        where lengths.allSatisfy({ ($0 - ($0 / step).rounded() * step).magnitude <= rounding }) {
            return step
        }
        return 0.001
    }

    /// Lengths beyond it are mistakes.
    private static let greatest = 100_000.0

    /// Reads a file of frames.
    init(_ bytes: [UInt8], file: String) throws(ImportError) {
        if bytes.count > Limits.bytes {
            throw ImportError(message: "the file has more than \(Limits.bytes >> 20) MB")
        }
        let bytes = bytes.withoutByteOrderMark
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONReader.read(bytes)
        } catch {
            throw ImportError(message: error.message(in: bytes))
        }
        var content = value
        var width: Double?, height: Double?
        if case .object(let members) = value, let frames = members.first(where: { $0.0 == "frames" }) {
            content = frames.1
            for (name, member) in members where name == "width" || name == "height" {
                let length = try Self.length(member, name)
                if length <= 0 {
                    throw ImportError(message: "the \(name) of the container is not greater than 0")
                }
                if name == "width" { width = length } else { height = length }
            }
        }
        let layouts = try Self.layouts(content)
        guard let some = layouts.values.first, !some.isEmpty else {
            throw ImportError(message: "there are no frames")
        }
        self.file = file
        self.layouts = layouts
        self.height = height
        let all = layouts.values.joined()
        let least = all.map { $0.x }.min() ?? 0, greatest = all.map { $0.right }.max() ?? 0
        self.width = width ?? greatest + max(least, 0)
        // A strip scrolls.
        let ends = layouts.values.filter { !$0.isRow }.joined().map { $0.right }
        if let end = ends.max(), end > self.width + 1 {
            throw ImportError(message: "a frame ends at \(end.shortest), outside of the container")
        }
    }

    private static func layouts(_ value: JSONValue) throws(ImportError) -> [Int: [MeasuredFrame]] {
        var lists: [(count: Int?, frames: JSONValue)] = []
        switch value {
        case .object(let members):
            for (name, frames) in members {
                guard let count = Int(name), count > 0 else {
                    throw ImportError(message: "`\(name)` is not a number of photos")
                }
                lists.append((count, frames))
            }
        case .array(let values):
            if values.isEmpty { throw ImportError(message: "there are no frames") }
            if values.contains(where: isFrame) {
                lists = [(nil, value)]
            } else {
                lists = values.map { (nil, $0) }
            }
        default:
            throw ImportError(message: "expected a list of frames, or an object with a list for each count")
        }
        var layouts: [Int: [MeasuredFrame]] = [:]
        for (count, list) in lists {
            guard case .array(let values) = list, !values.isEmpty else {
                throw ImportError(message: "expected a list of frames such as [[0, 0, 100, 80]]")
            }
            let number = values.count
            if let count, count != number {
                throw ImportError(
                    message: "the layout of \(counted(count, "photo")) has \(counted(number, "frame"))")
            }
            if number > Limits.tilesInLayout {
                throw ImportError(
                    message: "a layout has \(number) frames; the limit is \(Limits.tilesInLayout)")
            }
            if layouts[number] != nil {
                throw ImportError(
                    message:
                        "there are two layouts of \(counted(number, "photo")); give one file for each width")
            }
            var frames: [MeasuredFrame] = []
            for value in values { frames.append(try frame(value)) }
            layouts[number] = frames
        }
        return layouts
    }

    /// Whether a value is one frame, not a list of them.
    private static func isFrame(_ value: JSONValue) -> Bool {
        switch value {
        case .object: true
        case .array(let parts): parts.contains { if case .digits = $0 { true } else { false } }
        default: true
        }
    }

    private static func frame(_ value: JSONValue) throws(ImportError) -> MeasuredFrame {
        let names = ["x", "y", "width", "height"]
        var numbers: [Double] = []
        switch value {
        case .array(let parts) where parts.count == 4:
            for (name, part) in zip(names, parts) { numbers.append(try length(part, name)) }
        case .object(let members):
            for name in names {
                guard
                    let member = members.first(where: { $0.0 == name || name.first.map(String.init) == $0.0 })
                else {
                    throw ImportError(message: "a frame has no `\(name)`")
                }
                numbers.append(try length(member.1, name))
            }
        default: throw ImportError(message: "a frame is [x, y, width, height], or an object with these keys")
        }
        let frame = MeasuredFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        if frame.width <= 0 || frame.height <= 0 {
            throw ImportError(
                message: "a frame is \(frame.width.shortest) wide and \(frame.height.shortest) high")
        }
        return frame
    }

    private static func length(_ value: JSONValue, _ name: String) throws(ImportError) -> Double {
        guard case .digits(let text) = value else { throw ImportError(message: "`\(name)` is not a number") }
        guard let number = decimal(text), number.magnitude <= greatest else {
            throw ImportError(message: "`\(name)` is \(text); lengths are at most \(Int(greatest)) points")
        }
        return number
    }

    /// The number of a JSON text; nil if it is too large.
    private static func decimal(_ text: String) -> Double? {
        let parts = text.split { $0 == "e" || $0 == "E" }
        guard let mantissa = parts.first else { return nil }
        var value = 0.0, scale = 1.0, isFraction = false
        for byte in mantissa.utf8 where byte != UInt8(ascii: "-") {
            if byte == UInt8(ascii: ".") {
                isFraction = true
            } else if !isFraction || scale < 1e15 {
                value = value * 10 + Double(byte - UInt8(ascii: "0"))
                if isFraction { scale *= 10 }
            }
        }
        value /= scale
        if parts.count > 1 {
            guard let exponent = Int(parts[1].drop { $0 == "+" }) else { return nil }
            for _ in 0..<min(exponent.magnitude, 400) { if exponent < 0 { value /= 10 } else { value *= 10 } }
        }
        guard value.isFinite else { return nil }
        return mantissa.utf8.first == UInt8(ascii: "-") ? -value : value
    }
}
