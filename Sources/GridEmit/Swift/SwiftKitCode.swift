// swift-format-ignore-file
// Recorded by `make record`; a test holds it equal.

extension KitCode {
    /// The kit in Swift.
    static let swift = KitCode(text: swiftText, conditions: swiftConditions, declarations: swiftDeclarations, pieces: swiftPieces, uses: swiftUses)

    private static let swiftDeclarations: [(parent: UInt16, isRoot: Bool, function: UInt8)] = [(0, true, 0), (0, true, 1), (0, true, 2), (0, true, 3), (0, true, 3), (0, true, 4), (0, true, 4), (0, true, 4), (0, true, 5), (0, true, 6), (0, true, 7), (0, true, 0), (11, true, 0), (0, true, 0), (13, true, 0), (0, true, 0), (15, true, 0), (0, true, 0), (0, true, 0), (18, true, 0), (18, true, 0), (18, true, 0), (18, true, 0), (18, true, 0), (0, true, 0), (24, true, 0), (24, true, 0), (24, true, 0), (24, false, 0), (24, false, 0), (24, true, 1), (24, true, 1), (24, true, 1), (24, false, 0), (24, false, 0), (24, false, 0), (24, true, 0), (24, true, 1), (24, true, 1), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, true, 1), (24, true, 1), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, true, 0), (24, true, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (24, false, 0), (0, true, 0), (0, true, 0), (102, true, 0), (102, true, 0), (102, true, 0), (0, true, 0), (106, true, 0), (106, true, 0), (106, true, 0), (106, true, 0), (106, true, 0), (106, false, 0), (0, false, 1), (0, false, 2), (0, false, 3), (0, false, 3), (0, false, 0), (0, false, 5), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (0, false, 4), (0, false, 4), (0, false, 4), (0, false, 4), (0, false, 6), (0, false, 7), (0, false, 0), (0, false, 0), (131, false, 0), (131, false, 0), (131, false, 0), (131, false, 0), (131, false, 0), (131, false, 0), (131, false, 0), (0, false, 0), (0, false, 0), (0, false, 0), (141, false, 0), (141, false, 0), (141, false, 0), (141, false, 0), (141, false, 0), (141, false, 0), (141, false, 0), (141, false, 0), (141, false, 0), (141, false, 0), (141, false, 0), (141, false, 0), (141, false, 0), (0, false, 0), (155, true, 0), (0, false, 0), (157, false, 0), (157, false, 0), (157, false, 0), (157, false, 0), (157, false, 0), (157, false, 0), (157, false, 0), (157, false, 0), (0, false, 0), (166, false, 0), (166, false, 0), (168, false, 0), (168, false, 0), (168, false, 0), (166, false, 0), (166, false, 0), (166, false, 0), (0, false, 0), (175, false, 0), (175, false, 0), (175, false, 0)]

    private static let swiftConditions: [(needs: UInt64, lacks: UInt64)] = [(0, 0), (0, 16), (16, 0), (8, 0), (128, 0), (32768, 0), (32896, 0), (32784, 0), (32768, 16), (32776, 0), (32768, 8), (136, 0), (144, 0), (2, 0), (130, 0), (2147483648, 0), (2147483664, 0), (1073741824, 0), (1073741840, 0), (1, 0), (17592186044416, 0), (4, 0), (32, 0), (0, 32), (8796093022208, 0), (65536, 0), (0, 17592186044416), (536870912, 0), (4096, 0), (0, 4096), (137438953472, 0), (274877906944, 0), (2097152, 0), (8192, 0), (0, 8192), (17592186044420, 0), (17729624997888, 0), (17867063951360, 0), (21990232555520, 0), (21990236749824, 0), (17592186175488, 0), (16777216, 0), (8589934592, 0), (17179869184, 0), (4398046511104, 0), (0, 4398046511104), (536870916, 0), (16384, 0), (16640, 0), (16896, 0), (4398050705408, 0), (4398048608512, 0), (4398046511360, 0), (4398046511104, 256), (4398048608256, 256), (4398046527488, 256), (4398046511104, 16640), (4535485464576, 0), (4672924418048, 0), (132, 0), (524292, 0), (824633720836, 0), (2147483652, 0), (16777220, 0), (8589934596, 0), (17179869188, 0), (6442450944, 0), (8590065664, 0), (8590196736, 0), (150994944, 0), (285212672, 0), (50331648, 0), (117440512, 0), (50331648, 67108864), (16777216, 33554432), (134217728, 0), (85899345920, 0), (85899476992, 0), (85899608064, 0), (51539607552, 0), (51539738624, 0), (51539869696, 0), (2199023255552, 0), (274877906948, 0), (1374389534720, 0), (274877906944, 1099511627776), (824633720832, 0), (1924145348608, 0), (833223655424, 0), (841813590016, 0), (131072, 0), (262144, 0), (17180131328, 0), (1140850688, 0), (1073741824, 67108864), (512, 0), (256, 0), (34359738368, 0), (0, 4), (32800, 0), (33920, 0), (33984, 0), (33792, 128), (33856, 128), (32768, 1024), (32832, 1024), (274877939712, 0), (34359771136, 0), (34359902208, 0), (34360033280, 0), (34360295424, 0), (49152, 0), (114688, 0), (49168, 65536), (49408, 0), (49664, 0), (49152, 256), (32768, 16384), (1216, 0), (1152, 64), (128, 1024), (192, 1024), (1152, 0), (1024, 128), (1088, 128), (0, 1024), (64, 1024), (2199023256704, 0), (2199023256576, 128), (2199023255552, 1024), (4294967296, 0), (65536, 131072), (2048, 0), (68719476736, 0), (524288, 0), (1048576, 0), (1064960, 0), (16388, 0), (137438969856, 0), (3145728, 0), (9437184, 0), (5242880, 0), (34603008, 0), (68157440, 0), (135266304, 0), (537919488, 0), (7340032, 0), (11534336, 0), (36700160, 0), (70254592, 0), (137363456, 0), (540016640, 0), (101711872, 0), (168820736, 0), (571473920, 0), (42991616, 0), (38797312, 0)]

    private static let swiftUses: [UInt16] = [15, 131, 141, 28, 113, 15, 24, 130, 28, 114, 15, 130, 28, 115, 116, 15, 11, 130, 28, 115, 116, 15, 11, 117, 130, 15, 28, 101, 130, 124, 125, 126, 127, 28, 124, 125, 126, 127, 15, 101, 130, 28, 124, 125, 126, 127, 15, 101, 130, 28, 118, 130, 128, 15, 28, 102, 130, 61, 129, 176, 15, 28, 106, 130, 18, 18, 18, 18, 131, 15, 11, 130, 131, 17, 28, 30, 13, 33, 149, 13, 34, 35, 45, 13, 32, 45, 149, 13, 73, 75, 29, 29, 83, 90, 134, 32, 61, 149, 176, 11, 32, 44, 149, 32, 44, 87, 149, 32, 44, 91, 134, 149, 52, 150, 172, 49, 147, 32, 44, 149, 11, 32, 44, 137, 149, 40, 18, 39, 97, 18, 92, 134, 60, 73, 76, 61, 68, 137, 176, 63, 132, 88, 53, 11, 28, 29, 41, 11, 42, 137, 33, 43, 54, 56, 112, 174, 11, 43, 56, 112, 174, 29, 73, 75, 13, 34, 45, 11, 13, 32, 44, 56, 112, 149, 174, 11, 13, 32, 34, 45, 149, 34, 139, 46, 47, 61, 147, 176, 140, 61, 121, 150, 176, 48, 51, 121, 140, 61, 150, 176, 48, 150, 11, 50, 140, 150, 172, 18, 38, 52, 150, 172, 11, 85, 93, 134, 49, 147, 50, 122, 11, 24, 28, 43, 56, 112, 137, 174, 11, 43, 112, 174, 136, 138, 94, 134, 155, 58, 61, 74, 176, 61, 64, 176, 62, 77, 78, 132, 46, 11, 57, 59, 155, 11, 57, 28, 46, 135, 28, 11, 18, 38, 57, 176, 11, 61, 155, 176, 46, 96, 98, 46, 99, 18, 38, 43, 56, 61, 112, 174, 176, 11, 61, 141, 155, 176, 69, 66, 46, 152, 152, 65, 165, 11, 28, 46, 61, 141, 155, 165, 172, 176, 153, 154, 153, 154, 11, 61, 65, 67, 141, 155, 165, 176, 46, 61, 70, 141, 151, 155, 176, 11, 18, 38, 46, 11, 28, 46, 61, 65, 70, 71, 72, 141, 155, 165, 169, 172, 176, 28, 46, 61, 169, 172, 176, 28, 71, 172, 61, 176, 11, 46, 155, 11, 46, 11, 18, 38, 75, 11, 78, 155, 157, 158, 162, 166, 167, 171, 46, 95, 96, 46, 164, 99, 11, 77, 155, 157, 166, 171, 46, 95, 96, 46, 99, 28, 123, 131, 15, 24, 131, 24, 79, 150, 169, 13, 24, 32, 35, 149, 150, 169, 13, 32, 82, 149, 150, 11, 150, 11, 24, 32, 54, 82, 84, 149, 150, 169, 43, 56, 112, 150, 169, 174, 11, 24, 32, 43, 56, 82, 84, 86, 112, 149, 150, 169, 174, 18, 24, 38, 43, 53, 56, 86, 112, 150, 169, 174, 24, 79, 13, 35, 89, 24, 89, 137, 35, 18, 91, 38, 39, 61, 68, 137, 176, 38, 39, 28, 38, 11, 28, 35, 54, 89, 11, 89, 131, 155, 61, 64, 176, 62, 77, 78, 132, 46, 15, 46, 11, 18, 38, 46, 46, 61, 95, 155, 176, 11, 46, 100, 11, 61, 172, 176, 132, 175, 177, 11, 24, 28, 24, 28, 13, 32, 149, 11, 28, 32, 44, 57, 59, 136, 138, 149, 11, 24, 24, 28, 13, 32, 149, 11, 32, 44, 149, 28, 61, 136, 138, 176, 46, 152, 46, 152, 43, 56, 112, 174, 11, 28, 43, 56, 61, 65, 141, 155, 165, 174, 176, 46, 47, 139, 140, 46, 47, 48, 139, 140, 43, 56, 112, 157, 166, 168, 169, 170, 171, 172, 173, 174, 24, 130, 55, 119, 119, 119, 130, 32, 55, 149, 32, 149, 11, 116, 130, 40, 119, 40, 119, 11, 28, 41, 115, 119, 130, 11, 15, 28, 46, 132, 136, 138, 155, 157, 166, 133, 48, 139, 122, 121, 122, 150, 120, 130, 24, 120, 130, 28, 130, 131, 140, 150, 11, 15, 59, 140, 150, 172, 131, 169, 28, 43, 56, 101, 112, 113, 125, 126, 127, 130, 174, 124, 126, 127, 28, 59, 101, 113, 130, 28, 59, 101, 113, 124, 125, 127, 130, 24, 28, 31, 101, 124, 125, 126, 151, 24, 102, 130, 24, 61, 106, 130, 176, 28, 15, 132, 61, 141, 176, 61, 176, 28, 131, 138, 169, 136, 11, 38, 142, 143, 28, 61, 144, 176, 144, 145, 24, 46, 49, 13, 24, 46, 61, 144, 145, 146, 176, 47, 13, 24, 32, 61, 145, 146, 148, 176, 11, 18, 24, 38, 140, 145, 146, 148, 59, 151, 154, 24, 28, 46, 152, 153, 155, 172, 131, 28, 136, 138, 166, 167, 59, 155, 158, 167, 171, 59, 59, 169, 171, 158, 159, 163, 167, 170, 172, 173, 59, 158, 159, 160, 161, 162, 167, 170, 171, 173, 11, 65, 159, 161, 165, 172, 11, 59, 65, 159, 160, 161, 164, 170, 173, 157, 158, 155, 168, 172, 158, 167, 168, 172, 173, 158, 167, 11, 155, 168, 61, 158, 167, 170, 172, 176, 11, 43, 56, 112, 169, 11, 59, 43, 56, 59, 61, 112, 174, 59, 61, 172, 176, 178, 59, 169, 177]

    private static let swiftPieces = Pieces(numbers: [
        0, 1, 1, 1, 0, 0,
        0, 2, 9, 2, 0, 0,
        1, 0, 1, 0, 1, 79,
        2, 0, 1, 0, 1, 92,
        0, 0, 1, 0, 1, 364,
        3, 0, 1, 0, 1, 140,
        4, 0, 1, 0, 1, 109,
        0, 0, 1, 0, 1, 4,
        0, 2, 16, 0, 1, 53,
        2, 0, 0, 0, 1, 16,
        0, 1, 0, 0, 1, 138,
        3, 0, 0, 0, 1, 23,
        4, 0, 0, 0, 1, 23,
        0, 2, 0, 0, 1, 69,
        2, 0, 0, 0, 1, 16,
        0, 0, 0, 0, 1, 100,
        3, 0, 0, 0, 1, 16,
        4, 0, 0, 0, 1, 20,
        0, 0, 8, 0, 1, 9,
        0, 0, 3, 0, 2, 64,
        0, 2, 16, 0, 2, 53,
        2, 0, 0, 0, 2, 16,
        0, 1, 0, 0, 2, 114,
        3, 0, 0, 0, 2, 23,
        4, 0, 0, 0, 2, 23,
        0, 1, 0, 0, 2, 74,
        2, 0, 0, 0, 2, 16,
        0, 0, 0, 0, 2, 78,
        3, 0, 0, 0, 2, 16,
        4, 0, 0, 0, 2, 20,
        0, 0, 8, 0, 2, 9,
        0, 0, 3, 0, 3, 37,
        0, 3, 16, 0, 3, 53,
        2, 0, 0, 0, 3, 16,
        0, 1, 0, 0, 3, 138,
        3, 0, 0, 0, 3, 23,
        4, 0, 0, 0, 3, 23,
        0, 2, 0, 0, 3, 70,
        2, 0, 0, 0, 3, 16,
        0, 0, 0, 0, 3, 100,
        3, 0, 0, 0, 3, 16,
        4, 0, 0, 0, 3, 20,
        0, 0, 8, 0, 3, 9,
        0, 0, 3, 0, 4, 104,
        5, 0, 1, 0, 4, 22,
        0, 0, 1, 0, 4, 4,
        0, 3, 16, 0, 4, 53,
        2, 0, 0, 0, 4, 16,
        0, 1, 0, 0, 4, 138,
        3, 0, 0, 0, 4, 23,
        4, 0, 0, 0, 4, 23,
        0, 1, 0, 0, 4, 73,
        5, 0, 1, 0, 4, 34,
        6, 0, 0, 0, 4, 10,
        5, 1, 0, 0, 4, 70,
        7, 0, 0, 0, 4, 6,
        8, 0, 0, 0, 4, 1,
        5, 0, 0, 0, 4, 113,
        9, 0, 0, 0, 4, 6,
        10, 0, 0, 0, 4, 2,
        5, 0, 0, 0, 4, 41,
        0, 1, 1, 0, 4, 56,
        2, 0, 0, 0, 4, 16,
        0, 0, 0, 0, 4, 100,
        3, 0, 0, 0, 4, 16,
        4, 0, 0, 0, 4, 20,
        0, 0, 8, 0, 4, 23,
        0, 0, 3, 0, 5, 251,
        0, 0, 16, 0, 5, 98,
        2, 0, 0, 0, 5, 16,
        0, 1, 0, 0, 5, 138,
        4, 0, 0, 0, 5, 23,
        3, 0, 0, 0, 5, 42,
        0, 3, 0, 0, 5, 81,
        2, 0, 0, 0, 5, 16,
        0, 0, 0, 0, 5, 100,
        3, 0, 0, 0, 5, 27,
        4, 0, 0, 0, 5, 20,
        0, 0, 0, 0, 5, 60,
        2, 0, 0, 0, 5, 16,
        0, 0, 0, 0, 5, 100,
        3, 0, 0, 0, 5, 26,
        4, 0, 0, 0, 5, 20,
        0, 4, 0, 0, 5, 66,
        4, 0, 3, 0, 6, 205,
        11, 0, 1, 0, 6, 77,
        4, 0, 1, 0, 6, 90,
        4, 5, 16, 0, 6, 61,
        11, 0, 0, 0, 6, 22,
        4, 0, 0, 0, 6, 13,
        12, 0, 0, 0, 6, 16,
        4, 1, 0, 0, 6, 138,
        11, 0, 0, 0, 6, 23,
        4, 1, 0, 0, 6, 57,
        11, 0, 0, 0, 6, 14,
        4, 1, 0, 0, 6, 56,
        12, 0, 0, 0, 6, 16,
        4, 0, 0, 0, 6, 100,
        11, 0, 0, 0, 6, 16,
        4, 0, 8, 0, 6, 29,
        4, 0, 3, 0, 7, 281,
        4, 5, 16, 0, 7, 73,
        12, 0, 0, 0, 7, 16,
        4, 1, 0, 0, 7, 138,
        11, 0, 0, 0, 7, 23,
        4, 2, 0, 0, 7, 112,
        12, 0, 0, 0, 7, 16,
        4, 0, 0, 0, 7, 100,
        11, 0, 0, 0, 7, 16,
        4, 0, 0, 0, 7, 29,
        13, 0, 3, 0, 8, 88,
        13, 2, 16, 0, 8, 32,
        14, 0, 0, 0, 8, 23,
        13, 1, 0, 0, 8, 60,
        14, 0, 0, 0, 8, 20,
        13, 0, 0, 0, 8, 9,
        15, 0, 3, 0, 9, 158,
        15, 1, 16, 0, 9, 42,
        16, 0, 0, 0, 9, 16,
        15, 4, 0, 0, 9, 205,
        16, 0, 0, 0, 9, 16,
        15, 0, 0, 0, 9, 109,
        17, 0, 3, 0, 10, 161,
        17, 3, 16, 0, 10, 39,
        18, 0, 0, 0, 10, 16,
        17, 4, 0, 0, 10, 199,
        18, 0, 0, 0, 10, 16,
        17, 0, 0, 0, 10, 109,
        0, 0, 3, 0, 11, 77,
        0, 0, 16, 0, 11, 43,
        0, 0, 24, 0, 11, 32,
        19, 0, 1, 0, 12, 41,
        19, 0, 16, 0, 12, 180,
        0, 0, 13, 0, 11, 6,
        0, 0, 3, 0, 13, 30,
        0, 0, 16, 0, 13, 42,
        0, 0, 24, 0, 13, 26,
        19, 0, 1, 0, 14, 36,
        19, 0, 16, 0, 14, 112,
        0, 0, 13, 0, 13, 6,
        0, 0, 3, 0, 15, 133,
        0, 0, 16, 0, 15, 44,
        0, 0, 24, 0, 15, 43,
        19, 0, 1, 0, 16, 36,
        19, 0, 16, 0, 16, 213,
        0, 0, 13, 0, 15, 6,
        0, 0, 3, 0, 17, 113,
        0, 0, 24, 0, 17, 68,
        0, 0, 3, 0, 18, 56,
        0, 0, 16, 0, 18, 84,
        0, 0, 24, 0, 18, 20,
        19, 0, 1, 0, 19, 60,
        19, 0, 16, 0, 19, 51,
        0, 0, 3, 0, 20, 34,
        0, 1, 16, 0, 20, 45,
        0, 0, 1, 0, 21, 35,
        0, 1, 16, 0, 21, 46,
        0, 0, 1, 0, 22, 37,
        0, 1, 16, 0, 22, 48,
        0, 0, 1, 0, 23, 36,
        0, 1, 16, 0, 23, 47,
        0, 0, 13, 0, 18, 6,
        0, 0, 3, 0, 24, 75,
        0, 0, 16, 0, 24, 15,
        20, 0, 0, 0, 24, 24,
        0, 1, 0, 0, 24, 89,
        0, 0, 16, 0, 24, 81,
        0, 0, 16, 0, 24, 146,
        0, 1, 16, 0, 24, 93,
        0, 0, 16, 0, 24, 83,
        0, 0, 16, 0, 24, 125,
        21, 1, 1, 0, 24, 175,
        0, 2, 3, 0, 25, 434,
        22, 0, 1, 0, 25, 264,
        23, 0, 1, 0, 25, 121,
        0, 0, 1, 0, 25, 509,
        24, 0, 1, 0, 25, 129,
        0, 0, 1, 0, 25, 29,
        2, 0, 1, 0, 25, 118,
        25, 0, 1, 0, 25, 94,
        0, 0, 13, 0, 25, 10,
        20, 0, 1, 0, 26, 22,
        20, 0, 16, 0, 26, 26,
        20, 0, 1, 0, 27, 41,
        20, 0, 16, 0, 27, 33,
        26, 0, 1, 0, 28, 50,
        26, 0, 1, 0, 29, 58,
        0, 0, 3, 0, 30, 57,
        0, 0, 24, 0, 30, 37,
        0, 0, 3, 0, 31, 39,
        0, 2, 16, 0, 31, 95,
        4, 0, 1, 0, 31, 41,
        0, 1, 9, 0, 31, 62,
        0, 0, 3, 0, 32, 47,
        0, 3, 24, 0, 32, 34,
        0, 4, 11, 0, 33, 93,
        0, 4, 11, 0, 34, 306,
        0, 1, 3, 0, 35, 154,
        27, 2, 1, 0, 35, 191,
        21, 0, 1, 0, 35, 84,
        28, 1, 1, 0, 35, 69,
        29, 1, 1, 0, 35, 73,
        30, 1, 1, 0, 35, 59,
        31, 2, 1, 0, 35, 54,
        32, 4, 1, 0, 35, 67,
        33, 0, 1, 0, 35, 39,
        34, 0, 1, 0, 35, 54,
        0, 0, 13, 0, 35, 10,
        20, 0, 1, 0, 36, 85,
        20, 1, 16, 0, 36, 33,
        35, 3, 1, 0, 36, 89,
        36, 4, 1, 0, 36, 108,
        37, 5, 1, 0, 36, 183,
        38, 3, 1, 0, 36, 134,
        39, 2, 1, 0, 36, 40,
        38, 3, 1, 0, 36, 305,
        20, 0, 9, 0, 36, 68,
        20, 0, 3, 0, 37, 118,
        20, 1, 16, 0, 37, 51,
        35, 4, 1, 0, 37, 154,
        20, 1, 9, 0, 37, 59,
        20, 0, 3, 0, 38, 68,
        20, 2, 16, 0, 38, 141,
        40, 1, 1, 0, 38, 113,
        20, 0, 1, 0, 38, 189,
        0, 1, 3, 0, 39, 62,
        31, 2, 1, 0, 39, 60,
        15, 1, 1, 0, 39, 73,
        27, 2, 1, 0, 39, 62,
        41, 4, 1, 0, 39, 97,
        42, 1, 1, 0, 39, 61,
        43, 1, 1, 0, 39, 192,
        30, 1, 1, 0, 39, 65,
        44, 1, 1, 0, 39, 39,
        45, 0, 1, 0, 39, 22,
        0, 0, 13, 0, 39, 10,
        0, 4, 3, 0, 40, 385,
        21, 0, 1, 0, 40, 28,
        0, 0, 9, 0, 40, 90,
        0, 0, 3, 0, 41, 125,
        21, 0, 1, 0, 41, 32,
        0, 1, 1, 0, 41, 71,
        21, 2, 1, 0, 41, 76,
        44, 6, 1, 0, 41, 110,
        0, 0, 13, 0, 41, 10,
        21, 5, 1, 0, 42, 165,
        46, 3, 1, 0, 42, 102,
        21, 3, 1, 0, 42, 119,
        0, 8, 11, 0, 43, 233,
        0, 6, 11, 0, 44, 353,
        0, 1, 11, 0, 45, 643,
        0, 0, 3, 0, 46, 90,
        0, 0, 16, 0, 46, 70,
        0, 0, 1, 0, 47, 88,
        0, 0, 24, 0, 47, 66,
        47, 1, 1, 0, 48, 110,
        48, 0, 1, 0, 48, 37,
        49, 0, 1, 0, 48, 33,
        47, 2, 1, 0, 48, 108,
        44, 0, 2, 0, 0, 0,
        50, 3, 9, 0, 49, 137,
        44, 1, 1, 0, 50, 175,
        51, 4, 1, 0, 50, 106,
        52, 1, 1, 0, 50, 32,
        53, 2, 1, 0, 50, 60,
        44, 0, 5, 0, 50, 10,
        53, 1, 3, 0, 51, 162,
        54, 3, 1, 0, 51, 76,
        55, 2, 1, 0, 51, 44,
        56, 1, 1, 0, 51, 78,
        53, 0, 5, 0, 51, 10,
        44, 4, 11, 0, 52, 576,
        44, 5, 11, 0, 53, 488,
        44, 1, 3, 0, 54, 122,
        57, 1, 1, 0, 54, 63,
        58, 2, 1, 0, 54, 58,
        50, 2, 1, 0, 54, 36,
        44, 2, 1, 0, 54, 122,
        0, 0, 2, 0, 0, 0,
        21, 8, 9, 0, 55, 664,
        21, 4, 3, 0, 56, 250,
        59, 0, 1, 0, 56, 154,
        60, 2, 1, 0, 56, 52,
        61, 2, 1, 0, 56, 76,
        21, 1, 1, 0, 56, 62,
        62, 1, 1, 0, 56, 75,
        46, 3, 1, 0, 56, 166,
        63, 3, 1, 0, 56, 87,
        64, 1, 1, 0, 56, 71,
        65, 3, 1, 0, 56, 67,
        21, 0, 1, 0, 56, 49,
        0, 0, 2, 0, 0, 0,
        15, 1, 9, 0, 57, 251,
        15, 4, 11, 0, 58, 760,
        15, 0, 3, 0, 59, 217,
        66, 0, 1, 0, 59, 115,
        15, 2, 1, 0, 59, 163,
        66, 3, 1, 0, 59, 465,
        15, 1, 9, 0, 59, 974,
        15, 4, 3, 0, 60, 510,
        66, 0, 1, 0, 60, 80,
        15, 0, 1, 0, 60, 169,
        0, 0, 2, 0, 0, 0,
        42, 1, 9, 0, 61, 400,
        42, 4, 3, 0, 62, 236,
        67, 3, 1, 0, 62, 87,
        42, 1, 1, 0, 62, 867,
        68, 1, 1, 0, 62, 84,
        42, 0, 9, 0, 62, 56,
        42, 8, 3, 0, 63, 615,
        0, 0, 2, 0, 0, 0,
        41, 5, 1, 0, 64, 241,
        69, 1, 1, 0, 64, 174,
        70, 1, 1, 0, 64, 84,
        71, 1, 1, 0, 64, 192,
        72, 0, 1, 0, 64, 48,
        71, 0, 1, 0, 64, 85,
        72, 1, 1, 0, 64, 212,
        73, 1, 1, 0, 64, 95,
        71, 2, 1, 0, 64, 382,
        74, 0, 1, 0, 64, 21,
        41, 0, 13, 0, 64, 10,
        41, 9, 3, 0, 65, 464,
        72, 2, 1, 0, 65, 132,
        73, 2, 1, 0, 65, 84,
        71, 0, 1, 0, 65, 91,
        74, 0, 1, 0, 65, 32,
        41, 0, 1, 0, 65, 349,
        70, 8, 11, 0, 66, 2288,
        70, 7, 3, 0, 67, 1210,
        41, 4, 3, 0, 68, 526,
        0, 0, 2, 0, 0, 0,
        75, 14, 9, 0, 69, 2340,
        75, 2, 11, 0, 70, 1045,
        75, 4, 11, 0, 71, 440,
        75, 3, 3, 0, 72, 671,
        0, 0, 2, 0, 0, 0,
        27, 2, 9, 0, 73, 220,
        27, 3, 11, 0, 74, 990,
        27, 2, 11, 0, 75, 345,
        27, 4, 3, 0, 76, 440,
        0, 0, 2, 0, 0, 0,
        76, 9, 1, 0, 77, 552,
        77, 3, 1, 0, 77, 107,
        76, 2, 1, 0, 77, 182,
        78, 1, 1, 0, 77, 191,
        76, 0, 1, 0, 77, 116,
        79, 6, 1, 0, 78, 277,
        80, 3, 1, 0, 78, 107,
        79, 1, 1, 0, 78, 174,
        81, 1, 1, 0, 78, 43,
        79, 0, 1, 0, 78, 36,
        0, 0, 2, 0, 0, 0,
        82, 3, 9, 0, 79, 183,
        82, 3, 3, 0, 80, 557,
        30, 4, 9, 0, 81, 252,
        30, 7, 11, 0, 82, 339,
        30, 5, 11, 0, 83, 498,
        30, 2, 11, 0, 84, 540,
        30, 9, 11, 0, 85, 1026,
        30, 6, 11, 0, 86, 370,
        30, 13, 11, 0, 87, 376,
        30, 11, 3, 0, 88, 578,
        0, 0, 2, 0, 0, 0,
        31, 2, 9, 0, 89, 1012,
        31, 3, 11, 0, 90, 167,
        31, 2, 3, 0, 91, 308,
        83, 1, 1, 0, 91, 102,
        31, 1, 9, 0, 91, 96,
        31, 2, 3, 0, 92, 111,
        84, 6, 1, 0, 92, 258,
        85, 2, 1, 0, 92, 56,
        31, 2, 1, 0, 92, 151,
        58, 5, 3, 0, 93, 346,
        86, 4, 3, 0, 94, 528,
        87, 3, 1, 0, 94, 97,
        88, 1, 1, 0, 94, 81,
        89, 3, 1, 0, 94, 77,
        86, 0, 1, 0, 94, 49,
        0, 0, 2, 0, 0, 0,
        90, 1, 9, 0, 95, 524,
        90, 2, 11, 0, 96, 373,
        90, 4, 3, 0, 97, 481,
        67, 5, 3, 0, 98, 771,
        0, 0, 2, 0, 0, 0,
        91, 3, 9, 0, 99, 573,
        91, 1, 3, 0, 100, 207,
        68, 3, 1, 0, 100, 620,
        92, 3, 1, 0, 100, 166,
        91, 0, 5, 0, 100, 10,
        0, 0, 13, 0, 24, 6,
        0, 0, 3, 0, 101, 65,
        0, 0, 16, 0, 101, 95,
        0, 0, 16, 0, 101, 66,
        0, 1, 24, 0, 101, 28,
        15, 0, 1, 0, 102, 218,
        15, 1, 16, 0, 102, 261,
        15, 1, 24, 0, 102, 27,
        15, 2, 11, 0, 103, 245,
        15, 0, 3, 0, 104, 47,
        15, 3, 24, 0, 104, 31,
        15, 0, 3, 0, 105, 172,
        15, 9, 16, 0, 105, 480,
        15, 0, 5, 0, 102, 6,
        0, 0, 2, 0, 0, 0,
        17, 0, 1, 0, 106, 213,
        17, 2, 16, 0, 106, 514,
        93, 0, 1, 0, 106, 97,
        17, 1, 11, 0, 107, 163,
        17, 0, 3, 0, 108, 56,
        17, 1, 24, 0, 108, 32,
        17, 0, 3, 0, 109, 47,
        17, 3, 24, 0, 109, 31,
        17, 0, 3, 0, 110, 85,
        17, 4, 24, 0, 110, 212,
        17, 0, 3, 0, 111, 242,
        17, 5, 16, 0, 111, 203,
        93, 2, 1, 0, 111, 221,
        94, 2, 1, 0, 111, 103,
        17, 4, 1, 0, 111, 279,
        93, 0, 1, 0, 111, 34,
        17, 1, 13, 0, 111, 262,
        17, 10, 3, 0, 112, 561,
        17, 0, 5, 0, 106, 6,
        0, 0, 11, 0, 0, 48,
        95, 4, 1, 4, 0, 0,
        96, 5, 1, 4, 0, 0,
        0, 0, 2, 0, 0, 0,
        97, 12, 1, 5, 0, 0,
        0, 2, 3, 0, 113, 221,
        21, 2, 1, 0, 113, 76,
        98, 1, 1, 0, 113, 33,
        0, 0, 13, 0, 113, 6,
        0, 2, 3, 0, 114, 144,
        21, 3, 1, 0, 114, 78,
        98, 2, 1, 0, 114, 35,
        0, 0, 13, 0, 114, 6,
        0, 3, 3, 0, 115, 102,
        21, 2, 1, 0, 115, 61,
        98, 2, 1, 0, 115, 49,
        0, 0, 13, 0, 115, 6,
        0, 6, 3, 0, 116, 365,
        21, 0, 1, 0, 116, 28,
        0, 0, 1, 0, 116, 60,
        5, 3, 3, 0, 117, 480,
        99, 0, 1, 0, 117, 123,
        5, 0, 1, 0, 117, 243,
        100, 0, 1, 0, 117, 42,
        101, 0, 0, 0, 117, 8,
        100, 0, 0, 0, 117, 16,
        102, 0, 1, 0, 117, 40,
        103, 0, 0, 0, 117, 8,
        102, 0, 0, 0, 117, 11,
        104, 0, 1, 0, 117, 40,
        105, 0, 0, 0, 117, 8,
        104, 0, 0, 0, 117, 3,
        106, 0, 1, 0, 117, 24,
        5, 1, 1, 0, 117, 164,
        107, 1, 1, 0, 117, 22,
        108, 0, 0, 0, 117, 17,
        109, 0, 0, 0, 117, 17,
        107, 0, 0, 0, 117, 57,
        110, 2, 1, 0, 117, 52,
        107, 3, 1, 0, 117, 321,
        111, 1, 1, 0, 117, 49,
        112, 0, 1, 0, 117, 111,
        113, 0, 1, 0, 117, 42,
        111, 2, 1, 0, 117, 27,
        114, 0, 1, 0, 117, 33,
        115, 0, 1, 0, 117, 29,
        111, 0, 1, 0, 117, 150,
        114, 1, 1, 0, 117, 83,
        116, 3, 1, 0, 117, 138,
        111, 0, 1, 0, 117, 26,
        117, 0, 1, 0, 117, 19,
        5, 0, 5, 0, 117, 6,
        0, 0, 2, 0, 0, 0,
        13, 2, 1, 0, 118, 223,
        0, 3, 11, 0, 119, 216,
        0, 3, 3, 0, 120, 208,
        31, 0, 1, 0, 120, 86,
        4, 0, 1, 0, 120, 64,
        118, 0, 1, 0, 120, 84,
        119, 0, 1, 0, 120, 68,
        120, 0, 1, 0, 120, 44,
        121, 0, 0, 0, 120, 16,
        120, 0, 0, 0, 120, 2,
        4, 0, 1, 0, 120, 64,
        122, 0, 1, 0, 120, 34,
        118, 0, 0, 0, 120, 16,
        122, 0, 0, 0, 120, 23,
        123, 0, 1, 0, 120, 32,
        124, 0, 0, 0, 120, 16,
        123, 0, 0, 0, 120, 18,
        125, 0, 1, 0, 120, 32,
        126, 0, 0, 0, 120, 16,
        125, 0, 0, 0, 120, 2,
        0, 0, 13, 0, 120, 6,
        44, 2, 9, 0, 121, 421,
        44, 6, 3, 0, 122, 921,
        0, 0, 2, 0, 0, 0,
        82, 2, 1, 0, 123, 177,
        127, 0, 1, 0, 123, 46,
        128, 0, 1, 0, 123, 39,
        129, 0, 1, 0, 123, 35,
        82, 0, 5, 0, 123, 6,
        0, 11, 3, 0, 124, 708,
        4, 3, 3, 0, 125, 317,
        11, 0, 1, 0, 125, 30,
        4, 5, 1, 0, 125, 263,
        11, 0, 1, 0, 125, 238,
        4, 0, 9, 0, 125, 150,
        4, 8, 3, 0, 126, 505,
        11, 0, 1, 0, 126, 71,
        4, 0, 1, 0, 126, 170,
        0, 8, 11, 0, 127, 453,
        15, 3, 1, 0, 128, 339,
        0, 0, 2, 0, 0, 0,
        17, 5, 1, 0, 129, 333,
        0, 1, 3, 0, 130, 268,
        2, 0, 1, 0, 130, 102,
        0, 1, 1, 0, 130, 510,
        3, 0, 1, 0, 130, 157,
        4, 0, 1, 0, 130, 109,
        0, 0, 15, 0, 130, 6,
        0, 0, 3, 0, 131, 265,
        96, 0, 1, 0, 131, 73,
        15, 0, 1, 0, 131, 74,
        130, 0, 1, 0, 131, 153,
        42, 0, 1, 0, 131, 87,
        90, 0, 1, 0, 131, 173,
        131, 0, 1, 0, 131, 120,
        91, 0, 1, 0, 131, 150,
        21, 0, 1, 0, 131, 122,
        132, 0, 1, 0, 131, 163,
        4, 0, 1, 0, 131, 73,
        42, 0, 1, 0, 131, 114,
        133, 1, 1, 0, 131, 67,
        97, 0, 1, 0, 131, 87,
        97, 0, 1, 0, 132, 38,
        30, 0, 1, 0, 131, 222,
        31, 0, 1, 0, 131, 183,
        134, 0, 1, 0, 131, 148,
        90, 0, 1, 0, 131, 146,
        135, 3, 1, 0, 131, 63,
        47, 0, 3, 0, 133, 86,
        136, 2, 1, 0, 133, 44,
        137, 0, 1, 0, 133, 45,
        138, 0, 1, 0, 133, 45,
        47, 0, 1, 0, 133, 39,
        31, 0, 3, 0, 134, 114,
        130, 0, 3, 0, 135, 205,
        134, 4, 3, 0, 136, 760,
        21, 0, 11, 0, 137, 47,
        21, 1, 3, 0, 138, 251,
        0, 0, 13, 0, 131, 6,
        47, 0, 1, 0, 139, 101,
        48, 0, 1, 0, 139, 62,
        49, 0, 1, 0, 139, 66,
        47, 0, 1, 0, 139, 213,
        0, 0, 2, 0, 0, 0,
        44, 2, 1, 0, 140, 273,
        0, 0, 2, 0, 0, 0,
        135, 0, 1, 0, 141, 114,
        135, 0, 1, 0, 142, 118,
        135, 0, 1, 0, 143, 155,
        139, 0, 1, 0, 143, 68,
        140, 0, 1, 0, 143, 119,
        141, 0, 1, 0, 143, 136,
        142, 0, 1, 0, 143, 56,
        143, 0, 1, 0, 143, 146,
        144, 0, 1, 0, 143, 152,
        145, 0, 1, 0, 143, 153,
        135, 0, 13, 0, 143, 10,
        139, 0, 9, 0, 144, 168,
        135, 2, 1, 0, 141, 196,
        139, 4, 11, 0, 145, 342,
        139, 2, 3, 0, 146, 327,
        146, 0, 1, 0, 146, 136,
        139, 0, 9, 0, 146, 62,
        146, 3, 9, 0, 147, 472,
        139, 8, 1, 0, 148, 384,
        147, 0, 1, 0, 148, 84,
        139, 0, 1, 0, 148, 93,
        146, 0, 1, 0, 148, 91,
        148, 0, 1, 0, 148, 64,
        149, 0, 1, 0, 148, 69,
        150, 0, 1, 0, 148, 58,
        151, 0, 1, 0, 148, 58,
        139, 1, 9, 0, 148, 159,
        139, 8, 11, 0, 149, 977,
        139, 8, 3, 0, 150, 1244,
        142, 0, 3, 0, 151, 180,
        152, 0, 1, 0, 151, 77,
        153, 0, 1, 0, 151, 34,
        154, 0, 1, 0, 151, 34,
        148, 0, 1, 0, 151, 57,
        155, 0, 1, 0, 151, 39,
        156, 0, 1, 0, 151, 35,
        142, 0, 13, 0, 151, 24,
        142, 0, 3, 0, 152, 153,
        152, 0, 1, 0, 152, 31,
        142, 1, 1, 0, 152, 657,
        152, 0, 1, 0, 152, 371,
        153, 0, 1, 0, 152, 37,
        154, 0, 1, 0, 152, 37,
        148, 0, 1, 0, 152, 60,
        155, 0, 1, 0, 152, 42,
        156, 0, 1, 0, 152, 38,
        142, 0, 13, 0, 152, 24,
        142, 2, 3, 0, 153, 458,
        152, 7, 3, 0, 154, 899,
        135, 0, 5, 0, 141, 6,
        0, 0, 2, 0, 0, 0,
        21, 1, 9, 0, 155, 176,
        21, 3, 3, 0, 156, 135,
        21, 0, 5, 0, 155, 6,
        0, 0, 2, 0, 0, 0,
        133, 1, 1, 0, 157, 483,
        133, 1, 9, 0, 158, 57,
        133, 5, 11, 0, 157, 262,
        133, 1, 11, 0, 159, 237,
        133, 2, 11, 0, 160, 306,
        133, 1, 11, 0, 161, 174,
        133, 7, 11, 0, 162, 288,
        133, 10, 11, 0, 163, 753,
        133, 6, 11, 0, 164, 399,
        133, 9, 3, 0, 165, 821,
        133, 0, 5, 0, 157, 6,
        97, 1, 1, 0, 166, 431,
        97, 1, 9, 0, 167, 57,
        97, 1, 11, 0, 168, 152,
        97, 2, 11, 0, 169, 293,
        97, 5, 11, 0, 170, 252,
        97, 2, 3, 0, 171, 60,
        97, 0, 13, 0, 168, 10,
        97, 2, 11, 0, 166, 173,
        97, 1, 11, 0, 172, 121,
        97, 6, 11, 0, 173, 185,
        97, 5, 3, 0, 174, 579,
        97, 0, 5, 0, 166, 6,
        0, 0, 2, 0, 0, 0,
        92, 2, 9, 0, 175, 224,
        92, 6, 11, 0, 176, 454,
        92, 5, 11, 0, 177, 417,
        92, 3, 3, 0, 178, 738,
        92, 0, 5, 0, 175, 6,
    ])
}

private let swiftText: StaticString = #"""
    /// The layout for a number of photos in a container of `width` in points.
    /// The layout for a number of photos in a container of `width` and `height` in points.
    ///
    /// `rowGap` and `columnGap` override `gap`, which overrides the spec's gaps; `insets` override the spec's. `scale`,
    /// the pixels per point, snaps all edges to whole pixels and keeps gaps equal. `mirrored` lays out from right to
    /// left. Returns nil if there is no rule for the count, if a number isn't finite, or if `scale` isn't positive.
    /// `ratios` are the photos' widths divided by their heights; one that is missing or not a finite number above 0
    /// counts as 1:1.
    /// While `editing`, an add tile follows the photos until there are as many as the spec's `append` says.
    static func layout(
        count: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: Insets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false
    ) -> Layout? {
        layout(Request(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, isMirrored: mirrored, ratios: ratios, isEditing: editing))
    }
    /// The height of the container for a number of photos.
    static func height(
        count: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: Insets? = nil, scale: Double? = nil, ratios: [Double] = [], editing: Bool = false
    ) -> Double? {
        Self.height(Request(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, ratios: ratios, isEditing: editing))
    }
    /// The frames of all tiles.
    static func frames(
        count: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: Insets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false
    ) -> [Frame]? {
        frames(Request(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, isMirrored: mirrored, ratios: ratios, isEditing: editing))
    }
    /// Writes the frames of all tiles to a buffer and returns their number, or nil if it is too small.
    @inline(__always)
    static func frames(
        count: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: Insets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false,
        into buffer: UnsafeMutableBufferPointer<Frame>
    ) -> Int? {
        if scale == nil, !mirrored, !editing,
            let tiles = fillDirectly(
                count, width, height0, rowGap ?? gap ?? defaultRowGap, columnGap ?? gap ?? defaultColumnGap,
                insets ?? defaultInsets, ratios[], into: buffer)
        { return tiles }
        return frames(Request(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, isMirrored: mirrored, ratios: ratios, isEditing: editing), into: buffer)
    }
    /// The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`.
    ///
    /// Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing.
    static func moves<Photo: Hashable>(
        from before: [Photo], to after: [Photo], width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: Insets? = nil, scale: Double? = nil, mirrored: Bool = false, editing: Bool = false, ratio: (Photo) -> Double = { _ in .nan }
    ) -> [Move]? {
        let start = Request(count: before.count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, isMirrored: mirrored, ratios: before.map(ratio), isEditing: editing)
        let end = Request(count: after.count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, isMirrored: mirrored, ratios: after.map(ratio), isEditing: editing)
        return moves(from: before, start, to: after, end)
    }
    /// The movements of the existing photos when one is inserted at an index of the new layout.
    ///
    /// `count` is the number of photos before. Photos without a tile before or after are left out.
    /// `ratios` are those of the photos before, `ratio` is the new photo's.
    /// - Returns: nil if one of the layouts is missing or the index is out of range.
    static func moves(
        count: Int, inserting index: Int, ratio: Double = .nan, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: Insets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false
    ) -> [Move]? {
        moves(ratio: ratio, inserting: index, in: Request(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, isMirrored: mirrored, ratios: ratios, isEditing: editing))
    }
    /// The movements of the remaining photos when the one at an index is deleted.
    ///
    /// `count` is the number of photos before. Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing or the index is out of range.
    static func moves(
        count: Int, deleting index: Int, width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: Insets? = nil, scale: Double? = nil, mirrored: Bool = false, ratios: [Double] = [], editing: Bool = false
    ) -> [Move]? {
        moves(deleting: index, in: Request(count: count, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, isMirrored: mirrored, ratios: ratios, isEditing: editing))
    }
    /// The number of tiles for a number of photos; nil if there is no rule for it.
    static func tileCount(count: Int, editing: Bool = false) -> Int? {
        tileCount(Request(count: count, width: 0, isEditing: editing))
    }
    /// Empty columns, which photos are appended to; nil if there is no waterfall at this width, a number isn't finite or
    /// `scale` isn't positive.
    static func columns(
        width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: Insets? = nil, scale: Double? = nil, mirrored: Bool = false
    ) -> Columns? {
        columns(Request(count: 0, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, isMirrored: mirrored))
    }
    /// Empty rows, which photos are appended to; nil if there are no justified rows at this width, a number isn't finite or
    /// `scale` isn't positive.
    static func rows(
        width: Double, height: Double, gap: Double? = nil, rowGap: Double? = nil, columnGap: Double? = nil, insets: Insets? = nil, scale: Double? = nil, mirrored: Bool = false
    ) -> Rows? {
        rows(Request(count: 0, width: width, height: height, gap: gap, rowGap: rowGap, columnGap: columnGap, insets: insets, scale: scale, isMirrored: mirrored))
    }
    /// A rectangle in points from the top left corner of the container.
    struct Frame: Hashable, Sendable {
        var x, y, width, height: Double
        /// Creates a rectangle.
        init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }
    /// A size in points.
    struct Size: Hashable, Sendable {
        var width, height: Double
        /// Creates a size.
        init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }
    /// Distances of the tiles from the container's edges, in points. `leading` is the left edge, and the right one if mirrored.
    struct Insets: Hashable, Sendable {
        var top, leading, bottom, trailing: Double
        /// Creates insets.
        init(top: Double, leading: Double, bottom: Double, trailing: Double) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }
    /// The content of a tile: a photo, a photo with the number of hidden ones, or the button that adds one.
    enum Role: Hashable, Sendable {
        case photo, more, add
    }
    /// Edges of the container that a tile touches.
    struct Edges: OptionSet, Hashable, Sendable {
        /// One bit per edge.
        let rawValue: UInt8
        /// Creates a set of edges from their bits.
        init(rawValue: UInt8) { self.rawValue = rawValue }
        /// The top edge.
        static var top: Edges { Edges(rawValue: 1) }
        /// The left edge.
        static var left: Edges { Edges(rawValue: 2) }
        /// The bottom edge.
        static var bottom: Edges { Edges(rawValue: 4) }
        /// The right edge.
        static var right: Edges { Edges(rawValue: 8) }
    }
    /// The tiles for one count of photos, in the order of the photos.
    struct Layout: RandomAccessCollection, Sendable {
        fileprivate let plan: Plan
        /// The container's width.
        let width: Double
        /// The gaps between columns and between rows.
        let columnGap, rowGap: Double
        /// The distances of the tiles from the container's edges, with the heading above and a foot below.
        let insets: Insets
        /// The pixels per point, if edges are snapped to pixels.
        let scale: Double?
        /// Whether the layout runs from right to left.
        let isMirrored: Bool
        /// The container's height if tiles share it; otherwise 0.
        fileprivate var height = 0.0
        /// The frames of tiles that keep their photos' ratios, and the resulting height of the container.
        fileprivate var frames: [Frame] = [], solvedHeight: Double?
        /// The layout of a plan; nil without one, or if a number isn't finite or `scale` isn't positive.
        @inline(__always) fileprivate init?(
            _ request: Request, _ plan: Plan?
        ) {
            if let scale = request.scale { guard scale > 0, scale < .infinity else { return nil } }
            width = Swift.max(0, request.width)
            columnGap = request.columnGap ?? request.gap ?? defaultColumnGap
            let rowGap = (request.rowGap ?? request.gap ?? defaultRowGap) + foot
            var insets = request.insets ?? defaultInsets
            insets.top += heading
            insets.bottom += foot
            (self.rowGap, self.insets) = (rowGap, insets)
            rowGap = request.rowGap ?? request.gap ?? defaultRowGap
            insets = request.insets ?? defaultInsets
            scale = request.scale
            isMirrored = request.isMirrored
            // Only finite numbers times 0 give 0; 1e7 leaves room for sums. One comparison is faster than a test of each number.
            let sides = (insets.top + insets.bottom) * 1e7 * 0 + (insets.leading + insets.trailing) * 1e7 * 0
            let gaps = rowGap * 1e7 * 0 + columnGap * 1e7 * 0
            guard request.width * 1e7 * 0 + gaps + sides == 0 else { return nil }
            guard let plan else { return nil }
            // The frames of ten million tiles take about 300 MB.
            guard plan.tiles <= 10_000_000 else { return nil }
            self.plan = plan
            guard request.height * 1e7 * 0 == 0 else { return nil }
            height = Swift.max(0, request.height)
            if plan.ratio != 0 { height = plan.ratio > 0 ? width / plan.ratio : -plan.ratio }
        }
        /// 0
        var startIndex: Int { 0 }
        /// The number of tiles.
        var endIndex: Int { plan.tiles }
        fileprivate var count: Int { plan.tiles }
        fileprivate var isEmpty: Bool { plan.tiles == 0 }
        /// The number of photos without a tile.
        var hiddenCount: Int { plan.hidden }
        /// What a tile shows.
        func role(of index: Int) -> Role {
            guard index == count - 1 else { return .photo }
            if plan.adds { return .add }
            return hiddenCount > 0 ? .more : .photo
        }
        /// The size of the container.
        var size: Size { computedSize() }
        fileprivate func computedSize() -> Size {
            snapped(exactSize())
        }
        /// Snaps the size of the container; it isn't negative.
        fileprivate func snapped(_ size: Size) -> Size {
            Size(
                width: snapped(0, Swift.max(0, size.width), columnGap).length,
                height: snapped(0, Swift.max(0, size.height), rowGap).length)
        }
        /// The size of the container before snapping to pixels; negative if it is too small for its gaps.
        fileprivate func exactSize() -> Size {
            if isStrip, let solvedHeight, let first = frames.first, let last = frames.last {
                return Size(width: widthOfStrip(first, last), height: solvedHeight)
            }
            if let solvedHeight { return Size(width: width, height: solvedHeight) }
            guard !isEmpty else { return Size(width: 0, height: 0) }
            guard !isEmpty else { return Size(width: width, height: 0) }
            if plan.perBlock > 0 { return sizeOfRepeat() }
            if plan.hasParts { return sizeOfParts() }
            if let rows = plan.rows { return rows.size(in: self) }
            return tableSize(of: self)
            return Size(width: width, height: height)
        }
        /// The frame of a tile; an index without a tile gives an empty one.
        subscript(index: Int) -> Frame {
            if frames.indices.contains(index) { return placed(frames[index], in: size) }
            if plan.perBlock > 0, indices.contains(index) { return placed(frameInRepeat(index), in: size) }
            if plan.hasParts, indices.contains(index) {
                let (part, start) = findPart(index)
                return placed(part[index - start], in: size)
            }
            if let (block, row, column) = find(index) {
                let (width, height) = (block.first.width, block.first.height)
                let columnGap = spacing
                let frame = Frame(
                    x: insets.leading + block.first.x + Double(column) * (width + columnGap),
                    y: insets.top + block.first.y + Double(row) * (height + rowGap), width: width, height: height)
                return placed(frame, in: size)
            }
            return Frame(x: 0, y: 0, width: 0, height: 0)
        }
        /// The frames of all tiles, computed at once: by itself, each looks for its block from the first on.
        func makeIterator() -> IndexingIterator<[Frame]> {
            if plan.keepsRatios {
                let size = size
                return frames.map { placed($0, in: size) }.makeIterator()
            }
            return makeFrames([]).makeIterator()
        }
        /// The edges of the container that a tile touches.
        func edges(of index: Int) -> Edges {
            guard indices.contains(index) else { return [] }
            var edges = edgesOfTile(index)
            if plan.ratio != 0, frames.indices.contains(index) { edges.subtract(edgesBesideBox(frames[index])) }
            if isMirrored, edges.contains(.left) != edges.contains(.right) {
                edges.formSymmetricDifference([.left, .right])
            }
            return edges
        }
        fileprivate func edgesOfTile(_ index: Int) -> Edges {
            if plan.hasParts { return edgesInParts(index) }
            if plan.columns > 0 { return edgesInColumns(frames[index]) }
            if isStrip { return edgesInStrip(frames[index]) }
            if plan.keepsRatios, plan.rows != nil { return edgesInJustifiedRows(frames[index]) }
            if plan.perRow > 0 { return edgesInRows(index) }
            if plan.isTree {
                let first = plan.text.utf8CodeUnitCount - plan.tiles
                return Edges(rawValue: plan.text.utf8Start[first + index] & 15)
            }
            if plan.perBlock > 0 { return edgesInRepeat(index) }
            return edgesInBlock(index)
            return []
        }
        /// The frames of all tiles.
        @inline(__always) fileprivate func makeFrames(
            _ ratios: [Double]
        ) -> [Frame] {
            // All empty arrays share their memory, to which the initializer below would write.
            if isEmpty { return [] }
            return [Frame](unsafeUninitializedCapacity: count) { buffer, written in
                fill(
                    ratios,
                    into: buffer)
                written = count
            }
        }
        /// Writes the frames of all tiles to a buffer that is long enough.
        @inline(__always) fileprivate func fill(
            _ ratios: [Double],
            into buffer: UnsafeMutableBufferPointer<Frame>
        ) {
            if plan.keepsRatios { return fillPhotos(ratios, into: buffer) }
            fillTiles(buffer)
            if scale != nil || isMirrored { place(buffer, in: computedSize()) }
        }
        fileprivate func fillPhotos(_ ratios: [Double], into buffer: UnsafeMutableBufferPointer<Frame>) {
            let height = place(buffer.baseAddress, ratios)
            let width = isStrip && !isEmpty ? widthOfStrip(buffer[0], buffer[plan.tiles - 1]) : width
            if scale != nil || isMirrored { place(buffer, in: snapped(Size(width: width, height: height))) }
        }
        /// Snaps and mirrors frames.
        fileprivate func place(_ buffer: UnsafeMutableBufferPointer<Frame>, in size: Size) {
            for index in 0..<plan.tiles { buffer[index] = placed(buffer[index], in: size) }
        }
        fileprivate func placed(_ frame: Frame, in size: Size) -> Frame {
            let x = snapped(frame.x, frame.width, columnGap), y = snapped(frame.y, frame.height, rowGap)
            return Frame(
                x: isMirrored ? size.width - x.start - x.length : x.start, y: y.start, width: x.length,
                height: y.length)
        }
        /// Snaps a side and the gap after it to whole pixels. Adding 1.5 * 2^52 rounds; the millionth makes sums that differ
        /// in the last digit agree.
        fileprivate func snapped(_ start: Double, _ length: Double, _ gap: Double) -> (
            start: Double, length: Double
        ) {
            guard let scale else { return (start, length) }
            func pixel(_ value: Double) -> Double { value * scale + 0.000001 + 0x1.8p52 - 0x1.8p52 }
            return (
                pixel(start) / scale,
                Swift.max(0, pixel(start + length + gap) - pixel(gap) - pixel(start)) / scale
            )
        }
        /// The width within the insets; negative if the container is too narrow.
        var contentWidth: Double { width - insets.leading - insets.trailing }
        /// The height within the insets if tiles share the container's height.
        var contentHeight: Double { height - insets.top - insets.bottom }
        /// What the blocks of the table depend on.
        fileprivate var space: Space {
            Space(
                layout: plan.layout,
                text: plan.text,
                width: contentWidth, height: contentHeight, columnGap: columnGap, rowGap: rowGap)
        }
        /// The gap between the columns of blocks.
        fileprivate var spacing: Double { plan.rows?.spacing(in: self) ?? columnGap }
        /// Calls `body` with each block, in the order of the photos.
        @inline(__always) fileprivate func forEachBlock(
            _ body: (Block) -> Void
        ) {
            if let rows = plan.rows { return readBlocks(plan.tiles, { rows.block($0, in: self) }, body) }
            layOut(space, body)
            readBlocks(plan.tiles, { readBlock($0) }, body)
        }
        /// The block with a number; valid while tiles remain.
        @inline(__always) fileprivate func readBlock(_ number: Int)
            -> Block
        {
            if let rows = plan.rows { return rows.block(number, in: self) }
            return block(number, in: space)
            return (plan.tiles, 1, 0, Frame(x: 0, y: 0, width: 0, height: 0))
        }
        /// The block that contains a tile, with the tile's row and column.
        fileprivate func find(_ index: Int) -> (block: Block, row: Int, column: Int)? {
            guard indices.contains(index) else { return nil }
            var rest = index, found: (block: Block, row: Int, column: Int)?
            forEachBlock { block in
                let columns = Int(block.columns)
                if found == nil, rest < block.tiles { found = (block, rest / columns, rest % columns) }
                rest -= block.tiles
            }
            return found
        }
        fileprivate func edgesInBlock(_ index: Int) -> Edges {
            guard let (block, row, column) = find(index) else { return [] }
            var edges = Edges(rawValue: UInt8(block.edges))
            if row > 0 { edges.remove(.top) }
            if row < (block.tiles - 1) / Int(block.columns) { edges.remove(.bottom) }
            if column > 0 { edges.remove(.left) }
            if column < Int(block.columns) - 1 { edges.remove(.right) }
            return edges
        }
        @inline(__always) fileprivate func fillTiles(
            _ buffer: UnsafeMutableBufferPointer<Frame>
        ) {
            if plan.perBlock > 0 { return fillRepeat(buffer) }
            if plan.hasParts { return fillParts(buffer) }
            let columnGap = spacing
            var index = 0
            forEachBlock { fillBlock($0, &index, insets, columnGap, rowGap, buffer) }
        }
        /// The layout with the frames of tiles that keep their photos' ratios, or only with its height.
        fileprivate func solved(_ ratios: [Double], keepsFrames: Bool) -> Layout {
            guard plan.keepsRatios else { return self }
            var layout = self
            if keepsFrames {
                layout.frames = [Frame](unsafeUninitializedCapacity: plan.tiles) { buffer, count in
                    layout.solvedHeight = place(buffer.baseAddress, ratios)
                    count = plan.tiles
                }
            } else {
                layout.solvedHeight = place(nil, ratios)
            }
            return layout
        }
        /// Returns the height of the container, and writes the frames if there is a buffer.
        fileprivate func place(_ buffer: UnsafeMutablePointer<Frame>?, _ ratios: [Double]) -> Double {
            ratios.withUnsafeBufferPointer { known in
                // The add tile has no photo.
                let known = plan.adds ? UnsafeBufferPointer(rebasing: known.prefix(plan.tiles - 1)) : known
                let plan = plan.limited(for: known)
                if plan.hasParts { return placeParts(buffer, known, plan) }
                let ratios = Ratios(known: known, plan: plan)
                if plan.columns > 0 { return fillColumns(buffer, ratios) }
                if let rows = plan.rows, case .strip(let box) = rows.sizing {
                    return fillStrip(box, rows.align, buffer, ratios)
                }
                if let rows = plan.rows { return fillJustified(rows, buffer, ratios) }
                if plan.perRow > 0 { return fillRows(buffer, ratios) }
                if plan.isTree { return fillTree(buffer, ratios) }
                return 0
            }
        }
        /// The width of a column; negative if the container is too narrow.
        fileprivate var columnWidth: Double {
            let columns = Double(plan.columns)
            return (contentWidth - (columns - 1) * columnGap) / columns
        }
        /// Places photos in columns: each goes to the column that is shortest so far.
        fileprivate func fillColumns(_ buffer: UnsafeMutablePointer<Frame>?, _ ratios: Ratios) -> Double
        {
            withUnsafeTemporaryAllocation(of: Double.self, capacity: plan.columns) { ends in
                ends.initialize(repeating: insets.top)
                let width = columnWidth
                var longest = insets.top
                for index in 0..<plan.tiles {
                    let frame = next(ratios[index], columnWidth: width, ends)
                    longest = Swift.max(longest, frame.y + frame.height)
                    buffer?[index] = frame
                }
                return longest + insets.bottom
            }
        }
        /// The frame of the next photo. It goes to the leftmost column that is at most a millionth of the column width longer
        /// than the shortest, since columns that only differ by rounding count as equal.
        ///
        /// A photo that lies across all columns begins below the longest one, and all go on below it.
        @inline(__always) fileprivate func next(
            _ ratio: Double, columnWidth: Double, _ ends: UnsafeMutableBufferPointer<Double>
        ) -> Frame {
            if plan.liesAcross(ratio) {
                let width = Swift.max(0, contentWidth), height = width / ratio
                var y = ends[0], other = 1
                while other < ends.count {
                    y = Swift.max(y, ends[other])
                    other &+= 1
                }
                ends.update(repeating: y + (height + rowGap))
                return Frame(x: insets.leading, y: y, width: width, height: height)
            }
            // The shortest column is unpredictable, so conditional moves are faster than branches.
            var column = 0, least = ends[0], second = Double.infinity, other = 1
            while other < ends.count {
                let end = ends[other], isLess = end < least
                second = Swift.min(second, isLess ? least : end)
                column = isLess ? other : column
                least = isLess ? end : least
                other &+= 1
            }
            let width = Swift.max(0, columnWidth), limit = least + 0.000001 * width
            if second <= limit {
                column = 0
                while ends[column] > limit { column &+= 1 }
                least = ends[column]
            }
            let x = insets.leading + Double(column) * (columnWidth + columnGap), height = width / ratio
            ends[column] = least + (height + rowGap)
            return Frame(x: x, y: least, width: width, height: height)
        }
        /// The edges that a photo in a column touches: the bottom if it ends where the longest column does.
        fileprivate func edgesInColumns(_ frame: Frame) -> Edges {
            let last = insets.leading + Double(plan.columns - 1) * (columnWidth + columnGap)
            let bottom = (solvedHeight ?? 0) - insets.bottom - 0.000001 * columnWidth
            var edges: Edges = []
            if frame.x == insets.leading { edges.insert(.left) }
            if frame.x == last { edges.insert(.right) }
            if frame.width > Swift.max(0, columnWidth) { edges.insert(.right) }
            if frame.y == insets.top { edges.insert(.top) }
            if frame.y + frame.height >= bottom { edges.insert(.bottom) }
            return edges
        }
        /// The length of the first rows, and the number of tiles in them; later rows are longer by one.
        fileprivate var rows: (length: Int, tiles: Int) {
            guard plan.isBalanced else { return (plan.perRow, plan.tiles) }
            let rows = (plan.tiles - 1) / plan.perRow + 1, length = plan.tiles / rows
            return (length, (rows - plan.tiles % rows) * length)
        }
        /// Rows that fill the width: the tiles of a row have the height at which their widths fill it.
        fileprivate func fillRows(_ buffer: UnsafeMutablePointer<Frame>?, _ ratios: Ratios) -> Double {
            let rows = rows
            let contentWidth = widthOfRows(ratios), insets = insetsInBox(contentWidth)
            var y = insets.top, start = 0
            while start < plan.tiles {
                let end =
                    start < rows.tiles ? Swift.min(start + rows.length, rows.tiles) : start + rows.length + 1
                var sum = 0.0, x = insets.leading
                for index in start..<end { sum += ratios[index] }
                let height = (contentWidth - Double(end - start - 1) * columnGap) / sum
                if let buffer {
                    let side = Swift.max(0, height)
                    for index in start..<end {
                        let frame = Frame(x: x, y: y, width: side * ratios[index], height: side)
                        buffer[index] = frame
                        x += frame.width + columnGap
                    }
                }
                y += height + rowGap
                start = end
            }
            if plan.floor != 0 { return grown(y - rowGap + insets.bottom, buffer) }
            return y - rowGap + insets.bottom
        }
        fileprivate func edgesInRows(_ index: Int) -> Edges {
            let rows = rows, isFirst = index < rows.tiles
            let place = isFirst ? index : index - rows.tiles, length = isFirst ? rows.length : rows.length + 1
            let start = index - place % length
            var edges: Edges = []
            if start == 0 { edges.insert(.top) }
            if start + length >= plan.tiles { edges.insert(.bottom) }
            if index == start { edges.insert(.left) }
            if index == start + length - 1 || index == plan.tiles - 1 { edges.insert(.right) }
            return edges
        }
        /// Rows of photos that fill the width, as near to a height or a shape as they come.
        fileprivate func fillJustified(
            _ rows: RowPlan, _ buffer: UnsafeMutablePointer<Frame>?, _ ratios: Ratios
        ) -> Double {
            if case .shape(let shape, let least, let height) = rows.sizing {
                return fillShape(shape, least, over: height, rows, buffer, ratios)
            }
            if rows.last == .balanced { return fillBalanced(rows, buffer, ratios) }
            let width = contentWidth
            var y = insets.top, bottom = y, previous: Double?, start = 0
            while start < plan.tiles {
                var end = start, sum = 0.0
                var narrowest = Double.infinity
                while end < plan.tiles {
                    let ratio = ratios[end]
                    narrowest = Swift.min(narrowest, ratio)
                    let isTaken = rows.takes(narrowest: narrowest, ratio, end - start, sum, width, columnGap)
                    if !isTaken { break }
                    guard rows.takes(ratio, end - start, sum, width, columnGap) else { break }
                    (end, sum) = (end + 1, sum + ratio)
                }
                let height = placeRow(
                    start..<end, sum, y, rows, isLast: end == plan.tiles, after: previous, buffer, ratios)
                bottom = y + height
                (start, y, previous) = (end, bottom + rowGap, height)
            }
            return bottom + insets.bottom
            return 0
        }
        /// Places the photos of a row and returns its height.
        @inline(__always) fileprivate func placeRow(
            _ row: Range<Int>, _ sum: Double, _ y: Double, _ rows: RowPlan, isLast: Bool,
            after previous: Double?,
            _ buffer: UnsafeMutablePointer<Frame>?, _ ratios: Ratios
        ) -> Double {
            let gaps = Double(row.count - 1) * columnGap, filled = (contentWidth - gaps) / sum
            var x = insets.leading
            let height =
                isLast ? rows.lastHeight(filled, of: row, sum, after: previous, in: self, ratios) : filled
            let height = isLast ? rows.lastHeight(filled, after: previous) : filled
            if height != filled { x += rows.align * (contentWidth - gaps - height * sum) }
            let height = filled
            guard let buffer else { return height }
            let side = Swift.max(0, height)
            for index in row {
                let frame = Frame(x: x, y: y, width: side * ratios[index], height: side)
                buffer[index] = frame
                x += frame.width + columnGap
            }
            return height
        }
        /// The rows with the least sum of k(h − T)², for k photos in a row that is h high. `best` has the sums for the first
        /// photos, `cuts` the lengths of their last rows.
        fileprivate func fillBalanced(
            _ rows: RowPlan, _ buffer: UnsafeMutablePointer<Frame>?, _ ratios: Ratios
        ) -> Double {
            guard case .near(_, let least) = rows.sizing else { return 0 }
            return withUnsafeTemporaryAllocation(of: Double.self, capacity: plan.tiles + 1) { best in
                withUnsafeTemporaryAllocation(of: Int.self, capacity: plan.tiles + 1) { cuts in
                    best.initialize(repeating: .infinity)
                    cuts.initialize(repeating: 0)
                    best[0] = 0
                    for end in 0..<plan.tiles {
                        cuts[end + 1] = Swift.min(end + 1, least)
                        findRow(before: end + 1, least, rows.perRow, rows, best, cuts, ratios)
                    }
                    // Only the last row may have fewer, and only where no other cut exists.
                    if best[plan.tiles] == .infinity {
                        findRow(before: plan.tiles, 1, least - 1, rows, best, cuts, ratios)
                    }
                    // The rows are found from the last one: from now on, `cuts` has the length of the row that begins at a photo.
                    var start = plan.tiles, length = cuts[start]
                    while start > 0 {
                        start -= length
                        (length, cuts[start]) = (cuts[start], length)
                    }
                    var y = insets.top, bottom = y, previous: Double?
                    while start < plan.tiles {
                        let end = start + cuts[start]
                        var sum = 0.0
                        for index in start..<end { sum += ratios[index] }
                        let height = placeRow(
                            start..<end, sum, y, rows, isLast: end == plan.tiles, after: previous, buffer, ratios)
                        bottom = y + height
                        (start, y, previous) = (end, bottom + rowGap, height)
                    }
                    return bottom + insets.bottom
                }
            }
        }
        /// Finds the best last row for the photos before an index: the one with the fewest photos of those that differ by a
        /// millionth of T².
        fileprivate func findRow(
            before end: Int, _ least: Int, _ greatest: Int, _ rows: RowPlan,
            _ best: UnsafeMutableBufferPointer<Double>, _ cuts: UnsafeMutableBufferPointer<Int>,
            _ ratios: Ratios
        ) {
            let width = contentWidth, target = rows.target, tolerance = 0.000001 * target * target
            var sum = 0.0, length = 0
            while length < Swift.min(end, greatest) {
                length += 1
                let free = width - Double(length - 1) * columnGap
                if free <= 0 { return }
                sum += ratios[end - length]
                if length < least { continue }
                let away = free / sum - target, cost = Double(length) * away * away
                if best[end - length] + cost < best[end] - tolerance {
                    (best[end], cuts[end]) = (best[end - length] + cost, length)
                }
                // A longer row alone would cost more.
                if away < 0, cost > best[end] { return }
            }
        }
        fileprivate func edgesInJustifiedRows(_ frame: Frame) -> Edges {
            let near = 0.000001 * contentWidth
            var edges: Edges = []
            if frame.y == insets.top { edges.insert(.top) }
            if frame.x == insets.leading { edges.insert(.left) }
            if frame.y + frame.height >= (solvedHeight ?? 0) - insets.bottom - near { edges.insert(.bottom) }
            if frame.x + frame.width >= insets.leading + contentWidth - near { edges.insert(.right) }
            return edges
        }
        /// Rows that fill the width and are together as near to the height of a shape as they come: of all cuts into rows, the
        /// first one that costs least.
        fileprivate func fillShape(
            _ shape: Double, _ least: Int, over wanted: Double, _ rows: RowPlan,
            _ buffer: UnsafeMutablePointer<Frame>?, _ ratios: Ratios
        ) -> Double {
            let photos = plan.tiles, most = Swift.min(rows.perRow, photos), height = contentWidth / shape
            return withUnsafeTemporaryAllocation(of: Double.self, capacity: photos) { known in
                withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 * photos) { lengths in
                    for index in 0..<photos { known[index] = ratios[index] }
                    lengths.initialize(repeating: photos)
                    // The lengths of the rows that are tried, and of those that cost least so far.
                    let cut = UnsafeMutableBufferPointer(rebasing: lengths.prefix(photos))
                    let found = UnsafeMutableBufferPointer(rebasing: lengths.suffix(photos))
                    var best: Double?
                    for count in 0..<photos + 1 where count * least <= photos && photos <= count * most {
                        cutRows(0..<count, of: photos, least, most, cut)
                        repeat {
                            let cost = cost(of: cut[..<count], known, height, over: wanted)
                            if let best, !(cost < best - 0.000001 * contentWidth) { continue }
                            best = cost
                            for row in 0..<count { found[row] = cut[row] }
                        } while cutNext(count, least, most, cut)
                    }
                    var y = insets.top, bottom = y, start = 0, row = 0
                    while start < photos {
                        let end = start + found[row]
                        var sum = 0.0
                        for index in start..<end { sum += known[index] }
                        bottom =
                            y + placeRow(start..<end, sum, y, rows, isLast: false, after: nil, buffer, ratios)
                        (start, row, y) = (end, row + 1, bottom + rowGap)
                    }
                    return bottom + insets.bottom
                }
            }
        }
        /// How far rows are from a height; half as much again where one is lower than it should be, and where one has more photos
        /// than the next.
        fileprivate func cost(
            of cut: Slice<UnsafeMutableBufferPointer<Int>>, _ ratios: UnsafeMutableBufferPointer<Double>,
            _ height: Double, over wanted: Double
        ) -> Double {
            var total = 0.0, start = 0, previous = 0, isLow = false, isFalling = false
            for length in cut {
                var sum = 0.0
                for index in start..<start + length { sum += ratios[index] }
                let own = (contentWidth - Double(length - 1) * columnGap) / sum
                total += own
                if own < wanted { isLow = true }
                if length < previous { isFalling = true }
                (start, previous) = (start + length, length)
            }
            let away = (total + Double(cut.count - 1) * rowGap - height).magnitude
            return away * (isLow ? 1.5 : 1) * (isFalling ? 1.5 : 1)
        }
        /// Gives rows as few photos as those below them allow.
        fileprivate func cutRows(
            _ rows: Range<Int>, of photos: Int, _ least: Int, _ most: Int,
            _ cut: UnsafeMutableBufferPointer<Int>
        ) {
            var left = photos
            for row in rows {
                cut[row] = Swift.max(least, left - (rows.upperBound - row - 1) * most)
                left -= cut[row]
            }
        }
        /// The next cut in lexicographic order: a row as late as possible gets one more. False after the last cut.
        fileprivate func cutNext(
            _ count: Int, _ least: Int, _ most: Int, _ cut: UnsafeMutableBufferPointer<Int>
        ) -> Bool {
            var row = count - 1, left = 0
            while row > 0 {
                left += cut[row]
                row -= 1
                if cut[row] < most, left > (count - row - 1) * least {
                    cut[row] += 1
                    cutRows(row + 1..<count, of: left - 1, least, most, cut)
                    return true
                }
            }
            return false
        }
        /// Whether the tiles are one row that may be longer than the container.
        fileprivate var isStrip: Bool {
            if case .strip? = plan.rows?.sizing { return true }
            return false
        }
        /// Places photos side by side, as high as a box, and returns the height of the container.
        fileprivate func fillStrip(
            _ box: Double, _ align: Double, _ buffer: UnsafeMutablePointer<Frame>?, _ ratios: Ratios
        ) -> Double {
            let height = box > 0 ? contentWidth / box : -box
            if let buffer {
                let side = Swift.max(0, height)
                var sum = 0.0, x = insets.leading
                for index in 0..<plan.tiles { sum += ratios[index] }
                let free = contentWidth - side * sum - Double(plan.tiles - 1) * columnGap
                if free > 0 { x += align * free }
                for index in 0..<plan.tiles {
                    let frame = Frame(x: x, y: insets.top, width: side * ratios[index], height: side)
                    buffer[index] = frame
                    x += frame.width + columnGap
                }
            }
            return insets.top + height + insets.bottom
        }
        /// The width of the container with the first and the last photo of a strip: where the last one ends, if that is beyond it.
        fileprivate func widthOfStrip(_ first: Frame, _ last: Frame) -> Double {
            let end = last.x + last.width
            return end - first.x > contentWidth ? end + insets.trailing : width
        }
        fileprivate func edgesInStrip(_ frame: Frame) -> Edges {
            let end = widthOfStrip(frames[0], frames[plan.tiles - 1]) - insets.trailing
            let near = 0.000001 * (end - insets.leading)
            var edges: Edges = [.top, .bottom]
            if frame.x <= insets.leading + near { edges.insert(.left) }
            if frame.x + frame.width >= end - near { edges.insert(.right) }
            return edges
        }
        /// Solves the tree, which has fewer rows and blocks than its text has characters.
        fileprivate func fillTree(_ buffer: UnsafeMutablePointer<Frame>?, _ ratios: Ratios) -> Double {
            withUnsafeTemporaryAllocation(of: Tree.Line.self, capacity: plan.text.utf8CodeUnitCount) {
                lines in
                let start = Tree(
                    ratios: ratios, columnGap: columnGap, rowGap: rowGap, text: plan.text.utf8Start, lines: lines)
                var tree = start
                let line = tree.measureStack()
                let contentWidth = widthInBox(line.slope, line.offset), insets = insetsInBox(contentWidth)
                if let buffer {
                    tree = start
                    tree.placeStack(x: insets.leading, y: insets.top, width: contentWidth, buffer)
                }
                if plan.floor != 0 {
                    return grown(
                        insets.top + line.slope * contentWidth + line.offset + insets.bottom, buffer)
                }
                return insets.top + line.slope * contentWidth + line.offset + insets.bottom
            }
        }
        /// Solves the tree.
        fileprivate func fillTree(_ buffer: UnsafeMutablePointer<Frame>?, _ ratios: Ratios) -> Double {
            var height = 0.0
            solve(plan.tree, Tree(ratios: ratios, columnGap: columnGap, rowGap: rowGap, buffer: buffer)) { line in
                let contentWidth = widthInBox(line.slope, line.offset), insets = insetsInBox(contentWidth)
                height = insets.top + line.slope * contentWidth + line.offset + insets.bottom
                return (insets.leading, insets.top, contentWidth)
            }
            height = grown(height, buffer)
            return height
        }
        /// The plan of a count that this layout is made of.
        fileprivate func innerPlan(_ count: Int) -> Plan {
            return blockPlan(count, width) ?? Plan()
        }
        /// The layout of a plan within another one, from a height on, before snapping and mirroring.
        fileprivate init(_ plan: Plan, from top: Double, of layout: Layout) {
            self.plan = plan
            width = layout.width
            columnGap = layout.columnGap
            rowGap = layout.rowGap
            let insets = layout.insets
            self.insets = Insets(
                top: top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
            scale = nil
            isMirrored = false
        }
        /// The layout of so many photos as a block, before snapping and mirroring.
        fileprivate init(block photos: Int, of layout: Layout)
        {
            self.init(layout.innerPlan(photos), from: layout.insets.top, of: layout)
        }
        /// The size of a block with the insets, and its distance from the next.
        fileprivate func blockSize(_ photos: Int) -> (
            size: Size, step: Double
        ) {
            let size = Layout(block: photos, of: self).exactSize()
            return (size, size.height - insets.top - insets.bottom + rowGap)
        }
        /// The size of the container: whole blocks, and the photos that remain.
        fileprivate func sizeOfRepeat() -> Size {
            let perBlock = Int(plan.perBlock), rest = plan.tiles % perBlock
            let block = blockSize(perBlock)
            let last = rest > 0 ? blockSize(rest).step : 0
            let height = Double(plan.tiles / perBlock) * block.step + last - rowGap
            return Size(width: block.size.width, height: height + insets.top + insets.bottom)
        }
        /// A frame in the first block, moved to a block further down and reflected there if need be.
        @inline(__always) fileprivate func moved(
            _ frame: Frame, to block: Int, width: Double, step: Double
        ) -> Frame {
            let reflected = insets.leading + width - insets.trailing - frame.x - frame.width
            return Frame(
                x: plan.reflects && block & 1 == 1 ? reflected : frame.x, y: frame.y + Double(block) * step,
                width: frame.width, height: frame.height)
        }
        /// Writes the frames of all blocks. Those of the first are also those of the others, moved.
        fileprivate func fillRepeat(
            _ buffer: UnsafeMutableBufferPointer<Frame>
        ) {
            let perBlock = Int(plan.perBlock), (size, step) = blockSize(perBlock)
            var block = 0, start = 0
            while start < plan.tiles {
                let photos = Swift.min(perBlock, plan.tiles - start), isRest = photos < perBlock
                if block == 0 || isRest {
                    Layout(block: photos, of: self).fillTiles(
                        UnsafeMutableBufferPointer(rebasing: buffer[start..<start + photos]))
                }
                let first = isRest ? start : 0
                for index in 0..<photos where block > 0 {
                    buffer[start + index] = moved(
                        buffer[first + index], to: block, width: size.width, step: step)
                }
                block += 1
                start += perBlock
            }
        }
        /// The block that contains a tile, its number of photos, and the place of the tile in it.
        fileprivate func findBlock(_ index: Int) -> (block: Int, photos: Int, place: Int) {
            let perBlock = Int(plan.perBlock), block = index / perBlock
            return (block, Swift.min(perBlock, plan.tiles - block * perBlock), index % perBlock)
        }
        fileprivate func frameInRepeat(_ index: Int) -> Frame {
            let (number, photos, place) = findBlock(index)
            let frame = Layout(block: photos, of: self)[place]
            if number == 0 { return frame }
            let (size, step) = blockSize(Int(plan.perBlock))
            return moved(frame, to: number, width: size.width, step: step)
        }
        fileprivate func edgesInRepeat(_ index: Int) -> Edges {
            let (number, photos, place) = findBlock(index)
            var edges = Layout(block: photos, of: self).edgesInBlock(place)
            if number > 0 { edges.remove(.top) }
            if index - place + photos < plan.tiles { edges.remove(.bottom) }
            let isReflected = plan.reflects && number & 1 == 1
            if isReflected, edges.contains(.left) != edges.contains(.right) {
                edges.formSymmetricDifference([.left, .right])
            }
            return edges
        }
        /// Calls `body` with the written rows above the others, the others and those below them, as layouts in a container that ends
        /// below them, and the index of their first tile. It returns the container's height, and so does this function.
        fileprivate func forEachPart(
            _ body: (Layout, Int) -> Double
        ) -> Double {
            let above = innerPlan(-Int(plan.above)), below = innerPlan(-Int(plan.below))
            var others = plan
            (others.above, others.below) = (0, 0)
            others.tiles -= above.tiles + below.tiles
            var start = 0, height = 0.0, top = insets.top
            for number in 0..<3 {
                let part = number == 0 ? above : number == 1 ? others : below
                if part.tiles == 0 { continue }
                height = body(Layout(part, from: top, of: self), start)
                top = height - insets.bottom + rowGap
                start += part.tiles
            }
            return height
        }
        fileprivate func sizeOfParts() -> Size {
            Size(
                width: width, height: forEachPart { part, _ in part.exactSize().height })
        }
        /// The part that contains a tile, and the index of its first tile.
        fileprivate func findPart(_ index: Int) -> (part: Layout, start: Int) {
            var found = (part: self, start: 0)
            _ = forEachPart { part, start in
                if start <= index { found = (part, start) }
                // Photos have their frames already.
                if plan.keepsRatios { return 0 }
                return part.exactSize().height
            }
            return found
        }
        fileprivate func edgesInParts(_ index: Int) -> Edges {
            let (part, start) = findPart(index)
            // The edges of rows that find their lengths follow from the frames.
            let isAimed = part.plan.keepsRatios && part.plan.rows != nil
            var edges = isAimed ? edgesInJustifiedRows(frames[index]) : part.edgesOfTile(index - start)
            var edges = part.edgesOfTile(index - start)
            if start > 0 { edges.remove(.top) }
            if start + part.count < count { edges.remove(.bottom) }
            return edges
        }
        fileprivate func fillParts(
            _ buffer: UnsafeMutableBufferPointer<Frame>
        ) {
            _ = forEachPart { part, start in
                part.fillTiles(
                    UnsafeMutableBufferPointer(rebasing: buffer[start..<start + part.count]))
                return part.exactSize().height
            }
        }
        /// Returns the height of the container, and writes the frames if there is a buffer. The limits of ratios are those of a plan.
        fileprivate func placeParts(
            _ buffer: UnsafeMutablePointer<Frame>?, _ known: UnsafeBufferPointer<Double>, _ limits: Plan
        ) -> Double {
            forEachPart { part, start in
                let buffer = buffer.map { $0 + start }
                let ratios = Ratios(
                    known: UnsafeBufferPointer(rebasing: known.dropFirst(start)), plan: limits)
                if let rows = part.plan.rows { return part.fillJustified(rows, buffer, ratios) }
                if part.plan.perRow > 0 { return part.fillRows(buffer, ratios) }
                if part.plan.isTree { return part.fillTree(buffer, ratios) }
                return 0
            }
        }
        /// The width of photos whose height is slope · width + offset: that of the container less its insets, or less if they
        /// would be higher than their box.
        fileprivate func widthInBox(_ slope: Double, _ offset: Double) -> Double {
            let full = contentWidth
            guard plan.ratio != 0 else { return full }
            let most = plan.ratio > 0 ? full / plan.ratio : -plan.ratio
            return slope * full + offset <= most ? full : Swift.max(0, (most - offset) / slope)
        }
        /// The insets with the free width before photos that are this wide.
        fileprivate func insetsInBox(_ width: Double) -> Insets {
            let free = (contentWidth - width) * Double(plan.halvesBefore) / 2
            return Insets(
                top: insets.top, leading: insets.leading + free, bottom: insets.bottom, trailing: insets.trailing)
        }
        /// The edges that a photo doesn't touch because a box makes the photos narrower than the container.
        fileprivate func edgesBesideBox(_ frame: Frame) -> Edges {
            let tolerance = 0.000001 * contentWidth
            var edges: Edges = []
            if frame.x - insets.leading > tolerance { edges.insert(.left) }
            if insets.leading + contentWidth - (frame.x + frame.width) > tolerance { edges.insert(.right) }
            return edges
        }
        /// The width of rows that fill it, or that are as high as their box.
        fileprivate func widthOfRows(_ ratios: Ratios) -> Double {
            guard plan.ratio != 0 else { return contentWidth }
            let rows = rows
            var slope = 0.0, offset = -rowGap, start = 0
            while start < plan.tiles {
                let end =
                    start < rows.tiles ? Swift.min(start + rows.length, rows.tiles) : start + rows.length + 1
                var sum = 0.0
                for index in start..<end { sum += ratios[index] }
                slope += 1 / sum
                offset += rowGap - Double(end - start - 1) * columnGap / sum
                start = end
            }
            return widthInBox(slope, offset)
        }
        /// Makes tiles higher if they are lower than their least height, and returns the height of the container.
        fileprivate func grown(_ height: Double, _ buffer: UnsafeMutablePointer<Frame>?) -> Double {
            guard plan.floor != 0 else { return height }
            let least = plan.floor > 0 ? contentWidth / plan.floor : -plan.floor
            let own = height - insets.top - insets.bottom
            guard own < least else { return height }
            if let buffer { grow(least - own, buffer) }
            return height + (least - own)
        }
        /// Makes tiles higher: rows above each other share a length equally, and blocks side by side take all of it.
        fileprivate func grow(_ length: Double, _ buffer: UnsafeMutablePointer<Frame>) {
            if plan.perRow > 0 {
                let rows = rows, share = length / Double((plan.tiles - 1) / plan.perRow + 1)
                var row = 0, start = 0
                while start < plan.tiles {
                    let end =
                        start < rows.tiles ? Swift.min(start + rows.length, rows.tiles) : start + rows.length + 1
                    for index in start..<end {
                        buffer[index].y += Double(row) * share
                        buffer[index].height += share
                    }
                    (row, start) = (row + 1, end)
                }
            }
            if plan.isTree {
                var growth = Growth(text: plan.text.utf8Start, buffer: buffer)
                growth.growStack(0, length)
            }
        }
    }
    /// The movement of a photo from one layout to the next.
    struct Move: Hashable, Sendable {
        /// The index of the photo before and after.
        let from, to: Int
        /// Its frame before and after.
        let start, end: Frame
    }
    /// A growing waterfall: each appended photo goes to the column that is shortest so far, and earlier photos stay in place.
    ///
    /// The frames are those of `layout`, except for counts with another rule.
    struct Columns: Sendable {
        fileprivate var layout: Layout
        /// The position of the next photo in each column.
        fileprivate var ends: [Double]
        fileprivate var longest: Double

        /// How many photos have been appended.
        private(set) var count = 0
        fileprivate init(_ layout: Layout) {
            self.layout = layout
            longest = layout.insets.top
            ends = [Double](repeating: longest, count: layout.plan.columns)
            self.layout.solvedHeight = 0
        }
        /// The size of the container.
        var size: Size { layout.size }
        /// Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1, and so does the tile that adds a
        /// photo.
        @discardableResult mutating func append(ratio: Double = .nan) -> Frame {
            let layout = layout
            let frame = ends.withUnsafeMutableBufferPointer {
                layout.next(layout.plan.limited(ratio), columnWidth: layout.columnWidth, $0)
            }
            longest = Swift.max(longest, frame.y + frame.height)
            count += 1
            self.layout.solvedHeight = longest + layout.insets.bottom
            return layout.placed(frame, in: layout.size)
        }
    }
    /// Growing rows: a photo that is appended joins the last row or begins another, and all rows above it stay in place.
    ///
    /// The frames are those of `layout`, except for counts with another rule.
    struct Rows: Sendable {
        fileprivate var layout: Layout
        /// The photos' ratios within the limits, and their frames before snapping to pixels and mirroring. The layout has no frames:
        /// they would be copied whenever it is.
        fileprivate var ratios: [Double] = [], frames: [Frame] = []
        /// The first photo of the last row, the row's top edge, the sum of its ratios, and the height of the row before it.
        fileprivate var start = 0, y: Double, sum = 0.0, previous: Double?
        /// The least ratio of the last row.
        fileprivate var narrowest = Double.infinity
        fileprivate init(_ layout: Layout) {
            self.layout = layout
            y = layout.insets.top
            self.layout.solvedHeight = 0
        }
        /// How many photos have been appended.
        var count: Int { ratios.count }
        /// The size of the container.
        var size: Size { layout.size }
        /// The frame of a photo; an index without one gives an empty frame.
        subscript(index: Int) -> Frame {
            guard frames.indices.contains(index) else { return Frame(x: 0, y: 0, width: 0, height: 0) }
            return layout.placed(frames[index], in: layout.size)
        }
        /// Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1.
        ///
        /// - Returns: the index of the first photo whose frame changed; those after it may have changed too.
        @discardableResult mutating func append(ratio: Double = .nan) -> Int {
            guard let rows = layout.plan.rows else { return count }
            let ratio = layout.plan.limited(ratio)
            var changed = start
            let (width, gap) = (layout.contentWidth, layout.columnGap)
            narrowest = Swift.min(narrowest, ratio)
            let isTaken = rows.takes(narrowest: narrowest, ratio, count - start, sum, width, gap)
            let isTaken = rows.takes(ratio, count - start, sum, layout.contentWidth, layout.columnGap)
            if !isTaken {
                let before = frames[start]
                let height = place(rows, isLast: false)
                if frames[start] == before { changed = count }
                (y, previous, start, sum) = (y + height + layout.rowGap, height, count, 0)
                narrowest = ratio
            }
            ratios.append(ratio)
            sum += ratio
            frames.append(Frame(x: 0, y: 0, width: 0, height: 0))
            layout.solvedHeight = y + place(rows, isLast: true) + layout.insets.bottom
            return changed
        }
        /// Places the last row and returns its height.
        private mutating func place(_ rows: RowPlan, isLast: Bool) -> Double {
            let layout = layout, range = start..<count
            return frames.withUnsafeMutableBufferPointer { frames in
                ratios.withUnsafeBufferPointer { ratios in
                    layout.placeRow(
                        range, sum, y, rows, isLast: isLast, after: previous, frames.baseAddress,
                        Ratios(known: ratios, plan: layout.plan))
                }
            }
        }
    }
    // What follows serves the functions above.
    /// The layout for a request.
    ///
    /// Returns nil if there is no rule for the count, if a number isn't finite, or if `scale` isn't positive.
    fileprivate static func layout(_ request: Request) -> Layout? {
        return unsolved(request)?.solved(request.ratios, keepsFrames: true)
        return unsolved(request)
    }
    /// The height of the container.
    fileprivate static func height(_ request: Request) -> Double? {
        let layout = unsolved(request)
        return layout?.solved(request.ratios, keepsFrames: false).size.height
        return layout?.size.height
    }
    /// The frames of all tiles.
    fileprivate static func frames(_ request: Request) -> [Frame]? {
        return unsolved(request)?.makeFrames(request.ratios)
        return unsolved(request)?.makeFrames([])
    }
    /// Writes the frames of all tiles to a buffer and returns their number, or nil if it is too small.
    @inline(__always) fileprivate static func frames(
        _ request: Request, into buffer: UnsafeMutableBufferPointer<Frame>
    ) -> Int? {
        guard let layout = unsolved(request), layout.count <= buffer.count else { return nil }
        layout.fill(
            request.ratios,
            into: buffer)
        return layout.count
    }
    /// Writes the frames of a layout without creating it; nil if the general function has to decide.
    ///
    /// A request and a layout have so many fields that passing them on takes longer than most layouts.
    @inline(never)
    fileprivate static func fillDirectly(
        _ count: Int, _ width: Double, _ height: Double, _ rowGap: Double, _ columnGap: Double,
        _ insets: Insets, _ ratios: [Double], into buffer: UnsafeMutableBufferPointer<Frame>
    ) -> Int? {
        let rowGap = rowGap + foot
        var insets = insets
        insets.top += heading
        insets.bottom += foot
        let ends = insets.top + insets.bottom, sides = insets.leading + insets.trailing
        let gaps = rowGap * 1e7 * 0 + columnGap * 1e7 * 0
        guard width * 1e7 * 0 + height * 1e7 * 0 + gaps + ends * 1e7 * 0 + sides * 1e7 * 0 == 0,
            let plan = plan(count, width, height, ratios, false),
            let plan = plan(count, width, height, ratios),
            let plan = plan(count, width, height),
            count >= 0,
            plan.tiles <= buffer.count
        else { return nil }
        let width = Swift.max(0, width), contentWidth = width - insets.leading - insets.trailing
        if plan.isTree, plan.ratio == 0, plan.floor == 0 {
            ratios.withUnsafeBufferPointer { known in
                let plan = plan.limited(for: known)
                let ratios = Ratios(known: known, plan: plan)
                let tree = Tree(ratios: ratios, columnGap: columnGap, rowGap: rowGap, buffer: buffer.baseAddress)
                solve(plan.tree, tree) { _ in (insets.leading, insets.top, contentWidth) }
            }
            return plan.tiles
        }
        guard plan.isInTable else { return nil }
        let height = plan.ratio > 0 ? width / plan.ratio : plan.ratio < 0 ? -plan.ratio : Swift.max(0, height)
        let height = Swift.max(0, height)
        let space = Space(
            layout: plan.layout,
            text: plan.text,
            width: contentWidth, height: height - insets.top - insets.bottom, columnGap: columnGap,
            rowGap: rowGap)
        var index = 0
        layOut(space) { fillBlock($0, &index, insets, columnGap, rowGap, buffer) }
        readBlocks(plan.tiles, { block($0, in: space) }) {
            fillBlock($0, &index, insets, columnGap, rowGap, buffer)
        }
        return plan.tiles
        return nil
    }
    /// The number of tiles; nil if there is no rule for the count, or if the width or the photos change it.
    fileprivate static func tileCount(_ request: Request) -> Int? {
        return makePlan(request)?.tiles
    }
    /// The layout without the frames of tiles that keep their photos' ratios.
    @inline(__always) fileprivate static func unsolved(_ request: Request) -> Layout? {
        Layout(request, makePlan(request))
    }
    /// The plan for a request; while editing, with an add tile.
    @inline(__always) fileprivate static func makePlan(_ request: Request) -> Plan? {
        let count = request.count, width = request.width
        // Counts below 0 stand for written rows.
        if count < 0 { return nil }
        if request.isEditing, count >= 0, count < appendLimit {
            var plan = plan(count + 1, width, request.height, request.ratios, true)
            var plan = plan(count + 1, width, request.ratios, true)
            var plan = plan(count + 1, width, request.height)
            plan?.adds = true
            return plan
        }
        return plan(count, width, request.height, request.ratios, false)
        return plan(count, width, request.height, request.ratios)
        return plan(count, width, request.height)
    }
    /// Calls `body` with the blocks of so many tiles, in the order of the photos.
    @inline(__always) fileprivate static func readBlocks(
        _ tiles: Int, _ block: (Int) -> Block, _ body: (Block) -> Void
    ) {
        var index = 0, number = 0
        while index < tiles {
            let block = block(number)
            body(block)
            index &+= block.tiles
            number &+= 1
        }
    }
    /// Writes the frames of a block's tiles, row by row, from an index on, before snapping to pixels and mirroring.
    @inline(__always) fileprivate static func fillBlock(
        _ block: Block, _ index: inout Int, _ insets: Insets, _ columnGap: Double, _ rowGap: Double,
        _ buffer: UnsafeMutableBufferPointer<Frame>
    ) {
        let width = block.first.width, height = block.first.height, end = index &+ block.tiles
        let x = insets.leading + block.first.x, y = insets.top + block.first.y
        var row = 0.0, column = 0.0
        repeat {
            buffer[index] = Frame(
                x: x + column * (width + columnGap), y: y + row * (height + rowGap), width: width,
                height: height)
            index &+= 1
            let next = column + 1, wraps = next == block.columns
            (row, column) = (wraps ? row + 1 : row, wraps ? 0 : next)
        } while index < end
    }
    /// The plan for so many photos as a block or a part, which doesn't depend on their ratios.
    fileprivate static func blockPlan(_ photos: Int, _ width: Double) -> Plan? {
        return plan(photos, width, [], false)
        return plan(photos, width, [])
        return plan(photos, width)
    }
    /// The movements of the photos that two requests share: `before` and `after` are their photos.
    ///
    /// Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing.
    fileprivate static func moves<Photo: Hashable>(
        from before: [Photo], _ start: Request, to after: [Photo], _ end: Request
    ) -> [Move]? {
        guard let start = layout(start), let end = layout(end) else { return nil }
        var places: [Photo: Int] = [:]
        for (place, photo) in after.enumerated() where places[photo] == nil { places[photo] = place }
        return moves(from: start, to: end, before.count) { places.removeValue(forKey: before[$0]) }
    }
    /// The movements of the existing photos when one is inserted at an index of the new layout.
    ///
    /// The request is the one before. Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing or the index is out of range.
    fileprivate static func moves(
        ratio: Double = .nan,
        inserting index: Int, in request: Request
    ) -> [Move]? {
        guard index >= 0, index <= request.count, request.count < Int.max, let start = layout(request) else {
            return nil
        }
        var next = request
        next.count += 1
        // Photos without a tile don't matter.
        if index <= start.count {
            next.ratios += Array(repeating: .nan, count: Swift.max(0, index - next.ratios.count))
            next.ratios.insert(ratio, at: index)
        }
        guard let end = layout(next) else { return nil }
        return moves(from: start, to: end, request.count) { $0 < index ? $0 : $0 + 1 }
    }
    /// The movements of the remaining photos when the one at an index is deleted.
    ///
    /// The request is the one before. Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing or the index is out of range.
    fileprivate static func moves(deleting index: Int, in request: Request) -> [Move]? {
        guard index >= 0, index < request.count, let start = layout(request) else { return nil }
        var next = request
        next.count -= 1
        if index < next.ratios.count { next.ratios.remove(at: index) }
        guard let end = layout(next) else { return nil }
        return moves(from: start, to: end, request.count) { $0 == index ? nil : $0 < index ? $0 : $0 - 1 }
    }
    fileprivate static func moves(
        from start: Layout, to end: Layout, _ count: Int, _ target: (Int) -> Int?
    ) -> [Move] {
        (0..<Swift.min(count, start.count)).compactMap { index in
            guard let other = target(index), end.indices.contains(other), end.role(of: other) != .add else {
                return nil
            }
            return Move(from: index, to: other, start: start[index], end: end[other])
        }
    }
    /// Empty columns to append photos to, for the request's width and options; nil if there is no waterfall at that width, a
    /// number isn't finite or `scale` isn't positive.
    fileprivate static func columns(_ request: Request) -> Columns? {
        Layout(request, waterfall(Swift.max(0, request.width))).map(Columns.init)
    }
    /// Empty rows to append photos to, for the request's width and options; nil if there are no justified rows at that width,
    /// a number isn't finite or `scale` isn't positive.
    fileprivate static func rows(_ request: Request) -> Rows? {
        Layout(request, justified(Swift.max(0, request.width))).map(Rows.init)
    }
    /// What a layout depends on: the photos, the container and the options of a call.
    fileprivate struct Request: Hashable, Sendable {
        /// The number of photos.
        var count: Int
        /// The container's width in points.
        var width: Double
        /// The container's height in points, for grids that need it.
        var height = Double.nan
        /// The gap in points; nil for the spec's.
        var gap: Double?
        /// The gap between rows, before `gap`.
        var rowGap: Double?
        /// The gap between columns, before `gap`.
        var columnGap: Double?
        /// The insets; nil for the spec's.
        var insets: Insets?
        /// The pixels per point. All edges are snapped to whole pixels; nil leaves them.
        var scale: Double?
        /// Whether the layout runs from right to left.
        var isMirrored = false
        /// The photos' widths divided by their heights. One that is missing or not a finite number above 0 counts as 1:1.
        var ratios: [Double] = []
        /// Whether a tile that adds a photo follows, for grids that have one.
        var isEditing = false
    }
    /// The number of tiles for a count, and what determines their places.
    ///
    /// The order of its fields keeps it small.
    fileprivate struct Plan: Sendable {
        /// The number of tiles, and of photos without one.
        var tiles = 0, hidden = 0
        /// The number of the layout in `layOut`.
        var layout = 0
        /// The number of columns of a waterfall.
        var columns = 0
        /// The ratio above which photos lie across all columns, or that ratio negated if it is one of them; 0 if no photos do.
        var across = 0.0
        /// The number of photos in a row that fills the width.
        var perRow = 0
        /// The ratio, width to height, of the container or of the box that photos stay within, or their negated height; 0 without
        /// them.
        var ratio = 0.0
        /// The container's ratio, width to height, or its negated height; 0 if it has neither.
        var ratio = 0.0
        /// The ratio, width to height, of the box that photos are at least as high as, or its negated height; 0 without one.
        var floor = 0.0
        /// The limits of ratios if tiles keep their photos' ratios; otherwise 0.
        var least = 0.0, greatest = 0.0
        /// The numbers as digits; or a tree of photos, and a character for each of them, whose lower four bits are the edges.
        var text: StaticString = ""
        /// Whether the last tile adds a photo.
        var adds = false
        /// Whether the lengths of rows that fill the width differ by at most one.
        var isBalanced = false
        /// Whether the text is a tree.
        var isTree = false
        /// The number of a tree in `solve`; 0 for other layouts.
        var tree = 0
        var isTree: Bool { tree > 0 }
        /// The number of photos in a block that repeats; 0 if none does. A layout has at most 500 photos.
        var perBlock: UInt16 = 0
        /// Whether every second block is reflected.
        var reflects = false
        /// The numbers of the written rows above and below the others, which the same counts below 0 stand for; 0 without such rows.
        var above: UInt16 = 0, below: UInt16 = 0
        /// Whether the limits of ratios end at 1: they are above 1 if the photos are wide on average, otherwise below.
        var isSided = false
        /// How many halves of the free width are before photos that a box makes narrower than the container.
        var halvesBefore: UInt8 = 0
        /// Rows that are computed.
        var rows: RowPlan?
        /// Whether the blocks are in the grid's table.
        var isInTable: Bool {
            if rows != nil { return false }
            if greatest > 0 { return false }
            if perBlock > 0 { return false }
            return tiles > 0
        }
        /// Whether rows are written above or below others.
        var hasParts: Bool { above > 0 || below > 0 }
        /// Whether a photo lies across all columns.
        @inline(__always) func liesAcross(_ ratio: Double) -> Bool {
            across > 0 ? ratio > across : across < 0 && ratio >= -across
        }
        /// The plan with the limits of one side: above 1 if the photos, unknown ratios being 1, are wide on average.
        func limited(for known: UnsafeBufferPointer<Double>) -> Plan {
            guard isSided else { return self }
            let photos = tiles + hidden, count = Swift.min(known.count, photos)
            var sum = 0.0, plan = self
            for index in 0..<count {
                let ratio = known[index]
                sum += ratio > 0 && ratio < .infinity ? ratio : 1
            }
            if sum + Double(photos - count) > Double(photos) * 1.000001 {
                plan.least = Swift.max(least, 1)
            } else {
                plan.greatest = Swift.min(greatest, 1)
            }
            return plan
        }
        var keepsRatios: Bool { greatest > 0 }
        /// A ratio clamped to the limits; an unknown ratio counts as 1 first.
        @inline(__always) func limited(_ ratio: Double) -> Double {
            Swift.min(Swift.max(ratio > 0 && ratio < .infinity ? ratio : 1, least), greatest)
        }
    }
    /// What the blocks of a layout in the table depend on.
    fileprivate struct Space: Sendable {
        /// The number of the layout.
        let layout: Int
        /// The numbers as digits.
        let text: StaticString
        /// The size within the insets; negative if the container is too small.
        let width, height: Double
        /// The gaps between columns and between rows.
        let columnGap, rowGap: Double
    }
    /// Equal tiles in rows with gaps: the number of tiles and columns, the edges that the outer ones touch as bits, and the
    /// first tile, from the corner within the insets.
    fileprivate typealias Block = (tiles: Int, columns: Double, edges: Double, first: Frame)
    /// Rows for any count, computed because a table would be endless.
    fileprivate struct RowPlan: Sendable {
        /// How a last row that isn't full is laid out.
        enum Last: Sendable { case short, stretch, balanced }
        /// The size or ratio of the tiles, a container whose height they share, or the height that rows of photos aim at.
        enum Sizing: Sendable {
            case tileRatio(Double), tileSize(Double, Double), frame
            /// Tiles of a height in points, whose width follows from the columns.
            case tileHeight(Double)
            /// Tiles of a size in points, in columns that share out what is left of the width.
            case spread(Double, Double)
            case near(Double, least: Int), over(Double)
            /// Rows that are at most so high; tiles that are at least so wide and high.
            case under(Double), overSize(Double, Double)
            /// The shape that all rows aim at together, and the height that each should have.
            case shape(Double, least: Int, over: Double)
            /// One row that may be longer than the container: the ratio of a box that is as high, or the negated height.
            case strip(Double)
        }
        /// The number and length of the first rows, and of the last ones.
        typealias Split = (firstRows: Int, firstLength: Int, lastRows: Int, lastLength: Int)
        /// `perRow` is the greatest number of tiles in a row; `align` is the part of what is left that lies before a short one.
        var perRow: Int, align: Double, sizing: Sizing, last: Last
        func split(_ count: Int) -> Split {
            let rows = (count - 1) / perRow + 1
            if last == .balanced {
                let longer = count % rows
                return (rows - longer, count / rows, longer, count / rows + 1)
            }
            return (rows - 1, perRow, 1, count - (rows - 1) * perRow)
        }
        /// The slots of a row of `length` tiles; some may stay empty.
        func slots(_ length: Int, _ split: Split) -> Int {
            if case .tileSize = sizing {
                return Swift.max(
                    split.firstRows > 0 ? split.firstLength : 0, split.lastRows > 0 ? split.lastLength : 0)
            }
            // What is left of the width is after a single column.
            if case .spread = sizing { return Swift.max(perRow, 2) }
            return last == .short ? perRow : length
        }
        /// The gap between columns. If they share out what is left of the width, it is the same for fewer tiles than a row holds;
        /// where the caller's insets leave less than the tiles need, it is 0.
        func spacing(in layout: Layout) -> Double {
            guard case .spread(let width, _) = sizing, perRow > 1 else { return layout.columnGap }
            return Swift.max(0, (layout.contentWidth - Double(perRow) * width) / Double(perRow - 1))
        }
        func tile(_ length: Int, _ split: Split, in layout: Layout) -> Size {
            let slots = Double(slots(length, split)), rows = Double(split.firstRows + split.lastRows)
            let width = (layout.contentWidth - (slots - 1) * layout.columnGap) / slots
            switch sizing {
            case .tileRatio(let ratio): return Size(width: width, height: width / ratio)
            case .tileHeight(let height): return Size(width: width, height: height)
            case .tileSize(let width, let height): return Size(width: width, height: height)
            case .spread(let width, let height): return Size(width: width, height: height)
            case .near, .over: return Size(width: 0, height: 0)
            case .under, .overSize: return Size(width: 0, height: 0)
            case .shape: return Size(width: 0, height: 0)
            case .strip: return Size(width: 0, height: 0)
            case .frame:
                return Size(width: width, height: (layout.contentHeight - (rows - 1) * layout.rowGap) / rows)
            }
        }
        /// The size of the container.
        func size(in layout: Layout) -> Size {
            if case .frame = sizing { return Size(width: layout.width, height: layout.height) }
            let split = split(layout.plan.tiles), insets = layout.insets
            let first = tile(split.firstLength, split, in: layout),
                last = tile(split.lastLength, split, in: layout)
            let rows = Double(split.firstRows) * first.height + Double(split.lastRows) * last.height
            let gaps = Double(split.firstRows + split.lastRows - 1) * layout.rowGap
            let height = insets.top + insets.bottom + rows + gaps
            guard case .tileSize = sizing else { return Size(width: layout.width, height: height) }
            let slots = Double(slots(split.lastLength, split))
            let width = slots * last.width + (slots - 1) * layout.columnGap
            return Size(width: insets.leading + insets.trailing + width, height: height)
        }
        /// The first rows, or the last ones.
        func block(_ number: Int, in layout: Layout) -> Block {
            let split = split(layout.plan.tiles)
            let first = tile(split.firstLength, split, in: layout)
            let isFirst = number == 0 && split.firstRows > 0
            let length = isFirst ? split.firstLength : split.lastLength
            let tile = isFirst ? first : tile(length, split, in: layout)
            let empty = slots(length, split) - length
            let above = isFirst ? 0 : Double(split.firstRows) * (first.height + layout.rowGap)
            var edges: Edges = []
            if isFirst || split.firstRows == 0 { edges.insert(.top) }
            if !isFirst || split.lastRows == 0 { edges.insert(.bottom) }
            if align == 0 || empty == 0 { edges.insert(.left) }
            if align == 1 || empty == 0 { edges.insert(.right) }
            return (
                length * (isFirst ? split.firstRows : split.lastRows), Double(length), Double(edges.rawValue),
                Frame(
                    x: align * Double(empty) * (tile.width + layout.columnGap), y: above,
                    width: Swift.max(0, tile.width), height: Swift.max(0, tile.height))
            )
        }
        /// The height that justified rows aim at.
        var target: Double {
            switch sizing {
            case .near(let height, _), .over(let height): return height
            case .under(let height), .overSize(_, let height): return height
            case .shape: return 0
            case .strip: return 0
            case .tileRatio, .tileSize, .frame: return 0
            case .tileHeight: return 0
            case .spread: return 0
            }
        }
        /// Whether a row takes the next photo. What differs by a millionth of the width is a tie, which takes it.
        @inline(__always) func takes(
            narrowest: Double,
            _ ratio: Double, _ length: Int, _ sum: Double, _ width: Double, _ gap: Double
        ) -> Bool {
            switch sizing {
            case .near(let height, let least):
                if length < least || length >= perRow { return length < least }
                let own = sum * height + Double(length - 1) * gap
                let next = (sum + ratio) * height + Double(length) * gap
                return own < width / 2 || (next - width).magnitude <= (own - width).magnitude + 0.000001 * width
            case .over(let height):
                return length == 0 || (sum + ratio) * height + Double(length) * gap <= width * 1.000001
            case .under(let height):
                return length == 0 || sum * height + Double(length - 1) * gap < width * 0.999999
            case .overSize(let tileWidth, let tileHeight):
                let height = Swift.max(tileHeight, tileWidth / narrowest)
                return length == 0 || (sum + ratio) * height + Double(length) * gap <= width * 1.000001
            case .shape: return true
            case .strip: return true
            case .tileRatio, .tileSize, .frame: return true
            case .tileHeight: return true
            case .spread: return true
            }
        }
        /// The height of a last row that would be this high if it filled the width; `previous` is that of the row before it.
        func lastHeight(_ height: Double, after previous: Double?) -> Double {
            let greatest = 4.0 / 3 * target
            if last == .stretch || height <= greatest * 1.000001 { return height }
            if case .near = sizing, let previous { return Swift.min(previous, greatest) }
            return target
        }
        /// The same for a row whose ratios have a sum.
        func lastHeight(
            _ height: Double, of row: Range<Int>, _ sum: Double, after previous: Double?, in layout: Layout,
            _ ratios: Ratios
        ) -> Double {
            switch sizing {
            case .under(let most):
                let (width, gap) = (layout.contentWidth, layout.columnGap)
                let isShort = last != .stretch && takes(narrowest: 1, 1, row.count, sum, width, gap)
                return isShort ? most : height
            case .overSize(let tileWidth, let tileHeight):
                var least = tileHeight
                for index in row { least = Swift.max(least, tileWidth / ratios[index]) }
                return last == .stretch || height <= 4.0 / 3 * least * 1.000001 ? height : least
            default: return lastHeight(height, after: previous)
            }
        }
    }
    /// The ratios of the tiles, within the limits of a plan; the add tile has none.
    fileprivate struct Ratios {
        let known: UnsafeBufferPointer<Double>, plan: Plan
        @inline(__always) subscript(index: Int) -> Double {
            plan.limited(index < known.count ? known[index] : 1)
        }
    }
    /// Photos that keep their ratios, in the notation of the spec: `1|(1,2)` is a photo beside two rows, of one and of two
    /// photos.
    ///
    /// The height of a block is slope · width + offset. A stack sums the slopes and offsets of its rows, and adds the gaps
    /// between them. The blocks of a row have the same height: 1 / slope is the sum of their 1 / slope, and offset / slope the
    /// sum of their offset / slope minus the gaps.
    fileprivate struct Tree {
        typealias Line = (slope: Double, offset: Double)
        let ratios: Ratios, columnGap, rowGap: Double, text: UnsafePointer<UInt8>
        /// The lines of rows and of nested stacks, in the order in which they begin.
        let lines: UnsafeMutableBufferPointer<Line>
        var next = 0, line = 0, photo = 0
        /// Consumes the next character if it is this one.
        mutating func reads(_ character: UInt8) -> Bool {
            guard text[next] == character else { return false }
            next += 1
            return true
        }
        /// Reads a number of photos side by side.
        mutating func readPhotos() -> Int {
            var photos = 0
            while text[next] >= 48, text[next] < 58 {
                (photos, next) = (photos * 10 + Int(text[next]) - 48, next + 1)
            }
            return photos
        }
        /// Reserves the index of a line at the beginning of its block.
        mutating func nextLine() -> Int {
            line += 1
            return line - 1
        }
        mutating func measureStack() -> Line {
            var stack = measureRow()
            while reads(44) {
                let row = measureRow()
                stack = (stack.slope + row.slope, stack.offset + row.offset + rowGap)
            }
            return stack
        }
        mutating func measureRow() -> Line {
            let line = nextLine()
            var width = 0.0, missing = columnGap
            repeat {
                if reads(40) {
                    let line = nextLine(), stack = measureStack()
                    lines[line] = stack
                    width += 1 / stack.slope
                    missing += stack.offset / stack.slope - columnGap
                    next += 1
                }
                for _ in 0..<readPhotos() {
                    width += ratios[photo]
                    missing -= columnGap
                    photo += 1
                }
            } while reads(124)
            lines[line] = (1 / width, missing / width)
            return lines[line]
        }
        mutating func placeStack(
            x: Double, y: Double, width: Double, _ buffer: UnsafeMutablePointer<Frame>
        ) {
            var y = y
            repeat {
                let row = lines[nextLine()], height = row.slope * width + row.offset
                placeRow(x: x, y: y, height: height, buffer)
                y += height + rowGap
            } while reads(44)
        }
        mutating func placeRow(
            x: Double, y: Double, height: Double, _ buffer: UnsafeMutablePointer<Frame>
        ) {
            let side = Swift.max(0, height)
            var x = x
            repeat {
                if reads(40) {
                    let stack = lines[nextLine()], width = (height - stack.offset) / stack.slope
                    placeStack(x: x, y: y, width: width, buffer)
                    x += width + columnGap
                    next += 1
                }
                for _ in 0..<readPhotos() {
                    let frame = Frame(x: x, y: y, width: side * ratios[photo], height: side)
                    buffer[photo] = frame
                    x += frame.width + columnGap
                    photo += 1
                }
            } while reads(124)
        }
    }
    /// Photos that keep their ratios: blocks side by side in rows, and rows in stacks.
    ///
    /// The height of a block is slope · width + offset. A stack sums the slopes and offsets of its rows, and adds the gaps
    /// between them. The blocks of a row have the same height: 1 / slope is the sum of their 1 / slope, and offset / slope the
    /// sum of their offset / slope minus the gaps.
    fileprivate struct Tree {
        typealias Line = (slope: Double, offset: Double)
        /// Blocks of a row so far.
        struct Row {
            let ratios: Ratios, columnGap: Double
            var width = 0.0, missing: Double
            @inline(__always) func photos(_ photos: Range<Int>) -> Row {
                var row = self
                for photo in photos {
                    row.width += ratios[photo]
                    row.missing -= columnGap
                }
                return row
            }
            @inline(__always) func stack(_ stack: Line) -> Row {
                var row = self
                row.width += 1 / stack.slope
                row.missing += stack.offset / stack.slope - columnGap
                return row
            }
            var line: Line { (1 / width, missing / width) }
        }
        let ratios: Ratios, columnGap, rowGap: Double
        /// Frames that are written; nil if only the height is asked.
        let buffer: UnsafeMutablePointer<Frame>?
        /// A row without blocks.
        var row: Row { Row(ratios: ratios, columnGap: columnGap, missing: columnGap) }
        /// A stack of rows.
        @inline(__always) func stack(_ rows: Line, _ row: Line) -> Line {
            (rows.slope + row.slope, rows.offset + row.offset + rowGap)
        }
        /// Places photos side by side, and returns where the next block begins.
        @inline(__always) @discardableResult func place(_ photos: Range<Int>, _ x: Double, _ y: Double, _ height: Double) -> Double {
            guard let buffer else { return x }
            let side = Swift.max(0, height)
            var x = x
            for photo in photos {
                let frame = Frame(x: x, y: y, width: side * ratios[photo], height: side)
                buffer[photo] = frame
                x += frame.width + columnGap
            }
            return x
        }
    }
    /// Makes the photos of a tree higher, in the notation of the spec; see `Tree`.
    fileprivate struct Growth {
        let text: UnsafePointer<UInt8>, buffer: UnsafeMutablePointer<Frame>
        var next = 0, photo = 0
        /// The number of rows of the stack that begins here.
        var rows: Int {
            var rows = 1, depth = 0, place = next
            while text[place] > 32 {
                if text[place] == 40 { depth += 1 }
                if text[place] == 41 { depth -= 1 }
                if depth < 0 { break }
                if depth == 0, text[place] == 44 { rows += 1 }
                place += 1
            }
            return rows
        }
        /// Moves a stack down by `y`, and makes it higher by a length.
        mutating func growStack(_ y: Double, _ length: Double) {
            let share = length / Double(rows)
            var row = 0
            while true {
                growRow(y + Double(row) * share, share)
                guard text[next] == 44 else { return }
                (row, next) = (row + 1, next + 1)
            }
        }
        mutating func growRow(_ y: Double, _ length: Double) {
            while true {
                var photos = 0
                if text[next] == 40 {
                    next += 1
                    growStack(y, length)
                    next += 1
                }
                while text[next] >= 48, text[next] < 58 {
                    (photos, next) = (photos * 10 + Int(text[next]) - 48, next + 1)
                }
                for index in photo..<photo + photos {
                    buffer[index].y += y
                    buffer[index].height += length
                }
                photo += photos
                guard text[next] == 124 else { return }
                next += 1
            }
        }
    }

"""#
