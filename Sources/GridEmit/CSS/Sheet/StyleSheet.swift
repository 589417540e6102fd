internal import GridModel

/// A style sheet as a value: layers in cascade order; later layers override earlier ones.
struct StyleSheet {
    /// The condition of a layer.
    enum Condition {
        case always
        /// A container query.
        case container(String)
        /// Support for a declaration in the browser.
        case supports(Declaration)
    }

    /// Layers with the same condition.
    struct Block {
        let condition: Condition
        let layers: [Layer]
    }

    private(set) var blocks: [Block] = []
    /// Whether containers with thousands of children have a layout.
    private(set) var isOpen = false
    /// Whether a layer of even weight has children: they ask for their places themselves.
    private(set) var hasEvenChildren = false

    mutating func add(_ layers: [Layer], where condition: Condition = .always) {
        let layers = layers.filter { !$0.isEmpty }
        if !layers.isEmpty { blocks.append(Block(condition: condition, layers: layers)) }
        isOpen = isOpen || layers.contains { layer in layer.rules.contains { $0.isOpen } }
        hasEvenChildren = hasEvenChildren || layers.contains { $0.hasEvenChildren }
    }
}

/// Rules that don't override each other. Equal declarations are merged into one rule, and equal children of
/// containers with consecutive counts into one selector.
struct Layer {
    /// How the specificities of selectors for different counts compare.
    enum Weight {
        /// They may differ: no two selectors match the same element.
        case any
        /// They are equal, so the later rule wins.
        case even

        /// How many pseudo-classes select containers with so many children or more.
        var pseudoClasses: Int {
            switch self {
            case .any: 1
            case .even: 2
            }
        }
    }

    /// Declarations that some elements share.
    struct Rule {
        let declarations: Declarations
        var selectors: [Selector]

        /// Whether it is for children of containers with any number of them from some number on.
        fileprivate var isOpen: Bool {
            selectors.contains { selector in
                guard case .children = selector.part else { return false }
                return selector.counts.to == nil && selector.counts != .any
            }
        }
    }

    let weight: Weight
    private(set) var rules: [Rule] = []
    private var table = InternTable()

    init(_ weight: Weight = .any) { self.weight = weight }

    var isEmpty: Bool { rules.isEmpty }

    fileprivate var hasEvenChildren: Bool {
        weight == .even
            && rules.contains { rule in
                rule.selectors.contains { selector in
                    switch selector.part {
                    case .child, .periodic, .children: selector.counts != .any
                    case .container, .around, .inside: false
                    }
                }
            }
    }

    /// Adds declarations for some elements.
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

    /// The index of the rule with the given declarations; creates it if necessary.
    private mutating func place(of declared: Declarations) -> Int {
        let place = table.place(hash: declared.hash) { rules[$0].declarations == declared }
        if place == rules.count { rules.append(Rule(declarations: declared, selectors: [])) }
        return place
    }
}
