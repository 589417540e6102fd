//@ parts
nonisolated extension PhotoLayout {
    /// Calls `body` with the written rows above the others, the others and those below them, as layouts in a container that ends
    /// below them, and the index of their first tile. It returns the container's height, and so does this function.
    @inlinable func forEachPart<Grid: CompiledPhotoGrid>(
        with grid: Grid.Type, _ body: (PhotoLayout, Int) -> Double
    ) -> Double {
        let above = innerPlan(-Int(plan.above), with: grid), below = innerPlan(-Int(plan.below), with: grid)
        var others = plan
        (others.above, others.below) = (0, 0)
        others.tiles -= above.tiles + below.tiles
        var start = 0, height = 0.0, top = insets.top
        for number in 0..<3 {
            let part = number == 0 ? above : number == 1 ? others : below
            if part.tiles == 0 { continue }
            height = body(PhotoLayout(part, from: top, of: self), start)
            top = height - insets.bottom + rowGap
            start += part.tiles
        }
        return height
    }

    @inlinable func sizeOfParts<Grid: CompiledPhotoGrid>(with grid: Grid.Type) -> PhotoSize {
        PhotoSize(
            width: width, height: forEachPart(with: grid) { part, _ in part.exactSize(with: grid).height })
    }

    /// The part that contains a tile, and the index of its first tile.
    @inlinable func findPart(_ index: Int) -> (part: PhotoLayout, start: Int) {
        var found = (part: self, start: 0)
        _ = forEachPart(with: grid) { part, start in
            if start <= index { found = (part, start) }
            //@ photos
            // Photos have their frames already.
            if plan.keepsRatios { return 0 }
            //@ end
            return part.exactSize(with: grid).height
        }
        return found
    }

    @inlinable func edgesInParts(_ index: Int) -> PhotoEdges {
        let (part, start) = findPart(index)
        //@ aimedParts
        // The edges of rows that find their lengths follow from the frames.
        let isAimed = part.plan.keepsRatios && part.plan.rows != nil
        var edges = isAimed ? edgesInJustifiedRows(frames[index]) : part.edgesOfTile(index - start)
        //@ end
        //@ !aimedParts
        //| var edges = part.edgesOfTile(index - start)
        //@ end
        if start > 0 { edges.remove(.top) }
        if start + part.count < count { edges.remove(.bottom) }
        return edges
    }
    //@ blocks

    @inlinable func fillParts<Grid: CompiledPhotoGrid>(
        _ buffer: UnsafeMutableBufferPointer<PhotoFrame>, with grid: Grid.Type
    ) {
        _ = forEachPart(with: grid) { part, start in
            part.fillTiles(
                UnsafeMutableBufferPointer(rebasing: buffer[start..<start + part.count]), with: grid)
            return part.exactSize(with: grid).height
        }
    }
    //@ end
    //@ photoParts

    /// Returns the height of the container, and writes the frames if there is a buffer. The limits of ratios are those of a plan.
    @inlinable func placeParts(
        _ buffer: UnsafeMutablePointer<PhotoFrame>?, _ known: UnsafeBufferPointer<Double>, _ limits: PhotoPlan
    ) -> Double {
        forEachPart(with: grid) { part, start in
            let buffer = buffer.map { $0 + start }
            let ratios = PhotoRatios(
                known: UnsafeBufferPointer(rebasing: known.dropFirst(start)), plan: limits)
            //@ aimedParts
            if let rows = part.plan.rows { return part.fillJustified(rows, buffer, ratios) }
            //@ end
            //@ photoRows
            if part.plan.perRow > 0 { return part.fillRows(buffer, ratios) }
            //@ end
            //@ trees
            if part.plan.isTree { return part.fillTree(buffer, ratios) }
            //@ end
            return 0
        }
    }
    //@ end
}
//@ end
