/// The runtime of the generated Kotlin, for all grids.
///
/// It is Kotlin with marks, as `MarkedText` explains. Each function takes the same steps in the same order as that of
/// GridgenKit, so that the doubles are the same. It needs no import and no feature later than Kotlin 1.3.
let kotlinRuntime: [StaticString] = [
    kotlinTypes, kotlinBlocks, kotlinRepeats, kotlinPhotos, kotlinJustifiedRows, kotlinTrees, kotlinLayouts,
    kotlinGrowing,
]
