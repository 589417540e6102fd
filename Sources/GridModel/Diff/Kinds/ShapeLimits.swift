extension ChangeKind {
    static let shapes = ChangeKind(
        name: "shapes",
        meaning: "Other photos count as tall, square or wide, so that some get another layout.",
        search: .settings { pair in
            guard pair.old.looksAtShapes || pair.new.looksAtShapes else { return [] }
            let finding = pair.finding("shapes", .harmless, { $0.shapes }) {
                "tall \($0.includesTall ? "<=" : "<") \($0.tall.asRatio), wide \($0.includesWide ? ">=" : ">") \($0.wide.asRatio)"
            }
            return [finding].compactMap { $0 }
        })
}

extension Grid {
    /// Whether layouts depend on photos' shapes: by patterns, or because wide photos lie across all columns.
    fileprivate var looksAtShapes: Bool {
        layouts.contains { $0.pattern != nil } || rules.contains { $0.waterfall?.across != nil }
    }
}
