/// How straight cuts from edge to edge separate frames.
indirect enum FrameCuts {
    /// One photo, by its place in the list of frames.
    case tile(Int)
    /// Parts from the left.
    case row([FrameCuts])
    /// Parts from the top.
    case stack([FrameCuts])
    /// Photos that no cut separates in their order.
    case inseparable([Int])

    /// All photos, in order.
    init(_ frames: [MeasuredFrame], tolerance: Double) {
        self.init(frames, Array(frames.indices), tolerance: tolerance)
    }

    /// - Parameters:
    ///   - places: the photos to separate, in order.
    ///   - tolerance: by how much frames may overlap.
    private init(_ frames: [MeasuredFrame], _ places: [Int], tolerance: Double) {
        if places.count == 1 {
            self = .tile(places[0])
            return
        }
        let rows = Self.groups(places, tolerance, { frames[$0].y }, { frames[$0].bottom })
        let columns = Self.groups(places, tolerance, { frames[$0].x }, { frames[$0].right })
        if rows.count > 1 {
            self = .stack(rows.map { FrameCuts(frames, $0, tolerance: tolerance) })
        } else if columns.count > 1 {
            self = .row(columns.map { FrameCuts(frames, $0, tolerance: tolerance) })
        } else {
            self = .inseparable(places)
        }
    }

    /// The photos between cuts along one axis.
    private static func groups(
        _ places: [Int], _ tolerance: Double, _ start: (Int) -> Double, _ end: (Int) -> Double
    ) -> [[Int]] {
        var groups: [[Int]] = []
        var reached = -Double.infinity
        for place in places.sorted(by: { (start($0), $0) < (start($1), $1) }) {
            if start(place) >= reached - tolerance {
                groups.append([place])
            } else {
                groups[groups.count - 1].append(place)
            }
            reached = max(reached, end(place))
        }
        // The photos of a group come before those of the next: a cut that would change their order isn't one.
        var ordered: [[Int]] = []
        for group in groups {
            var joined = group
            while let last = ordered.last, let greatest = last.max(), let least = joined.min(),
                greatest > least
            {
                joined += ordered.removeLast()
            }
            ordered.append(joined)
        }
        return ordered.map { $0.sorted() }
    }

    /// The photos that no cut separates; empty if all are separated.
    var inseparable: [Int] {
        switch self {
        case .tile: []
        case .row(let parts), .stack(let parts): parts.lazy.map { $0.inseparable }.first { !$0.isEmpty } ?? []
        case .inseparable(let places): places
        }
    }

    /// The photos, in order.
    var places: [Int] {
        switch self {
        case .tile(let place): [place]
        case .row(let parts), .stack(let parts): parts.flatMap { $0.places }
        case .inseparable(let places): places
        }
    }

    /// Whether it is a tile, or tiles side by side.
    var isTiles: Bool {
        columns.allSatisfy { if case .tile = $0 { true } else { false } }
    }

    /// The parts from the top; itself if it has none.
    var rows: [FrameCuts] {
        if case .stack(let parts) = self { parts } else { [self] }
    }

    /// The parts from the left; itself if it has none.
    var columns: [FrameCuts] {
        if case .row(let parts) = self { parts } else { [self] }
    }
}
