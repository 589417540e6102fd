// drives: SwiftUI
import SwiftUI

@testable import GridgenKit

// A strip scrolls in a view that is no wider than it is proposed. Carousel has one from two photos on: 200 high, and 300 from a
// width of 600 on.

struct Photo: Identifiable {
    let id: Int
    var ratio: Double { [1.5, 1, 0.75][id % 3] }
}

struct Screen: View {
    var count: Int
    var editing = false, hugsTiles = false, cornerRadius: CGFloat? = nil

    var body: some View {
        PhotoGrid(
            Carousel.self, (0..<count).map { Photo(id: $0) }, editing: editing, hugsTiles: hugsTiles,
            cornerRadius: cornerRadius, ratio: \.ratio
        ) { photo in
            Text("\(photo.id)")
        } add: {
            Text("add")
        }
    }
}

let origin = CGPoint(x: 5, y: 40)

for isMirrored in [false, true] {
    for (width, count, editing) in [
        (320.0, 8, false), (320, 2, true), (700, 8, false), (320, 1, false), (320.5, 5, true),
    ] {
        let host = ViewHost(Screen(count: count, editing: editing)),
            what = "\(count) photos, \(width), mirrored: \(isMirrored)"
        host.environment.displayScale = 2
        host.environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        let request = PhotoRequest(
            count: count, width: width, scale: 2, mirrored: isMirrored,
            ratios: (0..<count).map { Photo(id: $0).ratio }, editing: editing)
        guard let layout = Carousel.layout(request) else { fatalError("no layout") }
        let proposal = ProposedViewSize(width: width, height: 1000)
        let size = host.size(proposal), snapped = CGFloat((width * 2).rounded() / 2)
        expect(
            size == CGSize(width: snapped, height: CGFloat(layout.size.height)),
            "\(what): the size is \(size)")
        let views = host.place(proposal, at: origin)
        expect(views.count == layout.count, "\(what): \(views.count) views")
        // The first photo is at the leading edge, and what is beyond the other edge scrolls.
        let beyond = isMirrored ? snapped - CGFloat(layout.size.width) : 0
        for (view, frame) in zip(views, layout) {
            let wanted = frame.cgRect.offsetBy(dx: origin.x + beyond, dy: origin.y)
            let isPlaced =
                abs(view.frame.midX - wanted.midX) < 0.5 && abs(view.frame.midY - wanted.midY) < 1e-6
            expect(isPlaced, "\(what): \(view.name) is at \(view.frame), not \(wanted)")
        }
        for problem in host.problems { expect(false, "\(what): \(problem)") }
    }
}

// Hugging, it is as wide as its photos, up to the width that is proposed.
for (count, width) in [(2, 304.0), (8, 320)] {
    let host = ViewHost(Screen(count: count, hugsTiles: true))
    host.environment.displayScale = 2
    let size = host.size(ProposedViewSize(width: 320, height: nil))
    expect(
        Double(size.width) == (count == 2 ? min(320, 200 * 2.5 + 4) : width), "\(count) photos hug \(size)")
}

// The corners are those of the strip, not of what is in view.
let corners = ViewHost(Screen(count: 8, cornerRadius: 12))
corners.environment.displayScale = 2
let tiles = corners.place(ProposedViewSize(width: 320, height: nil))
expect(tiles.first.map { $0.masks.first?.frame.minX == $0.frame.minX } ?? false, "the first photo's corners")
expect(tiles.last.map { $0.masks.first?.frame.maxX == $0.frame.maxX } ?? false, "the last photo's corners")

finish()
