/// The runtime of the generated header, for all grids.
///
/// It is C with marks, as `MarkedText` explains. `Grid_`, `grid_` and `GRID_` stand for the names of the grid. Each function
/// takes the same steps in the same order as that of GridgenKit, so that the doubles are the same.
let cRuntime: [StaticString] = [
    cTypes, cBlocks, cRepeats, cPhotos, cJustifiedRows, cTrees, cLayouts, cGrowing,
]
