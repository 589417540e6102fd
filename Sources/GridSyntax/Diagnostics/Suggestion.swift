/// The candidate most likely meant by `word`, or nil if none is close.
///
/// Close means an optimal string alignment distance (Damerau–Levenshtein without edits inside a transposition) of
/// at most a third of the longer word, rounded up. The earlier candidate wins a tie. Case doesn't matter.
package func suggestion(for word: String, among candidates: [String]) -> String? {
    let typed = Array(word.lowercased().utf8)
    guard typed.count <= 40 else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
        let target = Array(candidate.lowercased().utf8)
        let distance = alignmentDistance(typed, target)
        let allowed = (max(typed.count, target.count) + 2) / 3
        if distance <= allowed, distance < max(typed.count, target.count), distance < best?.distance ?? .max {
            best = (candidate, distance)
        }
    }
    return best?.candidate
}

/// The smallest number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
private func alignmentDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (i, a) in first.enumerated() {
        var row = [i + 1]
        for (j, b) in second.enumerated() {
            var distance = min(last[j + 1] + 1, row[j] + 1, last[j] + (a == b ? 0 : 1))
            if i > 0, j > 0, a == second[j - 1], first[i - 1] == b {
                distance = min(distance, beforeLast[j - 1] + 1)
            }
            row.append(distance)
        }
        beforeLast = last
        last = row
    }
    return last[second.count]
}
