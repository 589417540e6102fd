import TestSupport
import Testing

@testable import GridCommand

@Suite struct OrderedWorkTests {
    @Test(arguments: [0, 1, 2, 7, 1_000], [1, 2, 8]) func allValuesArriveInOrder(count: Int, threads: Int) {
        var values: [Int] = []
        computeInOrder(
            count: count, threads: threads,
            compute: { index in
                // Later values are often finished sooner.
                (0..<(count - index)).reduce(index) { $0 &+ $1 &- $1 }
            }, idle: { _ in }, handOver: { values.append($0) })
        #expect(values == Array(0..<count))
    }
}
