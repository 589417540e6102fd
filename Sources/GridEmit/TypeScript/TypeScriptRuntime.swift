/// The runtime of the generated TypeScript, for all grids.
///
/// It is TypeScript with marks, as `MarkedText` explains. Each function takes the same steps in the same order as that of
/// GridgenKit, so that the doubles are the same.
let typeScriptRuntime: [StaticString] = [
    typeScriptTypes, typeScriptBlocks, typeScriptRepeats, typeScriptPhotos, typeScriptJustifiedRows,
    typeScriptTrees, typeScriptLayouts, typeScriptGrowing,
]
