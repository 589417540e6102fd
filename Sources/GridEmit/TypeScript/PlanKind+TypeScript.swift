extension PlanKind {
    /// The kit's constant, and the type of the plans.
    var names: (value: TypeScriptName, type: TypeScriptName) {
        switch self {
        case .table: (.inTable, .tablePlan)
        case .equalRows: (.inEqualRows, .equalRowsPlan)
        case .repeated: (.inRepeat, .repeatPlan)
        case .parts: (.inParts, .partsPlan)
        case .photoParts: (.inPhotoParts, .photoPartsPlan)
        case .aimedParts: (.inAimedParts, .aimedPartsPlan)
        case .columns: (.inColumns, .columnsPlan)
        case .photoRows: (.inPhotoRows, .photoRowsPlan)
        case .boxedRows: (.inBoxedRows, .boxedRowsPlan)
        case .justifiedRows: (.inJustifiedRows, .aimedPlan)
        case .balancedRows: (.inBalancedRows, .aimedPlan)
        case .shape: (.inShape, .shapePlan)
        case .strip: (.inStrip, .stripPlan)
        case .tree: (.inTree, .treePlan)
        case .boxedTree: (.inBoxedTree, .boxedTreePlan)
        case .grownRows: (.inGrownRows, .grownRowsPlan)
        case .grownTree: (.inGrownTree, .grownTreePlan)
        }
    }

    /// Members that plans without such a field have, too, and their values: an object that lacks one could take it from `Object.prototype`.
    var defaults: [(String, String)] {
        let limits = [("least", "0"), ("isSided", "false")]
        return switch self {
        case .table: []
        case .equalRows: [("size", "0"), ("height", "0"), ("align", "0")]
        case .repeated: [("reflects", "false")]
        case .parts: [("above", "0"), ("below", "0")]
        case .photoParts, .aimedParts: limits + [("above", "0"), ("below", "0")]
        case .columns: limits + [("across", "0")]
        case .photoRows, .tree: limits
        case .boxedRows, .boxedTree: limits + [("halvesBefore", "0")]
        case .grownRows, .grownTree: limits + [("box", "0"), ("halvesBefore", "0")]
        case .justifiedRows, .balancedRows, .strip: limits + [("align", "0")]
        case .shape: limits + [("over", "0")]
        }
    }
}
