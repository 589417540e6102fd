// spec: specs/nice.grid
// The nine styles against their rules: shares of what the gaps leave, in a frame whose size the window gives.
import GridgenKit
import UIKit

/// The frame, without its insets, and the gaps.
struct Frame {
    let x, y, width, height, columnGap, rowGap: Double

    /// Rows of so many tiles, whose heights are to each other as the shares.
    func rows(_ rows: [(count: Int, share: Double)]) -> [CGRect] {
        let shares = rows.map(\.share).reduce(0, +), free = height - Double(rows.count - 1) * rowGap
        var y = y, frames: [CGRect] = []
        for row in rows {
            let height = free * row.share / shares
            let width = (width - Double(row.count - 1) * columnGap) / Double(row.count)
            for place in 0..<row.count {
                let x = x + Double(place) * (width + columnGap)
                frames.append(CGRect(x: x, y: y, width: width, height: height))
            }
            y += height + rowGap
        }
        return frames
    }

    /// The tiles by the rules alone.
    func byHand(_ count: Int) -> [CGRect] {
        switch count {
        case 0: return []
        case 1: return rows([(1, 1)])
        case 2: return rows([(2, 1)])
        case 3: return rows([(1, 57), (2, 43)])
        case 4: return rows([(2, 1), (2, 1)])
        case 5: return rows([(2, 60), (3, 40)])
        case 6:
            // A tile of two by two cells takes the place of four of the nine.
            let cells = rows([(3, 1), (3, 1), (3, 1)]), last = cells[4]
            let big = CGRect(x: x, y: y, width: last.maxX - x, height: last.maxY - y)
            return [big, cells[2], cells[5], cells[6], cells[7], cells[8]]
        case 7: return rows([(1, 43), (3, 28.5), (3, 28.5)])
        case 8: return rows([(2, 43), (3, 28.5), (3, 28.5)])
        default: return rows([(3, 1), (3, 1), (3, 1)])
        }
    }
}

@MainActor func check(_ stage: Stage, _ screen: NiceController, _ what: String) {
    let size = stage.window.bounds.size, count = screen.photos.count, what = "\(what), \(count) photos"
    let insets = screen.sectionInsets ?? .zero
    let frame = Frame(
        x: insets.leading, y: insets.top, width: size.width - insets.leading - insets.trailing,
        height: size.height - insets.top - insets.bottom, columnGap: screen.columnGap ?? 2,
        rowGap: screen.rowGap ?? 2)
    let layout = Nice.layout(
        count: count, width: size.width, height: size.height, rowGap: screen.rowGap.map { Double($0) },
        columnGap: screen.columnGap.map { Double($0) }, insets: screen.sectionInsets.map { PhotoInsets($0) },
        scale: stage.scale)
    let arranged = (screen.view as? PhotoGridView)?.arrangedViews ?? []
    let photos = arranged.compactMap { $0 as? UIImageView }.filter { !$0.isHidden }
    let shown = screen.view.subviews.filter { $0 is UIImageView && !$0.isHidden }
    expect(shown.count == photos.count, "\(what): \(shown.count) views of \(photos.count) photos")
    expect(photos.map(\.image) == screen.photos.prefix(9).map { $0 }, "\(what): other photos")
    let frames = photos.map(\.frame)
    stage.compare(frames, layout, byHand: frame.byHand(count), what)
    // The tiles end where the insets begin, on every side.
    let bottom = frames.map(\.maxY).max(), right = frames.map(\.maxX).max()
    expect(count == 0 || bottom == size.height - insets.bottom, "\(what): ends at \(bottom ?? 0)")
    expect(count == 0 || right == size.width - insets.trailing, "\(what): ends at \(right ?? 0)")
    if count == 6 {
        let isAligned = frames[0].maxX == frames[4].maxX && frames[0].maxY == frames[2].maxY
        expect(isAligned, "\(what): seams don't line up in \(frames)")
    }
    let labels = screen.view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    expect(labels.map(\.text) == (count > 9 ? ["+\(count - 9)"] : []), "\(what): the labels \(labels)")
    expect(labels.allSatisfy { $0.frame == frames.last }, "\(what): the number isn't on the last photo")
}

@MainActor func drive() {
    let screen = NiceController(), stage = Stage(screen, 302, 402)
    screen.photos = images(3)
    stage.layOut()
    // 57 and 43 % of 400, above two tiles of 150.
    let literal = [
        CGRect(x: 0, y: 0, width: 302, height: 228), CGRect(x: 0, y: 230, width: 150, height: 172),
        CGRect(x: 152, y: 230, width: 150, height: 172),
    ]
    expect(screen.view.subviews.map(\.frame) == literal, "\(screen.view.subviews.map(\.frame))")

    let insets = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 24, trailing: 10)
    for count in Array(0...12) + [3, 11, 5, 0, 6] {
        screen.photos = images(count)
        for (width, height) in [(302.0, 402.0), (390, 844), (844, 390), (320, 240)] {
            stage.turn(width, height)
            check(stage, screen, "\(width) × \(height)")
            // Each property alone, and all of them together.
            for change in 0..<8 {
                screen.columnGap = change & 1 == 0 ? nil : 8
                screen.rowGap = change & 2 == 0 ? nil : 13
                screen.sectionInsets = change & 4 == 0 ? nil : insets
                stage.layOut()
                check(stage, screen, "change \(change)")
            }
            (screen.columnGap, screen.rowGap, screen.sectionInsets) = (nil, nil, nil)
            stage.layOut()
            check(stage, screen, "tight again")
        }
    }
    var photos = images(5)
    for index in [2, 0, 5] {
        photos.insert(images(1)[0], at: index)
        screen.photos = photos
        stage.layOut()
        check(stage, screen, "inserted at \(index)")
    }
}

MainActor.assumeIsolated { drive() }
finish()
