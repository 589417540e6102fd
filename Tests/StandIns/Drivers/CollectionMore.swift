// drives: UIKit AppKit
import GridgenKit
import Grids

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

// MARK: The number of "+N"

let album = Source([ratios(12)]), albumLayout = PhotoGridCollectionLayout(Moments.self)
let albumStage = Stage(albumLayout, album, CGSize(width: 300, height: 600))
let moreView = albumStage.more(0)
expect(moreView?.texts == ["+3"], "\(moreView?.texts ?? []), not +3")
album.sections[0].append(1)
albumStage.insert([IndexPath(item: 12, section: 0)])
expect(albumStage.more(0) === moreView, "another view for +4")
expect(moreView?.texts == ["+3", "+4"], "\(moreView?.texts ?? []), not +3, +4")
albumLayout.gap = 5
albumStage.layOut()
expect(moreView?.texts == ["+3", "+4"], "equal attributes are applied again: \(moreView?.texts ?? [])")
albumLayout.gap = 9
albumStage.layOut()
expect(moreView?.texts == ["+3", "+4", "+4"], "\(moreView?.texts ?? []) after a new gap")

let moreAttributes = albumLayout.layoutAttributesForSupplementaryView(
    ofKind: PhotoGridCollectionLayout.moreKind, at: IndexPath(item: 8, section: 0))
let copied = moreAttributes?.copy() as? PhotoGridLayoutAttributes
expect(copied?.hiddenCount == 4 && copied?.frame == moreAttributes?.frame, "a copy loses the number")
expect(copied.map { moreAttributes?.isEqual($0) == true } ?? false, "a copy isn't equal")
album.sections[0].removeLast()
albumStage.delete([IndexPath(item: 12, section: 0)])
let fewer = albumLayout.layoutAttributesForSupplementaryView(
    ofKind: PhotoGridCollectionLayout.moreKind, at: IndexPath(item: 8, section: 0))
expect(fewer?.frame == moreAttributes?.frame, "+3 is elsewhere than +4")
expect(fewer.map { moreAttributes?.isEqual($0) == false } ?? false, "+3 and +4 are equal")
expect(fewer?.isEqual(nil) == false, "attributes equal nothing")

// MARK: Insertions and deletions of "+N"

// The stand-in compares the insertions and deletions with what is there before and after.
let posts = Source([ratios(12), ratios(11), ratios(4)])
let postsLayout = PhotoGridCollectionLayout(Moments.self)
let stage = Stage(postsLayout, posts, CGSize(width: 300, height: 30_000))
let survivor = stage.more(1)
posts.sections.remove(at: 0)
stage.view.deleteSections([0])
expect(stage.more(0) === survivor && survivor?.texts.last == "+2", "+2 doesn't survive the section above")
posts.sections.insert(ratios(10), at: 0)
stage.view.insertSections([0])
expect(stage.more(1) === survivor && stage.more(0)?.texts.last == "+1", "+2 after an insertion above")
posts.sections.swapAt(0, 2)
posts.sections.swapAt(0, 1)
stage.view.moveSection(0, toSection: 2)
expect(stage.more(0) === survivor, "+2 doesn't move with its section")
expect(stage.more(2)?.texts.last == "+1", "+1 doesn't move with its section")

/// A section keeps its number of photos until a batch changes it.
struct Post { var id: Int, photos: Int }
var all: [Post] = (0..<6).map { Post(id: $0, photos: 7 + $0) }, next = 6
posts.sections = all.map { ratios($0.photos) }
stage.view.reloadData()
stage.layOut()
for round in 0..<200 {
    var after = all
    // What a batch does to sections, as index paths before and after it.
    let removed = Set(all.indices.filter { _ in Int.random(in: 0..<5, using: &standInRandom) == 0 })
    let moved = all.indices.first { !removed.contains($0) && standInRandom.chance() }
    after = all.enumerated().filter { !removed.contains($0.offset) && $0.offset != moved }.map(\.element)
    var inserted: Set<Int> = [], target: Int?
    var added: [Post] = (0..<Int.random(in: 0...2, using: &standInRandom)).map { _ in
        next += 1
        return Post(id: next, photos: Int.random(in: 0...14, using: &standInRandom))
    }
    if let moved { added.append(all[moved]) }
    for post in added {
        let place = Int.random(in: 0...after.count, using: &standInRandom)
        after.insert(post, at: place)
    }
    for (place, post) in after.enumerated() where added.contains(where: { $0.id == post.id }) {
        if let moved, all[moved].id == post.id { target = place } else { inserted.insert(place) }
    }
    // A section that stays gets or loses photos at its end.
    var insertions: [IndexPath] = [], deletions: [IndexPath] = []
    for (place, post) in after.enumerated() where !added.contains(where: { $0.id == post.id }) {
        guard let old = all.firstIndex(where: { $0.id == post.id }) else { continue }
        if standInRandom.chance() {
            insertions.append(IndexPath(item: post.photos, section: place))
            after[place].photos += 1
        } else if post.photos > 0 {
            deletions.append(IndexPath(item: post.photos - 1, section: old))
            after[place].photos -= 1
        }
    }
    let views = Dictionary(uniqueKeysWithValues: all.indices.map { (all[$0].id, stage.more($0)) })
    let hidden = Dictionary(uniqueKeysWithValues: all.map { ($0.id, max(0, $0.photos - 9)) })
    posts.sections = after.map { ratios($0.photos) }
    stage.batch {
        stage.view.deleteSections(IndexSet(removed))
        stage.view.insertSections(IndexSet(inserted))
        if let moved, let target { stage.view.moveSection(moved, toSection: target) }
        stage.delete(deletions)
        stage.insert(insertions)
    }
    all = after
    for (section, post) in all.enumerated() {
        let count = max(0, post.photos - 9), view = stage.more(section)
        expect((view != nil) == (count > 0), "round \(round): +\(count) in section \(section)")
        guard count > 0, let view else { continue }
        expect(view.texts.last == "+\(count)", "round \(round): \(view.texts), not +\(count)")
        if hidden[post.id, default: 0] > 0, let before = views[post.id] {
            expect(before === view, "round \(round): another view for +\(count)")
        }
    }
}

finish()
