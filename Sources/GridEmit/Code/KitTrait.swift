/// What lines of a kit are for: grids that have a trait. Their marks, such as `//@ rows`, have the names of the cases; `RuntimeTraits`
/// says what each means.
package enum KitTrait: String, CaseIterable {
    case `public`
    case fixedTiles
    case photos
    case ratios
    case height
    case heights
    case append
    case readable
    case packed
    case patterns
    case texts
    case fitsTiles
    case sized
    case table
    case direct
    case ratio
    case boxes
    case floors
    case sides
    case rows
    case equalRows
    case spread
    case pointHeights
    case justified
    case aims
    case limitedAims
    case shapes
    case cuts
    case strips
    case grows
    case columns
    case across
    case photoRows
    case trees
    case treeCode
    case treeText
    case repeats
    case parts
    case photoParts
    case aimedParts
    case inner
    case blocks
    case limited
    case layouts
}
