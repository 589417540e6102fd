// swift-format-ignore-file
// Recorded by `make record`; a test holds it equal.

extension KitCode {
    /// The kit in C.
    static let c = KitCode(text: cText, conditions: cConditions, declarations: cDeclarations, pieces: cPieces, uses: cUses)

    private static let cDeclarations: [(parent: UInt16, isRoot: Bool, function: UInt8)] = [(0, true, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, true, 1), (0, true, 3), (0, true, 2), (0, true, 1), (0, true, 1), (0, false, 0), (0, true, 1), (0, false, 0), (0, false, 0), (0, false, 0), (0, true, 4), (0, false, 0), (0, true, 6), (0, true, 6), (0, false, 0), (0, true, 7), (0, true, 7), (0, true, 7), (0, true, 1), (0, true, 1)]

    private static let cConditions: [(needs: UInt64, lacks: UInt64)] = [(0, 0), (4294967296, 0), (32, 0), (0, 32), (16, 0), (8, 0), (4, 0), (524288, 0), (1048576, 0), (4194304, 0), (8388608, 0), (8192, 0), (268435456, 0), (67108864, 0), (65536, 0), (32768, 65536), (131072, 0), (1073741824, 0), (2147483648, 0), (262144, 0), (2097152, 0), (134217728, 0), (0, 134217728), (528384, 0), (536576, 0), (538624, 0), (134754304, 2048), (536576, 134219776), (134746112, 0), (2147483648, 4096), (532480, 0), (0, 532480), (0, 1048576), (256, 0), (0, 65536), (12582912, 0), (8388608, 4194304), (16777216, 0), (536870912, 0), (8589934592, 0), (134217728, 16), (32768, 0), (1024, 0), (4096, 0), (4429185024, 4096), (0, 4), (0, 16777216), (16777220, 0), (0, 4294967296), (16384, 0), (0, 16384), (268435488, 0), (268435456, 32), (33554432, 0)]

    private static let cUses: [UInt16] = [3, 1, 7, 6, 2, 3, 8, 1, 1, 1, 2, 8, 9, 9, 14, 12, 19, 20, 2, 9, 12, 16, 21, 1, 2, 9, 15, 19, 21, 2, 10, 12, 14, 15, 16, 17, 8, 24, 8, 24, 2, 8, 9, 14, 16, 17, 24, 26, 18, 2, 8, 9, 29, 16, 16, 16, 14, 16, 24, 25, 26, 27, 2, 9, 16, 28, 8, 9, 10, 31, 2, 12, 14, 15, 24, 25, 26, 27, 9, 10, 15, 30, 8, 9, 12, 14, 17, 1, 9, 32, 10, 14, 30, 31, 9, 10, 30, 31, 1, 9, 10, 34, 32, 14, 15, 9, 10, 34, 8, 9, 2, 9, 28, 29, 37, 2, 9, 14, 16, 38, 1, 9, 14, 15, 1, 2, 9, 33, 37, 38, 40, 9, 37, 1, 2, 9, 35, 38, 40, 42, 9, 36, 42, 44, 11, 12, 46, 47, 9, 12, 14, 17, 9, 14, 17, 1, 9, 17, 9, 14, 17, 1, 9, 12, 14, 15, 1, 9, 12, 46, 48, 52, 53, 1, 9, 14, 52, 8, 9, 17, 46, 48, 49, 56, 57, 1, 9, 46, 56, 50, 58, 17, 12, 14, 15, 48, 57, 8, 56, 8, 9, 13, 14, 17, 8, 11, 1, 9, 14, 17, 46, 63, 62, 12, 15, 48, 1, 9, 14, 17, 46, 48, 1, 9, 15, 46, 48, 63, 64, 65, 67, 9, 13, 14, 17, 1, 9, 14, 17, 46, 48, 63, 64, 67, 68, 69, 1, 9, 46, 70, 70, 66, 48, 61, 63, 64, 1, 9, 14, 17, 46, 73, 74, 74, 73, 74, 79, 73, 74, 75, 77, 79, 48, 73, 74, 75, 76, 77, 1, 74, 82, 1, 14, 73, 74, 75, 80, 82, 1, 12, 14, 15, 48, 73, 74, 75, 76, 80, 81, 1, 9, 46, 73, 74, 78, 49, 50, 17, 14, 81, 1, 5, 8, 9, 46, 11, 12, 47, 54, 71, 59, 83, 5, 8, 3, 5, 9, 16, 12, 2, 9, 16, 22, 22, 39, 28, 29, 22, 9, 5, 1, 84, 41, 33, 5, 85, 9, 5, 9, 5, 9, 85, 86, 89, 84, 90, 87, 1, 5, 9, 85, 86, 88, 2, 23, 87, 5, 9, 85, 86, 1, 90, 84, 87, 1, 9, 15, 23, 23, 43, 23, 35, 4, 9, 9, 55, 72, 60, 45, 36, 9, 96, 36, 51, 1, 9, 9, 98, 99, 94, 100, 9, 5, 8, 12, 86, 87, 102, 1, 9, 12, 23, 47, 52, 53, 87, 102, 9, 63, 1, 5, 8, 12, 63, 86, 87, 105, 1, 9, 46, 47, 61, 63, 64, 87, 105, 1, 15, 23, 105, 1, 2]

    private static let cPieces: [Piece] = [
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 1, declaration: 0, length: 0),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 0, length: 1260),
        Piece(condition: 1, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 0, length: 207),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 0, length: 137),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 1, length: 149),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 2, length: 94),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 3, length: 218),
        Piece(condition: 2, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 4, length: 105),
        Piece(condition: 3, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 4, length: 79),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 4, length: 55),
        Piece(condition: 2, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 4, length: 13),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 8), place: 0, declaration: 4, length: 17),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 0, length: 140),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 5, length: 258),
        Piece(condition: 4, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 5, length: 61),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 5, length: 333),
        Piece(condition: 2, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 5, length: 107),
        Piece(condition: 5, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 5, length: 204),
        Piece(condition: 6, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 5, length: 177),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 5, length: 19),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 6, length: 103),
        Piece(condition: 7, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 6, length: 66),
        Piece(condition: 8, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 6, length: 20),
        Piece(condition: 9, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 6, length: 36),
        Piece(condition: 10, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 6, length: 19),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 6, length: 18),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 7, length: 141),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 8, length: 184),
        Piece(condition: 11, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 8, length: 71),
        Piece(condition: 12, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 8, length: 67),
        Piece(condition: 13, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 8, length: 68),
        Piece(condition: 14, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 8, length: 301),
        Piece(condition: 15, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 8, length: 84),
        Piece(condition: 6, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 8, length: 106),
        Piece(condition: 16, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 8, length: 135),
        Piece(condition: 17, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 8, length: 153),
        Piece(condition: 2, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 8, length: 59),
        Piece(condition: 18, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 8, length: 161),
        Piece(condition: 13, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 8, length: 75),
        Piece(condition: 19, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 8, length: 331),
        Piece(condition: 20, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 8, length: 71),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 8, length: 16),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 9, length: 240),
        Piece(condition: 21, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 9, length: 139),
        Piece(condition: 22, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 9, length: 97),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 9, length: 119),
        Piece(condition: 6, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 9, length: 204),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 9, length: 18),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 10, length: 258),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 11, length: 79),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 12, length: 80),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 13, length: 92),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 14, length: 198),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 15, length: 229),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 16, length: 168),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 9), place: 2, declaration: 0, length: 0),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 17, length: 228),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 18, length: 222),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 0, length: 10),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 19, length: 72),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 20, length: 252),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 21, length: 485),
        Piece(condition: 0, useCount: 5, flags: Flags(rawValue: 11), place: 0, declaration: 22, length: 373),
        Piece(condition: 0, useCount: 6, flags: Flags(rawValue: 3), place: 0, declaration: 23, length: 476),
        Piece(condition: 1, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 0, length: 25),
        Piece(condition: 11, useCount: 7, flags: Flags(rawValue: 1), place: 4, declaration: 0, length: 0),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 24, length: 177),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 25, length: 627),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 26, length: 398),
        Piece(condition: 8, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 26, length: 145),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 26, length: 67),
        Piece(condition: 0, useCount: 8, flags: Flags(rawValue: 3), place: 0, declaration: 27, length: 422),
        Piece(condition: 21, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 27, length: 240),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 27, length: 58),
        Piece(condition: 23, useCount: 4, flags: Flags(rawValue: 3), place: 0, declaration: 28, length: 205),
        Piece(condition: 24, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 28, length: 43),
        Piece(condition: 25, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 28, length: 46),
        Piece(condition: 26, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 28, length: 65),
        Piece(condition: 27, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 28, length: 52),
        Piece(condition: 24, useCount: 0, flags: Flags(rawValue: 5), place: 0, declaration: 28, length: 6),
        Piece(condition: 28, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 28, length: 96),
        Piece(condition: 23, useCount: 6, flags: Flags(rawValue: 1), place: 0, declaration: 28, length: 845),
        Piece(condition: 29, useCount: 4, flags: Flags(rawValue: 3), place: 0, declaration: 29, length: 179),
        Piece(condition: 7, useCount: 4, flags: Flags(rawValue: 3), place: 0, declaration: 30, length: 196),
        Piece(condition: 30, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 30, length: 88),
        Piece(condition: 7, useCount: 8, flags: Flags(rawValue: 1), place: 0, declaration: 30, length: 1140),
        Piece(condition: 31, useCount: 4, flags: Flags(rawValue: 3), place: 0, declaration: 31, length: 313),
        Piece(condition: 0, useCount: 5, flags: Flags(rawValue: 11), place: 0, declaration: 32, length: 412),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 33, length: 193),
        Piece(condition: 8, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 33, length: 76),
        Piece(condition: 32, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 33, length: 71),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 9), place: 0, declaration: 33, length: 761),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 11), place: 0, declaration: 34, length: 437),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 3), place: 0, declaration: 35, length: 300),
        Piece(condition: 8, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 35, length: 49),
        Piece(condition: 32, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 35, length: 44),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 9), place: 0, declaration: 35, length: 248),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 3), place: 0, declaration: 36, length: 474),
        Piece(condition: 18, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 0, length: 22),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 37, length: 308),
        Piece(condition: 33, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 37, length: 9),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 37, length: 63),
        Piece(condition: 21, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 37, length: 91),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 37, length: 20),
        Piece(condition: 0, useCount: 5, flags: Flags(rawValue: 11), place: 0, declaration: 38, length: 422),
        Piece(condition: 0, useCount: 5, flags: Flags(rawValue: 11), place: 0, declaration: 39, length: 624),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 11), place: 0, declaration: 40, length: 521),
        Piece(condition: 0, useCount: 7, flags: Flags(rawValue: 11), place: 0, declaration: 41, length: 972),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 42, length: 337),
        Piece(condition: 0, useCount: 7, flags: Flags(rawValue: 11), place: 0, declaration: 43, length: 513),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 44, length: 272),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 3), place: 0, declaration: 45, length: 533),
        Piece(condition: 6, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 0, length: 33),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 46, length: 180),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 47, length: 252),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 48, length: 193),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 11), place: 0, declaration: 49, length: 528),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 50, length: 333),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 51, length: 542),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 52, length: 298),
        Piece(condition: 0, useCount: 5, flags: Flags(rawValue: 11), place: 0, declaration: 53, length: 890),
        Piece(condition: 0, useCount: 7, flags: Flags(rawValue: 11), place: 0, declaration: 54, length: 728),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 11), place: 0, declaration: 55, length: 779),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 56, length: 441),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 57, length: 272),
        Piece(condition: 0, useCount: 7, flags: Flags(rawValue: 11), place: 0, declaration: 58, length: 820),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 3), place: 0, declaration: 59, length: 314),
        Piece(condition: 14, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 59, length: 123),
        Piece(condition: 34, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 59, length: 92),
        Piece(condition: 0, useCount: 5, flags: Flags(rawValue: 9), place: 0, declaration: 59, length: 850),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 60, length: 601),
        Piece(condition: 20, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 0, length: 18),
        Piece(condition: 0, useCount: 5, flags: Flags(rawValue: 11), place: 0, declaration: 61, length: 841),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 62, length: 492),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 63, length: 304),
        Piece(condition: 0, useCount: 6, flags: Flags(rawValue: 3), place: 0, declaration: 64, length: 397),
        Piece(condition: 9, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 64, length: 323),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 9), place: 0, declaration: 64, length: 334),
        Piece(condition: 0, useCount: 6, flags: Flags(rawValue: 11), place: 0, declaration: 65, length: 1290),
        Piece(condition: 0, useCount: 8, flags: Flags(rawValue: 11), place: 0, declaration: 66, length: 1818),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 67, length: 371),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 68, length: 545),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 11), place: 0, declaration: 69, length: 1043),
        Piece(condition: 0, useCount: 11, flags: Flags(rawValue: 11), place: 0, declaration: 70, length: 1861),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 3), place: 0, declaration: 71, length: 214),
        Piece(condition: 35, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 71, length: 97),
        Piece(condition: 36, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 71, length: 55),
        Piece(condition: 37, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 71, length: 101),
        Piece(condition: 9, useCount: 4, flags: Flags(rawValue: 1), place: 0, declaration: 71, length: 777),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 71, length: 2),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 3), place: 0, declaration: 72, length: 614),
        Piece(condition: 17, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 0, length: 9),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 73, length: 125),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 74, length: 653),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 75, length: 210),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 76, length: 263),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 77, length: 68),
        Piece(condition: 0, useCount: 5, flags: Flags(rawValue: 11), place: 0, declaration: 78, length: 355),
        Piece(condition: 0, useCount: 6, flags: Flags(rawValue: 11), place: 0, declaration: 79, length: 804),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 80, length: 121),
        Piece(condition: 0, useCount: 7, flags: Flags(rawValue: 11), place: 0, declaration: 81, length: 390),
        Piece(condition: 0, useCount: 11, flags: Flags(rawValue: 11), place: 0, declaration: 82, length: 829),
        Piece(condition: 0, useCount: 6, flags: Flags(rawValue: 3), place: 0, declaration: 83, length: 437),
        Piece(condition: 14, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 83, length: 150),
        Piece(condition: 34, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 83, length: 92),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 9), place: 0, declaration: 83, length: 312),
        Piece(condition: 0, useCount: 5, flags: Flags(rawValue: 3), place: 0, declaration: 84, length: 464),
        Piece(condition: 2, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 84, length: 120),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 84, length: 70),
        Piece(condition: 16, useCount: 3, flags: Flags(rawValue: 1), place: 0, declaration: 84, length: 400),
        Piece(condition: 12, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 84, length: 81),
        Piece(condition: 20, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 84, length: 97),
        Piece(condition: 38, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 84, length: 78),
        Piece(condition: 17, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 84, length: 71),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 84, length: 16),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 0, length: 11),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 85, length: 226),
        Piece(condition: 2, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 85, length: 113),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 85, length: 57),
        Piece(condition: 33, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 85, length: 39),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 8), place: 0, declaration: 85, length: 9),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 3), place: 0, declaration: 86, length: 606),
        Piece(condition: 39, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 86, length: 111),
        Piece(condition: 18, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 86, length: 84),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 86, length: 327),
        Piece(condition: 4, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 86, length: 102),
        Piece(condition: 40, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 86, length: 24),
        Piece(condition: 41, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 86, length: 85),
        Piece(condition: 6, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 86, length: 58),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 86, length: 19),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 3), place: 0, declaration: 87, length: 176),
        Piece(condition: 6, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 87, length: 136),
        Piece(condition: 42, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 87, length: 20),
        Piece(condition: 18, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 87, length: 102),
        Piece(condition: 43, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 87, length: 71),
        Piece(condition: 44, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 87, length: 62),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 9), place: 0, declaration: 87, length: 46),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 88, length: 141),
        Piece(condition: 6, useCount: 1, flags: Flags(rawValue: 0), place: 0, declaration: 88, length: 32),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 0), place: 0, declaration: 88, length: 25),
        Piece(condition: 6, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 88, length: 131),
        Piece(condition: 18, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 88, length: 105),
        Piece(condition: 1, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 88, length: 41),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 5), place: 0, declaration: 88, length: 2),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 9), place: 3, declaration: 0, length: 0),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 89, length: 180),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 90, length: 233),
        Piece(condition: 6, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 91, length: 238),
        Piece(condition: 45, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 91, length: 164),
        Piece(condition: 0, useCount: 5, flags: Flags(rawValue: 1), place: 0, declaration: 91, length: 218),
        Piece(condition: 6, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 91, length: 244),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 9), place: 0, declaration: 91, length: 63),
        Piece(condition: 0, useCount: 6, flags: Flags(rawValue: 3), place: 0, declaration: 92, length: 445),
        Piece(condition: 6, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 92, length: 9),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 8), place: 0, declaration: 92, length: 274),
        Piece(condition: 37, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 93, length: 150),
        Piece(condition: 46, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 93, length: 59),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 1), place: 0, declaration: 93, length: 204),
        Piece(condition: 6, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 93, length: 74),
        Piece(condition: 47, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 93, length: 205),
        Piece(condition: 6, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 93, length: 78),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 9), place: 0, declaration: 93, length: 46),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 3), place: 0, declaration: 94, length: 242),
        Piece(condition: 6, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 94, length: 91),
        Piece(condition: 18, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 94, length: 120),
        Piece(condition: 1, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 94, length: 87),
        Piece(condition: 48, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 94, length: 43),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 94, length: 2),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 95, length: 207),
        Piece(condition: 2, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 95, length: 47),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 95, length: 64),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 96, length: 144),
        Piece(condition: 12, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 96, length: 98),
        Piece(condition: 20, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 96, length: 164),
        Piece(condition: 38, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 96, length: 115),
        Piece(condition: 17, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 96, length: 66),
        Piece(condition: 18, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 96, length: 83),
        Piece(condition: 1, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 96, length: 50),
        Piece(condition: 48, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 96, length: 14),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 96, length: 2),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 97, length: 235),
        Piece(condition: 49, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 97, length: 58),
        Piece(condition: 50, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 97, length: 59),
        Piece(condition: 14, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 97, length: 118),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 97, length: 197),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 98, length: 198),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 99, length: 165),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 100, length: 284),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 101, length: 583),
        Piece(condition: 2, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 101, length: 81),
        Piece(condition: 3, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 101, length: 65),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 101, length: 518),
        Piece(condition: 12, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 102, length: 478),
        Piece(condition: 12, useCount: 6, flags: Flags(rawValue: 11), place: 0, declaration: 103, length: 762),
        Piece(condition: 51, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 104, length: 125),
        Piece(condition: 52, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 104, length: 85),
        Piece(condition: 12, useCount: 9, flags: Flags(rawValue: 1), place: 0, declaration: 104, length: 580),
        Piece(condition: 53, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 105, length: 453),
        Piece(condition: 53, useCount: 8, flags: Flags(rawValue: 11), place: 0, declaration: 106, length: 894),
        Piece(condition: 53, useCount: 9, flags: Flags(rawValue: 11), place: 0, declaration: 107, length: 1771),
        Piece(condition: 53, useCount: 4, flags: Flags(rawValue: 3), place: 0, declaration: 108, length: 331),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 0, length: 21),
        Piece(condition: 1, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 0, length: 26),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 0, length: 154),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 109, length: 195),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 110, length: 146),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 0, length: 14),
    ]
}

private let cText: StaticString = #"""
#include <float.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) || defined(_M_FP_FAST) \
    || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__) || FLT_EVAL_METHOD < 0 || FLT_EVAL_METHOD == 2
#error "layouts need the arithmetic of IEEE 754: compile without -ffast-math, -funsafe-math-optimizations and x87"
#endif
// Each product and each sum is rounded, so that all compilers get the same frames. With Clang this holds for the rest of
// the file, since it can't restore what held before. GCC has only an option, and doesn't inline functions with another one;
// but a product that it has to hold in a register can't be fused with a sum.
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#elif defined(_MSC_VER)
#pragma fp_contract(off)
#elif defined(__FP_FAST_FMA) && (defined(__x86_64__) || defined(__i386__))
#define GRIDGEN_ROUND(number) __asm__("" : "+x"(number))
#elif defined(__FP_FAST_FMA) && defined(__aarch64__)
#define GRIDGEN_ROUND(number) __asm__("" : "+w"(number))
#elif defined(__FP_FAST_FMA)
#define GRIDGEN_ROUND(number) __asm__("" : "+m"(number))
#endif
#ifndef GRIDGEN_ROUND
#define GRIDGEN_ROUND(number) ((void)0)
#endif
// A row has few tiles, for which vector code takes longer.
#if defined(__clang__)
#define GRIDGEN_SHORT_LOOP _Pragma("clang loop vectorize(disable) unroll(disable)")
#else
#define GRIDGEN_SHORT_LOOP
#endif
// A value whose members are 0.
#ifdef __cplusplus
#define GRIDGEN_NONE(type) type()
#else
#define GRIDGEN_NONE(type) ((type){0})
#endif
/// A rectangle in points from the top left corner of the container.
typedef struct Gridgen_Frame {
    double x, y, width, height;
} Gridgen_Frame;
/// A size in points.
typedef struct Gridgen_Size {
    double width, height;
} Gridgen_Size;
/// Distances of the tiles from the container's edges, in points. `leading` is the left edge, and the right one if mirrored.
typedef struct Gridgen_Insets {
    double top, leading, bottom, trailing;
} Gridgen_Insets;
/// The content of a tile: a photo, a photo with the number of hidden ones, or the button that adds one.
/// The content of a tile: a photo, or a photo with the number of hidden ones.
typedef enum Gridgen_Role { GRIDGEN_PHOTO, GRIDGEN_MORE, GRIDGEN_ADD } Gridgen_Role;
/// Edges of the container that a tile touches, as bits.
enum { GRIDGEN_TOP = 1, GRIDGEN_LEFT = 2, GRIDGEN_BOTTOM = 4, GRIDGEN_RIGHT = 8 };
/// What a layout depends on: the photos, the container and options. `gridgen_request` fills it with the spec's own.
typedef struct Gridgen_Request {
    /// The number of photos.
    int64_t count;
    /// The container's width in points.
    double width;
    /// The container's height in points.
    double height;
    /// The gaps between rows and between columns.
    double row_gap, column_gap;
    /// The distances from the container's edges.
    Gridgen_Insets insets;
    /// The pixels per point. All edges are snapped to whole pixels; 0 leaves them.
    double scale;
    /// Whether the layout runs from right to left.
    bool mirrored;
    /// Whether a tile that adds a photo follows fewer than GRIDGEN_APPEND_LIMIT photos.
    bool editing;
    /// The photos' widths divided by their heights. One that is missing or not a finite number above 0 counts as 1:1.
    const double *ratios;
    /// How many ratios there are.
    size_t ratio_count;
    /// A buffer in which a layout keeps its frames if tiles have their photos' ratios, and its length. It has to live as long.
    Gridgen_Frame *frames;
    int64_t capacity;
} Gridgen_Request;
/// How rows are made, and what their numbers mean.
typedef enum Gridgen_Sizing {
    GRIDGEN_NO_ROWS,
    GRIDGEN_TILE_RATIO,
    GRIDGEN_TILE_SIZE,
    GRIDGEN_FRAME,
    GRIDGEN_SPREAD,
    GRIDGEN_NEAR,
    GRIDGEN_OVER,
    GRIDGEN_SHAPE,
} Gridgen_Sizing;
/// How a last row that isn't full is laid out.
typedef enum Gridgen_Last { GRIDGEN_SHORT, GRIDGEN_STRETCH, GRIDGEN_BALANCED } Gridgen_Last;
/// The number of tiles for a count, and what determines their places.
typedef struct Gridgen_Plan {
    /// The number of tiles, and of photos without one.
    int64_t tiles, hidden;
    /// The index of the first number in the table.
    int32_t start;
    /// The number of columns of a waterfall.
    int32_t columns;
    /// The greatest number of tiles in a row.
    int64_t per_row;
    /// The ratio, width to height, of the container or of the box that photos stay within; the negated height of such
    /// a box; 0 without them.
    double ratio;
    /// How many halves of the free width are before photos that a box makes narrower than the container.
    int32_t halves_before;
    /// The container's ratio, width to height; 0 if it has none.
    double ratio;
    /// The limits of ratios if tiles keep their photos' ratios; otherwise 0.
    double least, greatest;
    /// Whether the limits of ratios end at 1: they are above 1 if the photos are wide on average, otherwise below.
    bool is_sided;
    /// A tree of photos in the notation of the spec, and a character for each photo, whose lower four bits are the edges.
    const char *tree, *edges;
    /// Whether the last tile adds a photo.
    bool adds;
    /// The number of photos in a block that repeats; 0 if none does.
    int32_t per_block;
    /// Whether every second block is reflected.
    bool reflects;
    /// How a last row that isn't full is laid out.
    Gridgen_Last last;
    /// How rows are made, and the part of what is left that lies before a short one.
    Gridgen_Sizing sizing;
    double align;
    /// The ratio or the width of tiles, the height or the shape that rows aim at.
    double size;
    /// The height of tiles, or the height that each row of a shape should have.
    double height;
    /// The least number of photos in a row.
    int64_t least_in_row;
} Gridgen_Plan;
/// The tiles for one count of photos, in the order of the photos.
typedef struct Gridgen_Layout {
    /// The size of the container.
    Gridgen_Size size;
    /// The number of tiles, and of photos without one.
    int64_t count, hidden;
    /// What follows is for the functions of this file: the container's width, and its height if tiles share it.
    double width, height;
    /// What follows is for the functions of this file: the container's width.
    double width;
    double column_gap, row_gap;
    Gridgen_Insets insets;
    double scale;
    bool mirrored;
    Gridgen_Plan plan;
    /// The caller's frames of tiles that keep their photos' ratios, before snapping and mirroring.
    Gridgen_Frame *frames;
    /// The height of the container of such tiles.
    double solved_height;
} Gridgen_Layout;
/// Equal tiles in rows with gaps: the edges that the outer ones touch as bits, and the first tile, from the corner within
/// the insets.
typedef struct Gridgen_Block {
    int64_t rows, columns;
    int32_t edges;
    Gridgen_Frame first;
} Gridgen_Block;
static inline double gridgen_min(double a, double b) { return b < a ? b : a; }
static inline double gridgen_max(double a, double b) { return b >= a ? b : a; }
static inline double gridgen_magnitude(double value) { return value < 0 ? -value : value; }
/// A product that is rounded before it is added to something.
static inline double gridgen_times(double a, double b) {
    double product = a * b;
    GRIDGEN_ROUND(product);
    return product;
}
static inline Gridgen_Frame gridgen_make_frame(double x, double y, double width, double height) {
    Gridgen_Frame frame;
    frame.x = x;
    frame.y = y;
    frame.width = width;
    frame.height = height;
    return frame;
}
static inline Gridgen_Size gridgen_make_size(double width, double height) {
    Gridgen_Size size;
    size.width = width;
    size.height = height;
    return size;
}
/// The width within the insets; negative if the container is too narrow.
static inline double gridgen_content_width(const Gridgen_Layout *layout) {
    return layout->width - layout->insets.leading - layout->insets.trailing;
}
/// The height within the insets if tiles share the container's height.
static inline double gridgen_content_height(const Gridgen_Layout *layout) {
    return layout->height - layout->insets.top - layout->insets.bottom;
}
// Pixels
typedef struct Gridgen_Span {
    double start, length;
} Gridgen_Span;
/// Adding 1.5 * 2^52 rounds; the millionth makes sums that differ in the last digit agree.
static inline double gridgen_pixel(double value, double scale) {
    return gridgen_times(value, scale) + 0.000001 + 6755399441055744.0 - 6755399441055744.0;
}
/// Snaps a side and the gap after it to whole pixels.
static inline Gridgen_Span gridgen_snap(double scale, double start, double length, double gap) {
    Gridgen_Span span;
    span.start = start;
    span.length = length;
    if (scale > 0) {
        double first = gridgen_pixel(start, scale);
        span.start = first / scale;
        span.length = gridgen_max(0, gridgen_pixel(start + length + gap, scale) - gridgen_pixel(gap, scale) - first) / scale;
    }
    return span;
}
/// Snaps the size of the container; it isn't negative.
static inline Gridgen_Size gridgen_snap_size(const Gridgen_Layout *layout, Gridgen_Size size) {
    return gridgen_make_size(
        gridgen_snap(layout->scale, 0, gridgen_max(0, size.width), layout->column_gap).length,
        gridgen_snap(layout->scale, 0, gridgen_max(0, size.height), layout->row_gap).length);
}
/// Snaps and mirrors a frame in a container of a size.
static inline Gridgen_Frame gridgen_place(const Gridgen_Layout *layout, Gridgen_Frame frame, Gridgen_Size size) {
    Gridgen_Span x = gridgen_snap(layout->scale, frame.x, frame.width, layout->column_gap);
    Gridgen_Span y = gridgen_snap(layout->scale, frame.y, frame.height, layout->row_gap);
    return gridgen_make_frame(layout->mirrored ? size.width - x.start - x.length : x.start, y.start, x.length, y.length);
}
// Blocks of equal tiles
/// The number and length of the first rows, and of the last ones.
typedef struct Gridgen_Split {
    int64_t first_rows, first_length, last_rows, last_length;
} Gridgen_Split;
static inline Gridgen_Split gridgen_split(const Gridgen_Plan *plan) {
    int64_t count = plan->tiles, rows = (count - 1) / plan->per_row + 1;
    Gridgen_Split split;
    if (plan->last == GRIDGEN_BALANCED) {
        int64_t longer = count % rows;
        split.first_rows = rows - longer;
        split.first_length = count / rows;
        split.last_rows = longer;
        split.last_length = count / rows + 1;
    } else {
        split.first_rows = rows - 1;
        split.first_length = plan->per_row;
        split.last_rows = 1;
        split.last_length = count - (rows - 1) * plan->per_row;
    }
    return split;
}
/// The slots of a row of `length` tiles; some may stay empty.
static inline int64_t gridgen_slots(const Gridgen_Plan *plan, int64_t length, Gridgen_Split split) {
    if (plan->sizing == GRIDGEN_TILE_SIZE) {
        int64_t first = split.first_rows > 0 ? split.first_length : 0;
        int64_t last = split.last_rows > 0 ? split.last_length : 0;
        return first > last ? first : last;
    }
    // What is left of the width is after a single column.
    if (plan->sizing == GRIDGEN_SPREAD) return plan->per_row > 2 ? plan->per_row : 2;
    return plan->last == GRIDGEN_SHORT ? plan->per_row : length;
}
static inline Gridgen_Size gridgen_tile(const Gridgen_Layout *layout, int64_t length, Gridgen_Split split) {
    const Gridgen_Plan *plan = &layout->plan;
    double slots = (double)gridgen_slots(plan, length, split);
    double width = (gridgen_content_width(layout) - gridgen_times(slots - 1, layout->column_gap)) / slots;
    if (plan->sizing == GRIDGEN_TILE_RATIO) return gridgen_make_size(width, width / plan->size);
    if (plan->sizing == GRIDGEN_FRAME) {
        double rows = (double)(split.first_rows + split.last_rows);
        return gridgen_make_size(width, (gridgen_content_height(layout) - gridgen_times(rows - 1, layout->row_gap)) / rows);
    }
    return gridgen_make_size(plan->size, plan->height);
}
/// The size of the container before snapping; for blocks that don't repeat.
static inline Gridgen_Size gridgen_size_of_blocks(const Gridgen_Layout *layout) {
    const Gridgen_Plan *plan = &layout->plan;
    if (plan->sizing == GRIDGEN_NO_ROWS) {
        return gridgen_size_of_table(layout);
        return gridgen_make_size(layout->width, layout->height);
        return gridgen_make_size(layout->width, 0);
    }
    if (plan->sizing == GRIDGEN_FRAME) return gridgen_make_size(layout->width, layout->height);
    Gridgen_Split split = gridgen_split(plan);
    Gridgen_Size first = gridgen_tile(layout, split.first_length, split), last = gridgen_tile(layout, split.last_length, split);
    double rows = gridgen_times((double)split.first_rows, first.height) + gridgen_times((double)split.last_rows, last.height);
    double gaps = gridgen_times((double)(split.first_rows + split.last_rows - 1), layout->row_gap);
    double height = layout->insets.top + layout->insets.bottom + rows + gaps;
    if (plan->sizing != GRIDGEN_TILE_SIZE) return gridgen_make_size(layout->width, height);
    double slots = (double)gridgen_slots(plan, split.last_length, split);
    double width = gridgen_times(slots, last.width) + gridgen_times(slots - 1, layout->column_gap);
    return gridgen_make_size(layout->insets.leading + layout->insets.trailing + width, height);
}
/// The size of the container before snapping.
static inline Gridgen_Size gridgen_size_of_blocks(const Gridgen_Layout *layout) {
    return gridgen_make_size(layout->width, 0);
}
/// The block with a number; valid while tiles remain.
static inline Gridgen_Block gridgen_read_block(const Gridgen_Layout *layout, int64_t number) {
    const Gridgen_Plan *plan = &layout->plan;
    if (plan->sizing == GRIDGEN_NO_ROWS) return gridgen_block_of_table(layout, number);
    Gridgen_Split split = gridgen_split(plan);
    Gridgen_Size first = gridgen_tile(layout, split.first_length, split);
    bool is_first = number == 0 && split.first_rows > 0;
    int64_t length = is_first ? split.first_length : split.last_length;
    Gridgen_Size tile = is_first ? first : gridgen_tile(layout, length, split);
    int64_t empty = gridgen_slots(plan, length, split) - length;
    double above = is_first ? 0 : gridgen_times((double)split.first_rows, first.height + layout->row_gap);
    Gridgen_Block block;
    block.rows = is_first ? split.first_rows : split.last_rows;
    block.columns = length;
    block.edges = 0;
    if (is_first || split.first_rows == 0) block.edges |= GRIDGEN_TOP;
    if (!is_first || split.last_rows == 0) block.edges |= GRIDGEN_BOTTOM;
    if (plan->align == 0 || empty == 0) block.edges |= GRIDGEN_LEFT;
    if (plan->align == 1 || empty == 0) block.edges |= GRIDGEN_RIGHT;
    block.first = gridgen_make_frame(
        gridgen_times(plan->align * (double)empty, tile.width + layout->column_gap), above, gridgen_max(0, tile.width),
        gridgen_max(0, tile.height));
    return block;
}
/// No count has tiles.
static inline Gridgen_Block gridgen_read_block(const Gridgen_Layout *layout, int64_t number) {
    (void)number;
    Gridgen_Block block;
    block.rows = layout->plan.tiles;
    block.columns = 1;
    block.edges = 0;
    block.first = gridgen_make_frame(0, 0, 0, 0);
    return block;
}
/// The gap between the columns of blocks.
static inline double gridgen_spacing(const Gridgen_Layout *layout) {
    const Gridgen_Plan *plan = &layout->plan;
    if (plan->sizing != GRIDGEN_SPREAD || plan->per_row <= 1) return layout->column_gap;
    double rest = gridgen_content_width(layout) - gridgen_times((double)plan->per_row, plan->size);
    return gridgen_max(0, rest / (double)(plan->per_row - 1));
}
/// Writes the frames of the tiles of blocks, row by row, before snapping to pixels and mirroring.
static inline void gridgen_fill_blocks(const Gridgen_Layout *layout, Gridgen_Frame *frames) {
    double column_gap = gridgen_spacing(layout), row_gap = layout->row_gap;
    double column_gap = layout->column_gap, row_gap = layout->row_gap;
    int64_t rest = layout->plan.tiles;
    for (int64_t number = 0; rest > 0; number++) {
        Gridgen_Block block = gridgen_read_block(layout, number);
        rest -= block.rows * block.columns;
        double width = block.first.width, height = block.first.height;
        double x = layout->insets.leading + block.first.x, y = layout->insets.top + block.first.y;
        for (int64_t row = 0; row < block.rows; row++) {
            double top = y + gridgen_times((double)row, height + row_gap);
            GRIDGEN_SHORT_LOOP
            for (int64_t column = 0; column < block.columns; column++) {
                *frames++ = gridgen_make_frame(x + gridgen_times((double)column, width + column_gap), top, width, height);
            }
        }
    }
}
/// The block that contains a tile; `*index` becomes the index of the tile in it.
static inline Gridgen_Block gridgen_find_block(const Gridgen_Layout *layout, int64_t *index) {
    Gridgen_Block block = gridgen_read_block(layout, 0);
    for (int64_t number = 1; *index >= block.rows * block.columns; number++) {
        *index -= block.rows * block.columns;
        block = gridgen_read_block(layout, number);
    }
    return block;
}
static inline Gridgen_Frame gridgen_frame_in_block(const Gridgen_Layout *layout, int64_t index) {
    Gridgen_Block block = gridgen_find_block(layout, &index);
    double width = block.first.width, height = block.first.height;
    int64_t row = index / block.columns, column = index % block.columns;
    double column_gap = gridgen_spacing(layout);
    double column_gap = layout->column_gap;
    return gridgen_make_frame(
        layout->insets.leading + block.first.x + gridgen_times((double)column, width + column_gap),
        layout->insets.top + block.first.y + gridgen_times((double)row, height + layout->row_gap), width, height);
}
static inline int32_t gridgen_edges_in_block(const Gridgen_Layout *layout, int64_t index) {
    Gridgen_Block block = gridgen_find_block(layout, &index);
    int32_t edges = block.edges;
    if (index / block.columns > 0) edges &= ~GRIDGEN_TOP;
    if (index / block.columns < block.rows - 1) edges &= ~GRIDGEN_BOTTOM;
    if (index % block.columns > 0) edges &= ~GRIDGEN_LEFT;
    if (index % block.columns < block.columns - 1) edges &= ~GRIDGEN_RIGHT;
    return edges;
}
// Blocks that repeat
/// The layout of so many photos as a block, before snapping and mirroring.
static inline Gridgen_Layout gridgen_layout_of_block(const Gridgen_Layout *layout, int64_t photos) {
    Gridgen_Layout block = *layout;
    block.plan = GRIDGEN_NONE(Gridgen_Plan);
    gridgen_plan_for_count(photos, layout->width, NULL, 0, &block.plan);
    block.scale = 0;
    block.mirrored = false;
    // A container whose height the app gives doesn't repeat blocks.
    block.height = 0;
    return block;
}
/// The size of a block with the insets; `*step` is its distance from the next.
static inline Gridgen_Size gridgen_size_of_block(const Gridgen_Layout *layout, int64_t photos, double *step) {
    Gridgen_Layout block = gridgen_layout_of_block(layout, photos);
    Gridgen_Size size = gridgen_size_of_blocks(&block);
    *step = size.height - layout->insets.top - layout->insets.bottom + layout->row_gap;
    return size;
}
/// The size of the container: whole blocks, and the photos that remain.
static inline Gridgen_Size gridgen_size_of_repeat(const Gridgen_Layout *layout) {
    int64_t per_block = layout->plan.per_block, blocks = layout->plan.tiles / per_block, rest = layout->plan.tiles % per_block;
    double step, last = 0;
    Gridgen_Size size = gridgen_size_of_block(layout, per_block, &step);
    if (rest > 0) gridgen_size_of_block(layout, rest, &last);
    double height = gridgen_times((double)blocks, step) + last - layout->row_gap;
    return gridgen_make_size(size.width, height + layout->insets.top + layout->insets.bottom);
}
/// A frame in the first block, moved to a block further down and reflected there if need be.
static inline Gridgen_Frame gridgen_move(const Gridgen_Layout *layout, Gridgen_Frame frame, int64_t block, double width, double step) {
    double reflected = layout->insets.leading + width - layout->insets.trailing - frame.x - frame.width;
    return gridgen_make_frame(
        layout->plan.reflects && block % 2 == 1 ? reflected : frame.x, frame.y + gridgen_times((double)block, step), frame.width,
        frame.height);
}
/// Writes the frames of all blocks. Those of the first are also those of the others, moved.
static inline void gridgen_fill_repeat(const Gridgen_Layout *layout, Gridgen_Frame *frames) {
    int64_t per_block = layout->plan.per_block, tiles = layout->plan.tiles;
    double step;
    Gridgen_Size size = gridgen_size_of_block(layout, per_block, &step);
    for (int64_t start = 0, block = 0; start < tiles; start += per_block, block++) {
        bool is_rest = tiles - start < per_block;
        int64_t photos = is_rest ? tiles - start : per_block, first = is_rest ? start : 0;
        if (block == 0 || is_rest) {
            Gridgen_Layout own = gridgen_layout_of_block(layout, photos);
            gridgen_fill_blocks(&own, frames + start);
        }
        if (block == 0) continue;
        for (int64_t index = 0; index < photos; index++) {
            frames[start + index] = gridgen_move(layout, frames[first + index], block, size.width, step);
        }
    }
}
/// The block that contains a tile as a layout of its own.
static inline Gridgen_Layout gridgen_block_of_repeat(const Gridgen_Layout *layout, int64_t block) {
    int64_t per_block = layout->plan.per_block, rest = layout->plan.tiles - block * per_block;
    return gridgen_layout_of_block(layout, rest < per_block ? rest : per_block);
}
static inline Gridgen_Frame gridgen_frame_in_repeat(const Gridgen_Layout *layout, int64_t index) {
    int64_t per_block = layout->plan.per_block, number = index / per_block;
    Gridgen_Layout block = gridgen_block_of_repeat(layout, number);
    Gridgen_Frame frame = gridgen_frame_in_block(&block, index % per_block);
    if (number == 0) return frame;
    double step;
    Gridgen_Size size = gridgen_size_of_block(layout, per_block, &step);
    return gridgen_move(layout, frame, number, size.width, step);
}
/// The edges with left and right exchanged.
static inline int32_t gridgen_reflect(int32_t edges) {
    bool is_left = (edges & GRIDGEN_LEFT) != 0, is_right = (edges & GRIDGEN_RIGHT) != 0;
    return is_left == is_right ? edges : edges ^ (GRIDGEN_LEFT | GRIDGEN_RIGHT);
}
static inline int32_t gridgen_edges_in_repeat(const Gridgen_Layout *layout, int64_t index) {
    int64_t per_block = layout->plan.per_block, number = index / per_block;
    Gridgen_Layout block = gridgen_block_of_repeat(layout, number);
    int32_t edges = gridgen_edges_in_block(&block, index % per_block);
    if (number > 0) edges &= ~GRIDGEN_TOP;
    if (number * per_block + block.plan.tiles < layout->plan.tiles) edges &= ~GRIDGEN_BOTTOM;
    return layout->plan.reflects && number % 2 == 1 ? gridgen_reflect(edges) : edges;
}
// Photos that keep their ratios
/// The ratios of the tiles, within the limits of a plan.
typedef struct Gridgen_Ratios {
    const double *known;
    int64_t count;
    double least, greatest;
} Gridgen_Ratios;
/// A ratio clamped to the limits; an unknown ratio counts as 1 first.
static inline double gridgen_limit(double ratio, double least, double greatest) {
    return gridgen_min(gridgen_max(ratio > 0 && ratio <= DBL_MAX ? ratio : 1, least), greatest);
}
static inline double gridgen_ratio(const Gridgen_Ratios *ratios, int64_t index) {
    return gridgen_limit(index < ratios->count ? ratios->known[index] : 1, ratios->least, ratios->greatest);
}
/// The width of photos whose height is slope * width + offset: that of the container less its insets, or less if they
/// would be higher than their box.
static inline double gridgen_width_in_box(const Gridgen_Layout *layout, double slope, double offset) {
    double full = gridgen_content_width(layout), ratio = layout->plan.ratio;
    if (ratio == 0) return full;
    double most = ratio > 0 ? full / ratio : -ratio;
    return gridgen_times(slope, full) + offset <= most ? full : gridgen_max(0, (most - offset) / slope);
}
/// The left inset with the free width before photos that are this wide.
static inline double gridgen_leading_in_box(const Gridgen_Layout *layout, double width) {
    double free_width = gridgen_content_width(layout) - width;
    return layout->insets.leading + gridgen_times(free_width * (double)layout->plan.halves_before, 0.5);
}
/// The edges that a photo doesn't touch because a box makes the photos narrower than the container.
static inline int32_t gridgen_edges_beside_box(const Gridgen_Layout *layout, Gridgen_Frame frame) {
    double leading = layout->insets.leading, content_width = gridgen_content_width(layout);
    double tolerance = 0.000001 * content_width;
    int32_t edges = 0;
    if (frame.x - leading > tolerance) edges |= GRIDGEN_LEFT;
    if (leading + content_width - (frame.x + frame.width) > tolerance) edges |= GRIDGEN_RIGHT;
    return edges;
}
/// The width of a column; negative if the container is too narrow.
static inline double gridgen_column_width(const Gridgen_Layout *layout) {
    double columns = (double)layout->plan.columns;
    return (gridgen_content_width(layout) - gridgen_times(columns - 1, layout->column_gap)) / columns;
}
/// The frame of the next photo. It goes to the leftmost column that is at most a millionth of the column width longer
/// than the shortest, since columns that only differ by rounding count as equal.
static inline Gridgen_Frame gridgen_next(const Gridgen_Layout *layout, double ratio, double column_width, double *ends) {
    double least = ends[0];
    for (int32_t other = 1; other < layout->plan.columns; other++) {
        if (ends[other] < least) least = ends[other];
    }
    double width = gridgen_max(0, column_width), limit = least + gridgen_times(0.000001, width);
    int32_t column = 0;
    while (ends[column] > limit) column++;
    double y = ends[column], height = width / ratio;
    ends[column] = y + (height + layout->row_gap);
    return gridgen_make_frame(layout->insets.leading + gridgen_times((double)column, column_width + layout->column_gap), y, width, height);
}
/// Places photos in columns: each goes to the column that is shortest so far.
static inline double gridgen_fill_columns(const Gridgen_Layout *layout, const Gridgen_Ratios *ratios, Gridgen_Frame *frames) {
    double ends[GRIDGEN_MOST_COLUMNS], width = gridgen_column_width(layout), longest = layout->insets.top;
    for (int32_t column = 0; column < layout->plan.columns; column++) ends[column] = longest;
    for (int64_t index = 0; index < layout->plan.tiles; index++) {
        Gridgen_Frame frame = gridgen_next(layout, gridgen_ratio(ratios, index), width, ends);
        longest = gridgen_max(longest, frame.y + frame.height);
        if (frames) frames[index] = frame;
    }
    return longest + layout->insets.bottom;
}
/// The edges that a photo in a column touches: the bottom if it ends where the longest column does.
static inline int32_t gridgen_edges_in_columns(const Gridgen_Layout *layout, Gridgen_Frame frame) {
    double column_width = gridgen_column_width(layout);
    double last = layout->insets.leading + gridgen_times((double)(layout->plan.columns - 1), column_width + layout->column_gap);
    double bottom = layout->solved_height - layout->insets.bottom - gridgen_times(0.000001, column_width);
    int32_t edges = 0;
    if (frame.x == layout->insets.leading) edges |= GRIDGEN_LEFT;
    if (frame.x == last) edges |= GRIDGEN_RIGHT;
    if (frame.y == layout->insets.top) edges |= GRIDGEN_TOP;
    if (frame.y + frame.height >= bottom) edges |= GRIDGEN_BOTTOM;
    return edges;
}
/// The length of the first rows; `*tiles` is the number of tiles in them, and later rows are longer by one.
static inline int64_t gridgen_first_rows(const Gridgen_Plan *plan, int64_t *tiles) {
    *tiles = plan->tiles;
    if (plan->last != GRIDGEN_BALANCED) return plan->per_row;
    int64_t rows = (plan->tiles - 1) / plan->per_row + 1, length = plan->tiles / rows;
    *tiles = (rows - plan->tiles % rows) * length;
    return length;
}
/// The end of the row that begins at a tile.
static inline int64_t gridgen_end_of_row(int64_t start, int64_t length, int64_t first_tiles) {
    if (start >= first_tiles) return start + length + 1;
    return start + length < first_tiles ? start + length : first_tiles;
}
/// The width of rows that fill it, or that are as high as their box.
static inline double gridgen_width_of_rows(const Gridgen_Layout *layout, const Gridgen_Ratios *ratios) {
    if (layout->plan.ratio == 0) return gridgen_content_width(layout);
    int64_t first_tiles, length = gridgen_first_rows(&layout->plan, &first_tiles), start = 0;
    double slope = 0, offset = -layout->row_gap;
    while (start < layout->plan.tiles) {
        int64_t end = gridgen_end_of_row(start, length, first_tiles);
        double sum = 0;
        for (int64_t index = start; index < end; index++) sum += gridgen_ratio(ratios, index);
        slope += 1 / sum;
        offset += layout->row_gap - (double)(end - start - 1) * layout->column_gap / sum;
        start = end;
    }
    return gridgen_width_in_box(layout, slope, offset);
}
/// Rows that fill the width: the tiles of a row have the height at which their widths fill it.
static inline double gridgen_fill_rows(const Gridgen_Layout *layout, const Gridgen_Ratios *ratios, Gridgen_Frame *frames) {
    int64_t first_tiles, length = gridgen_first_rows(&layout->plan, &first_tiles), start = 0;
    double content_width = gridgen_width_of_rows(layout, ratios), leading = gridgen_leading_in_box(layout, content_width);
    double content_width = gridgen_content_width(layout), leading = layout->insets.leading;
    double y = layout->insets.top;
    while (start < layout->plan.tiles) {
        int64_t end = gridgen_end_of_row(start, length, first_tiles);
        double sum = 0, x = leading;
        for (int64_t index = start; index < end; index++) sum += gridgen_ratio(ratios, index);
        double height = (content_width - gridgen_times((double)(end - start - 1), layout->column_gap)) / sum;
        if (frames) {
            double side = gridgen_max(0, height);
            for (int64_t index = start; index < end; index++) {
                frames[index] = gridgen_make_frame(x, y, gridgen_times(side, gridgen_ratio(ratios, index)), side);
                x += frames[index].width + layout->column_gap;
            }
        }
        y += height + layout->row_gap;
        start = end;
    }
    return y - layout->row_gap + layout->insets.bottom;
}
static inline int32_t gridgen_edges_in_rows(const Gridgen_Plan *plan, int64_t index) {
    int64_t first_tiles, length = gridgen_first_rows(plan, &first_tiles), place = index;
    if (index >= first_tiles) {
        place = index - first_tiles;
        length += 1;
    }
    int64_t start = index - place % length;
    int32_t edges = 0;
    if (start == 0) edges |= GRIDGEN_TOP;
    if (start + length >= plan->tiles) edges |= GRIDGEN_BOTTOM;
    if (index == start) edges |= GRIDGEN_LEFT;
    if (index == start + length - 1 || index == plan->tiles - 1) edges |= GRIDGEN_RIGHT;
    return edges;
}
// Justified rows
/// Whether a row takes the next photo. What differs by a millionth of the width is a tie, which takes it.
static inline bool gridgen_takes(const Gridgen_Layout *layout, double ratio, int64_t length, double sum) {
    const Gridgen_Plan *plan = &layout->plan;
    double width = gridgen_content_width(layout), gap = layout->column_gap;
    double next = gridgen_times(sum + ratio, plan->size) + gridgen_times((double)length, gap);
    if (plan->sizing == GRIDGEN_OVER) return length == 0 || next <= width * 1.000001;
    if (length < plan->least_in_row || length >= plan->per_row) return length < plan->least_in_row;
    double own = gridgen_times(sum, plan->size) + gridgen_times((double)(length - 1), gap);
    return own < width / 2 || gridgen_magnitude(next - width) <= gridgen_magnitude(own - width) + gridgen_times(0.000001, width);
}
/// The height of a last row that would be this high if it filled the width; `previous` is that of the row before it, or
/// negative.
static inline double gridgen_last_height(const Gridgen_Plan *plan, double height, bool has_previous, double previous) {
    double greatest = 4.0 / 3 * plan->size;
    if (plan->last == GRIDGEN_STRETCH || height <= greatest * 1.000001) return height;
    return plan->sizing == GRIDGEN_NEAR && has_previous ? gridgen_min(previous, greatest) : plan->size;
}
/// A row of photos: the first and the one after the last, the sum of their ratios, and the top.
typedef struct Gridgen_Row {
    int64_t start, end;
    double sum, y;
    bool is_last;
    /// The height of the row before it, if there is one.
    bool has_previous;
    double previous;
} Gridgen_Row;
/// Places the photos of a row and returns its height.
static inline double gridgen_place_row(
    const Gridgen_Layout *layout, const Gridgen_Row *row, const Gridgen_Ratios *ratios, Gridgen_Frame *frames) {
    double gaps = gridgen_times((double)(row->end - row->start - 1), layout->column_gap);
    double height = (gridgen_content_width(layout) - gaps) / row->sum, x = layout->insets.leading;
    if (row->is_last) {
        double filled = height;
        height = gridgen_last_height(&layout->plan, filled, row->has_previous, row->previous);
        if (height != filled) {
            x += gridgen_times(layout->plan.align, gridgen_content_width(layout) - gaps - gridgen_times(height, row->sum));
        }
    }
    if (!frames) return height;
    double side = gridgen_max(0, height);
    for (int64_t index = row->start; index < row->end; index++) {
        frames[index] = gridgen_make_frame(x, row->y, gridgen_times(side, gridgen_ratio(ratios, index)), side);
        x += frames[index].width + layout->column_gap;
    }
    return height;
}
/// Finds the best last row for the photos before an index: the one with the fewest photos of those that differ by a
/// millionth of T * T. The frame of a photo has the least sum of costs up to it as x, and the length of its row as y.
static inline void gridgen_find_row(
    const Gridgen_Layout *layout, const Gridgen_Ratios *ratios, int64_t end, int64_t least, int64_t greatest, Gridgen_Frame *frames) {
    double width = gridgen_content_width(layout), target = layout->plan.size;
    double tolerance = gridgen_times(0.000001 * target, target), sum = 0;
    Gridgen_Frame *own = frames + end - 1;
    for (int64_t length = 1; length <= end && length <= greatest; length++) {
        double rest = width - gridgen_times((double)(length - 1), layout->column_gap);
        if (rest <= 0) return;
        sum += gridgen_ratio(ratios, end - length);
        if (length < least) continue;
        double away = rest / sum - target, cost = gridgen_times((double)length * away, away);
        double before = length == end ? 0 : frames[end - length - 1].x;
        if (before + cost < own->x - tolerance) {
            own->x = before + cost;
            own->y = (double)length;
        }
        // A longer row alone would cost more.
        if (away < 0 && cost > own->x) return;
    }
}
/// The rows with the least sum of k(h - T)(h - T), for k photos in a row that is h high.
static inline double gridgen_fill_balanced(const Gridgen_Layout *layout, const Gridgen_Ratios *ratios, Gridgen_Frame *frames) {
    int64_t tiles = layout->plan.tiles, least = layout->plan.least_in_row;
    for (int64_t end = 1; end <= tiles; end++) {
        frames[end - 1] = gridgen_make_frame(DBL_MAX, (double)(end < least ? end : least), 0, 0);
        gridgen_find_row(layout, ratios, end, least, layout->plan.per_row, frames);
    }
    // Only the last row may have fewer, and only where no other cut exists.
    if (frames[tiles - 1].x == DBL_MAX) gridgen_find_row(layout, ratios, tiles, 1, least - 1, frames);
    // The rows are found from the last one: from now on, y is the length of the row that begins after a photo.
    int64_t start = tiles, length = (int64_t)frames[tiles - 1].y;
    while (start > length) {
        start -= length;
        int64_t next = (int64_t)frames[start - 1].y;
        frames[start - 1].y = (double)length;
        length = next;
    }
    Gridgen_Row row = GRIDGEN_NONE(Gridgen_Row);
    double bottom = layout->insets.top;
    row.y = bottom;
    row.end = length;
    while (row.start < tiles) {
        // The frames of the row replace the length.
        length = row.end < tiles ? (int64_t)frames[row.end - 1].y : 0;
        row.sum = 0;
        for (int64_t index = row.start; index < row.end; index++) row.sum += gridgen_ratio(ratios, index);
        row.is_last = row.end == tiles;
        row.previous = gridgen_place_row(layout, &row, ratios, frames);
        row.has_previous = true;
        bottom = row.y + row.previous;
        row.y = bottom + layout->row_gap;
        row.start = row.end;
        row.end += length;
    }
    return bottom + layout->insets.bottom;
}
/// Gives rows as few photos as those below them allow.
static inline void gridgen_cut_rows(int64_t start, int64_t end, int64_t photos, int64_t least, int64_t most, int64_t *cut) {
    for (int64_t row = start; row < end; row++) {
        int64_t rest = photos - (end - row - 1) * most;
        cut[row] = rest > least ? rest : least;
        photos -= cut[row];
    }
}
/// The next cut in lexicographic order: a row as late as possible gets one more. False after the last cut.
static inline bool gridgen_cut_next(int64_t count, int64_t least, int64_t most, int64_t *cut) {
    int64_t rest = 0;
    for (int64_t row = count - 1; row > 0;) {
        rest += cut[row];
        row -= 1;
        if (cut[row] < most && rest > (count - row - 1) * least) {
            cut[row] += 1;
            gridgen_cut_rows(row + 1, count, rest - 1, least, most, cut);
            return true;
        }
    }
    return false;
}
/// How far rows are from a height; half as much again where one is lower than it should be, and where one has more photos
/// than the next.
static inline double gridgen_cost(const Gridgen_Layout *layout, const int64_t *cut, int64_t count, const double *ratios, double height) {
    double total = 0;
    int64_t start = 0, previous = 0;
    bool is_low = false, is_falling = false;
    for (int64_t row = 0; row < count; row++) {
        double sum = 0;
        for (int64_t index = start; index < start + cut[row]; index++) sum += ratios[index];
        double own = (gridgen_content_width(layout) - gridgen_times((double)(cut[row] - 1), layout->column_gap)) / sum;
        total += own;
        if (own < layout->plan.height) is_low = true;
        if (cut[row] < previous) is_falling = true;
        start += cut[row];
        previous = cut[row];
    }
    double away = gridgen_magnitude(total + gridgen_times((double)(count - 1), layout->row_gap) - height);
    return gridgen_times(away * (is_low ? 1.5 : 1), is_falling ? 1.5 : 1);
}
/// Rows that fill the width and are together as near to the height of a shape as they come: of all cuts into rows, the
/// first one that costs least.
static inline double gridgen_fill_shape(const Gridgen_Layout *layout, const Gridgen_Ratios *ratios, Gridgen_Frame *frames) {
    double known[GRIDGEN_MOST_CUT], width = gridgen_content_width(layout), height = width / layout->plan.size, best = 0;
    int64_t cut[GRIDGEN_MOST_CUT], found[GRIDGEN_MOST_CUT], photos = layout->plan.tiles, least = layout->plan.least_in_row;
    int64_t most = layout->plan.per_row < photos ? layout->plan.per_row : photos;
    bool has_best = false;
    for (int64_t index = 0; index < photos; index++) {
        known[index] = gridgen_ratio(ratios, index);
        found[index] = photos;
    }
    for (int64_t count = 0; count <= photos; count++) {
        if (count * least > photos || photos > count * most) continue;
        gridgen_cut_rows(0, count, photos, least, most, cut);
        do {
            double cost = gridgen_cost(layout, cut, count, known, height);
            if (has_best && !(cost < best - gridgen_times(0.000001, width))) continue;
            has_best = true;
            best = cost;
            for (int64_t row = 0; row < count; row++) found[row] = cut[row];
        } while (gridgen_cut_next(count, least, most, cut));
    }
    Gridgen_Row row = GRIDGEN_NONE(Gridgen_Row);
    double bottom = layout->insets.top;
    row.y = bottom;
    for (int64_t number = 0; row.start < photos; number++) {
        row.end = row.start + found[number];
        row.sum = 0;
        for (int64_t index = row.start; index < row.end; index++) row.sum += known[index];
        bottom = row.y + gridgen_place_row(layout, &row, ratios, frames);
        row.start = row.end;
        row.y = bottom + layout->row_gap;
    }
    return bottom + layout->insets.bottom;
}
/// Rows of photos that fill the width, as near to a height or a shape as they come.
static inline double gridgen_fill_justified(const Gridgen_Layout *layout, const Gridgen_Ratios *ratios, Gridgen_Frame *frames) {
    if (layout->plan.sizing == GRIDGEN_SHAPE) return gridgen_fill_shape(layout, ratios, frames);
    return gridgen_fill_shape(layout, ratios, frames);
    if (layout->plan.last == GRIDGEN_BALANCED) return gridgen_fill_balanced(layout, ratios, frames);
    Gridgen_Row row = GRIDGEN_NONE(Gridgen_Row);
    double bottom = layout->insets.top;
    row.y = bottom;
    while (row.start < layout->plan.tiles) {
        row.end = row.start;
        row.sum = 0;
        while (row.end < layout->plan.tiles) {
            double ratio = gridgen_ratio(ratios, row.end);
            if (!gridgen_takes(layout, ratio, row.end - row.start, row.sum)) break;
            row.end += 1;
            row.sum += ratio;
        }
        row.is_last = row.end == layout->plan.tiles;
        row.previous = gridgen_place_row(layout, &row, ratios, frames);
        row.has_previous = true;
        bottom = row.y + row.previous;
        row.y = bottom + layout->row_gap;
        row.start = row.end;
    }
    return bottom + layout->insets.bottom;
}
static inline int32_t gridgen_edges_in_justified_rows(const Gridgen_Layout *layout, Gridgen_Frame frame) {
    double content_width = gridgen_content_width(layout), tolerance = gridgen_times(0.000001, content_width);
    int32_t edges = 0;
    if (frame.y == layout->insets.top) edges |= GRIDGEN_TOP;
    if (frame.x == layout->insets.leading) edges |= GRIDGEN_LEFT;
    if (frame.y + frame.height >= layout->solved_height - layout->insets.bottom - tolerance) edges |= GRIDGEN_BOTTOM;
    if (frame.x + frame.width >= layout->insets.leading + content_width - tolerance) edges |= GRIDGEN_RIGHT;
    return edges;
}
// Trees
/// The height of a block is slope * width + offset.
typedef struct Gridgen_Line {
    double slope, offset;
} Gridgen_Line;
/// Photos that keep their ratios, in the notation of the spec: `1|(1,2)` is a photo beside two rows, of one and of two
/// photos.
///
/// A stack sums the slopes and offsets of its rows, and adds the gaps between them. The blocks of a row have the same
/// height: 1 / slope is the sum of their 1 / slope, and offset / slope the sum of their offset / slope minus the gaps.
typedef struct Gridgen_Tree {
    const Gridgen_Ratios *ratios;
    double column_gap, row_gap;
    const char *text;
    /// The lines of rows and of nested stacks, in the order in which they begin.
    Gridgen_Line *lines;
    int32_t line;
    int64_t photo;
} Gridgen_Tree;
/// Consumes the next character if it is this one.
static inline bool gridgen_reads(Gridgen_Tree *tree, char character) {
    if (*tree->text != character) return false;
    tree->text += 1;
    return true;
}
/// Reads a number of photos side by side.
static inline int64_t gridgen_read_photos(Gridgen_Tree *tree) {
    int64_t photos = 0;
    for (; *tree->text >= '0' && *tree->text <= '9'; tree->text++) photos = photos * 10 + (*tree->text - '0');
    return photos;
}
static inline Gridgen_Line gridgen_measure_row(Gridgen_Tree *tree);
static inline Gridgen_Line gridgen_measure_stack(Gridgen_Tree *tree) {
    Gridgen_Line stack = gridgen_measure_row(tree);
    while (gridgen_reads(tree, ',')) {
        Gridgen_Line row = gridgen_measure_row(tree);
        stack.slope = stack.slope + row.slope;
        stack.offset = stack.offset + row.offset + tree->row_gap;
    }
    return stack;
}
static inline Gridgen_Line gridgen_measure_row(Gridgen_Tree *tree) {
    Gridgen_Line *line = tree->lines + tree->line++;
    double width = 0, missing = tree->column_gap;
    do {
        if (gridgen_reads(tree, '(')) {
            Gridgen_Line *nested = tree->lines + tree->line++;
            *nested = gridgen_measure_stack(tree);
            width += 1 / nested->slope;
            missing += nested->offset / nested->slope - tree->column_gap;
            tree->text += 1;
        }
        for (int64_t left = gridgen_read_photos(tree); left > 0; left--) {
            width += gridgen_ratio(tree->ratios, tree->photo++);
            missing -= tree->column_gap;
        }
    } while (gridgen_reads(tree, '|'));
    line->slope = 1 / width;
    line->offset = missing / width;
    return *line;
}
static inline void gridgen_place_tree_row(Gridgen_Tree *tree, double x, double y, double height, Gridgen_Frame *frames);
static inline void gridgen_place_stack(Gridgen_Tree *tree, double x, double y, double width, Gridgen_Frame *frames) {
    do {
        Gridgen_Line row = tree->lines[tree->line++];
        double height = gridgen_times(row.slope, width) + row.offset;
        gridgen_place_tree_row(tree, x, y, height, frames);
        y += height + tree->row_gap;
    } while (gridgen_reads(tree, ','));
}
static inline void gridgen_place_tree_row(Gridgen_Tree *tree, double x, double y, double height, Gridgen_Frame *frames) {
    double side = gridgen_max(0, height);
    do {
        if (gridgen_reads(tree, '(')) {
            Gridgen_Line stack = tree->lines[tree->line++];
            double width = (height - stack.offset) / stack.slope;
            gridgen_place_stack(tree, x, y, width, frames);
            x += width + tree->column_gap;
            tree->text += 1;
        }
        for (int64_t left = gridgen_read_photos(tree); left > 0; left--) {
            Gridgen_Frame frame = gridgen_make_frame(x, y, gridgen_times(side, gridgen_ratio(tree->ratios, tree->photo)), side);
            frames[tree->photo++] = frame;
            x += frame.width + tree->column_gap;
        }
    } while (gridgen_reads(tree, '|'));
}
static inline double gridgen_fill_tree(const Gridgen_Layout *layout, const Gridgen_Ratios *ratios, Gridgen_Frame *frames) {
    Gridgen_Line lines[GRIDGEN_MOST_LINES];
    Gridgen_Tree tree = GRIDGEN_NONE(Gridgen_Tree);
    tree.ratios = ratios;
    tree.column_gap = layout->column_gap;
    tree.row_gap = layout->row_gap;
    tree.text = layout->plan.tree;
    tree.lines = lines;
    Gridgen_Line line = gridgen_measure_stack(&tree);
    double content_width = gridgen_width_in_box(layout, line.slope, line.offset);
    double leading = gridgen_leading_in_box(layout, content_width);
    double content_width = gridgen_content_width(layout), leading = layout->insets.leading;
    if (frames) {
        tree.text = layout->plan.tree;
        tree.line = 0;
        tree.photo = 0;
        gridgen_place_stack(&tree, leading, layout->insets.top, content_width, frames);
    }
    return layout->insets.top + gridgen_times(line.slope, content_width) + line.offset + layout->insets.bottom;
}
/// Returns the height of the container, and writes the frames if there is a buffer.
static inline double gridgen_solve(const Gridgen_Layout *layout, const Gridgen_Request *request, Gridgen_Frame *frames) {
    const Gridgen_Plan *plan = &layout->plan;
    int64_t photos = plan->tiles + plan->hidden;
    Gridgen_Ratios ratios;
    ratios.known = request->ratios;
    ratios.count = request->ratio_count < (size_t)photos ? (int64_t)request->ratio_count : photos;
    // The add tile has no photo.
    if (plan->adds && ratios.count > plan->tiles - 1) ratios.count = plan->tiles - 1;
    ratios.least = plan->least;
    ratios.greatest = plan->greatest;
    if (plan->is_sided) {
        double sum = 0;
        for (int64_t index = 0; index < ratios.count; index++) sum += gridgen_limit(ratios.known[index], 0, DBL_MAX);
        if (sum + (double)(photos - ratios.count) > (double)photos * 1.000001) {
            ratios.least = gridgen_max(plan->least, 1);
        } else {
            ratios.greatest = gridgen_min(plan->greatest, 1);
        }
    }
    if (plan->columns > 0) return gridgen_fill_columns(layout, &ratios, frames);
    if (plan->sizing != GRIDGEN_NO_ROWS) return gridgen_fill_justified(layout, &ratios, frames);
    if (plan->per_row > 0) return gridgen_fill_rows(layout, &ratios, frames);
    if (plan->tree) return gridgen_fill_tree(layout, &ratios, frames);
    return 0;
}
// Layouts
/// The plan for a request; false if there is none.
static inline bool gridgen_plan_for_request(const Gridgen_Request *request, Gridgen_Plan *plan) {
    int64_t count = request->count;
    *plan = GRIDGEN_NONE(Gridgen_Plan);
    plan->adds = request->editing && count >= 0 && count < GRIDGEN_APPEND_LIMIT;
    if (plan->adds) count += 1;
    return gridgen_plan_for_count(count, request->width, request->ratios, request->ratio_count, plan);
}
/// The layout of a plan, without the frames of photos that keep their ratios; false if a number isn't finite or `scale`
/// is negative.
static inline bool gridgen_prepare(const Gridgen_Request *request, Gridgen_Layout *layout) {
    Gridgen_Insets insets = request->insets;
    if (!(request->scale >= 0 && request->scale <= DBL_MAX)) return false;
    // Only finite numbers times 0 give 0, fused or not.
    double sides = (insets.top + insets.bottom) * 0 + (insets.leading + insets.trailing) * 0;
    if (request->width * 0 + request->row_gap * 0 + request->column_gap * 0 + sides != 0) return false;
    // The frames of ten million tiles take about 300 MB.
    if (layout->plan.tiles > 10000000) return false;
    // Blocks are copies of the layout.
    layout->size = gridgen_make_size(0, 0);
    layout->width = gridgen_max(0, request->width);
    layout->column_gap = request->column_gap;
    layout->row_gap = request->row_gap;
    layout->insets = insets;
    layout->scale = request->scale;
    layout->mirrored = request->mirrored;
    layout->count = layout->plan.tiles;
    layout->hidden = layout->plan.hidden;
    if (request->height * 0 != 0) return false;
    layout->height = gridgen_max(0, request->height);
    layout->height = 0;
    if (layout->plan.ratio > 0) layout->height = layout->width / layout->plan.ratio;
    layout->frames = NULL;
    layout->solved_height = 0;
    return true;
}
/// The size of the container, snapped.
static inline Gridgen_Size gridgen_measure(const Gridgen_Layout *layout) {
    Gridgen_Size size = gridgen_make_size(layout->width, 0);
    if (layout->plan.greatest > 0) {
        size.height = layout->solved_height;
        return gridgen_snap_size(layout, size);
    }
    size.width = 0;
    if (layout->plan.per_block > 0) return gridgen_snap_size(layout, gridgen_size_of_repeat(layout));
    if (layout->plan.tiles > 0) size = gridgen_size_of_blocks(layout);
    if (layout->plan.tiles > 0) size.height = layout->height;
    return gridgen_snap_size(layout, size);
}
/// Writes the frames of a prepared layout, before snapping to pixels and mirroring.
static inline void gridgen_fill(Gridgen_Layout *layout, const Gridgen_Request *request, Gridgen_Frame *frames) {
    if (layout->plan.greatest > 0) {
        layout->solved_height = gridgen_solve(layout, request, frames);
        return;
    }
    if (layout->plan.per_block > 0) {
        gridgen_fill_repeat(layout, frames);
        return;
    }
    gridgen_fill_blocks(layout, frames);
}
/// Makes a layout one without tiles, and returns false.
static inline bool gridgen_clear(Gridgen_Layout *layout) {
    *layout = GRIDGEN_NONE(Gridgen_Layout);
    return false;
}
/// Whether the request's buffer has room for a layout's frames.
static inline bool gridgen_has_room(const Gridgen_Request *request, const Gridgen_Layout *layout) {
    return request->frames && layout->count <= request->capacity;
}
/// Fills a layout. Without a rule for the count, with a number that isn't finite, with a negative `scale`, or if tiles keep their
/// photos' ratios and the request's buffer is too small, the layout has no tiles and the result is false.
/// Fills a layout. Without a rule for the count, with a number that isn't finite, or with a negative `scale`, the layout has no
/// tiles and the result is false.
static inline bool gridgen_layout(const Gridgen_Request *request, Gridgen_Layout *layout) {
    if (!gridgen_plan_for_request(request, &layout->plan) || !gridgen_prepare(request, layout)) return gridgen_clear(layout);
    if (layout->plan.greatest > 0) {
        if (!gridgen_has_room(request, layout)) return gridgen_clear(layout);
        layout->solved_height = gridgen_solve(layout, request, request->frames);
        layout->frames = request->frames;
    }
    layout->size = gridgen_measure(layout);
    return true;
}
/// Writes the frames of all tiles to a buffer and returns their number, or -1 if there is no layout or the buffer is too small.
static inline int64_t gridgen_frames(const Gridgen_Request *request, Gridgen_Frame *frames, int64_t capacity) {
    Gridgen_Layout layout;
    if (!gridgen_plan_for_request(request, &layout.plan) || !gridgen_prepare(request, &layout)) return -1;
    if (layout.count > capacity) return -1;
    gridgen_fill(&layout, request, frames);
    if (layout.scale == 0 && !layout.mirrored) return layout.count;
    Gridgen_Size size = gridgen_measure(&layout);
    for (int64_t index = 0; index < layout.count; index++) frames[index] = gridgen_place(&layout, frames[index], size);
    return layout.count;
}
/// The height of the container; -1 if there is no layout, or if rows are balanced, which are found in the request's buffer, and it
/// is too small.
/// The height of the container; -1 if there is no layout.
static inline double gridgen_height(const Gridgen_Request *request) {
    Gridgen_Layout layout;
    if (!gridgen_plan_for_request(request, &layout.plan) || !gridgen_prepare(request, &layout)) return -1;
    if (layout.plan.greatest > 0) {
        Gridgen_Frame *frames = NULL;
        if (layout.plan.sizing != GRIDGEN_NO_ROWS && layout.plan.last == GRIDGEN_BALANCED) {
            if (!gridgen_has_room(request, &layout)) return -1;
            frames = request->frames;
        }
        layout.solved_height = gridgen_solve(&layout, request, frames);
    }
    return gridgen_measure(&layout).height;
}
/// The frame of a tile; an index without a tile gives an empty one.
static inline Gridgen_Frame gridgen_frame(const Gridgen_Layout *layout, int64_t index) {
    if (index < 0 || index >= layout->count) return gridgen_make_frame(0, 0, 0, 0);
    if (layout->frames) return gridgen_place(layout, layout->frames[index], layout->size);
    if (layout->plan.per_block > 0) return gridgen_place(layout, gridgen_frame_in_repeat(layout, index), layout->size);
    return gridgen_place(layout, gridgen_frame_in_block(layout, index), layout->size);
    return gridgen_make_frame(0, 0, 0, 0);
}
/// What a tile shows; an index without a tile gives a photo.
static inline Gridgen_Role gridgen_role(const Gridgen_Layout *layout, int64_t index) {
    if (index != layout->count - 1) return GRIDGEN_PHOTO;
    if (layout->plan.adds) return GRIDGEN_ADD;
    return layout->hidden > 0 ? GRIDGEN_MORE : GRIDGEN_PHOTO;
}
/// The edges that a tile touches, before mirroring.
static inline int32_t gridgen_edges_of_tile(const Gridgen_Layout *layout, int64_t index) {
    if (layout->plan.columns > 0) return gridgen_edges_in_columns(layout, layout->frames[index]);
    if (layout->plan.greatest > 0 && layout->plan.sizing != GRIDGEN_NO_ROWS) {
        return gridgen_edges_in_justified_rows(layout, layout->frames[index]);
    }
    if (layout->plan.greatest > 0 && layout->plan.per_row > 0) return gridgen_edges_in_rows(&layout->plan, index);
    if (layout->plan.tree) return layout->plan.edges[index] & 15;
    if (layout->plan.per_block > 0) return gridgen_edges_in_repeat(layout, index);
    return gridgen_edges_in_block(layout, index);
    return 0;
}
/// The edges of the container that a tile touches, as bits; an index without a tile gives none.
static inline int32_t gridgen_edges(const Gridgen_Layout *layout, int64_t index) {
    if (index < 0 || index >= layout->count) return 0;
    int32_t edges = gridgen_edges_of_tile(layout, index);
    int32_t edges = gridgen_edges_in_block(layout, index);
    if (layout->plan.ratio != 0 && layout->frames) edges &= ~gridgen_edges_beside_box(layout, layout->frames[index]);
    bool is_left = (edges & GRIDGEN_LEFT) != 0, is_right = (edges & GRIDGEN_RIGHT) != 0;
    if (layout->mirrored && is_left != is_right) edges ^= GRIDGEN_LEFT | GRIDGEN_RIGHT;
    return edges;
}
/// The movement of a photo from one layout to the next: its index and its frame, before and after.
typedef struct Gridgen_Move {
    int64_t from, to;
    Gridgen_Frame start, end;
} Gridgen_Move;
/// How many photos have a tile.
static inline int64_t gridgen_shown(const Gridgen_Layout *layout) { return layout->plan.adds ? layout->count - 1 : layout->count; }
/// The first place of a photo in an array, up to a limit; the limit if it isn't there.
static inline int64_t gridgen_find(const uint64_t *photos, int64_t limit, uint64_t photo) {
    int64_t place = 0;
    while (place < limit && photos[place] != photo) place++;
    return place;
}
/// Writes the movements of the photos that have a tile in both layouts to a buffer and returns their number, or -1 if the buffer is
/// too small.
///
/// `before` and `after` identify the photos of the layouts, from the first to the last one with a tile, by pointers or other
/// numbers. Each is looked for in the other array, which takes time in proportion to the product of their lengths.
static inline int64_t gridgen_moves(
    const Gridgen_Layout *start, const uint64_t *before, const Gridgen_Layout *end, const uint64_t *after, Gridgen_Move *moves,
    int64_t capacity) {
    int64_t shown = gridgen_shown(start), limit = gridgen_shown(end), count = 0;
    int64_t shown = start->count, limit = end->count, count = 0;
    for (int64_t from = 0; from < shown; from++) {
        int64_t to = gridgen_find(after, limit, before[from]);
        // Of equal photos, the first is the one that moves.
        if (to == limit || gridgen_find(before, from, before[from]) < from) continue;
        if (count >= capacity) return -1;
        moves[count].from = from;
        moves[count].to = to;
        moves[count].start = gridgen_frame(start, from);
        moves[count].end = gridgen_frame(end, to);
        count++;
    }
    return count;
}
/// A growing waterfall: each appended photo goes to the column that is shortest so far, and earlier photos stay in place.
typedef struct Gridgen_Columns {
    /// The size of the container is that of the layout.
    Gridgen_Layout layout;
    /// How many photos have been appended.
    int64_t count;
    /// The position of the next photo in each column.
    double ends[GRIDGEN_MOST_COLUMNS];
    /// The bottom of the longest column.
    double longest;
} Gridgen_Columns;
/// Empty columns to append photos to, for the request's width and options; false if there is no waterfall at that width, a number
/// isn't finite or `scale` is negative.
static inline bool gridgen_columns(const Gridgen_Request *request, Gridgen_Columns *columns) {
    columns->layout.plan = GRIDGEN_NONE(Gridgen_Plan);
    if (!gridgen_waterfall(gridgen_max(0, request->width), &columns->layout.plan)) return false;
    if (!gridgen_prepare(request, &columns->layout)) return false;
    columns->count = 0;
    columns->longest = columns->layout.insets.top;
    for (int32_t column = 0; column < columns->layout.plan.columns; column++) columns->ends[column] = columns->longest;
    columns->layout.size = gridgen_measure(&columns->layout);
    return true;
}
/// Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1, and so does the tile that adds a photo.
/// Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1.
static inline Gridgen_Frame gridgen_columns_append(Gridgen_Columns *columns, double ratio) {
    Gridgen_Layout *layout = &columns->layout;
    Gridgen_Frame frame =
        gridgen_next(layout, gridgen_limit(ratio, layout->plan.least, layout->plan.greatest), gridgen_column_width(layout), columns->ends);
    columns->longest = gridgen_max(columns->longest, frame.y + frame.height);
    columns->count += 1;
    layout->solved_height = columns->longest + layout->insets.bottom;
    layout->size = gridgen_measure(layout);
    return gridgen_place(layout, frame, layout->size);
}
/// Growing rows: a photo that is appended joins the last row or begins another, and all rows above it stay in place.
typedef struct Gridgen_Rows {
    /// The size of the container is that of the layout.
    Gridgen_Layout layout;
    /// How many photos have been appended, and how many can be.
    int64_t count, capacity;
    /// The caller's ratios, within the limits.
    double *ratios;
    /// The last row.
    Gridgen_Row row;
} Gridgen_Rows;
/// Empty rows to append photos to, for the request's width and options; false if there are no such rows at that width, a number isn't
/// finite or `scale` is negative. Frames and ratios are kept in buffers, which have to live as long.
static inline bool gridgen_rows(
    const Gridgen_Request *request, Gridgen_Frame *frames, double *ratios, int64_t capacity, Gridgen_Rows *rows) {
    Gridgen_Row *row = &rows->row;
    rows->layout.plan = GRIDGEN_NONE(Gridgen_Plan);
    if (!gridgen_justified(gridgen_max(0, request->width), &rows->layout.plan)) return false;
    if (!gridgen_prepare(request, &rows->layout)) return false;
    *row = GRIDGEN_NONE(Gridgen_Row);
    row->y = rows->layout.insets.top;
    rows->layout.frames = frames;
    rows->ratios = ratios;
    rows->count = 0;
    rows->capacity = capacity;
    rows->layout.size = gridgen_measure(&rows->layout);
    return true;
}
/// Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1.
///
/// Returns the index of the first photo whose frame changed; those after it may have changed too. Returns -1 if the buffers are full.
static inline int64_t gridgen_rows_append(Gridgen_Rows *rows, double ratio) {
    Gridgen_Layout *layout = &rows->layout;
    Gridgen_Row *row = &rows->row;
    Gridgen_Frame *frames = layout->frames;
    if (rows->count >= rows->capacity) return -1;
    double limited = gridgen_limit(ratio, layout->plan.least, layout->plan.greatest);
    int64_t changed = row->start;
    // The ratios are within the limits already.
    Gridgen_Ratios ratios;
    ratios.known = rows->ratios;
    ratios.count = rows->count + 1;
    ratios.least = layout->plan.least;
    ratios.greatest = layout->plan.greatest;
    row->end = rows->count;
    if (!gridgen_takes(layout, limited, row->end - row->start, row->sum)) {
        Gridgen_Frame before = frames[row->start];
        row->is_last = false;
        row->previous = gridgen_place_row(layout, row, &ratios, frames);
        row->has_previous = true;
        Gridgen_Frame after = frames[row->start];
        if (before.x == after.x && before.y == after.y && before.width == after.width && before.height == after.height) {
            changed = rows->count;
        }
        row->y = row->y + row->previous + layout->row_gap;
        row->start = rows->count;
        row->sum = 0;
    }
    rows->ratios[rows->count] = limited;
    rows->count += 1;
    row->end = rows->count;
    row->sum += limited;
    row->is_last = true;
    layout->solved_height = row->y + gridgen_place_row(layout, row, &ratios, frames) + layout->insets.bottom;
    layout->size = gridgen_measure(layout);
    return changed;
}
/// The frame of a photo; an index without one gives an empty frame.
static inline Gridgen_Frame gridgen_rows_frame(const Gridgen_Rows *rows, int64_t index) {
    if (index < 0 || index >= rows->count) return gridgen_make_frame(0, 0, 0, 0);
    return gridgen_place(&rows->layout, rows->layout.frames[index], rows->layout.size);
}
#undef GRIDGEN_ROUND
#undef GRIDGEN_SHORT_LOOP
#undef GRIDGEN_NONE

#if defined(__APPLE__) && defined(__has_include)
#if __has_include(<CoreGraphics/CGGeometry.h>)
#include <CoreGraphics/CGGeometry.h>
/// The rectangle for views.
static inline CGRect gridgen_cg_rect(Gridgen_Frame frame) {
    return CGRectMake((CGFloat)frame.x, (CGFloat)frame.y, (CGFloat)frame.width, (CGFloat)frame.height);
}
/// The size for views.
static inline CGSize gridgen_cg_size(Gridgen_Size size) { return CGSizeMake((CGFloat)size.width, (CGFloat)size.height); }
#endif
#endif

"""#
