/// Of which ratios the photos are whose images are listed.
package enum ImagePhotos: Hashable, Sendable {
    /// Those within the limits of `tile photo`, or 1:3..3:1. Tiles show parts of them.
    case withinLimits
    /// Those within a range. Tiles show parts of them.
    case ratios(RatioRange)
    /// Each file has the ratio of its tile.
    case cut
}

extension Grid {
    /// The ratios of photos; nil if each has the ratio of its tile.
    func ratios(of photos: ImagePhotos) -> RatioRange? {
        switch photos {
        case .withinLimits: limitsOfPhotos
        case .ratios(let ratios): ratios
        case .cut: nil
        }
    }

    /// The limits of `tile photo`, from the least to the greatest, or 1:3..3:1.
    private var limitsOfPhotos: RatioRange {
        let all =
            layouts.compactMap { $0.photoTree?.ratios ?? $0.strip?.ratios }
            + rules.compactMap { $0.rows?.sizing.photoRatios ?? $0.waterfall?.ratios ?? $0.strip?.ratios }
        guard let lower = all.map({ $0.lower }).min(), let upper = all.map({ $0.upper }).max() else {
            return .standard
        }
        return RatioRange(lower: lower, upper: upper)
    }
}
