/// One axis of a flexible frame.
struct FlexibleLength {
    let least, ideal, greatest: CGFloat?

    func proposal(_ proposed: CGFloat?) -> CGFloat? {
        (proposed ?? ideal).map { min(max($0, least ?? -.infinity), greatest ?? .infinity) }
    }

    func length(_ proposed: CGFloat?, content: CGFloat) -> CGFloat {
        let lower = least ?? min(greatest ?? content, content), upper = greatest ?? max(lower, content)
        return min(max(proposed ?? ideal ?? content, lower), upper)
    }
}
