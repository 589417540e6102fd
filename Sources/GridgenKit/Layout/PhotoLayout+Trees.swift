//@ trees
nonisolated extension PhotoLayout {
    //@ treeText
    /// Solves the tree, which has fewer rows and blocks than its text has characters.
    @inlinable func fillTree(_ buffer: UnsafeMutablePointer<PhotoFrame>?, _ ratios: PhotoRatios) -> Double {
        withUnsafeTemporaryAllocation(of: PhotoTree.Line.self, capacity: plan.text.utf8CodeUnitCount) {
            lines in
            let start = PhotoTree(
                ratios: ratios, columnGap: columnGap, rowGap: rowGap, text: plan.text.utf8Start, lines: lines)
            var tree = start
            let line = tree.measureStack()
            //@ boxes
            let contentWidth = widthInBox(line.slope, line.offset), insets = insetsInBox(contentWidth)
            //@ end
            if let buffer {
                tree = start
                tree.placeStack(x: insets.leading, y: insets.top, width: contentWidth, buffer)
            }
            //@ floors
            if plan.floor != 0 {
                return grown(
                    insets.top + line.slope * contentWidth + line.offset + insets.bottom, buffer)
            }
            //@ end
            return insets.top + line.slope * contentWidth + line.offset + insets.bottom
        }
    }
    //@ end
    //@ treeCode
    //| /// Solves the tree.
    //| fileprivate func fillTree(_ buffer: UnsafeMutablePointer<Frame>?, _ ratios: Ratios) -> Double {
    //|     var height = 0.0
    //|     solve(plan.tree, Tree(ratios: ratios, columnGap: columnGap, rowGap: rowGap, buffer: buffer)) { line in
    //|         //@ boxes
    //|         let contentWidth = widthInBox(line.slope, line.offset), insets = insetsInBox(contentWidth)
    //|         //@ end
    //|         height = insets.top + line.slope * contentWidth + line.offset + insets.bottom
    //|         return (insets.leading, insets.top, contentWidth)
    //|     }
    //|     //@ floors
    //|     height = grown(height, buffer)
    //|     //@ end
    //|     return height
    //| }
    //@ end
}
//@ end
