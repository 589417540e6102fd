// drives: UIKit AppKit
import GridgenKit
import Grids

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

// MARK: Tall photos, and many

let tall = Source([ratios(400).enumerated().map { $0.offset % 50 == 0 ? 0.01 : $0.element }])
let tallLayout = PhotoGridCollectionLayout(Feed.self)
tallLayout.delegate = tall
let tallStage = Stage(tallLayout, tall, CGSize(width: 375, height: 667))
// The stand-in compares each of these with all items.
for y in stride(from: 0, to: tallStage.contentSize.height, by: 491) { tallStage.scroll(y) }

CollectionView.standInChecksAll = false
let clock = ContinuousClock()

/// The time of a query, and the number of elements in it.
func measure(_ layout: PhotoGridCollectionLayout, _ y: CGFloat) -> (microseconds: Double, count: Int) {
    var best = Double.infinity, count = 0
    for _ in 0..<40 {
        let time = clock.measure {
            for _ in 0..<50 {
                count =
                    Array(layout.layoutAttributesForElements(in: CGRect(x: 0, y: y, width: 375, height: 667)))
                    .count
            }
        }
        best = min(best, Double(time.components.attoseconds) / 1e12 / 50)
    }
    return (best, count)
}

func measureAll(_ name: String, _ ratios: [Double]) {
    let source = Source([ratios]), layout = PhotoGridCollectionLayout(Feed.self)
    layout.delegate = source
    let stage = Stage(layout, source, CGSize(width: 375, height: 667))
    let first = measure(layout, 0), end = measure(layout, stage.contentSize.height - 667)
    func text(_ value: (microseconds: Double, count: Int)) -> String {
        "\((value.microseconds * 10).rounded() / 10) µs for \(value.count) elements"
    }
    print("\(ratios.count) \(name): first rectangle \(text(first)), last \(text(end))")
    let each = first.microseconds / Double(first.count), last = end.microseconds / Double(end.count)
    expect(last < 4 * each, "\(name): a query grows from \(each) to \(last) µs an element")
}

measureAll("photos", ratios(10_000))
measureAll("photos, the first as high as all", [1 / 4000.0] + ratios(9_999))

// MARK: "+N" among many sections

/// The time of a lookup of the last section's "+N".
func measureMore(_ sections: Int) -> Double {
    let source = Source(Array(repeating: ratios(12), count: sections))
    let layout = PhotoGridCollectionLayout(Moments.self)
    let stage = Stage(layout, source, CGSize(width: 375, height: 667))
    var best = Double.infinity
    for _ in 0..<20 {
        let time = clock.measure {
            for _ in 0..<50 {
                let path = IndexPath(item: 8, section: sections - 1)
                let found = layout.layoutAttributesForSupplementaryView(
                    ofKind: PhotoGridCollectionLayout.moreKind, at: path)
                if found == nil { expect(false, "no +N in \(stage)") }
            }
        }
        best = min(best, Double(time.components.attoseconds) / 1e12 / 50)
    }
    return best
}

let (few, many) = (measureMore(10), measureMore(1_000))
print("a +N among 10 sections: \(few) µs, among 1000: \(many) µs")
expect(many < 4 * few, "a lookup of +N grows from \(few) to \(many) µs")

finish()
