// drives: UIKit
// Writes a line of JSON for each grid, count and kind of container: the constraints as they are made at each width, and the
// frames there. Without a module of all grids, another file has `grids`. Tests/StandIns/solve.py solves them.
import Foundation
import GridgenKit
import UIKit

#if canImport(Grids)
    import Grids

    let grids: [any CompiledPhotoGrid.Type] = [
        Album.self, Bluesky.self, Explore.self, Facebook.self, Feed.self, Instagram.self, Justified.self,
        Moments.self,
        Mosaic.self, Nice.self, NineGrid.self, PhotoPicker.self, PhotoWall.self, Puzzle.self, Signal.self,
        X.self,
    ]
#endif

let widths = [320.0, 390, 744, 1024, 1360]

/// SplitMix64: the same numbers for the same `GRIDGEN_SEED`.
struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }
}

let seed =
    ProcessInfo.processInfo.environment["GRIDGEN_SEED"].flatMap(UInt64.init) ?? .random(in: 0..<1_000_000)
FileHandle.standardError.write(Data("GRIDGEN_SEED=\(seed)\n".utf8))
var random = Random(state: seed)

/// A constraint as the solver reads it: items are "container", "tile 3" and "space 0".
struct Line: Hashable, Encodable {
    var first: String, firstAttribute: Int, second: String?, secondAttribute: Int
    var multiplier, constant: Double, priority: Float, identifier: String

    @MainActor init(_ constraint: NSLayoutConstraint, _ container: UIView, _ views: [UIView]) {
        func name(_ item: AnyObject?) -> String? {
            if item === container { return "container" }
            if let tile = views.firstIndex(where: { $0 === item }) { return "tile \(tile)" }
            return container.layoutGuides.firstIndex { $0 === item }.map { "space \($0)" }
        }
        first = name(constraint.firstItem) ?? "unknown"
        firstAttribute = constraint.firstAttribute.rawValue
        second = constraint.secondItem == nil ? nil : name(constraint.secondItem) ?? "unknown"
        secondAttribute = constraint.secondAttribute.rawValue
        multiplier = Double(constraint.multiplier)
        constant = Double(constraint.constant)
        priority = constraint.priority.rawValue
        identifier = constraint.identifier ?? ""
    }
}

struct Case: Encodable {
    var width, height: Double, size: [Double], constraints: [Line], frames, mirrored: [[Double]]
}

struct Record: Encodable {
    var grid: String, count: Int, sizesContainer, needsHeight: Bool, cases: [Case]
}

/// What an update left active, against the constraints of a new container.
struct Reuse: Encodable {
    var grid: String, from, to, kept, active: Int, isFresh: Bool
}

func write(_ value: some Encodable) throws {
    FileHandle.standardOutput.write(try JSONEncoder().encode(value) + Data("\n".utf8))
}

@MainActor func makeViews(_ count: Int, in container: UIView) -> [UIView] {
    let views = (0..<count).map { _ in UIView(frame: .zero) }
    for view in views { container.addSubview(view) }
    return views
}

func flat(_ layout: PhotoLayout) -> [[Double]] { layout.map { [$0.x, $0.y, $0.width, $0.height] } }

@MainActor func requests(_ grid: any CompiledPhotoGrid.Type, _ count: Int) -> [PhotoRequest] {
    var request = PhotoRequest(count: count, width: 0)
    if grid is any RatioPhotoGrid.Type {
        request.ratios = (0..<count).map { _ in Double.random(in: 0.4...2.5, using: &random) }
    }
    var other = request
    other.gap = 7.5
    other.insets = PhotoInsets(top: 3, leading: 11, bottom: 6, trailing: 2.5)
    var editing = request
    editing.isEditing = true
    return grid is any EditablePhotoGrid.Type ? [request, other, editing] : [request, other]
}

for grid in grids {
    for count in 0...20 {
        for request in requests(grid, count) {
            for sizesContainer in [true, false] {
                var cases: [Case] = []
                for width in widths {
                    var request = request
                    (request.width, request.height) = (width, width * 0.75)
                    guard let layout = grid.layout(request) else { continue }
                    request.isMirrored = true
                    guard let mirrored = grid.layout(request) else { continue }
                    let container = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 0))
                    let views = makeViews(count + 1, in: container)
                    let constraints = grid.constraints(
                        for: views, in: container, with: request, sizesContainer: sizesContainer)
                    NSLayoutConstraint.activate(constraints)
                    let lines = constraints.map { Line($0, container, views) }
                    NSLayoutConstraint.deactivate(constraints)
                    cases.append(
                        Case(
                            width: width, height: request.height,
                            size: [layout.size.width, layout.size.height],
                            constraints: lines, frames: flat(layout), mirrored: flat(mirrored)))
                }
                guard !cases.isEmpty else { continue }
                try write(
                    Record(
                        grid: "\(grid)", count: count, sizesContainer: sizesContainer,
                        needsHeight: grid.needsHeight, cases: cases))
            }
        }
    }

    // One container whose photos come and go, and which changes its width.
    let container = UIView(frame: .zero)
    let updated = PhotoGridConstraints(grid, in: container)
    var views = makeViews(9, in: container), before = 0
    for _ in 0..<60 {
        container.bounds.size.width = CGFloat(widths.randomElement(using: &random) ?? 0)
        let kept = Set(ActiveConstraints.all.map(ObjectIdentifier.init))
        updated.update(views)
        let active = Set(ActiveConstraints.all.map { Line($0, container, views) })
        let stayed = ActiveConstraints.all.filter { kept.contains(ObjectIdentifier($0)) }.count
        let isRecorded = ActiveConstraints.all.count == updated.constraints.count

        let other = UIView(frame: CGRect(x: 0, y: 0, width: container.bounds.width, height: 0))
        let others = makeViews(views.count, in: other), fresh = grid.constraints(for: others, in: other)
        let isFresh = active == Set(fresh.map { Line($0, other, others) }) && active.count == fresh.count
        let tiles =
            fresh.isEmpty
            ? 0
            : grid.layout(
                PhotoRequest(count: views.count, width: Double(other.bounds.width), height: 1))?.count ?? 0
        let isHidden = views.indices.allSatisfy { views[$0].isHidden == ($0 >= tiles) }
        try write(
            Reuse(
                grid: "\(grid)", from: before, to: views.count, kept: stayed, active: active.count,
                isFresh: isFresh && isRecorded && isHidden))

        before = views.count
        if views.count > 12 || (Bool.random(using: &random) && views.count > 0) {
            views.remove(at: Int.random(in: views.indices, using: &random))
        } else {
            let index = Int.random(in: 0...views.count, using: &random)
            views.insert(contentsOf: makeViews(1, in: container), at: index)
        }
    }
    NSLayoutConstraint.deactivate(updated.constraints)
}
