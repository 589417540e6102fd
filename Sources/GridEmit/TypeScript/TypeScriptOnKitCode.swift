// swift-format-ignore-file
// Recorded by `make record`; a test holds it equal.

extension KitCode {
    /// The kit in TypeScript.
    static let typeScriptOnKit = KitCode(text: typeScriptOnKitText, declarations: typeScriptOnKitDeclarations, pieces: typeScriptOnKitPieces, uses: typeScriptOnKitUses)

    private static let typeScriptOnKitDeclarations: [(parent: UInt16, isRoot: Bool)] = [(0, true), (0, true), (0, true), (0, true), (0, true), (0, true), (0, true), (0, true), (0, true)]

    private static let typeScriptOnKitUses: [UInt16] = []

    private static let typeScriptOnKitPieces: [Piece] = [
        Piece(needs: 0, lacks: 0, declaration: 1, usesEnd: 0, end: 201, flags: Flags(rawValue: 1), place: nil),
        Piece(needs: 16, lacks: 0, declaration: 1, usesEnd: 0, end: 210, flags: Flags(rawValue: 0), place: nil),
        Piece(needs: 0, lacks: 0, declaration: 1, usesEnd: 0, end: 257, flags: Flags(rawValue: 8), place: nil),
        Piece(needs: 0, lacks: 0, declaration: 2, usesEnd: 0, end: 366, flags: Flags(rawValue: 3), place: nil),
        Piece(needs: 16, lacks: 0, declaration: 2, usesEnd: 0, end: 375, flags: Flags(rawValue: 0), place: nil),
        Piece(needs: 0, lacks: 0, declaration: 2, usesEnd: 0, end: 422, flags: Flags(rawValue: 8), place: nil),
        Piece(needs: 0, lacks: 0, declaration: 3, usesEnd: 0, end: 527, flags: Flags(rawValue: 3), place: nil),
        Piece(needs: 16, lacks: 0, declaration: 3, usesEnd: 0, end: 536, flags: Flags(rawValue: 0), place: nil),
        Piece(needs: 0, lacks: 0, declaration: 3, usesEnd: 0, end: 584, flags: Flags(rawValue: 8), place: nil),
        Piece(needs: 0, lacks: 0, declaration: 4, usesEnd: 0, end: 805, flags: Flags(rawValue: 3), place: nil),
        Piece(needs: 16, lacks: 0, declaration: 4, usesEnd: 0, end: 814, flags: Flags(rawValue: 0), place: nil),
        Piece(needs: 0, lacks: 0, declaration: 4, usesEnd: 0, end: 867, flags: Flags(rawValue: 0), place: nil),
        Piece(needs: 2, lacks: 0, declaration: 5, usesEnd: 0, end: 990, flags: Flags(rawValue: 3), place: nil),
        Piece(needs: 34, lacks: 0, declaration: 5, usesEnd: 0, end: 1007, flags: Flags(rawValue: 0), place: nil),
        Piece(needs: 2, lacks: 0, declaration: 5, usesEnd: 0, end: 1052, flags: Flags(rawValue: 0), place: nil),
        Piece(needs: 34, lacks: 0, declaration: 5, usesEnd: 0, end: 1061, flags: Flags(rawValue: 0), place: nil),
        Piece(needs: 2, lacks: 0, declaration: 5, usesEnd: 0, end: 1064, flags: Flags(rawValue: 0), place: nil),
        Piece(needs: 0, lacks: 0, declaration: 0, usesEnd: 0, end: 1064, flags: Flags(rawValue: 2), place: nil),
        Piece(needs: 8, lacks: 0, declaration: 6, usesEnd: 0, end: 1326, flags: Flags(rawValue: 1), place: nil),
        Piece(needs: 0, lacks: 8, declaration: 6, usesEnd: 0, end: 1535, flags: Flags(rawValue: 1), place: nil),
        Piece(needs: 0, lacks: 0, declaration: 6, usesEnd: 0, end: 1642, flags: Flags(rawValue: 1), place: nil),
        Piece(needs: 16, lacks: 0, declaration: 6, usesEnd: 0, end: 1651, flags: Flags(rawValue: 0), place: nil),
        Piece(needs: 0, lacks: 0, declaration: 6, usesEnd: 0, end: 1653, flags: Flags(rawValue: 0), place: nil),
        Piece(needs: 8, lacks: 0, declaration: 6, usesEnd: 0, end: 1700, flags: Flags(rawValue: 1), place: nil),
        Piece(needs: 0, lacks: 0, declaration: 6, usesEnd: 0, end: 1760, flags: Flags(rawValue: 1), place: nil),
        Piece(needs: 8, lacks: 0, declaration: 6, usesEnd: 0, end: 1767, flags: Flags(rawValue: 0), place: nil),
        Piece(needs: 0, lacks: 0, declaration: 6, usesEnd: 0, end: 1770, flags: Flags(rawValue: 0), place: nil),
        Piece(needs: 1073741824, lacks: 0, declaration: 7, usesEnd: 0, end: 1960, flags: Flags(rawValue: 3), place: nil),
        Piece(needs: 1073741840, lacks: 0, declaration: 7, usesEnd: 0, end: 1969, flags: Flags(rawValue: 0), place: nil),
        Piece(needs: 1073741824, lacks: 0, declaration: 7, usesEnd: 0, end: 2020, flags: Flags(rawValue: 0), place: nil),
        Piece(needs: 67108864, lacks: 0, declaration: 8, usesEnd: 0, end: 2205, flags: Flags(rawValue: 3), place: nil),
        Piece(needs: 67108880, lacks: 0, declaration: 8, usesEnd: 0, end: 2214, flags: Flags(rawValue: 0), place: nil),
        Piece(needs: 67108864, lacks: 0, declaration: 8, usesEnd: 0, end: 2259, flags: Flags(rawValue: 0), place: nil),
    ]
}

private let typeScriptOnKitText: StaticString = #"""
/**
 * The layout; null if there is no rule for the count, if it isn't a whole number, if another number isn't finite, or if `scale`
 * isn't positive.
 */
export const layout = (request: LayoutRequest & Filled): Layout | null => kit.layout(grid, request);
/** The height of the container; null if there is no layout. */
export const height = (request: LayoutRequest & Filled): number | null => kit.height(grid, request);
/** The frames of all tiles; null if there is no layout. */
export const frames = (request: LayoutRequest & Filled): Frame[] | null => kit.frames(grid, request);
/**
 * Writes x, y, width and height of all tiles to an array and returns the number of tiles; null if there is no layout or the array is
 * too short.
 */
export const into = (target: Float64Array, request: LayoutRequest & Filled): number | null => kit.into(grid, target, request);
/** The number of tiles for a number of photos; null if there is no rule for it. */
export const tileCount = (count: number, editing = false): number | null => kit.tileCount(grid, count, editing);
/**
 * The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`. `ratio` gives a
 * photo's width divided by its height. Photos without a tile before or after are left out; null if a layout is missing.
 */
/**
 * The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`. Photos without a
 * tile before or after are left out; null if a layout is missing.
 */
export const moves = <Photo>(
  before: readonly Photo[],
  after: readonly Photo[],
  container: Container & Filled,
  ratio: (photo: Photo) => number = () => NaN,
): Move[] | null => kit.moves(grid, before, after, container, ratio);
/** Empty columns, which photos are appended to; null if there is no waterfall at this width, a number isn't finite or `scale` isn't positive. */
export const columns = (container: Container & Filled): Columns | null => kit.columns(grid, container);
/** Empty rows, which photos are appended to; null if there are no such rows at this width, a number isn't finite or `scale` isn't positive. */
export const rows = (container: Container & Filled): Rows | null => kit.rows(grid, container);

"""#
