extension RandomAccessCollection where Index == Int {
    /// Where elements begin that a condition holds of, which holds of all behind the first of them; the end where it holds of none.
    @inlinable package func firstPlace(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
