nonisolated extension CompiledPhotoGrid {
    /// The movements of the photos that two requests share: `before` and `after` are their photos.
    ///
    /// Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing.
    public static func moves<Photo: Hashable>(
        from before: [Photo], _ start: PhotoRequest, to after: [Photo], _ end: PhotoRequest
    ) -> [PhotoMove]? {
        guard let start = layout(start), let end = layout(end) else { return nil }
        var places: [Photo: Int] = [:]
        for (place, photo) in after.enumerated() where places[photo] == nil { places[photo] = place }
        return moves(from: start, to: end, before.count) { places.removeValue(forKey: before[$0]) }
    }

    //@ append

    /// The movements of the existing photos when one is inserted at an index of the new layout.
    ///
    /// The request is the one before. Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing or the index is out of range.
    public static func moves(
        //@ ratios
        ratio: Double = .nan,
        //@ end
        inserting index: Int, in request: PhotoRequest
    ) -> [PhotoMove]? {
        guard index >= 0, index <= request.count, request.count < Int.max, let start = layout(request) else {
            return nil
        }
        var next = request
        next.count += 1
        //@ ratios
        // Photos without a tile don't matter.
        if index <= start.count {
            next.ratios += Array(repeating: .nan, count: Swift.max(0, index - next.ratios.count))
            next.ratios.insert(ratio, at: index)
        }
        //@ end
        guard let end = layout(next) else { return nil }
        return moves(from: start, to: end, request.count) { $0 < index ? $0 : $0 + 1 }
    }

    /// The movements of the remaining photos when the one at an index is deleted.
    ///
    /// The request is the one before. Photos without a tile before or after are left out.
    /// - Returns: nil if one of the layouts is missing or the index is out of range.
    public static func moves(deleting index: Int, in request: PhotoRequest) -> [PhotoMove]? {
        guard index >= 0, index < request.count, let start = layout(request) else { return nil }
        var next = request
        next.count -= 1
        //@ ratios
        if index < next.ratios.count { next.ratios.remove(at: index) }
        //@ end
        guard let end = layout(next) else { return nil }
        return moves(from: start, to: end, request.count) { $0 == index ? nil : $0 < index ? $0 : $0 - 1 }
    }
    //@ end

    fileprivate static func moves(
        from start: PhotoLayout, to end: PhotoLayout, _ count: Int, _ target: (Int) -> Int?
    ) -> [PhotoMove] {
        (0..<Swift.min(count, start.count)).compactMap { index in
            guard let other = target(index), end.indices.contains(other), end.role(of: other) != .add else {
                return nil
            }
            return PhotoMove(from: index, to: other, start: start[index], end: end[other])
        }
    }
}
