/// What generated code names of the kit in TypeScript.
enum TypeScriptName: String, CaseIterable {
    case makeLayout, measureHeight, makeFrames, fillFrames, makeMoves, makeColumns, makeRows, makeAttributes
    case countTiles, noTiles, noWidth, crop, neighbor, range
    case inTable, inEqualRows, inRepeat, inParts, inPhotoParts, inAimedParts, inColumns, inPhotoRows,
        inBoxedRows,
        inJustifiedRows, inBalancedRows
    case inShape, inStrip, inTree, inBoxedTree, inGrownRows, inGrownTree
    case tablePlan = "TablePlan"
    case equalRowsPlan = "EqualRowsPlan"
    case repeatPlan = "RepeatPlan"
    case partsPlan = "PartsPlan"
    case photoPartsPlan = "PhotoPartsPlan"
    case aimedPartsPlan = "AimedPartsPlan"
    case columnsPlan = "ColumnsPlan"
    case photoRowsPlan = "PhotoRowsPlan"
    case boxedRowsPlan = "BoxedRowsPlan"
    case aimedPlan = "AimedPlan"
    case shapePlan = "ShapePlan"
    case stripPlan = "StripPlan"
    case treePlan = "TreePlan"
    case boxedTreePlan = "BoxedTreePlan"
    case grownRowsPlan = "GrownRowsPlan"
    case grownTreePlan = "GrownTreePlan"
    case plan = "Plan"
    case table = "Table"
    case ratios = "Ratios"
    case spacing = "Spacing"
    case grid = "Grid"
    case album = "Album"
    case albumAttributes = "AlbumAttributes"
    case columns = "Columns"
    case container = "Container"
    case edge = "Edge"
    case filled = "Filled"
    case focus = "Focus"
    case frame = "Frame"
    case insets = "Insets"
    case layout = "Layout"
    case layoutRequest = "LayoutRequest"
    case move = "Move"
    case role = "Role"
    case rows = "Rows"
    case size = "Size"
}
