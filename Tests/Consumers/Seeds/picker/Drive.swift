// spec: specs/picker.grid
// A form of three pickers: photos are added and deleted by taps, and rows below follow at once.
import GridgenKit
import UIKit

/// The tiles of a row by the rules alone: three squares a row, gaps of 4, insets of 8.
func byHand(_ tiles: Int, _ width: Double) -> [CGRect] {
    let side = (width - 16 - 8) / 3
    let counts = stride(from: 0, to: tiles, by: 3).map { min(3, tiles - $0) }
    return rows(counts.map { ($0, side, side) }, x: 8, y: 8, gap: 4)
}

@MainActor struct Form {
    let screen: PickerController, stage: Stage, table: UITableView

    func cell(_ row: Int) -> PickerCell? {
        table.cellForRow(at: IndexPath(row: row, section: 0)) as? PickerCell
    }

    /// The views of a row's photos.
    func views(_ row: Int) -> [UIView] { cell(row)?.grid.arrangedViews ?? [] }

    func check(_ what: String) {
        var heights: [Double] = [], cells: [PickerCell?] = []
        for (row, photos) in screen.rows.enumerated() {
            let what = "\(what), row \(row) of \(photos.count) photos", cell = cell(row)
            let width = stage.contentWidth(of: cell, in: table)
            let layout = PhotoPicker.layout(
                count: photos.count, width: width, scale: stage.scale, editing: true)
            let height = layout?.size.height ?? 0
            heights.append(height)
            cells.append(cell)
            guard let cell else { continue }
            let tiles = min(photos.count + 1, 9), hand = byHand(tiles, width)
            expect(stage.isClose(height, (hand.last?.maxY ?? 0) + 8), "\(what): \(height) high")
            let shown = cell.grid.arrangedViews.filter { !$0.isHidden }
            let images = shown.map { ($0 as? UIImageView)?.image }
            expect(images == photos, "\(what): \(shown.count) photos are shown")
            let adding = cell.grid.subviews.filter { ($0 as? UIButton)?.buttonType == .contactAdd }
                .filter { !$0.isHidden && $0.alpha > 0 }
            expect(adding.count == (photos.count < 9 ? 1 : 0), "\(what): \(adding.count) tiles add a photo")
            stage.compare((shown + adding).map(\.frame), layout, byHand: hand, what)
        }
        stage.compare(cells, in: table, heights: heights, what)
    }

    /// Taps the middle of a tile, whatever view lies there.
    func tap(_ tile: Int, row: Int, _ what: String) {
        let cell = cell(row), frames = byHand(tile + 1, stage.contentWidth(of: cell, in: table))
        guard let cell, let frame = frames.last else { return expect(false, "\(what): no cell") }
        let point = CGPoint(
            x: cell.contentView.frame.minX + frame.midX, y: cell.frame.minY + frame.midY)
        let animations = UIView.standInAnimations
        if let button = stage.window.hitTest(point, with: nil) as? UIButton {
            button.standInTap()
        } else {
            stage.window.standInTouch(at: point)
        }
        expect(UIView.standInAnimations > animations, "\(what): nothing moves")
    }
}

@MainActor func drive() {
    let screen = PickerController(style: .plain)
    screen.rows = [[], [], []]
    let stage = Stage(screen, 390, 844)
    guard let table = screen.tableView else { return expect(false, "no table") }
    let form = Form(screen: screen, stage: stage, table: table)
    var next: [UIImage] = []
    screen.pick = { show in show(next) }
    form.check("empty")

    // Nine photos, one by one, each before the tile that adds them.
    for count in 0..<9 {
        next = images(1)
        let before = screen.rows[1]
        let moves = PhotoPicker.moves(count: count, inserting: count, width: 390, scale: 2, editing: true)
        let starts = form.views(1).map(\.frame)
        form.tap(count, row: 1, "adding photo \(count)")
        form.check("photo \(count) added")
        expect(Array(screen.rows[1].dropLast()) == before, "photo \(count) isn't last")
        for move in moves ?? [] where form.views(1).indices.contains(move.to) {
            expect(starts[move.from] == CGRect(move.start), "photo \(move.from) started elsewhere")
            let end = form.views(1)[move.to].frame
            expect(end == CGRect(move.end), "photo \(move.from) ends at \(end), not \(move.end)")
        }
        UIView.standInEndAnimations()
        stage.layOut()
        form.check("photo \(count) stands")
    }
    expect(screen.rows[1].count == 9, "\(screen.rows[1].count) photos")

    // Every photo can be deleted; the others move to their new tiles as the same views.
    for index in [4, 0, 6, 5, 2, 3, 1, 0, 0] {
        let before = screen.rows[1], views = form.views(1), starts = views.map(\.frame)
        let moves = PhotoPicker.moves(
            count: before.count, deleting: index, width: 390, scale: 2, editing: true)
        form.tap(index, row: 1, "deleting photo \(index) of \(before.count)")
        var rest = before
        rest.remove(at: index)
        let deleted = views[index]
        expect(form.views(1) == views.filter { $0 != deleted }, "photos that stay have other views")
        expect(screen.rows[1] == rest, "another photo than \(index) of \(before.count) went")
        form.check("photo \(index) of \(before.count) deleted")
        expect(moves?.count == rest.count, "\(moves?.count ?? -1) moves of \(rest.count) photos")
        for move in moves ?? [] where form.views(1).indices.contains(move.to) {
            expect(starts[move.from] == CGRect(move.start), "photo \(move.from) started elsewhere")
            let end = form.views(1)[move.to].frame
            expect(end == CGRect(move.end), "photo \(move.from) ends at \(end), not \(move.end)")
        }
        expect(deleted.alpha == 0, "a deleted photo doesn't fade")
        UIView.standInEndAnimations()
        stage.layOut()
        expect(deleted.superview == nil, "a deleted photo is still there")
        form.check("photo \(index) of \(before.count) is gone")
    }

    // More photos than there is room for: the rest isn't taken.
    next = images(7)
    form.tap(0, row: 0, "adding seven")
    form.tap(7, row: 0, "adding seven more")
    expect(screen.rows[0].count == 9, "\(screen.rows[0].count) photos instead of 9")
    form.check("two times seven")
    UIView.standInEndAnimations()
    stage.turn(844, 390, notch: 59)
    form.check("turned")
    form.tap(1, row: 0, "deleting a photo beside the notch")
    form.check("deleted beside the notch")
    UIView.standInEndAnimations()

    // Many rows, so that cells are reused for others at another width.
    for count in Array(0...9) + (0...9).reversed() {
        screen.rows.append(images(count))
    }
    stage.turn(320, 568)
    table.reloadData()
    stage.layOut()
    form.check("many rows")
    for offset in stride(from: 0.0, through: 3000, by: 170) {
        table.contentOffset = CGPoint(x: 0, y: offset)
        stage.layOut()
        form.check("scrolled by \(offset)")
    }
    table.contentOffset = .zero
    stage.layOut()
    form.check("scrolled back")
}

MainActor.assumeIsolated { drive() }
finish()
