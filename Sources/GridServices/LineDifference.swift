/// One step of an edit script that turns some lines into others.
package enum LineStep: Hashable {
    case keep, remove, insert
}

/// The shortest edit script from the lines of one text to those of another.
package func lineSteps(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [LineStep] {
    // Numbers are compared faster than lines.
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func numbered(_ lines: [ArraySlice<UInt8>]) -> [Int] {
        lines.map { line in
            if let number = numbers[line] { return number }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
    }
    return lineSteps(from: numbered(old), to: numbered(new))
}

/// The shortest edit script from `old` to `new` (Myers, "An O(ND) Difference Algorithm and Its Variations", 1986),
/// removals before insertions. If more than `mostChanges` lines differ, it replaces everything between the common
/// start and end.
package func lineSteps(from old: [Int], to new: [Int], mostChanges: Int = 1_000) -> [LineStep] {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
        end += 1
    }
    let middle =
        leastSteps(from: old[start..<old.count - end], to: new[start..<new.count - end], mostChanges)
        ?? [LineStep](repeating: .remove, count: old.count - end - start)
        + [LineStep](repeating: .insert, count: new.count - end - start)
    let kept = { (count: Int) in [LineStep](repeating: .keep, count: count) }
    return kept(start) + middle + kept(end)
}

/// The shortest edit script, or nil if it has too many changes.
private func leastSteps(from old: ArraySlice<Int>, to new: ArraySlice<Int>, _ most: Int) -> [LineStep]? {
    let limit = min(most, old.count + new.count)
    // How far along `old` a path has come on each diagonal (lines of `old` minus lines of `new` so far). Index 0 is
    // diagonal −limit − 1.
    var reached = [Int](repeating: 0, count: 2 * limit + 3)
    let center = limit + 1
    var history: [ArraySlice<Int>] = []
    for changes in 0...limit {
        history.append(reached[(center - changes - 1)...(center + changes + 1)])
        for diagonal in stride(from: -changes, through: changes, by: 2) {
            let inserts = comesByInsertion(diagonal, changes, reached, center)
            var x = inserts ? reached[center + diagonal + 1] : reached[center + diagonal - 1] + 1
            while x < old.count, x - diagonal < new.count,
                old[old.startIndex + x] == new[new.startIndex + x - diagonal]
            {
                x += 1
            }
            reached[center + diagonal] = x
            if x == old.count, x - diagonal == new.count { return steps(history, center, to: x, diagonal) }
        }
    }
    return nil
}

private func comesByInsertion<Distances: RandomAccessCollection<Int>>(
    _ diagonal: Int, _ changes: Int, _ reached: Distances, _ center: Int
) -> Bool where Distances.Index == Int {
    if diagonal == -changes { return true }
    if diagonal == changes { return false }
    return reached[center + diagonal - 1] < reached[center + diagonal + 1]
}

/// Traces a path back from its end.
private func steps(_ history: [ArraySlice<Int>], _ center: Int, to end: Int, _ last: Int) -> [LineStep] {
    var steps: [LineStep] = []
    var (x, diagonal) = (end, last)
    for changes in stride(from: history.count - 1, to: 0, by: -1) {
        let reached = history[changes]
        let inserts = comesByInsertion(diagonal, changes, reached, center)
        let before = inserts ? reached[center + diagonal + 1] : reached[center + diagonal - 1] + 1
        steps += [LineStep](repeating: .keep, count: x - before)
        steps.append(inserts ? .insert : .remove)
        diagonal += inserts ? 1 : -1
        x = inserts ? before : before - 1
    }
    return [LineStep](repeating: .keep, count: x) + steps.reversed()
}
