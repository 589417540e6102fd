internal import GridModel

/// How large a file may be for a need.
enum FileSize {
    /// So many times the pixels that are needed: of the width, the square.
    case pixels(Rational)
    /// So many times the width.
    case width(Rational)
    /// Less than so many times the width.
    case below(Rational)

    func holds(file: Rational, need: Rational) throws(ExactOverflow) -> Bool {
        switch self {
        case .pixels(let most): try file * file <= most * (try need * need)
        case .width(let most): try file <= most * need
        case .below(let most): try file < most * need
        }
    }

    /// How many times as wide as needed a file may be, about.
    fileprivate var about: Double {
        switch self {
        case .pixels(let most): most.nearestDouble.squareRoot()
        case .width(let most), .below(let most): most.nearestDouble
        }
    }
}

/// The shortest list of whole widths with one for each need: not less than it, and of the size that files may have, or less than one
/// pixel wider.
///
/// A file that may be m times as wide as needed serves the needs from its width s / m, or beyond s − 1, up to s. The greatest need u
/// needs a file of ⌈u⌉ or more. Of these files the least one serves the most needs below u, so in any list it can take the place of
/// the one that serves u. The same holds for the greatest need that is left, and so on; so no list is shorter than the one that takes
/// ⌈u⌉ each time.
struct FileList {
    /// The widths, descending.
    private var files: [Int] = []
    private let size: FileSize
    /// The needs without a file.
    private var left: ArraySlice<LengthRange>

    init(_ needed: [LengthRange], _ size: FileSize) { (self.size, left) = (size, needed[...]) }

    /// The widths, ascending.
    var ascending: [Int] { files.reversed() }

    /// Adds the file for the greatest need that is left; false if none is.
    mutating func addNext() throws(ExactOverflow) -> Bool {
        guard let range = left.last else { return false }
        var file = try whole(range.upper)
        if let last = files.last {
            let isServed = try serves(last, range.upper)
            if isServed || file > last { file = try next(below: last) }
        }
        files.append(file)
        while let lower = left.last?.lower, try serves(file, lower) { left.removeLast() }
        return true
    }

    /// Whether a file serves a need without too many pixels.
    private func serves(_ width: Int, _ need: Rational) throws(ExactOverflow) -> Bool {
        let file = Rational(width)
        if file < need { return false }
        if width == 1 { return true }
        if try file - .one < need { return true }
        return try size.holds(file: file, need: need)
    }

    /// The least file for all needs that another file is too large for.
    private func next(below width: Int) throws(ExactOverflow) -> Int {
        func isEnough(_ next: Int) throws(ExactOverflow) -> Bool {
            try size.holds(file: Rational(width), need: Rational(next))
        }
        var next = max(1, min(width - 1, Int(Double(width) / size.about)))
        while next > 1, try isEnough(next - 1) { next -= 1 }
        while next < width - 1, try !isEnough(next) { next += 1 }
        return next
    }
}

extension FileList {
    /// The greatest need, in pixels, up to which the least waste is exact. No image is as wide.
    private static let mostExact = Rational(1 << 20)

    /// The list of at most `count` files with the least greatest waste, and how many times as wide as needed its files are at most.
    ///
    /// That is the quotient of a file and the least need that it serves, or the file before it, above which these needs begin: one of
    /// finitely many. The shortest list for each quotient is known. Bisecting numbers finds a good list, within a millionth; then another
    /// one has to waste less than that, until no list of `count` files does. Where widths are so great that millions of quotients are
    /// that near, the good list is taken.
    static func leastWasteful(
        for needed: [LengthRange], count: Int
    ) throws(ExactOverflow) -> (files: [Int], most: Rational) {
        guard let last = needed.last else { return ([], .one) }
        var files = [try whole(last.upper)]
        var most = try greatestQuotient(files, for: needed)
        var (low, high) = (1.0, most.nearestDouble)
        while high - low > low * 1e-6 {
            let middle = (low * high).squareRoot()
            guard let limit = rational(middle),
                let better = try list(of: needed, count, .width(limit))
            else {
                low = middle
                continue
            }
            files = better
            most = try greatestQuotient(files, for: needed)
            high = min(middle, most.nearestDouble)
        }
        guard last.upper <= mostExact else { return (files, most) }
        while most > .one, let better = try list(of: needed, count, .below(most)) {
            files = better
            most = try greatestQuotient(files, for: needed)
        }
        return (files, most)
    }

    /// The shortest list, ascending; nil if it has more files than that.
    private static func list(
        of needed: [LengthRange], _ count: Int, _ size: FileSize
    ) throws(ExactOverflow) -> [Int]? {
        var list = FileList(needed, size)
        while try list.addNext() { if list.files.count > count { return nil } }
        return list.ascending
    }

    /// How many times as wide as needed the files of a list are at most, but for those that are less than one pixel wider.
    static func greatestQuotient(
        _ files: [Int], for needed: [LengthRange]
    ) throws(ExactOverflow) -> Rational {
        var greatest = Rational.one
        var (before, place) = (0, 0)
        for file in files {
            let (start, end) = (Rational(before), try Rational(file) - .one)
            before = file
            while place < needed.count, needed[place].upper <= start { place += 1 }
            guard place < needed.count, start < end, needed[place].lower <= end else { continue }
            greatest = max(greatest, try Rational(file) / max(start, needed[place].lower))
        }
        return greatest
    }

    /// The widths of an ascending list that are the least for some need; the greatest one is also for all needs beyond it.
    static func used(_ widths: [Int], for needed: [LengthRange]) throws(ExactOverflow) -> [Int] {
        var used: [Int] = [], place = 0, before = Rational.zero
        for width in widths {
            let end = width == widths.last ? needed.last?.upper ?? .zero : Rational(width)
            while place < needed.count, needed[place].upper <= before { place += 1 }
            if place < needed.count, needed[place].lower <= end { used.append(width) }
            before = Rational(width)
        }
        return used
    }

    /// A number with few digits near a double.
    private static func rational(_ number: Double) -> Rational? {
        var scale = 1.0
        while number * scale < 0x1p24, scale < 0x1p24 { scale *= 2 }
        return try? Rational(Int128(number * scale), over: Int128(scale))
    }
}

/// The least whole number that isn't less than a need, and at least 1.
private func whole(_ need: Rational) throws(ExactOverflow) -> Int {
    guard let whole = Int(exactly: try need.rounded(places: 0).numerator) else { throw ExactOverflow() }
    return max(whole, 1)
}
