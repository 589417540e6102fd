nonisolated extension PhotoLayout {
    /// The width within the insets; negative if the container is too narrow.
    @inlinable public var contentWidth: Double { width - insets.leading - insets.trailing }
    /// The height within the insets if tiles share the container's height.
    @inlinable public var contentHeight: Double { height - insets.top - insets.bottom }

    //@ table
    /// What the blocks of the table depend on.
    @inlinable var space: PhotoSpace {
        PhotoSpace(
            //@ kit
            start: plan.start,
            //@ end
            //@ readable
            //| layout: plan.layout,
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
    /// Calls `body` with each block, in the order of the photos.
    @inlinable @inline(__always) func forEachBlock<Grid: CompiledPhotoGrid>(
        with grid: Grid.Type, _ body: (PhotoBlock) -> Void
    ) {
        //@ readable equalRows
        //| if let rows = plan.rows { return readBlocks(plan.tiles, { rows.block($0, in: self) }, body) }
        //@ end
        //@ readable
        //| layOut(space, body)
        //@ end
        //@ !readable
        grid.readBlocks(plan.tiles, { readBlock($0, with: grid) }, body)
        //@ end
    }
    //@ !readable

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
    //@ end

    /// The block that contains a tile, with the tile's row and column.
    @inlinable func find(_ index: Int) -> (block: PhotoBlock, row: Int, column: Int)? {
        guard indices.contains(index) else { return nil }
        var rest = index, found: (block: PhotoBlock, row: Int, column: Int)?
        forEachBlock(with: grid) { block in
            let columns = Int(block.columns)
            if found == nil, rest < block.tiles { found = (block, rest / columns, rest % columns) }
            rest -= block.tiles
        }
        return found
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
        //@ parts
        if plan.hasParts { return fillParts(buffer, with: grid) }
        //@ end
        //@ spread
        let columnGap = spacing
        //@ end
        var index = 0
        forEachBlock(with: grid) { grid.fillBlock($0, &index, insets, columnGap, rowGap, buffer) }
    }
    //@ end
}
