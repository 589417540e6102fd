// spec: specs/moments.grid
// The feed against the rules of the nine-grid: squares, gaps of 5, and a margin of 10 around each post.
import GridgenKit
import UIKit

/// The tiles of a post on a screen of a width, by the rules alone.
func byHand(_ count: Int, _ width: Double) -> [CGRect] {
    let inner = width - 20, half = (inner - 5) / 2, third = (inner - 10) / 3, quarter = (inner - 15) / 4
    let sides: [(Int, Double)] =
        switch count {
        case 0: []
        case 1: [(1, 200)]
        case 2: [(2, half)]
        case 3: [(3, third)]
        case 4: [(2, third), (2, third)]
        case 5: [(2, half), (3, third)]
        case 6: [(3, third), (3, third)]
        case 7: [(3, third), (4, quarter)]
        case 8: [(4, quarter), (4, quarter)]
        default: [(3, third), (3, third), (3, third)]
        }
    return rows(sides.map { ($0.0, $0.1, $0.1) }, x: 10, y: 10, gap: 5)
}

@MainActor func check(_ stage: Stage, _ screen: PostsController, _ what: String) {
    guard let table = screen.tableView else { return expect(false, "no table") }
    let insets = PhotoInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    var heights: [Double] = [], cells: [PostCell?] = []
    for (row, post) in screen.posts.enumerated() {
        let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? PostCell
        let width = stage.contentWidth(of: cell, in: table)
        let layout = Moments.layout(count: post.count, width: width, insets: insets, scale: stage.scale)
        let height = layout?.size.height ?? 0, what = "\(what), row \(row) of \(post.count) photos"
        heights.append(height)
        cells.append(cell)
        guard let cell else { continue }
        let hand = byHand(post.count, width), bottom = hand.last.map { $0.maxY + 10 } ?? 0
        expect(stage.isClose(height, bottom), "\(what): \(height) high, not \(bottom)")
        let photos = cell.grid.arrangedViews.filter { !$0.isHidden }
        stage.compare(photos.map(\.frame), layout, byHand: hand, what)
        let images = photos.map { ($0 as? UIImageView)?.image }
        expect(images == post.prefix(9).map { $0 }, "\(what): other photos")
        let labels = cell.grid.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
        expect(labels.map(\.text) == (post.count > 9 ? ["+\(post.count - 9)"] : []), "\(what): \(labels)")
        expect(labels.allSatisfy { $0.frame == photos.last?.frame }, "\(what): the number isn't on the last")
    }
    stage.compare(cells, in: table, heights: heights, what)
}

@MainActor func drive() {
    let screen = PostsController(style: .plain)
    screen.posts = [3, 9, 4, 1, 6, 12, 2, 8, 5, 7, 0, 10, 3, 9, 4, 1, 6, 2, 8, 5, 7].map(images)
    let stage = Stage(screen, 387, 800)
    guard let table = screen.tableView else { return expect(false, "no table") }

    // 387 − 20 = 367 divides evenly: thirds of 119, halves of 181, quarters of 88.
    check(stage, screen, "first pass")
    let heights: [CGFloat] = [119 + 20, 3 * 119 + 10 + 20, 2 * 119 + 5 + 20]
    for (row, height) in heights.enumerated() {
        let found = table.rectForRow(at: IndexPath(row: row, section: 0)).height
        expect(stage.isClose(found, height), "row \(row) is \(found) high, not \(height)")
    }
    var cells: Set<ObjectIdentifier> = []
    for offset in stride(from: 0.0, through: 4000, by: 190) {
        table.contentOffset = CGPoint(x: 0, y: offset)
        stage.layOut()
        check(stage, screen, "scrolled by \(offset)")
        for row in screen.posts.indices {
            if let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) {
                cells.insert(ObjectIdentifier(cell))
            }
        }
    }
    expect(cells.count < screen.posts.count, "\(cells.count) cells are made for \(screen.posts.count) posts")

    table.contentOffset = .zero
    stage.turn(844, 390, notch: 59)
    check(stage, screen, "turned")
    // Cells that were made for this width and these counts show others at another width.
    stage.turn(320, 568)
    screen.posts = (0...20).map { images(20 - $0) }
    stage.layOut()
    check(stage, screen, "other posts at another width")
    screen.posts.insert(images(2), at: 0)
    screen.posts.remove(at: 2)
    stage.layOut()
    check(stage, screen, "a post inserted, another deleted")
    stage.turn(387, 800)
    check(stage, screen, "turned back")
}

MainActor.assumeIsolated { drive() }
finish()
