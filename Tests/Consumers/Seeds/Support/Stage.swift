import GridgenKit
import UIKit

typealias PlatformView = UIView
@MainActor func layOut(_ view: UIView) { view.layoutIfNeeded() }

/// A screen in a window, as large as the device, that can be turned.
@MainActor struct Stage {
    let window: UIWindow, scale: Double

    init(_ controller: UIViewController, _ width: Double, _ height: Double, scale: Double = 2) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.standInScale = scale
        self.scale = scale
        UITableViewCell.standInSolver = { view, width, height in
            _ = AutoLayout(view, width: Double(width), height: height.map(Double.init))
            return view.frame.height
        }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        layOut()
    }

    /// Turns the device; what is beside the safe area shows no content of cells.
    func turn(_ width: Double, _ height: Double, notch: Double = 0) {
        window.standInSafeArea = UIEdgeInsets(top: 0, left: notch, bottom: 0, right: notch)
        window.frame = CGRect(x: 0, y: 0, width: width, height: height)
        window.rootViewController?.view.frame = window.bounds
        layOut()
    }

    func layOut() {
        window.layoutIfNeeded()
        let misshapen = window.standInMisshapen
        expect(misshapen.isEmpty, "\(misshapen.count) photos are stretched or not cut off")
    }

    /// Checks that a table has cells where it shows rows of some heights, less than a pixel from them, one below the other and
    /// as wide as the table.
    func compare(_ cells: [UITableViewCell?], in table: UITableView, heights: [Double], _ what: String) {
        var top = 0.0
        for (row, (cell, height)) in zip(cells, heights).enumerated() {
            defer { top = cell.map { Double($0.frame.maxY) } ?? (top + height) }
            guard let cell else {
                // Of rows above that aren't shown, each may be a pixel higher.
                let slack = Double(row + 1) / scale
                expect(
                    top > table.bounds.maxY - slack || top + height < table.bounds.minY + slack,
                    "\(what), row \(row): no cell")
                continue
            }
            if row > 0, cells[row - 1] != nil {
                let isBelow = abs(cell.frame.minY - top) < 1e-6
                expect(isBelow, "\(what), row \(row): at \(cell.frame.minY), not \(top)")
            }
            expect(
                cell.frame.minX == 0 && cell.frame.width == table.bounds.width
                    && isClose(cell.frame.height, height),
                "\(what), row \(row): the cell is at \(cell.frame), not \(height) high")
        }
        expect(cells.contains { $0 != nil }, "\(what): no cell at all")
    }

    /// The width of the content of a row: beside the notch, there is none.
    func contentWidth(of cell: UITableViewCell?, in table: UITableView) -> Double {
        let insets = table.safeAreaInsets, width = table.bounds.width - insets.left - insets.right
        return Double(cell?.contentView.bounds.width ?? width)
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
