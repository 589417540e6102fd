/// The places of different values in a list, found by their hashes: a hash table at most half full, with linear probing (Knuth, The
/// Art of Computer Programming 6.4, algorithm L).
///
/// A dictionary would hold each value twice, and hash it again when it grows.
package struct InternTable {
    private struct Slot {
        var hash: UInt64 = 0
        /// One more than the place of a value; 0 for an empty slot.
        var place: UInt32 = 0
    }

    private var slots: [Slot] = []
    private var count: UInt32 = 0

    package init() {}

    /// The place of a value among those so far, in the order in which they came; their number for a new one.
    ///
    /// - Parameter isSame: whether the value equals that at a place.
    package mutating func place(hash: UInt64, isSame: (Int) -> Bool) -> Int {
        if 2 * Int(count) >= slots.count { grow() }
        var index = Self.start(hash, slots.count)
        while slots[index].place > 0 {
            let place = Int(slots[index].place) - 1
            if slots[index].hash == hash, isSame(place) { return place }
            index = (index + 1) & (slots.count - 1)
        }
        count += 1
        slots[index] = Slot(hash: hash, place: count)
        return Int(count) - 1
    }

    /// The high bits of a product are its best.
    private static func start(_ hash: UInt64, _ size: Int) -> Int {
        Int(truncatingIfNeeded: hash >> 32) & (size - 1)
    }

    private mutating func grow() {
        var greater = [Slot](repeating: Slot(), count: max(16, 2 * slots.count))
        for slot in slots where slot.place > 0 {
            var index = Self.start(slot.hash, greater.count)
            while greater[index].place > 0 { index = (index + 1) & (greater.count - 1) }
            greater[index] = slot
        }
        slots = greater
    }
}
