// drives: UIKit AppKit
import GridgenKit
import Grids

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

// MARK: Sections, widths, scales and directions

for scale in [1.0, 2, 3] {
    for isMirrored in [false, true] {
        let source = Source([ratios(5), ratios(0), ratios(14), ratios(7), ratios(40), ratios(6), ratios(5)])
        source.grids = [
            Moments.self, Moments.self, Moments.self, NineGrid.self, Feed.self, Nice.self, Turning.self,
        ]
        let layout = PhotoGridCollectionLayout(Moments.self)
        layout.delegate = source
        let stage = Stage(layout, source, CGSize(width: 320, height: 480), scale: scale)
        if isMirrored {
            stage.mirror()
            layout.invalidateLayout()
            stage.layOut()
        }
        for (width, height) in [(320.0, 480.0), (844, 390), (500, 390), (500, 200)] {
            stage.resize(CGSize(width: width, height: height))
            var top = 0.0
            for (section, grid) in source.grids.enumerated() {
                let request = PhotoRequest(
                    count: source.sections[section].count, width: width, height: height, scale: scale,
                    mirrored: isMirrored, ratios: source.sections[section])
                guard let wanted = grid.layout(request) else {
                    expect(false, "no layout of \(grid)")
                    continue
                }
                let found = stage.frames(layout, section, request.count, top: top)
                let right = isMirrored ? width - wanted.size.width : 0
                expect(
                    agree(found, Array(wanted), dx: right), "\(grid) at \(width), \(scale)x, \(isMirrored)")
                expect(layout.hiddenCount(in: section) == wanted.hiddenCount, "\(grid) hides photos")
                top += wanted.size.height
            }
            expect(
                stage.contentSize == CGSize(width: width, height: top),
                "content \(stage.contentSize), not \(top)")
            for y in stride(from: 0, to: top, by: 97) { stage.scroll(CGFloat(y)) }
            stage.scroll(0)
        }
    }
}

// MARK: A strip, which makes the content wider

for isMirrored in [false, true] {
    let source = Source([ratios(4), ratios(8)]), layout = PhotoGridCollectionLayout(Moments.self)
    source.grids = [Moments.self, Carousel.self]
    layout.delegate = source
    let stage = Stage(layout, source, CGSize(width: 320, height: 480), scale: 2)
    if isMirrored {
        stage.mirror()
        layout.invalidateLayout()
        stage.layOut()
    }
    let requests = source.sections.map { ratios in
        PhotoRequest(count: ratios.count, width: 320, scale: 2, mirrored: isMirrored, ratios: ratios)
    }
    guard let above = Moments.layout(requests[0]), let strip = Carousel.layout(requests[1]) else {
        fatalError("no layout")
    }
    expect(strip.size.width > 1000, "the strip is \(strip.size.width) wide")
    expect(
        stage.contentSize == CGSize(width: strip.size.width, height: above.size.height + strip.size.height),
        "the content is \(stage.contentSize)")
    let beside = isMirrored ? strip.size.width - 320 : 0
    expect(
        agree(stage.frames(layout, 0, 4, top: 0), Array(above), dx: beside), "above a strip, \(isMirrored)")
    expect(
        agree(stage.frames(layout, 1, 8, top: above.size.height), Array(strip), dx: 0),
        "a strip, \(isMirrored)")
}

// MARK: "+N" and the add tile

let album = Source([ratios(9)]), albumLayout = PhotoGridCollectionLayout(Moments.self)
let albumStage = Stage(albumLayout, album, CGSize(width: 300, height: 600))
expect(albumStage.cells == 9 && albumStage.mores.isEmpty, "+N for 9 photos")
album.sections[0] += [1, 1]
albumStage.insert([IndexPath(item: 9, section: 0), IndexPath(item: 10, section: 0)])
expect(albumStage.cells == 9, "\(albumStage.cells) cells for 9 tiles")
expect(albumStage.mores == [IndexPath(item: 8, section: 0)], "+N covers \(albumStage.mores)")
expect(albumLayout.hiddenCount(in: 0) == 2, "+\(albumLayout.hiddenCount(in: 0))")
let last = albumLayout.layoutAttributesForItem(at: IndexPath(item: 8, section: 0))
let more = albumLayout.layoutAttributesForSupplementaryView(
    ofKind: PhotoGridCollectionLayout.moreKind, at: IndexPath(item: 8, section: 0))
expect(more?.frame == last?.frame && (more?.zIndex ?? 0) > (last?.zIndex ?? 0), "+N isn't above its tile")
expect(
    albumLayout.layoutAttributesForSupplementaryView(
        ofKind: PhotoGridCollectionLayout.moreKind, at: IndexPath(item: 7, section: 0)) == nil, "another +N")
album.sections[0].removeFirst(2)
albumStage.delete([IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
expect(albumStage.cells == 9 && albumStage.mores.isEmpty, "+N stays after deletions")

let picker = Source([[1]]), pickerLayout = PhotoGridCollectionLayout(PhotoPicker.self)
let pickerStage = Stage(pickerLayout, picker, CGSize(width: 320, height: 600))
for photos in 0...9 {
    let items = PhotoPicker.tileCount(PhotoRequest(count: photos, width: 0, editing: true)) ?? 0
    picker.sections = [ratios(items)]
    pickerStage.view.reloadData()
    pickerStage.layOut()
    let request = PhotoRequest(count: photos, width: 320, scale: 2, editing: true)
    let wanted = PhotoPicker.frames(request) ?? []
    expect(items == min(photos + 1, 9), "\(items) items for \(photos) photos")
    expect(
        agree(pickerStage.frames(pickerLayout, 0, items), wanted),
        "the tiles of \(photos) photos and the add tile")
}

finish()
