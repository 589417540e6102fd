// swift-format-ignore-file
// Recorded by `make record`; a test holds it equal.

extension KitDeclarations {
    /// The kit in TypeScript.
    static let typeScript = KitDeclarations(text: typeScriptText, declarations: typeScriptDeclarations, uses: typeScriptUses)

    private static let typeScriptDeclarations: [Declaration] = [
        Declaration(length: 719, nameStart: 172, nameLength: 6, exportStart: 156, exportLength: 7, useCount: 5, isSeparate: true, hasParts: false),  // layout
        Declaration(length: 198, nameStart: 80, nameLength: 6, exportStart: 64, exportLength: 7, useCount: 3, isSeparate: true, hasParts: false),  // height
        Declaration(length: 316, nameStart: 76, nameLength: 6, exportStart: 60, exportLength: 7, useCount: 4, isSeparate: true, hasParts: false),  // frames
        Declaration(length: 2136, nameStart: 172, nameLength: 4, exportStart: 156, exportLength: 7, useCount: 4, isSeparate: true, hasParts: false),  // into
        Declaration(length: 212, nameStart: 100, nameLength: 9, exportStart: 84, exportLength: 7, useCount: 0, isSeparate: true, hasParts: false),  // tileCount
        Declaration(length: 405, nameStart: 222, nameLength: 5, exportStart: 209, exportLength: 7, useCount: 3, isSeparate: true, hasParts: false),  // moves
        Declaration(length: 54, nameStart: 6, nameLength: 6, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // filled
        Declaration(length: 51, nameStart: 6, nameLength: 4, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: false, hasParts: false),  // last
        Declaration(length: 144, nameStart: 9, nameLength: 10, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: false, hasParts: false),  // sizeOfLast
        Declaration(length: 187, nameStart: 16, nameLength: 10, exportStart: 0, exportLength: 7, useCount: 6, isSeparate: true, hasParts: false),  // makeLayout
        Declaration(length: 167, nameStart: 16, nameLength: 13, exportStart: 0, exportLength: 7, useCount: 5, isSeparate: true, hasParts: false),  // measureHeight
        Declaration(length: 304, nameStart: 16, nameLength: 10, exportStart: 0, exportLength: 7, useCount: 8, isSeparate: true, hasParts: false),  // makeFrames
        Declaration(length: 226, nameStart: 16, nameLength: 10, exportStart: 0, exportLength: 7, useCount: 5, isSeparate: true, hasParts: false),  // fillFrames
        Declaration(length: 783, nameStart: 16, nameLength: 9, exportStart: 0, exportLength: 7, useCount: 2, isSeparate: true, hasParts: false),  // makeMoves
        Declaration(length: 1045, nameStart: 16, nameLength: 8, exportStart: 0, exportLength: 7, useCount: 2, isSeparate: true, hasParts: false),  // neighbor
        Declaration(length: 1110, nameStart: 16, nameLength: 5, exportStart: 0, exportLength: 7, useCount: 6, isSeparate: true, hasParts: false),  // range
        Declaration(length: 75, nameStart: 6, nameLength: 6, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // runsOf
        Declaration(length: 312, nameStart: 9, nameLength: 10, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // firstIndex
        Declaration(length: 539, nameStart: 16, nameLength: 4, exportStart: 0, exportLength: 7, useCount: 5, isSeparate: true, hasParts: false),  // crop
        Declaration(length: 198, nameStart: 9, nameLength: 9, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // partStart
        Declaration(length: 922, nameStart: 16, nameLength: 14, exportStart: 0, exportLength: 7, useCount: 3, isSeparate: true, hasParts: false),  // makeAttributes
        Declaration(length: 104, nameStart: 42, nameLength: 4, exportStart: 25, exportLength: 7, useCount: 0, isSeparate: true, hasParts: false),  // Size
        Declaration(length: 181, nameStart: 114, nameLength: 5, exportStart: 97, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // Frame
        Declaration(length: 253, nameStart: 134, nameLength: 6, exportStart: 117, exportLength: 7, useCount: 0, isSeparate: true, hasParts: false),  // Insets
        Declaration(length: 153, nameStart: 120, nameLength: 4, exportStart: 108, exportLength: 7, useCount: 0, isSeparate: true, hasParts: false),  // Role
        Declaration(length: 131, nameStart: 73, nameLength: 4, exportStart: 60, exportLength: 7, useCount: 0, isSeparate: true, hasParts: false),  // Edge
        Declaration(length: 1019, nameStart: 65, nameLength: 9, exportStart: 48, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // Container
        Declaration(length: 353, nameStart: 89, nameLength: 13, exportStart: 72, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // LayoutRequest
        Declaration(length: 146, nameStart: 17, nameLength: 5, exportStart: 0, exportLength: 7, useCount: 0, isSeparate: true, hasParts: false),  // Album
        Declaration(length: 134, nameStart: 17, nameLength: 17, exportStart: 0, exportLength: 7, useCount: 0, isSeparate: true, hasParts: false),  // ElementAttributes
        Declaration(length: 125, nameStart: 17, nameLength: 15, exportStart: 0, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // AlbumAttributes
        Declaration(length: 55, nameStart: 17, nameLength: 6, exportStart: 0, exportLength: 7, useCount: 0, isSeparate: true, hasParts: false),  // Filled
        Declaration(length: 632, nameStart: 87, nameLength: 6, exportStart: 70, exportLength: 7, useCount: 3, isSeparate: true, hasParts: false),  // Layout
        Declaration(length: 71, nameStart: 17, nameLength: 5, exportStart: 0, exportLength: 7, useCount: 0, isSeparate: true, hasParts: false),  // Focus
        Declaration(length: 288, nameStart: 77, nameLength: 4, exportStart: 60, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // Move
        Declaration(length: 448, nameStart: 143, nameLength: 7, exportStart: 126, exportLength: 7, useCount: 2, isSeparate: true, hasParts: false),  // Columns
        Declaration(length: 618, nameStart: 138, nameLength: 4, exportStart: 121, exportLength: 7, useCount: 2, isSeparate: true, hasParts: false),  // Rows
        Declaration(length: 199, nameStart: 17, nameLength: 7, exportStart: 0, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // Spacing
        Declaration(length: 99, nameStart: 17, nameLength: 4, exportStart: 0, exportLength: 7, useCount: 2, isSeparate: true, hasParts: false),  // Grid
        Declaration(length: 122, nameStart: 12, nameLength: 6, exportStart: 0, exportLength: 7, useCount: 2, isSeparate: true, hasParts: true),  // Choose
        Declaration(length: 308, nameStart: 13, nameLength: 5, exportStart: 0, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // Space
        Declaration(length: 63, nameStart: 6, nameLength: 3, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // min
        Declaration(length: 64, nameStart: 6, nameLength: 3, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: false, hasParts: false),  // max
        Declaration(length: 201, nameStart: 16, nameLength: 5, exportStart: 0, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // owned
        Declaration(length: 230, nameStart: 9, nameLength: 6, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // hasOwn
        Declaration(length: 1601, nameStart: 16, nameLength: 16, exportStart: 0, exportLength: 7, useCount: 5, isSeparate: true, hasParts: false),  // measureContainer
        Declaration(length: 44, nameStart: 6, nameLength: 6, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // shared
        Declaration(length: 51, nameStart: 4, nameLength: 6, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: false, hasParts: false),  // filled
        Declaration(length: 21, nameStart: 6, nameLength: 4, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: false, hasParts: false),  // room
        Declaration(length: 158, nameStart: 9, nameLength: 9, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // newFrames
        Declaration(length: 120, nameStart: 6, nameLength: 5, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // pixel
        Declaration(length: 188, nameStart: 9, nameLength: 4, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // snap
        Declaration(length: 136, nameStart: 10, nameLength: 8, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // Snapping
        Declaration(length: 312, nameStart: 16, nameLength: 8, exportStart: 0, exportLength: 7, useCount: 4, isSeparate: true, hasParts: false),  // snapSize
        Declaration(length: 95, nameStart: 6, nameLength: 6, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // sizeOf
        Declaration(length: 597, nameStart: 16, nameLength: 5, exportStart: 0, exportLength: 7, useCount: 3, isSeparate: true, hasParts: false),  // place
        Declaration(length: 173, nameStart: 13, nameLength: 7, exportStart: 0, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // frameAt
        Declaration(length: 156, nameStart: 9, nameLength: 8, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // placeAll
        Declaration(length: 341, nameStart: 9, nameLength: 6, exportStart: 0, exportLength: 0, useCount: 4, isSeparate: true, hasParts: false),  // placed
        Declaration(length: 147, nameStart: 13, nameLength: 7, exportStart: 0, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // reflect
        Declaration(length: 1097, nameStart: 6, nameLength: 5, exportStart: 0, exportLength: 0, useCount: 9, isSeparate: true, hasParts: false),  // Tiles
        Declaration(length: 102, nameStart: 17, nameLength: 4, exportStart: 0, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // Plan
        Declaration(length: 350, nameStart: 17, nameLength: 4, exportStart: 0, exportLength: 7, useCount: 2, isSeparate: true, hasParts: false),  // Kind
        Declaration(length: 45, nameStart: 6, nameLength: 8, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // noRatios
        Declaration(length: 32, nameStart: 6, nameLength: 7, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: false, hasParts: false),  // nothing
        Declaration(length: 30, nameStart: 6, nameLength: 4, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: false, hasParts: false),  // none
        Declaration(length: 202, nameStart: 13, nameLength: 7, exportStart: 0, exportLength: 7, useCount: 5, isSeparate: true, hasParts: false),  // noTiles
        Declaration(length: 231, nameStart: 13, nameLength: 7, exportStart: 0, exportLength: 7, useCount: 5, isSeparate: true, hasParts: false),  // noWidth
        Declaration(length: 355, nameStart: 16, nameLength: 10, exportStart: 0, exportLength: 7, useCount: 3, isSeparate: true, hasParts: true),  // countTiles
        Declaration(length: 120, nameStart: 6, nameLength: 10, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // hasAddTile
        Declaration(length: 67, nameStart: 4, nameLength: 8, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // freeRoom
        Declaration(length: 66, nameStart: 6, nameLength: 6, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: false, hasParts: false),  // noRoom
        Declaration(length: 810, nameStart: 13, nameLength: 6, exportStart: 0, exportLength: 7, useCount: 4, isSeparate: true, hasParts: false),  // Ratios
        Declaration(length: 1132, nameStart: 9, nameLength: 7, exportStart: 0, exportLength: 0, useCount: 9, isSeparate: true, hasParts: true),  // fillAll
        Declaration(length: 245, nameStart: 17, nameLength: 5, exportStart: 0, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // Table
        Declaration(length: 95, nameStart: 17, nameLength: 9, exportStart: 0, exportLength: 7, useCount: 2, isSeparate: true, hasParts: false),  // TablePlan
        Declaration(length: 55, nameStart: 6, nameLength: 9, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // firstTile
        Declaration(length: 1492, nameStart: 13, nameLength: 7, exportStart: 0, exportLength: 7, useCount: 7, isSeparate: true, hasParts: false),  // inTable
        Declaration(length: 325, nameStart: 9, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // edgesInBlock
        Declaration(length: 136, nameStart: 17, nameLength: 10, exportStart: 0, exportLength: 7, useCount: 0, isSeparate: true, hasParts: false),  // RowLengths
        Declaration(length: 219, nameStart: 17, nameLength: 13, exportStart: 0, exportLength: 7, useCount: 2, isSeparate: true, hasParts: false),  // EqualRowsPlan
        Declaration(length: 149, nameStart: 17, nameLength: 5, exportStart: 0, exportLength: 7, useCount: 0, isSeparate: true, hasParts: false),  // Split
        Declaration(length: 414, nameStart: 16, nameLength: 5, exportStart: 0, exportLength: 7, useCount: 2, isSeparate: true, hasParts: false),  // split
        Declaration(length: 353, nameStart: 16, nameLength: 5, exportStart: 0, exportLength: 7, useCount: 3, isSeparate: true, hasParts: false),  // slots
        Declaration(length: 581, nameStart: 16, nameLength: 6, exportStart: 0, exportLength: 7, useCount: 5, isSeparate: true, hasParts: false),  // tileOf
        Declaration(length: 2824, nameStart: 13, nameLength: 11, exportStart: 0, exportLength: 7, useCount: 10, isSeparate: true, hasParts: false),  // inEqualRows
        Declaration(length: 162, nameStart: 17, nameLength: 10, exportStart: 0, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // RepeatPlan
        Declaration(length: 275, nameStart: 9, nameLength: 7, exportStart: 0, exportLength: 0, useCount: 4, isSeparate: true, hasParts: false),  // blockOf
        Declaration(length: 111, nameStart: 6, nameLength: 6, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // stepOf
        Declaration(length: 2051, nameStart: 13, nameLength: 8, exportStart: 0, exportLength: 7, useCount: 11, isSeparate: true, hasParts: false),  // inRepeat
        Declaration(length: 203, nameStart: 17, nameLength: 11, exportStart: 0, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // WrittenRows
        Declaration(length: 65, nameStart: 17, nameLength: 9, exportStart: 0, exportLength: 7, useCount: 2, isSeparate: true, hasParts: false),  // PartsPlan
        Declaration(length: 586, nameStart: 9, nameLength: 11, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // forEachPart
        Declaration(length: 301, nameStart: 9, nameLength: 9, exportStart: 0, exportLength: 0, useCount: 4, isSeparate: true, hasParts: false),  // fillParts
        Declaration(length: 449, nameStart: 9, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 5, isSeparate: true, hasParts: false),  // edgesInParts
        Declaration(length: 243, nameStart: 13, nameLength: 7, exportStart: 0, exportLength: 7, useCount: 8, isSeparate: true, hasParts: false),  // inParts
        Declaration(length: 128, nameStart: 17, nameLength: 9, exportStart: 0, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // PhotoPlan
        Declaration(length: 88, nameStart: 6, nameLength: 7, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // ratioOf
        Declaration(length: 697, nameStart: 16, nameLength: 13, exportStart: 0, exportLength: 7, useCount: 5, isSeparate: true, hasParts: false),  // limitedRatios
        Declaration(length: 234, nameStart: 9, nameLength: 3, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // put
        Declaration(length: 177, nameStart: 9, nameLength: 5, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // sumOf
        Declaration(length: 384, nameStart: 16, nameLength: 6, exportStart: 0, exportLength: 7, useCount: 3, isSeparate: true, hasParts: false),  // putRow
        Declaration(length: 81, nameStart: 17, nameLength: 14, exportStart: 0, exportLength: 7, useCount: 3, isSeparate: true, hasParts: false),  // PhotoPartsPlan
        Declaration(length: 136, nameStart: 13, nameLength: 12, exportStart: 0, exportLength: 7, useCount: 6, isSeparate: true, hasParts: false),  // inPhotoParts
        Declaration(length: 104, nameStart: 17, nameLength: 7, exportStart: 0, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // BoxPlan
        Declaration(length: 255, nameStart: 9, nameLength: 10, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // widthInBox
        Declaration(length: 166, nameStart: 9, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // leadingInBox
        Declaration(length: 357, nameStart: 9, nameLength: 10, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // edgesInBox
        Declaration(length: 73, nameStart: 17, nameLength: 9, exportStart: 0, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // GrownPlan
        Declaration(length: 243, nameStart: 9, nameLength: 13, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // missingHeight
        Declaration(length: 232, nameStart: 9, nameLength: 10, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // growPhotos
        Declaration(length: 106, nameStart: 17, nameLength: 11, exportStart: 0, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // ColumnsPlan
        Declaration(length: 146, nameStart: 16, nameLength: 11, exportStart: 0, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // columnWidth
        Declaration(length: 55, nameStart: 4, nameLength: 10, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // columnEnds
        Declaration(length: 1138, nameStart: 9, nameLength: 14, exportStart: 0, exportLength: 0, useCount: 5, isSeparate: true, hasParts: false),  // placeInColumns
        Declaration(length: 132, nameStart: 13, nameLength: 10, exportStart: 0, exportLength: 7, useCount: 0, isSeparate: true, hasParts: false),  // liesAcross
        Declaration(length: 465, nameStart: 9, nameLength: 11, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // placeAcross
        Declaration(length: 1168, nameStart: 13, nameLength: 9, exportStart: 0, exportLength: 7, useCount: 10, isSeparate: true, hasParts: false),  // inColumns
        Declaration(length: 353, nameStart: 16, nameLength: 11, exportStart: 0, exportLength: 7, useCount: 8, isSeparate: true, hasParts: false),  // makeColumns
        Declaration(length: 936, nameStart: 6, nameLength: 14, exportStart: 0, exportLength: 0, useCount: 11, isSeparate: true, hasParts: false),  // GrowingColumns
        Declaration(length: 64, nameStart: 17, nameLength: 13, exportStart: 0, exportLength: 7, useCount: 2, isSeparate: true, hasParts: false),  // PhotoRowsPlan
        Declaration(length: 62, nameStart: 17, nameLength: 13, exportStart: 0, exportLength: 7, useCount: 2, isSeparate: true, hasParts: false),  // BoxedRowsPlan
        Declaration(length: 450, nameStart: 9, nameLength: 10, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // endsOfRows
        Declaration(length: 478, nameStart: 9, nameLength: 8, exportStart: 0, exportLength: 0, useCount: 5, isSeparate: true, hasParts: false),  // fillRows
        Declaration(length: 620, nameStart: 9, nameLength: 11, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // edgesInRows
        Declaration(length: 379, nameStart: 13, nameLength: 11, exportStart: 0, exportLength: 7, useCount: 7, isSeparate: true, hasParts: false),  // inPhotoRows
        Declaration(length: 775, nameStart: 13, nameLength: 11, exportStart: 0, exportLength: 7, useCount: 12, isSeparate: true, hasParts: false),  // inBoxedRows
        Declaration(length: 64, nameStart: 17, nameLength: 13, exportStart: 0, exportLength: 7, useCount: 2, isSeparate: true, hasParts: false),  // GrownRowsPlan
        Declaration(length: 807, nameStart: 13, nameLength: 11, exportStart: 0, exportLength: 7, useCount: 10, isSeparate: true, hasParts: false),  // inGrownRows
        Declaration(length: 99, nameStart: 17, nameLength: 9, exportStart: 0, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // StripPlan
        Declaration(length: 1097, nameStart: 13, nameLength: 7, exportStart: 0, exportLength: 7, useCount: 9, isSeparate: true, hasParts: false),  // inStrip
        Declaration(length: 541, nameStart: 9, nameLength: 20, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // edgesInJustifiedRows
        Declaration(length: 293, nameStart: 17, nameLength: 9, exportStart: 0, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // AimedPlan
        Declaration(length: 144, nameStart: 6, nameLength: 8, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // targetOf
        Declaration(length: 629, nameStart: 16, nameLength: 5, exportStart: 0, exportLength: 7, useCount: 3, isSeparate: true, hasParts: false),  // takes
        Declaration(length: 665, nameStart: 16, nameLength: 10, exportStart: 0, exportLength: 7, useCount: 5, isSeparate: true, hasParts: false),  // lastHeight
        Declaration(length: 645, nameStart: 16, nameLength: 13, exportStart: 0, exportLength: 7, useCount: 4, isSeparate: true, hasParts: false),  // placeAimedRow
        Declaration(length: 565, nameStart: 9, nameLength: 9, exportStart: 0, exportLength: 0, useCount: 4, isSeparate: true, hasParts: false),  // placeRows
        Declaration(length: 603, nameStart: 13, nameLength: 15, exportStart: 0, exportLength: 7, useCount: 9, isSeparate: true, hasParts: false),  // inJustifiedRows
        Declaration(length: 1508, nameStart: 13, nameLength: 14, exportStart: 0, exportLength: 7, useCount: 8, isSeparate: true, hasParts: false),  // inBalancedRows
        Declaration(length: 77, nameStart: 17, nameLength: 14, exportStart: 0, exportLength: 7, useCount: 3, isSeparate: true, hasParts: false),  // AimedPartsPlan
        Declaration(length: 649, nameStart: 13, nameLength: 12, exportStart: 0, exportLength: 7, useCount: 10, isSeparate: true, hasParts: false),  // inAimedParts
        Declaration(length: 342, nameStart: 16, nameLength: 8, exportStart: 0, exportLength: 7, useCount: 8, isSeparate: true, hasParts: false),  // makeRows
        Declaration(length: 1992, nameStart: 6, nameLength: 11, exportStart: 0, exportLength: 0, useCount: 12, isSeparate: true, hasParts: false),  // GrowingRows
        Declaration(length: 158, nameStart: 17, nameLength: 9, exportStart: 0, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // ShapePlan
        Declaration(length: 278, nameStart: 9, nameLength: 7, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // cutRows
        Declaration(length: 382, nameStart: 9, nameLength: 7, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // cutNext
        Declaration(length: 625, nameStart: 9, nameLength: 6, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // costOf
        Declaration(length: 1275, nameStart: 13, nameLength: 7, exportStart: 0, exportLength: 7, useCount: 12, isSeparate: true, hasParts: false),  // inShape
        Declaration(length: 99, nameStart: 17, nameLength: 8, exportStart: 0, exportLength: 7, useCount: 1, isSeparate: true, hasParts: false),  // TreePlan
        Declaration(length: 60, nameStart: 17, nameLength: 13, exportStart: 0, exportLength: 7, useCount: 2, isSeparate: true, hasParts: false),  // BoxedTreePlan
        Declaration(length: 72, nameStart: 10, nameLength: 4, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // Line
        Declaration(length: 2845, nameStart: 6, nameLength: 4, exportStart: 0, exportLength: 0, useCount: 4, isSeparate: true, hasParts: false),  // Tree
        Declaration(length: 536, nameStart: 13, nameLength: 6, exportStart: 0, exportLength: 7, useCount: 7, isSeparate: true, hasParts: false),  // inTree
        Declaration(length: 666, nameStart: 13, nameLength: 11, exportStart: 0, exportLength: 7, useCount: 10, isSeparate: true, hasParts: false),  // inBoxedTree
        Declaration(length: 62, nameStart: 17, nameLength: 13, exportStart: 0, exportLength: 7, useCount: 2, isSeparate: true, hasParts: false),  // GrownTreePlan
        Declaration(length: 308, nameStart: 9, nameLength: 11, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // rowsOfStack
        Declaration(length: 1068, nameStart: 6, nameLength: 6, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // Growth
        Declaration(length: 639, nameStart: 13, nameLength: 11, exportStart: 0, exportLength: 7, useCount: 10, isSeparate: true, hasParts: false),  // inGrownTree
    ]

    private static let typeScriptUses: [UInt8] = [2, 7, 8, 32, 59, 3, 6, 8, 3, 6, 22, 56, 7, 8, 43, 55, 0, 13, 34, 7, 21, 53, 27, 32, 38, 40, 60, 73, 27, 38, 46, 54, 73, 22, 27, 38, 46, 47, 56, 57, 73, 27, 38, 46, 57, 73, 32, 34, 25, 32, 16, 17, 32, 41, 55, 60, 40, 22, 32, 19, 21, 22, 32, 33, 28, 29, 30, 21, 23, 26, 29, 21, 22, 24, 22, 21, 22, 21, 22, 23, 37, 39, 61, 72, 61, 44, 26, 37, 40, 42, 43, 40, 47, 47, 48, 42, 50, 21, 42, 51, 52, 21, 40, 53, 50, 51, 52, 22, 46, 54, 55, 22, 40, 55, 56, 25, 21, 22, 24, 32, 40, 47, 54, 58, 59, 62, 40, 72, 71, 40, 61, 63, 64, 65, 40, 61, 63, 64, 65, 39, 69, 72, 41, 42, 70, 71, 27, 38, 40, 42, 43, 45, 49, 69, 72, 40, 61, 74, 40, 62, 63, 65, 75, 76, 78, 25, 61, 79, 79, 81, 42, 80, 81, 21, 40, 80, 81, 83, 25, 40, 42, 62, 63, 78, 80, 82, 83, 84, 61, 40, 61, 66, 86, 40, 25, 40, 41, 59, 62, 63, 65, 71, 86, 87, 88, 61, 80, 90, 40, 61, 90, 40, 61, 90, 92, 25, 40, 61, 90, 92, 40, 62, 63, 65, 91, 92, 93, 94, 61, 41, 42, 72, 96, 97, 40, 42, 99, 90, 96, 120, 62, 64, 65, 93, 94, 98, 96, 40, 42, 104, 40, 104, 25, 40, 104, 40, 108, 96, 40, 40, 111, 112, 115, 116, 40, 42, 99, 25, 40, 42, 62, 64, 98, 111, 112, 113, 114, 26, 35, 37, 40, 42, 45, 111, 119, 21, 22, 35, 40, 41, 42, 54, 58, 97, 111, 114, 79, 96, 79, 104, 41, 79, 40, 79, 100, 101, 122, 25, 79, 40, 62, 64, 98, 120, 123, 124, 40, 62, 64, 98, 100, 105, 106, 107, 121, 122, 123, 124, 79, 108, 40, 62, 64, 98, 109, 110, 122, 125, 126, 127, 96, 25, 40, 42, 62, 64, 98, 100, 101, 129, 25, 40, 61, 96, 42, 132, 40, 132, 133, 40, 41, 132, 133, 134, 40, 101, 132, 135, 40, 100, 132, 136, 40, 41, 62, 64, 98, 131, 132, 134, 137, 40, 41, 62, 64, 98, 131, 132, 137, 90, 96, 132, 25, 40, 62, 64, 65, 93, 94, 98, 131, 140, 26, 36, 37, 40, 42, 45, 132, 143, 21, 22, 36, 40, 41, 42, 54, 58, 97, 132, 134, 136, 96, 42, 145, 40, 100, 40, 41, 62, 64, 98, 100, 101, 131, 144, 145, 146, 147, 96, 104, 149, 40, 42, 99, 151, 40, 62, 64, 65, 98, 149, 152, 40, 62, 64, 65, 98, 105, 106, 107, 150, 152, 108, 149, 110, 156, 40, 62, 64, 65, 98, 109, 153, 154, 155, 157]
}

private let typeScriptText: StaticString = #"""
/**
 * The layout; null if there is no rule for the count, if it isn't a whole number, if another number isn't finite, or if `scale`
 * isn't positive.
 */
export function layout(request: GridRequest): Layout | null {
  const all = frames(request);
  if (all === null) return null;
  const { length } = all, hidden = last[5]! - length, mirrored = last[6] === 1;
  return {
    size: sizeOfLast(),
    length,
    hidden,
    frame: (index) => all[index] ?? { x: 0, y: 0, width: 0, height: 0 },
    role: (index) => (hidden > 0 && index === length - 1 ? "more" : "photo"),
    edges: (index) => {
      const bits = parseInt(edges[length]![index] ?? "0", 16);
      return mirrored ? reflect(bits) : bits;
    },
  };
}
/** The height of the container; null if there is no layout. */
export function height(request: GridRequest): number | null {
  return into(filled, request) === null ? null : sizeOfLast().height;
}
/** The frames of all tiles; null if there is no layout. */
export function frames(request: GridRequest): Frame[] | null {
  const tiles = into(filled, request), frames: Frame[] = [];
  if (tiles === null) return null;
  for (let at = 0; at < 4 * tiles; at += 4) frames.push(frameAt(filled, at));
  return frames;
}
/**
 * Writes x, y, width and height of all tiles to an array and returns the number of tiles; null if there is no layout or the array is
 * too short.
 */
export function into(target: Float64Array, request: GridRequest): number | null {
  // A getter may call these functions, too: it does so before anything is written.
  const gap = owned(request, "gap", request.gap), scale = owned(request, "scale", request.scale), { count } = request;
  const rowGap = (owned(request, "rowGap", request.rowGap) ?? gap ?? defaultRowGap) + foot, givenWidth = request.width;
  const columnGap = owned(request, "columnGap", request.columnGap) ?? gap ?? defaultColumnGap;
  const insets = owned(request, "insets", request.insets) ?? defaultInsets, { leading, trailing } = insets;
  const top = insets.top + heading, bottom = insets.bottom + foot;
  const mirrored = owned(request, "mirrored", request.mirrored) ?? false, givenHeight = needsHeight ? request.height ?? NaN : 0;
  const tiles = tilesFor(count), end = 4 * tiles;
  if (tiles < 0 || end > target.length || (scale !== undefined && !(scale > 0 && scale < Infinity))) return null;
  // Only finite numbers times 0 give 0; 1e7 leaves room for sums.
  const sides = (top + bottom) * 1e7 * 0 + (leading + trailing) * 1e7 * 0;
  if (givenWidth * 1e7 * 0 + givenHeight * 1e7 * 0 + rowGap * 1e7 * 0 + columnGap * 1e7 * 0 + sides !== 0) return null;
  const outerWidth = givenWidth >= 0 ? givenWidth : 0;
  const outerHeight = frameRatio > 0 ? outerWidth / frameRatio : frameRatio < 0 ? -frameRatio : givenHeight >= 0 ? givenHeight : 0;
  last[0] = outerWidth;
  last[1] = tiles > 0 ? outerHeight : 0;
  last[2] = columnGap;
  last[3] = rowGap;
  last[4] = scale ?? 0;
  last[5] = count;
  last[6] = mirrored ? 1 : 0;
  last[7] = tiles;
  last[8] = outerWidth - leading - trailing;
  last[9] = leading + trailing;
  last[10] = top + bottom;
  if (tiles > 0) write(target, tiles, last[8]!, outerHeight - top - bottom, columnGap, rowGap, leading, top);
  if (scale !== undefined || mirrored) place({ columnGap, rowGap, scale: scale ?? 0, mirrored }, sizeOfLast().width, target, end);
  return tiles;
}
/** The number of tiles for a number of photos; null if there is no rule for it. */
export function tileCount(count: number): number | null {
  const tiles = tilesFor(count);
  return tiles < 0 ? null : tiles;
}
/**
 * The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`. Photos without a
 * tile before or after are left out; null if a layout is missing.
 */
export const moves = <Photo>(before: readonly Photo[], after: readonly Photo[], container: GridContainer): Move[] | null =>
  makeMoves((count) => layout({ ...container, count }), before, after);
const filled = /* @__PURE__ */ new Float64Array(400);
const last = /* @__PURE__ */ new Float64Array(11);
function sizeOfLast(): Size {
  measure();
  return snapSize({ columnGap: last[2]!, rowGap: last[3]!, scale: last[4]! }, last[0]!, last[1]!);
}
export function makeLayout(grid: Grid, request: LayoutRequest): Layout | null {
  const space = new Space();
  return fillAll(grid, space, request, null) < 0 ? null : new Tiles(space);
}
export function measureHeight(grid: Grid, request: LayoutRequest): number | null {
  return fillAll(grid, shared, request, null) < 0 ? null : sizeOf(shared).height;
}
export function makeFrames(grid: Grid, request: LayoutRequest): Frame[] | null {
  const tiles = fillAll(grid, shared, request, null), frames: Frame[] = [];
  if (tiles < 0) return null;
  placeAll(filled);
  for (let at = 0; at < 4 * tiles; at += 4) frames.push(frameAt(filled, at));
  return frames;
}
export function fillFrames(grid: Grid, target: Float64Array, request: LayoutRequest): number | null {
  const tiles = fillAll(grid, shared, request, target);
  if (tiles < 0) return null;
  placeAll(target);
  return tiles;
}
export function makeMoves<Photo>(
  layoutOf: (count: number, photos: readonly Photo[]) => Layout | null,
  before: readonly Photo[],
  after: readonly Photo[],
): Move[] | null {
  const start = layoutOf(before.length, before), end = layoutOf(after.length, after);
  if (start === null || end === null) return null;
  const places = new Map<Photo, number>(), moves: Move[] = [];
  after.forEach((photo, to) => {
    if (!places.has(photo)) places.set(photo, to);
  });
  before.slice(0, start.length).forEach((photo, from) => {
    const to = places.get(photo);
    if (to === undefined) return;
    places.delete(photo);
    if (to >= end.length || end.role(to) === "add") return;
    moves.push({ from, to, start: start.frame(from), end: end.frame(to) });
  });
  return moves;
}
export function neighbor(layout: Layout, index: number, direction: number): number | null {
  if (!(Number.isInteger(index) && index >= 0 && index < layout.length)) return null;
  const tile = layout.frame(index), isVertical = direction === Edge.top || direction === Edge.bottom;
  let nearest: number | null = null, distance = Infinity;
  for (let other = 0; other < layout.length; other++) {
    const frame = layout.frame(other);
    const isBeside = isVertical
      ? frame.x < tile.x + tile.width && tile.x < frame.x + frame.width
      : frame.y < tile.y + tile.height && tile.y < frame.y + frame.height;
    const own = direction === Edge.top
      ? tile.y + tile.height - (frame.y + frame.height)
      : direction === Edge.left
      ? tile.x + tile.width - (frame.x + frame.width)
      : direction === Edge.bottom
      ? frame.y - tile.y
      : direction === Edge.right
      ? frame.x - tile.x
      : 0;
    if (isBeside && own > 0 && own < distance) {
      nearest = other;
      distance = own;
    }
  }
  return nearest;
}
export function range(layout: Layout, top: number, bottom: number): [number, number] {
  const columns = layout instanceof Tiles ? runsOf(layout.space) : 0;
  if (columns === 0 || (columns === 1 && !(layout.frame(0).height > 0))) {
    let first = 0, end = 0;
    for (let index = 0; index < layout.length; index++) {
      const { y, height } = layout.frame(index);
      if (!(y < bottom && y + height > top)) continue;
      if (end === 0) first = index;
      end = index + 1;
    }
    return [first, end];
  }
  let end = firstIndex(layout, ({ y }) => y >= bottom);
  if (columns === 1) return [min(end, firstIndex(layout, ({ y, height }) => y + height > top)), end];
  let start = min(end, firstIndex(layout, ({ y }) => y > top));
  const ended = new Set<number>();
  for (let place = start - 1; place >= 0 && ended.size < columns; place--) {
    const { x, y, height } = layout.frame(place);
    if (y + height > top) start = place;
    else ended.add(x);
  }
  for (; end > start; end--) {
    const { y, height } = layout.frame(end - 1);
    if (y + height > top) break;
  }
  return [start, end];
}
const runsOf = ({ plan }: Space): number => plan.kind.runs(plan as never);
function firstIndex(layout: Layout, holds: (frame: Frame) => boolean): number {
  let start = 0, rest = layout.length;
  while (rest > 0) {
    const half = rest >> 1;
    if (holds(layout.frame(start + half))) rest = half;
    else {
      start += half + 1;
      rest -= half + 1;
    }
  }
  return start;
}
export function crop(layout: Layout, index: number, photo: Size, focus: Focus = { x: 0.5, y: 0.5 }): Frame {
  const tile = layout.frame(index);
  const own = photo.width / photo.height, ratio = tile.width / tile.height, share = ratio / own;
  if (!(photo.width > 0 && photo.height > 0 && share > 0 && share < Infinity)) return { x: 0, y: 0, width: 1, height: 1 };
  const width = share < 1 ? share : 1, height = own / ratio < 1 ? own / ratio : 1;
  return { x: partStart(width, focus.x), y: partStart(height, focus.y), width, height };
}
function partStart(length: number, focus: number): number {
  const start = (Number.isNaN(focus) ? 0.5 : focus) - length * 0.5;
  return start > 0 ? (start < 1 - length ? start : 1 - length) : 0;
}
export function makeAttributes(
  album: Album,
  shape: ((ratio: number) => string) | null,
  appendLimit: number,
  keepsRatios: boolean,
  isAcross: ((ratio: number) => boolean) | null,
): AlbumAttributes {
  const { count, ratios, editing } = album, element: ElementAttributes = {}, photos: ElementAttributes[] = [];
  let letters = "";
  for (let index = 0; index < count; index++) {
    const ratio = ratios?.[index] ?? NaN, photo: ElementAttributes = {};
    if (shape !== null) letters += shape(ratio);
    if (keepsRatios && ratio > 0 && ratio < Infinity) {
      photo.style = { "--r": `${ratio}` };
      (element.style ??= {})[`--r${index + 1}`] = `${ratio}`;
      if (isAcross !== null && isAcross(ratio)) photo["data-wide"] = "";
    }
    photos.push(photo);
  }
  if (shape !== null) element["data-shapes"] = letters + (editing === true && count < appendLimit ? "+" : "");
  return { element, photos };
}
/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** A rectangle in pixels; x and y are the distances from the container's left and top edges. */
export interface Frame extends Size {
  readonly x: number;
  readonly y: number;
}
/** Distances of the tiles from the container's edges. `leading` is the left edge, and the right one if mirrored. */
export interface Insets {
  readonly top: number;
  readonly leading: number;
  readonly bottom: number;
  readonly trailing: number;
}
/** The content of a tile: a photo, a photo with the number of hidden ones, or the button that adds one. */
export type Role = "photo" | "more" | "add";
/** Edges of the container that a tile touches, as bits. */
export const Edge = { top: 1, left: 2, bottom: 4, right: 8 } as const;
/** The container and the choices of a call. */
export interface Container {
  /** The container's width. */
  readonly width: number;
  /** The container's height, if tiles share it. */
  readonly height?: number | undefined;
  /** The gap between rows and between columns, instead of the spec's. */
  readonly gap?: number | undefined;
  /** The gap between rows; takes precedence over `gap`. */
  readonly rowGap?: number | undefined;
  /** The gap between columns; takes precedence over `gap`. */
  readonly columnGap?: number | undefined;
  /** The distances from the container's edges, instead of the spec's. */
  readonly insets?: Insets | undefined;
  /** The device's pixels for each pixel of the layout: all edges are snapped to whole ones. */
  readonly scale?: number | undefined;
  /** Whether the layout runs from right to left. */
  readonly mirrored?: boolean | undefined;
  /** Whether a tile that adds a photo follows fewer photos than the spec's limit. */
  readonly editing?: boolean | undefined;
}
/** What a layout depends on: the photos, the container and choices. */
export interface LayoutRequest extends Container {
  /** The number of photos. */
  readonly count: number;
  /** The photos' widths divided by their heights. One that is missing or not a finite number above 0 counts as 1:1. */
  readonly ratios?: ArrayLike<number> | undefined;
}
export interface Album {
  readonly count: number;
  readonly ratios?: ArrayLike<number> | undefined;
  readonly editing?: boolean | undefined;
}
export interface ElementAttributes {
  "data-shapes"?: string;
  "data-wide"?: "";
  style?: { [property: `--${string}`]: string };
}
export interface AlbumAttributes {
  readonly element: ElementAttributes;
  readonly photos: readonly ElementAttributes[];
}
export interface Filled {
  readonly height: number;
}
/** The tiles for one count of photos, in the order of the photos. */
export interface Layout {
  /** The size of the container. */
  readonly size: Size;
  /** The number of tiles. */
  readonly length: number;
  /** The number of photos without a tile. */
  readonly hidden: number;
  /** The frame of a tile; an index without a tile gives an empty one. */
  frame(index: number): Frame;
  /** What a tile shows; an index without a tile gives a photo. */
  role(index: number): Role;
  /** The edges of the container that a tile touches, as bits of `Edge`; an index without a tile gives none. */
  edges(index: number): number;
}
export interface Focus {
  readonly x: number;
  readonly y: number;
}
/** The movement of a photo from one layout to the next. */
export interface Move {
  /** The index before. */
  readonly from: number;
  /** The index after. */
  readonly to: number;
  /** The frame before. */
  readonly start: Frame;
  /** The frame after. */
  readonly end: Frame;
}
/** A growing waterfall: each appended photo goes to the column that is shortest so far, and earlier photos stay in place. */
export interface Columns {
  /** How many photos have been appended. */
  readonly count: number;
  /** The size of the container. */
  readonly size: Size;
  /** Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1, and so does the tile that adds a photo. */
  append(ratio?: number): Frame;
}
/** Growing rows: a photo that is appended joins the last row or begins another, and all rows above it stay in place. */
export interface Rows {
  /** How many photos have been appended. */
  readonly count: number;
  /** The size of the container. */
  readonly size: Size;
  /** The frame of a photo; an index without one gives an empty frame. */
  frame(index: number): Frame;
  /**
   * Places the next photo, and returns the index of the first photo whose frame changed; those after it may have changed too. A
   * ratio that isn't a finite number above 0 counts as 1:1.
   */
  append(ratio?: number): number;
}
export interface Spacing {
  readonly rowGap: number;
  readonly columnGap: number;
  readonly insets: Insets;
  readonly heading: number;
  readonly foot: number;
  readonly needsHeight: boolean;
}
export interface Grid extends Spacing {
  readonly appendLimit: number;
  readonly plan: Choose;
}
export type Choose = (count: number, width: number, ratios: Ratios, adds: boolean\#u{1}, height: number\#u{2}) => Plan | undefined;
export class Space {
  plan!: Plan;
  tiles = 0;
  hidden = 0;
  adds = false;
  width = 0;
  height = 0;
  contentWidth = 0;
  contentHeight = 0;
  solvedWidth = 0;
  solvedHeight = 0;
  top = 0;
  leading = 0;
  bottom = 0;
  trailing = 0;
  rowGap = 0;
  columnGap = 0;
  scale = 0;
  mirrored = false;
}
const min = (a: number, b: number): number => (b < a ? b : a);
const max = (a: number, b: number): number => (b >= a ? b : a);
export function owned<Value>(object: object, name: string, value: Value): Value | undefined {
  return value === undefined || !(name in Object.prototype) || hasOwn(object, name) ? value : undefined;
}
function hasOwn(object: object | null, name: string): boolean {
  return object !== null && object !== Object.prototype &&
    (Object.prototype.hasOwnProperty.call(object, name) || hasOwn(Object.getPrototypeOf(object), name));
}
export function measureContainer(grid: Spacing, space: Space, ratio: number | undefined, width: number, container: Container): boolean {
  const gap = owned(container, "gap", container.gap), scale = owned(container, "scale", container.scale);
  const rowGap = (owned(container, "rowGap", container.rowGap) ?? gap ?? grid.rowGap) + grid.foot;
  const columnGap = owned(container, "columnGap", container.columnGap) ?? gap ?? grid.columnGap;
  const insets = owned(container, "insets", container.insets) ?? grid.insets, { leading, trailing } = insets;
  const top = insets.top + grid.heading, bottom = insets.bottom + grid.foot;
  const mirrored = owned(container, "mirrored", container.mirrored) ?? false;
  const height = grid.needsHeight ? owned(container, "height", container.height) ?? NaN : 0;
  if (scale !== undefined && !(scale > 0 && scale < Infinity)) return false;
  const sides = (top + bottom) * 1e7 * 0 + (leading + trailing) * 1e7 * 0;
  if (width * 1e7 * 0 + height * 1e7 * 0 + rowGap * 1e7 * 0 + columnGap * 1e7 * 0 + sides !== 0) return false;
  space.width = max(0, width);
  space.height = ratio === undefined ? max(0, height) : ratio > 0 ? space.width / ratio : -ratio;
  space.contentWidth = space.width - leading - trailing;
  space.contentHeight = space.height - top - bottom;
  space.solvedWidth = space.width;
  space.solvedHeight = space.height;
  space.top = top;
  space.leading = leading;
  space.bottom = bottom;
  space.trailing = trailing;
  space.rowGap = rowGap;
  space.columnGap = columnGap;
  space.scale = scale ?? 0;
  space.mirrored = mirrored;
  return true;
}
const shared = /* @__PURE__ */ new Space();
let filled = /* @__PURE__ */ new Float64Array(64);
const room = filled;
function newFrames(tiles: number): Float64Array {
  const numbers = 4 * tiles;
  return filled = numbers <= room.length ? room : new Float64Array(numbers);
}
const pixel = (value: number, scale: number): number => value * scale + 0.000001 + 6755399441055744 - 6755399441055744;
function snap(start: number, length: number, gap: number, scale: number): number {
  return max(0, pixel(start + length + gap, scale) - pixel(gap, scale) - pixel(start, scale)) / scale;
}
interface Snapping {
  readonly columnGap: number;
  readonly rowGap: number;
  readonly scale: number;
  readonly mirrored: boolean;
}
export function snapSize({ columnGap, rowGap, scale }: Omit<Snapping, "mirrored">, width: number, height: number): Size {
  const size = { width: max(0, width), height: max(0, height) };
  return scale > 0 ? { width: snap(0, size.width, columnGap, scale), height: snap(0, size.height, rowGap, scale) } : size;
}
const sizeOf = (space: Space): Size => snapSize(space, space.solvedWidth, space.solvedHeight);
export function place({ columnGap, rowGap, scale, mirrored }: Snapping, outer: number, frames: Float64Array, end: number): void {
  for (let at = 0; at < end; at += 4) {
    let x = frames[at]!, y = frames[at + 1]!, width = frames[at + 2]!, height = frames[at + 3]!;
    if (scale > 0) {
      width = snap(x, width, columnGap, scale);
      height = snap(y, height, rowGap, scale);
      x = pixel(x, scale) / scale;
      y = pixel(y, scale) / scale;
    }
    frames[at] = mirrored ? outer - x - width : x;
    frames[at + 1] = y;
    frames[at + 2] = width;
    frames[at + 3] = height;
  }
}
export const frameAt = (frames: ArrayLike<number>, at: number): Frame => ({
  x: frames[at]!,
  y: frames[at + 1]!,
  width: frames[at + 2]!,
  height: frames[at + 3]!,
});
function placeAll(frames: Float64Array): void {
  if (shared.scale > 0 || shared.mirrored) place(shared, sizeOf(shared).width, frames, 4 * shared.tiles);
}
function placed(space: Space, outer: number, frames: ArrayLike<number>, at: number): Frame {
  const { x, y, width, height } = frameAt(frames, at);
  if (space.scale === 0 && !space.mirrored) return { x, y, width, height };
  const frame = Float64Array.of(x, y, width, height);
  place(space, outer, frame, 4);
  return frameAt(frame, 0);
}
export const reflect = (edges: number): number =>
  (edges & (Edge.top | Edge.bottom)) | ((edges & Edge.left) << 2) | ((edges & Edge.right) >> 2);
class Tiles implements Layout {
  readonly size: Size;
  readonly length: number;
  readonly hidden: number;
  readonly space: Space;
  private readonly frames: number[] = [];

  constructor(space: Space) {
    const { tiles, hidden } = space;
    this.space = space;
    this.size = sizeOf(space);
    this.length = tiles;
    this.hidden = hidden;
    for (let at = 0; at < 4 * tiles; at++) this.frames.push(filled[at]!);
  }

  frame(index: number): Frame {
    if (!(Number.isInteger(index) && index >= 0 && index < this.length)) return { x: 0, y: 0, width: 0, height: 0 };
    return placed(this.space, this.size.width, this.frames, 4 * index);
  }

  role(index: number): Role {
    if (index !== this.length - 1) return "photo";
    return this.space.adds ? "add" : this.hidden > 0 ? "more" : "photo";
  }

  edges(index: number): number {
    if (!(Number.isInteger(index) && index >= 0 && index < this.length)) return 0;
    const { plan, mirrored } = this.space, edges = plan.kind.edges(this.space, plan as never, index, this.frames);
    return mirrored ? reflect(edges) : edges;
  }
}
export interface Plan {
  readonly kind: Kind;
  readonly tiles: number;
  readonly ratio?: number;
}
export interface Kind {
  limit(plan: never, ratios: Ratios, photos: number, adds: boolean): Float64Array;
  size(space: Space, plan: never): void;
  fill(space: Space, plan: never, frames: Float64Array, ratios: Float64Array): void;
  edges(space: Space, plan: never, index: number, frames: ArrayLike<number>): number;
  runs(plan: never): number;
}
const noRatios = (): Float64Array => noRoom;
const nothing = (): void => {};
const none = (): number => 0;
export const noTiles: Plan = {
  kind: {
    limit: noRatios,
    size(space: Space): void {
      space.solvedHeight = 0;
    },
    fill: nothing,
    edges: none,
    runs: none,
  },
  tiles: 0,
};
export const noWidth: Plan = {
  kind: {
    limit: noRatios,
    size(space: Space): void {
      space.solvedWidth = 0;
      space.solvedHeight = 0;
    },
    fill: nothing,
    edges: none,
    runs: none,
  },
  tiles: 0,
};
export function countTiles(choose: Choose, count: number, appendLimit = 0, editing = false): number | null {
  const adds = hasAddTile(count, appendLimit, editing), photos = adds ? count + 1 : count, ratios = new Ratios([]);
  ratios.free();
  return Number.isInteger(photos) && photos >= 0 ? choose(photos, 0, ratios, adds\#u{1}, 0\#u{2})?.tiles ?? null : null;
}
const hasAddTile = (count: number, limit: number, editing: boolean): boolean => editing && count >= 0 && count < limit;
let freeRoom: Float64Array = /* @__PURE__ */ new Float64Array(64);
const noRoom: Float64Array = /* @__PURE__ */ new Float64Array(0);
export class Ratios {
  readonly length: number;
  private readonly given: ArrayLike<number>;
  private known = 0;
  private all: Float64Array;

  constructor(given: ArrayLike<number>) {
    this.given = given;
    this.length = given.length;
    this.all = freeRoom;
    freeRoom = noRoom;
  }

  read(count: number): Float64Array {
    if (this.all.length < count) {
      const longer = new Float64Array(max(64, 2 * count));
      longer.set(this.all);
      this.all = longer;
    }
    for (const end = min(count, this.length); this.known < end; this.known++) this.all[this.known] = this.given[this.known]!;
    return this.all;
  }

  at(index: number): number {
    const all = this.read(index + 1);
    return index < this.length ? all[index]! : 1;
  }

  free(): void {
    freeRoom = this.all;
  }
}
function fillAll(grid: Grid, space: Space, request: LayoutRequest, target: Float64Array | null): number {
  const { count, width } = request, editing = owned(request, "editing", request.editing) ?? false;
  const adds = hasAddTile(count, grid.appendLimit, editing);
  const ratios = new Ratios(owned(request, "ratios", request.ratios) ?? []), photos = adds ? count + 1 : count;
  const plan = Number.isInteger(photos) && photos >= 0 ? grid.plan(photos, width, ratios, adds\#u{1}, grid.needsHeight ? owned(request, "height", request.height) ?? NaN : 0\#u{2}) : undefined;
  if (plan === undefined || plan.tiles > 10000000) return -1;
  const { kind, tiles } = plan;
  if (target !== null && 4 * tiles > target.length) return -1;
  const limited = kind.limit(plan as never, ratios, photos, adds);
  if (!measureContainer(grid, space, owned(plan, "ratio", plan.ratio), width, request)) return -1;
  ratios.free();
  space.plan = plan;
  space.tiles = tiles;
  space.hidden = max(photos - tiles, 0);
  space.adds = adds;
  kind.size(space, plan as never);
  kind.fill(space, plan as never, target ?? newFrames(tiles), limited);
  return tiles;
}
export interface Table {
  readonly numbers: Float64Array;
  readonly head: number;
  readonly line: number;
  block(tile: Float64Array, at: number, across: number, down: number, space: Space): void;
  size(start: number, space: Space): void;
}
export interface TablePlan extends Plan {
  readonly table: Table;
  readonly start: number;
}
const firstTile = /* @__PURE__ */ new Float64Array(4);
export const inTable: Kind = {
  limit: noRatios,

  size(space: Space, { table, start }: TablePlan): void {
    table.size(start, space);
  },

  fill(space: Space, { table, start, tiles }: TablePlan, frames: Float64Array): void {
    const { numbers, line } = table, { rowGap, columnGap } = space, across = 1 / numbers[start]!, down = 1 / numbers[start + 1]!;
    const end = 4 * tiles;
    for (let at = 0, next = start + table.head; at < end; next += line) {
      const columns = numbers[next]! | 0, rows = numbers[next + 1]! | 0;
      table.block(firstTile, next + 3, across, down, space);
      const x = firstTile[0]!, y = firstTile[1]!;
      const width = firstTile[2]! >= 0 ? firstTile[2]! : 0, height = firstTile[3]! >= 0 ? firstTile[3]! : 0;
      for (let row = 0; row < rows; row++) {
        const top = y + row * (height + rowGap);
        for (let column = 0; column < columns; column++, at += 4) {
          frames[at] = x + column * (width + columnGap);
          frames[at + 1] = top;
          frames[at + 2] = width;
          frames[at + 3] = height;
        }
      }
    }
  },

  edges(_space: Space, { table: { numbers, head, line }, start }: TablePlan, index: number): number {
    let at = start + head, tiles = numbers[at]! * numbers[at + 1]!;
    while (index >= tiles) {
      index -= tiles;
      at += line;
      tiles = numbers[at]! * numbers[at + 1]!;
    }
    return edgesInBlock(index, numbers[at]!, tiles, numbers[at + 2]!);
  },

  runs: none,
};
function edgesInBlock(index: number, columns: number, tiles: number, edges: number): number {
  const column = index % columns;
  return edges & ~(
    (index >= columns ? Edge.top : 0) | (index - column + columns < tiles ? Edge.bottom : 0) |
    (column > 0 ? Edge.left : 0) | (column < columns - 1 ? Edge.right : 0)
  );
}
export interface RowLengths {
  readonly tiles: number;
  readonly perRow: number;
  readonly last: "short" | "stretch" | "balanced";
}
export interface EqualRowsPlan extends Plan, RowLengths {
  readonly sizing: "tileRatio" | "tileHeight" | "tileSize" | "frame" | "spread";
  readonly align: number;
  readonly size: number;
  readonly height: number;
}
export interface Split {
  readonly firstRows: number;
  readonly firstLength: number;
  readonly lastRows: number;
  readonly lastLength: number;
}
export function split({ tiles, perRow, last }: RowLengths): Split {
  const rows = Math.floor((tiles - 1) / perRow) + 1, longer = tiles % rows, length = Math.floor(tiles / rows);
  return last === "balanced"
    ? { firstRows: rows - longer, firstLength: length, lastRows: longer, lastLength: length + 1 }
    : { firstRows: rows - 1, firstLength: perRow, lastRows: 1, lastLength: tiles - (rows - 1) * perRow };
}
export function slots(plan: EqualRowsPlan, length: number, { firstRows, firstLength, lastRows, lastLength }: Split): number {
  if (plan.sizing === "tileSize") return max(firstRows > 0 ? firstLength : 0, lastRows > 0 ? lastLength : 0);
  if (plan.sizing === "spread") return max(plan.perRow, 2);
  return plan.last === "short" ? plan.perRow : length;
}
export function tileOf(space: Space, plan: EqualRowsPlan, length: number, lengths: Split): Size {
  const { size, height, sizing } = plan, count = slots(plan, length, lengths);
  const width = (space.contentWidth - (count - 1) * space.columnGap) / count;
  if (sizing === "tileRatio") return { width, height: width / size };
  if (sizing === "tileHeight") return { width, height };
  if (sizing !== "frame") return { width: size, height };
  const rows = lengths.firstRows + lengths.lastRows;
  return { width, height: (space.contentHeight - (rows - 1) * space.rowGap) / rows };
}
export const inEqualRows: Kind = {
  limit: noRatios,

  size(space: Space, plan: EqualRowsPlan): void {
    if (plan.sizing === "frame") return;
    const lengths = split(plan), first = tileOf(space, plan, lengths.firstLength, lengths);
    const last = tileOf(space, plan, lengths.lastLength, lengths);
    const rows = lengths.firstRows * first.height + lengths.lastRows * last.height;
    const gaps = (lengths.firstRows + lengths.lastRows - 1) * space.rowGap;
    space.solvedHeight = space.top + space.bottom + rows + gaps;
    if (plan.sizing !== "tileSize") return;
    const count = slots(plan, lengths.lastLength, lengths);
    const width = count * last.width + (count - 1) * space.columnGap;
    space.solvedWidth = space.leading + space.trailing + width;
  },

  fill(space: Space, plan: EqualRowsPlan, frames: Float64Array): void {
    const { rowGap } = space, { align, size, perRow } = plan, lengths = split(plan);
    const firstHeight = tileOf(space, plan, lengths.firstLength, lengths).height, isSpread = plan.sizing === "spread" && perRow > 1;
    const gap = isSpread ? max(0, (space.contentWidth - perRow * size) / (perRow - 1)) : space.columnGap;
    for (let part = lengths.firstRows > 0 ? 0 : 1, at = 0; part < 2; part++) {
      const rows = (part === 0 ? lengths.firstRows : lengths.lastRows) | 0;
      const length = (part === 0 ? lengths.firstLength : lengths.lastLength) | 0, empty = slots(plan, length, lengths) - length;
      const own = tileOf(space, plan, length, lengths), width = max(0, own.width), height = max(0, own.height);
      const x = space.leading + align * empty * (own.width + space.columnGap);
      const y = space.top + (part === 0 ? 0 : lengths.firstRows * (firstHeight + rowGap));
      for (let row = 0; row < rows; row++) {
        const top = y + row * (height + rowGap);
        for (let column = 0; column < length; column++, at += 4) {
          frames[at] = x + column * (width + gap);
          frames[at + 1] = top;
          frames[at + 2] = width;
          frames[at + 3] = height;
        }
      }
    }
  },

  edges(_space: Space, plan: EqualRowsPlan, index: number): number {
    const lengths = split(plan), { firstRows, firstLength, lastRows, lastLength } = lengths, firstTiles = firstLength * firstRows;
    const isFirst = index < firstTiles, length = isFirst ? firstLength : lastLength, { align } = plan;
    const empty = slots(plan, length, lengths) - length;
    const edges = (isFirst || firstRows === 0 ? Edge.top : 0) | (!isFirst || lastRows === 0 ? Edge.bottom : 0) |
      (align === 0 || empty === 0 ? Edge.left : 0) | (align === 1 || empty === 0 ? Edge.right : 0);
    return isFirst ? edgesInBlock(index, length, firstTiles, edges) : edgesInBlock(index - firstTiles, length, length * lastRows, edges);
  },

  runs: (): number => 1,
};
export interface RepeatPlan extends Plan {
  readonly perBlock: number;
  readonly reflects: boolean;
  block(photos: number, width: number): Plan | undefined;
}
function blockOf(space: Space, { block }: RepeatPlan, photos: number): { readonly own: Space; readonly plan: Plan } {
  const plan = block(photos, space.width) ?? noTiles, own = { ...space, tiles: plan.tiles };
  plan.kind.size(own, plan as never);
  return { own, plan };
}
const stepOf = ({ solvedHeight, top, bottom, rowGap }: Space): number => solvedHeight - top - bottom + rowGap;
export const inRepeat: Kind = {
  limit: noRatios,

  size(space: Space, plan: RepeatPlan): void {
    const { perBlock, tiles } = plan, rest = tiles % perBlock, { own } = blockOf(space, plan, perBlock);
    const last = rest > 0 ? stepOf(blockOf(space, plan, rest).own) : 0;
    const height = Math.floor(tiles / perBlock) * stepOf(own) + last - space.rowGap;
    space.solvedWidth = own.solvedWidth;
    space.solvedHeight = height + space.top + space.bottom;
  },

  fill(space: Space, plan: RepeatPlan, frames: Float64Array): void {
    const { perBlock, tiles, reflects } = plan, step = stepOf(blockOf(space, plan, perBlock).own);
    for (let start = 0, block = 0; start < tiles; start += perBlock, block++) {
      const isRest = tiles - start < perBlock, photos = isRest ? tiles - start : perBlock, first = isRest ? start : 0;
      if (block === 0 || isRest) {
        const { own, plan: inner } = blockOf(space, plan, photos);
        inner.kind.fill(own, inner as never, frames.subarray(4 * start), noRoom);
      }
      if (block === 0) continue;
      for (let index = 0; index < photos; index++) {
        const from = 4 * (first + index), to = 4 * (start + index), x = frames[from]!, width = frames[from + 2]!;
        frames[to] = reflects && block % 2 === 1 ? space.leading + space.solvedWidth - space.trailing - x - width : x;
        frames[to + 1] = frames[from + 1]! + block * step;
        frames[to + 2] = width;
        frames[to + 3] = frames[from + 3]!;
      }
    }
  },

  edges(space: Space, plan: RepeatPlan, index: number, frames: ArrayLike<number>): number {
    const { perBlock, tiles, reflects } = plan, number = Math.floor(index / perBlock), rest = tiles - number * perBlock;
    const { own, plan: inner } = blockOf(space, plan, min(rest, perBlock));
    let edges = inner.kind.edges(own, inner as never, index % perBlock, frames);
    if (number > 0) edges &= ~Edge.top;
    if (rest > inner.tiles) edges &= ~Edge.bottom;
    return reflects && number % 2 === 1 ? reflect(edges) : edges;
  },

  runs: none,
};
export interface WrittenRows<Others extends Plan> extends Plan {
  readonly above: number;
  readonly below: number;
  readonly others: Others;
  block(count: number, width: number): Plan | undefined;
}
export interface PartsPlan extends WrittenRows<EqualRowsPlan> {}
function forEachPart(
  space: Space,
  { above, below, others, block }: WrittenRows<Plan>,
  visit: (own: Space, part: Plan, start: number) => void,
): void {
  const own = { ...space };
  let start = 0;
  for (const part of [above < 0 ? block(above, 0) : undefined, others, below < 0 ? block(below, 0) : undefined]) {
    if (part === undefined || part.tiles === 0) continue;
    own.plan = part;
    own.tiles = part.tiles;
    visit(own, part, start);
    own.top = own.solvedHeight - own.bottom + own.rowGap;
    start += part.tiles;
  }
  space.solvedHeight = own.solvedHeight;
}
function fillParts(space: Space, plan: WrittenRows<Plan>, frames: Float64Array, ratios: Float64Array): void {
  forEachPart(space, plan, (own, part, start) => {
    part.kind.size(own, part as never);
    part.kind.fill(own, part as never, frames.subarray(4 * start), ratios.subarray(start));
  });
}
function edgesInParts(space: Space, plan: WrittenRows<Plan>, index: number, frames: ArrayLike<number>): number {
  let edges = 0;
  forEachPart({ ...space }, plan, (own, part, start) => {
    if (index < start || index >= start + part.tiles) return;
    edges = part.kind.edges(own, part as never, index - start, frames);
    if (start > 0) edges &= ~Edge.top;
    if (start + part.tiles < plan.tiles) edges &= ~Edge.bottom;
  });
  return edges;
}
export const inParts: Kind = {
  limit: noRatios,

  size(space: Space, plan: PartsPlan): void {
    forEachPart(space, plan, (own, part) => part.kind.size(own, part as never));
  },

  fill: fillParts,
  edges: edgesInParts,
  runs: none,
};
export interface PhotoPlan extends Plan {
  readonly least: number;
  readonly greatest: number;
  readonly isSided: boolean;
}
const ratioOf = (ratio: number): number => (ratio > 0 && ratio < Infinity ? ratio : 1);
export function limitedRatios({ least, greatest, isSided, tiles }: PhotoPlan, ratios: Ratios, photos: number, adds: boolean): Float64Array {
  const count = adds ? min(ratios.length, tiles - 1) : ratios.length;
  if (isSided) {
    const given = min(count, photos), all = ratios.read(given);
    let sum = 0;
    for (let index = 0; index < given; index++) sum += ratioOf(all[index]!);
    if (sum + (photos - given) > photos * 1.000001) least = max(least, 1);
    else greatest = min(greatest, 1);
  }
  const limited = ratios.read(tiles);
  for (let index = 0; index < tiles; index++) limited[index] = min(max(index < count ? ratioOf(limited[index]!) : 1, least), greatest);
  return limited;
}
function put(frames: Float64Array, index: number, x: number, y: number, width: number, height: number): void {
  frames[4 * index] = x;
  frames[4 * index + 1] = y;
  frames[4 * index + 2] = width;
  frames[4 * index + 3] = height;
}
function sumOf(ratios: Float64Array, start: number, end: number): number {
  let sum = 0;
  for (let index = start; index < end; index++) sum += ratios[index]!;
  return sum;
}
export function putRow(
  space: Space,
  start: number,
  end: number,
  x: number,
  y: number,
  height: number,
  ratios: ArrayLike<number>,
  frames: Float64Array,
): void {
  const side = max(0, height);
  for (let index = start; index < end; index++) {
    const width = side * ratios[index]!;
    put(frames, index, x, y, width, side);
    x += width + space.columnGap;
  }
}
export interface PhotoPartsPlan extends WrittenRows<PhotoRowsPlan>, PhotoPlan {}
export const inPhotoParts: Kind = {
  limit: limitedRatios,
  size: nothing,
  fill: fillParts,
  edges: edgesInParts,
  runs: none,
};
export interface BoxPlan extends PhotoPlan {
  readonly box: number;
  readonly halvesBefore: number;
}
function widthInBox({ contentWidth }: Space, { box }: BoxPlan, slope: number, offset: number): number {
  const most = box > 0 ? contentWidth / box : -box;
  return slope * contentWidth + offset <= most ? contentWidth : max(0, (most - offset) / slope);
}
function leadingInBox(space: Space, { halvesBefore }: BoxPlan, width: number): number {
  return space.leading + ((space.contentWidth - width) * halvesBefore) / 2;
}
function edgesInBox({ leading, contentWidth }: Space, edges: number, index: number, frames: ArrayLike<number>): number {
  const x = frames[4 * index]!, width = frames[4 * index + 2]!, tolerance = 0.000001 * contentWidth;
  return edges & ~((x - leading > tolerance ? Edge.left : 0) | (leading + contentWidth - (x + width) > tolerance ? Edge.right : 0));
}
export interface GrownPlan extends BoxPlan {
  readonly floor: number;
}
function missingHeight({ contentWidth, solvedHeight, top, bottom }: Space, { floor }: GrownPlan): number {
  const least = floor > 0 ? contentWidth / floor : -floor, own = solvedHeight - top - bottom;
  return own < least ? least - own : 0;
}
function growPhotos(start: number, end: number, y: number, height: number, frames: Float64Array): void {
  for (let index = start; index < end; index++) {
    frames[4 * index + 1]! += y;
    frames[4 * index + 3]! += height;
  }
}
export interface ColumnsPlan extends PhotoPlan {
  readonly columns: number;
  readonly across: number;
}
export function columnWidth(space: Space, columns: number): number {
  return (space.contentWidth - (columns - 1) * space.columnGap) / columns;
}
let columnEnds = /* @__PURE__ */ new Float64Array(16);
function placeInColumns(
  space: Space,
  { columns, across }: ColumnsPlan,
  photos: number,
  ratios: ArrayLike<number>,
  ends: Float64Array,
  frames: Float64Array,
): number {
  const { leading, columnGap, rowGap } = space, own = columnWidth(space, columns), width = own >= 0 ? own : 0;
  let longest = space.top;
  for (let index = 0, at = 0; index < photos; index++, at += 4) {
    const ratio = ratios[index]!;
    if (liesAcross(ratio, across)) {
      placeAcross(space, columns, ratio, ends, frames, index);
    } else {
      let least = ends[0]!;
      for (let other = 1; other < columns; other++) if (ends[other]! < least) least = ends[other]!;
      const limit = least + 0.000001 * width;
      let column = 0;
      while (ends[column]! > limit) column++;
      const y = ends[column]!, height = width / ratio;
      ends[column] = y + (height + rowGap);
      frames[at] = leading + column * (own + columnGap);
      frames[at + 1] = y;
      frames[at + 2] = width;
      frames[at + 3] = height;
    }
    const end = frames[at + 1]! + frames[at + 3]!;
    if (end >= longest) longest = end;
  }
  return longest;
}
export const liesAcross = (ratio: number, across: number): boolean => across > 0 ? ratio > across : across < 0 && ratio >= -across;
function placeAcross(space: Space, columns: number, ratio: number, ends: Float64Array, frames: Float64Array, index: number): void {
  let y = ends[0]!;
  for (let column = 1; column < columns; column++) if (ends[column]! > y) y = ends[column]!;
  const width = max(0, space.contentWidth), height = width / ratio;
  for (let column = 0; column < columns; column++) ends[column] = y + (height + space.rowGap);
  put(frames, index, space.leading, y, width, height);
}
export const inColumns: Kind = {
  limit: limitedRatios,
  size: nothing,

  fill(space: Space, plan: ColumnsPlan, frames: Float64Array, ratios: Float64Array): void {
    const columns = plan.columns | 0;
    if (columnEnds.length < columns) columnEnds = new Float64Array(columns);
    for (let column = 0; column < columns; column++) columnEnds[column] = space.top;
    space.solvedHeight = placeInColumns(space, plan, plan.tiles, ratios, columnEnds, frames) + space.bottom;
  },

  edges(space: Space, { columns }: ColumnsPlan, index: number, frames: ArrayLike<number>): number {
    const x = frames[4 * index]!, y = frames[4 * index + 1]!, height = frames[4 * index + 3]!;
    const width = columnWidth(space, columns),
      isAcross = frames[4 * index + 2]! > max(0, width),
      last = space.leading + (columns - 1) * (width + space.columnGap);
    const bottom = space.solvedHeight - space.bottom - 0.000001 * width;
    return (x === space.leading ? Edge.left : 0) | (x === last || isAcross ? Edge.right : 0) |
      (y === space.top ? Edge.top : 0) | (y + height >= bottom ? Edge.bottom : 0);
  },

  runs: ({ columns }: ColumnsPlan): number => columns,
};
export function makeColumns(grid: Spacing, planFor: (width: number) => ColumnsPlan | undefined, container: Container): Columns | null {
  const space = new Space(), { width } = container, plan = planFor(max(0, width));
  return plan !== undefined && measureContainer(grid, space, undefined, width, container) ? new GrowingColumns(space, plan) : null;
}
class GrowingColumns implements Columns {
  private readonly space: Space;
  private readonly plan: ColumnsPlan;
  private readonly ends: Float64Array;
  private longest: number;
  private appended = 0;

  constructor(space: Space, plan: ColumnsPlan) {
    space.solvedHeight = 0;
    this.space = space;
    this.plan = plan;
    this.longest = space.top;
    this.ends = new Float64Array(plan.columns).fill(this.longest);
  }

  get count(): number {
    return this.appended;
  }

  get size(): Size {
    return sizeOf(this.space);
  }

  append(ratio = NaN): Frame {
    const { space, plan } = this, frame = new Float64Array(4);
    const own = min(max(ratioOf(ratio), plan.least), plan.greatest);
    this.longest = max(this.longest, placeInColumns(space, plan, 1, [own], this.ends, frame));
    this.appended += 1;
    space.solvedHeight = this.longest + space.bottom;
    return placed(space, this.size.width, frame, 0);
  }
}
export interface PhotoRowsPlan extends PhotoPlan, RowLengths {}
export interface BoxedRowsPlan extends BoxPlan, RowLengths {}
function endsOfRows({ tiles, perRow, last }: RowLengths): number[] {
  const rows = Math.floor((tiles - 1) / perRow) + 1, isBalanced = last === "balanced";
  const length = isBalanced ? Math.floor(tiles / rows) : perRow, longer = isBalanced ? tiles % rows : 0;
  const ends: number[] = [];
  for (let row = 0, end = 0; row < rows; row++) {
    end = min(end + length + (row >= rows - longer ? 1 : 0), tiles);
    ends.push(end);
  }
  return ends;
}
function fillRows(space: Space, plan: RowLengths, width: number, leading: number, frames: Float64Array, ratios: Float64Array): void {
  let y = space.top, start = 0;
  for (const end of endsOfRows(plan)) {
    const height = (width - (end - start - 1) * space.columnGap) / sumOf(ratios, start, end);
    putRow(space, start, end, leading, y, height, ratios, frames);
    y += height + space.rowGap;
    start = end;
  }
  space.solvedHeight = y - space.rowGap + space.bottom;
}
function edgesInRows({ tiles, perRow, last }: RowLengths, index: number): number {
  const rows = Math.floor((tiles - 1) / perRow) + 1, isBalanced = last === "balanced";
  const least = isBalanced ? Math.floor(tiles / rows) : perRow, shorter = isBalanced ? (rows - tiles % rows) * least : tiles;
  const length = index < shorter ? least : least + 1, start = index - (index < shorter ? index : index - shorter) % length;
  return (start === 0 ? Edge.top : 0) | (start + length >= tiles ? Edge.bottom : 0) |
    (index === start ? Edge.left : 0) | (index === start + length - 1 || index === tiles - 1 ? Edge.right : 0);
}
export const inPhotoRows: Kind = {
  limit: limitedRatios,
  size: nothing,
  fill(space: Space, plan: PhotoRowsPlan, frames: Float64Array, ratios: Float64Array): void {
    fillRows(space, plan, space.contentWidth, space.leading, frames, ratios);
  },
  edges: (_space: Space, plan: PhotoRowsPlan, index: number): number => edgesInRows(plan, index),
  runs: (): number => 1,
};
export const inBoxedRows: Kind = {
  limit: limitedRatios,
  size: nothing,

  fill(space: Space, plan: BoxedRowsPlan, frames: Float64Array, ratios: Float64Array): void {
    let slope = 0, offset = -space.rowGap, start = 0;
    for (const end of endsOfRows(plan)) {
      const sum = sumOf(ratios, start, end);
      slope += 1 / sum;
      offset += space.rowGap - ((end - start - 1) * space.columnGap) / sum;
      start = end;
    }
    const width = widthInBox(space, plan, slope, offset);
    fillRows(space, plan, width, leadingInBox(space, plan, width), frames, ratios);
  },

  edges: (space: Space, plan: BoxedRowsPlan, index: number, frames: ArrayLike<number>): number =>
    edgesInBox(space, edgesInRows(plan, index), index, frames),
  runs: (): number => 1,
};
export interface GrownRowsPlan extends GrownPlan, RowLengths {}
export const inGrownRows: Kind = {
  limit: limitedRatios,
  size: nothing,

  fill(space: Space, plan: GrownRowsPlan, frames: Float64Array, ratios: Float64Array): void {
    (plan.box === 0 ? inPhotoRows : inBoxedRows).fill(space, plan as never, frames, ratios);
    const missing = missingHeight(space, plan);
    if (missing === 0) return;
    const ends = endsOfRows(plan), share = missing / ends.length;
    let start = 0;
    ends.forEach((end, row) => {
      growPhotos(start, end, row * share, share, frames);
      start = end;
    });
    space.solvedHeight += missing;
  },

  edges: (space: Space, plan: GrownRowsPlan, index: number, frames: ArrayLike<number>): number =>
    (plan.box === 0 ? inPhotoRows : inBoxedRows).edges(space, plan as never, index, frames),

  runs: (): number => 1,
};
export interface StripPlan extends PhotoPlan {
  readonly box: number;
  readonly align: number;
}
export const inStrip: Kind = {
  limit: limitedRatios,
  size: nothing,

  fill(space: Space, { tiles, box, align }: StripPlan, frames: Float64Array, ratios: Float64Array): void {
    const { contentWidth, leading } = space, height = box > 0 ? contentWidth / box : -box;
    const free = contentWidth - max(0, height) * sumOf(ratios, 0, tiles) - (tiles - 1) * space.columnGap;
    putRow(space, 0, tiles, free > 0 ? leading + align * free : leading, space.top, height, ratios, frames);
    const end = frames[4 * tiles - 4]! + frames[4 * tiles - 2]!;
    if (end - frames[0]! > contentWidth) space.solvedWidth = end + space.trailing;
    space.solvedHeight = space.top + height + space.bottom;
  },

  edges({ leading, solvedWidth, trailing }: Space, _plan: StripPlan, index: number, frames: ArrayLike<number>): number {
    const x = frames[4 * index]!, end = solvedWidth - trailing, near = 0.000001 * (end - leading);
    return Edge.top | Edge.bottom | (x <= leading + near ? Edge.left : 0) |
      (x + frames[4 * index + 2]! >= end - near ? Edge.right : 0);
  },

  runs: (): number => 1,
};
function edgesInJustifiedRows(space: Space, _plan: Plan, index: number, frames: ArrayLike<number>): number {
  const x = frames[4 * index]!, y = frames[4 * index + 1]!, width = frames[4 * index + 2]!, height = frames[4 * index + 3]!;
  const tolerance = 0.000001 * space.contentWidth;
  return (y === space.top ? Edge.top : 0) | (x === space.leading ? Edge.left : 0) |
    (y + height >= space.solvedHeight - space.bottom - tolerance ? Edge.bottom : 0) |
    (x + width >= space.leading + space.contentWidth - tolerance ? Edge.right : 0);
}
export interface AimedPlan extends PhotoPlan {
  readonly aim: "near" | "over" | "overSize" | "under";
  readonly size: number;
  readonly height?: number;
  readonly leastInRow: number;
  readonly perRow: number;
  readonly last: "short" | "stretch" | "balanced";
  readonly align: number;
}
const targetOf = ({ aim, size, height }: AimedPlan, narrowest: number): number =>
  aim === "overSize" ? max(height!, size / narrowest) : size;
export function takes(space: Space, plan: AimedPlan, ratio: number, length: number, sum: number, narrowest: number): boolean {
  const { aim, leastInRow, perRow } = plan, width = space.contentWidth, gap = space.columnGap, size = targetOf(plan, narrowest);
  if (length < leastInRow || length >= perRow) return length < leastInRow;
  const own = sum * size + (length - 1) * gap, next = (sum + ratio) * size + length * gap;
  if (aim === "under") return own < width * 0.999999;
  if (aim !== "near") return next <= width * 1.000001;
  return own < width / 2 || Math.abs(next - width) <= Math.abs(own - width) + 0.000001 * width;
}
export function lastHeight(
  space: Space,
  plan: AimedPlan,
  start: number,
  end: number,
  sum: number,
  height: number,
  previous: number | undefined,
  ratios: ArrayLike<number>,
): number {
  let narrowest = ratios[start]!;
  for (let index = start; index < end; index++) narrowest = min(narrowest, ratios[index]!);
  const { aim, last } = plan, size = targetOf(plan, narrowest), greatest = (4 / 3) * size;
  const fills = aim === "under" ? !takes(space, plan, 1, end - start, sum, 1) : height <= greatest * 1.000001;
  if (last === "stretch" || fills) return height;
  return aim === "near" && previous !== undefined ? min(previous, greatest) : size;
}
export function placeAimedRow(
  space: Space,
  plan: AimedPlan,
  start: number,
  end: number,
  sum: number,
  y: number,
  isLast: boolean,
  previous: number | undefined,
  ratios: ArrayLike<number>,
  frames: Float64Array,
): number {
  const gaps = (end - start - 1) * space.columnGap, full = (space.contentWidth - gaps) / sum;
  const height = isLast ? lastHeight(space, plan, start, end, sum, full, previous, ratios) : full, { align } = plan;
  const x = height === full ? space.leading : space.leading + align * (space.contentWidth - gaps - height * sum);
  putRow(space, start, end, x, y, height, ratios, frames);
  return height;
}
function placeRows(space: Space, plan: AimedPlan, ratios: Float64Array, frames: Float64Array, next: (start: number) => number): void {
  const { tiles } = plan;
  let y = space.top, bottom = y, previous: number | undefined;
  for (let start = 0, end = 0; start < tiles; start = end) {
    end = next(start);
    const sum = sumOf(ratios, start, end);
    previous = placeAimedRow(space, plan, start, end, sum, y, end === tiles, previous, ratios, frames);
    bottom = y + previous;
    y = bottom + space.rowGap;
  }
  space.solvedHeight = bottom + space.bottom;
}
export const inJustifiedRows: Kind = {
  limit: limitedRatios,
  size: nothing,

  fill(space: Space, plan: AimedPlan, frames: Float64Array, ratios: Float64Array): void {
    placeRows(space, plan, ratios, frames, (start) => {
      let end = start, sum = 0, narrowest = ratios[start]!;
      for (; end < plan.tiles; end++) {
        const ratio = ratios[end]!;
        narrowest = min(narrowest, ratio);
        if (!takes(space, plan, ratio, end - start, sum, narrowest)) break;
        sum += ratio;
      }
      return end;
    });
  },

  edges: edgesInJustifiedRows,
  runs: (): number => 1,
};
export const inBalancedRows: Kind = {
  limit: limitedRatios,
  size: nothing,

  fill(space: Space, plan: AimedPlan, frames: Float64Array, ratios: Float64Array): void {
    const { tiles, leastInRow, perRow, size } = plan, width = space.contentWidth, tolerance = 0.000001 * size * size;
    const best = new Float64Array(tiles + 1).fill(Infinity), cuts = new Float64Array(tiles + 1);
    best[0] = 0;
    function findRow(end: number, least: number, greatest: number): void {
      let sum = 0;
      for (let length = 1; length <= end && length <= greatest; length++) {
        const rest = width - (length - 1) * space.columnGap;
        if (rest <= 0) return;
        sum += ratios[end - length]!;
        if (length < least) continue;
        const away = rest / sum - size, cost = length * away * away;
        if (best[end - length]! + cost < best[end]! - tolerance) {
          best[end] = best[end - length]! + cost;
          cuts[end] = length;
        }
        if (away < 0 && cost > best[end]!) return;
      }
    }
    for (let end = 1; end <= tiles; end++) {
      cuts[end] = min(end, leastInRow);
      findRow(end, leastInRow, perRow);
    }
    if (best[tiles] === Infinity) findRow(tiles, 1, leastInRow - 1);
    const ends = new Map<number, number>();
    for (let end = tiles; end > 0; end -= cuts[end]!) ends.set(end - cuts[end]!, end);
    placeRows(space, plan, ratios, frames, (start) => ends.get(start) ?? tiles);
  },

  edges: edgesInJustifiedRows,
  runs: (): number => 1,
};
export interface AimedPartsPlan extends WrittenRows<AimedPlan>, PhotoPlan {}
export const inAimedParts: Kind = {
  limit: limitedRatios,
  size: nothing,
  fill: fillParts,

  edges(space: Space, plan: AimedPartsPlan, index: number, frames: ArrayLike<number>): number {
    const written = (count: number): number => (count < 0 ? plan.block(count, 0)!.tiles : 0);
    const start = written(plan.above), end = plan.tiles - written(plan.below);
    if (index < start || index >= end) return edgesInParts(space, plan, index, frames);
    let edges = edgesInJustifiedRows(space, plan, index, frames);
    if (start > 0) edges &= ~Edge.top;
    if (end < plan.tiles) edges &= ~Edge.bottom;
    return edges;
  },

  runs: none,
};
export function makeRows(grid: Spacing, planFor: (width: number) => AimedPlan | undefined, container: Container): Rows | null {
  const space = new Space(), { width } = container, plan = planFor(max(0, width));
  return plan !== undefined && measureContainer(grid, space, undefined, width, container) ? new GrowingRows(space, plan) : null;
}
class GrowingRows implements Rows {
  private readonly space: Space;
  private readonly plan: AimedPlan;
  private readonly ratios: number[] = [];
  private frames = new Float64Array(64);
  private start = 0;
  private y: number;
  private sum = 0;
  private narrowest = Infinity;
  private previous: number | undefined;

  constructor(space: Space, plan: AimedPlan) {
    space.solvedHeight = 0;
    this.space = space;
    this.plan = plan;
    this.y = space.top;
  }

  get count(): number {
    return this.ratios.length;
  }

  get size(): Size {
    return sizeOf(this.space);
  }

  frame(index: number): Frame {
    if (!(Number.isInteger(index) && index >= 0 && index < this.count)) return { x: 0, y: 0, width: 0, height: 0 };
    return placed(this.space, this.size.width, this.frames, 4 * index);
  }

  append(ratio = NaN): number {
    const { space, plan, count } = this, own = min(max(ratioOf(ratio), plan.least), plan.greatest);
    let changed = this.start;
    this.narrowest = min(this.narrowest, own);
    if (!takes(space, plan, own, count - this.start, this.sum, this.narrowest)) {
      const before = this.frames.slice(4 * this.start, 4 * this.start + 4);
      const height = this.placeLast(false);
      if (before.every((number, side) => number === this.frames[4 * this.start + side])) changed = count;
      this.y = this.y + height + space.rowGap;
      this.previous = height;
      this.start = count;
      this.sum = 0;
      this.narrowest = own;
    }
    this.ratios.push(own);
    this.sum += own;
    if (this.frames.length < 4 * this.count) {
      const longer = new Float64Array(8 * this.count);
      longer.set(this.frames);
      this.frames = longer;
    }
    space.solvedHeight = this.y + this.placeLast(true) + space.bottom;
    return changed;
  }

  private placeLast(isLast: boolean): number {
    return placeAimedRow(this.space, this.plan, this.start, this.count, this.sum, this.y, isLast, this.previous, this.ratios, this.frames);
  }
}
export interface ShapePlan extends PhotoPlan {
  readonly shape: number;
  readonly over: number;
  readonly leastInRow: number;
  readonly perRow: number;
}
function cutRows(cut: number[], start: number, count: number, photos: number, least: number, most: number): void {
  for (let row = start; row < count; row++) {
    const length = max(least, photos - (count - row - 1) * most);
    cut[row] = length;
    photos -= length;
  }
}
function cutNext(cut: number[], count: number, least: number, most: number): boolean {
  let rest = 0;
  for (let row = count - 1; row > 0;) {
    rest += cut[row]!;
    row -= 1;
    if (cut[row]! < most && rest > (count - row - 1) * least) {
      cut[row] = cut[row]! + 1;
      cutRows(cut, row + 1, count, rest - 1, least, most);
      return true;
    }
  }
  return false;
}
function costOf(space: Space, over: number, cut: number[], count: number, ratios: Float64Array, height: number): number {
  let total = 0, start = 0, previous = 0, isLow = false, isFalling = false;
  for (let row = 0; row < count; row++) {
    const length = cut[row]!, own = (space.contentWidth - (length - 1) * space.columnGap) / sumOf(ratios, start, start + length);
    total += own;
    if (own < over) isLow = true;
    if (length < previous) isFalling = true;
    start += length;
    previous = length;
  }
  return Math.abs(total + (count - 1) * space.rowGap - height) * (isLow ? 1.5 : 1) * (isFalling ? 1.5 : 1);
}
export const inShape: Kind = {
  limit: limitedRatios,
  size: nothing,

  fill(space: Space, { tiles, leastInRow, perRow, shape, over }: ShapePlan, frames: Float64Array, ratios: Float64Array): void {
    const most = min(perRow, tiles), width = space.contentWidth, height = width / shape, cut: number[] = [];
    let found = [tiles], best: number | undefined;
    for (let count = 0; count <= tiles; count++) {
      if (count * leastInRow > tiles || tiles > count * most) continue;
      cutRows(cut, 0, count, tiles, leastInRow, most);
      do {
        const cost = costOf(space, over, cut, count, ratios, height);
        if (best !== undefined && !(cost < best - 0.000001 * width)) continue;
        best = cost;
        found = cut.slice(0, count);
      } while (cutNext(cut, count, leastInRow, most));
    }
    let y = space.top, bottom = y, start = 0;
    for (const length of found) {
      const end = start + length, own = (width - (length - 1) * space.columnGap) / sumOf(ratios, start, end);
      putRow(space, start, end, space.leading, y, own, ratios, frames);
      bottom = y + own;
      y = bottom + space.rowGap;
      start = end;
    }
    space.solvedHeight = bottom + space.bottom;
  },

  edges: edgesInJustifiedRows,
  runs: (): number => 1,
};
export interface TreePlan extends PhotoPlan {
  readonly tree: string;
  readonly edges: string;
}
export interface BoxedTreePlan extends TreePlan, BoxPlan {}
interface Line {
  readonly slope: number;
  readonly offset: number;
}
class Tree {
  private readonly lines: Line[] = [];
  private next = 0;
  private line = 0;
  private photo = 0;
  private readonly text: string;
  private readonly ratios: Float64Array;
  private readonly columnGap: number;
  private readonly rowGap: number;

  constructor(text: string, { columnGap, rowGap }: Space, ratios: Float64Array) {
    this.text = text;
    this.ratios = ratios;
    this.columnGap = columnGap;
    this.rowGap = rowGap;
  }

  private reads(character: string): boolean {
    if (this.text[this.next] !== character) return false;
    this.next += 1;
    return true;
  }

  private readPhotos(): number {
    const start = this.next;
    while (this.next < this.text.length && this.text[this.next]! >= "0" && this.text[this.next]! <= "9") this.next += 1;
    return Number(this.text.slice(start, this.next));
  }

  measure(): Line {
    let stack = this.measureRow();
    while (this.reads(",")) {
      const row = this.measureRow();
      stack = { slope: stack.slope + row.slope, offset: stack.offset + row.offset + this.rowGap };
    }
    return stack;
  }

  private measureRow(): Line {
    const line = this.line++;
    let width = 0, missing = this.columnGap;
    do {
      if (this.reads("(")) {
        const nested = this.line++, stack = this.measure();
        this.lines[nested] = stack;
        width += 1 / stack.slope;
        missing += stack.offset / stack.slope - this.columnGap;
        this.next += 1;
      }
      for (let left = this.readPhotos(); left > 0; left--) {
        width += this.ratios[this.photo]!;
        missing -= this.columnGap;
        this.photo += 1;
      }
    } while (this.reads("|"));
    return (this.lines[line] = { slope: 1 / width, offset: missing / width });
  }

  arrange(x: number, y: number, width: number, frames: Float64Array): void {
    this.next = 0;
    this.line = 0;
    this.photo = 0;
    this.placeStack(x, y, width, frames);
  }

  private placeStack(x: number, y: number, width: number, frames: Float64Array): void {
    do {
      const row = this.lines[this.line++]!, height = row.slope * width + row.offset;
      this.placeRow(x, y, height, frames);
      y += height + this.rowGap;
    } while (this.reads(","));
  }

  private placeRow(x: number, y: number, height: number, frames: Float64Array): void {
    const side = max(0, height);
    do {
      if (this.reads("(")) {
        const stack = this.lines[this.line++]!, width = (height - stack.offset) / stack.slope;
        this.placeStack(x, y, width, frames);
        x += width + this.columnGap;
        this.next += 1;
      }
      for (let left = this.readPhotos(); left > 0; left--) {
        const width = side * this.ratios[this.photo]!;
        put(frames, this.photo++, x, y, width, side);
        x += width + this.columnGap;
      }
    } while (this.reads("|"));
  }
}
export const inTree: Kind = {
  limit: limitedRatios,
  size: nothing,

  fill(space: Space, plan: TreePlan, frames: Float64Array, ratios: Float64Array): void {
    const tree = new Tree(plan.tree, space, ratios), { slope, offset } = tree.measure();
    tree.arrange(space.leading, space.top, space.contentWidth, frames);
    space.solvedHeight = space.top + slope * space.contentWidth + offset + space.bottom;
  },

  edges: (_space: Space, { edges }: TreePlan, index: number): number => edges.charCodeAt(index) & 15,
  runs: none,
};
export const inBoxedTree: Kind = {
  limit: limitedRatios,
  size: nothing,

  fill(space: Space, plan: BoxedTreePlan, frames: Float64Array, ratios: Float64Array): void {
    const tree = new Tree(plan.tree, space, ratios), { slope, offset } = tree.measure();
    const width = widthInBox(space, plan, slope, offset);
    tree.arrange(leadingInBox(space, plan, width), space.top, width, frames);
    space.solvedHeight = space.top + slope * width + offset + space.bottom;
  },

  edges: (space: Space, { edges }: BoxedTreePlan, index: number, frames: ArrayLike<number>): number =>
    edgesInBox(space, edges.charCodeAt(index) & 15, index, frames),
  runs: none,
};
export interface GrownTreePlan extends TreePlan, GrownPlan {}
function rowsOfStack(tree: string, start: number): number {
  let rows = 1;
  for (let index = start, depth = 0; index < tree.length && depth >= 0; index++) {
    if (tree[index] === "(") depth++;
    if (tree[index] === ")") depth--;
    if (depth === 0 && tree[index] === ",") rows++;
  }
  return rows;
}
class Growth {
  private next = 0;
  private photo = 0;
  private readonly tree: string;
  private readonly frames: Float64Array;

  constructor(tree: string, frames: Float64Array) {
    this.tree = tree;
    this.frames = frames;
  }

  growStack(y: number, length: number): void {
    const share = length / rowsOfStack(this.tree, this.next);
    for (let row = 0;; row++, this.next++) {
      this.growRow(y + row * share, share);
      if (this.tree[this.next] !== ",") return;
    }
  }

  private growRow(y: number, length: number): void {
    for (;; this.next++) {
      if (this.tree[this.next] === "(") {
        this.next++;
        this.growStack(y, length);
        this.next++;
      }
      const start = this.next;
      while (this.next < this.tree.length && this.tree[this.next]! >= "0" && this.tree[this.next]! <= "9") this.next++;
      const end = this.photo + Number(this.tree.slice(start, this.next));
      growPhotos(this.photo, end, y, length, this.frames);
      this.photo = end;
      if (this.tree[this.next] !== "|") return;
    }
  }
}
export const inGrownTree: Kind = {
  limit: limitedRatios,
  size: nothing,

  fill(space: Space, plan: GrownTreePlan, frames: Float64Array, ratios: Float64Array): void {
    (plan.box === 0 ? inTree : inBoxedTree).fill(space, plan as never, frames, ratios);
    const missing = missingHeight(space, plan);
    if (missing === 0) return;
    new Growth(plan.tree, frames).growStack(0, missing);
    space.solvedHeight += missing;
  },

  edges: (space: Space, plan: GrownTreePlan, index: number, frames: ArrayLike<number>): number =>
    (plan.box === 0 ? inTree : inBoxedTree).edges(space, plan as never, index, frames),
  runs: none,
};

"""#
