internal import GridEmit
internal import GridModel

/// How well a rule gives measured frames.
struct FrameFit {
    /// The bits of its errors.
    let bits: Double
    let greatestError: Double

    /// That of frames that weren't measured.
    static let perfect = FrameFit(bits: 0, greatestError: 0)

    private init(bits: Double, greatestError: Double) {
        (self.bits, self.greatestError) = (bits, greatestError)
    }

    /// Nil if an edge is off by more than the tolerance.
    init?(of placed: [PlacedFrames.Frame], to frames: [MeasuredFrame], tolerance: Double, precision: Double) {
        // Edges at the same place have one error.
        var across: [Double: Double] = [:], down: [Double: Double] = [:]
        for (placed, frame) in zip(placed, frames) {
            let (x, y) = (placed.x.nearestDouble, placed.y.nearestDouble)
            for (edge, measured) in [(x, frame.x), (x + placed.width.nearestDouble, frame.right)] {
                across[measured] = max(across[measured] ?? 0, (edge - measured).magnitude)
            }
            for (edge, measured) in [(y, frame.y), (y + placed.height.nearestDouble, frame.bottom)] {
                down[measured] = max(down[measured] ?? 0, (edge - measured).magnitude)
            }
        }
        // The order of a dictionary differs from run to run, and that of a sum must not.
        let errors = (Array(across.values) + down.values).sorted()
        greatestError = errors.last ?? 0
        guard greatestError <= tolerance + 1e-6 else { return nil }
        bits = DescriptionLength.bits(of: errors, precision: precision / 2)
    }
}
