// drives: UIKit AppKit
import GridgenKit
import Grids

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// What views ask for: taller where the width is narrower, as text is.
func asked(_ kind: String, _ section: Int, _ width: Double) -> Double {
    let lines = (kind == headerKind ? 3 : 1) + section * 7 % 4
    return Double(lines) * 2000 / width + 12.3
}

func rounded(_ height: Double) -> Double { (height * 2).rounded(.up) / 2 }

/// The sections in their order, which updates change.
var ids = Array(0..<9)
askedHeight = { kind, section, width in
    kind == PhotoGridCollectionLayout.moreKind ? 1 : asked(kind, ids[section], width)
}

for isPinned in [false, true] {
    for round in 0..<20 {
        let source = Source((0..<9).map { ratios($0 % 4 == 3 ? 0 : 3 + $0) })
        let layout = PhotoGridCollectionLayout(Feed.self)
        (layout.headerHeight, layout.footerHeight, layout.sectionSpacing) = (20, 10, 4)
        (layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds) = (
            isPinned, isPinned
        )
        // A section without a header and one without a footer: nothing asks for them.
        source.headers = [20, 0, 20, 30, 20, 20, 20, 20, 20]
        source.footers = [10, 10, 10, 0, 10, 10, 10, 10, 10]
        layout.delegate = source
        layout.selfSizesHeadersAndFooters = true
        let stage = Stage(layout, source, CGSize(width: 320, height: 480))
        let questions = source.asked

        /// The heights of a section's header and footer: those of views that were shown are what they asked for.
        func heights(_ section: Int, _ width: Double) -> (header: Double, footer: Double) {
            func height(_ kind: String, _ estimate: Double) -> Double {
                estimate == 0 ? 0 : rounded(asked(kind, section, width))
            }
            return (height(headerKind, source.headers[section]), height(footerKind, source.footers[section]))
        }
        let name = "round \(round), pinned: \(isPinned)"
        let header = stage.frame(layout, headerKind, 0)
        expect(
            header.map { Double($0.height) } == heights(0, 320).header,
            "\(name): a header of \(header?.height ?? 0), not \(heights(0, 320).header)")
        // Jump below: no view between has been shown. Then scroll up: what is visible doesn't move when a view above asks.
        stage.scroll(stage.contentSize.height - 480)
        var offset = stage.visible.minY
        while offset > 0 {
            let seen = stage.view.standInViews.filter { $0.key.kind.isEmpty }.mapValues {
                $0.frame.minY - stage.visible.minY
            }
            let step = min(offset, CGFloat(20 + standInRandom.next() % 60))
            stage.scroll(offset - step)
            let now = stage.view.standInViews
            for (key, y) in seen {
                guard let frame = now[key]?.frame else { continue }
                let moved = frame.minY - stage.visible.minY - y
                // Content that would begin above its top moves less.
                let isAtTop = stage.visible.minY <= 0.5
                expect(abs(moved - step) < 0.51 || isAtTop, "\(name): \(key) moved by \(moved), not \(step)")
            }
            offset = stage.visible.minY
            if offset <= 0 { break }
        }
        // Every view has been shown at this width.
        var top = 0.0
        for section in source.sections.indices {
            let (header, footer) = heights(section, 320), count = source.sections[section].count
            let wanted = Feed.layout(
                PhotoRequest(count: count, width: 320, scale: 2, ratios: source.sections[section]))
            let frames = stage.frames(layout, section, count, top: top + header)
            expect(
                agree(frames, wanted.map { Array($0) } ?? []),
                "\(name): section \(section) begins at \(frames.first?.y ?? 0), not below \(top + header)")
            top += header + (wanted?.size.height ?? 0) + footer + (section < 8 ? 4 : 0)
        }
        expect(
            abs(Double(stage.contentSize.height) - top) < 1e-6,
            "\(name): \(stage.contentSize.height) for \(top)")
        expect(source.asked == questions, "\(name): ratios are read again for heights")
        // At another width, visible views ask again; off, the estimates are back.
        stage.resize(CGSize(width: 500, height: 480))
        let wide = stage.frame(layout, headerKind, 0).map { Double($0.height) }
        expect(wide == heights(0, 500).header, "\(name): \(wide ?? 0) at 500")
        layout.selfSizesHeadersAndFooters = false
        stage.layOut()
        expect(stage.frame(layout, headerKind, 0)?.height == 20, "\(name): no estimate")
    }
}

// MARK: Updates

for round in 0..<10 {
    ids = Array(0..<9)
    let photos = (0..<9).map { ratios(3 + $0) } + [[]]
    let source = Source(ids.map { photos[$0] }), layout = PhotoGridCollectionLayout(Feed.self)
    (layout.headerHeight, layout.footerHeight) = (20, 10)
    (layout.delegate, layout.selfSizesHeadersAndFooters) = (source, true)
    let stage = Stage(layout, source, CGSize(width: 320, height: 480))
    while stage.visible.maxY < stage.contentSize.height - 1 {
        stage.scroll(min(stage.visible.minY + 200, stage.contentSize.height - 480))
    }
    stage.scroll(0)

    /// Checks all sections: those that were shown are as high as their views asked, wherever they are by now.
    func check(_ what: String) {
        var top = 0.0
        for (section, id) in ids.enumerated() {
            top += rounded(asked(headerKind, id, 320))
            let tiles = Feed.layout(
                PhotoRequest(count: photos[id].count, width: 320, scale: 2, ratios: photos[id]))
            let footer = stage.frame(layout, footerKind, section).map { Double($0.minY) } ?? -1
            top += tiles?.size.height ?? 0
            expect(
                abs(footer - top) < 1e-6,
                "round \(round), \(what): section \(section) ends at \(footer), not \(top)")
            top += rounded(asked(footerKind, id, 320))
        }
        expect(
            abs(Double(stage.contentSize.height) - top) < 1e-6,
            "round \(round), \(what): \(stage.contentSize.height) for \(top)")
    }
    check("shown")
    // A section without photos comes first, so that its header and its footer are visible at once.
    stage.batch {
        ids = [9, 0, 5, 1, 2, 4, 6, 7, 8]
        source.sections = ids.map { photos[$0] }
        stage.view.insertSections([0])
        stage.view.deleteSections([3])
        stage.view.moveSection(5, toSection: 2)
    }
    check("updated")
    stage.batch {
        ids.remove(at: 0)
        source.sections.remove(at: 0)
        stage.view.deleteSections([0])
    }
    check("the first one deleted")
    #if canImport(UIKit)
        // At another text size, what views asked for says nothing any more.
        NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
        stage.layOut()
        let last = stage.frame(layout, headerKind, 7)?.height ?? -1
        expect(last == 20, "round \(round): a header keeps the height \(last) of another text size")
        expect(
            stage.frame(layout, headerKind, 0).map { Double($0.height) }
                == rounded(asked(headerKind, 0, 320)),
            "round \(round): a visible header isn't asked at another text size")
    #endif
}

finish()
