// drives: AppKit
import AppKit
import GridgenKit
import Grids

// MARK: Where a drop goes

for isMirrored in [false, true] {
    // Three squares a row; then a waterfall, an empty section, and tiles without gaps at the left edge.
    let source = Source([ratios(5), ratios(9), [], ratios(1), ratios(12)])
    source.grids = [PhotoPicker.self, Feed.self, Moments.self, Moments.self, Moments.self]
    let layout = PhotoGridCollectionLayout(PhotoPicker.self)
    layout.delegate = source
    let stage = Stage(layout, source, CGSize(width: 320, height: 600))
    if isMirrored {
        stage.mirror()
        layout.invalidateLayout()
        stage.layOut()
    }

    func target(_ x: CGFloat, _ y: CGFloat) -> (path: IndexPath?, isGap: Bool)? {
        let found = layout.layoutAttributesForDropTarget(at: CGPoint(x: x, y: y))
        return found.map { ($0.indexPath, $0.representedElementCategory == .interItemGap) }
    }
    func hits(_ x: CGFloat, _ y: CGFloat, _ item: Int, _ section: Int, gap: Bool) -> Bool {
        guard let found = target(x, y) else { return false }
        return found.path == IndexPath(item: item, section: section) && found.isGap == gap
    }

    for (section, ratios) in source.sections.enumerated() {
        for item in 0..<min(ratios.count, 9) {
            let path = IndexPath(item: item, section: section), name = "\(path), \(isMirrored)"
            guard let frame = layout.layoutAttributesForItem(at: path)?.frame else { continue }
            let (start, end) = isMirrored ? (frame.maxX, frame.minX) : (frame.minX, frame.maxX)
            let near = start + (end - start) / 8, far = end + (start - end) / 8
            expect(hits(frame.midX, frame.midY, item, section, gap: false), "\(name): on the item")
            expect(hits(near, frame.midY, item, section, gap: true), "\(name): before the item")
            expect(hits(far, frame.midY, item + 1, section, gap: true), "\(name): after the item")
            guard let gap = layout.layoutAttributesForInterItemGap(before: path) else {
                expect(false, "\(name): no gap")
                continue
            }
            expect(
                gap.representedElementCategory == .interItemGap && gap.indexPath == path, "\(name): no gap")
            expect(
                gap.frame.minY == frame.minY && gap.frame.height == frame.height && gap.frame.width >= 2,
                "\(name): a gap of \(gap.frame) beside \(frame)")
            expect(
                abs(gap.frame.midX - start) <= 5 && gap.frame.minX >= 0
                    && gap.frame.maxX <= stage.contentSize.width,
                "\(name): the gap \(gap.frame) isn't at \(start)")
        }
    }
    let first = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame ?? .zero
    let second = layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame ?? .zero
    let between = layout.layoutAttributesForInterItemGap(before: IndexPath(item: 1, section: 0))?.frame
    let sides = (min(first.maxX, second.maxX), max(first.minX, second.minX))
    expect(
        between?.minX == sides.0 && between?.maxX == sides.1,
        "the gap \(String(describing: between)) isn't between \(sides)")
    expect(target((sides.0 + sides.1) / 2, first.midY)?.isGap == true, "a point between tiles is no gap")

    expect(hits(150, -20, 0, 0, gap: true), "above the content")
    expect(hits(150, 1, 0, 0, gap: true), "in the upper inset")
    expect(hits(150, stage.contentSize.height + 50, 9, 4, gap: true), "below the content")
    let end = layout.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame ?? .zero
    let append = layout.layoutAttributesForInterItemGap(before: IndexPath(item: 5, section: 0))?.frame
    let tail = isMirrored ? end.minX : end.maxX
    expect(append.map { abs($0.midX - tail) <= 4 } ?? false, "the gap after the last tile")
    expect(
        layout.layoutAttributesForInterItemGap(before: IndexPath(item: 6, section: 0)) == nil, "a gap too far"
    )
    expect(
        layout.layoutAttributesForInterItemGap(before: IndexPath(item: 0, section: 5)) == nil, "no section")
    expect(
        layout.layoutAttributesForInterItemGap(before: IndexPath(item: 0, section: 2)) != nil,
        "no gap in an empty section")
}

let none = Source([[]]), noneLayout = PhotoGridCollectionLayout(Moments.self)
let noneStage = Stage(noneLayout, none, CGSize(width: 320, height: 600))
let only = noneLayout.layoutAttributesForDropTarget(at: CGPoint(x: 10, y: 10))
expect(
    only?.indexPath == IndexPath(item: 0, section: 0) && only?.representedElementCategory == .interItemGap,
    "an empty collection takes no drop")
none.sections = []
noneStage.view.reloadData()
noneStage.layOut()
expect(noneLayout.layoutAttributesForDropTarget(at: .zero) == nil, "a drop without sections")

finish()
