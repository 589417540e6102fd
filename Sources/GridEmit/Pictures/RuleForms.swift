/// The forms in a rule that a reader of pictures may not know, each as it first occurs.
struct RuleForms {
    /// `@57`.
    private(set) var weight: String?
    /// `@2:1` after a number: the ratio of its tiles.
    private(set) var ratio: String?
    /// `@2:1` after parentheses: the ratio of the block in them.
    private(set) var blockRatio: String?
    /// `@x280`.
    private(set) var height: String?
    /// `2[w]`.
    private(set) var pattern: String?

    init(_ rule: String) {
        for (place, character) in zip(rule.indices, rule) where character == "@" {
            let form = rule[place...].prefix { $0.isNumber || "@:.x".contains($0) }
            if form.contains("x") {
                height = height ?? String(form)
            } else if form.contains(":"), rule[..<place].last == ")" {
                blockRatio = blockRatio ?? String(form)
            } else if form.contains(":") {
                ratio = ratio ?? String(form)
            } else {
                weight = weight ?? String(form)
            }
        }
        let head = rule.prefix { $0 != ":" }
        if head.last == "]" { pattern = String(head) }
    }
}
