//@ blocks
nonisolated extension CompiledPhotoGrid {
    /// Writes the frames of the tiles of blocks, row by row, before snapping to pixels and mirroring.
    @inlinable @inline(__always) static func fillBlocks(
        _ tiles: Int, _ insets: PhotoInsets, _ columnGap: Double, _ rowGap: Double,
        _ buffer: UnsafeMutableBufferPointer<PhotoFrame>, _ block: (Int) -> PhotoBlock
    ) {
        var index = 0, number = 0
        while index < tiles {
            let block = block(number), end = index &+ block.tiles
            let width = block.first.width, height = block.first.height
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
            number &+= 1
        }
    }
}
//@ end
