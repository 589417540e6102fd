// drives: UIKit AppKit
import GridgenKit
import Grids

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

// MARK: Insertions, deletions and invalidations

let feed = Source([ratios(30)]), feedLayout = PhotoGridCollectionLayout(Feed.self)
feedLayout.delegate = feed
let feedStage = Stage(feedLayout, feed, CGSize(width: 375, height: 667))
let standing = feedStage.frames(feedLayout, 0, 30)
let preparations = feedStage.view.standInPreparations, asked = feed.asked
feedStage.scroll(400)
expect(feedStage.view.standInPreparations == preparations, "scrolling prepares the layout")
feedStage.resize(CGSize(width: 375, height: 500))
expect(feedStage.view.standInPreparations == preparations, "a new height prepares the layout")
feedStage.resize(CGSize(width: 700, height: 375))
expect(feedStage.view.standInPreparations > preparations, "a new width doesn't prepare the layout")
expect(feed.asked == asked, "a new width asks the delegate for the ratios")
feedStage.resize(CGSize(width: 375, height: 667))
expect(agree(feedStage.frames(feedLayout, 0, 30), standing), "turned there and back")

for page in 1...5 {
    let start = feed.sections[0].count
    feed.sections[0] += ratios(20).reversed()
    feedStage.insert((start..<start + 20).map { IndexPath(item: $0, section: 0) })
    let frames = feedStage.frames(feedLayout, 0, start + 20)
    expect(agree(Array(frames.prefix(30)), standing), "page \(page) moves photos")
    let wanted =
        Feed.frames(PhotoRequest(count: start + 20, width: 375, scale: 2, ratios: feed.sections[0])) ?? []
    expect(agree(frames, wanted), "page \(page) differs from the whole")
    let first = feedStage.view.standInInitial[IndexPath(item: start, section: 0)]
    expect(
        first?.alpha == 0 && first?.frame.width == 180,
        "page \(page) doesn't fade in: \(String(describing: first))")
}

let deleted = feedLayout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame
feed.sections[0].remove(at: 2)
feedStage.delete([IndexPath(item: 2, section: 0)])
let final = feedStage.view.standInFinal[IndexPath(item: 2, section: 0)]
expect(final?.alpha == 0 && final?.frame == deleted, "a deleted photo doesn't fade where it was")
let rest = Feed.frames(PhotoRequest(count: 129, width: 375, scale: 2, ratios: feed.sections[0])) ?? []
expect(agree(feedStage.frames(feedLayout, 0, 129), rest), "after a deletion")

feed.sections.insert(ratios(3), at: 0)
feedStage.view.insertSections([0])
expect(
    agree(
        feedStage.frames(feedLayout, 0, 3),
        Feed.frames(PhotoRequest(count: 3, width: 375, scale: 2, ratios: ratios(3))) ?? []),
    "an inserted section")
expect(
    feedStage.view.standInInitial[IndexPath(item: 1, section: 0)]?.alpha == 0,
    "an inserted section doesn't fade in")
feed.sections.remove(at: 1)
feedStage.view.deleteSections([1])
expect(
    feedStage.view.standInFinal[IndexPath(item: 100, section: 1)]?.alpha == 0,
    "a deleted section doesn't fade out")
feedLayout.gap = 11
feedStage.layOut()
expect(
    agree(
        feedStage.frames(feedLayout, 0, 3),
        Feed.frames(PhotoRequest(count: 3, width: 375, gap: 11, scale: 2, ratios: ratios(3))) ?? []),
    "a new gap")

finish()
