/// A child, from 1, of containers with some counts: its places from both ends tell the count.
struct NumberedChild: Hashable {
    let child: Int
    let counts: CountRange
    /// The step from a count to the next.
    let step: Int

    init(_ child: Int, of counts: CountRange) {
        (self.child, self.counts, step) = (child, counts, 1)
    }

    /// The child of containers with `least` children, or with `step` more, and so on; nil if no count of a range is one of these.
    init?(_ child: Int, of counts: CountRange, step: Int, least: Int) {
        let behind = max(counts.from, child, least) - least
        let from = least + (behind + step - 1) / step * step
        if let to = counts.to, to < from { return nil }
        self.child = child
        self.counts = CountRange(from: from, to: counts.to, shapes: counts.shapes)
        self.step = step
    }

    /// The selector of the child among all.
    var selector: String {
        let text = ":nth-child(\(child))"
        let least = counts.from - child + 1
        guard let to = counts.to, to - counts.from < step else {
            let beginning =
                step > 1 || least > 1 ? ":nth-last-child(\(step > 1 ? "\(step)" : "")n + \(least))" : ""
            guard let to = counts.to else { return text + beginning }
            return text + beginning + ":nth-last-child(-n + \(to - child + 1))"
        }
        return text + ":nth-last-child(\(least))"
    }
}
