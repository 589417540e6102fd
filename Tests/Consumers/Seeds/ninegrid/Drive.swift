// spec: specs/ninegrid.grid
// The constraints of both containers, solved: exactly one solution, no constraint too many, and the cells of the rules.
import GridgenKit
import UIKit

/// Views whose frames are unknown, and an equation for each active constraint, in coordinates of the screen.
@MainActor struct Equations {
    let screen: UIView, views: [UIView], isMirrored: Bool
    private(set) var rows: [[Double]] = []
    private(set) var rank = 0

    var unknowns: Int { views.count * 4 }

    init(_ screen: UIView, _ views: [UIView], isMirrored: Bool) {
        (self.screen, self.views, self.isMirrored) = (screen, views, isMirrored)
        for constraint in ActiveConstraints.all {
            var row = Array(repeating: 0.0, count: unknowns + 1)
            add(constraint.firstItem, constraint.firstAttribute, 1, to: &row)
            add(constraint.secondItem, constraint.secondAttribute, -constraint.multiplier, to: &row)
            let isOnTrailingSide =
                isMirrored && [.leading, .trailing].contains(constraint.firstAttribute)
            row[unknowns] += isOnTrailingSide ? -constraint.constant : constraint.constant
            rows.append(row)
        }
    }

    /// Adds an attribute: x, y, width and height of view n are the unknowns 4 n to 4 n + 3.
    private func add(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
        to row: inout [Double]
    ) {
        guard let item else { return }
        let parts: [(side: Int, share: Double)] =
            switch attribute {
            case .leading: isMirrored ? [(0, 1), (2, 1)] : [(0, 1)]
            case .trailing: isMirrored ? [(0, 1)] : [(0, 1), (2, 1)]
            case .top: [(1, 1)]
            case .bottom: [(1, 1), (3, 1)]
            case .width: [(2, 1)]
            case .height: [(3, 1)]
            default: fatalError("the attribute \(attribute)")
            }
        let known = [0, 0, screen.bounds.width, screen.bounds.height]
        for (side, share) in parts {
            if item === screen {
                row[unknowns] -= factor * share * known[side]
            } else if let view = views.firstIndex(where: { $0 === item }) {
                row[4 * view + side] += factor * share
            } else {
                fatalError("a constraint of a view that isn't shown")
            }
        }
    }

    /// The frames, if there is exactly one solution.
    mutating func solve() -> [CGRect]? {
        for column in 0..<unknowns {
            guard let pivot = (rank..<rows.count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                abs(rows[pivot][column]) > 1e-9
            else { continue }
            rows.swapAt(rank, pivot)
            let scale = rows[rank][column]
            for place in column...unknowns { rows[rank][place] /= scale }
            for row in rows.indices where row != rank && rows[row][column] != 0 {
                let factor = rows[row][column]
                for place in column...unknowns { rows[row][place] -= factor * rows[rank][place] }
            }
            rank += 1
        }
        guard rank == unknowns else { return nil }
        return views.indices.map { view in
            let values = (0..<4).map { rows[4 * view + $0][unknowns] }
            return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
        }
    }
}

@MainActor func check(_ stage: Stage, _ screen: NineGridController, _ what: String) {
    let count = screen.photos.count, what = "\(what), \(count) cells"
    guard let view = screen.view, view.subviews.count == 2 else { return expect(false, "no containers") }
    let card = view.subviews[0], board = view.subviews[1]
    let cells = card.subviews.filter { !$0.isHidden }, boardCells = board.subviews.filter { !$0.isHidden }
    for cells in [cells, boardCells] {
        expect(cells.map { ($0 as? UIImageView)?.image } == screen.photos, "\(what): other photos")
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var equations = Equations(view, [card, board] + cells + boardCells, isMirrored: isMirrored)
    // Six of the screen; four for each cell, and two that size the card.
    let wanted = 6 + 4 * count + 2 + 4 * count
    expect(equations.rows.count == wanted, "\(what): \(equations.rows.count) constraints, not \(wanted)")
    guard let frames = equations.solve() else {
        return expect(false, "\(what): \(equations.unknowns) unknowns, and a rank of \(equations.rank)")
    }
    expect(equations.rows.count == equations.rank, "\(what): a constraint too many")

    let columns = Double(min(3, count)), rows = Double((count + 2) / 3)
    let width = count == 0 ? 0 : 20 + columns * 80 + (columns - 1) * 5
    let height = count == 0 ? 0 : 20 + rows * 60 + (rows - 1) * 5
    let size = view.bounds.size
    let cardFrame = CGRect(x: isMirrored ? size.width - width : 0, y: 0, width: width, height: height)
    let boardFrame = CGRect(x: 0, y: height, width: size.width, height: size.height - height)
    expect(isClose(frames[0], cardFrame), "\(what): the card is \(frames[0]), not \(cardFrame)")
    expect(isClose(frames[1], boardFrame), "\(what): the board is \(frames[1]), not \(boardFrame)")
    let layout = NineGrid.layout(count: count, width: 0)
    expect(
        layout?.size == PhotoSize(width: width, height: height), "\(what): a layout of \(layout?.size as Any)"
    )
    for cell in 0..<count {
        let left = 10 + Double(cell % 3) * 85, top = 10 + Double(cell / 3) * 65
        for (container, found) in [(frames[0], frames[2 + cell]), (frames[1], frames[2 + count + cell])] {
            // Cells hang from the top leading corner of their container.
            let x = isMirrored ? container.maxX - left - 80 : container.minX + left
            let hand = CGRect(x: x, y: container.minY + top, width: 80, height: 60)
            expect(isClose(found, hand), "\(what): cell \(cell) is at \(found), not \(hand)")
        }
        guard let layout, !isMirrored else { continue }
        let tile = CGRect(layout[cell])
        expect(
            isClose(frames[2 + cell], tile), "\(what): cell \(cell) is at \(frames[2 + cell]), not \(tile)")
    }
}

/// A solution is exact but for rounding.
func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9
        && abs(one.width - other.width) < 1e-9 && abs(one.height - other.height) < 1e-9
}

@MainActor func drive() {
    let screen = NineGridController(), stage = Stage(screen, 390, 844)
    guard let view = screen.view else { return expect(false, "no view") }
    for count in Array(0...12) + [9, 3, 4, 1, 2, 0, 7] {
        let shown = screen.photos.count, before = Set(ActiveConstraints.all.map(ObjectIdentifier.init))
        screen.photos = images(count)
        check(stage, screen, "after \(shown)")
        let kept = ActiveConstraints.all.filter { before.contains(ObjectIdentifier($0)) }.count
        let least = 6 + 8 * min(shown, count)
        expect(kept >= least, "\(count) after \(shown): \(kept) constraints are kept of \(least)")
        for (width, height) in [(844.0, 390.0), (320, 568), (390, 844)] {
            stage.turn(width, height)
            check(stage, screen, "\(width) × \(height)")
        }
        view.semanticContentAttribute = .forceRightToLeft
        check(stage, screen, "right to left")
        view.semanticContentAttribute = .unspecified
    }
    for index in [3, 0, 7] {
        screen.photos.insert(images(1)[0], at: index)
        check(stage, screen, "inserted at \(index)")
        screen.photos.remove(at: index / 2)
        check(stage, screen, "deleted at \(index / 2)")
    }
}

MainActor.assumeIsolated { drive() }
finish()
