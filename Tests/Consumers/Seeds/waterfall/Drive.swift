// spec: specs/feed.grid
// The waterfall against its rules: each photo goes to the column that is shortest so far, the leftmost of equal ones.
import GridgenKit
import UIKit

/// The tiles and the height of the content by the rules alone, two columns below 600 points and three from there on.
func byHand(_ ratios: [Double], _ width: Double) -> (frames: [CGRect], height: Double) {
    let columns = width < 600 ? 2 : 3, side = (width - Double(columns + 1) * 5) / Double(columns)
    var bottoms = Array(repeating: 5.0, count: columns), frames: [CGRect] = []
    for ratio in ratios {
        var shortest = 0
        for column in 1..<columns where bottoms[column] < bottoms[shortest] { shortest = column }
        let x = 5 + Double(shortest) * (side + 5), height = side / ratio
        frames.append(CGRect(x: x, y: bottoms[shortest], width: side, height: height))
        bottoms[shortest] += height + 5
    }
    return (frames, bottoms.max() ?? 0)
}

func ratios(_ range: Range<Int>) -> [Double] {
    range.map { [1.5, 0.75, 1, 2, 0.5, 1, 1.25, 0.8][$0 * 5 % 8] }
}

@MainActor struct Feeds {
    let screen: WaterfallController, stage: Stage, view: UICollectionView

    var frames: [CGRect] {
        (0..<view.numberOfItems(inSection: 0)).compactMap {
            view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
    }

    func check(_ ratios: [Double], _ what: String) {
        let width = view.bounds.width,
            layout = Feed.layout(
                count: ratios.count, width: width, scale: stage.scale, ratios: ratios)
        let hand = byHand(ratios, width)
        stage.compare(frames, layout, byHand: hand.frames, "\(what), \(ratios.count) photos")
        let height = view.contentSize.height
        expect(height == layout?.size.height, "\(what): the content is \(height) high")
        if !ratios.isEmpty {
            expect(stage.isClose(height, hand.height), "\(what): \(height), not \(hand.height), high")
        }
        let everything = CGRect(x: 0, y: 0, width: width, height: height + 1)
        let elements = view.collectionViewLayout.layoutAttributesForElements(in: everything) ?? []
        expect(elements.count == ratios.count, "\(what): attributes of \(elements.count) elements")
        for (key, cell) in view.standInViews {
            let image = ((cell as? UICollectionViewCell)?.backgroundView as? UIImageView)?.image
            expect(image?.size.height == CGFloat(key.indexPath.item), "\(what): another photo in a cell")
        }
    }
}

@MainActor func drive() {
    var requests: [(first: Int, show: ([WaterfallController.Photo]) -> Void)] = []
    let screen = WaterfallController()
    screen.load = { requests.append(($0, $1)) }
    let stage = Stage(screen, 375, 667)
    guard let view = screen.collectionView else { return expect(false, "no collection view") }
    let feeds = Feeds(screen: screen, stage: stage, view: view)

    /// Answers the oldest request with a page.
    func answer(_ count: Int = 20) {
        guard !requests.isEmpty else { return expect(false, "no page is asked for") }
        let request = requests.removeFirst(), range = request.first..<request.first + count
        request.show(
            zip(range, ratios(range)).map {
                (UIImage(standInSize: CGSize(width: 1, height: $0)), $1)
            })
        stage.layOut()
    }
    func scrollToEnd() {
        view.contentOffset.y = max(0, view.contentSize.height - view.bounds.height)
        stage.layOut()
    }

    screen.refresh()
    stage.layOut()
    feeds.check([], "before the first page")
    expect(requests.map(\.first) == [0], "the pages \(requests.map(\.first)) are asked for")
    answer()
    feeds.check(ratios(0..<20), "first page")
    // The width of a column is 180. A photo of 3:2 is 120 high, the square to its right 180, so the next one goes below the first.
    let literal = [
        CGRect(x: 5, y: 5, width: 180, height: 120), CGRect(x: 190, y: 5, width: 180, height: 180),
        CGRect(x: 5, y: 130, width: 180, height: 180),
    ]
    expect(Array(feeds.frames.prefix(3)) == literal, "\(feeds.frames.prefix(3))")

    for page in 1...4 {
        let before = feeds.frames, count = before.count
        scrollToEnd()
        expect(requests.map(\.first) == [count], "page \(page): \(requests.map(\.first)) are asked for")
        let offset = view.contentOffset
        answer()
        expect(Array(feeds.frames.prefix(count)) == before, "page \(page) moves what stands")
        expect(view.contentOffset == offset, "page \(page) scrolls")
        feeds.check(ratios(0..<count + 20), "page \(page)")
    }

    stage.turn(700, 375)
    feeds.check(ratios(0..<100), "turned")
    let passes = view.standInPreparations
    for y in stride(from: 0.0, through: 3000, by: 300) {
        view.contentOffset.y = y
        stage.layOut()
    }
    expect(view.standInPreparations == passes, "scrolling lays out again")
    feeds.check(ratios(0..<100), "after many passes")
    stage.turn(375, 667)
    feeds.check(ratios(0..<100), "turned back")

    // A page that is asked for twice is shown once.
    scrollToEnd()
    view.contentOffset.y = 0
    stage.layOut()
    scrollToEnd()
    expect(requests.map(\.first) == [100, 100], "\(requests.map(\.first)) are asked for")
    answer()
    answer()
    feeds.check(ratios(0..<120), "a page asked for twice")

    // Fewer photos: the content shrinks.
    let tall = view.contentSize.height
    view.contentOffset.y = 0
    screen.refresh()
    stage.layOut()
    answer(7)
    feeds.check(ratios(0..<7), "refreshed")
    expect(view.contentSize.height < tall / 10, "the content doesn't shrink: \(view.contentSize.height)")
}

MainActor.assumeIsolated { drive() }
finish()
