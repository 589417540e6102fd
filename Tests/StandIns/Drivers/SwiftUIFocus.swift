// drives: SwiftUI
import GridgenKit
import SwiftUI

/// A photo in place of a resizable image: it takes what it is proposed, and has an ideal size.
struct Photo: View {
    let size: CGSize
    let focus: UnitPoint

    var body: some View {
        Color.gray.frame(
            minWidth: 0, idealWidth: size.width, maxWidth: .infinity, minHeight: 0, idealHeight: size.height,
            maxHeight: .infinity
        ).photoFocus(focus)
    }
}

@MainActor func drive() {
    let sizes = [
        CGSize(width: 300, height: 200), CGSize(width: 20, height: 90), CGSize(width: 50, height: 50),
    ]
    let tiles = [
        CGSize(width: 100, height: 100), CGSize(width: 160, height: 40), CGSize(width: 33.5, height: 98),
    ]
    for size in sizes {
        for tile in tiles {
            for focus in [
                UnitPoint.center, UnitPoint(x: 0.3, y: 0.2), UnitPoint(x: 1, y: 0), UnitPoint(x: -3, y: 0.8),
            ] {
                for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                    let host = ViewHost(Photo(size: size, focus: focus)), origin = CGPoint(x: 30, y: -17.5)
                    host.environment.layoutDirection = direction
                    let what = "\(size) in \(tile) with \(focus), \(direction)"
                    expect(host.size(ProposedViewSize(tile)) == tile, "\(what): not as large as its tile")
                    expect(host.size(.unspecified) == size, "\(what): not as large as the photo")
                    let photo = host.place(ProposedViewSize(tile), at: origin).first?.frame ?? .zero
                    // The photo covers the tile, and only as far as its shape needs.
                    let scale = max(tile.width / size.width, tile.height / size.height)
                    expect(
                        abs(photo.width - scale * size.width) < 1e-6, "\(what): \(photo) has another width")
                    expect(
                        abs(photo.height - scale * size.height) < 1e-6, "\(what): \(photo) has another height"
                    )
                    let left = min(0, max(tile.width - photo.width, tile.width / 2 - focus.x * photo.width))
                    let top = min(
                        0, max(tile.height - photo.height, tile.height / 2 - focus.y * photo.height))
                    expect(abs(photo.minX - origin.x - left) < 1e-6, "\(what): \(photo) begins at another x")
                    expect(abs(photo.minY - origin.y - top) < 1e-6, "\(what): \(photo) begins at another y")
                    expect(host.problems.isEmpty, "\(what): \(host.problems)")
                }
            }
        }
    }
}

// Top-level code runs on the main actor, but says so only in Swift 6 mode.
MainActor.assumeIsolated { drive() }
finish()
