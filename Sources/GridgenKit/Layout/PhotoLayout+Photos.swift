//@ photos
nonisolated extension PhotoLayout {
    /// The layout with the frames of tiles that keep their photos' ratios, or only with its height.
    @inlinable func solved(_ ratios: [Double], keepsFrames: Bool) -> PhotoLayout {
        guard plan.keepsRatios else { return self }
        var layout = self
        if keepsFrames {
            layout.frames = [PhotoFrame](unsafeUninitializedCapacity: plan.tiles) { buffer, count in
                layout.solvedHeight = place(buffer.baseAddress, ratios)
                count = plan.tiles
            }
        } else {
            layout.solvedHeight = place(nil, ratios)
        }
        return layout
    }

    /// Returns the height of the container, and writes the frames if there is a buffer.
    @inlinable func place(_ buffer: UnsafeMutablePointer<PhotoFrame>?, _ ratios: [Double]) -> Double {
        ratios.withUnsafeBufferPointer { known in
            //@ append
            // The add tile has no photo.
            let known = plan.adds ? UnsafeBufferPointer(rebasing: known.prefix(plan.tiles - 1)) : known
            //@ end
            //@ sides
            let plan = plan.limited(for: known)
            //@ end
            //@ parts
            //@ photoParts
            if plan.hasParts { return placeParts(buffer, known, plan) }
            //@ end
            //@ end
            let ratios = PhotoRatios(known: known, plan: plan)
            //@ columns
            if plan.columns > 0 { return fillColumns(buffer, ratios) }
            //@ end
            //@ strips
            if let rows = plan.rows, case .strip(let box) = rows.sizing {
                return fillStrip(box, rows.align, buffer, ratios)
            }
            //@ end
            //@ justified
            if let rows = plan.rows { return fillJustified(rows, buffer, ratios) }
            //@ end
            //@ photoRows
            if plan.perRow > 0 { return fillRows(buffer, ratios) }
            //@ end
            //@ trees
            if plan.isTree { return fillTree(buffer, ratios) }
            //@ end
            return 0
        }
    }
}
//@ end
