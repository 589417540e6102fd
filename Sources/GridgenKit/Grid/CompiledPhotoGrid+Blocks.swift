//@ blocks
nonisolated extension CompiledPhotoGrid {
    /// Calls `body` with the blocks of so many tiles, in the order of the photos.
    @inlinable @inline(__always) static func readBlocks(
        _ tiles: Int, _ block: (Int) -> PhotoBlock, _ body: (PhotoBlock) -> Void
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
    @inlinable @inline(__always) static func fillBlock(
        _ block: PhotoBlock, _ index: inout Int, _ insets: PhotoInsets, _ columnGap: Double, _ rowGap: Double,
        _ buffer: UnsafeMutableBufferPointer<PhotoFrame>
    ) {
        let width = block.first.width, height = block.first.height, end = index &+ block.tiles
        let x = insets.leading + block.first.x, y = insets.top + block.first.y
        var row = 0.0, column = 0.0
        repeat {
            buffer[index] = PhotoFrame(
                x: x + column * (width + columnGap), y: y + row * (height + rowGap), width: width,
                height: height)
            index &+= 1
            let next = column + 1, wraps = next == block.columns
            (row, column) = (wraps ? row + 1 : row, wraps ? 0 : next)
        } while index < end
    }
}
//@ end
