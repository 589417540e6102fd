//@ photos
/// The ratios of the tiles, within the limits of a plan; the add tile has none.
@usableFromInline nonisolated struct PhotoRatios {
    @usableFromInline let known: UnsafeBufferPointer<Double>, plan: PhotoPlan

    //@ kit
    @inlinable init(known: UnsafeBufferPointer<Double>, plan: PhotoPlan) {
        self.known = known
        self.plan = plan
    }
    //@ end

    @inlinable @inline(__always) subscript(index: Int) -> Double {
        plan.limited(index < known.count ? known[index] : 1)
    }
}
//@ end
