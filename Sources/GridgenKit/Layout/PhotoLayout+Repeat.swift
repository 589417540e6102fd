//@ inner
nonisolated extension PhotoLayout {
    /// The plan of a count that this layout is made of.
    @inlinable func innerPlan<Grid: CompiledPhotoGrid>(_ count: Int, with grid: Grid.Type) -> PhotoPlan {
        //@ kit
        return grid.blockPlan(count, planWidth) ?? PhotoPlan()
        //@ end
        //@ !kit
        //| return blockPlan(count, width) ?? Plan()
        //@ end
    }

    /// The layout of a plan within another one, from a height on, before snapping and mirroring.
    @inlinable init(_ plan: PhotoPlan, from top: Double, of layout: PhotoLayout) {
        //@ kit
        grid = layout.grid
        planWidth = layout.planWidth
        //@ end
        self.plan = plan
        width = layout.width
        columnGap = layout.columnGap
        rowGap = layout.rowGap
        let insets = layout.insets
        self.insets = PhotoInsets(
            top: top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        scale = nil
        isMirrored = false
    }
}
//@ end
//@ repeats
nonisolated extension PhotoLayout {
    /// The layout of so many photos as a block, before snapping and mirroring.
    @inlinable init<Grid: CompiledPhotoGrid>(block photos: Int, of layout: PhotoLayout, with grid: Grid.Type)
    {
        self.init(layout.innerPlan(photos, with: grid), from: layout.insets.top, of: layout)
    }

    /// The size of a block with the insets, and its distance from the next.
    @inlinable func blockSize<Grid: CompiledPhotoGrid>(_ photos: Int, with grid: Grid.Type) -> (
        size: PhotoSize, step: Double
    ) {
        let size = PhotoLayout(block: photos, of: self, with: grid).exactSize(with: grid)
        return (size, size.height - insets.top - insets.bottom + rowGap)
    }

    /// The size of the container: whole blocks, and the photos that remain.
    @inlinable func sizeOfRepeat<Grid: CompiledPhotoGrid>(with grid: Grid.Type) -> PhotoSize {
        let perBlock = Int(plan.perBlock), rest = plan.tiles % perBlock
        let block = blockSize(perBlock, with: grid)
        let last = rest > 0 ? blockSize(rest, with: grid).step : 0
        let height = Double(plan.tiles / perBlock) * block.step + last - rowGap
        return PhotoSize(width: block.size.width, height: height + insets.top + insets.bottom)
    }

    /// A frame in the first block, moved to a block further down and reflected there if need be.
    @inlinable @inline(__always) func moved(
        _ frame: PhotoFrame, to block: Int, width: Double, step: Double
    ) -> PhotoFrame {
        let reflected = insets.leading + width - insets.trailing - frame.x - frame.width
        return PhotoFrame(
            x: plan.reflects && block & 1 == 1 ? reflected : frame.x, y: frame.y + Double(block) * step,
            width: frame.width, height: frame.height)
    }

    /// Writes the frames of all blocks. Those of the first are also those of the others, moved.
    @inlinable func fillRepeat<Grid: CompiledPhotoGrid>(
        _ buffer: UnsafeMutableBufferPointer<PhotoFrame>, with grid: Grid.Type
    ) {
        let perBlock = Int(plan.perBlock), (size, step) = blockSize(perBlock, with: grid)
        var block = 0, start = 0
        while start < plan.tiles {
            let photos = Swift.min(perBlock, plan.tiles - start), isRest = photos < perBlock
            if block == 0 || isRest {
                PhotoLayout(block: photos, of: self, with: grid).fillTiles(
                    UnsafeMutableBufferPointer(rebasing: buffer[start..<start + photos]), with: grid)
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
    @inlinable func findBlock(_ index: Int) -> (block: Int, photos: Int, place: Int) {
        let perBlock = Int(plan.perBlock), block = index / perBlock
        return (block, Swift.min(perBlock, plan.tiles - block * perBlock), index % perBlock)
    }

    @inlinable func frameInRepeat(_ index: Int) -> PhotoFrame {
        let (number, photos, place) = findBlock(index)
        let frame = PhotoLayout(block: photos, of: self, with: grid)[place]
        if number == 0 { return frame }
        let (size, step) = blockSize(Int(plan.perBlock), with: grid)
        return moved(frame, to: number, width: size.width, step: step)
    }

    @inlinable func edgesInRepeat(_ index: Int) -> PhotoEdges {
        let (number, photos, place) = findBlock(index)
        var edges = PhotoLayout(block: photos, of: self, with: grid).edgesInBlock(place)
        if number > 0 { edges.remove(.top) }
        if index - place + photos < plan.tiles { edges.remove(.bottom) }
        let isReflected = plan.reflects && number & 1 == 1
        if isReflected, edges.contains(.left) != edges.contains(.right) {
            edges.formSymmetricDifference([.left, .right])
        }
        return edges
    }
}
//@ end
