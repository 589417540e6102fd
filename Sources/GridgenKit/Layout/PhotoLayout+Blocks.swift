nonisolated extension PhotoLayout {
    /// The width within the insets; negative if the container is too narrow.
    @inlinable public var contentWidth: Double { width - insets.leading - insets.trailing }
    /// The height within the insets if tiles share the container's height.
    @inlinable public var contentHeight: Double { height - insets.top - insets.bottom }

    //@ table
    /// What the blocks of the table depend on.
    @inlinable var space: PhotoSpace {
        PhotoSpace(
            //@ readable
            start: plan.start,
            //@ end
            //@ packed
            text: plan.text,
            //@ end
            width: contentWidth, height: contentHeight, columnGap: columnGap, rowGap: rowGap)
    }
    //@ end
    //@ blocks

    //@ spread
    /// The gap between the columns of blocks.
    @inlinable var spacing: Double { plan.rows?.spacing(in: self) ?? columnGap }

    //@ end
    /// The block with a number; valid while tiles remain.
    @inlinable @inline(__always) func readBlock<Grid: CompiledPhotoGrid>(_ number: Int, with grid: Grid.Type)
        -> PhotoBlock
    {
        //@ equalRows
        if let rows = plan.rows { return rows.block(number, in: self) }
        //@ end
        //@ table
        return grid._block(number, in: space)
        //@ end
        //@ !table
        //| return (plan.tiles, 1, 0, Frame(x: 0, y: 0, width: 0, height: 0))
        //@ end
    }

    /// The block that contains a tile, with the tile's row and column.
    @inlinable func find(_ index: Int) -> (block: PhotoBlock, row: Int, column: Int)? {
        var rest = index, number = 0
        while indices.contains(index) {
            let block = readBlock(number, with: grid), columns = Int(block.columns)
            if rest < block.tiles { return (block, rest / columns, rest % columns) }
            (rest, number) = (rest - block.tiles, number + 1)
        }
        return nil
    }

    @inlinable func edgesInBlock(_ index: Int) -> PhotoEdges {
        guard let (block, row, column) = find(index) else { return [] }
        var edges = PhotoEdges(rawValue: UInt8(block.edges))
        if row > 0 { edges.remove(.top) }
        if row < (block.tiles - 1) / Int(block.columns) { edges.remove(.bottom) }
        if column > 0 { edges.remove(.left) }
        if column < Int(block.columns) - 1 { edges.remove(.right) }
        return edges
    }

    @inlinable @inline(__always) func fillTiles<Grid: CompiledPhotoGrid>(
        _ buffer: UnsafeMutableBufferPointer<PhotoFrame>, with grid: Grid.Type
    ) {
        //@ repeats
        if plan.perBlock > 0 { return fillRepeat(buffer, with: grid) }
        //@ end
        //@ spread
        let columnGap = spacing
        //@ end
        grid.fillBlocks(plan.tiles, insets, columnGap, rowGap, buffer) { readBlock($0, with: grid) }
    }
    //@ end
}
