/// A style sheet as a value: layers in the order of the cascade, of which a later one overrides an earlier.
struct StyleSheet {
    /// Where a layer holds.
    enum Condition {
        case always
        /// Where a query of the container holds.
        case container(String)
        /// Where the browser supports a declaration.
        case supports(Declaration)
    }

    /// Rules with a condition.
    struct Block {
        let condition: Condition
        let layers: [Layer]
    }

    private(set) var blocks: [Block] = []

    mutating func add(_ layers: [Layer], where condition: Condition = .always) {
        let layers = layers.filter { !$0.isEmpty }
        if !layers.isEmpty { blocks.append(Block(condition: condition, layers: layers)) }
    }
}

/// Rules of which none overrides another. What is declared alike becomes one rule, and what is declared for a child of
/// containers with one count and the next one selector.
struct Layer {
    /// How selectors for different counts weigh against each other.
    enum Weight {
        /// As it comes: no two of them select the same element.
        case any
        /// The same, whatever their counts: the later rule wins.
        case even
    }

    /// What some elements have in common.
    struct Rule {
        let declarations: Declarations
        var selectors: [Selector]
    }

    let weight: Weight
    private(set) var rules: [Rule] = []
    private var places: [Declarations: Int] = [:]

    init(_ weight: Weight = .any) { self.weight = weight }

    var isEmpty: Bool { rules.isEmpty }

    /// Adds what is declared for some elements.
    mutating func add(_ selector: Selector, _ declared: Declarations) {
        guard !declared.isEmpty else { return }
        let place = place(of: declared)
        rules[place].selectors.append(selector)
    }

    mutating func add(_ selectors: [Selector], _ declared: Declarations) {
        guard !declared.isEmpty, !selectors.isEmpty else { return }
        let place = place(of: declared)
        rules[place].selectors += selectors
    }

    /// Where the rule of some declarations is, which is made where there is none.
    private mutating func place(of declared: Declarations) -> Int {
        let next = rules.count
        let place = places[declared, default: next]
        if place == next {
            places[declared] = next
            rules.append(Rule(declarations: declared, selectors: []))
        }
        return place
    }
}
