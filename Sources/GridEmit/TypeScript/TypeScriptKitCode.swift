// swift-format-ignore-file
// Recorded by `make record`; a test holds it equal.

extension KitCode {
    /// The kit in TypeScript.
    static let typeScript = KitCode(text: typeScriptText, conditions: typeScriptConditions, declarations: typeScriptDeclarations, pieces: typeScriptPieces, uses: typeScriptUses)

    private static let typeScriptDeclarations: [(parent: UInt16, isRoot: Bool, function: UInt8)] = [(0, true, 0), (0, true, 1), (0, true, 2), (0, true, 3), (0, true, 3), (0, true, 5), (0, true, 4), (0, true, 6), (0, true, 7), (0, true, 0), (0, true, 0), (0, true, 0), (0, true, 0), (0, true, 0), (0, true, 0), (0, true, 0), (0, true, 0), (0, true, 0), (0, true, 0), (0, true, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0)]

    private static let typeScriptConditions: [(needs: UInt64, lacks: UInt64)] = [(0, 0), (68719476736, 0), (0, 68719476736), (8192, 68719476736), (68719476752, 0), (68719476736, 16), (68719542272, 0), (2, 0), (34, 0), (2, 68719476736), (34, 68719476736), (258, 68719476736), (68719476738, 0), (8, 0), (0, 8), (32, 0), (536870912, 0), (67108864, 0), (0, 32), (16, 0), (536870944, 0), (536870912, 32), (8192, 0), (134217728, 0), (131072, 0), (65536, 131072), (4, 0), (262144, 0), (2147483648, 0), (4294967296, 0), (524288, 0), (4194304, 0), (268435456, 0), (256, 0), (0, 16), (65536, 0), (264, 0), (17179869184, 0), (4294967300, 0), (4294967296, 4), (8589934596, 0), (0, 32768), (4, 68719476736), (1024, 68719476736), (8589934592, 68719477760), (4294967296, 68719476736), (8589934592, 73014444032), (0, 77309411328), (32768, 131072), (32768, 0), (32772, 0), (536903684, 0), (4227076, 0), (1073774596, 0), (2147516420, 0), (4295000064, 0), (8589967360, 0), (32768, 8589934592), (8589934592, 68719476736), (8590983168, 68719476736), (8589942784, 68719476736), (8589934592, 68719484928), (8589936640, 68719476736), (8858370048, 68719478784), (8589934592, 68987914240), (1048576, 0), (3145728, 0), (269484032, 0), (1048576, 2097152), (4294967552, 0), (36, 0), (262148, 0), (536870916, 0), (4194308, 0), (1073741828, 0), (2147483652, 0), (1073741824, 0), (1073872896, 0), (1073741824, 131072), (12582912, 0), (4194304, 8388608), (37748736, 0), (46137344, 0), (20971520, 0), (29360128, 0), (2147614720, 0), (2147483648, 131072)]

    private static let typeScriptUses: [UInt16] = [11, 20, 9, 21, 23, 15, 16, 21, 33, 47, 3, 40, 41, 46, 15, 30, 33, 38, 4, 31, 39, 41, 10, 15, 30, 31, 33, 39, 43, 44, 4, 31, 39, 43, 15, 30, 33, 44, 24, 40, 41, 42, 20, 25, 29, 14, 17, 1, 1, 14, 18, 20, 21, 23, 26, 96, 14, 19, 20, 21, 23, 26, 97, 9, 11, 14, 9, 10, 12, 10, 9, 10, 9, 10, 40, 20, 20, 29, 14, 20, 21, 24, 23, 22, 23, 27, 28, 21, 39, 31, 39, 15, 20, 21, 24, 24, 29, 25, 66, 26, 31, 32, 39, 67, 63, 63, 51, 51, 51, 23, 34, 9, 23, 35, 36, 9, 21, 37, 37, 37, 37, 52, 62, 37, 52, 37, 31, 9, 37, 40, 34, 35, 36, 10, 30, 38, 42, 10, 21, 42, 43, 13, 9, 10, 12, 16, 21, 31, 38, 39, 45, 71, 50, 46, 76, 92, 80, 64, 50, 20, 48, 58, 13, 20, 49, 21, 59, 9, 21, 57, 20, 40, 53, 20, 23, 53, 40, 9, 21, 53, 55, 9, 21, 40, 54, 55, 56, 13, 20, 48, 54, 55, 21, 54, 56, 23, 23, 55, 20, 21, 29, 9, 21, 9, 21, 40, 52, 60, 61, 21, 51, 52, 60, 61, 13, 21, 22, 46, 50, 60, 22, 23, 20, 29, 22, 22, 23, 65, 21, 75, 91, 79, 95, 21, 23, 21, 13, 21, 21, 21, 72, 21, 73, 74, 13, 21, 40, 72, 20, 22, 40, 21, 69, 77, 81, 21, 70, 78, 23, 68, 77, 81, 13, 20, 40, 21, 20, 22, 40, 21, 83, 23, 68, 21, 81, 84, 21, 22, 85, 23, 87, 21, 81, 21, 22, 85, 87, 88, 89, 21, 90, 40, 86, 82, 85, 13, 21, 21, 23, 26, 68, 84, 93, 21, 94, 69, 70, 9, 10, 18, 21, 23, 38, 45, 65, 74, 9, 10, 19, 21, 38, 45, 65, 82, 84]

    private static let typeScriptPieces: [Piece] = [
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 1), place: 1, declaration: 0, length: 0),
        Piece(condition: 1, useCount: 0, flags: Flags(rawValue: 1), place: 2, declaration: 0, length: 0),
        Piece(condition: 2, useCount: 1, flags: Flags(rawValue: 1), place: 2, declaration: 0, length: 0),
        Piece(condition: 3, useCount: 3, flags: Flags(rawValue: 1), place: 4, declaration: 0, length: 0),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 1, length: 220),
        Piece(condition: 2, useCount: 3, flags: Flags(rawValue: 1), place: 0, declaration: 1, length: 96),
        Piece(condition: 1, useCount: 4, flags: Flags(rawValue: 1), place: 0, declaration: 1, length: 499),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 1, length: 2),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 2, length: 128),
        Piece(condition: 2, useCount: 3, flags: Flags(rawValue: 1), place: 0, declaration: 2, length: 73),
        Piece(condition: 1, useCount: 4, flags: Flags(rawValue: 1), place: 0, declaration: 2, length: 70),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 2, length: 2),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 3, length: 125),
        Piece(condition: 2, useCount: 6, flags: Flags(rawValue: 1), place: 0, declaration: 3, length: 212),
        Piece(condition: 1, useCount: 4, flags: Flags(rawValue: 1), place: 0, declaration: 3, length: 191),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 3, length: 2),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 4, length: 240),
        Piece(condition: 2, useCount: 3, flags: Flags(rawValue: 1), place: 0, declaration: 4, length: 113),
        Piece(condition: 1, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 4, length: 577),
        Piece(condition: 4, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 4, length: 38),
        Piece(condition: 1, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 4, length: 268),
        Piece(condition: 4, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 4, length: 96),
        Piece(condition: 5, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 4, length: 78),
        Piece(condition: 1, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 4, length: 96),
        Piece(condition: 4, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 4, length: 95),
        Piece(condition: 6, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 4, length: 84),
        Piece(condition: 1, useCount: 0, flags: Flags(rawValue: 1), place: 5, declaration: 4, length: 0),
        Piece(condition: 1, useCount: 3, flags: Flags(rawValue: 1), place: 0, declaration: 4, length: 275),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 5), place: 0, declaration: 4, length: 2),
        Piece(condition: 7, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 5, length: 123),
        Piece(condition: 8, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 5, length: 17),
        Piece(condition: 7, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 5, length: 19),
        Piece(condition: 9, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 5, length: 61),
        Piece(condition: 10, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 5, length: 9),
        Piece(condition: 11, useCount: 1, flags: Flags(rawValue: 0), place: 0, declaration: 5, length: 15),
        Piece(condition: 9, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 5, length: 23),
        Piece(condition: 12, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 5, length: 68),
        Piece(condition: 7, useCount: 0, flags: Flags(rawValue: 5), place: 0, declaration: 5, length: 2),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 2), place: 0, declaration: 0, length: 0),
        Piece(condition: 13, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 6, length: 262),
        Piece(condition: 14, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 6, length: 209),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 6, length: 109),
        Piece(condition: 13, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 6, length: 47),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 6, length: 19),
        Piece(condition: 13, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 6, length: 214),
        Piece(condition: 14, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 6, length: 117),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 6, length: 436),
        Piece(condition: 15, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 6, length: 26),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 6, length: 110),
        Piece(condition: 16, useCount: 7, flags: Flags(rawValue: 3), place: 0, declaration: 7, length: 424),
        Piece(condition: 17, useCount: 7, flags: Flags(rawValue: 3), place: 0, declaration: 8, length: 410),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 9, length: 104),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 10, length: 181),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 11, length: 253),
        Piece(condition: 15, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 12, length: 108),
        Piece(condition: 18, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 12, length: 82),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 12, length: 35),
        Piece(condition: 15, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 12, length: 8),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 8), place: 0, declaration: 12, length: 2),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 13, length: 131),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 14, length: 135),
        Piece(condition: 19, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 14, length: 60),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 14, length: 662),
        Piece(condition: 15, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 14, length: 125),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 14, length: 2),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 15, length: 180),
        Piece(condition: 13, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 15, length: 171),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 15, length: 2),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 16, length: 632),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 17, length: 288),
        Piece(condition: 16, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 18, length: 283),
        Piece(condition: 20, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 18, length: 130),
        Piece(condition: 21, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 18, length: 90),
        Piece(condition: 16, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 18, length: 35),
        Piece(condition: 17, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 19, length: 618),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 0, length: 79),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 20, length: 171),
        Piece(condition: 22, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 20, length: 66),
        Piece(condition: 16, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 20, length: 62),
        Piece(condition: 23, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 20, length: 162),
        Piece(condition: 24, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 20, length: 296),
        Piece(condition: 25, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 20, length: 80),
        Piece(condition: 26, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 20, length: 108),
        Piece(condition: 27, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 20, length: 136),
        Piece(condition: 28, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 20, length: 151),
        Piece(condition: 15, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 20, length: 61),
        Piece(condition: 29, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 20, length: 157),
        Piece(condition: 30, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 20, length: 387),
        Piece(condition: 31, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 20, length: 64),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 20, length: 2),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 21, length: 183),
        Piece(condition: 32, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 21, length: 35),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 21, length: 177),
        Piece(condition: 26, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 21, length: 91),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 21, length: 2),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 22, length: 63),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 23, length: 64),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 24, length: 469),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 25, length: 140),
        Piece(condition: 15, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 25, length: 20),
        Piece(condition: 33, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 25, length: 18),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 25, length: 13),
        Piece(condition: 15, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 25, length: 86),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 25, length: 67),
        Piece(condition: 33, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 25, length: 8),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 8), place: 0, declaration: 25, length: 5),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 3), place: 0, declaration: 26, length: 762),
        Piece(condition: 19, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 26, length: 32),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 26, length: 181),
        Piece(condition: 19, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 26, length: 87),
        Piece(condition: 34, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 26, length: 74),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 26, length: 109),
        Piece(condition: 19, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 26, length: 33),
        Piece(condition: 35, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 26, length: 63),
        Piece(condition: 32, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 26, length: 53),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 26, length: 230),
        Piece(condition: 13, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 27, length: 184),
        Piece(condition: 13, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 28, length: 66),
        Piece(condition: 13, useCount: 4, flags: Flags(rawValue: 11), place: 0, declaration: 29, length: 781),
        Piece(condition: 36, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 29, length: 174),
        Piece(condition: 13, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 29, length: 91),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 2), place: 0, declaration: 0, length: 0),
        Piece(condition: 2, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 30, length: 90),
        Piece(condition: 2, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 31, length: 152),
        Piece(condition: 2, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 32, length: 21),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 3), place: 0, declaration: 33, length: 296),
        Piece(condition: 15, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 33, length: 69),
        Piece(condition: 13, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 33, length: 75),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 33, length: 36),
        Piece(condition: 15, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 33, length: 9),
        Piece(condition: 33, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 33, length: 7),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 33, length: 14),
        Piece(condition: 37, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 33, length: 96),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 33, length: 95),
        Piece(condition: 26, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 33, length: 74),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 1), place: 0, declaration: 33, length: 220),
        Piece(condition: 13, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 33, length: 17),
        Piece(condition: 26, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 33, length: 55),
        Piece(condition: 38, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 33, length: 57),
        Piece(condition: 39, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 33, length: 52),
        Piece(condition: 40, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 33, length: 37),
        Piece(condition: 39, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 33, length: 37),
        Piece(condition: 41, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 33, length: 32),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 33, length: 23),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 34, length: 215),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 35, length: 255),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 36, length: 263),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 11), place: 0, declaration: 37, length: 364),
        Piece(condition: 2, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 38, length: 107),
        Piece(condition: 42, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 38, length: 82),
        Piece(condition: 43, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 38, length: 54),
        Piece(condition: 44, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 38, length: 64),
        Piece(condition: 45, useCount: 3, flags: Flags(rawValue: 1), place: 0, declaration: 38, length: 132),
        Piece(condition: 46, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 38, length: 90),
        Piece(condition: 47, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 38, length: 42),
        Piece(condition: 2, useCount: 0, flags: Flags(rawValue: 5), place: 0, declaration: 38, length: 2),
        Piece(condition: 1, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 39, length: 106),
        Piece(condition: 1, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 40, length: 177),
        Piece(condition: 1, useCount: 3, flags: Flags(rawValue: 1), place: 0, declaration: 41, length: 193),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 42, length: 679),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 43, length: 166),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 44, length: 231),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 11), place: 0, declaration: 45, length: 405),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 46, length: 186),
        Piece(condition: 0, useCount: 9, flags: Flags(rawValue: 3), place: 0, declaration: 47, length: 800),
        Piece(condition: 15, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 47, length: 44),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 47, length: 168),
        Piece(condition: 24, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 47, length: 191),
        Piece(condition: 48, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 47, length: 43),
        Piece(condition: 41, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 47, length: 56),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 47, length: 61),
        Piece(condition: 49, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 47, length: 130),
        Piece(condition: 50, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 47, length: 29),
        Piece(condition: 51, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 47, length: 78),
        Piece(condition: 52, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 47, length: 86),
        Piece(condition: 53, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 47, length: 60),
        Piece(condition: 54, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 47, length: 48),
        Piece(condition: 50, useCount: 0, flags: Flags(rawValue: 5), place: 0, declaration: 47, length: 6),
        Piece(condition: 55, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 47, length: 63),
        Piece(condition: 56, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 47, length: 38),
        Piece(condition: 57, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 47, length: 14),
        Piece(condition: 49, useCount: 0, flags: Flags(rawValue: 5), place: 0, declaration: 47, length: 4),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 5), place: 0, declaration: 47, length: 2),
        Piece(condition: 58, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 0, length: 25),
        Piece(condition: 58, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 48, length: 220),
        Piece(condition: 58, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 49, length: 114),
        Piece(condition: 59, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 49, length: 57),
        Piece(condition: 60, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 49, length: 34),
        Piece(condition: 61, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 49, length: 54),
        Piece(condition: 58, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 49, length: 2),
        Piece(condition: 58, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 50, length: 472),
        Piece(condition: 58, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 51, length: 144),
        Piece(condition: 59, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 51, length: 75),
        Piece(condition: 60, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 51, length: 32),
        Piece(condition: 58, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 51, length: 2),
        Piece(condition: 58, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 52, length: 94),
        Piece(condition: 59, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 52, length: 58),
        Piece(condition: 62, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 52, length: 29),
        Piece(condition: 63, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 52, length: 16),
        Piece(condition: 64, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 52, length: 44),
        Piece(condition: 58, useCount: 0, flags: Flags(rawValue: 5), place: 0, declaration: 52, length: 2),
        Piece(condition: 65, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 0, length: 23),
        Piece(condition: 65, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 53, length: 212),
        Piece(condition: 65, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 54, length: 401),
        Piece(condition: 65, useCount: 3, flags: Flags(rawValue: 3), place: 0, declaration: 55, length: 277),
        Piece(condition: 66, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 55, length: 117),
        Piece(condition: 65, useCount: 1, flags: Flags(rawValue: 9), place: 0, declaration: 55, length: 57),
        Piece(condition: 65, useCount: 4, flags: Flags(rawValue: 3), place: 0, declaration: 56, length: 289),
        Piece(condition: 67, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 56, length: 176),
        Piece(condition: 65, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 56, length: 54),
        Piece(condition: 65, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 57, length: 118),
        Piece(condition: 67, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 57, length: 45),
        Piece(condition: 65, useCount: 4, flags: Flags(rawValue: 9), place: 0, declaration: 57, length: 617),
        Piece(condition: 65, useCount: 5, flags: Flags(rawValue: 11), place: 0, declaration: 58, length: 633),
        Piece(condition: 65, useCount: 3, flags: Flags(rawValue: 3), place: 0, declaration: 59, length: 204),
        Piece(condition: 66, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 59, length: 183),
        Piece(condition: 68, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 59, length: 31),
        Piece(condition: 65, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 59, length: 864),
        Piece(condition: 29, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 0, length: 22),
        Piece(condition: 29, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 60, length: 180),
        Piece(condition: 69, useCount: 1, flags: Flags(rawValue: 0), place: 0, declaration: 60, length: 16),
        Piece(condition: 29, useCount: 0, flags: Flags(rawValue: 8), place: 0, declaration: 60, length: 34),
        Piece(condition: 29, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 61, length: 164),
        Piece(condition: 29, useCount: 6, flags: Flags(rawValue: 11), place: 0, declaration: 62, length: 483),
        Piece(condition: 29, useCount: 5, flags: Flags(rawValue: 11), place: 0, declaration: 63, length: 1039),
        Piece(condition: 29, useCount: 6, flags: Flags(rawValue: 3), place: 0, declaration: 64, length: 447),
        Piece(condition: 26, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 0, length: 33),
        Piece(condition: 26, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 65, length: 228),
        Piece(condition: 26, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 66, length: 211),
        Piece(condition: 70, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 66, length: 80),
        Piece(condition: 71, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 66, length: 399),
        Piece(condition: 26, useCount: 1, flags: Flags(rawValue: 9), place: 0, declaration: 66, length: 182),
        Piece(condition: 26, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 67, length: 210),
        Piece(condition: 72, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 67, length: 109),
        Piece(condition: 73, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 67, length: 113),
        Piece(condition: 74, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 67, length: 105),
        Piece(condition: 75, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 67, length: 56),
        Piece(condition: 26, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 67, length: 2),
        Piece(condition: 26, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 68, length: 234),
        Piece(condition: 24, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 69, length: 462),
        Piece(condition: 24, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 70, length: 226),
        Piece(condition: 24, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 71, length: 438),
        Piece(condition: 16, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 0, length: 14),
        Piece(condition: 16, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 72, length: 231),
        Piece(condition: 16, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 73, length: 104),
        Piece(condition: 16, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 74, length: 1165),
        Piece(condition: 16, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 75, length: 372),
        Piece(condition: 16, useCount: 4, flags: Flags(rawValue: 3), place: 0, declaration: 76, length: 626),
        Piece(condition: 76, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 0, length: 18),
        Piece(condition: 76, useCount: 3, flags: Flags(rawValue: 3), place: 0, declaration: 77, length: 469),
        Piece(condition: 77, useCount: 4, flags: Flags(rawValue: 3), place: 0, declaration: 78, length: 500),
        Piece(condition: 76, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 79, length: 185),
        Piece(condition: 77, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 79, length: 96),
        Piece(condition: 78, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 79, length: 43),
        Piece(condition: 76, useCount: 4, flags: Flags(rawValue: 9), place: 0, declaration: 79, length: 515),
        Piece(condition: 76, useCount: 3, flags: Flags(rawValue: 3), place: 0, declaration: 80, length: 672),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 81, length: 177),
        Piece(condition: 31, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 0, length: 18),
        Piece(condition: 79, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 82, length: 650),
        Piece(condition: 79, useCount: 3, flags: Flags(rawValue: 3), place: 0, declaration: 83, length: 427),
        Piece(condition: 31, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 84, length: 246),
        Piece(condition: 79, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 84, length: 51),
        Piece(condition: 31, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 84, length: 184),
        Piece(condition: 79, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 84, length: 164),
        Piece(condition: 80, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 84, length: 23),
        Piece(condition: 31, useCount: 2, flags: Flags(rawValue: 9), place: 0, declaration: 84, length: 222),
        Piece(condition: 31, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 85, length: 155),
        Piece(condition: 79, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 85, length: 18),
        Piece(condition: 31, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 85, length: 322),
        Piece(condition: 79, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 85, length: 35),
        Piece(condition: 31, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 85, length: 113),
        Piece(condition: 81, useCount: 3, flags: Flags(rawValue: 3), place: 0, declaration: 86, length: 1741),
        Piece(condition: 82, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 86, length: 7),
        Piece(condition: 81, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 86, length: 40),
        Piece(condition: 83, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 87, length: 337),
        Piece(condition: 83, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 88, length: 493),
        Piece(condition: 83, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 89, length: 772),
        Piece(condition: 83, useCount: 6, flags: Flags(rawValue: 3), place: 0, declaration: 90, length: 954),
        Piece(condition: 84, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 90, length: 6),
        Piece(condition: 83, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 90, length: 37),
        Piece(condition: 31, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 91, length: 179),
        Piece(condition: 83, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 91, length: 78),
        Piece(condition: 81, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 91, length: 82),
        Piece(condition: 79, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 91, length: 241),
        Piece(condition: 80, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 91, length: 12),
        Piece(condition: 31, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 91, length: 2),
        Piece(condition: 31, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 92, length: 519),
        Piece(condition: 28, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 0, length: 9),
        Piece(condition: 28, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 93, length: 128),
        Piece(condition: 28, useCount: 6, flags: Flags(rawValue: 11), place: 0, declaration: 94, length: 3456),
        Piece(condition: 28, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 95, length: 149),
        Piece(condition: 85, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 95, length: 112),
        Piece(condition: 86, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 95, length: 43),
        Piece(condition: 28, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 95, length: 137),
        Piece(condition: 16, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 0, length: 22),
        Piece(condition: 16, useCount: 9, flags: Flags(rawValue: 3), place: 0, declaration: 96, length: 814),
        Piece(condition: 17, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 0, length: 16),
        Piece(condition: 17, useCount: 9, flags: Flags(rawValue: 3), place: 0, declaration: 97, length: 1966),
    ]
}

private let typeScriptText: StaticString = #"""
/**
 * The layout; null if there is no rule for the count, if it isn't a whole number, if another number isn't finite, or if `scale`
 * isn't positive.
 */
export function layout(request: LayoutRequest): Layout | null {
  const space = new Space();
  return fill(space, request, null) < 0 ? null : new Tiles(space);
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
export function height(request: LayoutRequest): number | null {
  return fill(shared, request, null) < 0 ? null : sizeOf(shared).height;
  return into(filled, request) === null ? null : sizeOfLast().height;
}
/** The frames of all tiles; null if there is no layout. */
export function frames(request: LayoutRequest): Frame[] | null {
  const tiles = fill(shared, request, null), frames: Frame[] = [];
  if (tiles < 0) return null;
  placeAll(filled);
  for (let at = 0; at < 4 * tiles; at += 4) frames.push(frameAt(filled, at));
  return frames;
  const tiles = into(filled, request), frames: Frame[] = [];
  if (tiles === null) return null;
  for (let at = 0; at < 4 * tiles; at += 4) frames.push(frameAt(filled, at));
  return frames;
}
/**
 * Writes x, y, width and height of all tiles to an array and returns the number of tiles; null if there is no layout or the array is
 * too short.
 */
export function into(target: Float64Array, request: LayoutRequest): number | null {
  const tiles = fill(shared, request, target);
  if (tiles < 0) return null;
  placeAll(target);
  return tiles;
  // A getter may call these functions, too: it does so before anything is written.
  const gap = own(request, "gap", request.gap), scale = own(request, "scale", request.scale), count = request.count;
  const rowGap = own(request, "rowGap", request.rowGap) ?? gap ?? defaultRowGap, givenWidth = request.width;
  const columnGap = own(request, "columnGap", request.columnGap) ?? gap ?? defaultColumnGap;
  const { top, leading, bottom, trailing } = own(request, "insets", request.insets) ?? defaultInsets;
  const mirrored = own(request, "mirrored", request.mirrored) ?? false;
  const givenHeight = request.height;
  const tiles = tilesFor(count), end = 4 * tiles;
  if (tiles < 0 || end > target.length || (scale !== undefined && !(scale > 0 && scale < Infinity))) return null;
  // Only finite numbers times 0 give 0.
  const sides = (top + bottom) * 0 + (leading + trailing) * 0;
  if (givenWidth * 0 + givenHeight * 0 + rowGap * 0 + columnGap * 0 + sides !== 0) return null;
  if (givenWidth * 0 + rowGap * 0 + columnGap * 0 + sides !== 0) return null;
  const outerWidth = givenWidth >= 0 ? givenWidth : 0, width = outerWidth - leading - trailing;
  const outerHeight = givenHeight >= 0 ? givenHeight : 0, height = outerHeight - top - bottom;
  const outerHeight = outerWidth / frameRatio, height = outerHeight - top - bottom;
  const pixels = scale ?? 0;
  last[2] = columnGap;
  last[3] = rowGap;
  last[4] = pixels;
  last[5] = count;
  last[6] = mirrored ? 1 : 0;
  if (pixels > 0 || mirrored) place({ columnGap, rowGap, scale: pixels, mirrored }, sizeOfLast().width, target, end);
  return tiles;
}
/** The number of tiles for a number of photos; null if there is no rule for it. */
export function tileCount(count: number, editing = false): number | null {
  const plan = new Plan();
  return makePlan(plan, count, 0, editing, new Ratios([]) ) ? plan.tiles : null;
  const tiles = tilesFor(count);
  return tiles < 0 ? null : tiles;
}
/**
 * The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`. `ratio` gives a
 * photo's width divided by its height. Photos without a tile before or after are left out; null if a layout is missing.
 */
/**
 * The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`. Photos without a
 * tile before or after are left out; null if a layout is missing.
 */
export function moves<Photo>(
  before: readonly Photo[],
  after: readonly Photo[],
  container: Container,
  ratio: (photo: Photo) => number = () => NaN,
): Move[] | null {
  const start = layout({ ...container, count: before.length, ratios: before.map((photo) => ratio(photo)) });
  const end = layout({ ...container, count: after.length, ratios: after.map((photo) => ratio(photo)) });
  const start = layout({ ...container, count: before.length }), end = layout({ ...container, count: after.length });
  if (start === null || end === null) return null;
  // Of equal photos, the first is the one that moves.
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
/** Empty columns, which photos are appended to; null if there is no waterfall at this width, a number isn't finite or `scale` isn't positive. */
export function columns(container: Container): Columns | null {
  const space = new Space(), plan = new Plan(), { width } = container;
  if (!planForColumns(plan, max(0, width))) return null;
  return measure(space, plan, width, container) ? new GrowingColumns(space) : null;
}
/** Empty rows, which photos are appended to; null if there are no such rows at this width, a number isn't finite or `scale` isn't positive. */
export function rows(container: Container): Rows | null {
  const space = new Space(), plan = new Plan(), { width } = container;
  if (!planForRows(plan, max(0, width))) return null;
  return measure(space, plan, width, container) ? new GrowingRows(space) : null;
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
/** The content of a tile: a photo, or a photo with the number of hidden ones. */
export type Role = "photo" | "more" | "add";
/** Edges of the container that a tile touches, as bits. */
export const Edge = { top: 1, left: 2, bottom: 4, right: 8 } as const;
/** The container and the choices of a call. */
export interface Container {
  /** The container's width. */
  readonly width: number;
  /** The container's height. */
  readonly height: number;
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
  /** Whether a tile that adds a photo follows fewer than `appendLimit` photos. */
  readonly editing?: boolean | undefined;
}
/** What a layout depends on: the photos, the container and choices. */
export interface LayoutRequest extends Container {
  /** The number of photos. */
  readonly count: number;
  /** The photos' widths divided by their heights. One that is missing or not a finite number above 0 counts as 1:1. */
  readonly ratios?: ArrayLike<number> | undefined;
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
  /** Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1. */
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
// The rest is the same in every file: only what the grid needs of it is here.
/** The number of tiles for a count, and what determines their places. */
class Plan {
  /** The number of tiles, and of photos without one. */
  tiles = 0;
  hidden = 0;
  /** The index of the first number in the table. */
  start = 0;
  /** The number of columns of a waterfall. */
  columns = 0;
  /** The greatest number of tiles in a row, and how a last row that isn't full is laid out. */
  perRow = 0;
  last: "short" | "stretch" | "balanced" = "short";
  /**
   * The ratio, width to height, of the container or of the box that photos stay within; the negated height of such a box;
   * 0 without them.
   */
  ratio = 0;
  /** How many halves of the free width are before photos that a box makes narrower than the container. */
  halvesBefore = 0;
  /** The container's ratio, width to height; 0 if it has none. */
  ratio = 0;
  /** The limits of ratios if tiles keep their photos' ratios; otherwise 0. */
  least = 0;
  greatest = 0;
  /** Whether the limits of ratios end at 1: they are above 1 if the photos are wide on average, otherwise below. */
  isSided = false;
  /** A tree of photos in the notation of the spec, and a character for each photo, whose lower four bits are the edges. */
  tree = "";
  edges = "";
  /** Whether the last tile adds a photo. */
  adds = false;
  /** The number of photos in a block that repeats; 0 if none does. */
  perBlock = 0;
  /** Whether every second block is reflected. */
  reflects = false;
  /** How rows are made, and the part of what is left that lies before a short one. */
  sizing: "" | "tileRatio" | "tileSize" | "frame" | "spread" | "near" | "over" | "shape" = "";
  align = 0;
  /** The ratio or the width of tiles, the height or the shape that rows aim at. */
  size = 0;
  /** The height of tiles, or the height that each row of a shape should have. */
  height = 0;
  /** The least number of photos in a row. */
  leastInRow = 0;
}
/** A plan in a container. */
class Space {
  plan: Plan = new Plan();
  width = 0;
  /** The width within the insets; negative if the container is too narrow. */
  contentWidth = 0;
  height = 0;
  contentHeight = 0;
  top = 0;
  leading = 0;
  bottom = 0;
  trailing = 0;
  rowGap = 0;
  columnGap = 0;
  /** The pixels per unit; 0 if edges aren't snapped. */
  scale = 0;
  mirrored = false;
  /** The height of the container of photos that keep their ratios. */
  solvedHeight = 0;
}
const min = (a: number, b: number): number => (b < a ? b : a);
const max = (a: number, b: number): number => (b >= a ? b : a);
/** A member of a request, unless it is one of all objects, since some code changed `Object.prototype`. */
function own<Value>(request: object, name: string, value: Value): Value | undefined {
  if (value === undefined || !(name in Object.prototype)) return value;
  for (let owner = request; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner)) {
    if (Object.prototype.hasOwnProperty.call(owner, name)) return value;
  }
  return undefined;
}
/** Fills in the plan for a number of photos; false if there is none. */
function makePlan(
  plan: Plan,
  count: number,
  width: number,
  editing: boolean,
  ratios: Ratios,
): boolean {
  plan.adds = editing && count >= 0 && count < appendLimit;
  if (plan.adds) count++;
  return Number.isInteger(count) && planForCount(plan, count, width, ratios);
}
/**
 * Fills in the space of a plan; false if a number isn't finite or `scale` isn't positive. Layouts may share the space, and getters of
 * the container may make layouts, so that all is read first.
 */
function measure(space: Space, plan: Plan, width: number, container: Container): boolean {
  const gap = own(container, "gap", container.gap), scale = own(container, "scale", container.scale);
  const rowGap = own(container, "rowGap", container.rowGap) ?? gap ?? defaultRowGap;
  const columnGap = own(container, "columnGap", container.columnGap) ?? gap ?? defaultColumnGap;
  const { top, leading, bottom, trailing } = own(container, "insets", container.insets) ?? defaultInsets;
  const mirrored = own(container, "mirrored", container.mirrored) ?? false;
  const { height } = container;
  if (scale !== undefined && !(scale > 0 && scale < Infinity)) return false;
  // Only finite numbers times 0 give 0.
  const sides = (top + bottom) * 0 + (leading + trailing) * 0;
  if (width * 0 + height * 0 + rowGap * 0 + columnGap * 0 + sides !== 0) return false;
  if (width * 0 + rowGap * 0 + columnGap * 0 + sides !== 0) return false;
  space.plan = plan;
  space.width = max(0, width);
  space.contentWidth = space.width - leading - trailing;
  space.height = max(0, height);
  if (plan.ratio > 0) space.height = space.width / plan.ratio;
  space.contentHeight = space.height - top - bottom;
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
/** Room for the ratios of the next call; empty while a call reads its own, whose getters may call the grid, too. */
let freeRoom: Float64Array = /* @__PURE__ */ new Float64Array(64);
const noRoom: Float64Array = /* @__PURE__ */ new Float64Array(0);
/** The ratios of a call: each is read once and in order, as far as it matters. */
class Ratios {
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

  /** An array of so many ratios; missing ones are any numbers. */
  read(count: number): Float64Array {
    if (this.all.length < count) {
      const longer = new Float64Array(max(64, 2 * count));
      longer.set(this.all);
      this.all = longer;
    }
    for (const end = min(count, this.length); this.known < end; this.known++) this.all[this.known] = this.given[this.known]!;
    return this.all;
  }
  /** The ratio at an index; 1 if it is missing. */
  at(index: number): number {
    const all = this.read(index + 1);
    return index < this.length ? all[index]! : 1;
  }
  /** Leaves its room to the next call. */
  free(): void {
    freeRoom = this.all;
  }
}
/** The space of layouts that aren't kept. */
const shared = /* @__PURE__ */ new Space();
/** The frames of the last layout, if callers gave no array, and room for those of small layouts. */
let filled = /* @__PURE__ */ new Float64Array(64);
const room = filled;
/** Writes the frames of all tiles before snapping and mirroring; returns the number of tiles, or -1 without a layout or if `target` is too short. */
function fill(space: Space, request: LayoutRequest, target: Float64Array | null): number {
  const plan = new Plan(), { count, width } = request;
  const editing = own(request, "editing", request.editing) ?? false;
  const ratios = new Ratios(own(request, "ratios", request.ratios) ?? []);
  if (!makePlan(plan, count, width, editing, ratios )) return -1;
  // The frames of ten million tiles take about 300 MB.
  if (plan.tiles > 10000000) return -1;
  const numbers = 4 * plan.tiles;
  if (target !== null && numbers > target.length) return -1;
  const limited = plan.greatest > 0 ? limitedRatios(plan, ratios) : null;
  if (!measure(space, plan, width, request)) return -1;
  // From here on, all has been read.
  if (target === null) filled = numbers <= room.length ? room : new Float64Array(numbers);
  const frames = target ?? filled;
  ratios.free();
  if (limited !== null) solve(space, limited, frames);
  else if (plan.perBlock > 0) fillRepeat(space, frames);
  if (plan.perBlock > 0) fillRepeat(space, frames);
  else fillBlocks(space, frames, 0);
  else fillBlocks(space, frames, 0);
  fillBlocks(space, frames, 0);
  return plan.tiles;
}
/** Adding 1.5 * 2^52 rounds; the millionth makes sums that differ in the last digit agree. */
const pixel = (value: number, scale: number): number => value * scale + 0.000001 + 6755399441055744 - 6755399441055744;
/** The length of a side that is snapped with the gap after it. */
function snap(start: number, length: number, gap: number, scale: number): number {
  return max(0, pixel(start + length + gap, scale) - pixel(gap, scale) - pixel(start, scale)) / scale;
}
/** What edges are snapped by, and whether the layout is mirrored. */
interface Snapping {
  readonly columnGap: number;
  readonly rowGap: number;
  /** The pixels per unit; 0 if edges aren't snapped. */
  readonly scale: number;
  readonly mirrored: boolean;
}
/** Snaps the size of the container; it isn't negative. */
function snapSize({ columnGap, rowGap, scale }: Omit<Snapping, "mirrored">, width: number, height: number): Size {
  const size = { width: max(0, width), height: max(0, height) };
  return scale > 0 ? { width: snap(0, size.width, columnGap, scale), height: snap(0, size.height, rowGap, scale) } : size;
}
/** The size of the container, snapped. */
function sizeOf(space: Space): Size {
  const { plan } = space;
  if (plan.greatest > 0) return snapSize(space, space.width, space.solvedHeight);
  if (plan.tiles === 0) return snapSize(space, 0, 0);
  if (plan.tiles === 0) return snapSize(space, space.width, 0);
  const { width, height } = plan.perBlock > 0 ? sizeOfRepeat(space) : sizeOfBlocks(space);
  return snapSize(space, width, height);
  const { width, height } = sizeOfBlocks(space);
  return snapSize(space, width, height);
  return snapSize(space, space.width, 0);
}
/** The frames of the last layout. */
const filled = /* @__PURE__ */ new Float64Array(4 * starts.length);
/** The container's size before snapping, the gaps, the scale, the number of photos, and 1 if mirrored: of the last layout. */
const last = /* @__PURE__ */ new Float64Array(7);
/** The size of the container of the last layout, snapped. */
function sizeOfLast(): Size {
  return snapSize({ columnGap: last[2]!, rowGap: last[3]!, scale: last[4]! }, last[0]!, last[1]!);
}
/** Snaps and mirrors frames, each x, y, width and height, in a container of a width. */
function place({ columnGap, rowGap, scale, mirrored }: Snapping, outer: number, frames: Float64Array, end: number): void {
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
const frameAt = (frames: ArrayLike<number>, at: number): Frame => ({
  x: frames[at]!,
  y: frames[at + 1]!,
  width: frames[at + 2]!,
  height: frames[at + 3]!,
});
/** Snaps and mirrors the frames of the shared layout, if need be. */
function placeAll(frames: Float64Array): void {
  if (shared.scale > 0 || shared.mirrored) place(shared, sizeOf(shared).width, frames, 4 * shared.plan.tiles);
}
/** A frame, snapped and mirrored in a container of a width. */
function placed(space: Space, outer: number, frames: ArrayLike<number>, at: number): Frame {
  const { x, y, width, height } = frameAt(frames, at);
  if (space.scale === 0 && !space.mirrored) return { x, y, width, height };
  const frame = Float64Array.of(x, y, width, height);
  place(space, outer, frame, 4);
  return frameAt(frame, 0);
}
/** The edges with left and right exchanged. */
const reflect = (edges: number): number => (edges & (Edge.top | Edge.bottom)) | ((edges & Edge.left) << 2) | ((edges & Edge.right) >> 2);
class Tiles implements Layout {
  readonly size: Size;
  readonly length: number;
  readonly hidden: number;
  private readonly space: Space;
  /** The frames before snapping and mirroring. */
  private readonly frames: number[] = [];

  constructor(space: Space) {
    const { tiles, hidden } = space.plan;
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
    if (this.space.plan.adds) return "add";
    return this.hidden > 0 ? "more" : "photo";
  }

  edges(index: number): number {
    if (!(Number.isInteger(index) && index >= 0 && index < this.length)) return 0;
    const { plan } = this.space, isInBox = plan.greatest > 0 && plan.ratio !== 0;
    const edges = this.edgesOfTile(index) & ~(isInBox ? edgesBesideBox(this.space, this.frames, index) : 0);
    const edges = this.edgesOfTile(index);
    const edges = edgesInBlock(this.space.plan, index);
    return this.space.mirrored ? reflect(edges) : edges;
  }
  /** The edges before mirroring. */
  private edgesOfTile(index: number): number {
    const { space } = this, { plan } = space;
    if (plan.greatest > 0) {
      if (plan.columns > 0) return edgesInColumns(space, this.frames, index);
      if (plan.sizing !== "") return edgesInJustifiedRows(space, this.frames, index);
      if (plan.perRow > 0) return edgesInRows(plan, index);
      return plan.edges.charCodeAt(index) & 15;
    }
    if (plan.perBlock > 0) return edgesInRepeat(space, index);
    return edgesInBlock(plan, index);
    return 0;
  }
}
// Blocks of equal tiles
/** Equal tiles in rows: their number and that of columns, and the edges of the container that the outer ones touch. */
interface Block {
  readonly tiles: number;
  readonly columns: number;
  readonly edges: number;
}
/** The block with a number; valid while tiles remain. */
function readBlock(plan: Plan, number: number): Block {
  if (plan.sizing !== "") return readRows(plan, number);
  return readTable(plan, number);
  return { tiles: plan.tiles, columns: 1, edges: 0 };
}
function edgesInBlock(plan: Plan, index: number): number {
  let number = 0, block = readBlock(plan, 0);
  while (index >= block.tiles) {
    index -= block.tiles;
    block = readBlock(plan, ++number);
  }
  const { tiles, columns } = block, column = index % columns;
  return block.edges & ~(
    (index >= columns ? Edge.top : 0) | (index - column + columns < tiles ? Edge.bottom : 0) |
    (column > 0 ? Edge.left : 0) | (column < columns - 1 ? Edge.right : 0)
  );
}
/** Writes the frames of all tiles, from a place of an array on. */
function fillBlocks(space: Space, frames: Float64Array, at: number): void {
  if (space.plan.sizing !== "") return fillTilesInRows(space, frames, at);
  fillTable(space, frames, at);
}
/** The size of the container before snapping. */
function sizeOfBlocks(space: Space): Size {
  if (space.plan.sizing !== "") return sizeOfRows(space);
  return sizeOfTable(space);
  return space;
  return { width: space.width, height: 0 };
}
// Rows of equal tiles
/** The number and length of the first rows, and of the last ones. */
interface Split {
  readonly firstRows: number;
  readonly firstLength: number;
  readonly lastRows: number;
  readonly lastLength: number;
}
function split({ tiles, perRow, last }: Plan): Split {
  const rows = Math.floor((tiles - 1) / perRow) + 1, longer = tiles % rows, length = Math.floor(tiles / rows);
  return last === "balanced"
    ? { firstRows: rows - longer, firstLength: length, lastRows: longer, lastLength: length + 1 }
    : { firstRows: rows - 1, firstLength: perRow, lastRows: 1, lastLength: tiles - (rows - 1) * perRow };
}
/** The slots of a row of `length` tiles; some may stay empty. */
function slots(plan: Plan, length: number, split: Split): number {
  if (plan.sizing === "tileSize") {
    return max(split.firstRows > 0 ? split.firstLength : 0, split.lastRows > 0 ? split.lastLength : 0);
  }
  // What is left of the width is after a single column.
  if (plan.sizing === "spread") return max(plan.perRow, 2);
  return plan.last === "short" ? plan.perRow : length;
}
function tileOf(space: Space, length: number, split: Split): Size {
  const plan = space.plan, count = slots(plan, length, split);
  const width = (space.contentWidth - (count - 1) * space.columnGap) / count;
  if (plan.sizing === "tileRatio") return { width, height: width / plan.size };
  if (plan.sizing === "frame") {
    const rows = split.firstRows + split.lastRows;
    return { width, height: (space.contentHeight - (rows - 1) * space.rowGap) / rows };
  }
  return { width: plan.size, height: plan.height };
}
/** The size of the container before snapping. */
function sizeOfRows(space: Space): Size {
  const { plan } = space;
  if (plan.sizing === "frame") return space;
  const lengths = split(plan), first = tileOf(space, lengths.firstLength, lengths), last = tileOf(space, lengths.lastLength, lengths);
  const rows = lengths.firstRows * first.height + lengths.lastRows * last.height;
  const gaps = (lengths.firstRows + lengths.lastRows - 1) * space.rowGap;
  const height = space.top + space.bottom + rows + gaps;
  if (plan.sizing !== "tileSize") return { width: space.width, height };
  const count = slots(plan, lengths.lastLength, lengths);
  const width = count * last.width + (count - 1) * space.columnGap;
  return { width: space.leading + space.trailing + width, height };
}
/** The first rows, or the last ones. */
function readRows(plan: Plan, number: number): Block {
  const lengths = split(plan), isFirst = number === 0 && lengths.firstRows > 0;
  const length = isFirst ? lengths.firstLength : lengths.lastLength, empty = slots(plan, length, lengths) - length;
  return {
    tiles: length * (isFirst ? lengths.firstRows : lengths.lastRows),
    columns: length,
    edges: (isFirst || lengths.firstRows === 0 ? Edge.top : 0) | (!isFirst || lengths.lastRows === 0 ? Edge.bottom : 0) |
      (plan.align === 0 || empty === 0 ? Edge.left : 0) | (plan.align === 1 || empty === 0 ? Edge.right : 0),
  };
}
function fillTilesInRows(space: Space, frames: Float64Array, at: number): void {
  const { plan, rowGap } = space, lengths = split(plan), firstHeight = tileOf(space, lengths.firstLength, lengths).height;
  const isSpread = plan.sizing === "spread" && plan.perRow > 1;
  const gap = isSpread ? max(0, (space.contentWidth - plan.perRow * plan.size) / (plan.perRow - 1)) : space.columnGap;
  const gap = space.columnGap;
  for (let part = lengths.firstRows > 0 ? 0 : 1; part < 2; part++) {
    const rows = (part === 0 ? lengths.firstRows : lengths.lastRows) | 0;
    const length = (part === 0 ? lengths.firstLength : lengths.lastLength) | 0, empty = slots(plan, length, lengths) - length;
    const own = tileOf(space, length, lengths), width = max(0, own.width), height = max(0, own.height);
    const x = space.leading + plan.align * empty * (own.width + space.columnGap);
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
}
// Blocks that repeat
/** A block of so many photos as a layout of its own. */
function blockOf(space: Space, photos: number): Space {
  const plan = new Plan();
  planForCount(plan, photos, space.width, new Ratios([]));
  return { ...space, plan };
}
/** The distance of a block from the next. */
function stepOf(space: Space, size: Size): number {
  return size.height - space.top - space.bottom + space.rowGap;
}
/** The size of the container: whole blocks, and the photos that remain. */
function sizeOfRepeat(space: Space): Size {
  const { perBlock, tiles } = space.plan, rest = tiles % perBlock, size = sizeOfBlocks(blockOf(space, perBlock));
  const last = rest > 0 ? stepOf(space, sizeOfBlocks(blockOf(space, rest))) : 0;
  const height = Math.floor(tiles / perBlock) * stepOf(space, size) + last - space.rowGap;
  return { width: size.width, height: height + space.top + space.bottom };
}
/** Writes the frames of all blocks. Those of the first are also those of the others: moved, and reflected if need be. */
function fillRepeat(space: Space, frames: Float64Array): void {
  const { perBlock, tiles, reflects } = space.plan, size = sizeOfBlocks(blockOf(space, perBlock)), step = stepOf(space, size);
  for (let start = 0, block = 0; start < tiles; start += perBlock, block++) {
    const isRest = tiles - start < perBlock, photos = isRest ? tiles - start : perBlock, first = isRest ? start : 0;
    if (block === 0 || isRest) fillBlocks(blockOf(space, photos), frames, 4 * start);
    if (block === 0) continue;
    for (let index = 0; index < photos; index++) {
      const from = 4 * (first + index), to = 4 * (start + index), x = frames[from]!, width = frames[from + 2]!;
      frames[to] = reflects && block % 2 === 1 ? space.leading + size.width - space.trailing - x - width : x;
      frames[to + 1] = frames[from + 1]! + block * step;
      frames[to + 2] = width;
      frames[to + 3] = frames[from + 3]!;
    }
  }
}
function edgesInRepeat(space: Space, index: number): number {
  const { perBlock, tiles, reflects } = space.plan, number = Math.floor(index / perBlock), rest = tiles - number * perBlock;
  const { plan } = blockOf(space, min(rest, perBlock));
  let edges = edgesInBlock(plan, index % perBlock);
  if (number > 0) edges &= ~Edge.top;
  if (rest > plan.tiles) edges &= ~Edge.bottom;
  return reflects && number % 2 === 1 ? reflect(edges) : edges;
}
// Photos that keep their ratios
/** A ratio clamped to the limits; an unknown ratio counts as 1 first. */
function limit(ratio: number, least: number, greatest: number): number {
  return min(max(ratio > 0 && ratio < Infinity ? ratio : 1, least), greatest);
}
/** The ratios of the tiles, within the limits of a plan. */
function limitedRatios(plan: Plan, ratios: Ratios): Float64Array {
  const { tiles } = plan;
  let { least, greatest } = plan, count = ratios.length;
  // The add tile has no photo.
  if (plan.adds) count = min(count, tiles - 1);
  if (plan.isSided) {
    const photos = tiles + plan.hidden, given = min(count, photos), known = ratios.read(given);
    let sum = 0;
    for (let index = 0; index < given; index++) {
      const ratio = known[index]!;
      sum += ratio > 0 && ratio < Infinity ? ratio : 1;
    }
    if (sum + (photos - given) > photos * 1.000001) least = max(least, 1);
    else greatest = min(greatest, 1);
  }
  const limited = ratios.read(tiles);
  for (let index = 0; index < tiles; index++) limited[index] = limit(index < count ? limited[index]! : 1, least, greatest);
  return limited;
}
/** Writes the frames of photos that keep their ratios, before snapping and mirroring, and finds the height of the container. */
function solve(space: Space, ratios: Float64Array, frames: Float64Array): void {
  if (space.plan.columns > 0) {
    space.solvedHeight = fillColumns(space, ratios, frames);
    return;
  }
  if (space.plan.sizing !== "") {
    space.solvedHeight = fillJustified(space, ratios, frames);
    return;
  }
  if (space.plan.perRow > 0) {
    space.solvedHeight = fillRows(space, ratios, frames);
    return;
  }
  space.solvedHeight = fillTree(space, ratios, frames);
}
function put(frames: Float64Array, index: number, x: number, y: number, width: number, height: number): void {
  frames[4 * index] = x;
  frames[4 * index + 1] = y;
  frames[4 * index + 2] = width;
  frames[4 * index + 3] = height;
}
/**
 * The width of photos whose height is slope * width + offset: that of the container less its insets, or less if they would be
 * higher than their box.
 */
function widthInBox(space: Space, slope: number, offset: number): number {
  const full = space.contentWidth, ratio = space.plan.ratio;
  if (ratio === 0) return full;
  const most = ratio > 0 ? full / ratio : -ratio;
  return slope * full + offset <= most ? full : max(0, (most - offset) / slope);
}
/** The left inset with the free width before photos that are this wide. */
function leadingInBox(space: Space, width: number): number {
  return space.leading + ((space.contentWidth - width) * space.plan.halvesBefore) / 2;
}
/** The edges that a photo doesn't touch because a box makes the photos narrower than the container. */
function edgesBesideBox(space: Space, frames: number[], index: number): number {
  const x = frames[4 * index]!, width = frames[4 * index + 2]!, tolerance = 0.000001 * space.contentWidth;
  return (x - space.leading > tolerance ? Edge.left : 0) |
    (space.leading + space.contentWidth - (x + width) > tolerance ? Edge.right : 0);
}
// Waterfalls
/** The width of a column; negative if the container is too narrow. */
function columnWidth(space: Space): number {
  const columns = space.plan.columns;
  return (space.contentWidth - (columns - 1) * space.columnGap) / columns;
}
/** The ends of the last waterfall's columns. */
let columnEnds = /* @__PURE__ */ new Float64Array(16);
/**
 * Places photos in columns, and returns the end of the longest one. Each goes to the leftmost column that is at most a millionth of
 * the column width longer than the shortest, since columns that only differ by rounding count as equal.
 */
function placeInColumns(space: Space, photos: number, ratios: ArrayLike<number>, ends: Float64Array, frames: Float64Array): number {
  const { leading, columnGap, rowGap } = space, columns = space.plan.columns | 0;
  const own = columnWidth(space), width = own >= 0 ? own : 0;
  let longest = space.top;
  for (let index = 0, at = 0; index < photos; index++, at += 4) {
    let least = ends[0]!;
    for (let other = 1; other < columns; other++) if (ends[other]! < least) least = ends[other]!;
    const limit = least + 0.000001 * width;
    let column = 0;
    while (ends[column]! > limit) column++;
    const y = ends[column]!, height = width / ratios[index]!;
    ends[column] = y + (height + rowGap);
    frames[at] = leading + column * (own + columnGap);
    frames[at + 1] = y;
    frames[at + 2] = width;
    frames[at + 3] = height;
    if (y + height >= longest) longest = y + height;
  }
  return longest;
}
function fillColumns(space: Space, ratios: Float64Array, frames: Float64Array): number {
  const { columns, tiles } = space.plan;
  if (columnEnds.length < columns) columnEnds = new Float64Array(columns);
  for (let column = 0; column < columns; column++) columnEnds[column] = space.top;
  return placeInColumns(space, tiles, ratios, columnEnds, frames) + space.bottom;
}
/** The edges that a photo in a column touches: the bottom if it ends where the longest column does. */
function edgesInColumns(space: Space, frames: number[], index: number): number {
  const x = frames[4 * index]!, y = frames[4 * index + 1]!, height = frames[4 * index + 3]!;
  const width = columnWidth(space), last = space.leading + (space.plan.columns - 1) * (width + space.columnGap);
  const bottom = space.solvedHeight - space.bottom - 0.000001 * width;
  return (x === space.leading ? Edge.left : 0) | (x === last ? Edge.right : 0) |
    (y === space.top ? Edge.top : 0) | (y + height >= bottom ? Edge.bottom : 0);
}
// Rows of photos
/** The ends of rows. */
function endsOfRows({ tiles, perRow, last }: Plan): number[] {
  const rows = Math.floor((tiles - 1) / perRow) + 1, isBalanced = last === "balanced";
  const length = isBalanced ? Math.floor(tiles / rows) : perRow, longer = isBalanced ? tiles % rows : 0;
  const ends: number[] = [];
  for (let row = 0, end = 0; row < rows; row++) {
    end = min(end + length + (row >= rows - longer ? 1 : 0), tiles);
    ends.push(end);
  }
  return ends;
}
/** The width of rows that fill it, or that are as high as their box. */
function widthOfRows(space: Space, ratios: Float64Array): number {
  if (space.plan.ratio === 0) return space.contentWidth;
  let slope = 0, offset = -space.rowGap, start = 0;
  for (const end of endsOfRows(space.plan)) {
    const sum = sumOf(ratios, start, end);
    slope += 1 / sum;
    offset += space.rowGap - ((end - start - 1) * space.columnGap) / sum;
    start = end;
  }
  return widthInBox(space, slope, offset);
}
/** Rows that fill the width: the tiles of a row have the height at which their widths fill it. */
function fillRows(space: Space, ratios: Float64Array, frames: Float64Array): number {
  const contentWidth = widthOfRows(space, ratios), leading = leadingInBox(space, contentWidth);
  const { contentWidth, leading } = space;
  let y = space.top, start = 0;
  for (const end of endsOfRows(space.plan)) {
    const sum = sumOf(ratios, start, end);
    const height = (contentWidth - (end - start - 1) * space.columnGap) / sum, side = max(0, height);
    for (let index = start, x = leading; index < end; index++) {
      const width = side * ratios[index]!;
      put(frames, index, x, y, width, side);
      x += width + space.columnGap;
    }
    y += height + space.rowGap;
    start = end;
  }
  return y - space.rowGap + space.bottom;
}
function edgesInRows({ tiles, perRow, last }: Plan, index: number): number {
  // Of balanced rows, the first ones are shorter by one.
  const rows = Math.floor((tiles - 1) / perRow) + 1, isBalanced = last === "balanced";
  const least = isBalanced ? Math.floor(tiles / rows) : perRow, shorter = isBalanced ? (rows - tiles % rows) * least : tiles;
  const length = index < shorter ? least : least + 1, start = index - (index < shorter ? index : index - shorter) % length;
  return (start === 0 ? Edge.top : 0) | (start + length >= tiles ? Edge.bottom : 0) |
    (index === start ? Edge.left : 0) | (index === start + length - 1 || index === tiles - 1 ? Edge.right : 0);
}
function sumOf(ratios: Float64Array, start: number, end: number): number {
  let sum = 0;
  for (let index = start; index < end; index++) sum += ratios[index]!;
  return sum;
}
// Justified rows
/** Whether a row takes the next photo. What differs by a millionth of the width is a tie, which takes it. */
function takes(space: Space, ratio: number, length: number, sum: number): boolean {
  const { sizing, size, leastInRow, perRow } = space.plan, width = space.contentWidth, gap = space.columnGap;
  const next = (sum + ratio) * size + length * gap;
  if (sizing === "over") return length === 0 || next <= width * 1.000001;
  if (length < leastInRow || length >= perRow) return length < leastInRow;
  const own = sum * size + (length - 1) * gap;
  return own < width / 2 || Math.abs(next - width) <= Math.abs(own - width) + 0.000001 * width;
}
/** The height of a last row that would be this high if it filled the width; `previous` is that of the row before it. */
function lastHeight(plan: Plan, height: number, previous: number | undefined): number {
  const greatest = (4 / 3) * plan.size;
  if (plan.last === "stretch" || height <= greatest * 1.000001) return height;
  return plan.sizing === "near" && previous !== undefined ? min(previous, greatest) : plan.size;
}
/** Places the photos of a row, whose ratios have a sum, and returns its height; `previous` is that of the row before a last row that may be short. */
function placeRow(
  space: Space,
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
  let x = space.leading;
  const height = isLast ? lastHeight(space.plan, full, previous) : full;
  if (height !== full) x += space.plan.align * (space.contentWidth - gaps - height * sum);
  const height = full;
  const side = max(0, height);
  for (let index = start; index < end; index++) {
    const width = side * ratios[index]!;
    put(frames, index, x, y, width, side);
    x += width + space.columnGap;
  }
  return height;
}
/** Places rows one below the other; `next` gives the end of a row. */
function placeRows(
  space: Space,
  ratios: Float64Array,
  frames: Float64Array,
  fills: boolean,
  next: (start: number) => number,
): number {
  const tiles = space.plan.tiles;
  let y = space.top, bottom = y, previous: number | undefined;
  for (let start = 0, end = 0; start < tiles; start = end) {
    end = next(start);
    const sum = sumOf(ratios, start, end);
    previous = placeRow(space, start, end, sum, y, !fills && end === tiles, previous, ratios, frames);
    bottom = y + previous;
    y = bottom + space.rowGap;
  }
  return bottom + space.bottom;
}
/**
 * The rows with the least sum of k(h - T)(h - T), for k photos in a row that is h high. `best` has the sums for the first
 * photos, `cuts` the lengths of their last rows.
 */
function fillBalanced(space: Space, ratios: Float64Array, frames: Float64Array): number {
  const { tiles, leastInRow, perRow, size } = space.plan, width = space.contentWidth, tolerance = 0.000001 * size * size;
  const best = new Float64Array(tiles + 1).fill(Infinity), cuts = new Float64Array(tiles + 1);
  best[0] = 0;
  // Finds the best last row for the photos before an index: the one with the fewest photos of those that are a tie.
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
      // A longer row alone would cost more.
      if (away < 0 && cost > best[end]!) return;
    }
  }
  for (let end = 1; end <= tiles; end++) {
    cuts[end] = min(end, leastInRow);
    findRow(end, leastInRow, perRow);
  }
  // Only the last row may have fewer, and only where no other cut exists.
  if (best[tiles] === Infinity) findRow(tiles, 1, leastInRow - 1);
  // The rows are found from the last one.
  const ends = new Map<number, number>();
  for (let end = tiles; end > 0; end -= cuts[end]!) ends.set(end - cuts[end]!, end);
  return placeRows(space, ratios, frames, false, (start) => ends.get(start) ?? tiles);
}
/** Gives rows as few photos as those below them allow. */
function cutRows(cut: number[], start: number, count: number, photos: number, least: number, most: number): void {
  for (let row = start; row < count; row++) {
    const length = max(least, photos - (count - row - 1) * most);
    cut[row] = length;
    photos -= length;
  }
}
/** The next cut in lexicographic order: a row as late as possible gets one more. False after the last cut. */
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
/**
 * How far rows are from a height; half as much again where one is lower than it should be, and where one has more photos than the
 * next.
 */
function costOf(space: Space, cut: number[], count: number, ratios: Float64Array, height: number): number {
  let total = 0, start = 0, previous = 0, isLow = false, isFalling = false;
  for (let row = 0; row < count; row++) {
    const length = cut[row]!, own = (space.contentWidth - (length - 1) * space.columnGap) / sumOf(ratios, start, start + length);
    total += own;
    if (own < space.plan.height) isLow = true;
    if (length < previous) isFalling = true;
    start += length;
    previous = length;
  }
  return Math.abs(total + (count - 1) * space.rowGap - height) * (isLow ? 1.5 : 1) * (isFalling ? 1.5 : 1);
}
/**
 * Rows that fill the width and are together as near to the height of a shape as they come: of all cuts into rows, the first one
 * that costs least.
 */
function fillShape(space: Space, ratios: Float64Array, frames: Float64Array): number {
  const { tiles, leastInRow } = space.plan, most = min(space.plan.perRow, tiles), width = space.contentWidth;
  const height = width / space.plan.size, cut: number[] = [];
  let found = [tiles], best: number | undefined;
  for (let count = 0; count <= tiles; count++) {
    if (count * leastInRow > tiles || tiles > count * most) continue;
    cutRows(cut, 0, count, tiles, leastInRow, most);
    do {
      const cost = costOf(space, cut, count, ratios, height);
      if (best !== undefined && !(cost < best - 0.000001 * width)) continue;
      best = cost;
      found = cut.slice(0, count);
    } while (cutNext(cut, count, leastInRow, most));
  }
  let row = 0;
  return placeRows(space, ratios, frames, true, (start) => start + found[row++]!);
}
/** Rows of photos that fill the width, as near to a height or a shape as they come. */
function fillJustified(space: Space, ratios: Float64Array, frames: Float64Array): number {
  if (space.plan.sizing === "shape") return fillShape(space, ratios, frames);
  if (space.plan.last === "balanced") return fillBalanced(space, ratios, frames);
  const { tiles } = space.plan;
  return placeRows(space, ratios, frames, false, (start) => {
    let end = start, sum = 0;
    while (end < tiles && takes(space, ratios[end]!, end - start, sum)) sum += ratios[end++]!;
    return end;
  });
  return 0;
}
function edgesInJustifiedRows(space: Space, frames: number[], index: number): number {
  const x = frames[4 * index]!, y = frames[4 * index + 1]!, width = frames[4 * index + 2]!, height = frames[4 * index + 3]!;
  const tolerance = 0.000001 * space.contentWidth;
  return (y === space.top ? Edge.top : 0) | (x === space.leading ? Edge.left : 0) |
    (y + height >= space.solvedHeight - space.bottom - tolerance ? Edge.bottom : 0) |
    (x + width >= space.leading + space.contentWidth - tolerance ? Edge.right : 0);
}
// Trees
/** The height of a block is slope * width + offset. */
interface Line {
  readonly slope: number;
  readonly offset: number;
}
/**
 * Photos that keep their ratios, in the notation of the spec: `1|(1,2)` is a photo beside two rows, of one and of two photos.
 *
 * A stack sums the slopes and offsets of its rows, and adds the gaps between them. The blocks of a row have the same height:
 * 1 / slope is the sum of their 1 / slope, and offset / slope the sum of their offset / slope minus the gaps.
 */
class Tree {
  /** The lines of rows and of nested stacks, in the order in which they begin. */
  private readonly lines: Line[] = [];
  private next = 0;
  private line = 0;
  private photo = 0;
  private readonly text: string;
  private readonly ratios: Float64Array;
  private readonly columnGap: number;
  private readonly rowGap: number;

  constructor({ plan, columnGap, rowGap }: Space, ratios: Float64Array) {
    this.text = plan.tree;
    this.ratios = ratios;
    this.columnGap = columnGap;
    this.rowGap = rowGap;
  }

  /** Consumes the next character if it is this one. */
  private reads(character: string): boolean {
    if (this.text[this.next] !== character) return false;
    this.next += 1;
    return true;
  }

  /** Reads a number of photos side by side. */
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

  /** Places the photos, once they are measured. */
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
function fillTree(space: Space, ratios: Float64Array, frames: Float64Array): number {
  const tree = new Tree(space, ratios), line = tree.measure();
  const contentWidth = widthInBox(space, line.slope, line.offset), leading = leadingInBox(space, contentWidth);
  const { contentWidth, leading } = space;
  tree.arrange(leading, space.top, contentWidth, frames);
  return space.top + line.slope * contentWidth + line.offset + space.bottom;
}
// Growing waterfalls
class GrowingColumns implements Columns {
  private readonly space: Space;
  private readonly ends: Float64Array;
  private longest: number;
  private appended = 0;

  constructor(space: Space) {
    this.space = space;
    this.longest = space.top;
    this.ends = new Float64Array(space.plan.columns).fill(this.longest);
  }

  get count(): number {
    return this.appended;
  }

  get size(): Size {
    return sizeOf(this.space);
  }

  append(ratio = NaN): Frame {
    const { space } = this, frame = new Float64Array(4), { least, greatest } = space.plan;
    this.longest = max(this.longest, placeInColumns(space, 1, [limit(ratio, least, greatest)], this.ends, frame));
    this.appended += 1;
    space.solvedHeight = this.longest + space.bottom;
    return placed(space, this.size.width, frame, 0);
  }
}
// Growing rows
class GrowingRows implements Rows {
  private readonly space: Space;
  private readonly ratios: number[] = [];
  /** The frames before snapping and mirroring. */
  private frames = new Float64Array(64);
  /** The first photo of the last row, its top, the sum of its ratios, and the height of the row before it. */
  private start = 0;
  private y: number;
  private sum = 0;
  private previous: number | undefined;

  constructor(space: Space) {
    this.space = space;
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
    const { space } = this, own = limit(ratio, space.plan.least, space.plan.greatest), count = this.count;
    let changed = this.start;
    if (!takes(space, own, count - this.start, this.sum)) {
      const before = this.frames.slice(4 * this.start, 4 * this.start + 4);
      const height = this.placeLast(false);
      if (before.every((number, side) => number === this.frames[4 * this.start + side])) changed = count;
      this.y = this.y + height + space.rowGap;
      this.previous = height;
      this.start = count;
      this.sum = 0;
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

  /** Places the last row and returns its height. */
  private placeLast(isLast: boolean): number {
    return placeRow(this.space, this.start, this.count, this.sum, this.y, isLast, this.previous, this.ratios, this.frames);
  }
}

"""#
