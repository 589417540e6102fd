// drives: UIKit AppKit
import GridgenKit
import Grids

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

// MARK: Headers, footers and spacing

for isMirrored in [false, true] {
    let source = Source([ratios(5), [], ratios(12), ratios(7)])
    source.grids = [Moments.self, Moments.self, Moments.self, NineGrid.self]
    let layout = PhotoGridCollectionLayout(Moments.self)
    let stage = Stage(layout, source, CGSize(width: 320, height: 480))
    let bare = stage.contentSize.height
    // Without a delegate, all sections have the same grid.
    layout.headerHeight = 30.2
    layout.sectionSpacing = 10
    stage.layOut()
    expect(stage.contentSize.height == bare + 4 * 30.5 + 3 * 10, "\(stage.contentSize) after \(bare)")

    layout.delegate = source
    (source.headers, source.footers) = ([40, 20, 0, .nan], [0, 8, 12])
    layout.footerHeight = 6
    if isMirrored { stage.mirror() }
    layout.invalidateLayout()
    stage.layOut()
    for width in [320.0, 200, 500] {
        stage.resize(CGSize(width: width, height: 480))
        expect(source.widths.last == width, "heights for \(source.widths.last ?? 0) points, not \(width)")
        let content = stage.contentSize.width
        var top = 0.0
        for (section, (header, footer)) in [(40.0, 0.0), (20, 8), (0, 12), (0, 6)].enumerated() {
            let request = PhotoRequest(
                count: source.sections[section].count, width: width, scale: 2, mirrored: isMirrored)
            guard let wanted = source.grids[section].layout(request) else { continue }
            let height = wanted.size.height, left = isMirrored ? content - width : 0
            let name = "section \(section) at \(width), \(isMirrored)"
            let found = stage.frame(layout, headerKind, section)
            let frame = header > 0 ? CGRect(x: left, y: top, width: width, height: header) : nil
            expect(found == frame, "\(name): a header at \(String(describing: found))")
            top += header
            let right = isMirrored ? Double(content) - wanted.size.width : 0
            expect(
                agree(stage.frames(layout, section, request.count, top: top), Array(wanted), dx: right),
                "\(name): other tiles")
            top += height
            let below = stage.frame(layout, footerKind, section)
            let end = footer > 0 ? CGRect(x: left, y: top, width: width, height: footer) : nil
            expect(below == end, "\(name): a footer at \(String(describing: below))")
            top += footer + (section < 3 ? 10 : 0)
        }
        expect(Double(stage.contentSize.height) == top, "content of \(stage.contentSize.height), not \(top)")
        for y in stride(from: 0, to: top, by: 61) { stage.scroll(CGFloat(y)) }
        stage.scroll(0)
    }
    expect(
        layout.layoutAttributesForSupplementaryView(ofKind: headerKind, at: IndexPath(item: 1, section: 0))
            == nil
            && stage.frame(layout, headerKind, 9) == nil && stage.frame(layout, "another", 0) == nil,
        "supplements that aren't there")
}

// MARK: The size of a tile before there is a cell

let far = Source([ratios(60)]), farLayout = PhotoGridCollectionLayout(Feed.self)
farLayout.delegate = far
let farStage = Stage(farLayout, far, CGSize(width: 320, height: 480))
for item in 0..<60 {
    let path = IndexPath(item: item, section: 0)
    expect(farLayout.tileSize(at: path) == farLayout.layoutAttributesForItem(at: path)?.frame.size, "\(path)")
}
far.grids = [Moments.self]
farLayout.invalidateLayout()
farStage.layOut()
expect(farLayout.tileSize(at: IndexPath(item: 9, section: 0)) == nil, "a hidden photo has a size")
expect(farLayout.tileSize(at: IndexPath(item: 0, section: 3)) == nil, "a photo that isn't there has a size")

// MARK: Pinned headers and footers

for (top, bottom) in [(0.0, 0.0), (50, 20)] {
    let source = Source([ratios(9), ratios(1), [], ratios(30), ratios(4)])
    source.headers = [40, 30, 20, 0, 25]
    source.footers = [10, 0, 15, 20, 400]
    let layout = PhotoGridCollectionLayout(Moments.self)
    layout.delegate = source
    let stage = Stage(layout, source, CGSize(width: 320, height: 300))
    layout.sectionSpacing = 12
    stage.cover(top: CGFloat(top), bottom: CGFloat(bottom))
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    stage.layOut()
    let asked = (source.asked, source.widths.count), preparations = stage.view.standInPreparations
    // The tiles of each section, from its header to its footer.
    var starts: [Double] = [], ends: [Double] = [], y = 0.0
    for section in 0..<5 {
        let request = PhotoRequest(count: source.sections[section].count, width: 320, scale: 2)
        starts.append(y + source.headers[section])
        ends.append(starts[section] + (Moments.height(request) ?? 0))
        y = ends[section] + source.footers[section] + 12
    }
    for offset in stride(from: -top - 20, to: y, by: 13) {
        stage.scroll(CGFloat(offset))
        for section in 0..<5 {
            let (start, end) = (starts[section], ends[section])
            let (header, footer) = (source.headers[section], source.footers[section])
            // Stand-ins show only what meets the bounds.
            guard start - header < offset + 300, end + footer > offset else { continue }
            let wanted = max(start - header, min(offset + top, end - header))
            let found = stage.frame(layout, headerKind, section).map { Double($0.minY) }
            expect(
                found.map { abs($0 - wanted) < 1e-6 } ?? (header == 0),
                "header \(section) at \(found ?? 0), not \(wanted), in \(offset)")
            let low = min(end, max(offset + 300 - bottom - footer, start))
            let under = stage.frame(layout, footerKind, section).map { Double($0.minY) }
            expect(
                under.map { abs($0 - low) < 1e-6 } ?? (footer == 0),
                "footer \(section) at \(under ?? 0), not \(low), in \(offset)")
        }
        if standInRandom.chance() { stage.scroll(CGFloat(Double.random(in: 0...y, using: &standInRandom))) }
    }
    expect(asked == (source.asked, source.widths.count), "scrolling asks for ratios or heights")
    expect(stage.view.standInPreparations > preparations, "pinned headers stay where they are")
    let header = layout.layoutAttributesForSupplementaryView(
        ofKind: headerKind, at: IndexPath(item: 0, section: 0))
    let more = layout.layoutAttributesForSupplementaryView(
        ofKind: PhotoGridCollectionLayout.moreKind, at: IndexPath(item: 8, section: 3))
    expect((header?.zIndex ?? 0) > (more?.zIndex ?? 9), "a header below +N")
    // Without headers to pin, scrolling prepares nothing.
    (source.headers, source.footers) = ([0, 0, 0, 0, 0], [0, 0, 0, 0, 0])
    layout.invalidateLayout()
    stage.layOut()
    let before = stage.view.standInPreparations
    stage.scroll(33)
    expect(stage.view.standInPreparations == before, "scrolling without headers prepares the layout")
}

// MARK: Updates

let log = Source([]), logLayout = PhotoGridCollectionLayout(Moments.self)
logLayout.delegate = log
logLayout.sectionHeadersPinToVisibleBounds = true
let logStage = Stage(logLayout, log, CGSize(width: 300, height: 900))
// The stand-in compares insertions and deletions with what is there before and after.
for round in 0..<150 {
    let place = Int.random(in: 0...log.sections.count, using: &standInRandom)
    logStage.batch {
        if standInRandom.chance(), place < log.sections.count {
            log.sections.remove(at: place)
            log.headers.remove(at: place)
            log.footers.remove(at: place)
            logStage.view.deleteSections([place])
        } else if log.sections.count < 12 {
            log.sections.insert(ratios(Int.random(in: 0...12, using: &standInRandom)), at: place)
            log.headers.insert(standInRandom.chance() ? 30 : 0, at: place)
            log.footers.insert(standInRandom.chance() ? 10 : 0, at: place)
            logStage.view.insertSections([place])
        }
        // Others get or lose a header.
        for section in log.headers.indices where standInRandom.chance() && standInRandom.chance() {
            log.headers[section] = 30 - log.headers[section]
        }
    }
    for (section, header) in log.headers.enumerated() {
        expect(
            (logStage.frame(logLayout, headerKind, section) != nil) == (header > 0),
            "round \(round): header of section \(section)")
    }
}

// MARK: A subclass

final class FadingLayout: PhotoGridCollectionLayout {
    var prepared = 0
    override func prepare() {
        super.prepare()
        prepared += 1
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> Attributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        attributes?.alpha = 0.5
        return attributes
    }
}
let fading = FadingLayout(Moments.self), one = Source([ratios(3)])
CollectionView.standInChecksAll = false
fading.insets = .zero
let faded = fading.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
expect(faded?.alpha == 0.5, "an override isn't called")

// MARK: The cost of scrolling

/// The time of a scroll among sections with pinned headers.
func measure(_ sections: Int) -> Double {
    let source = Source(Array(repeating: ratios(12), count: sections))
    let layout = PhotoGridCollectionLayout(Moments.self)
    layout.headerHeight = 40
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = Stage(layout, source, CGSize(width: 375, height: 667))
    var best = Double.infinity, offset = stage.contentSize.height / 2
    for _ in 0..<20 {
        let time = ContinuousClock().measure {
            for _ in 0..<50 {
                offset += 1
                stage.scroll(offset)
            }
        }
        best = min(best, Double(time.components.attoseconds) / 1e12 / 50)
    }
    return best
}

let (few, many) = (measure(10), measure(2_000))
print("a scroll among 10 sections: \(few) µs, among 2000: \(many) µs")
expect(many < 4 * few, "a scroll grows from \(few) to \(many) µs")

#if canImport(UIKit)
    // A new text size asks for the heights of headers again.
    let texts = Source([ratios(3)]), textLayout = PhotoGridCollectionLayout(Moments.self)
    (texts.headers, textLayout.delegate) = ([30], texts)
    let textStage = Stage(textLayout, texts, CGSize(width: 300, height: 600))
    let low = textLayout.collectionViewContentSize.height
    texts.headers = [55]
    NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
    textStage.layOut()
    expect(
        textLayout.collectionViewContentSize.height == low + 25,
        "a header keeps its height: \(textLayout.collectionViewContentSize.height) after \(low)")
#endif

finish()
