import Testing

@testable import GridModel

@Suite("Width ranges") struct WidthRangeTests {
    @Test("a range less others holds the widths that it holds and they don't")
    func less() {
        let limits: [Rational?] = [nil, Rational(0), Rational(2), Rational(4), Rational(6)]
        var ranges: [SideRange] = []
        for minimum in limits {
            for below in limits where below.map({ $0 > minimum ?? .zero }) ?? true {
                ranges.append(SideRange(minimum: minimum, below: below))
            }
        }
        for range in ranges {
            for first in ranges {
                for second in ranges {
                    let left = range.less([first, second])
                    for width in (0...8).map({ Rational($0) }) {
                        let isLeft = range.holds(width) && !first.holds(width) && !second.holds(width)
                        let count = left.count { $0.holds(width) }
                        #expect(count == (isLeft ? 1 : 0), "\(range) less \(first) and \(second) at \(width)")
                    }
                }
            }
        }
    }
}
