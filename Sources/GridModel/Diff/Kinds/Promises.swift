extension ChangeKind {
    static let promises = ChangeKind(
        name: "promise",
        meaning:
            "Layouts are proved for other sizes of the container. An app must not use sizes that are no longer promised.",
        search: .settings { pair in
            func range(_ name: String, _ range: (Grid) -> LengthRange) -> Finding? {
                let (old, new) = (range(pair.old), range(pair.new))
                let isLess = new.lower > old.lower || new.upper < old.upper
                return pair.finding(name, isLess ? .breaking : .harmless, range) {
                    "\($0.lower.short)..\($0.upper.short)"
                }
            }
            let isLess = pair.new.smallest < pair.old.smallest
            let smallest = pair.finding("smallest", isLess ? .breaking : .harmless, { $0.smallest }) {
                $0.short
            }
            return [range("width") { $0.width }, range("height") { $0.height }, smallest].compactMap { $0 }
        })
}
