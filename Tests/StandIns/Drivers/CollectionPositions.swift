// drives: UIKit AppKit
import GridgenKit
import Grids

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// A photo with an identity, so that it is found after updates.
struct Item { var id: Int, ratio: Double }

/// A collection whose photos have identities.
final class Album {
    var sections: [[Item]] { didSet { source.sections = sections.map { $0.map(\.ratio) } } }
    let source: Source, layout: PhotoGridCollectionLayout, stage: Stage

    init(_ counts: [Int], _ grid: any CompiledPhotoGrid.Type) {
        var id = 0
        sections = counts.map { count in
            ratios(count).map { ratio in
                id += 1
                return Item(id: id, ratio: ratio)
            }
        }
        source = Source(sections.map { $0.map(\.ratio) })
        layout = PhotoGridCollectionLayout(grid)
        layout.delegate = source
        stage = Stage(layout, source, CGSize(width: 375, height: 667))
    }

    /// The distances of tiles from the top of the visible part, by identity: those whose upper edges are visible first.
    func visible(top: Double = 0) -> [(id: Int, distance: Double)] {
        let area = stage.visible, start = Double(area.minY) + top
        var found: [(id: Int, distance: Double)] = []
        for section in sections.indices {
            for item in sections[section].indices {
                let path = IndexPath(item: item, section: section)
                guard let tile = layout.layoutAttributesForItem(at: path), !tile.isHidden,
                    Double(tile.frame.maxY) > start, tile.frame.minY < area.maxY
                else { continue }
                found.append((sections[section][item].id, Double(tile.frame.minY) - start))
            }
        }
        return found.filter { $0.distance >= 0 }.sorted { ($0.distance, $0.id) < ($1.distance, $1.id) }
    }

    /// The distance of a photo from the top of the visible part.
    func distance(_ id: Int, top: Double = 0) -> Double? {
        for section in sections.indices {
            guard let item = sections[section].firstIndex(where: { $0.id == id }) else { continue }
            let tile = layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))
            return tile.map { Double($0.frame.minY - stage.visible.minY) - top }
        }
        return nil
    }

    /// Scrolls to where a tile begins a little below the top.
    func scroll(_ item: Int, _ section: Int, below: CGFloat = 7) {
        let tile = layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))
        stage.scroll((tile?.frame.minY ?? 0) - below)
    }
}

// MARK: New sizes

for _ in 0..<10 {
    for top in [0.0, 60] {
        let album = Album([200, 9, 40], Feed.self)
        album.stage.cover(top: CGFloat(top), bottom: 0)
        album.scroll(Int.random(in: 50..<150, using: &standInRandom), 0)
        guard let first = album.visible(top: top).first else { finish() }
        for size in [
            CGSize(width: 700, height: 375), CGSize(width: 375, height: 667), CGSize(width: 500, height: 667),
        ] {
            album.stage.resize(size)
            let after = album.distance(first.id, top: top)
            expect(
                after.map { abs($0 - first.distance) < 0.01 } ?? false,
                "\(first.id) is at \(after ?? -1), not \(first.distance), at \(size)")
        }
        album.stage.scroll(album.stage.visible.minY + 300)
        guard let next = album.visible(top: top).first else { finish() }
        album.stage.resize(CGSize(width: 400, height: 667))
        let after = album.distance(next.id, top: top)
        expect(
            after.map { abs($0 - next.distance) < 0.01 } ?? false,
            "scrolled, \(next.id) is at \(after ?? -1), not \(next.distance)")
    }
}

let still = Album([200], Feed.self)
still.stage.resize(CGSize(width: 700, height: 375))
expect(still.stage.visible.minY == 0, "the top isn't the top at another width")
still.layout.keepsVisiblePhoto = false
still.scroll(100, 0)
let offset = still.stage.visible.minY
still.stage.resize(CGSize(width: 600, height: 375))
expect(still.stage.visible.minY == offset, "\(still.stage.visible.minY), not \(offset), though it is off")

// A photo that is cut off at the top, and no other is on screen, stays cut off by the same part.
let tall = Album([40], Feed.self)
tall.sections[0] = tall.sections[0].map { Item(id: $0.id, ratio: 0.1) }
tall.layout.invalidateLayout()
tall.stage.layOut()
tall.scroll(20, 0, below: -700)
let height = Double(tall.layout.tileSize(at: IndexPath(item: 20, section: 0))?.height ?? 0)
tall.stage.resize(CGSize(width: 500, height: 667))
let taller = Double(tall.layout.tileSize(at: IndexPath(item: 20, section: 0))?.height ?? 0)
let part = (tall.distance(21) ?? 0) / taller
expect(abs(part + 700 / height) < 0.001, "\(part) of a photo is cut off, not \(-700 / height)")

// MARK: Insertions above, at the top, and of sections

let feed = Album([200, 9, 40], Feed.self)
feed.sections[0].insert(Item(id: 1000, ratio: 1), at: 0)
feed.stage.insert([IndexPath(item: 0, section: 0)])
expect(feed.stage.visible.minY == 0, "an insertion at the top scrolls to \(feed.stage.visible.minY)")
feed.stage.scroll(-40)
feed.sections[0].insert(Item(id: 1001, ratio: 1), at: 0)
feed.stage.insert([IndexPath(item: 0, section: 0)])
expect(feed.stage.visible.minY == -40, "content that is pulled down goes to \(feed.stage.visible.minY)")
feed.scroll(80, 0)
for round in 0..<10 {
    guard let first = feed.visible().first else { break }
    feed.sections[0].insert(contentsOf: (0..<7).map { Item(id: 2000 + 10 * round + $0, ratio: 0.7) }, at: 0)
    feed.stage.insert((0..<7).map { IndexPath(item: $0, section: 0) })
    expect(
        feed.distance(first.id).map { abs($0 - first.distance) < 0.01 } ?? false,
        "round \(round) moves photos")
}
guard let staying = feed.visible().first else { finish() }
feed.sections.insert([Item(id: 3000, ratio: 1)], at: 0)
feed.stage.view.insertSections([0])
expect(
    feed.distance(staying.id).map { abs($0 - staying.distance) < 0.01 } ?? false,
    "a section above moves photos")
feed.sections.swapAt(0, 2)
feed.sections.swapAt(0, 1)
feed.stage.view.moveSection(0, toSection: 2)
expect(
    feed.distance(staying.id).map { abs($0 - staying.distance) < 0.01 } ?? false,
    "a moved section moves photos")

feed.layout.keepsVisiblePhoto = false
let fixed = feed.stage.visible.minY
feed.sections[0].insert(Item(id: 4000, ratio: 0.5), at: 0)
feed.stage.insert([IndexPath(item: 0, section: 0)])
expect(feed.stage.visible.minY == fixed, "an insertion scrolls, though it is off")

// MARK: Any updates

for round in 0..<150 {
    let album = Album([120, 60, 80], standInRandom.chance() ? Feed.self : Explore.self)
    album.layout.headerHeight = 30
    album.layout.sectionHeadersPinToVisibleBounds = standInRandom.chance()
    album.stage.layOut()
    album.scroll(Int.random(in: 0..<60, using: &standInRandom), 1, below: 11)
    let before = album.visible()
    // Photos leave, come and move, so that the section is long enough to keep its offset.
    var old = album.sections[1], removed: Set<Int> = []
    while removed.count < 8 { removed.insert(Int.random(in: 0..<60, using: &standInRandom)) }
    let moved = removed.removeFirst(), photo = old[moved]
    old = old.enumerated().filter { !removed.contains($0.offset) && $0.offset != moved }.map(\.element)
    var places: Set<Int> = []
    while places.count < 9 { places.insert(Int.random(in: 0..<60, using: &standInRandom)) }
    let target = places.removeFirst()
    for (number, place) in (places.union([target])).sorted().enumerated() {
        old.insert(place == target ? photo : Item(id: 5000 + number, ratio: 1.2), at: place)
    }
    album.sections[1] = old
    album.stage.batch {
        album.stage.delete(removed.map { IndexPath(item: $0, section: 1) })
        album.stage.insert(places.map { IndexPath(item: $0, section: 1) })
        album.stage.view.moveItem(
            at: IndexPath(item: moved, section: 1), to: IndexPath(item: target, section: 1))
    }
    guard let first = before.first(where: { album.distance($0.id) != nil }) else { continue }
    let after = album.distance(first.id) ?? -1
    expect(
        abs(after - first.distance) < 0.01, "round \(round): \(first.id) at \(after), not \(first.distance)")
}

finish()
