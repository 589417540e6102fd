import GridgenKit
import UIKit

/// A screen in a window, as large as the device, that can be turned.
@MainActor struct Stage {
    let window: UIWindow, scale: Double

    init(_ controller: UIViewController, _ width: Double, _ height: Double, scale: Double = 2) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.standInScale = scale
        self.scale = scale
        window.rootViewController = controller
        window.makeKeyAndVisible()
        layOut()
    }

    func turn(_ width: Double, _ height: Double) {
        window.frame = CGRect(x: 0, y: 0, width: width, height: height)
        window.rootViewController?.view.frame = window.bounds
        layOut()
    }

    func layOut() {
        window.layoutIfNeeded()
        let misshapen = window.standInMisshapen
        expect(misshapen.isEmpty, "\(misshapen.count) photos are stretched or not cut off")
    }

    /// Checks frames: bit for bit those of the layout, and those worked out by hand but for less than a pixel.
    func compare(_ found: [CGRect], _ layout: PhotoLayout?, byHand: [CGRect], _ what: String) {
        let wanted = layout.map { $0.map { CGRect($0) } } ?? []
        expect(found == wanted, "\(what): \(found), not \(wanted) as in the layout")
        expect(
            found.count == byHand.count && zip(found, byHand).allSatisfy { isClose($0, $1) },
            "\(what): \(found), not \(byHand) as worked out by hand")
    }

    func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
        isClose(one.minX, other.minX) && isClose(one.minY, other.minY) && isClose(one.maxX, other.maxX)
            && isClose(one.maxY, other.maxY)
    }

    /// Whether two edges are less than a pixel apart.
    func isClose(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1 / scale }
}

extension CGRect {
    init(_ frame: PhotoFrame) {
        self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
}

@MainActor func images(_ count: Int) -> [UIImage] {
    (0..<count).map { UIImage(standInSize: CGSize(width: 300 + $0, height: 200)) }
}

/// Frames of rows of equal tiles, each row as high as given, with gaps between them.
func rows(_ rows: [(count: Int, width: Double, height: Double)], x left: Double, y top: Double, gap: Double)
    -> [CGRect]
{
    var y = top, frames: [CGRect] = []
    for row in rows {
        for place in 0..<row.count {
            let x = left + Double(place) * (row.width + gap)
            frames.append(CGRect(x: x, y: y, width: row.width, height: row.height))
        }
        y += row.height + gap
    }
    return frames
}
