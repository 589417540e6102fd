extension ChangeKind {
    static let shapes = ChangeKind(
        name: "shapes",
        meaning: "Other photos count as tall, square or wide, so that some get another layout.",
        search: .settings { pair in
            // Without patterns the limits have no effect.
            guard [pair.old, pair.new].contains(where: { $0.layouts.contains { $0.pattern != nil } }) else {
                return []
            }
            let finding = pair.finding("shapes", .harmless, { $0.shapes }) {
                "tall \($0.includesTall ? "<=" : "<") \($0.tall.asRatio), wide \($0.includesWide ? ">=" : ">") \($0.wide.asRatio)"
            }
            return [finding].compactMap { $0 }
        })
}
