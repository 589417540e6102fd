extension ChangeKind {
    static let requirements = ChangeKind(
        name: "requirement",
        meaning:
            "Something is required of layouts and proved, or no longer, so that an app can't rely on it any more.",
        search: .settings { pair in
            let (old, new) = (pair.old.requirements, pair.new.requirements)
            func findings(
                _ some: [Requirement], without others: [Requirement], _ words: String, _ effect: Change.Effect
            ) -> [Finding] {
                some.filter { each in !others.contains { $0.words == each.words } }
                    .map { Finding(words: "\(words): \($0.words)", effect: effect) }
            }
            return findings(old, without: new, "no longer required", .breaking)
                + findings(new, without: old, "now required", .harmless)
        })
}
