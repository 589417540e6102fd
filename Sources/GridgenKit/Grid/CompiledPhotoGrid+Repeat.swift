//@ inner
nonisolated extension CompiledPhotoGrid {
    /// The plan for so many photos as a block or a part, which doesn't depend on their ratios.
    @inlinable static func blockPlan(_ photos: Int, _ width: Double) -> PhotoPlan? {
        //@ patterns append
        return _plan(photos, width, [], false)
        //@ end
        //@ patterns !append
        //| return _plan(photos, width, [])
        //@ end
        //@ !patterns
        //| return _plan(photos, width)
        //@ end
    }
}
//@ end
