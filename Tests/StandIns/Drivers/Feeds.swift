// drives: UIKit
// page: Feeds
// A timeline keeps what is visible at its place, and a background task lays out all of a feed.
import GridgenKit

let days = (0..<400).map { day in (0...day % 40).map { Double(($0 * 7 + day) % 9 + 4) / 8 } }
guard var timeline = Timeline(days: days, width: 390) else { fatalError("no feed") }
expect(timeline.feed.count == days.reduce(0) { $0 + $1.count }, "the photos of all days")
expect(timeline.feed.groupCount == days.count, "each day is a group")

/// What is on screen, from the top of the window.
func shown() -> [Double] { timeline.visiblePhotos(height: 800).map { $0.frame.y - timeline.offset } }

timeline.scroll(to: timeline.feed.size.height / 2)
let before = shown(), first = timeline.visiblePhotos(height: 800)[0].photo
expect(before.count > 10, "a window has photos")
timeline.insert([1.5, 0.75, 1, 1.25], at: 100)
// Edges are on pixels, the offset is between them.
expect(
    zip(shown(), before).allSatisfy { ($0 - $1).magnitude < 0.34 },
    "photos stay where they are when others are inserted above")
expect(timeline.visiblePhotos(height: 800)[0].photo == first + 4, "their indices move on")

timeline.resize(to: 844)
expect(timeline.feed.width == 844, "the feed is wider")
expect(timeline.visiblePhotos(height: 800)[0].photo <= first + 4, "the first photo is still visible")

let all = await refined(timeline.feed)
expect(all.isExact, "a background task lays out all")

finish()
