extension Sequence {
    /// The elements in order; those of equal rank stay as they are.
    ///
    /// `sorted` is compiled again for each type of elements, 5 KB each time; this sorts places, for all types alike.
    package func inOrder(by precedes: (Element, Element) -> Bool) -> [Element] {
        let all = Array(self)
        // Most are in order already.
        var place = 1
        while place < all.count, !precedes(all[place], all[place - 1]) { place += 1 }
        if place >= all.count { return all }
        return places(all.count) { precedes(all[$0], all[$1]) }.map { all[$0] }
    }
}

@inline(never)
private func places(_ count: Int, in order: (Int, Int) -> Bool) -> [Int] {
    (0..<count).sorted(by: order)
}
