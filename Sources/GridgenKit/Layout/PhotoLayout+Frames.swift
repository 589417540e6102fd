nonisolated extension PhotoLayout {
    //@ layouts
    /// The frame of a tile; an index without a tile gives an empty one.
    @inlinable public subscript(index: Int) -> PhotoFrame {
        //@ photos
        if frames.indices.contains(index) { return placed(frames[index], in: size) }
        //@ end
        //@ repeats
        if plan.perBlock > 0, indices.contains(index) { return placed(frameInRepeat(index), in: size) }
        //@ end
        //@ parts
        if plan.hasParts, indices.contains(index) {
            let (part, start) = findPart(index)
            return placed(part[index - start], in: size)
        }
        //@ end
        //@ blocks
        if let (block, row, column) = find(index) {
            let (width, height) = (block.first.width, block.first.height)
            //@ spread
            let columnGap = spacing
            //@ end
            let frame = PhotoFrame(
                x: insets.leading + block.first.x + Double(column) * (width + columnGap),
                y: insets.top + block.first.y + Double(row) * (height + rowGap), width: width, height: height)
            return placed(frame, in: size)
        }
        //@ end
        return PhotoFrame(x: 0, y: 0, width: 0, height: 0)
    }

    /// The frames of all tiles, computed at once: by itself, each looks for its block from the first on.
    @inlinable public func makeIterator() -> IndexingIterator<[PhotoFrame]> {
        //@ photos
        if plan.keepsRatios {
            let size = size
            return frames.map { placed($0, in: size) }.makeIterator()
        }
        //@ end
        return makeFrames([], with: grid).makeIterator()
    }

    /// The edges of the container that a tile touches.
    @inlinable public func edges(of index: Int) -> PhotoEdges {
        guard indices.contains(index) else { return [] }
        var edges = edgesOfTile(index)
        //@ boxes
        if plan.ratio != 0, frames.indices.contains(index) { edges.subtract(edgesBesideBox(frames[index])) }
        //@ end
        if isMirrored, edges.contains(.left) != edges.contains(.right) {
            edges.formSymmetricDifference([.left, .right])
        }
        return edges
    }
    //@ end

    @inlinable func edgesOfTile(_ index: Int) -> PhotoEdges {
        //@ parts
        if plan.hasParts { return edgesInParts(index) }
        //@ end
        //@ columns
        if plan.columns > 0 { return edgesInColumns(frames[index]) }
        //@ end
        //@ strips
        if isStrip { return edgesInStrip(frames[index]) }
        //@ end
        //@ justified
        if plan.keepsRatios, plan.rows != nil { return edgesInJustifiedRows(frames[index]) }
        //@ end
        //@ photoRows
        if plan.perRow > 0 { return edgesInRows(index) }
        //@ end
        //@ trees
        if plan.isTree {
            let first = plan.text.utf8CodeUnitCount - plan.tiles
            return PhotoEdges(rawValue: plan.text.utf8Start[first + index] & 15)
        }
        //@ end
        //@ repeats
        if plan.perBlock > 0 { return edgesInRepeat(index) }
        //@ end
        //@ blocks
        return edgesInBlock(index)
        //@ end
        //@ !blocks
        //| return []
        //@ end
    }

    /// The frames of all tiles.
    @inlinable @inline(__always) func makeFrames<Grid: CompiledPhotoGrid>(
        _ ratios: [Double], with grid: Grid.Type
    ) -> [PhotoFrame] {
        // All empty arrays share their memory, to which the initializer below would write.
        if isEmpty { return [] }
        return [PhotoFrame](unsafeUninitializedCapacity: count) { buffer, written in
            fill(
                //@ photos
                ratios,
                //@ end
                into: buffer, with: grid)
            written = count
        }
    }

    /// Writes the frames of all tiles to a buffer that is long enough.
    @inlinable @inline(__always) func fill<Grid: CompiledPhotoGrid>(
        //@ photos
        _ ratios: [Double],
        //@ end
        into buffer: UnsafeMutableBufferPointer<PhotoFrame>, with grid: Grid.Type
    ) {
        //@ photos
        if plan.keepsRatios { return fillPhotos(ratios, into: buffer) }
        //@ end
        //@ blocks
        fillTiles(buffer, with: grid)
        if scale != nil || isMirrored { place(buffer, in: computedSize(with: grid)) }
        //@ end
    }

    //@ photos
    @inlinable func fillPhotos(_ ratios: [Double], into buffer: UnsafeMutableBufferPointer<PhotoFrame>) {
        let height = place(buffer.baseAddress, ratios)
        //@ strips
        let width = isStrip && !isEmpty ? widthOfStrip(buffer[0], buffer[plan.tiles - 1]) : width
        //@ end
        if scale != nil || isMirrored { place(buffer, in: snapped(PhotoSize(width: width, height: height))) }
    }
    //@ end

    /// Snaps and mirrors frames.
    @inlinable func place(_ buffer: UnsafeMutableBufferPointer<PhotoFrame>, in size: PhotoSize) {
        for index in 0..<plan.tiles { buffer[index] = placed(buffer[index], in: size) }
    }

    @inlinable func placed(_ frame: PhotoFrame, in size: PhotoSize) -> PhotoFrame {
        let x = snapped(frame.x, frame.width, columnGap), y = snapped(frame.y, frame.height, rowGap)
        return PhotoFrame(
            x: isMirrored ? size.width - x.start - x.length : x.start, y: y.start, width: x.length,
            height: y.length)
    }

    /// Snaps a side and the gap after it to whole pixels. Adding 1.5 * 2^52 rounds; the millionth makes sums that differ
    /// in the last digit agree.
    @inlinable func snapped(_ start: Double, _ length: Double, _ gap: Double) -> (
        start: Double, length: Double
    ) {
        guard let scale else { return (start, length) }
        func pixel(_ value: Double) -> Double { value * scale + 0.000001 + 0x1.8p52 - 0x1.8p52 }
        return (
            pixel(start) / scale,
            Swift.max(0, pixel(start + length + gap) - pixel(gap) - pixel(start)) / scale
        )
    }
}
