// swift-format-ignore-file
// Recorded by `make record`; a test holds it equal.

extension KitCode {
    /// The kit in Kotlin.
    static let kotlin = KitCode(text: kotlinText, conditions: kotlinConditions, declarations: kotlinDeclarations, pieces: kotlinPieces, uses: kotlinUses)

    private static let kotlinDeclarations: [(parent: UInt16, isRoot: Bool, function: UInt8)] = [(0, true, 0), (0, true, 1), (0, true, 1), (0, true, 2), (0, true, 3), (0, true, 3), (0, true, 4), (0, true, 5), (0, true, 6), (0, true, 7), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, true, 0), (0, true, 0), (0, true, 0), (0, true, 0), (0, true, 0), (0, true, 0), (0, true, 0), (0, true, 0), (25, true, 1), (25, true, 1), (25, true, 1), (25, false, 0), (25, false, 0), (0, true, 0), (0, true, 0), (32, true, 0), (0, true, 0), (34, true, 0), (34, true, 0), (34, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (41, false, 0), (41, false, 0), (41, false, 0), (41, false, 0), (41, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (103, false, 0), (103, false, 0), (103, false, 0), (103, false, 0), (103, false, 0), (103, false, 0), (103, false, 0), (0, false, 0)]

    private static let kotlinConditions: [(needs: UInt64, lacks: UInt64)] = [(0, 0), (4, 0), (260, 0), (0, 4), (8, 4), (256, 4), (8, 0), (256, 0), (32, 0), (2, 0), (34, 0), (34359738370, 0), (258, 0), (536870912, 0), (67108864, 0), (34359738368, 0), (17179869184, 0), (16, 0), (65536, 0), (4294967296, 0), (4294967300, 0), (8589934592, 0), (8589967360, 0), (38654705664, 0), (4294967552, 0), (4294967296, 4096), (16384, 2048), (8589934592, 1056768), (0, 32), (12884901888, 0), (32768, 0), (0, 32768), (0, 8589934592), (4194304, 0), (131072, 0), (1073741824, 0), (1073872896, 0), (2147483648, 0), (2147614720, 0), (8192, 0), (134217728, 0), (65536, 131072), (262144, 0), (524288, 0), (268435456, 4), (268435456, 0), (1024, 0), (8589934592, 1024), (4096, 4294967296), (268435456, 4294971392), (0, 4563406848), (1048576, 0), (1064960, 0), (269484032, 0), (2097152, 0), (0, 2097152), (0, 131072), (8388608, 0), (0, 8388608), (16777216, 0), (33554432, 0)]

    private static let kotlinUses: [UInt16] = [20, 2, 10, 11, 24, 25, 49, 79, 1, 24, 10, 11, 25, 24, 1, 2, 24, 10, 11, 13, 24, 10, 11, 18, 13, 24, 1, 2, 31, 46, 108, 21, 22, 27, 26, 38, 10, 12, 24, 32, 10, 12, 24, 34, 24, 41, 49, 24, 41, 49, 12, 24, 41, 41, 49, 79, 67, 60, 46, 52, 108, 41, 19, 41, 57, 19, 41, 41, 47, 58, 22, 21, 20, 41, 19, 52, 18, 49, 51, 69, 62, 51, 21, 22, 29, 63, 53, 30, 49, 70, 63, 84, 39, 97, 78, 88, 28, 18, 19, 41, 52, 18, 26, 48, 49, 51, 72, 82, 19, 41, 52, 18, 26, 51, 37, 48, 49, 72, 90, 92, 19, 41, 47, 40, 48, 49, 28, 39, 20, 38, 42, 42, 49, 19, 44, 49, 19, 43, 44, 108, 28, 49, 18, 19, 26, 41, 46, 108, 19, 41, 45, 49, 45, 45, 15, 45, 57, 65, 15, 45, 57, 45, 45, 23, 28, 38, 40, 38, 39, 40, 54, 19, 39, 41, 54, 55, 15, 19, 41, 16, 39, 39, 39, 54, 55, 56, 17, 41, 47, 39, 23, 28, 54, 55, 56, 39, 41, 49, 41, 59, 17, 47, 50, 58, 17, 41, 46, 47, 58, 108, 26, 41, 46, 47, 61, 108, 59, 50, 23, 28, 41, 46, 47, 61, 108, 19, 41, 14, 15, 19, 41, 57, 64, 19, 41, 50, 64, 14, 15, 41, 57, 60, 66, 14, 41, 14, 15, 26, 41, 57, 62, 66, 68, 23, 28, 41, 53, 63, 68, 48, 49, 71, 38, 71, 38, 73, 48, 49, 48, 49, 72, 41, 49, 41, 23, 41, 41, 74, 80, 41, 83, 39, 96, 87, 111, 41, 41, 49, 50, 72, 81, 41, 49, 82, 23, 28, 41, 81, 38, 40, 41, 75, 76, 85, 41, 77, 86, 49, 50, 75, 85, 23, 28, 38, 40, 48, 39, 41, 89, 38, 39, 40, 48, 41, 91, 49, 50, 41, 75, 92, 41, 93, 95, 41, 48, 49, 41, 39, 101, 40, 94, 90, 93, 23, 28, 41, 48, 48, 98, 41, 75, 89, 41, 48, 93, 98, 99, 100, 102, 102, 104, 107, 102, 104, 105, 106, 46, 109, 104, 110, 49, 50, 104, 105, 109, 41, 103, 106, 76, 77, 46, 108]

    private static let kotlinPieces: [Piece] = [
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 9), place: 1, declaration: 0, length: 0),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 2, declaration: 0, length: 0),
        Piece(condition: 1, useCount: 5, flags: Flags(rawValue: 1), place: 0, declaration: 1, length: 429),
        Piece(condition: 2, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 1, length: 8),
        Piece(condition: 1, useCount: 2, flags: Flags(rawValue: 0), place: 0, declaration: 1, length: 200),
        Piece(condition: 3, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 2, length: 189),
        Piece(condition: 4, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 2, length: 32),
        Piece(condition: 3, useCount: 3, flags: Flags(rawValue: 0), place: 0, declaration: 2, length: 103),
        Piece(condition: 5, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 2, length: 8),
        Piece(condition: 3, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 2, length: 33),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 3, length: 122),
        Piece(condition: 6, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 3, length: 32),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 0), place: 0, declaration: 3, length: 44),
        Piece(condition: 6, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 3, length: 8),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 8), place: 0, declaration: 3, length: 16),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 4, length: 243),
        Piece(condition: 6, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 4, length: 32),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 0), place: 0, declaration: 4, length: 93),
        Piece(condition: 7, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 4, length: 8),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 0), place: 0, declaration: 4, length: 85),
        Piece(condition: 1, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 4, length: 8),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 8), place: 0, declaration: 4, length: 43),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 5, length: 118),
        Piece(condition: 6, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 5, length: 32),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 0), place: 0, declaration: 5, length: 102),
        Piece(condition: 7, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 5, length: 8),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 0), place: 0, declaration: 5, length: 80),
        Piece(condition: 1, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 5, length: 8),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 8), place: 0, declaration: 5, length: 120),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 6, length: 323),
        Piece(condition: 6, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 6, length: 43),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 0), place: 0, declaration: 6, length: 71),
        Piece(condition: 6, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 6, length: 48),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 6, length: 63),
        Piece(condition: 6, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 6, length: 46),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 0), place: 0, declaration: 6, length: 408),
        Piece(condition: 8, useCount: 3, flags: Flags(rawValue: 0), place: 0, declaration: 6, length: 28),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 8), place: 0, declaration: 6, length: 120),
        Piece(condition: 9, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 7, length: 123),
        Piece(condition: 10, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 7, length: 26),
        Piece(condition: 9, useCount: 1, flags: Flags(rawValue: 0), place: 0, declaration: 7, length: 36),
        Piece(condition: 10, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 7, length: 66),
        Piece(condition: 9, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 7, length: 36),
        Piece(condition: 10, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 7, length: 28),
        Piece(condition: 9, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 7, length: 2),
        Piece(condition: 11, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 7, length: 5),
        Piece(condition: 12, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 7, length: 10),
        Piece(condition: 9, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 7, length: 61),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 2), place: 0, declaration: 0, length: 0),
        Piece(condition: 13, useCount: 4, flags: Flags(rawValue: 1), place: 0, declaration: 8, length: 313),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 2), place: 0, declaration: 0, length: 0),
        Piece(condition: 14, useCount: 4, flags: Flags(rawValue: 1), place: 0, declaration: 9, length: 302),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 10, length: 357),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 11, length: 200),
        Piece(condition: 7, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 11, length: 21),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 11, length: 13),
        Piece(condition: 8, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 11, length: 77),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 11, length: 36),
        Piece(condition: 8, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 11, length: 29),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 11, length: 2),
        Piece(condition: 15, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 11, length: 17),
        Piece(condition: 7, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 11, length: 8),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 11, length: 7),
        Piece(condition: 16, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 11, length: 111),
        Piece(condition: 17, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 11, length: 59),
        Piece(condition: 18, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 11, length: 74),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 9), place: 0, declaration: 11, length: 58),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 12, length: 297),
        Piece(condition: 17, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 12, length: 54),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 12, length: 238),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 13, length: 76),
        Piece(condition: 1, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 13, length: 21),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 13, length: 25),
        Piece(condition: 1, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 13, length: 61),
        Piece(condition: 19, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 13, length: 8),
        Piece(condition: 20, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 13, length: 5),
        Piece(condition: 19, useCount: 1, flags: Flags(rawValue: 0), place: 0, declaration: 13, length: 50),
        Piece(condition: 21, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 13, length: 8),
        Piece(condition: 22, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 13, length: 5),
        Piece(condition: 21, useCount: 1, flags: Flags(rawValue: 0), place: 0, declaration: 13, length: 29),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 1), place: 0, declaration: 13, length: 174),
        Piece(condition: 19, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 14, length: 274),
        Piece(condition: 23, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 14, length: 13),
        Piece(condition: 24, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 14, length: 10),
        Piece(condition: 19, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 14, length: 34),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 2), place: 0, declaration: 0, length: 0),
        Piece(condition: 25, useCount: 3, flags: Flags(rawValue: 1), place: 0, declaration: 15, length: 128),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 2), place: 0, declaration: 0, length: 0),
        Piece(condition: 26, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 16, length: 166),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 2), place: 0, declaration: 0, length: 0),
        Piece(condition: 27, useCount: 3, flags: Flags(rawValue: 1), place: 0, declaration: 17, length: 148),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 18, length: 201),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 19, length: 122),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 20, length: 230),
        Piece(condition: 8, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 21, length: 160),
        Piece(condition: 28, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 22, length: 129),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 23, length: 253),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 24, length: 150),
        Piece(condition: 17, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 24, length: 67),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 24, length: 661),
        Piece(condition: 8, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 24, length: 1),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 24, length: 1),
        Piece(condition: 8, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 24, length: 127),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 24, length: 6),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 25, length: 143),
        Piece(condition: 1, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 25, length: 33),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 8), place: 0, declaration: 25, length: 270),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 26, length: 204),
        Piece(condition: 1, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 26, length: 109),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 26, length: 39),
        Piece(condition: 19, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 26, length: 71),
        Piece(condition: 21, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 26, length: 12),
        Piece(condition: 29, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 26, length: 5),
        Piece(condition: 21, useCount: 1, flags: Flags(rawValue: 0), place: 0, declaration: 26, length: 34),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 9), place: 0, declaration: 26, length: 56),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 27, length: 171),
        Piece(condition: 8, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 27, length: 44),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 27, length: 71),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 28, length: 216),
        Piece(condition: 30, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 28, length: 43),
        Piece(condition: 31, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 28, length: 51),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 9), place: 0, declaration: 28, length: 75),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 29, length: 94),
        Piece(condition: 1, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 29, length: 63),
        Piece(condition: 19, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 29, length: 71),
        Piece(condition: 21, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 29, length: 46),
        Piece(condition: 32, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 29, length: 21),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 29, length: 10),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 30, length: 110),
        Piece(condition: 13, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 30, length: 79),
        Piece(condition: 33, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 30, length: 95),
        Piece(condition: 34, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 30, length: 62),
        Piece(condition: 35, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 30, length: 66),
        Piece(condition: 36, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 30, length: 17),
        Piece(condition: 35, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 30, length: 1),
        Piece(condition: 37, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 30, length: 67),
        Piece(condition: 38, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 30, length: 17),
        Piece(condition: 37, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 30, length: 1),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 30, length: 31),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 25, length: 6),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 31, length: 196),
        Piece(condition: 13, useCount: 3, flags: Flags(rawValue: 9), place: 0, declaration: 32, length: 522),
        Piece(condition: 13, useCount: 7, flags: Flags(rawValue: 3), place: 0, declaration: 33, length: 487),
        Piece(condition: 13, useCount: 0, flags: Flags(rawValue: 5), place: 0, declaration: 32, length: 6),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 2), place: 0, declaration: 0, length: 0),
        Piece(condition: 14, useCount: 3, flags: Flags(rawValue: 9), place: 0, declaration: 34, length: 811),
        Piece(condition: 14, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 35, length: 299),
        Piece(condition: 14, useCount: 5, flags: Flags(rawValue: 11), place: 0, declaration: 36, length: 1158),
        Piece(condition: 14, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 37, length: 206),
        Piece(condition: 14, useCount: 0, flags: Flags(rawValue: 5), place: 0, declaration: 34, length: 6),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 0, length: 48),
        Piece(condition: 39, useCount: 3, flags: Flags(rawValue: 1), place: 4, declaration: 0, length: 0),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 38, length: 252),
        Piece(condition: 39, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 38, length: 86),
        Piece(condition: 13, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 38, length: 82),
        Piece(condition: 40, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 38, length: 177),
        Piece(condition: 34, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 38, length: 359),
        Piece(condition: 41, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 38, length: 105),
        Piece(condition: 1, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 38, length: 234),
        Piece(condition: 42, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 38, length: 160),
        Piece(condition: 37, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 38, length: 214),
        Piece(condition: 8, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 38, length: 85),
        Piece(condition: 19, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 38, length: 201),
        Piece(condition: 43, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 38, length: 419),
        Piece(condition: 33, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 38, length: 84),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 38, length: 6),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 39, length: 127),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 40, length: 113),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 41, length: 217),
        Piece(condition: 1, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 41, length: 174),
        Piece(condition: 44, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 41, length: 73),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 3), place: 0, declaration: 41, length: 167),
        Piece(condition: 45, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 41, length: 165),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 42, length: 248),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 43, length: 159),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 44, length: 332),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 45, length: 242),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 3), place: 0, declaration: 46, length: 578),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 41, length: 6),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 47, length: 482),
        Piece(condition: 6, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 0, length: 56),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 48, length: 74),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 49, length: 78),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 50, length: 282),
        Piece(condition: 0, useCount: 6, flags: Flags(rawValue: 11), place: 0, declaration: 51, length: 241),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 3), place: 0, declaration: 52, length: 92),
        Piece(condition: 1, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 52, length: 85),
        Piece(condition: 46, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 52, length: 62),
        Piece(condition: 47, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 52, length: 70),
        Piece(condition: 19, useCount: 4, flags: Flags(rawValue: 1), place: 0, declaration: 52, length: 143),
        Piece(condition: 48, useCount: 3, flags: Flags(rawValue: 1), place: 0, declaration: 52, length: 94),
        Piece(condition: 49, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 52, length: 61),
        Piece(condition: 50, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 52, length: 48),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 52, length: 6),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 53, length: 280),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 54, length: 699),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 11), place: 0, declaration: 55, length: 619),
        Piece(condition: 0, useCount: 5, flags: Flags(rawValue: 3), place: 0, declaration: 56, length: 351),
        Piece(condition: 45, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 56, length: 212),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 56, length: 52),
        Piece(condition: 51, useCount: 3, flags: Flags(rawValue: 1), place: 0, declaration: 57, length: 105),
        Piece(condition: 52, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 57, length: 67),
        Piece(condition: 53, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 57, length: 85),
        Piece(condition: 51, useCount: 4, flags: Flags(rawValue: 9), place: 0, declaration: 57, length: 671),
        Piece(condition: 51, useCount: 3, flags: Flags(rawValue: 3), place: 0, declaration: 58, length: 120),
        Piece(condition: 52, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 58, length: 80),
        Piece(condition: 51, useCount: 5, flags: Flags(rawValue: 1), place: 0, declaration: 58, length: 1021),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 59, length: 312),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 60, length: 182),
        Piece(condition: 54, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 60, length: 39),
        Piece(condition: 55, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 60, length: 40),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 9), place: 0, declaration: 60, length: 1052),
        Piece(condition: 0, useCount: 6, flags: Flags(rawValue: 11), place: 0, declaration: 61, length: 459),
        Piece(condition: 0, useCount: 6, flags: Flags(rawValue: 3), place: 0, declaration: 62, length: 212),
        Piece(condition: 54, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 62, length: 39),
        Piece(condition: 55, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 62, length: 40),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 9), place: 0, declaration: 62, length: 252),
        Piece(condition: 0, useCount: 7, flags: Flags(rawValue: 11), place: 0, declaration: 63, length: 540),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 64, length: 177),
        Piece(condition: 0, useCount: 6, flags: Flags(rawValue: 11), place: 0, declaration: 65, length: 538),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 11), place: 0, declaration: 66, length: 590),
        Piece(condition: 0, useCount: 6, flags: Flags(rawValue: 11), place: 0, declaration: 67, length: 792),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 68, length: 247),
        Piece(condition: 0, useCount: 8, flags: Flags(rawValue: 11), place: 0, declaration: 69, length: 410),
        Piece(condition: 0, useCount: 6, flags: Flags(rawValue: 11), place: 0, declaration: 70, length: 478),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 71, length: 96),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 72, length: 229),
        Piece(condition: 42, useCount: 2, flags: Flags(rawValue: 9), place: 0, declaration: 73, length: 443),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 74, length: 142),
        Piece(condition: 8, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 74, length: 38),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 74, length: 20),
        Piece(condition: 8, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 74, length: 63),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 74, length: 11),
        Piece(condition: 42, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 74, length: 66),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 74, length: 20),
        Piece(condition: 42, useCount: 2, flags: Flags(rawValue: 0), place: 0, declaration: 74, length: 44),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 0), place: 0, declaration: 74, length: 31),
        Piece(condition: 42, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 74, length: 61),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 8), place: 0, declaration: 74, length: 119),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 75, length: 182),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 76, length: 531),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 77, length: 233),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 78, length: 623),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 79, length: 299),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 80, length: 164),
        Piece(condition: 13, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 80, length: 73),
        Piece(condition: 33, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 80, length: 85),
        Piece(condition: 35, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 80, length: 69),
        Piece(condition: 37, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 80, length: 69),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 80, length: 25),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 81, length: 249),
        Piece(condition: 0, useCount: 5, flags: Flags(rawValue: 11), place: 0, declaration: 82, length: 826),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 83, length: 553),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 11), place: 0, declaration: 84, length: 778),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 85, length: 525),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 11), place: 0, declaration: 86, length: 574),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 87, length: 194),
        Piece(condition: 34, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 87, length: 110),
        Piece(condition: 56, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 87, length: 89),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 9), place: 0, declaration: 87, length: 615),
        Piece(condition: 0, useCount: 5, flags: Flags(rawValue: 11), place: 0, declaration: 88, length: 860),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 89, length: 84),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 90, length: 687),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 11), place: 0, declaration: 91, length: 440),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 92, length: 188),
        Piece(condition: 57, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 92, length: 36),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 92, length: 120),
        Piece(condition: 57, useCount: 1, flags: Flags(rawValue: 1), place: 0, declaration: 92, length: 136),
        Piece(condition: 58, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 92, length: 55),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 92, length: 37),
        Piece(condition: 57, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 92, length: 92),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 9), place: 0, declaration: 92, length: 256),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 93, length: 166),
        Piece(condition: 57, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 93, length: 16),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 93, length: 145),
        Piece(condition: 57, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 93, length: 37),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 93, length: 181),
        Piece(condition: 57, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 93, length: 34),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 93, length: 16),
        Piece(condition: 57, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 93, length: 30),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 9), place: 0, declaration: 93, length: 154),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 94, length: 1152),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 95, length: 1013),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 3), place: 0, declaration: 96, length: 188),
        Piece(condition: 59, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 96, length: 82),
        Piece(condition: 60, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 96, length: 84),
        Piece(condition: 57, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 96, length: 307),
        Piece(condition: 58, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 96, length: 19),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 96, length: 6),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 97, length: 693),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 98, length: 388),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 99, length: 573),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 100, length: 942),
        Piece(condition: 0, useCount: 6, flags: Flags(rawValue: 3), place: 0, declaration: 101, length: 1216),
        Piece(condition: 57, useCount: 0, flags: Flags(rawValue: 0), place: 0, declaration: 101, length: 6),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 8), place: 0, declaration: 101, length: 30),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 102, length: 122),
        Piece(condition: 0, useCount: 1, flags: Flags(rawValue: 11), place: 0, declaration: 103, length: 747),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 104, length: 249),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 11), place: 0, declaration: 105, length: 322),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 11), place: 0, declaration: 106, length: 311),
        Piece(condition: 0, useCount: 4, flags: Flags(rawValue: 11), place: 0, declaration: 107, length: 808),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 108, length: 254),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 11), place: 0, declaration: 109, length: 371),
        Piece(condition: 0, useCount: 5, flags: Flags(rawValue: 3), place: 0, declaration: 110, length: 788),
        Piece(condition: 0, useCount: 0, flags: Flags(rawValue: 13), place: 0, declaration: 103, length: 6),
        Piece(condition: 0, useCount: 3, flags: Flags(rawValue: 3), place: 0, declaration: 111, length: 291),
        Piece(condition: 34, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 111, length: 126),
        Piece(condition: 56, useCount: 0, flags: Flags(rawValue: 1), place: 0, declaration: 111, length: 89),
        Piece(condition: 0, useCount: 2, flags: Flags(rawValue: 1), place: 0, declaration: 111, length: 170),
    ]
}

private let kotlinText: StaticString = #"""
    /**
     * The layout for a number of photos; null if there is no rule for it, if a number isn't finite, or if `scale` isn't positive.
     *
     * `ratios` are the photos' widths divided by their heights; unknown ones count as 1:1.
     */
    public fun layout(count: Int, container: Container, ratios: DoubleArray = noRatios): Layout? {
        val space = spaceIn(container)
        if (!prepares(space, count, container, ratios)) return null
        val frames = DoubleArray(if (space.greatest > 0) 4 * space.tiles else 0)
        if (space.greatest > 0) solve(space, ratios, frames)
        return Layout(space, frames)
    }
    /** The layout for a number of photos; null if there is no rule for it, if a number isn't finite, or if `scale` isn't positive. */
    public fun layout(count: Int, container: Container, ratios: DoubleArray = noRatios): Layout? {
        val space = spaceIn(container)
        return if (prepares(space, count, container, ratios)) Layout(space) else null
    }
    /** The height of the container; null if there is no layout. */
    public fun height(count: Int, container: Container, ratios: DoubleArray = noRatios): Double? =
        layout(count, container, ratios)?.size?.height
    /**
     * Writes x, y, width and height of all tiles to an array and returns the number of tiles; -1 if there is no layout or the array
     * is too short.
     */
    public fun into(target: DoubleArray, count: Int, container: Container, ratios: DoubleArray = noRatios): Int {
        val space = spaceIn(container)
        if (!prepares(space, count, container, ratios)) return -1
        if (4L * space.tiles > target.size) return -1
        fill(space, ratios, target)
        return space.tiles
    }
    /** The frames of all tiles; null if there is no layout. */
    public fun frames(count: Int, container: Container, ratios: DoubleArray = noRatios): List<Frame>? {
        val space = spaceIn(container)
        if (!prepares(space, count, container, ratios)) return null
        val all = DoubleArray(4 * space.tiles)
        fill(space, ratios, all)
        return List(space.tiles) { Frame(all[4 * it], all[4 * it + 1], all[4 * it + 2], all[4 * it + 3]) }
    }
    /**
     * The movements of the photos that are in both lists, by equality, from the layout of `before` to that of `after`. Photos without
     * a tile before or after are left out; null if a layout is missing.
     */
    public fun <Photo> moves(
        before: List<Photo>, after: List<Photo>, container: Container, ratio: (Photo) -> Double = { Double.NaN }
    ): List<Move>? {
        val start = layout(before.size, container, DoubleArray(before.size) { ratio(before[it]) }) ?: return null
        val end = layout(after.size, container, DoubleArray(after.size) { ratio(after[it]) }) ?: return null
        // Of equal photos, the first is the one that moves.
        val places = HashMap<Photo, Int>()
        for ((place, photo) in after.withIndex()) if (photo !in places) places[photo] = place
        val moves = ArrayList<Move>()
        for ((from, photo) in before.take(start.count).withIndex()) {
            val to = places.remove(photo) ?: continue
            if (to >= end.count || end.role(to) == Role.ADD) continue
            moves.add(Move(from, to, start.frame(from), end.frame(to)))
        }
        return moves
    }
    /** The number of tiles for a number of photos; null if there is no rule for it. */
    public fun tileCount(count: Int, editing: Boolean = false): Int? {
        val plan = Plan()
        plan.adds = editing && count >= 0 && count < APPEND_LIMIT
        val hasPlan = makePlan(count + (if (plan.adds) 1 else 0), 0.0, noRatios, plan)
        return if (hasPlan) plan.tiles else null
    }
    /** Empty columns; null if there is no waterfall at this width, a number isn't finite or `scale` isn't positive. */
    public fun columns(container: Container): Columns? {
        val space = spaceIn(container)
        return if (waterfall(space) && isValid(space, container)) Columns(space) else null
    }
    /** Empty rows; null if there are no such rows at this width, a number isn't finite or `scale` isn't positive. */
    public fun rows(container: Container): Rows? {
        val space = spaceIn(container)
        return if (justified(space) && isValid(space, container)) Rows(space) else null
    }
    /** A container with a plan that isn't made yet. */
    private fun spaceIn(container: Container): Space = Space(
        greatest(0.0, container.width), container.columnGap ?: container.gap ?: DEFAULT_COLUMN_GAP,
        container.rowGap ?: container.gap ?: DEFAULT_ROW_GAP, container.insets ?: defaultInsets, container.scale, container.mirrored
    )
    /** Makes the plan for a number of photos; false if there is none, or if a number isn't finite or `scale` isn't positive. */
    private fun prepares(space: Space, count: Int, container: Container, ratios: DoubleArray): Boolean {
        space.adds = container.editing && count >= 0 && count < APPEND_LIMIT
        val hasPlan = makePlan(count + (if (space.adds) 1 else 0), container.width, ratios, space)
        // The frames of ten million tiles take about 300 MB.
        if (space.tiles > 10000000) return false
        space.fullHeight = greatest(0.0, container.height)
        if (space.ratio > 0) space.fullHeight = space.width / space.ratio
        return hasPlan && isValid(space, container)
    }
    /** Whether all numbers are finite, and `scale` is positive. */
    private fun isValid(space: Space, container: Container): Boolean {
        val insets = space.insets
        val scale = space.scale
        if (scale != null && !(scale > 0 && scale < Double.POSITIVE_INFINITY)) return false
        if (container.height * 0 != 0.0) return false
        // Only finite numbers times 0 give 0.
        val sides = (insets.top + insets.bottom) * 0 + (insets.leading + insets.trailing) * 0
        return container.width * 0 + space.rowGap * 0 + space.columnGap * 0 + sides == 0.0
    }
    /** Writes the frames of all tiles. */
    private fun fill(space: Space, ratios: DoubleArray, frames: DoubleArray) {
        if (space.greatest > 0) solve(space, ratios, frames)
        else if (space.perBlock > 0) fillRepeat(space, frames)
        else fillBlocks(space, frames, 0)
        if (space.scale == null && !space.mirrored) return
        val size = sizeOf(space)
        for (index in 0 until space.tiles) space.place(frames, index, size)
    }
    /** A block of so many photos as a layout of its own, before snapping and mirroring. */
    private fun blockOf(space: Space, photos: Int): Space {
        val block = Space(space.width, space.columnGap, space.rowGap, space.insets, null, false)
        makePlan(photos, space.width, noRatios, block)
        return block
    }
    /** The size of the container before snapping. */
    private fun sizeOfBlocks(space: Space): Size = Size(space.width, 0.0)
    /** The size of the container before snapping, for layouts of the table. */
    private fun sizeOfTable(space: Space): Size = Size(space.width, space.fullHeight)
    /** No count has tiles. */
    private fun readBlock(space: Space, number: Int, block: Block) {
        block.rows = space.tiles + number
    }
    /** A rectangle from the top left corner of the container, in the unit of the container's width. */
    public data class Frame(val x: Double, val y: Double, val width: Double, val height: Double)
    /** A size in the unit of the container's width. */
    public data class Size(val width: Double, val height: Double)
    /** Distances of the tiles from the container's edges. [leading] is the left edge, and the right one if mirrored. */
    public data class Insets(val top: Double, val leading: Double, val bottom: Double, val trailing: Double)
    /** The content of a tile: a photo, a photo with the number of hidden ones, or the button that adds one. */
    public enum class Role { PHOTO, MORE, ADD }
    /** The content of a tile: a photo, or a photo with the number of hidden ones. */
    public enum class Role { PHOTO, MORE }
    /** Edges of the container that a tile touches, as bits. */
    public object Edge {
        public const val TOP: Int = 1
        public const val LEFT: Int = 2
        public const val BOTTOM: Int = 4
        public const val RIGHT: Int = 8
    }
    /** The container and the choices of a call. */
    public data class Container(
        /** The container's width. */
        val width: Double,
        /** The container's height. */
        val height: Double,
        /** The gap between rows and between columns, instead of the spec's. */
        val gap: Double? = null,
        /** The gap between rows; takes precedence over [gap]. */
        val rowGap: Double? = null,
        /** The gap between columns; takes precedence over [gap]. */
        val columnGap: Double? = null,
        /** The distances from the container's edges, instead of the spec's. */
        val insets: Insets? = null,
        /** The pixels for each unit of the width: all edges are snapped to whole ones. */
        val scale: Double? = null,
        /** Whether the layout runs from right to left. */
        val mirrored: Boolean = false,
        /** Whether a tile that adds a photo follows fewer than [APPEND_LIMIT] photos. */
        val editing: Boolean = false
    )
    /** The tiles for one count of photos, in the order of the photos. */
    public class Layout internal constructor(private val space: Space, private val frames: DoubleArray) {
        /** The size of the container. */
        public val size: Size = sizeOf(space)
        /** The number of tiles. */
        public val count: Int = space.tiles
        /** The number of photos without a tile. */
        public val hidden: Int = space.hidden
        /** The frame of a tile; an index without a tile gives an empty one. */
        public fun frame(index: Int): Frame {
            if (index < 0 || index >= count) return Frame(0.0, 0.0, 0.0, 0.0)
            if (space.greatest > 0) return placed(space, frames.copyOfRange(4 * index, 4 * index + 4), size)
            val frame = DoubleArray(4)
            if (space.perBlock > 0) frameInRepeat(space, index, frame)
            else frameInBlock(space, index, frame)
            return placed(space, frame, size)
        }
        /** What a tile shows; an index without a tile gives a photo. */
        public fun role(index: Int): Role {
            if (index != count - 1) return Role.PHOTO
            if (space.adds) return Role.ADD
            return if (hidden > 0) Role.MORE else Role.PHOTO
        }
        /** The edges of the container that a tile touches, as bits of [Edge]; an index without a tile gives none. */
        public fun edges(index: Int): Int {
            if (index < 0 || index >= count) return 0
            val edges = edgesOfTile(index)
            val edges = edgesInBlock(space, index)
            return if (space.mirrored) reflect(edges) else edges
        }
        /** The edges before mirroring. */
        private fun edgesOfTile(index: Int): Int {
            if (space.greatest > 0) return edgesOfPhoto(index)
            if (space.perBlock > 0) return edgesInRepeat(space, index)
            return edgesInBlock(space, index)
            return 0
        }
        /** The edges of a photo that keeps its ratio. */
        private fun edgesOfPhoto(index: Int): Int {
            if (space.columns > 0) return edgesInColumns(space, frames, index)
            if (space.sizing != Sizing.NONE) return edgesInJustifiedRows(space, frames, index)
            val beside = edgesBesideBox(space, frames, index)
            if (space.perRow > 0) return edgesInRows(space, index) and beside.inv()
            if (space.tree != "") return (space.edges[index] - '@') and beside.inv()
            return 0
        }
    }
    /** The movement of a photo from one layout to the next: its index and its frame, before and after. */
    public data class Move(val from: Int, val to: Int, val start: Frame, val end: Frame)
    /** A growing waterfall: each appended photo goes to the column that is shortest so far, and earlier photos stay in place. */
    public class Columns internal constructor(private val space: Space) {
        private var longest = space.insets.top
        private val ends = DoubleArray(space.columns) { longest }

        /** How many photos have been appended. */
        public var count: Int = 0
            private set

        /** The size of the container. */
        public val size: Size get() = sizeOf(space)
        /** Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1. */
        public fun append(ratio: Double = Double.NaN): Frame {
            val frame = DoubleArray(4)
            placeNext(space, limit(ratio, space.least, space.greatest), ends, frame, 0)
            longest = greatest(longest, frame[1] + frame[3])
            count += 1
            space.fullHeight = longest + space.insets.bottom
            return placed(space, frame, size)
        }
    }
    /** Growing rows: a photo that is appended joins the last row or begins another, and all rows above it stay in place. */
    public class Rows internal constructor(private val space: Space) {
        private var ratios = DoubleArray(16)
        /** The frames before snapping and mirroring. */
        private var frames = DoubleArray(64)
        /** The first photo of the last row, its top, the sum of its ratios, and the height of the row before it. */
        private var start = 0
        private var y = space.insets.top
        private var sum = 0.0
        private var previous: Double? = null

        /** How many photos have been appended. */
        public var count: Int = 0
            private set

        /** The size of the container. */
        public val size: Size get() = sizeOf(space)
        /** The frame of a photo; an index without one gives an empty frame. */
        public fun frame(index: Int): Frame {
            if (index < 0 || index >= count) return Frame(0.0, 0.0, 0.0, 0.0)
            return placed(space, frames.copyOfRange(4 * index, 4 * index + 4), size)
        }
        /**
         * Places the next photo, and returns the index of the first photo whose frame changed; those after it may have changed too.
         * A ratio that isn't a finite number above 0 counts as 1:1.
         */
        public fun append(ratio: Double = Double.NaN): Int {
            val limited = limit(ratio, space.least, space.greatest)
            if (count == ratios.size) {
                ratios = ratios.copyOf(2 * count)
                frames = frames.copyOf(8 * count)
            }
            var changed = start
            if (!takes(space, limited, count - start, sum)) {
                val before = frames.copyOfRange(4 * start, 4 * start + 4)
                val height = placeLast(false)
                if ((0..3).all { before[it] == frames[4 * start + it] }) changed = count
                y = y + height + space.rowGap
                previous = height
                start = count
                sum = 0.0
            }
            ratios[count] = limited
            count += 1
            sum += limited
            space.fullHeight = y + placeLast(true) + space.insets.bottom
            return changed
        }
        /** Places the last row and returns its height. */
        private fun placeLast(isLast: Boolean): Double =
            placeJustified(space, start, count, sum, y, isLast, previous, ratios, frames)
    }
    // What follows serves the functions above.
    /** The number of tiles for a count, and what determines their places. */
    internal open class Plan {
        /** The number of tiles. */
        var tiles: Int = 0
        /** The number of photos without a tile. */
        var hidden: Int = 0
        /** The index of the first number in the table. */
        var start: Int = 0
        /** The number of columns of a waterfall. */
        var columns: Int = 0
        /** The greatest number of tiles in a row. */
        var perRow: Int = 0
        /** How a last row that isn't full is laid out. */
        var last: Last = Last.SHORT
        /**
         * The ratio, width to height, of the container or of the box that photos stay within; the negated height of such a box;
         * 0 without them.
         */
        var ratio: Double = 0.0
        /** How many halves of the free width are before photos that a box makes narrower than the container. */
        var halvesBefore: Int = 0
        /** The container's ratio, width to height; 0 if it has none. */
        var ratio: Double = 0.0
        /** The lower limit of ratios if tiles keep their photos' ratios. */
        var least: Double = 0.0
        /** The upper limit of ratios if tiles keep their photos' ratios; otherwise 0. */
        var greatest: Double = 0.0
        /** Whether the limits of ratios end at 1: they are above 1 if the photos are wide on average, otherwise below. */
        var isSided: Boolean = false
        /** A tree of photos in the notation of the spec. */
        var tree: String = ""
        /** For a tree, a character for each photo, whose lower four bits are the edges. */
        var edges: String = ""
        /** Whether the last tile adds a photo. */
        var adds: Boolean = false
        /** The number of photos in a block that repeats; 0 if none does. */
        var perBlock: Int = 0
        /** Whether every second block is reflected. */
        var reflects: Boolean = false
        /** How rows are made. */
        var sizing: Sizing = Sizing.NONE
        /** The part of what is left that lies before a short row. */
        var align: Double = 0.0
        /** The ratio or the width of tiles, the height or the shape that rows aim at. */
        var size: Double = 0.0
        /** The height of tiles, or the height that each row of a shape should have. */
        var height: Double = 0.0
        /** The least number of photos in a row. */
        var leastInRow: Int = 0
    }
    /** How rows are made. */
    internal enum class Sizing { NONE, TILE_RATIO, TILE_SIZE, FRAME, SPREAD, NEAR, OVER, SHAPE }
    /** How a last row that isn't full is laid out. */
    internal enum class Last { SHORT, STRETCH, BALANCED }
    /** A plan in a container. */
    internal class Space(
        val width: Double, val columnGap: Double, val rowGap: Double,
        val insets: Insets, val scale: Double?, val mirrored: Boolean
    ) : Plan() {
        /** The height of a container that has one before its tiles are placed; after that, the one of photos that keep their ratios. */
        var fullHeight: Double = 0.0
        /** The height of the container. */
        var fullHeight = 0.0
        /** The width within the insets; negative if the container is too narrow. */
        val contentWidth: Double get() = width - insets.leading - insets.trailing
        /** The height within the insets if tiles share the container's height. */
        val contentHeight: Double get() = fullHeight - insets.top - insets.bottom
        /** Adding 1.5 * 2^52 rounds; the millionth makes sums that differ in the last digit agree. */
        private fun pixel(value: Double, scale: Double): Double =
            value * scale + 0.000001 + 6755399441055744.0 - 6755399441055744.0
        /** Where a side starts after snapping. */
        private fun snap(start: Double): Double = if (scale == null) start else pixel(start, scale) / scale
        /** How long a side is that is snapped with the gap after it. */
        private fun snapLength(start: Double, length: Double, gap: Double): Double {
            if (scale == null) return length
            return greatest(0.0, pixel(start + length + gap, scale) - pixel(gap, scale) - pixel(start, scale)) / scale
        }
        /** Snaps the size of the container; it isn't negative. */
        fun snapSize(width: Double, height: Double): Size =
            Size(snapLength(0.0, greatest(0.0, width), columnGap), snapLength(0.0, greatest(0.0, height), rowGap))
        /** Snaps and mirrors the frame at an index of an array. */
        fun place(frames: DoubleArray, index: Int, size: Size) {
            val x = frames[4 * index]
            val y = frames[4 * index + 1]
            val width = snapLength(x, frames[4 * index + 2], columnGap)
            val start = snap(x)
            frames[4 * index] = if (mirrored) size.width - start - width else start
            frames[4 * index + 1] = snap(y)
            frames[4 * index + 2] = width
            frames[4 * index + 3] = snapLength(y, frames[4 * index + 3], rowGap)
        }
    }
    /** Equal tiles in rows with gaps: the edges that the outer ones touch, and the first tile, from the corner within the insets. */
    internal class Block {
        var rows: Int = 0
        var columns: Int = 1
        var edges: Int = 0
        var x: Double = 0.0
        var y: Double = 0.0
        var width: Double = 0.0
            set(value) { field = greatest(0.0, value) }
        var height: Double = 0.0
            set(value) { field = greatest(0.0, value) }
    }
    private val noRatios: DoubleArray = doubleArrayOf()
    private fun least(a: Double, b: Double): Double = if (b < a) b else a
    private fun greatest(a: Double, b: Double): Double = if (b >= a) b else a
    /** Writes a frame. */
    private fun put(frames: DoubleArray, index: Int, x: Double, y: Double, width: Double, height: Double) {
        frames[4 * index] = x
        frames[4 * index + 1] = y
        frames[4 * index + 2] = width
        frames[4 * index + 3] = height
    }
    /** The frame of four numbers, snapped and mirrored. */
    private fun placed(space: Space, frame: DoubleArray, size: Size): Frame {
        space.place(frame, 0, size)
        return Frame(frame[0], frame[1], frame[2], frame[3])
    }
    /** The size of the container, snapped. */
    private fun sizeOf(space: Space): Size {
        if (space.greatest > 0) return space.snapSize(space.width, space.fullHeight)
        if (space.tiles == 0) return space.snapSize(0.0, 0.0)
        if (space.tiles == 0) return space.snapSize(space.width, 0.0)
        val size = if (space.perBlock > 0) sizeOfRepeat(space) else sizeOfBlocks(space)
        return space.snapSize(size.width, size.height)
        val size = sizeOfBlocks(space)
        return space.snapSize(size.width, size.height)
        return space.snapSize(space.width, space.fullHeight)
        return space.snapSize(space.width, 0.0)
    }
    /** The edges with left and right exchanged. */
    private fun reflect(edges: Int): Int {
        val isLeft = edges and Edge.LEFT != 0
        val isRight = edges and Edge.RIGHT != 0
        return if (isLeft == isRight) edges else edges xor (Edge.LEFT or Edge.RIGHT)
    }
    /** The number and length of the first rows, and of the last ones. */
    private class Split(plan: Plan) {
        val firstRows: Int
        val firstLength: Int
        val lastRows: Int
        val lastLength: Int

        init {
            val count = plan.tiles
            val rows = (count - 1) / plan.perRow + 1
            val isBalanced = plan.last == Last.BALANCED
            firstRows = if (isBalanced) rows - count % rows else rows - 1
            firstLength = if (isBalanced) count / rows else plan.perRow
            lastRows = if (isBalanced) count % rows else 1
            lastLength = if (isBalanced) count / rows + 1 else count - (rows - 1) * plan.perRow
        }
    }
    /** The slots of a row of `length` tiles; some may stay empty. */
    private fun slots(plan: Plan, length: Int, split: Split): Int {
        if (plan.sizing == Sizing.TILE_SIZE) {
            val first = if (split.firstRows > 0) split.firstLength else 0
            val last = if (split.lastRows > 0) split.lastLength else 0
            return if (first > last) first else last
        }
        // What is left of the width is after a single column.
        if (plan.sizing == Sizing.SPREAD) return if (plan.perRow > 2) plan.perRow else 2
        return if (plan.last == Last.SHORT) plan.perRow else length
    }
    /** The size of the tiles of a row of `length`. */
    private fun tile(space: Space, length: Int, split: Split): Size {
        val count = slots(space, length, split).toDouble()
        val width = (space.contentWidth - (count - 1) * space.columnGap) / count
        if (space.sizing == Sizing.TILE_RATIO) return Size(width, width / space.size)
        if (space.sizing == Sizing.FRAME) {
            val rows = (split.firstRows + split.lastRows).toDouble()
            return Size(width, (space.contentHeight - (rows - 1) * space.rowGap) / rows)
        }
        return Size(space.size, space.height)
    }
    /** The size of the container before snapping. */
    private fun sizeOfBlocks(space: Space): Size {
        if (space.sizing == Sizing.NONE) return sizeOfTable(space)
        if (space.sizing == Sizing.FRAME) return Size(space.width, space.fullHeight)
        val split = Split(space)
        val first = tile(space, split.firstLength, split)
        val last = tile(space, split.lastLength, split)
        val rows = split.firstRows * first.height + split.lastRows * last.height
        val gaps = (split.firstRows + split.lastRows - 1) * space.rowGap
        val height = space.insets.top + space.insets.bottom + rows + gaps
        if (space.sizing != Sizing.TILE_SIZE) return Size(space.width, height)
        val count = slots(space, split.lastLength, split)
        val width = count * last.width + (count - 1) * space.columnGap
        return Size(space.insets.leading + space.insets.trailing + width, height)
    }
    /** Reads the first rows, or the last ones. */
    private fun readBlock(space: Space, number: Int, block: Block) {
        if (space.sizing == Sizing.NONE) return readTable(space, number, block)
        val split = Split(space)
        val first = tile(space, split.firstLength, split)
        val isFirst = number == 0 && split.firstRows > 0
        val length = if (isFirst) split.firstLength else split.lastLength
        val own = if (isFirst) first else tile(space, length, split)
        val empty = slots(space, length, split) - length
        var edges = 0
        if (isFirst || split.firstRows == 0) edges = edges or Edge.TOP
        if (!isFirst || split.lastRows == 0) edges = edges or Edge.BOTTOM
        if (space.align == 0.0 || empty == 0) edges = edges or Edge.LEFT
        if (space.align == 1.0 || empty == 0) edges = edges or Edge.RIGHT
        block.rows = if (isFirst) split.firstRows else split.lastRows
        block.columns = length
        block.edges = edges
        block.x = space.align * empty * (own.width + space.columnGap)
        block.y = if (isFirst) 0.0 else split.firstRows * (first.height + space.rowGap)
        block.width = own.width
        block.height = own.height
    }
    /** The gap between the columns of blocks. */
    private fun spacing(space: Space): Double {
        val isSpread = space.sizing == Sizing.SPREAD && space.perRow > 1
        return if (isSpread) greatest(0.0, (space.contentWidth - space.perRow * space.size) / (space.perRow - 1)) else space.columnGap
    }
    /** Writes the frames of the tiles of blocks, row by row, before snapping to pixels and mirroring. */
    private fun fillBlocks(space: Space, frames: DoubleArray, start: Int) {
        val columnGap = spacing(space)
        val columnGap = space.columnGap
        val rowGap = space.rowGap
        val block = Block()
        var index = start
        var number = 0
        while (index < start + space.tiles) {
            readBlock(space, number, block)
            val width = block.width
            val height = block.height
            val x = space.insets.leading + block.x
            val y = space.insets.top + block.y
            val columns = block.columns.toDouble()
            val end = index + block.rows * block.columns
            var row = 0.0
            var column = 0.0
            // Nested loops would be unrolled, and then be too large to be inlined, so that the space and the block would be allocated.
            do {
                put(frames, index, x + column * (width + columnGap), y + row * (height + rowGap), width, height)
                index += 1
                column += 1
                if (column == columns) {
                    column = 0.0
                    row += 1
                }
            } while (index < end)
            number += 1
        }
    }
    /** Reads the block that contains a tile, and returns the index of the tile in it. */
    private fun findBlock(space: Space, index: Int, block: Block): Int {
        var place = index
        var number = 0
        readBlock(space, number, block)
        while (place >= block.rows * block.columns) {
            place -= block.rows * block.columns
            number += 1
            readBlock(space, number, block)
        }
        return place
    }
    /** Writes the frame of a tile as the first one. */
    private fun frameInBlock(space: Space, index: Int, frame: DoubleArray) {
        val block = Block()
        val place = findBlock(space, index, block)
        val columnGap = spacing(space)
        val columnGap = space.columnGap
        put(
            frame, 0, space.insets.leading + block.x + (place % block.columns) * (block.width + columnGap),
            space.insets.top + block.y + (place / block.columns) * (block.height + space.rowGap), block.width, block.height)
    }
    private fun edgesInBlock(space: Space, index: Int): Int {
        val block = Block()
        val place = findBlock(space, index, block)
        val row = place / block.columns
        val column = place % block.columns
        var edges = block.edges
        if (row > 0) edges = edges and Edge.TOP.inv()
        if (row < block.rows - 1) edges = edges and Edge.BOTTOM.inv()
        if (column > 0) edges = edges and Edge.LEFT.inv()
        if (column < block.columns - 1) edges = edges and Edge.RIGHT.inv()
        return edges
    }
    /** The distance of a block from the next. */
    private fun stepOf(space: Space, size: Size): Double = size.height - space.insets.top - space.insets.bottom + space.rowGap
    /** The size of the container: whole blocks, and the photos that remain. */
    private fun sizeOfRepeat(space: Space): Size {
        val perBlock = space.perBlock
        val rest = space.tiles % perBlock
        val size = sizeOfBlocks(blockOf(space, perBlock))
        val last = if (rest > 0) stepOf(space, sizeOfBlocks(blockOf(space, rest))) else 0.0
        val height = (space.tiles / perBlock) * stepOf(space, size) + last - space.rowGap
        return Size(size.width, height + space.insets.top + space.insets.bottom)
    }
    /** Moves the frame at an index, which is in the first block, to a block further down, and reflects it there if need be. */
    private fun move(space: Space, frames: DoubleArray, from: Int, to: Int, block: Int, size: Size) {
        val x = frames[4 * from]
        val width = frames[4 * from + 2]
        val reflected = space.insets.leading + size.width - space.insets.trailing - x - width
        put(
            frames, to, if (space.reflects && block % 2 == 1) reflected else x,
            frames[4 * from + 1] + block * stepOf(space, size), width, frames[4 * from + 3])
    }
    /** Writes the frames of all blocks. Those of the first are also those of the others, moved. */
    private fun fillRepeat(space: Space, frames: DoubleArray) {
        val perBlock = space.perBlock
        val size = sizeOfBlocks(blockOf(space, perBlock))
        for (start in 0 until space.tiles step perBlock) {
            val block = start / perBlock
            val isRest = space.tiles - start < perBlock
            val photos = if (isRest) space.tiles - start else perBlock
            val first = if (isRest) start else 0
            if (block == 0 || isRest) fillBlocks(blockOf(space, photos), frames, start)
            if (block > 0) {
                for (index in 0 until photos) move(space, frames, first + index, start + index, block, size)
            }
        }
    }
    /** The block that contains a tile. */
    private fun blockAt(space: Space, block: Int): Space {
        val rest = space.tiles - block * space.perBlock
        return blockOf(space, if (rest < space.perBlock) rest else space.perBlock)
    }
    /** Writes the frame of a tile as the first one. */
    private fun frameInRepeat(space: Space, index: Int, frame: DoubleArray) {
        val perBlock = space.perBlock
        frameInBlock(blockAt(space, index / perBlock), index % perBlock, frame)
        if (index < perBlock) return
        val size = sizeOfBlocks(blockOf(space, perBlock))
        move(space, frame, 0, 0, index / perBlock, size)
    }
    private fun edgesInRepeat(space: Space, index: Int): Int {
        val perBlock = space.perBlock
        val number = index / perBlock
        val block = blockAt(space, number)
        var edges = edgesInBlock(block, index % perBlock)
        if (number > 0) edges = edges and Edge.TOP.inv()
        if (number * perBlock + block.tiles < space.tiles) edges = edges and Edge.BOTTOM.inv()
        return if (space.reflects && number % 2 == 1) reflect(edges) else edges
    }
    private fun isKnown(ratio: Double): Boolean = ratio > 0 && ratio < Double.POSITIVE_INFINITY
    /** A ratio clamped to the limits; an unknown ratio counts as 1 first. */
    private fun limit(ratio: Double, lower: Double, upper: Double): Double =
        least(greatest(if (isKnown(ratio)) ratio else 1.0, lower), upper)
    /** Whether photos are wide on average: the first ones have known ratios. */
    private fun areWide(plan: Plan, known: DoubleArray, count: Int): Boolean {
        val photos = plan.tiles + plan.hidden
        val given = if (count < photos) count else photos
        var sum = 0.0
        for (index in 0 until given) sum += if (isKnown(known[index])) known[index] else 1.0
        return sum + (photos - given) > photos * 1.000001
    }
    /** The ratios of the tiles, within the limits of a plan. */
    private fun limitedRatios(plan: Plan, known: DoubleArray): DoubleArray {
        // The add tile has no photo.
        val count = if (plan.adds && known.size >= plan.tiles) plan.tiles - 1 else known.size
        val areWide = plan.isSided && areWide(plan, known, count)
        val lower = if (areWide) greatest(plan.least, 1.0) else plan.least
        val upper = if (plan.isSided && !areWide) least(plan.greatest, 1.0) else plan.greatest
        return DoubleArray(plan.tiles) { limit(if (it < count) known[it] else 1.0, lower, upper) }
    }
    private fun sumOf(ratios: DoubleArray, start: Int, end: Int): Double {
        var sum = 0.0
        for (index in start until end) sum += ratios[index]
        return sum
    }
    /**
     * The width of photos whose height is slope * width + offset: that of the container less its insets, or less if they would be
     * higher than their box.
     */
    private fun widthInBox(space: Space, slope: Double, offset: Double): Double {
        val full = space.contentWidth
        val ratio = space.ratio
        if (ratio == 0.0) return full
        val most = if (ratio > 0) full / ratio else -ratio
        return if (slope * full + offset <= most) full else greatest(0.0, (most - offset) / slope)
    }
    /** The left inset with the free width before photos that are this wide. */
    private fun leadingInBox(space: Space, width: Double): Double =
        space.insets.leading + (space.contentWidth - width) * space.halvesBefore / 2
    /** The edges that a photo doesn't touch because a box, if there is one, makes the photos narrower than the container. */
    private fun edgesBesideBox(space: Space, frames: DoubleArray, index: Int): Int {
        if (space.ratio == 0.0) return 0
        val x = frames[4 * index]
        val width = frames[4 * index + 2]
        val leading = space.insets.leading
        val tolerance = 0.000001 * space.contentWidth
        val left = if (x - leading > tolerance) Edge.LEFT else 0
        val right = if (leading + space.contentWidth - (x + width) > tolerance) Edge.RIGHT else 0
        return left or right
    }
    /** Writes the frames of photos that keep their ratios, before snapping and mirroring, and sets the height of the container. */
    private fun solve(space: Space, known: DoubleArray, frames: DoubleArray) {
        space.fullHeight = fillPhotos(space, limitedRatios(space, known), frames)
    }
    /** Writes the frames, and returns the height of the container. */
    private fun fillPhotos(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
        if (space.columns > 0) return fillColumns(space, ratios, frames)
        if (space.sizing != Sizing.NONE) return fillJustified(space, ratios, frames)
        if (space.perRow > 0) return fillRows(space, ratios, frames)
        if (space.tree != "") return fillTree(space, ratios, frames)
        return 0.0
    }
    /** The width of a column; negative if the container is too narrow. */
    private fun columnWidth(space: Space): Double {
        val columns = space.columns
        return (space.contentWidth - (columns - 1) * space.columnGap) / columns
    }
    /**
     * Places the next photo. It goes to the leftmost column that is at most a millionth of the column width longer than the
     * shortest, since columns that only differ by rounding count as equal.
     */
    private fun placeNext(space: Space, ratio: Double, ends: DoubleArray, frames: DoubleArray, index: Int) {
        val own = columnWidth(space)
        val width = greatest(0.0, own)
        var lowest = ends[0]
        for (end in ends) if (end < lowest) lowest = end
        val limit = lowest + 0.000001 * width
        var column = 0
        while (ends[column] > limit) column++
        val y = ends[column]
        val height = width / ratio
        ends[column] = y + (height + space.rowGap)
        put(frames, index, space.insets.leading + column * (own + space.columnGap), y, width, height)
    }
    /** Places photos in columns: each goes to the column that is shortest so far. */
    private fun fillColumns(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
        val top = space.insets.top
        val ends = DoubleArray(space.columns) { top }
        var longest = top
        for (index in 0 until space.tiles) {
            placeNext(space, ratios[index], ends, frames, index)
            longest = greatest(longest, frames[4 * index + 1] + frames[4 * index + 3])
        }
        return longest + space.insets.bottom
    }
    /** The edges that a photo in a column touches: the bottom if it ends where the longest column does. */
    private fun edgesInColumns(space: Space, frames: DoubleArray, index: Int): Int {
        val x = frames[4 * index]
        val y = frames[4 * index + 1]
        val height = frames[4 * index + 3]
        val width = columnWidth(space)
        val last = space.insets.leading + (space.columns - 1) * (width + space.columnGap)
        var edges = 0
        if (x == space.insets.leading) edges = edges or Edge.LEFT
        if (x == last) edges = edges or Edge.RIGHT
        if (y == space.insets.top) edges = edges or Edge.TOP
        if (y + height >= space.fullHeight - space.insets.bottom - 0.000001 * width) edges = edges or Edge.BOTTOM
        return edges
    }
    /** The ends of rows. */
    private fun endsOfRows(plan: Plan): IntArray {
        val rows = (plan.tiles - 1) / plan.perRow + 1
        val isBalanced = plan.last == Last.BALANCED
        val length = if (isBalanced) plan.tiles / rows else plan.perRow
        val longer = if (isBalanced) plan.tiles % rows else 0
        var end = 0
        return IntArray(rows) { row ->
            end += length + if (row >= rows - longer) 1 else 0
            if (end > plan.tiles) end = plan.tiles
            end
        }
    }
    /** The width of rows that fill it, or that are as high as their box. */
    private fun widthOfRows(space: Space, ratios: DoubleArray): Double {
        if (space.ratio == 0.0) return space.contentWidth
        var slope = 0.0
        var offset = -space.rowGap
        var start = 0
        for (end in endsOfRows(space)) {
            val sum = sumOf(ratios, start, end)
            slope += 1 / sum
            offset += space.rowGap - (end - start - 1) * space.columnGap / sum
            start = end
        }
        return widthInBox(space, slope, offset)
    }
    /** Rows that fill the width: the tiles of a row have the height at which their widths fill it. */
    private fun fillRows(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
        val contentWidth = widthOfRows(space, ratios)
        val leading = leadingInBox(space, contentWidth)
        val contentWidth = space.contentWidth
        val leading = space.insets.leading
        var y = space.insets.top
        var start = 0
        for (end in endsOfRows(space)) {
            var x = leading
            val height = (contentWidth - (end - start - 1) * space.columnGap) / sumOf(ratios, start, end)
            val side = greatest(0.0, height)
            for (index in start until end) {
                val width = side * ratios[index]
                put(frames, index, x, y, width, side)
                x += width + space.columnGap
            }
            y += height + space.rowGap
            start = end
        }
        return y - space.rowGap + space.insets.bottom
    }
    private fun edgesInRows(plan: Plan, index: Int): Int {
        // Of balanced rows, the first ones are shorter by one.
        val rows = (plan.tiles - 1) / plan.perRow + 1
        val isBalanced = plan.last == Last.BALANCED
        val least = if (isBalanced) plan.tiles / rows else plan.perRow
        val shorter = if (isBalanced) (rows - plan.tiles % rows) * least else plan.tiles
        val length = if (index < shorter) least else least + 1
        val start = index - (if (index < shorter) index else index - shorter) % length
        var edges = 0
        if (start == 0) edges = edges or Edge.TOP
        if (start + length >= plan.tiles) edges = edges or Edge.BOTTOM
        if (index == start) edges = edges or Edge.LEFT
        if (index == start + length - 1 || index == plan.tiles - 1) edges = edges or Edge.RIGHT
        return edges
    }
    private fun magnitude(value: Double): Double = if (value < 0) -value else value
    /** Whether a row takes the next photo. What differs by a millionth of the width is a tie, which takes it. */
    private fun takes(space: Space, ratio: Double, length: Int, sum: Double): Boolean {
        val width = space.contentWidth
        val gap = space.columnGap
        val next = (sum + ratio) * space.size + length * gap
        if (space.sizing == Sizing.OVER) return length == 0 || next <= width * 1.000001
        if (length < space.leastInRow || length >= space.perRow) return length < space.leastInRow
        val own = sum * space.size + (length - 1) * gap
        return own < width / 2 || magnitude(next - width) <= magnitude(own - width) + 0.000001 * width
    }
    /** The height of a last row that would be this high if it filled the width; `previous` is that of the row before it. */
    private fun lastHeight(plan: Plan, height: Double, previous: Double?): Double {
        val most = 4.0 / 3 * plan.size
        if (plan.last == Last.STRETCH || height <= most * 1.000001) return height
        return if (plan.sizing == Sizing.NEAR && previous != null) least(previous, most) else plan.size
    }
    /** Places the photos of a row, whose ratios have a sum, and returns its height. */
    private fun placeJustified(
        space: Space, start: Int, end: Int, sum: Double, y: Double, isLast: Boolean, previous: Double?, ratios: DoubleArray,
        frames: DoubleArray
    ): Double {
        val gaps = (end - start - 1) * space.columnGap
        val filled = (space.contentWidth - gaps) / sum
        val height = if (isLast) lastHeight(space, filled, previous) else filled
        val height = (space.contentWidth - gaps) / sum
        var x = space.insets.leading
        if (height != filled) x += space.align * (space.contentWidth - gaps - height * sum)
        val side = greatest(0.0, height)
        for (index in start until end) {
            val width = side * ratios[index]
            put(frames, index, x, y, width, side)
            x += width + space.columnGap
        }
        return height
    }
    /** Places rows one below the other; `next` gives the end of a row. */
    private fun placeRows(
        space: Space, ratios: DoubleArray, frames: DoubleArray, fills: Boolean, next: (Int) -> Int
    ): Double {
        val tiles = space.tiles
        var y = space.insets.top
        var bottom = y
        var start = 0
        var previous: Double? = null
        while (start < tiles) {
            val end = next(start)
            val sum = sumOf(ratios, start, end)
            val height = placeJustified(space, start, end, sum, y, !fills && end == tiles, previous, ratios, frames)
            previous = height
            bottom = y + height
            y = bottom + space.rowGap
            start = end
        }
        return bottom + space.insets.bottom
    }
    /**
     * The rows with the least sum of k(h - T)(h - T), for k photos in a row that is h high. `best` has the sums for the first
     * photos, `cuts` the lengths of their last rows.
     */
    private fun fillBalanced(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
        val tiles = space.tiles
        val best = DoubleArray(tiles + 1) { if (it == 0) 0.0 else Double.POSITIVE_INFINITY }
        val cuts = IntArray(tiles + 1)
        for (end in 1..tiles) {
            cuts[end] = if (end < space.leastInRow) end else space.leastInRow
            findRow(space, ratios, end, space.leastInRow, space.perRow, best, cuts)
        }
        // Only the last row may have fewer, and only where no other cut exists.
        if (best[tiles] == Double.POSITIVE_INFINITY) findRow(space, ratios, tiles, 1, space.leastInRow - 1, best, cuts)
        // The rows are found from the last one.
        val ends = IntArray(tiles + 1)
        var end = tiles
        while (end > 0) {
            ends[end - cuts[end]] = end
            end -= cuts[end]
        }
        return placeRows(space, ratios, frames, false) { ends[it] }
    }
    /** Finds the best last row for the photos before an index: the one with the fewest photos of those that are a tie. */
    private fun findRow(
        space: Space, ratios: DoubleArray, end: Int, least: Int, greatest: Int, best: DoubleArray, cuts: IntArray
    ) {
        val target = space.size
        val tolerance = 0.000001 * target * target
        var sum = 0.0
        for (length in 1..(if (end < greatest) end else greatest)) {
            val rest = space.contentWidth - (length - 1) * space.columnGap
            if (rest <= 0) return
            sum += ratios[end - length]
            if (length < least) continue
            val away = rest / sum - target
            val cost = length * away * away
            if (best[end - length] + cost < best[end] - tolerance) {
                best[end] = best[end - length] + cost
                cuts[end] = length
            }
            // A longer row alone would cost more.
            if (away < 0 && cost > best[end]) return
        }
    }
    /** Rows of photos that fill the width, as near to a height or a shape as they come. */
    private fun fillJustified(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
        if (space.sizing == Sizing.SHAPE) return fillShape(space, ratios, frames)
        if (space.last == Last.BALANCED) return fillBalanced(space, ratios, frames)
        return placeRows(space, ratios, frames, false) { start ->
            var end = start
            var sum = 0.0
            while (end < ratios.size && takes(space, ratios[end], end - start, sum)) {
                sum += ratios[end]
                end += 1
            }
            end
        }
        return 0.0
    }
    private fun edgesInJustifiedRows(space: Space, frames: DoubleArray, index: Int): Int {
        val x = frames[4 * index]
        val y = frames[4 * index + 1]
        val right = x + frames[4 * index + 2]
        val bottom = y + frames[4 * index + 3]
        val tolerance = 0.000001 * space.contentWidth
        var edges = 0
        if (y == space.insets.top) edges = edges or Edge.TOP
        if (x == space.insets.leading) edges = edges or Edge.LEFT
        if (bottom >= space.fullHeight - space.insets.bottom - tolerance) edges = edges or Edge.BOTTOM
        if (right >= space.insets.leading + space.contentWidth - tolerance) edges = edges or Edge.RIGHT
        return edges
    }
    /** Gives rows as few photos as those below them allow. */
    private fun cutRows(cut: IntArray, start: Int, count: Int, photos: Int, least: Int, most: Int) {
        var left = photos
        for (row in start until count) {
            val rest = left - (count - row - 1) * most
            cut[row] = if (rest > least) rest else least
            left -= cut[row]
        }
    }
    /** The next cut in lexicographic order: a row as late as possible gets one more. False after the last cut. */
    private fun cutNext(cut: IntArray, count: Int, least: Int, most: Int): Boolean {
        var rest = 0
        var row = count - 1
        while (row > 0) {
            rest += cut[row]
            row -= 1
            if (cut[row] < most && rest > (count - row - 1) * least) {
                cut[row] += 1
                cutRows(cut, row + 1, count, rest - 1, least, most)
                return true
            }
        }
        return false
    }
    /**
     * How far rows are from a height; half as much again where one is lower than it should be, and where one has more photos than
     * the next.
     */
    private fun costOf(space: Space, cut: IntArray, count: Int, ratios: DoubleArray, height: Double): Double {
        var total = 0.0
        var start = 0
        var previous = 0
        var isLow = false
        var isFalling = false
        for (row in 0 until count) {
            val length = cut[row]
            val own = (space.contentWidth - (length - 1) * space.columnGap) / sumOf(ratios, start, start + length)
            total += own
            if (own < space.height) isLow = true
            if (length < previous) isFalling = true
            start += length
            previous = length
        }
        val away = magnitude(total + (count - 1) * space.rowGap - height)
        return away * (if (isLow) 1.5 else 1.0) * (if (isFalling) 1.5 else 1.0)
    }
    /**
     * Rows that fill the width and are together as near to the height of a shape as they come: of all cuts into rows, the first one
     * that costs least.
     */
    private fun fillShape(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
        val tiles = space.tiles
        val least = space.leastInRow
        val most = if (space.perRow < tiles) space.perRow else tiles
        val width = space.contentWidth
        val height = width / space.size
        val cut = IntArray(tiles)
        val found = IntArray(tiles) { tiles }
        var best: Double? = null
        for (count in 0..tiles) {
            if (count.toLong() * least > tiles || tiles > count.toLong() * most) continue
            cutRows(cut, 0, count, tiles, least, most)
            do {
                val cost = costOf(space, cut, count, ratios, height)
                val known = best
                if (known == null || cost < known - 0.000001 * width) {
                    best = cost
                    for (row in 0 until count) found[row] = cut[row]
                }
            } while (cutNext(cut, count, least, most))
        }
        var row = 0
        return placeRows(space, ratios, frames, true) { it + found[row++] }
    }
    /** The height of a block is slope * width + offset. */
    private class Line(val slope: Double, val offset: Double)
    /**
     * Photos that keep their ratios, in the notation of the spec: `1|(1,2)` is a photo beside two rows, of one and of two photos.
     *
     * A stack sums the slopes and offsets of its rows, and adds the gaps between them. The blocks of a row have the same height:
     * 1 / slope is the sum of their 1 / slope, and offset / slope the sum of their offset / slope minus the gaps.
     */
    private class Tree(val text: String, val ratios: DoubleArray, val columnGap: Double, val rowGap: Double) {
        /** The lines of rows and of nested stacks, in the order in which they begin. */
        private val lines = arrayOfNulls<Line>(text.length)
        private var next = 0
        private var line = 0
        private var photo = 0
        /** Consumes the next character if it is this one. */
        private fun reads(character: Char): Boolean {
            if (next >= text.length || text[next] != character) return false
            next += 1
            return true
        }
        /** Reads a number of photos side by side. */
        private fun readPhotos(): Int {
            var photos = 0
            while (next < text.length && text[next] in '0'..'9') {
                photos = photos * 10 + (text[next] - '0')
                next += 1
            }
            return photos
        }
        /** Measures a stack. */
        fun measure(): Line {
            var stack = measureRow()
            while (reads(',')) {
                val row = measureRow()
                stack = Line(stack.slope + row.slope, stack.offset + row.offset + rowGap)
            }
            return stack
        }
        private fun measureRow(): Line {
            val own = line++
            var width = 0.0
            var missing = columnGap
            do {
                if (reads('(')) {
                    val nested = line++
                    val stack = measure()
                    lines[nested] = stack
                    width += 1 / stack.slope
                    missing += stack.offset / stack.slope - columnGap
                    next += 1
                }
                for (left in 0 until readPhotos()) {
                    width += ratios[photo]
                    missing -= columnGap
                    photo += 1
                }
            } while (reads('|'))
            val row = Line(1 / width, missing / width)
            lines[own] = row
            return row
        }
        /** Places the photos, once they are measured. */
        fun place(x: Double, y: Double, width: Double, frames: DoubleArray) {
            next = 0
            line = 0
            photo = 0
            placeStack(x, y, width, frames)
        }
        private fun placeStack(x: Double, top: Double, width: Double, frames: DoubleArray) {
            var y = top
            do {
                val row = lines[line++] ?: return
                val height = row.slope * width + row.offset
                placeRow(x, y, height, frames)
                y += height + rowGap
            } while (reads(','))
        }
        private fun placeRow(leading: Double, y: Double, height: Double, frames: DoubleArray) {
            val side = greatest(0.0, height)
            var x = leading
            do {
                if (reads('(')) {
                    val stack = lines[line++] ?: return
                    val width = (height - stack.offset) / stack.slope
                    placeStack(x, y, width, frames)
                    x += width + columnGap
                    next += 1
                }
                for (left in 0 until readPhotos()) {
                    val width = side * ratios[photo]
                    put(frames, photo, x, y, width, side)
                    x += width + columnGap
                    photo += 1
                }
            } while (reads('|'))
        }
    }
    /** Writes the frames of a tree of photos, and returns the height of the container. */
    private fun fillTree(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
        val tree = Tree(space.tree, ratios, space.columnGap, space.rowGap)
        val line = tree.measure()
        val contentWidth = widthInBox(space, line.slope, line.offset)
        val leading = leadingInBox(space, contentWidth)
        val contentWidth = space.contentWidth
        val leading = space.insets.leading
        tree.place(leading, space.insets.top, contentWidth, frames)
        return space.insets.top + line.slope * contentWidth + line.offset + space.insets.bottom
    }

"""#
