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
            // Other layouts have the same height whatever the app's container has.
            let height = pair.old.takesHeight && pair.new.takesHeight ? range("height") { $0.height } : nil
            return [range("width") { $0.width }, height, smallest].compactMap { $0 }
        })
}
