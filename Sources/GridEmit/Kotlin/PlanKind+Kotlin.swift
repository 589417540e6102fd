extension PlanKind {
    /// The kit's class of plans.
    var kotlinName: KotlinName {
        switch self {
        case .table: .tablePlan
        case .equalRows: .equalRowsPlan
        case .repeated: .repeatPlan
        case .parts: .partsPlan
        case .photoParts: .photoPartsPlan
        case .aimedParts: .aimedPartsPlan
        case .columns: .columnsPlan
        case .photoRows: .photoRowsPlan
        case .boxedRows: .boxedRowsPlan
        case .justifiedRows: .justifiedRowsPlan
        case .balancedRows: .balancedRowsPlan
        case .shape: .shapePlan
        case .strip: .stripPlan
        case .tree: .treePlan
        case .boxedTree: .boxedTreePlan
        case .grownRows: .grownRowsPlan
        case .grownTree: .grownTreePlan
        }
    }
}
