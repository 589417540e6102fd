// Mutations (github.com/google/fuzzing, docs/structure-aware-fuzzing.md). Random bytes rarely give a valid spec, so
// most mutations change numbers and lines.

/// Changes bytes like libFuzzer's own mutations, which also use the words of the dictionary.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ most: Int) -> Int

/// libFuzzer calls this to mutate an input.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ most: Int, _ seed: UInt32) -> Int {
    var mutation = Mutation(seed: seed)
    guard let text = mutation.changed(Array(UnsafeBufferPointer(start: data, count: size))) else {
        return mutateBytes(data, size, most)
    }
    return copy(text, to: data, most)
}

/// libFuzzer calls this to combine two inputs.
@_cdecl("LLVMFuzzerCustomCrossOver")
public func crossOver(
    _ first: UnsafePointer<UInt8>, _ firstSize: Int, _ second: UnsafePointer<UInt8>, _ secondSize: Int,
    _ result: UnsafeMutablePointer<UInt8>, _ most: Int, _ seed: UInt32
) -> Int {
    var mutation = Mutation(seed: seed)
    let texts = [(first, firstSize), (second, secondSize)].map {
        Array(UnsafeBufferPointer(start: $0.0, count: $0.1))
    }
    return copy(mutation.mixed(texts[0], texts[1]), to: result, most)
}

private func copy(_ text: [UInt8], to data: UnsafeMutablePointer<UInt8>, _ most: Int) -> Int {
    let count = min(text.count, most)
    for place in 0..<count { data[place] = text[place] }
    return count
}

/// Mutations that often keep a spec valid.
private struct Mutation {
    private var random: SeededGenerator

    init(seed: UInt32) { random = SeededGenerator(seed: UInt64(seed)) }

    /// The text with other numbers or lines; nil to mutate its bytes instead.
    mutating func changed(_ text: [UInt8]) -> [UInt8]? {
        var lines = lines(of: text)
        let index = random.number(0...lines.count - 1)
        switch random.number(0...9) {
        case 0...2: return nil
        case 3...5: lines[index] = withOtherNumber(lines[index], of: text)
        case 6: lines.remove(at: index)
        case 7: lines.insert(lines[index], at: random.number(0...lines.count))
        case 8: lines.swapAt(index, random.number(0...lines.count - 1))
        default:
            let spec = randomSpec()
            if random.oneIn(10) { return spec }
            lines.insert(random.pick(self.lines(of: spec)), at: random.number(0...lines.count))
        }
        return Array(lines.joined(separator: [newline]))
    }

    /// Inserts some lines of one text into another.
    mutating func mixed(_ text: [UInt8], _ other: [UInt8]) -> [UInt8] {
        var lines = lines(of: text)
        let others = self.lines(of: other)
        let from = random.number(0...others.count - 1)
        let to = random.number(from...min(others.count - 1, from + 3))
        let place = random.number(0...lines.count)
        let end = random.oneIn(2) ? place : min(lines.count, place + to - from + 1)
        lines.replaceSubrange(place..<end, with: others[from...to])
        return Array(lines.joined(separator: [newline]))
    }

    private let newline = UInt8(ascii: "\n")

    private func lines(of text: [UInt8]) -> [[UInt8]] {
        text.split(separator: newline, omittingEmptySubsequences: false).map(Array.init)
    }

    private mutating func randomSpec() -> [UInt8] {
        var specs = RandomSpec(random: random, size: random.number(1...6))
        let spec = random.oneIn(2) ? specs.next() : specs.nextExtreme()
        random = specs.random
        return Array(spec.utf8)
    }

    /// The line with one number replaced, or all equal numbers.
    private mutating func withOtherNumber(_ line: [UInt8], of text: [UInt8]) -> [UInt8] {
        let places = ExtremeNumbers.places(in: line)
        guard !places.isEmpty else { return line }
        let chosen = random.pick(places)
        let new: [UInt8]
        switch random.number(0...3) {
        case 0: new = Array("\(random.number(0...12))".utf8)
        case 1: new = random.pick(ExtremeNumbers.places(in: text).map { Array(text[$0]) })
        case 2: new = Array(random.pick(ExtremeNumbers.fractions).utf8)
        default: new = Array("\(random.pick(ExtremeNumbers.whole))".utf8)
        }
        let old = line[chosen]
        var result = line
        let isAlike = random.oneIn(2)
        for place in places.reversed() where place == chosen || isAlike && line[place] == old {
            result.replaceSubrange(place, with: new)
        }
        return result
    }
}
