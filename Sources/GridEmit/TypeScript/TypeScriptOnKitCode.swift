// swift-format-ignore-file
// Recorded by `make record`; a test holds it equal.

extension KitCode {
    /// The kit in TypeScript.
    static let typeScriptOnKit = KitCode(text: typeScriptOnKitText, conditions: typeScriptOnKitConditions, declarations: typeScriptOnKitDeclarations, pieces: typeScriptOnKitPieces, uses: typeScriptOnKitUses)

    private static let typeScriptOnKitDeclarations: [(parent: UInt16, isRoot: Bool, function: UInt8)] = [(0, true, 0), (0, true, 1), (0, true, 2), (0, true, 3), (0, true, 3), (0, true, 5), (0, true, 4), (0, true, 6), (0, true, 7)]

    private static let typeScriptOnKitConditions: [(needs: UInt64, lacks: UInt64)] = [(0, 0), (16, 0), (68719476736, 0), (2, 0), (34, 0), (8, 0), (0, 8), (536870912, 0), (536870928, 0), (67108864, 0), (67108880, 0)]

    private static let typeScriptOnKitUses: [UInt16] = []

    private static let typeScriptOnKitPieces: [Piece] = [
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 1, length: 201),
        Piece(condition: 1, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 1, length: 9),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 8), place: 0, declaration: 1, length: 47),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 2, length: 109),
        Piece(condition: 1, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 2, length: 9),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 8), place: 0, declaration: 2, length: 47),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 3, length: 105),
        Piece(condition: 1, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 3, length: 9),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 8), place: 0, declaration: 3, length: 48),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 4, length: 221),
        Piece(condition: 1, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 4, length: 9),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 4, length: 53),
        Piece(condition: 2, useCount: 0, flags: Flags(rawValue: 1), place: 5, declaration: 4, length: 0),
        Piece(condition: 3, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 5, length: 123),
        Piece(condition: 4, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 5, length: 17),
        Piece(condition: 3, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 5, length: 45),
        Piece(condition: 4, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 5, length: 9),
        Piece(condition: 3, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 5, length: 3),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 2), place: 0, declaration: 0, length: 0),
        Piece(condition: 5, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 6, length: 262),
        Piece(condition: 6, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 6, length: 209),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 6, length: 107),
        Piece(condition: 1, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 6, length: 9),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 6, length: 2),
        Piece(condition: 5, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 6, length: 47),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 6, length: 60),
        Piece(condition: 5, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 6, length: 7),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 6, length: 3),
        Piece(condition: 7, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 7, length: 190),
        Piece(condition: 8, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 7, length: 9),
        Piece(condition: 7, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 7, length: 51),
        Piece(condition: 9, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 8, length: 185),
        Piece(condition: 10, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 8, length: 9),
        Piece(condition: 9, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 8, length: 45),
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
