// drives: UIKit AppKit
import GridgenKit
import Grids

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

// MARK: Cells of a fixed size that are wider than the view

// Three tiles of 80 points a row need 270 points; a photo of 200 points fits.
for isMirrored in [false, true] {
    let source = Source([ratios(7), ratios(1), ratios(5)])
    source.grids = [NineGrid.self, Moments.self, Moments.self]
    let layout = PhotoGridCollectionLayout(NineGrid.self)
    layout.delegate = source
    let stage = Stage(layout, source, CGSize(width: 220, height: 300))
    if isMirrored {
        stage.mirror()
        layout.invalidateLayout()
        stage.layOut()
    }
    expect(stage.contentSize.width == 270, "the content is \(stage.contentSize.width) wide, not 270")
    // Sections keep to the leading edge of the content.
    for (section, width) in [(0, 270.0), (1, 220), (2, 220)] {
        let request = PhotoRequest(
            count: source.sections[section].count, width: 220, scale: 2, mirrored: isMirrored)
        guard let wanted = source.grids[section].layout(request) else { continue }
        let found = stage.frames(layout, section, request.count)
        let left = isMirrored ? 270 - wanted.size.width : 0
        expect(
            zip(found, wanted).allSatisfy { abs($0.x - left - $1.x) < 1e-6 && $0.width == $1.width },
            "section \(section) isn't at the leading edge, \(isMirrored)")
        expect(wanted.size.width == (section == 1 ? 200 : width), "section \(section): \(wanted.size.width)")
    }
    // Every tile can be scrolled to, and the stand-in checks that all are inside the content.
    var seen: Set<IndexPath> = []
    for y in stride(from: 0, to: stage.contentSize.height, by: 150) {
        stage.scroll(y)
        for x in [0, 50.0] {
            stage.scroll(x: CGFloat(x))
            seen.formUnion(stage.view.standInViews.keys.map(\.indexPath))
        }
    }
    stage.scroll(0)
    expect(seen.count == 13, "\(seen.count) tiles are seen")
    stage.resize(CGSize(width: 400, height: 300))
    expect(stage.contentSize.width == 400, "the content is \(stage.contentSize.width) wide, not 400")
}

// MARK: The safe area

#if canImport(UIKit)
    typealias Reference = UICollectionViewFlowLayout.SectionInsetReference
    typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior

    /// The left and right edges of the sections in the view, and those that they should have.
    func check(
        _ layout: PhotoGridCollectionLayout, _ stage: Stage, _ left: Double, _ right: Double, _ what: String
    ) {
        let start = Double(stage.view.adjustedContentInset.left)
        let frames = stage.frames(layout, 0, 3)
        guard let first = frames.first, let last = frames.last else { return expect(false, "no tiles") }
        expect(
            abs(first.x + start - left) < 1e-6 && abs(last.x + last.width + start - right) < 1e-6,
            "\(what): from \(first.x + start) to \(last.x + last.width + start), not \(left) to \(right)")
    }

    let notch = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    for behavior in [Behavior.automatic, .scrollableAxes, .always, .never] {
        for isLate in [false, true] {
            // One row of three photos: PhotoPicker has no sections.
            let source = Source([ratios(3)]), layout = PhotoGridCollectionLayout(PhotoPicker.self)
            let stage = Stage(layout, source, CGSize(width: 390, height: 844))
            stage.view.contentInsetAdjustmentBehavior = behavior
            layout.insets = .init(top: 0, leading: 0, bottom: 0, trailing: 0)
            stage.layOut()
            check(layout, stage, 0, 390, "\(behavior) upright")
            // Whether the safe area changes before or after the layout pass for the new size isn't documented.
            if !isLate { stage.view.standInSafeArea = notch }
            stage.resize(CGSize(width: 844, height: 390))
            if isLate { stage.view.standInSafeArea = notch }
            stage.layOut()
            check(layout, stage, 44, 800, "\(behavior) turned, \(isLate)")
            let preparations = stage.view.standInPreparations
            stage.scroll(20)
            stage.scroll(0)
            expect(stage.view.standInPreparations == preparations, "scrolling prepares the layout")
            stage.view.standInSafeArea.left = 0
            stage.layOut()
            check(layout, stage, 0, 800, "\(behavior) with another safe area")

            layout.sectionInsetReference = .fromLayoutMargins
            stage.layOut()
            check(layout, stage, 8, 792, "\(behavior) from margins")
            layout.sectionInsetReference = .fromContentInset
            stage.layOut()
            check(layout, stage, 0, behavior == .always ? 800 : 844, "\(behavior) from the content inset")
            layout.sectionInsetReference = .fromSafeArea
            stage.view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
            layout.invalidateLayout()
            stage.layOut()
            check(layout, stage, 10, 780, "\(behavior) with a content inset")
            expect(
                stage.contentSize.width <= 844, "\(behavior): the content scrolls: \(stage.contentSize.width)"
            )
        }
    }

    // Cells wider than the safe area: the content scrolls, and the scroll view adds the safe area itself.
    for behavior in [Behavior.automatic, .scrollableAxes, .always, .never] {
        for width in [300.0, 350, 358, 400] {
            let source = Source([ratios(7)]), layout = PhotoGridCollectionLayout(NineGrid.self)
            let stage = Stage(layout, source, CGSize(width: width, height: 300))
            stage.view.contentInsetAdjustmentBehavior = behavior
            stage.view.standInSafeArea = notch
            stage.layOut()
            stage.layOut()
            let inset = stage.view.adjustedContentInset, frames = stage.frames(layout, 0, 7)
            let size = Double(stage.contentSize.width + inset.left + inset.right)
            let least = frames.map(\.x).min() ?? -1, most = frames.map { $0.x + $0.width }.max() ?? -1
            expect(least + Double(inset.left) == 54, "\(behavior), \(width): tiles begin at \(least)")
            expect(
                Double(inset.left) + most + 54 <= size,
                "\(behavior), \(width): tiles to \(most) in \(size) points")
            expect(
                270 + 88 > width || size == width,
                "\(behavior), \(width): content of \(size) points scrolls")
        }
    }
#endif

finish()
