/// The first lines that two texts don't share, with their numbers, as a unified diff marks them.
package func changedLines(from old: String, to new: String, most: Int = 30) -> String {
    func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let (before, after) = (lines(old), lines(new))
    let start = zip(before, after).prefix { $0 == $1 }.count
    // Texts that have nothing in common would take long.
    let (removed, added) = (before.dropFirst(start).prefix(300), after.dropFirst(start).prefix(300))
    let changes = Array(added).difference(from: Array(removed)).map { change in
        switch change {
        case .remove(let offset, let line, _):
            (line: start + offset + 1, text: "-\(start + offset + 1): \(line)")
        case .insert(let offset, let line, _):
            (line: start + offset + 1, text: "+\(start + offset + 1): \(line)")
        }
    }
    return changes.sorted { $0.line < $1.line }.prefix(most).map { $0.text }.joined(separator: "\n")
}
