extension ChangeKind {
    static let count = ChangeKind(
        name: "count",
        meaning:
            "The grid has no layout any more for a count that an app may show, or it has one for more counts.",
        search: .layouts { layouts in
            switch (layouts.oldRule, layouts.newRule) {
            case (let rule?, nil): Finding(words: "no layout any more: it was `\(rule)`", effect: .breaking)
            case (nil, let rule?): Finding(words: "a layout is new: `\(rule)`", effect: .harmless)
            default: nil
            }
        })
}
