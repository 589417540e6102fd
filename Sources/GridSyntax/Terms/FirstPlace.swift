extension RandomAccessCollection where Index == Int {
    /// The first index whose element meets a condition, or the end index if none does. The condition must hold for all
    /// elements after the first that meets it.
    @inlinable package func firstPlace(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
