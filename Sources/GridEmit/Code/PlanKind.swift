internal import GridModel

/// A kind of plan of the kits: in them, it is a value or a class.
enum PlanKind: Hashable {
    case table, equalRows, repeated, parts, photoParts, aimedParts, columns, photoRows, boxedRows,
        justifiedRows,
        balancedRows, shape, strip, tree,
        boxedTree, grownRows, grownTree

    /// The kind of a plan with some fields.
    init(of fields: [PlanField]) {
        func has(_ name: String) -> Bool { fields.contains { $0.name == name } }
        func isWord(_ name: String, _ word: String) -> Bool { fields.contains(PlanField(name, .word(word))) }
        self =
            if has("start") {
                .table
            } else if has("others") {
                has("greatest") ? has("sizing") ? .aimedParts : .photoParts : .parts
            } else if has("tree") {
                has("floor") ? .grownTree : has("ratio") ? .boxedTree : .tree
            } else if has("columns") {
                .columns
            } else if has("perBlock") {
                .repeated
            } else if !has("greatest") {
                .equalRows
            } else if !has("sizing") {
                has("floor") ? .grownRows : has("ratio") ? .boxedRows : .photoRows
            } else if isWord("sizing", "strip") {
                .strip
            } else if isWord("sizing", "shape") {
                .shape
            } else {
                isWord("last", "balanced") ? .balancedRows : .justifiedRows
            }
    }

    /// The kinds of a grid's plans, in the order in which plans are asked for.
    static func kinds(of grid: Grid, _ table: LayoutTable, _ traits: RuntimeTraits) -> [Self] {
        if !traits.only.plans { return [] }
        let (layouts, rules) = grid.planCases(table)
        var kinds: [Self] = []
        for each in layouts + rules {
            let own: [Self]
            switch each.content {
            case .table: own = [.table]
            case .plan(let fields):
                let others = fields.others
                own = [Self(of: fields)] + (others.isEmpty ? [] : [Self(of: others)])
            case .shows: continue
            }
            for kind in own where !kinds.contains(kind) { kinds.append(kind) }
        }
        return kinds
    }

    /// What a kit calls a field of its plans; nil for what no plan of the kind has.
    func member(_ field: PlanField) -> String? {
        switch (self, field.name) {
        case (_, "hidden"), (.strip, "sizing"), (.shape, "sizing"), (.shape, "last"), (.shape, "align"): nil
        case (.shape, "size"): "shape"
        case (.shape, "height"): "over"
        case (.justifiedRows, "sizing"), (.balancedRows, "sizing"), (.aimedParts, "sizing"): "aim"
        case (.boxedRows, "ratio"), (.boxedTree, "ratio"), (.grownRows, "ratio"), (.grownTree, "ratio"): "box"
        default: field.name
        }
    }
}

extension [PlanField] {
    /// The fields of the plan for the photos that written rows leave, in a plan of parts; empty in another plan.
    var others: [PlanField] {
        guard let place = firstIndex(where: { $0.name == "others" }) else { return [] }
        return [PlanField("tiles", self[place].value)]
            + self[(place + 1)...].filter { $0.name != "above" && $0.name != "below" }
    }

    /// The fields of a plan of parts that are its own: those of all its photos.
    var ofAllParts: [PlanField] {
        let own = ["tiles", "above", "below", "least", "greatest", "isSided"]
        return filter { own.contains($0.name) }
    }
}
