nonisolated extension CompiledPhotoGrid {
    /// The layout for a request.
    ///
    /// Returns nil if there is no rule for the count, if a number isn't finite, or if `scale` isn't positive.
    @inlinable public static func layout(_ request: PhotoRequest) -> PhotoLayout? {
        //@ photos
        return unsolved(request)?.solved(request.ratios, keepsFrames: true)
        //@ end
        //@ !photos
        //| return unsolved(request)
        //@ end
    }

    /// The height of the container.
    @inlinable public static func height(_ request: PhotoRequest) -> Double? {
        let layout = unsolved(request)
        //@ photos
        return layout?.solved(request.ratios, keepsFrames: false).size.height
        //@ end
        //@ !photos
        //| return layout?.size.height
        //@ end
    }

    /// The frames of all tiles.
    @inlinable public static func frames(_ request: PhotoRequest) -> [PhotoFrame]? {
        //@ photos
        return unsolved(request)?.makeFrames(request.ratios, with: self)
        //@ end
        //@ !photos
        //| return unsolved(request)?.makeFrames([])
        //@ end
    }

    /// Writes the frames of all tiles to a buffer and returns their number, or nil if it is too small.
    @inlinable @inline(never) public static func frames(
        _ request: PhotoRequest, into buffer: UnsafeMutableBufferPointer<PhotoFrame>
    ) -> Int? {
        guard let layout = unsolved(request), layout.count <= buffer.count else { return nil }
        layout.fill(
            //@ photos
            request.ratios,
            //@ end
            into: buffer, with: self)
        return layout.count
    }
    //@ direct

    /// Writes the frames of a layout without creating it; nil if the general function has to decide.
    ///
    /// A request and a layout have so many fields that passing them on takes longer than most layouts.
    //@ kit
    @inline(__always)
    //@ end
    //@ !kit
    //| @inline(never)
    //@ end
    @inlinable static func fillDirectly(
        _ count: Int, _ width: Double, _ height: Double, _ rowGap: Double, _ columnGap: Double,
        _ insets: PhotoInsets, _ ratios: [Double], into buffer: UnsafeMutableBufferPointer<PhotoFrame>
    ) -> Int? {
        //@ rooms
        let rowGap = rowGap + foot
        var insets = insets
        insets.top += heading
        insets.bottom += foot
        //@ end
        let ends = insets.top + insets.bottom, sides = insets.leading + insets.trailing
        let gaps = rowGap * 1e7 * 0 + columnGap * 1e7 * 0
        guard width * 1e7 * 0 + height * 1e7 * 0 + gaps + ends * 1e7 * 0 + sides * 1e7 * 0 == 0,
            //@ patterns append
            let plan = _plan(count, width, /*@ heights */ height, /*@ end */ ratios, false),
            //@ end
            //@ patterns !append
            //| let plan = _plan(count, width/*@ heights */, height/*@ end */, ratios),
            //@ end
            //@ !patterns
            //| let plan = _plan(count, width/*@ heights */, height/*@ end */),
            //@ end
            //@ parts
            count >= 0,
            //@ end
            plan.tiles <= buffer.count
        else { return nil }
        let width = Swift.max(0, width), contentWidth = width - insets.leading - insets.trailing
        //@ treeCode
        //| if plan.isTree/*@ boxes */, plan.ratio == 0/*@ end *//*@ floors */, plan.floor == 0/*@ end */ {
        //|     ratios.withUnsafeBufferPointer { known in
        //|         //@ sides
        //|         let plan = plan.limited(for: known)
        //|         //@ end
        //|         let ratios = Ratios(known: known, plan: plan)
        //|         let tree = Tree(ratios: ratios, columnGap: columnGap, rowGap: rowGap, buffer: buffer.baseAddress)
        //|         solve(plan.tree, tree) { _ in (insets.leading, insets.top, contentWidth) }
        //|     }
        //|     return plan.tiles
        //| }
        //@ end
        //@ table
        guard plan.isInTable else { return nil }
        //@ ratio
        let height = plan.ratio > 0 ? width / plan.ratio : plan.ratio < 0 ? -plan.ratio : Swift.max(0, height)
        //@ end
        //@ height !ratio
        //| let height = Swift.max(0, height)
        //@ end
        let space = PhotoSpace(
            //@ kit
            start: plan.start,
            //@ end
            //@ readable
            //| layout: plan.layout,
            //@ end
            //@ packed
            text: plan.text,
            //@ end
            width: contentWidth, height: height - insets.top - insets.bottom, columnGap: columnGap,
            rowGap: rowGap)
        var index = 0
        //@ readable
        //| layOut(space) { fillBlock($0, &index, insets, columnGap, rowGap, buffer) }
        //@ end
        //@ !readable
        readBlocks(plan.tiles, { _block($0, in: space) }) {
            fillBlock($0, &index, insets, columnGap, rowGap, buffer)
        }
        //@ end
        return plan.tiles
        //@ end
        //@ !table
        //| return nil
        //@ end
    }
    //@ end

    //@ fixedTiles
    /// The number of tiles; nil if there is no rule for the count, or if the width or the photos change it.
    @inlinable public static func tileCount(_ request: PhotoRequest) -> Int? {
        //@ kit
        if variesInTiles { return nil }
        //@ end
        return makePlan(request)?.tiles
    }
    //@ end

    /// The layout without the frames of tiles that keep their photos' ratios.
    @inlinable @inline(__always) static func unsolved(_ request: PhotoRequest) -> PhotoLayout? {
        PhotoLayout(request, makePlan(request), with: self)
    }

    /// The plan for a request; while editing, with an add tile.
    @inlinable @inline(__always) static func makePlan(_ request: PhotoRequest) -> PhotoPlan? {
        let count = request.count, width = request.width
        //@ parts
        // Counts below 0 stand for written rows.
        if count < 0 { return nil }
        //@ end
        //@ append
        if request.isEditing, count >= 0, count < appendLimit {
            //@ patterns heights
            var plan = _plan(count + 1, width, request.height, request.ratios, true)
            //@ end
            //@ patterns !heights
            //| var plan = _plan(count + 1, width, request.ratios, true)
            //@ end
            //@ !patterns
            //| var plan = _plan(count + 1, width/*@ heights */, request.height/*@ end */)
            //@ end
            plan?.adds = true
            return plan
        }
        //@ end
        //@ patterns append
        return _plan(count, width, /*@ heights */ request.height, /*@ end */ request.ratios, false)
        //@ end
        //@ patterns !append
        //| return _plan(count, width/*@ heights */, request.height/*@ end */, request.ratios)
        //@ end
        //@ !patterns
        //| return _plan(count, width/*@ heights */, request.height/*@ end */)
        //@ end
    }
}
