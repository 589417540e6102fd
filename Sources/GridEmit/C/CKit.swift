// swift-format-ignore-file
// Recorded by `make record`; a test holds it equal.

extension KitDeclarations {
    /// The kit in C.
    static let c = KitDeclarations(text: cText, declarations: cDeclarations, uses: cUses)

    private static let cDeclarations: [Declaration] = [
        Declaration(length: 934, nameStart: 613, nameLength: 13, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // GRIDGEN_ROUND
        Declaration(length: 147, nameStart: 31, nameLength: 18, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // GRIDGEN_SHORT_LOOP
        Declaration(length: 105, nameStart: 27, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // GRIDGEN_NONE
        Declaration(length: 140, nameStart: 30, nameLength: 14, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // GRIDGEN_INLINE
        Declaration(length: 42, nameStart: 15, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // Gridgen_Grid
        Declaration(length: 149, nameStart: 84, nameLength: 13, exportStart: 69, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // Gridgen_Frame
        Declaration(length: 94, nameStart: 37, nameLength: 12, exportStart: 22, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // Gridgen_Size
        Declaration(length: 218, nameStart: 140, nameLength: 14, exportStart: 125, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // Gridgen_Insets
        Declaration(length: 190, nameStart: 118, nameLength: 12, exportStart: 105, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // Gridgen_Role
        Declaration(length: 140, nameStart: 64, nameLength: 11, exportStart: 57, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // GRIDGEN_TOP
        Declaration(length: 1232, nameStart: 132, nameLength: 15, exportStart: 117, exportLength: 0, useCount: 4, isSeparate: true, hasParts: false),  // Gridgen_Request
        Declaration(length: 138, nameStart: 13, nameLength: 14, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // Gridgen_Sizing
        Declaration(length: 103, nameStart: 13, nameLength: 11, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // Gridgen_Aim
        Declaration(length: 93, nameStart: 13, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // Gridgen_Last
        Declaration(length: 42, nameStart: 15, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // Gridgen_Kind
        Declaration(length: 606, nameStart: 15, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 5, isSeparate: true, hasParts: false),  // Gridgen_Plan
        Declaration(length: 760, nameStart: 82, nameLength: 14, exportStart: 67, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // Gridgen_Layout
        Declaration(length: 365, nameStart: 7, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // Gridgen_Kind
        Declaration(length: 119, nameStart: 15, nameLength: 13, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // Gridgen_Block
        Declaration(length: 87, nameStart: 24, nameLength: 14, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // Gridgen_Reader
        Declaration(length: 431, nameStart: 7, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 4, isSeparate: true, hasParts: false),  // Gridgen_Grid
        Declaration(length: 89, nameStart: 7, nameLength: 20, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // GRIDGEN_MOST_COLUMNS
        Declaration(length: 79, nameStart: 21, nameLength: 11, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // gridgen_min
        Declaration(length: 80, nameStart: 21, nameLength: 11, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // gridgen_max
        Declaration(length: 92, nameStart: 21, nameLength: 17, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // gridgen_magnitude
        Declaration(length: 135, nameStart: 21, nameLength: 13, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // gridgen_times
        Declaration(length: 229, nameStart: 28, nameLength: 18, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // gridgen_make_frame
        Declaration(length: 168, nameStart: 27, nameLength: 17, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // gridgen_make_size
        Declaration(length: 154, nameStart: 21, nameLength: 21, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // gridgen_content_width
        Declaration(length: 150, nameStart: 21, nameLength: 22, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // gridgen_content_height
        Declaration(length: 72, nameStart: 15, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // Gridgen_Span
        Declaration(length: 160, nameStart: 21, nameLength: 13, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // gridgen_pixel
        Declaration(length: 430, nameStart: 27, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // gridgen_snap
        Declaration(length: 317, nameStart: 27, nameLength: 17, exportStart: 0, exportLength: 0, useCount: 5, isSeparate: true, hasParts: false),  // gridgen_snap_size
        Declaration(length: 420, nameStart: 28, nameLength: 13, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_place
        Declaration(length: 920, nameStart: 20, nameLength: 19, exportStart: 0, exportLength: 0, useCount: 8, isSeparate: true, hasParts: false),  // gridgen_fill_blocks
        Declaration(length: 349, nameStart: 29, nameLength: 18, exportStart: 0, exportLength: 0, useCount: 4, isSeparate: true, hasParts: false),  // gridgen_find_block
        Declaration(length: 595, nameStart: 29, nameLength: 22, exportStart: 0, exportLength: 0, useCount: 8, isSeparate: true, hasParts: false),  // gridgen_frame_in_block
        Declaration(length: 502, nameStart: 23, nameLength: 22, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_edges_in_block
        Declaration(length: 110, nameStart: 15, nameLength: 13, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // Gridgen_Split
        Declaration(length: 627, nameStart: 28, nameLength: 13, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // gridgen_split
        Declaration(length: 488, nameStart: 22, nameLength: 13, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // gridgen_slots
        Declaration(length: 812, nameStart: 27, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 9, isSeparate: true, hasParts: false),  // gridgen_tile
        Declaration(length: 1073, nameStart: 27, nameLength: 26, exportStart: 0, exportLength: 0, useCount: 9, isSeparate: true, hasParts: false),  // gridgen_size_of_equal_rows
        Declaration(length: 1284, nameStart: 28, nameLength: 21, exportStart: 0, exportLength: 0, useCount: 12, isSeparate: true, hasParts: false),  // gridgen_block_of_rows
        Declaration(length: 369, nameStart: 21, nameLength: 15, exportStart: 0, exportLength: 0, useCount: 5, isSeparate: true, hasParts: false),  // gridgen_spacing
        Declaration(length: 262, nameStart: 19, nameLength: 23, exportStart: 0, exportLength: 0, useCount: 5, isSeparate: true, hasParts: false),  // gridgen_fill_equal_rows
        Declaration(length: 203, nameStart: 28, nameLength: 27, exportStart: 0, exportLength: 0, useCount: 5, isSeparate: true, hasParts: false),  // gridgen_frame_in_equal_rows
        Declaration(length: 172, nameStart: 22, nameLength: 27, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // gridgen_edges_in_equal_rows
        Declaration(length: 184, nameStart: 26, nameLength: 21, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_in_equal_rows
        Declaration(length: 352, nameStart: 29, nameLength: 23, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // gridgen_layout_of_block
        Declaration(length: 341, nameStart: 27, nameLength: 21, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // gridgen_size_of_block
        Declaration(length: 551, nameStart: 27, nameLength: 22, exportStart: 0, exportLength: 0, useCount: 5, isSeparate: true, hasParts: false),  // gridgen_size_of_repeat
        Declaration(length: 427, nameStart: 28, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 4, isSeparate: true, hasParts: false),  // gridgen_move
        Declaration(length: 961, nameStart: 19, nameLength: 19, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_fill_repeat
        Declaration(length: 278, nameStart: 29, nameLength: 23, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // gridgen_block_of_repeat
        Declaration(length: 513, nameStart: 28, nameLength: 23, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_frame_in_repeat
        Declaration(length: 227, nameStart: 22, nameLength: 15, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // gridgen_reflect
        Declaration(length: 533, nameStart: 22, nameLength: 23, exportStart: 0, exportLength: 0, useCount: 4, isSeparate: true, hasParts: false),  // gridgen_edges_in_repeat
        Declaration(length: 164, nameStart: 26, nameLength: 17, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_in_repeat
        Declaration(length: 445, nameStart: 29, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // gridgen_part
        Declaration(length: 148, nameStart: 21, nameLength: 16, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // gridgen_next_top
        Declaration(length: 480, nameStart: 27, nameLength: 21, exportStart: 0, exportLength: 0, useCount: 5, isSeparate: true, hasParts: false),  // gridgen_size_of_parts
        Declaration(length: 564, nameStart: 19, nameLength: 18, exportStart: 0, exportLength: 0, useCount: 4, isSeparate: true, hasParts: false),  // gridgen_fill_parts
        Declaration(length: 565, nameStart: 28, nameLength: 22, exportStart: 0, exportLength: 0, useCount: 5, isSeparate: true, hasParts: false),  // gridgen_frame_in_parts
        Declaration(length: 578, nameStart: 22, nameLength: 22, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // gridgen_edges_in_parts
        Declaration(length: 159, nameStart: 26, nameLength: 16, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_in_parts
        Declaration(length: 122, nameStart: 15, nameLength: 14, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // Gridgen_Ratios
        Declaration(length: 181, nameStart: 21, nameLength: 13, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // gridgen_limit
        Declaration(length: 193, nameStart: 21, nameLength: 13, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // gridgen_ratio
        Declaration(length: 940, nameStart: 30, nameLength: 15, exportStart: 0, exportLength: 0, useCount: 7, isSeparate: true, hasParts: false),  // gridgen_limited
        Declaration(length: 149, nameStart: 27, nameLength: 19, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // gridgen_solved_size
        Declaration(length: 126, nameStart: 28, nameLength: 18, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // gridgen_kept_frame
        Declaration(length: 999, nameStart: 19, nameLength: 24, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_fill_photo_parts
        Declaration(length: 164, nameStart: 26, nameLength: 22, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_in_photo_parts
        Declaration(length: 338, nameStart: 21, nameLength: 20, exportStart: 0, exportLength: 0, useCount: 4, isSeparate: true, hasParts: false),  // gridgen_width_in_box
        Declaration(length: 260, nameStart: 21, nameLength: 22, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // gridgen_leading_in_box
        Declaration(length: 441, nameStart: 22, nameLength: 24, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // gridgen_edges_beside_box
        Declaration(length: 312, nameStart: 21, nameLength: 22, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // gridgen_missing_height
        Declaration(length: 251, nameStart: 19, nameLength: 19, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // gridgen_grow_photos
        Declaration(length: 230, nameStart: 21, nameLength: 20, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // gridgen_column_width
        Declaration(length: 1197, nameStart: 28, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_next
        Declaration(length: 754, nameStart: 20, nameLength: 20, exportStart: 0, exportLength: 0, useCount: 10, isSeparate: true, hasParts: false),  // gridgen_fill_columns
        Declaration(length: 767, nameStart: 22, nameLength: 24, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_edges_in_columns
        Declaration(length: 158, nameStart: 26, nameLength: 18, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_in_columns
        Declaration(length: 332, nameStart: 22, nameLength: 18, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // gridgen_first_rows
        Declaration(length: 226, nameStart: 22, nameLength: 18, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // gridgen_end_of_row
        Declaration(length: 1122, nameStart: 20, nameLength: 18, exportStart: 0, exportLength: 0, useCount: 10, isSeparate: true, hasParts: false),  // gridgen_place_rows
        Declaration(length: 317, nameStart: 20, nameLength: 23, exportStart: 0, exportLength: 0, useCount: 7, isSeparate: true, hasParts: false),  // gridgen_fill_photo_rows
        Declaration(length: 657, nameStart: 22, nameLength: 27, exportStart: 0, exportLength: 0, useCount: 4, isSeparate: true, hasParts: false),  // gridgen_edges_in_photo_rows
        Declaration(length: 167, nameStart: 26, nameLength: 21, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_in_photo_rows
        Declaration(length: 679, nameStart: 21, nameLength: 21, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_width_of_rows
        Declaration(length: 391, nameStart: 19, nameLength: 23, exportStart: 0, exportLength: 0, useCount: 7, isSeparate: true, hasParts: false),  // gridgen_fill_boxed_rows
        Declaration(length: 213, nameStart: 22, nameLength: 27, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // gridgen_edges_in_boxed_rows
        Declaration(length: 167, nameStart: 26, nameLength: 21, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_in_boxed_rows
        Declaration(length: 944, nameStart: 20, nameLength: 23, exportStart: 0, exportLength: 0, useCount: 11, isSeparate: true, hasParts: false),  // gridgen_fill_grown_rows
        Declaration(length: 223, nameStart: 22, nameLength: 27, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // gridgen_edges_in_grown_rows
        Declaration(length: 167, nameStart: 26, nameLength: 21, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_in_grown_rows
        Declaration(length: 1195, nameStart: 19, nameLength: 18, exportStart: 0, exportLength: 0, useCount: 9, isSeparate: true, hasParts: false),  // gridgen_fill_strip
        Declaration(length: 488, nameStart: 22, nameLength: 22, exportStart: 0, exportLength: 0, useCount: 4, isSeparate: true, hasParts: false),  // gridgen_edges_in_strip
        Declaration(length: 152, nameStart: 26, nameLength: 16, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_in_strip
        Declaration(length: 160, nameStart: 15, nameLength: 11, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // Gridgen_Row
        Declaration(length: 192, nameStart: 21, nameLength: 14, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // gridgen_target
        Declaration(length: 903, nameStart: 19, nameLength: 13, exportStart: 0, exportLength: 0, useCount: 8, isSeparate: true, hasParts: false),  // gridgen_takes
        Declaration(length: 240, nameStart: 19, nameLength: 11, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // gridgen_add
        Declaration(length: 527, nameStart: 21, nameLength: 19, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_last_height
        Declaration(length: 512, nameStart: 21, nameLength: 17, exportStart: 0, exportLength: 0, useCount: 8, isSeparate: true, hasParts: false),  // gridgen_place_row
        Declaration(length: 707, nameStart: 21, nameLength: 23, exportStart: 0, exportLength: 0, useCount: 8, isSeparate: true, hasParts: false),  // gridgen_place_aimed_row
        Declaration(length: 927, nameStart: 19, nameLength: 27, exportStart: 0, exportLength: 0, useCount: 10, isSeparate: true, hasParts: false),  // gridgen_fill_justified_rows
        Declaration(length: 657, nameStart: 22, nameLength: 31, exportStart: 0, exportLength: 0, useCount: 5, isSeparate: true, hasParts: false),  // gridgen_edges_in_justified_rows
        Declaration(length: 179, nameStart: 26, nameLength: 25, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_in_justified_rows
        Declaration(length: 1007, nameStart: 19, nameLength: 16, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_find_row
        Declaration(length: 1601, nameStart: 19, nameLength: 26, exportStart: 0, exportLength: 0, useCount: 10, isSeparate: true, hasParts: false),  // gridgen_fill_balanced_rows
        Declaration(length: 176, nameStart: 26, nameLength: 24, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_in_balanced_rows
        Declaration(length: 494, nameStart: 22, nameLength: 28, exportStart: 0, exportLength: 0, useCount: 5, isSeparate: true, hasParts: false),  // gridgen_edges_in_aimed_parts
        Declaration(length: 169, nameStart: 26, nameLength: 22, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_in_aimed_parts
        Declaration(length: 315, nameStart: 19, nameLength: 16, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // gridgen_cut_rows
        Declaration(length: 437, nameStart: 19, nameLength: 16, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // gridgen_cut_next
        Declaration(length: 899, nameStart: 21, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 4, isSeparate: true, hasParts: false),  // gridgen_cost
        Declaration(length: 1956, nameStart: 19, nameLength: 18, exportStart: 0, exportLength: 0, useCount: 13, isSeparate: true, hasParts: false),  // gridgen_fill_shape
        Declaration(length: 161, nameStart: 26, nameLength: 16, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_in_shape
        Declaration(length: 72, nameStart: 15, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // Gridgen_Line
        Declaration(length: 196, nameStart: 15, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // Gridgen_Tree
        Declaration(length: 159, nameStart: 19, nameLength: 13, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // gridgen_reads
        Declaration(length: 220, nameStart: 22, nameLength: 19, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // gridgen_read_photos
        Declaration(length: 423, nameStart: 95, nameLength: 21, exportStart: 0, exportLength: 0, useCount: 4, isSeparate: true, hasParts: false),  // gridgen_measure_stack
        Declaration(length: 804, nameStart: 27, nameLength: 19, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_measure_row
        Declaration(length: 511, nameStart: 140, nameLength: 19, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_place_stack
        Declaration(length: 829, nameStart: 19, nameLength: 22, exportStart: 0, exportLength: 0, useCount: 10, isSeparate: true, hasParts: false),  // gridgen_place_tree_row
        Declaration(length: 406, nameStart: 27, nameLength: 20, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_measure_tree
        Declaration(length: 500, nameStart: 19, nameLength: 18, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_place_tree
        Declaration(length: 458, nameStart: 19, nameLength: 17, exportStart: 0, exportLength: 0, useCount: 9, isSeparate: true, hasParts: false),  // gridgen_fill_tree
        Declaration(length: 132, nameStart: 22, nameLength: 21, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // gridgen_edges_in_tree
        Declaration(length: 149, nameStart: 26, nameLength: 15, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_in_tree
        Declaration(length: 553, nameStart: 19, nameLength: 23, exportStart: 0, exportLength: 0, useCount: 10, isSeparate: true, hasParts: false),  // gridgen_fill_boxed_tree
        Declaration(length: 207, nameStart: 22, nameLength: 27, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // gridgen_edges_in_boxed_tree
        Declaration(length: 167, nameStart: 26, nameLength: 21, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_in_boxed_tree
        Declaration(length: 118, nameStart: 15, nameLength: 14, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // Gridgen_Growth
        Declaration(length: 291, nameStart: 22, nameLength: 21, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // gridgen_rows_of_stack
        Declaration(length: 451, nameStart: 110, nameLength: 18, exportStart: 0, exportLength: 0, useCount: 4, isSeparate: true, hasParts: false),  // gridgen_grow_stack
        Declaration(length: 622, nameStart: 19, nameLength: 21, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // gridgen_grow_tree_row
        Declaration(length: 636, nameStart: 19, nameLength: 23, exportStart: 0, exportLength: 0, useCount: 8, isSeparate: true, hasParts: false),  // gridgen_fill_grown_tree
        Declaration(length: 217, nameStart: 22, nameLength: 27, exportStart: 0, exportLength: 0, useCount: 3, isSeparate: true, hasParts: false),  // gridgen_edges_in_grown_tree
        Declaration(length: 167, nameStart: 26, nameLength: 21, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_in_grown_tree
        Declaration(length: 44, nameStart: 8, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // GRIDGEN_GRID
        Declaration(length: 185, nameStart: 35, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 5, isSeparate: true, hasParts: false),  // gridgen_kind
        Declaration(length: 494, nameStart: 20, nameLength: 24, exportStart: 0, exportLength: 0, useCount: 5, isSeparate: true, hasParts: true),  // gridgen_plan_for_request
        Declaration(length: 1378, nameStart: 20, nameLength: 15, exportStart: 0, exportLength: 0, useCount: 7, isSeparate: true, hasParts: false),  // gridgen_prepare
        Declaration(length: 294, nameStart: 28, nameLength: 15, exportStart: 0, exportLength: 0, useCount: 7, isSeparate: true, hasParts: false),  // gridgen_measure
        Declaration(length: 430, nameStart: 31, nameLength: 20, exportStart: 0, exportLength: 0, useCount: 5, isSeparate: true, hasParts: false),  // gridgen_make_request
        Declaration(length: 123, nameStart: 19, nameLength: 13, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // gridgen_clear
        Declaration(length: 168, nameStart: 19, nameLength: 16, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // gridgen_has_room
        Declaration(length: 812, nameStart: 257, nameLength: 14, exportStart: 238, exportLength: 0, useCount: 8, isSeparate: true, hasParts: false),  // gridgen_layout
        Declaration(length: 913, nameStart: 152, nameLength: 14, exportStart: 129, exportLength: 0, useCount: 10, isSeparate: true, hasParts: false),  // gridgen_frames
        Declaration(length: 739, nameStart: 172, nameLength: 14, exportStart: 150, exportLength: 0, useCount: 8, isSeparate: true, hasParts: false),  // gridgen_height
        Declaration(length: 336, nameStart: 97, nameLength: 13, exportStart: 69, exportLength: 0, useCount: 5, isSeparate: true, hasParts: false),  // gridgen_frame
        Declaration(length: 318, nameStart: 89, nameLength: 12, exportStart: 62, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // gridgen_role
        Declaration(length: 496, nameStart: 119, nameLength: 13, exportStart: 97, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // gridgen_edges
        Declaration(length: 1243, nameStart: 22, nameLength: 16, exportStart: 0, exportLength: 0, useCount: 4, isSeparate: true, hasParts: false),  // gridgen_neighbor
        Declaration(length: 106, nameStart: 13, nameLength: 13, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // Gridgen_Limit
        Declaration(length: 671, nameStart: 22, nameLength: 19, exportStart: 0, exportLength: 0, useCount: 4, isSeparate: true, hasParts: false),  // gridgen_first_index
        Declaration(length: 72, nameStart: 15, nameLength: 13, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // Gridgen_Range
        Declaration(length: 1622, nameStart: 28, nameLength: 13, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_range
        Declaration(length: 65, nameStart: 15, nameLength: 13, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // Gridgen_Focus
        Declaration(length: 209, nameStart: 21, nameLength: 18, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // gridgen_part_start
        Declaration(length: 618, nameStart: 28, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 6, isSeparate: true, hasParts: false),  // gridgen_crop
        Declaration(length: 198, nameStart: 115, nameLength: 12, exportStart: 100, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // Gridgen_Move
        Declaration(length: 132, nameStart: 22, nameLength: 13, exportStart: 0, exportLength: 0, useCount: 1, isSeparate: true, hasParts: false),  // gridgen_shown
        Declaration(length: 196, nameStart: 22, nameLength: 12, exportStart: 0, exportLength: 0, useCount: 0, isSeparate: true, hasParts: false),  // gridgen_find
        Declaration(length: 1182, nameStart: 416, nameLength: 13, exportStart: 394, exportLength: 0, useCount: 5, isSeparate: true, hasParts: false),  // gridgen_moves
        Declaration(length: 478, nameStart: 138, nameLength: 15, exportStart: 123, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // Gridgen_Columns
        Declaration(length: 852, nameStart: 191, nameLength: 15, exportStart: 172, exportLength: 0, useCount: 10, isSeparate: true, hasParts: false),  // gridgen_columns
        Declaration(length: 736, nameStart: 153, nameLength: 22, exportStart: 125, exportLength: 0, useCount: 10, isSeparate: true, hasParts: false),  // gridgen_columns_append
        Declaration(length: 453, nameStart: 133, nameLength: 12, exportStart: 118, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // Gridgen_Rows
        Declaration(length: 977, nameStart: 256, nameLength: 12, exportStart: 237, exportLength: 0, useCount: 12, isSeparate: true, hasParts: false),  // gridgen_rows
        Declaration(length: 1742, nameStart: 246, nameLength: 19, exportStart: 224, exportLength: 0, useCount: 11, isSeparate: true, hasParts: false),  // gridgen_rows_append
        Declaration(length: 331, nameStart: 97, nameLength: 18, exportStart: 69, exportLength: 0, useCount: 4, isSeparate: true, hasParts: false),  // gridgen_rows_frame
        Declaration(length: 490, nameStart: 184, nameLength: 15, exportStart: 0, exportLength: 0, useCount: 2, isSeparate: true, hasParts: false),  // gridgen_cg_rect
    ]

    private static let cUses: [UInt8] = [4, 5, 7, 20, 11, 12, 13, 14, 17, 4, 5, 6, 7, 15, 20, 5, 6, 16, 5, 16, 18, 7, 14, 15, 17, 0, 5, 6, 16, 16, 25, 23, 30, 31, 6, 16, 23, 27, 32, 5, 6, 16, 26, 30, 32, 1, 3, 5, 16, 18, 19, 25, 26, 3, 16, 18, 19, 3, 5, 16, 18, 19, 25, 26, 36, 3, 9, 16, 18, 19, 36, 15, 39, 15, 39, 6, 15, 16, 25, 27, 28, 29, 39, 41, 6, 15, 16, 25, 27, 39, 40, 41, 42, 6, 9, 15, 16, 18, 23, 25, 26, 39, 40, 41, 42, 15, 16, 23, 25, 28, 5, 16, 35, 44, 45, 5, 16, 37, 44, 45, 16, 38, 44, 14, 17, 43, 46, 47, 48, 2, 15, 16, 6, 16, 50, 6, 16, 25, 27, 51, 5, 16, 25, 26, 5, 6, 16, 50, 51, 53, 16, 50, 5, 6, 16, 51, 53, 55, 9, 16, 55, 57, 14, 17, 52, 54, 56, 58, 16, 50, 16, 6, 16, 27, 60, 61, 5, 16, 60, 61, 5, 16, 26, 60, 61, 9, 16, 60, 14, 17, 62, 63, 64, 65, 22, 23, 67, 68, 3, 15, 16, 22, 23, 67, 68, 6, 16, 27, 5, 16, 5, 16, 60, 61, 67, 70, 14, 17, 65, 71, 72, 73, 16, 23, 25, 28, 16, 25, 28, 5, 16, 28, 16, 28, 5, 16, 25, 28, 5, 16, 23, 25, 26, 28, 3, 5, 16, 21, 23, 67, 69, 70, 80, 81, 5, 9, 16, 23, 25, 80, 14, 17, 71, 72, 82, 83, 15, 3, 5, 16, 23, 25, 26, 67, 69, 85, 86, 3, 5, 16, 28, 67, 70, 87, 9, 15, 16, 85, 14, 17, 71, 72, 88, 89, 16, 67, 69, 75, 85, 86, 5, 16, 67, 70, 76, 87, 91, 16, 77, 89, 14, 17, 71, 72, 92, 93, 3, 5, 15, 16, 25, 78, 79, 85, 86, 88, 92, 16, 89, 93, 14, 17, 71, 72, 95, 96, 5, 16, 23, 25, 26, 28, 67, 69, 70, 5, 9, 16, 25, 14, 17, 71, 72, 98, 99, 15, 23, 15, 16, 22, 24, 25, 28, 101, 102, 22, 101, 15, 16, 22, 101, 102, 103, 5, 16, 23, 25, 26, 67, 69, 101, 5, 16, 25, 28, 67, 101, 105, 106, 2, 5, 16, 67, 69, 70, 101, 103, 104, 107, 5, 9, 16, 25, 28, 14, 17, 71, 72, 108, 109, 5, 16, 25, 28, 67, 69, 2, 5, 16, 26, 67, 69, 70, 101, 107, 111, 14, 17, 71, 72, 109, 112, 9, 16, 60, 65, 109, 14, 17, 71, 72, 73, 114, 116, 16, 24, 25, 28, 2, 5, 16, 25, 28, 67, 69, 70, 101, 106, 116, 117, 118, 14, 17, 71, 72, 109, 119, 67, 121, 122, 122, 121, 122, 123, 126, 69, 121, 122, 123, 124, 125, 5, 25, 121, 122, 123, 128, 5, 23, 25, 26, 69, 121, 122, 123, 124, 127, 2, 16, 67, 121, 122, 125, 5, 16, 25, 121, 122, 127, 5, 16, 28, 67, 70, 121, 122, 129, 130, 16, 14, 17, 71, 72, 131, 132, 5, 16, 67, 70, 75, 76, 121, 122, 129, 130, 16, 77, 132, 14, 17, 71, 72, 134, 135, 5, 25, 137, 138, 140, 79, 137, 139, 2, 5, 16, 78, 131, 134, 137, 139, 16, 132, 135, 14, 17, 71, 72, 141, 142, 3, 14, 16, 17, 144, 2, 3, 10, 15, 144, 3, 7, 10, 16, 23, 27, 144, 3, 6, 16, 27, 33, 144, 145, 2, 3, 4, 10, 20, 2, 16, 10, 16, 10, 16, 145, 146, 147, 148, 150, 151, 3, 5, 6, 10, 16, 34, 145, 146, 147, 148, 3, 10, 16, 145, 146, 147, 148, 151, 5, 16, 26, 34, 145, 8, 16, 16, 145, 5, 9, 16, 155, 5, 16, 155, 159, 5, 16, 21, 155, 160, 161, 5, 6, 16, 155, 163, 164, 5, 16, 16, 155, 166, 167, 168, 16, 21, 2, 10, 15, 16, 23, 33, 71, 144, 147, 170, 5, 16, 23, 33, 34, 68, 71, 80, 81, 170, 16, 101, 2, 5, 10, 15, 16, 23, 33, 71, 101, 144, 147, 173, 5, 16, 33, 67, 68, 71, 101, 103, 104, 107, 173, 5, 26, 34, 173, 5, 6]
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
#if defined(__clang__)
#define GRIDGEN_SHORT_LOOP _Pragma("clang loop vectorize(disable) unroll(disable)")
#else
#define GRIDGEN_SHORT_LOOP
#endif
#ifdef __cplusplus
#define GRIDGEN_NONE(type) type()
#else
#define GRIDGEN_NONE(type) ((type){0})
#endif
#if defined(__GNUC__)
#define GRIDGEN_INLINE static inline __attribute__((always_inline))
#else
#define GRIDGEN_INLINE static inline
#endif
typedef struct Gridgen_Grid Gridgen_Grid;
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
typedef enum Gridgen_Role { GRIDGEN_PHOTO, GRIDGEN_MORE, GRIDGEN_ADD } Gridgen_Role;
/// Edges of the container that a tile touches, as bits.
enum { GRIDGEN_TOP = 1, GRIDGEN_LEFT = 2, GRIDGEN_BOTTOM = 4, GRIDGEN_RIGHT = 8 };
/// What a layout depends on: the photos, the container and options. It is made with the spec's own gaps and insets.
typedef struct Gridgen_Request {
    const Gridgen_Grid *grid;
    /// The number of photos.
    int64_t count;
    /// The container's width in points.
    double width;
    /// The container's height in points; without a meaning if the layouts give it.
    double height;
    /// The gaps between rows and between columns.
    double row_gap, column_gap;
    /// The distances from the container's edges.
    Gridgen_Insets insets;
    /// The pixels per point. All edges are snapped to whole pixels; 0 leaves them.
    double scale;
    /// Whether the layout runs from right to left.
    bool mirrored;
    /// Whether a tile that adds a photo follows fewer photos than the limit of `append`.
    bool editing;
    /// The photos' widths divided by their heights. One that is missing or not a finite number above 0 counts as 1:1.
    const double *ratios;
    /// How many ratios there are.
    size_t ratio_count;
    /// A buffer in which a layout keeps its frames if tiles have their photos' ratios, and its length. It has to live as long.
    Gridgen_Frame *frames;
    int64_t capacity;
} Gridgen_Request;
typedef enum Gridgen_Sizing { GRIDGEN_TILE_RATIO, GRIDGEN_TILE_HEIGHT, GRIDGEN_TILE_SIZE, GRIDGEN_FRAME, GRIDGEN_SPREAD } Gridgen_Sizing;
typedef enum Gridgen_Aim { GRIDGEN_NEAR, GRIDGEN_OVER, GRIDGEN_OVER_SIZE, GRIDGEN_UNDER } Gridgen_Aim;
typedef enum Gridgen_Last { GRIDGEN_SHORT, GRIDGEN_STRETCH, GRIDGEN_BALANCED } Gridgen_Last;
typedef struct Gridgen_Kind Gridgen_Kind;
typedef struct Gridgen_Plan {
    int64_t tiles, hidden;
    const Gridgen_Kind *kind;
    double ratio;
    int32_t start;
    int32_t columns;
    double across;
    int64_t per_row, least_in_row;
    int32_t per_block;
    int64_t above, below;
    const Gridgen_Kind *others;
    bool reflects;
    bool adds;
    bool is_sided;
    double least, greatest;
    double box;
    double floor;
    int32_t halves_before;
    Gridgen_Last last;
    Gridgen_Sizing sizing;
    Gridgen_Aim aim;
    double align;
    double size, height;
    double shape, over;
    const char *tree, *edges;
} Gridgen_Plan;
/// The tiles for one count of photos, in the order of the photos.
typedef struct Gridgen_Layout {
    /// The size of the container.
    Gridgen_Size size;
    /// The number of tiles, and of photos without one.
    int64_t count, hidden;
    /// What follows is for the functions of this file: the grid, the container's width, and its height if tiles share it.
    const Gridgen_Grid *grid;
    double width, height;
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
struct Gridgen_Kind {
    void (*fill)(Gridgen_Layout *layout, const double *ratios, size_t ratio_count, Gridgen_Frame *frames);
    Gridgen_Size (*size)(const Gridgen_Layout *layout);
    Gridgen_Frame (*frame)(const Gridgen_Layout *layout, int64_t index);
    int32_t (*edges)(const Gridgen_Layout *layout, int64_t index);
    bool keeps_frames, needs_frames;
};
typedef struct Gridgen_Block {
    int64_t rows, columns;
    int32_t edges;
    Gridgen_Frame first;
} Gridgen_Block;
typedef Gridgen_Block (*Gridgen_Reader)(const Gridgen_Layout *layout, int64_t number);
struct Gridgen_Grid {
    double row_gap, column_gap;
    Gridgen_Insets insets;
    double heading;
    double foot;
    int64_t append_limit;
    bool fits_tiles;
    const Gridgen_Kind *kind;
    bool (*plan_for_count)(int64_t count, double width, const double *ratios, size_t ratio_count, Gridgen_Plan *plan);
    bool (*waterfall)(double width, Gridgen_Plan *plan);
    bool (*justified)(double width, Gridgen_Plan *plan);
};
enum { GRIDGEN_MOST_COLUMNS = 1000, GRIDGEN_MOST_CUT = 500, GRIDGEN_MOST_LINES = 1000 };
static inline double gridgen_min(double a, double b) { return b < a ? b : a; }
static inline double gridgen_max(double a, double b) { return b >= a ? b : a; }
static inline double gridgen_magnitude(double value) { return value < 0 ? -value : value; }
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
static inline double gridgen_content_width(const Gridgen_Layout *layout) {
    return layout->width - layout->insets.leading - layout->insets.trailing;
}
static inline double gridgen_content_height(const Gridgen_Layout *layout) {
    return layout->height - layout->insets.top - layout->insets.bottom;
}
typedef struct Gridgen_Span {
    double start, length;
} Gridgen_Span;
static inline double gridgen_pixel(double value, double scale) {
    return gridgen_times(value, scale) + 0.000001 + 6755399441055744.0 - 6755399441055744.0;
}
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
static inline Gridgen_Size gridgen_snap_size(const Gridgen_Layout *layout, Gridgen_Size size) {
    return gridgen_make_size(
        gridgen_snap(layout->scale, 0, gridgen_max(0, size.width), layout->column_gap).length,
        gridgen_snap(layout->scale, 0, gridgen_max(0, size.height), layout->row_gap).length);
}
static inline Gridgen_Frame gridgen_place(const Gridgen_Layout *layout, Gridgen_Frame frame, Gridgen_Size size) {
    Gridgen_Span x = gridgen_snap(layout->scale, frame.x, frame.width, layout->column_gap);
    Gridgen_Span y = gridgen_snap(layout->scale, frame.y, frame.height, layout->row_gap);
    return gridgen_make_frame(layout->mirrored ? size.width - x.start - x.length : x.start, y.start, x.length, y.length);
}
GRIDGEN_INLINE void gridgen_fill_blocks(const Gridgen_Layout *layout, Gridgen_Reader read, double column_gap, Gridgen_Frame *frames) {
    double row_gap = layout->row_gap;
    int64_t rest = layout->plan.tiles;
    for (int64_t number = 0; rest > 0; number++) {
        Gridgen_Block block = read(layout, number);
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
GRIDGEN_INLINE Gridgen_Block gridgen_find_block(const Gridgen_Layout *layout, Gridgen_Reader read, int64_t *index) {
    Gridgen_Block block = read(layout, 0);
    for (int64_t number = 1; *index >= block.rows * block.columns; number++) {
        *index -= block.rows * block.columns;
        block = read(layout, number);
    }
    return block;
}
GRIDGEN_INLINE Gridgen_Frame gridgen_frame_in_block(const Gridgen_Layout *layout, Gridgen_Reader read, double column_gap, int64_t index) {
    Gridgen_Block block = gridgen_find_block(layout, read, &index);
    double width = block.first.width, height = block.first.height;
    int64_t row = index / block.columns, column = index % block.columns;
    return gridgen_make_frame(
        layout->insets.leading + block.first.x + gridgen_times((double)column, width + column_gap),
        layout->insets.top + block.first.y + gridgen_times((double)row, height + layout->row_gap), width, height);
}
GRIDGEN_INLINE int32_t gridgen_edges_in_block(const Gridgen_Layout *layout, Gridgen_Reader read, int64_t index) {
    Gridgen_Block block = gridgen_find_block(layout, read, &index);
    int32_t edges = block.edges;
    if (index / block.columns > 0) edges &= ~GRIDGEN_TOP;
    if (index / block.columns < block.rows - 1) edges &= ~GRIDGEN_BOTTOM;
    if (index % block.columns > 0) edges &= ~GRIDGEN_LEFT;
    if (index % block.columns < block.columns - 1) edges &= ~GRIDGEN_RIGHT;
    return edges;
}
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
static inline int64_t gridgen_slots(const Gridgen_Plan *plan, int64_t length, Gridgen_Split split) {
    if (plan->sizing == GRIDGEN_TILE_SIZE) {
        int64_t first = split.first_rows > 0 ? split.first_length : 0;
        int64_t last = split.last_rows > 0 ? split.last_length : 0;
        return first > last ? first : last;
    }
    if (plan->sizing == GRIDGEN_SPREAD) return plan->per_row > 2 ? plan->per_row : 2;
    return plan->last == GRIDGEN_SHORT ? plan->per_row : length;
}
static inline Gridgen_Size gridgen_tile(const Gridgen_Layout *layout, int64_t length, Gridgen_Split split) {
    const Gridgen_Plan *plan = &layout->plan;
    double slots = (double)gridgen_slots(plan, length, split);
    double width = (gridgen_content_width(layout) - gridgen_times(slots - 1, layout->column_gap)) / slots;
    if (plan->sizing == GRIDGEN_TILE_RATIO) return gridgen_make_size(width, width / plan->size);
    if (plan->sizing == GRIDGEN_TILE_HEIGHT) return gridgen_make_size(width, plan->height);
    if (plan->sizing == GRIDGEN_FRAME) {
        double rows = (double)(split.first_rows + split.last_rows);
        return gridgen_make_size(width, (gridgen_content_height(layout) - gridgen_times(rows - 1, layout->row_gap)) / rows);
    }
    return gridgen_make_size(plan->size, plan->height);
}
static inline Gridgen_Size gridgen_size_of_equal_rows(const Gridgen_Layout *layout) {
    const Gridgen_Plan *plan = &layout->plan;
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
static inline Gridgen_Block gridgen_block_of_rows(const Gridgen_Layout *layout, int64_t number) {
    const Gridgen_Plan *plan = &layout->plan;
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
static inline double gridgen_spacing(const Gridgen_Layout *layout) {
    const Gridgen_Plan *plan = &layout->plan;
    if (plan->sizing != GRIDGEN_SPREAD || plan->per_row <= 1) return layout->column_gap;
    double rest = gridgen_content_width(layout) - gridgen_times((double)plan->per_row, plan->size);
    return gridgen_max(0, rest / (double)(plan->per_row - 1));
}
static inline void gridgen_fill_equal_rows(Gridgen_Layout *layout, const double *ratios, size_t ratio_count, Gridgen_Frame *frames) {
    (void)ratios, (void)ratio_count;
    gridgen_fill_blocks(layout, gridgen_block_of_rows, gridgen_spacing(layout), frames);
}
static inline Gridgen_Frame gridgen_frame_in_equal_rows(const Gridgen_Layout *layout, int64_t index) {
    return gridgen_frame_in_block(layout, gridgen_block_of_rows, gridgen_spacing(layout), index);
}
static inline int32_t gridgen_edges_in_equal_rows(const Gridgen_Layout *layout, int64_t index) {
    return gridgen_edges_in_block(layout, gridgen_block_of_rows, index);
}
static const Gridgen_Kind gridgen_in_equal_rows = {
    gridgen_fill_equal_rows, gridgen_size_of_equal_rows, gridgen_frame_in_equal_rows, gridgen_edges_in_equal_rows, false, false,
};
static inline Gridgen_Layout gridgen_layout_of_block(const Gridgen_Layout *layout, int64_t photos) {
    Gridgen_Layout block = *layout;
    block.plan = GRIDGEN_NONE(Gridgen_Plan);
    layout->grid->plan_for_count(photos, layout->width, NULL, 0, &block.plan);
    block.scale = 0;
    block.mirrored = false;
    block.height = 0;
    return block;
}
static inline Gridgen_Size gridgen_size_of_block(const Gridgen_Layout *layout, int64_t photos, double *step) {
    Gridgen_Layout block = gridgen_layout_of_block(layout, photos);
    Gridgen_Size size = block.plan.kind->size(&block);
    *step = size.height - layout->insets.top - layout->insets.bottom + layout->row_gap;
    return size;
}
static inline Gridgen_Size gridgen_size_of_repeat(const Gridgen_Layout *layout) {
    int64_t per_block = layout->plan.per_block, blocks = layout->plan.tiles / per_block, rest = layout->plan.tiles % per_block;
    double step, last = 0;
    Gridgen_Size size = gridgen_size_of_block(layout, per_block, &step);
    if (rest > 0) gridgen_size_of_block(layout, rest, &last);
    double height = gridgen_times((double)blocks, step) + last - layout->row_gap;
    return gridgen_make_size(size.width, height + layout->insets.top + layout->insets.bottom);
}
static inline Gridgen_Frame gridgen_move(const Gridgen_Layout *layout, Gridgen_Frame frame, int64_t block, double width, double step) {
    double reflected = layout->insets.leading + width - layout->insets.trailing - frame.x - frame.width;
    return gridgen_make_frame(
        layout->plan.reflects && block % 2 == 1 ? reflected : frame.x, frame.y + gridgen_times((double)block, step), frame.width,
        frame.height);
}
static inline void gridgen_fill_repeat(Gridgen_Layout *layout, const double *ratios, size_t ratio_count, Gridgen_Frame *frames) {
    (void)ratios, (void)ratio_count;
    int64_t per_block = layout->plan.per_block, tiles = layout->plan.tiles;
    double step;
    Gridgen_Size size = gridgen_size_of_block(layout, per_block, &step);
    for (int64_t start = 0, block = 0; start < tiles; start += per_block, block++) {
        bool is_rest = tiles - start < per_block;
        int64_t photos = is_rest ? tiles - start : per_block, first = is_rest ? start : 0;
        if (block == 0 || is_rest) {
            Gridgen_Layout own = gridgen_layout_of_block(layout, photos);
            own.plan.kind->fill(&own, NULL, 0, frames + start);
        }
        if (block == 0) continue;
        for (int64_t index = 0; index < photos; index++) {
            frames[start + index] = gridgen_move(layout, frames[first + index], block, size.width, step);
        }
    }
}
static inline Gridgen_Layout gridgen_block_of_repeat(const Gridgen_Layout *layout, int64_t block) {
    int64_t per_block = layout->plan.per_block, rest = layout->plan.tiles - block * per_block;
    return gridgen_layout_of_block(layout, rest < per_block ? rest : per_block);
}
static inline Gridgen_Frame gridgen_frame_in_repeat(const Gridgen_Layout *layout, int64_t index) {
    int64_t per_block = layout->plan.per_block, number = index / per_block;
    Gridgen_Layout block = gridgen_block_of_repeat(layout, number);
    Gridgen_Frame frame = block.plan.kind->frame(&block, index % per_block);
    if (number == 0) return frame;
    double step;
    Gridgen_Size size = gridgen_size_of_block(layout, per_block, &step);
    return gridgen_move(layout, frame, number, size.width, step);
}
static inline int32_t gridgen_reflect(int32_t edges) {
    bool is_left = (edges & GRIDGEN_LEFT) != 0, is_right = (edges & GRIDGEN_RIGHT) != 0;
    return is_left == is_right ? edges : edges ^ (GRIDGEN_LEFT | GRIDGEN_RIGHT);
}
static inline int32_t gridgen_edges_in_repeat(const Gridgen_Layout *layout, int64_t index) {
    int64_t per_block = layout->plan.per_block, number = index / per_block;
    Gridgen_Layout block = gridgen_block_of_repeat(layout, number);
    int32_t edges = block.plan.kind->edges(&block, index % per_block);
    if (number > 0) edges &= ~GRIDGEN_TOP;
    if (number * per_block + block.plan.tiles < layout->plan.tiles) edges &= ~GRIDGEN_BOTTOM;
    return layout->plan.reflects && number % 2 == 1 ? gridgen_reflect(edges) : edges;
}
static const Gridgen_Kind gridgen_in_repeat = {
    gridgen_fill_repeat, gridgen_size_of_repeat, gridgen_frame_in_repeat, gridgen_edges_in_repeat, false, false,
};
static inline Gridgen_Layout gridgen_part(const Gridgen_Layout *layout, int32_t number) {
    if (number != 1) return gridgen_layout_of_block(layout, number == 0 ? layout->plan.above : layout->plan.below);
    Gridgen_Layout part = *layout;
    part.scale = 0;
    part.mirrored = false;
    part.plan.kind = layout->plan.others;
    part.plan.tiles -= gridgen_part(layout, 0).plan.tiles + gridgen_part(layout, 2).plan.tiles;
    return part;
}
static inline double gridgen_next_top(const Gridgen_Layout *layout, double height) {
    return height - layout->insets.bottom + layout->row_gap;
}
static inline Gridgen_Size gridgen_size_of_parts(const Gridgen_Layout *layout) {
    double height = 0, top = layout->insets.top;
    for (int32_t number = 0; number < 3; number++) {
        Gridgen_Layout part = gridgen_part(layout, number);
        if (part.plan.tiles == 0) continue;
        part.insets.top = top;
        height = part.plan.kind->size(&part).height;
        top = gridgen_next_top(layout, height);
    }
    return gridgen_make_size(layout->width, height);
}
static inline void gridgen_fill_parts(Gridgen_Layout *layout, const double *ratios, size_t ratio_count, Gridgen_Frame *frames) {
    (void)ratios, (void)ratio_count;
    double top = layout->insets.top;
    for (int32_t number = 0; number < 3; number++) {
        Gridgen_Layout part = gridgen_part(layout, number);
        if (part.plan.tiles == 0) continue;
        part.insets.top = top;
        part.plan.kind->fill(&part, NULL, 0, frames);
        top = gridgen_next_top(layout, part.plan.kind->size(&part).height);
        frames += part.plan.tiles;
    }
}
static inline Gridgen_Frame gridgen_frame_in_parts(const Gridgen_Layout *layout, int64_t index) {
    double top = layout->insets.top;
    for (int32_t number = 0; number < 3; number++) {
        Gridgen_Layout part = gridgen_part(layout, number);
        if (part.plan.tiles == 0) continue;
        part.insets.top = top;
        if (index < part.plan.tiles) return part.plan.kind->frame(&part, index);
        index -= part.plan.tiles;
        top = gridgen_next_top(layout, part.plan.kind->size(&part).height);
    }
    return gridgen_make_frame(0, 0, 0, 0);
}
static inline int32_t gridgen_edges_in_parts(const Gridgen_Layout *layout, int64_t index) {
    int64_t start = 0;
    for (int32_t number = 0; number < 3; number++) {
        Gridgen_Layout part = gridgen_part(layout, number);
        if (index < start + part.plan.tiles) {
            int32_t edges = part.plan.kind->edges(&part, index - start);
            if (start > 0) edges &= ~GRIDGEN_TOP;
            if (start + part.plan.tiles < layout->plan.tiles) edges &= ~GRIDGEN_BOTTOM;
            return edges;
        }
        start += part.plan.tiles;
    }
    return 0;
}
static const Gridgen_Kind gridgen_in_parts = {
    gridgen_fill_parts, gridgen_size_of_parts, gridgen_frame_in_parts, gridgen_edges_in_parts, false, false,
};
typedef struct Gridgen_Ratios {
    const double *known;
    int64_t count;
    double least, greatest;
} Gridgen_Ratios;
static inline double gridgen_limit(double ratio, double least, double greatest) {
    return gridgen_min(gridgen_max(ratio > 0 && ratio <= DBL_MAX ? ratio : 1, least), greatest);
}
static inline double gridgen_ratio(const Gridgen_Ratios *ratios, int64_t index) {
    return gridgen_limit(index < ratios->count ? ratios->known[index] : 1, ratios->least, ratios->greatest);
}
GRIDGEN_INLINE Gridgen_Ratios gridgen_limited(const Gridgen_Layout *layout, const double *ratios, size_t ratio_count) {
    const Gridgen_Plan *plan = &layout->plan;
    int64_t photos = plan->tiles + plan->hidden;
    Gridgen_Ratios limited;
    limited.known = ratios;
    limited.count = ratio_count < (size_t)photos ? (int64_t)ratio_count : photos;
    if (plan->adds && limited.count > plan->tiles - 1) limited.count = plan->tiles - 1;
    limited.least = plan->least;
    limited.greatest = plan->greatest;
    if (plan->is_sided) {
        double sum = 0;
        for (int64_t index = 0; index < limited.count; index++) sum += gridgen_limit(limited.known[index], 0, DBL_MAX);
        if (sum + (double)(photos - limited.count) > (double)photos * 1.000001) {
            limited.least = gridgen_max(plan->least, 1);
        } else {
            limited.greatest = gridgen_min(plan->greatest, 1);
        }
    }
    return limited;
}
static inline Gridgen_Size gridgen_solved_size(const Gridgen_Layout *layout) {
    return gridgen_make_size(layout->width, layout->solved_height);
}
static inline Gridgen_Frame gridgen_kept_frame(const Gridgen_Layout *layout, int64_t index) { return layout->frames[index]; }
static inline void gridgen_fill_photo_parts(Gridgen_Layout *layout, const double *ratios, size_t ratio_count, Gridgen_Frame *frames) {
    Gridgen_Ratios limited = gridgen_limited(layout, ratios, ratio_count);
    double top = layout->insets.top;
    int64_t start = 0;
    for (int32_t number = 0; number < 3; number++) {
        Gridgen_Layout part = gridgen_part(layout, number);
        if (part.plan.tiles == 0) continue;
        part.insets.top = top;
        part.plan.least = limited.least;
        part.plan.greatest = limited.greatest;
        part.plan.is_sided = false;
        part.plan.adds = false;
        part.plan.hidden = 0;
        int64_t known = limited.count > start ? limited.count - start : 0;
        part.plan.kind->fill(&part, known > 0 ? limited.known + start : NULL, (size_t)known, frames ? frames + start : NULL);
        layout->solved_height = part.solved_height;
        top = gridgen_next_top(layout, part.solved_height);
        start += part.plan.tiles;
    }
}
static const Gridgen_Kind gridgen_in_photo_parts = {
    gridgen_fill_photo_parts, gridgen_solved_size, gridgen_kept_frame, gridgen_edges_in_parts, true, false,
};
static inline double gridgen_width_in_box(const Gridgen_Layout *layout, double slope, double offset) {
    double full = gridgen_content_width(layout), ratio = layout->plan.box;
    double most = ratio > 0 ? full / ratio : -ratio;
    return gridgen_times(slope, full) + offset <= most ? full : gridgen_max(0, (most - offset) / slope);
}
static inline double gridgen_leading_in_box(const Gridgen_Layout *layout, double width) {
    double free_width = gridgen_content_width(layout) - width;
    return layout->insets.leading + gridgen_times(free_width * (double)layout->plan.halves_before, 0.5);
}
static inline int32_t gridgen_edges_beside_box(const Gridgen_Layout *layout, Gridgen_Frame frame) {
    double leading = layout->insets.leading, content_width = gridgen_content_width(layout);
    double tolerance = 0.000001 * content_width;
    int32_t edges = 0;
    if (frame.x - leading > tolerance) edges |= GRIDGEN_LEFT;
    if (leading + content_width - (frame.x + frame.width) > tolerance) edges |= GRIDGEN_RIGHT;
    return edges;
}
static inline double gridgen_missing_height(const Gridgen_Layout *layout) {
    double ratio = layout->plan.floor, least = ratio > 0 ? gridgen_content_width(layout) / ratio : -ratio;
    double own = layout->solved_height - layout->insets.top - layout->insets.bottom;
    return own < least ? least - own : 0;
}
static inline void gridgen_grow_photos(int64_t start, int64_t end, double y, double height, Gridgen_Frame *frames) {
    for (int64_t index = start; index < end; index++) {
        frames[index].y += y;
        frames[index].height += height;
    }
}
static inline double gridgen_column_width(const Gridgen_Layout *layout) {
    double columns = (double)layout->plan.columns;
    return (gridgen_content_width(layout) - gridgen_times(columns - 1, layout->column_gap)) / columns;
}
static inline Gridgen_Frame gridgen_next(const Gridgen_Layout *layout, double ratio, double column_width, double *ends) {
    double least = ends[0], across = layout->plan.across;
    if (across > 0 ? ratio > across : across < 0 && ratio >= -across) {
        double full = gridgen_max(0, gridgen_content_width(layout)), height = full / ratio, y = least;
        for (int32_t other = 1; other < layout->plan.columns; other++) y = gridgen_max(y, ends[other]);
        for (int32_t other = 0; other < layout->plan.columns; other++) ends[other] = y + (height + layout->row_gap);
        return gridgen_make_frame(layout->insets.leading, y, full, height);
    }
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
GRIDGEN_INLINE void gridgen_fill_columns(Gridgen_Layout *layout, const double *ratios, size_t ratio_count, Gridgen_Frame *frames) {
    Gridgen_Ratios limited = gridgen_limited(layout, ratios, ratio_count);
    double ends[GRIDGEN_MOST_COLUMNS], width = gridgen_column_width(layout), longest = layout->insets.top;
    int32_t column = 0;
    do ends[column++] = longest;
    while (column < layout->plan.columns);
    for (int64_t index = 0; index < layout->plan.tiles; index++) {
        Gridgen_Frame frame = gridgen_next(layout, gridgen_ratio(&limited, index), width, ends);
        longest = gridgen_max(longest, frame.y + frame.height);
        if (frames) frames[index] = frame;
    }
    layout->solved_height = longest + layout->insets.bottom;
}
static inline int32_t gridgen_edges_in_columns(const Gridgen_Layout *layout, int64_t index) {
    Gridgen_Frame frame = layout->frames[index];
    double column_width = gridgen_column_width(layout);
    double last = layout->insets.leading + gridgen_times((double)(layout->plan.columns - 1), column_width + layout->column_gap);
    double bottom = layout->solved_height - layout->insets.bottom - gridgen_times(0.000001, column_width);
    int32_t edges = 0;
    if (frame.x == layout->insets.leading) edges |= GRIDGEN_LEFT;
    if (frame.x == last || frame.width > gridgen_max(0, column_width)) edges |= GRIDGEN_RIGHT;
    if (frame.y == layout->insets.top) edges |= GRIDGEN_TOP;
    if (frame.y + frame.height >= bottom) edges |= GRIDGEN_BOTTOM;
    return edges;
}
static const Gridgen_Kind gridgen_in_columns = {
    gridgen_fill_columns, gridgen_solved_size, gridgen_kept_frame, gridgen_edges_in_columns, true, false,
};
static inline int64_t gridgen_first_rows(const Gridgen_Plan *plan, int64_t *tiles) {
    *tiles = plan->tiles;
    if (plan->last != GRIDGEN_BALANCED) return plan->per_row;
    int64_t rows = (plan->tiles - 1) / plan->per_row + 1, length = plan->tiles / rows;
    *tiles = (rows - plan->tiles % rows) * length;
    return length;
}
static inline int64_t gridgen_end_of_row(int64_t start, int64_t length, int64_t first_tiles) {
    if (start >= first_tiles) return start + length + 1;
    return start + length < first_tiles ? start + length : first_tiles;
}
GRIDGEN_INLINE void gridgen_place_rows(
    Gridgen_Layout *layout, const Gridgen_Ratios *ratios, double content_width, double leading, Gridgen_Frame *frames) {
    int64_t first_tiles, length = gridgen_first_rows(&layout->plan, &first_tiles), start = 0;
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
    layout->solved_height = y - layout->row_gap + layout->insets.bottom;
}
GRIDGEN_INLINE void gridgen_fill_photo_rows(Gridgen_Layout *layout, const double *ratios, size_t ratio_count, Gridgen_Frame *frames) {
    Gridgen_Ratios limited = gridgen_limited(layout, ratios, ratio_count);
    gridgen_place_rows(layout, &limited, gridgen_content_width(layout), layout->insets.leading, frames);
}
static inline int32_t gridgen_edges_in_photo_rows(const Gridgen_Layout *layout, int64_t index) {
    const Gridgen_Plan *plan = &layout->plan;
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
static const Gridgen_Kind gridgen_in_photo_rows = {
    gridgen_fill_photo_rows, gridgen_solved_size, gridgen_kept_frame, gridgen_edges_in_photo_rows, true, false,
};
static inline double gridgen_width_of_rows(const Gridgen_Layout *layout, const Gridgen_Ratios *ratios) {
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
static inline void gridgen_fill_boxed_rows(Gridgen_Layout *layout, const double *ratios, size_t ratio_count, Gridgen_Frame *frames) {
    Gridgen_Ratios limited = gridgen_limited(layout, ratios, ratio_count);
    double content_width = gridgen_width_of_rows(layout, &limited);
    gridgen_place_rows(layout, &limited, content_width, gridgen_leading_in_box(layout, content_width), frames);
}
static inline int32_t gridgen_edges_in_boxed_rows(const Gridgen_Layout *layout, int64_t index) {
    return gridgen_edges_in_photo_rows(layout, index) & ~gridgen_edges_beside_box(layout, layout->frames[index]);
}
static const Gridgen_Kind gridgen_in_boxed_rows = {
    gridgen_fill_boxed_rows, gridgen_solved_size, gridgen_kept_frame, gridgen_edges_in_boxed_rows, true, false,
};
GRIDGEN_INLINE void gridgen_fill_grown_rows(Gridgen_Layout *layout, const double *ratios, size_t ratio_count, Gridgen_Frame *frames) {
    if (layout->plan.box == 0) {
        gridgen_fill_photo_rows(layout, ratios, ratio_count, frames);
    } else {
        gridgen_fill_boxed_rows(layout, ratios, ratio_count, frames);
    }
    double missing = gridgen_missing_height(layout);
    if (missing > 0 && frames) {
        const Gridgen_Plan *plan = &layout->plan;
        int64_t first_tiles, length = gridgen_first_rows(plan, &first_tiles), start = 0;
        double share = missing / (double)((plan->tiles - 1) / plan->per_row + 1);
        for (int64_t row = 0; start < plan->tiles; row++) {
            int64_t end = gridgen_end_of_row(start, length, first_tiles);
            gridgen_grow_photos(start, end, gridgen_times((double)row, share), share, frames);
            start = end;
        }
    }
    layout->solved_height += missing;
}
static inline int32_t gridgen_edges_in_grown_rows(const Gridgen_Layout *layout, int64_t index) {
    return layout->plan.box == 0 ? gridgen_edges_in_photo_rows(layout, index) : gridgen_edges_in_boxed_rows(layout, index);
}
static const Gridgen_Kind gridgen_in_grown_rows = {
    gridgen_fill_grown_rows, gridgen_solved_size, gridgen_kept_frame, gridgen_edges_in_grown_rows, true, false,
};
static inline void gridgen_fill_strip(Gridgen_Layout *layout, const double *ratios, size_t ratio_count, Gridgen_Frame *frames) {
    Gridgen_Ratios limited = gridgen_limited(layout, ratios, ratio_count);
    double width = gridgen_content_width(layout), box = layout->plan.box, height = box > 0 ? width / box : -box;
    layout->solved_height = layout->insets.top + height + layout->insets.bottom;
    if (!frames) return;
    double side = gridgen_max(0, height), sum = 0, x = layout->insets.leading;
    int64_t tiles = layout->plan.tiles;
    for (int64_t index = 0; index < tiles; index++) sum += gridgen_ratio(&limited, index);
    double rest = width - gridgen_times(side, sum) - gridgen_times((double)(tiles - 1), layout->column_gap);
    if (rest > 0) x += gridgen_times(layout->plan.align, rest);
    for (int64_t index = 0; index < tiles; index++) {
        frames[index] = gridgen_make_frame(x, layout->insets.top, gridgen_times(side, gridgen_ratio(&limited, index)), side);
        x += frames[index].width + layout->column_gap;
    }
    double end = frames[tiles - 1].x + frames[tiles - 1].width;
    if (end - frames[0].x > width) layout->width = end + layout->insets.trailing;
}
static inline int32_t gridgen_edges_in_strip(const Gridgen_Layout *layout, int64_t index) {
    Gridgen_Frame frame = layout->frames[index];
    double end = layout->width - layout->insets.trailing, tolerance = gridgen_times(0.000001, end - layout->insets.leading);
    int32_t edges = GRIDGEN_TOP | GRIDGEN_BOTTOM;
    if (frame.x <= layout->insets.leading + tolerance) edges |= GRIDGEN_LEFT;
    if (frame.x + frame.width >= end - tolerance) edges |= GRIDGEN_RIGHT;
    return edges;
}
static const Gridgen_Kind gridgen_in_strip = {
    gridgen_fill_strip, gridgen_solved_size, gridgen_kept_frame, gridgen_edges_in_strip, true, false,
};
typedef struct Gridgen_Row {
    int64_t start, end;
    double sum, narrowest, y;
    bool is_last;
    bool has_previous;
    double previous;
} Gridgen_Row;
static inline double gridgen_target(const Gridgen_Plan *plan, double narrowest) {
    return plan->aim == GRIDGEN_OVER_SIZE ? gridgen_max(plan->height, plan->size / narrowest) : plan->size;
}
static inline bool gridgen_takes(const Gridgen_Layout *layout, const Gridgen_Row *row, double ratio) {
    const Gridgen_Plan *plan = &layout->plan;
    int64_t length = row->end - row->start;
    if (length < plan->least_in_row || length >= plan->per_row) return length < plan->least_in_row;
    double width = gridgen_content_width(layout), gap = layout->column_gap,
           target = gridgen_target(plan, gridgen_min(row->narrowest, ratio));
    double own = gridgen_times(row->sum, target) + gridgen_times((double)(length - 1), gap);
    if (plan->aim == GRIDGEN_UNDER) return own < width * 0.999999;
    double next = gridgen_times(row->sum + ratio, target) + gridgen_times((double)length, gap);
    if (plan->aim != GRIDGEN_NEAR) return next <= width * 1.000001;
    return own < width / 2 || gridgen_magnitude(next - width) <= gridgen_magnitude(own - width) + gridgen_times(0.000001, width);
}
static inline void gridgen_add(Gridgen_Row *row, double ratio) {
    row->narrowest = row->end > row->start ? gridgen_min(row->narrowest, ratio) : ratio;
    row->sum = row->end > row->start ? row->sum + ratio : ratio;
    row->end += 1;
}
static inline double gridgen_last_height(const Gridgen_Layout *layout, const Gridgen_Row *row, double height) {
    const Gridgen_Plan *plan = &layout->plan;
    double target = gridgen_target(plan, row->narrowest), greatest = 4.0 / 3 * target;
    bool fills = plan->aim == GRIDGEN_UNDER ? !gridgen_takes(layout, row, 1) : height <= greatest * 1.000001;
    if (plan->last == GRIDGEN_STRETCH || fills) return height;
    return plan->aim == GRIDGEN_NEAR && row->has_previous ? gridgen_min(row->previous, greatest) : target;
}
static inline double gridgen_place_row(
    const Gridgen_Layout *layout, const Gridgen_Row *row, const Gridgen_Ratios *ratios, double height, double x, Gridgen_Frame *frames) {
    if (!frames) return height;
    double side = gridgen_max(0, height);
    for (int64_t index = row->start; index < row->end; index++) {
        frames[index] = gridgen_make_frame(x, row->y, gridgen_times(side, gridgen_ratio(ratios, index)), side);
        x += frames[index].width + layout->column_gap;
    }
    return height;
}
static inline double gridgen_place_aimed_row(
    const Gridgen_Layout *layout, const Gridgen_Row *row, const Gridgen_Ratios *ratios, Gridgen_Frame *frames) {
    double gaps = gridgen_times((double)(row->end - row->start - 1), layout->column_gap);
    double height = (gridgen_content_width(layout) - gaps) / row->sum, x = layout->insets.leading;
    if (row->is_last) {
        double filled = height;
        height = gridgen_last_height(layout, row, filled);
        if (height != filled) {
            x += gridgen_times(layout->plan.align, gridgen_content_width(layout) - gaps - gridgen_times(height, row->sum));
        }
    }
    return gridgen_place_row(layout, row, ratios, height, x, frames);
}
static inline void gridgen_fill_justified_rows(Gridgen_Layout *layout, const double *ratios, size_t ratio_count, Gridgen_Frame *frames) {
    Gridgen_Ratios limited = gridgen_limited(layout, ratios, ratio_count);
    Gridgen_Row row = GRIDGEN_NONE(Gridgen_Row);
    double bottom = layout->insets.top;
    row.y = bottom;
    while (row.start < layout->plan.tiles) {
        while (row.end < layout->plan.tiles) {
            double ratio = gridgen_ratio(&limited, row.end);
            if (!gridgen_takes(layout, &row, ratio)) break;
            gridgen_add(&row, ratio);
        }
        row.is_last = row.end == layout->plan.tiles;
        row.previous = gridgen_place_aimed_row(layout, &row, &limited, frames);
        row.has_previous = true;
        bottom = row.y + row.previous;
        row.y = bottom + layout->row_gap;
        row.start = row.end;
    }
    layout->solved_height = bottom + layout->insets.bottom;
}
static inline int32_t gridgen_edges_in_justified_rows(const Gridgen_Layout *layout, int64_t index) {
    Gridgen_Frame frame = layout->frames[index];
    double content_width = gridgen_content_width(layout), tolerance = gridgen_times(0.000001, content_width);
    int32_t edges = 0;
    if (frame.y == layout->insets.top) edges |= GRIDGEN_TOP;
    if (frame.x == layout->insets.leading) edges |= GRIDGEN_LEFT;
    if (frame.y + frame.height >= layout->solved_height - layout->insets.bottom - tolerance) edges |= GRIDGEN_BOTTOM;
    if (frame.x + frame.width >= layout->insets.leading + content_width - tolerance) edges |= GRIDGEN_RIGHT;
    return edges;
}
static const Gridgen_Kind gridgen_in_justified_rows = {
    gridgen_fill_justified_rows, gridgen_solved_size, gridgen_kept_frame, gridgen_edges_in_justified_rows, true, false,
};
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
        if (away < 0 && cost > own->x) return;
    }
}
static inline void gridgen_fill_balanced_rows(Gridgen_Layout *layout, const double *ratios, size_t ratio_count, Gridgen_Frame *frames) {
    Gridgen_Ratios limited = gridgen_limited(layout, ratios, ratio_count);
    int64_t tiles = layout->plan.tiles, least = layout->plan.least_in_row;
    for (int64_t end = 1; end <= tiles; end++) {
        frames[end - 1] = gridgen_make_frame(DBL_MAX, (double)(end < least ? end : least), 0, 0);
        gridgen_find_row(layout, &limited, end, least, layout->plan.per_row, frames);
    }
    if (frames[tiles - 1].x == DBL_MAX) gridgen_find_row(layout, &limited, tiles, 1, least - 1, frames);
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
        length = row.end < tiles ? (int64_t)frames[row.end - 1].y : 0;
        row.sum = 0;
        for (int64_t index = row.start; index < row.end; index++) row.sum += gridgen_ratio(&limited, index);
        row.is_last = row.end == tiles;
        row.previous = gridgen_place_aimed_row(layout, &row, &limited, frames);
        row.has_previous = true;
        bottom = row.y + row.previous;
        row.y = bottom + layout->row_gap;
        row.start = row.end;
        row.end += length;
    }
    layout->solved_height = bottom + layout->insets.bottom;
}
static const Gridgen_Kind gridgen_in_balanced_rows = {
    gridgen_fill_balanced_rows, gridgen_solved_size, gridgen_kept_frame, gridgen_edges_in_justified_rows, true, true,
};
static inline int32_t gridgen_edges_in_aimed_parts(const Gridgen_Layout *layout, int64_t index) {
    int64_t tiles = layout->plan.tiles, start = gridgen_part(layout, 0).plan.tiles, end = tiles - gridgen_part(layout, 2).plan.tiles;
    if (index < start || index >= end) return gridgen_edges_in_parts(layout, index);
    int32_t edges = gridgen_edges_in_justified_rows(layout, index);
    if (start > 0) edges &= ~GRIDGEN_TOP;
    if (end < tiles) edges &= ~GRIDGEN_BOTTOM;
    return edges;
}
static const Gridgen_Kind gridgen_in_aimed_parts = {
    gridgen_fill_photo_parts, gridgen_solved_size, gridgen_kept_frame, gridgen_edges_in_aimed_parts, true, true,
};
static inline void gridgen_cut_rows(int64_t start, int64_t end, int64_t photos, int64_t least, int64_t most, int64_t *cut) {
    for (int64_t row = start; row < end; row++) {
        int64_t rest = photos - (end - row - 1) * most;
        cut[row] = rest > least ? rest : least;
        photos -= cut[row];
    }
}
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
static inline double gridgen_cost(const Gridgen_Layout *layout, const int64_t *cut, int64_t count, const double *ratios, double height) {
    double total = 0;
    int64_t start = 0, previous = 0;
    bool is_low = false, is_falling = false;
    for (int64_t row = 0; row < count; row++) {
        double sum = 0;
        for (int64_t index = start; index < start + cut[row]; index++) sum += ratios[index];
        double own = (gridgen_content_width(layout) - gridgen_times((double)(cut[row] - 1), layout->column_gap)) / sum;
        total += own;
        if (own < layout->plan.over) is_low = true;
        if (cut[row] < previous) is_falling = true;
        start += cut[row];
        previous = cut[row];
    }
    double away = gridgen_magnitude(total + gridgen_times((double)(count - 1), layout->row_gap) - height);
    return gridgen_times(away * (is_low ? 1.5 : 1), is_falling ? 1.5 : 1);
}
static inline void gridgen_fill_shape(Gridgen_Layout *layout, const double *ratios, size_t ratio_count, Gridgen_Frame *frames) {
    Gridgen_Ratios limited = gridgen_limited(layout, ratios, ratio_count);
    double known[GRIDGEN_MOST_CUT], width = gridgen_content_width(layout), height = width / layout->plan.shape, best = 0;
    int64_t cut[GRIDGEN_MOST_CUT], found[GRIDGEN_MOST_CUT], photos = layout->plan.tiles, least = layout->plan.least_in_row;
    int64_t most = layout->plan.per_row < photos ? layout->plan.per_row : photos;
    bool has_best = false;
    for (int64_t index = 0; index < photos; index++) {
        known[index] = gridgen_ratio(&limited, index);
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
        double filled = (width - gridgen_times((double)(row.end - row.start - 1), layout->column_gap)) / row.sum;
        bottom = row.y + gridgen_place_row(layout, &row, &limited, filled, layout->insets.leading, frames);
        row.start = row.end;
        row.y = bottom + layout->row_gap;
    }
    layout->solved_height = bottom + layout->insets.bottom;
}
static const Gridgen_Kind gridgen_in_shape = {
    gridgen_fill_shape, gridgen_solved_size, gridgen_kept_frame, gridgen_edges_in_justified_rows, true, false,
};
typedef struct Gridgen_Line {
    double slope, offset;
} Gridgen_Line;
typedef struct Gridgen_Tree {
    const Gridgen_Ratios *ratios;
    double column_gap, row_gap;
    const char *text;
    Gridgen_Line *lines;
    int32_t line;
    int64_t photo;
} Gridgen_Tree;
static inline bool gridgen_reads(Gridgen_Tree *tree, char character) {
    if (*tree->text != character) return false;
    tree->text += 1;
    return true;
}
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
static inline Gridgen_Line gridgen_measure_tree(
    const Gridgen_Layout *layout, const Gridgen_Ratios *ratios, Gridgen_Line *lines, Gridgen_Tree *tree) {
    *tree = GRIDGEN_NONE(Gridgen_Tree);
    tree->ratios = ratios;
    tree->column_gap = layout->column_gap;
    tree->row_gap = layout->row_gap;
    tree->text = layout->plan.tree;
    tree->lines = lines;
    return gridgen_measure_stack(tree);
}
static inline void gridgen_place_tree(
    Gridgen_Layout *layout, Gridgen_Tree *tree, Gridgen_Line line, double content_width, double leading, Gridgen_Frame *frames) {
    if (frames) {
        tree->text = layout->plan.tree;
        tree->line = 0;
        tree->photo = 0;
        gridgen_place_stack(tree, leading, layout->insets.top, content_width, frames);
    }
    layout->solved_height = layout->insets.top + gridgen_times(line.slope, content_width) + line.offset + layout->insets.bottom;
}
static inline void gridgen_fill_tree(Gridgen_Layout *layout, const double *ratios, size_t ratio_count, Gridgen_Frame *frames) {
    Gridgen_Ratios limited = gridgen_limited(layout, ratios, ratio_count);
    Gridgen_Line lines[GRIDGEN_MOST_LINES];
    Gridgen_Tree tree;
    Gridgen_Line line = gridgen_measure_tree(layout, &limited, lines, &tree);
    gridgen_place_tree(layout, &tree, line, gridgen_content_width(layout), layout->insets.leading, frames);
}
static inline int32_t gridgen_edges_in_tree(const Gridgen_Layout *layout, int64_t index) { return layout->plan.edges[index] & 15; }
static const Gridgen_Kind gridgen_in_tree = {
    gridgen_fill_tree, gridgen_solved_size, gridgen_kept_frame, gridgen_edges_in_tree, true, false,
};
static inline void gridgen_fill_boxed_tree(Gridgen_Layout *layout, const double *ratios, size_t ratio_count, Gridgen_Frame *frames) {
    Gridgen_Ratios limited = gridgen_limited(layout, ratios, ratio_count);
    Gridgen_Line lines[GRIDGEN_MOST_LINES];
    Gridgen_Tree tree;
    Gridgen_Line line = gridgen_measure_tree(layout, &limited, lines, &tree);
    double content_width = gridgen_width_in_box(layout, line.slope, line.offset);
    gridgen_place_tree(layout, &tree, line, content_width, gridgen_leading_in_box(layout, content_width), frames);
}
static inline int32_t gridgen_edges_in_boxed_tree(const Gridgen_Layout *layout, int64_t index) {
    return gridgen_edges_in_tree(layout, index) & ~gridgen_edges_beside_box(layout, layout->frames[index]);
}
static const Gridgen_Kind gridgen_in_boxed_tree = {
    gridgen_fill_boxed_tree, gridgen_solved_size, gridgen_kept_frame, gridgen_edges_in_boxed_tree, true, false,
};
typedef struct Gridgen_Growth {
    const char *text;
    Gridgen_Frame *frames;
    int64_t photo;
} Gridgen_Growth;
static inline int64_t gridgen_rows_of_stack(const char *text) {
    int64_t rows = 1, depth = 0;
    for (; *text && depth >= 0; text++) {
        if (*text == '(') depth += 1;
        if (*text == ')') depth -= 1;
        if (depth == 0 && *text == ',') rows += 1;
    }
    return rows;
}
static inline void gridgen_grow_tree_row(Gridgen_Growth *growth, double y, double length);
static inline void gridgen_grow_stack(Gridgen_Growth *growth, double y, double length) {
    double share = length / (double)gridgen_rows_of_stack(growth->text);
    for (int64_t row = 0;; row++) {
        gridgen_grow_tree_row(growth, y + gridgen_times((double)row, share), share);
        if (*growth->text != ',') return;
        growth->text += 1;
    }
}
static inline void gridgen_grow_tree_row(Gridgen_Growth *growth, double y, double length) {
    for (;;) {
        if (*growth->text == '(') {
            growth->text += 1;
            gridgen_grow_stack(growth, y, length);
            growth->text += 1;
        }
        int64_t photos = 0;
        for (; *growth->text >= '0' && *growth->text <= '9'; growth->text++) photos = photos * 10 + (*growth->text - '0');
        gridgen_grow_photos(growth->photo, growth->photo + photos, y, length, growth->frames);
        growth->photo += photos;
        if (*growth->text != '|') return;
        growth->text += 1;
    }
}
static inline void gridgen_fill_grown_tree(Gridgen_Layout *layout, const double *ratios, size_t ratio_count, Gridgen_Frame *frames) {
    if (layout->plan.box == 0) {
        gridgen_fill_tree(layout, ratios, ratio_count, frames);
    } else {
        gridgen_fill_boxed_tree(layout, ratios, ratio_count, frames);
    }
    double missing = gridgen_missing_height(layout);
    if (missing > 0 && frames) {
        Gridgen_Growth growth = GRIDGEN_NONE(Gridgen_Growth);
        growth.text = layout->plan.tree;
        growth.frames = frames;
        gridgen_grow_stack(&growth, 0, missing);
    }
    layout->solved_height += missing;
}
static inline int32_t gridgen_edges_in_grown_tree(const Gridgen_Layout *layout, int64_t index) {
    return layout->plan.box == 0 ? gridgen_edges_in_tree(layout, index) : gridgen_edges_in_boxed_tree(layout, index);
}
static const Gridgen_Kind gridgen_in_grown_tree = {
    gridgen_fill_grown_tree, gridgen_solved_size, gridgen_kept_frame, gridgen_edges_in_grown_tree, true, false,
};
#define GRIDGEN_GRID(place) ((place)->grid)
GRIDGEN_INLINE const Gridgen_Kind *gridgen_kind(const Gridgen_Layout *layout) {
    const Gridgen_Kind *kind = GRIDGEN_GRID(layout)->kind;
    return kind ? kind : layout->plan.kind;
}
GRIDGEN_INLINE bool gridgen_plan_for_request(const Gridgen_Request *request, Gridgen_Plan *plan) {
    int64_t count = request->count;
    *plan = GRIDGEN_NONE(Gridgen_Plan);
\#u{1}    plan->height = request->height;
\#u{2}    plan->adds = request->editing && count >= 0 && count < GRIDGEN_GRID(request)->append_limit;
    if (plan->adds) count += 1;
    if (count < 0) return false;
    return GRIDGEN_GRID(request)->plan_for_count(count, request->width, request->ratios, request->ratio_count, plan);
}
GRIDGEN_INLINE bool gridgen_prepare(const Gridgen_Request *request, Gridgen_Layout *layout) {
    Gridgen_Insets insets = request->insets;
    insets.top += GRIDGEN_GRID(request)->heading;
    insets.bottom += GRIDGEN_GRID(request)->foot;
    if (!(request->scale >= 0 && request->scale <= DBL_MAX)) return false;
    double sides = (insets.top + insets.bottom) * 1e7 * 0 + (insets.leading + insets.trailing) * 1e7 * 0;
    if (request->width * 1e7 * 0 + request->row_gap * 1e7 * 0 + request->column_gap * 1e7 * 0 + sides != 0) return false;
    if (request->height * 1e7 * 0 != 0) return false;
    if (layout->plan.tiles > 10000000) return false;
    layout->size = gridgen_make_size(0, 0);
    layout->grid = GRIDGEN_GRID(request);
    layout->width = gridgen_max(0, request->width);
    layout->height = gridgen_max(0, request->height);
    if (layout->plan.ratio > 0) layout->height = layout->width / layout->plan.ratio;
    if (layout->plan.ratio < 0) layout->height = -layout->plan.ratio;
    layout->column_gap = request->column_gap;
    layout->row_gap = request->row_gap + GRIDGEN_GRID(request)->foot;
    layout->insets = insets;
    layout->scale = request->scale;
    layout->mirrored = request->mirrored;
    layout->count = layout->plan.tiles;
    layout->hidden = layout->plan.hidden;
    layout->frames = NULL;
    layout->solved_height = 0;
    return true;
}
GRIDGEN_INLINE Gridgen_Size gridgen_measure(const Gridgen_Layout *layout) {
    if (layout->plan.tiles > 0) return gridgen_snap_size(layout, gridgen_kind(layout)->size(layout));
    return gridgen_snap_size(layout, gridgen_make_size(GRIDGEN_GRID(layout)->fits_tiles ? 0 : layout->width, 0));
}
GRIDGEN_INLINE Gridgen_Request gridgen_make_request(const Gridgen_Grid *grid, int64_t count, double width, double height) {
    Gridgen_Request request = GRIDGEN_NONE(Gridgen_Request);
    request.grid = grid;
    request.count = count;
    request.width = width;
    request.height = height;
    request.row_gap = grid->row_gap;
    request.column_gap = grid->column_gap;
    request.insets = grid->insets;
    return request;
}
static inline bool gridgen_clear(Gridgen_Layout *layout) {
    *layout = GRIDGEN_NONE(Gridgen_Layout);
    return false;
}
static inline bool gridgen_has_room(const Gridgen_Request *request, const Gridgen_Layout *layout) {
    return request->frames && layout->count <= request->capacity;
}
/// Fills a layout. Without a rule for the count, with a number that isn't finite, with a negative `scale`, or if tiles keep their
/// photos' ratios and the request's buffer is too small, the layout has no tiles and the result is false.
static inline bool gridgen_layout(const Gridgen_Request *request, Gridgen_Layout *layout) {
    if (!gridgen_plan_for_request(request, &layout->plan) || !gridgen_prepare(request, layout)) return gridgen_clear(layout);
    if (layout->count > 0 && gridgen_kind(layout)->keeps_frames) {
        if (!gridgen_has_room(request, layout)) return gridgen_clear(layout);
        gridgen_kind(layout)->fill(layout, request->ratios, request->ratio_count, request->frames);
        layout->frames = request->frames;
    }
    layout->size = gridgen_measure(layout);
    return true;
}
/// Writes the frames of all tiles to a buffer and returns their number, or -1 if there is no layout or the buffer is too small.
GRIDGEN_INLINE int64_t gridgen_frames(const Gridgen_Request *request, Gridgen_Frame *frames, int64_t capacity) {
    Gridgen_Layout layout;
    if (!gridgen_plan_for_request(request, &layout.plan) || !gridgen_prepare(request, &layout)) return -1;
    if (layout.count > capacity) return -1;
    if (layout.count > 0) gridgen_kind(&layout)->fill(&layout, request->ratios, request->ratio_count, frames);
    if (layout.scale == 0 && !layout.mirrored) return layout.count;
    // Only a copy is passed on, so that compilers can keep the layout in registers.
    Gridgen_Layout copy = layout;
    Gridgen_Size size = gridgen_measure(&copy);
    for (int64_t index = 0; index < layout.count; index++) frames[index] = gridgen_place(&layout, frames[index], size);
    return layout.count;
}
/// The height of the container; -1 if there is no layout, or if rows are balanced, which are found in the request's buffer, and it
/// is too small.
GRIDGEN_INLINE double gridgen_height(const Gridgen_Request *request) {
    Gridgen_Layout layout;
    if (!gridgen_plan_for_request(request, &layout.plan) || !gridgen_prepare(request, &layout)) return -1;
    if (layout.count > 0 && gridgen_kind(&layout)->keeps_frames) {
        bool needs_frames = gridgen_kind(&layout)->needs_frames;
        if (needs_frames && !gridgen_has_room(request, &layout)) return -1;
        gridgen_kind(&layout)->fill(&layout, request->ratios, request->ratio_count, needs_frames ? request->frames : NULL);
    }
    return gridgen_measure(&layout).height;
}
/// The frame of a tile; an index without a tile gives an empty one.
static inline Gridgen_Frame gridgen_frame(const Gridgen_Layout *layout, int64_t index) {
    if (index < 0 || index >= layout->count) return gridgen_make_frame(0, 0, 0, 0);
    return gridgen_place(layout, gridgen_kind(layout)->frame(layout, index), layout->size);
}
/// What a tile shows; an index without a tile gives a photo.
static inline Gridgen_Role gridgen_role(const Gridgen_Layout *layout, int64_t index) {
    if (index != layout->count - 1) return GRIDGEN_PHOTO;
    if (layout->plan.adds) return GRIDGEN_ADD;
    return layout->hidden > 0 ? GRIDGEN_MORE : GRIDGEN_PHOTO;
}
/// The edges of the container that a tile touches, as bits; an index without a tile gives none.
static inline int32_t gridgen_edges(const Gridgen_Layout *layout, int64_t index) {
    if (index < 0 || index >= layout->count) return 0;
    int32_t edges = gridgen_kind(layout)->edges(layout, index);
    bool is_left = (edges & GRIDGEN_LEFT) != 0, is_right = (edges & GRIDGEN_RIGHT) != 0;
    if (layout->mirrored && is_left != is_right) edges ^= GRIDGEN_LEFT | GRIDGEN_RIGHT;
    return edges;
}
static inline int64_t gridgen_neighbor(const Gridgen_Layout *layout, int64_t index, int32_t direction) {
    if (index < 0 || index >= layout->count) return -1;
    Gridgen_Frame tile = gridgen_frame(layout, index);
    int64_t nearest = -1;
    double distance = 0;
    for (int64_t other = 0; other < layout->count; other++) {
        Gridgen_Frame frame = gridgen_frame(layout, other);
        bool is_beside = direction == GRIDGEN_TOP || direction == GRIDGEN_BOTTOM
                             ? frame.x < tile.x + tile.width && tile.x < frame.x + frame.width
                             : frame.y < tile.y + tile.height && tile.y < frame.y + frame.height;
        double own = direction == GRIDGEN_TOP      ? tile.y + tile.height - (frame.y + frame.height)
                     : direction == GRIDGEN_LEFT   ? tile.x + tile.width - (frame.x + frame.width)
                     : direction == GRIDGEN_BOTTOM ? frame.y - tile.y
                     : direction == GRIDGEN_RIGHT  ? frame.x - tile.x
                                                   : 0;
        if (is_beside && own > 0 && own <= DBL_MAX && (nearest < 0 || own < distance)) {
            nearest = other;
            distance = own;
        }
    }
    return nearest;
}
typedef enum Gridgen_Limit { GRIDGEN_BEGINS_AT, GRIDGEN_BEGINS_BELOW, GRIDGEN_ENDS_BELOW } Gridgen_Limit;
static inline int64_t gridgen_first_index(const Gridgen_Layout *layout, Gridgen_Limit limit, double height) {
    int64_t start = 0, rest = layout->count;
    while (rest > 0) {
        int64_t half = rest / 2;
        Gridgen_Frame frame = gridgen_frame(layout, start + half);
        bool holds = limit == GRIDGEN_BEGINS_AT      ? frame.y >= height
                     : limit == GRIDGEN_BEGINS_BELOW ? frame.y > height
                                                     : frame.y + frame.height > height;
        if (holds) {
            rest = half;
        } else {
            start += half + 1;
            rest -= half + 1;
        }
    }
    return start;
}
typedef struct Gridgen_Range {
    int64_t start, end;
} Gridgen_Range;
static inline Gridgen_Range gridgen_range(const Gridgen_Layout *layout, double top, double bottom) {
    Gridgen_Range range = {0, 0};
    bool has_rows = layout->plan.per_row > 0 && layout->plan.others == NULL;
    if (layout->plan.columns == 0 && !(has_rows && gridgen_frame(layout, 0).height > 0)) {
        for (int64_t index = 0; index < layout->count; index++) {
            Gridgen_Frame frame = gridgen_frame(layout, index);
            if (!(frame.y < bottom && frame.y + frame.height > top)) continue;
            if (range.end == 0) range.start = index;
            range.end = index + 1;
        }
        return range;
    }
    bool has_columns = layout->plan.columns > 0;
    range.end = gridgen_first_index(layout, GRIDGEN_BEGINS_AT, bottom);
    range.start = gridgen_first_index(layout, has_columns ? GRIDGEN_BEGINS_BELOW : GRIDGEN_ENDS_BELOW, top);
    if (range.start > range.end) range.start = range.end;
    double ended[GRIDGEN_MOST_COLUMNS];
    int32_t count = 0;
    for (int64_t place = range.start - 1; place >= 0 && count < layout->plan.columns; place--) {
        Gridgen_Frame frame = gridgen_frame(layout, place);
        if (frame.y + frame.height > top) {
            range.start = place;
            continue;
        }
        int32_t column = 0;
        while (column < count && ended[column] != frame.x) column++;
        if (column == count) ended[count++] = frame.x;
    }
    for (; has_columns && range.end > range.start; range.end--) {
        Gridgen_Frame frame = gridgen_frame(layout, range.end - 1);
        if (frame.y + frame.height > top) break;
    }
    return range;
}
typedef struct Gridgen_Focus {
    double x, y;
} Gridgen_Focus;
static inline double gridgen_part_start(double length, double focus) {
    double start = (focus == focus ? focus : 0.5) - length * 0.5;
    return start > 0 ? (start < 1 - length ? start : 1 - length) : 0;
}
static inline Gridgen_Frame gridgen_crop(const Gridgen_Layout *layout, int64_t index, Gridgen_Size photo, Gridgen_Focus focus) {
    Gridgen_Frame tile = gridgen_frame(layout, index), part = {0, 0, 1, 1};
    double own = photo.width / photo.height, ratio = tile.width / tile.height, share = ratio / own;
    if (!(photo.width > 0 && photo.height > 0 && share > 0 && share <= DBL_MAX)) return part;
    if (share < 1) part.width = share;
    if (own / ratio < 1) part.height = own / ratio;
    part.x = gridgen_part_start(part.width, focus.x);
    part.y = gridgen_part_start(part.height, focus.y);
    return part;
}
/// The movement of a photo from one layout to the next: its index and its frame, before and after.
typedef struct Gridgen_Move {
    int64_t from, to;
    Gridgen_Frame start, end;
} Gridgen_Move;
static inline int64_t gridgen_shown(const Gridgen_Layout *layout) { return layout->plan.adds ? layout->count - 1 : layout->count; }
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
    Gridgen_Layout *layout = &columns->layout;
    layout->plan = GRIDGEN_NONE(Gridgen_Plan);
    if (!GRIDGEN_GRID(request)->waterfall) return false;
    if (!GRIDGEN_GRID(request)->waterfall(gridgen_max(0, request->width), &layout->plan)) return false;
    if (!gridgen_prepare(request, layout)) return false;
    columns->count = 0;
    columns->longest = layout->insets.top;
    for (int32_t column = 0; column < layout->plan.columns; column++) columns->ends[column] = columns->longest;
    layout->size = gridgen_snap_size(layout, gridgen_solved_size(layout));
    return true;
}
/// Places the next photo. A ratio that isn't a finite number above 0 counts as 1:1, and so does the tile that adds a photo.
static inline Gridgen_Frame gridgen_columns_append(Gridgen_Columns *columns, double ratio) {
    Gridgen_Layout *layout = &columns->layout;
    Gridgen_Frame frame =
        gridgen_next(layout, gridgen_limit(ratio, layout->plan.least, layout->plan.greatest), gridgen_column_width(layout), columns->ends);
    columns->longest = gridgen_max(columns->longest, frame.y + frame.height);
    columns->count += 1;
    layout->solved_height = columns->longest + layout->insets.bottom;
    layout->size = gridgen_snap_size(layout, gridgen_solved_size(layout));
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
    Gridgen_Layout *layout = &rows->layout;
    layout->plan = GRIDGEN_NONE(Gridgen_Plan);
    if (!GRIDGEN_GRID(request)->justified) return false;
    if (!GRIDGEN_GRID(request)->justified(gridgen_max(0, request->width), &layout->plan)) return false;
    if (!gridgen_prepare(request, layout)) return false;
    rows->row = GRIDGEN_NONE(Gridgen_Row);
    rows->row.y = layout->insets.top;
    layout->frames = frames;
    rows->ratios = ratios;
    rows->count = 0;
    rows->capacity = capacity;
    layout->size = gridgen_snap_size(layout, gridgen_solved_size(layout));
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
    if (!gridgen_takes(layout, row, limited)) {
        Gridgen_Frame before = frames[row->start];
        row->is_last = false;
        row->previous = gridgen_place_aimed_row(layout, row, &ratios, frames);
        row->has_previous = true;
        Gridgen_Frame after = frames[row->start];
        if (before.x == after.x && before.y == after.y && before.width == after.width && before.height == after.height) {
            changed = rows->count;
        }
        row->y = row->y + row->previous + layout->row_gap;
        row->start = rows->count;
    }
    rows->ratios[rows->count] = limited;
    rows->count += 1;
    gridgen_add(row, limited);
    row->is_last = true;
    layout->solved_height = row->y + gridgen_place_aimed_row(layout, row, &ratios, frames) + layout->insets.bottom;
    layout->size = gridgen_snap_size(layout, gridgen_solved_size(layout));
    return changed;
}
/// The frame of a photo; an index without one gives an empty frame.
static inline Gridgen_Frame gridgen_rows_frame(const Gridgen_Rows *rows, int64_t index) {
    if (index < 0 || index >= rows->count) return gridgen_make_frame(0, 0, 0, 0);
    return gridgen_place(&rows->layout, rows->layout.frames[index], rows->layout.size);
}
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
