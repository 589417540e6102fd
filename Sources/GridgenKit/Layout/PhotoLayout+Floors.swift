//@ floors
nonisolated extension PhotoLayout {
    /// Makes tiles higher if they are lower than their least height, and returns the height of the container.
    @inlinable func grown(_ height: Double, _ buffer: UnsafeMutablePointer<PhotoFrame>?) -> Double {
        guard plan.floor != 0 else { return height }
        let least = plan.floor > 0 ? contentWidth / plan.floor : -plan.floor
        let own = height - insets.top - insets.bottom
        guard own < least else { return height }
        if let buffer { grow(least - own, buffer) }
        return height + (least - own)
    }

    /// Makes tiles higher: rows above each other share a length equally, and blocks side by side take all of it.
    @inlinable func grow(_ length: Double, _ buffer: UnsafeMutablePointer<PhotoFrame>) {
        //@ photoRows
        if plan.perRow > 0 {
            let rows = rows, share = length / Double((plan.tiles - 1) / plan.perRow + 1)
            var row = 0, start = 0
            while start < plan.tiles {
                let end =
                    start < rows.tiles ? Swift.min(start + rows.length, rows.tiles) : start + rows.length + 1
                for index in start..<end {
                    buffer[index].y += Double(row) * share
                    buffer[index].height += share
                }
                (row, start) = (row + 1, end)
            }
        }
        //@ end
        //@ trees
        if plan.isTree {
            var growth = PhotoGrowth(text: plan.text.utf8Start, buffer: buffer)
            growth.growStack(0, length)
        }
        //@ end
    }
}
//@ end
