internal import GridSyntax

/// Two weights that divide a length as it was meant, as simple as they can be.
struct NiceWeights {
    let first, second: String

    /// The weights of these two and of their siblings; empty if all are 1, since either all are written or none.
    func all(_ siblings: [NumberLiteral], from index: Int) -> [String] {
        var all = siblings.map { $0.description }
        (all[index], all[index + 1]) = (first, second)
        return all.contains { $0 != "1" } ? all : []
    }

    /// Finds weights for two neighbors. Together they weigh what they did, so that the others keep their sizes.
    ///
    /// - Parameters:
    ///   - lengths: how long the neighbors are meant to be.
    ///   - areAlone: whether there are no others.
    ///   - snap: how far from there the line between them may be.
    init(
        _ one: NumberLiteral, _ other: NumberLiteral, lengths: (Double, Double), areAlone: Bool, snap: Double
    ) throws(Refusal) {
        let length = lengths.0 + lengths.1, share = lengths.0 / length
        guard share > 0, share < 1 else { throw Refusal("no weights say that") }
        /// The nearest of the weights from 1 to `total` - 1.
        func nearest(of total: Int, step: Int = 1) -> Int {
            let count = (share * Double(total) / Double(step)).rounded()
            return max(1, min(Int(count) * step, total - 1))
        }
        func isNear(_ weight: Int, of total: Int) -> Bool {
            abs(Double(weight) / Double(total) - share) * length <= snap
        }
        if areAlone {
            let total = (2...12).first { isNear(nearest(of: $0), of: $0) } ?? 100
            let weight = nearest(of: total)
            (first, second) = ("\(weight)", "\(total - weight)")
            return
        }
        // The sum has three digits, in units of a power of ten.
        var sum = one.number + other.number, exponent = 0
        guard sum > 0, sum.isFinite else { throw Refusal("no weights say that") }
        while sum < 100 {
            sum *= 10
            exponent -= 1
        }
        while sum >= 1000 {
            sum /= 10
            exponent += 1
        }
        let total = Int(sum.rounded())
        let step = [100, 50, 25, 10, 5].first { isNear(nearest(of: total, step: $0), of: total) } ?? 1
        let weight = nearest(of: total, step: step)
        (first, second) = (decimal(weight, exponent), decimal(total - weight, exponent))
    }
}

/// The ratio of two lengths, as simple as it can be.
///
/// - Parameters:
///   - snap: how far from its length a side may be.
///   - isWide: whether that side is the width.
func niceRatio(_ width: Double, _ height: Double, snap: Double, isWide: Bool) throws(Refusal) -> String {
    let ratio = width / height
    guard width > 0, height > 0, ratio > 0.001, ratio < 1000 else { throw Refusal("no ratio says that") }
    for sum in 2...25 {
        let across = max(1, min(Int((ratio / (1 + ratio) * Double(sum)).rounded()), sum - 1)),
            down = sum - across
        let nice = Double(across) / Double(down)
        if isWide ? abs(height * nice - width) <= snap : abs(width / nice - height) <= snap {
            return "\(across):\(down)"
        }
    }
    return ratio >= 1
        ? decimal(Int((ratio * 100).rounded()), -2) + ":1" : "1:" + decimal(Int((100 / ratio).rounded()), -2)
}

/// A number times a power of ten, without needless digits.
private func decimal(_ number: Int, _ exponent: Int) -> String {
    var digits = String(number)
    if exponent >= 0 { return digits + String(repeating: "0", count: exponent) }
    while digits.utf8.count <= -exponent { digits = "0" + digits }
    var decimals = digits.suffix(-exponent)
    while decimals.last == "0" { decimals.removeLast() }
    return String(digits.dropLast(-exponent)) + (decimals.isEmpty ? "" : "." + String(decimals))
}

extension NumberLiteral {
    /// The nearest number.
    var number: Double {
        var number = Double(units)
        for _ in 0..<scale { number /= 10 }
        return number
    }
}
