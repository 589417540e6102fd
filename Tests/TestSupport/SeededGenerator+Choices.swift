extension SeededGenerator {
    /// A number in the range.
    package mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// True once in `count` times on average.
    package mutating func oneIn(_ count: Int) -> Bool { number(1...count) == 1 }

    /// One of the choices, which must not be empty.
    package mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
        choices[number(0...(choices.count - 1))]
    }

    /// An array of `count` values.
    package mutating func many<Value>(
        _ count: ClosedRange<Int>, _ make: (inout SeededGenerator) -> Value
    ) -> [Value] {
        var values: [Value] = []
        for _ in 0..<number(count) { values.append(make(&self)) }
        return values
    }
}
