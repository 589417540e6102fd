// drives: UIKit AppKit
import GridgenKit
import Grids

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

// MARK: Ratios after moves, reloads and late arrivals

let source = Source([ratios(30), ratios(12)]), layout = PhotoGridCollectionLayout(Feed.self)
layout.delegate = source
let stage = Stage(layout, source, CGSize(width: 375, height: 667))

func path(_ item: Int, _ section: Int) -> IndexPath { IndexPath(item: item, section: section) }

func check(_ what: String) {
    var top = 0.0
    for (section, ratios) in source.sections.enumerated() {
        let request = PhotoRequest(count: ratios.count, width: 375, scale: 2, ratios: ratios)
        guard let wanted = Feed.layout(request) else { return expect(false, "no layout of \(ratios.count)") }
        let found = stage.frames(layout, section, ratios.count, top: top)
        expect(agree(found, Array(wanted)), "\(what): section \(section) has old ratios")
        top += wanted.size.height
    }
}

for round in 0..<40 {
    let from = Int.random(in: 0..<30, using: &standInRandom),
        to = Int.random(in: 0..<30, using: &standInRandom)
    source.sections[0].insert(source.sections[0].remove(at: from), at: to)
    stage.view.moveItem(at: path(from, 0), to: path(to, 0))
    check("round \(round): a move")

    source.sections[0][to] = Double.random(in: 0.5...2, using: &standInRandom)
    stage.reload([path(to, 0)])
    check("round \(round): a reload")

    source.sections.swapAt(0, 1)
    stage.view.moveSection(0, toSection: 1)
    check("round \(round): a move of a section")
    source.sections.swapAt(0, 1)
    source.sections[1][3] = Double.random(in: 0.5...2, using: &standInRandom)
    stage.batch {
        stage.view.moveSection(1, toSection: 0)
        stage.view.reloadSections([])
    }
    stage.view.reloadSections([1])
    check("round \(round): a reload of a section")

    // An image tells its ratio late.
    source.sections[0][round % 30] = Double.random(in: 0.5...2, using: &standInRandom)
    layout.invalidateLayout()
    stage.layOut()
    check("round \(round): a late ratio")
    layout.invalidateLayout(with: PhotoGridCollectionLayout.InvalidationContext())
    stage.layOut()
    check("round \(round): a context of the app")

    // A deletion fades out where it was, even if the layout is invalidated meanwhile.
    let last = layout.layoutAttributesForItem(at: path(29, 0))?.frame
    let removed = source.sections[0].removeLast()
    stage.delete([path(29, 0)])
    let final = stage.view.standInFinal[path(29, 0)]
    expect(final?.frame == last && final?.alpha == 0, "round \(round): a deleted photo fades elsewhere")
    source.sections[0].append(removed)
    stage.insert([path(29, 0)])
    check("round \(round): an insertion")
}

let asked = source.asked
stage.resize(CGSize(width: 500, height: 300))
stage.scroll(100)
expect(source.asked == asked, "new bounds ask the delegate for the ratios")

finish()
