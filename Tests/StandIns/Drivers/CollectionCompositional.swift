// drives: UIKit AppKit
import GridgenKit
import Grids

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// A section of the model: photos, their grid, and what the layout gets for them.
struct Post {
    var grid: any CompiledPhotoGrid.Type, photos: Int
    var ratios: [Double]?
    var editing = false, contentInsets = NSDirectionalEdgeInsets(), header = 0.0
    var gap: CGFloat?

    /// The request for the tiles in a container.
    func request(_ width: Double, _ height: Double, scale: Double?) -> PhotoRequest {
        PhotoRequest(
            count: photos, width: width - Double(contentInsets.leading + contentInsets.trailing),
            height: height - Double(contentInsets.top + contentInsets.bottom), gap: gap.map { Double($0) },
            scale: scale,
            ratios: ratios ?? Driver.ratios(max(0, photos)), editing: editing)
    }
}

/// The sections that scroll sideways, and -1 for the others.
var scrolling: Set<Int> = []

func makeLayout(_ posts: [Post], scale: CGFloat? = nil) -> CompositionalLayout {
    CompositionalLayout { number, environment in
        let post = posts[number]
        let section = NSCollectionLayoutSection.photoGrid(
            post.grid, count: post.photos, ratios: post.ratios ?? ratios(max(0, post.photos)), gap: post.gap,
            editing: post.editing,
            scale: scale, contentInsets: post.contentInsets, environment: environment)
        // A strip scrolls sideways, also one that is short enough; other layouts don't.
        scrolling.insert(section.orthogonalScrollingBehavior == .continuous ? number : -1)
        if post.header > 0 {
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(post.header)))
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: headerKind, alignment: .top)
            ]
        }
        return section
    }
}

// MARK: Tiles, insets, headers and directions

let insets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 4, trailing: 10)
let posts = [
    Post(grid: Moments.self, photos: 5),
    Post(grid: Moments.self, photos: 12, contentInsets: insets, header: 30),
    Post(grid: Feed.self, photos: 40, contentInsets: insets), Post(grid: NineGrid.self, photos: 7, gap: 3),
    Post(grid: Nice.self, photos: 6, contentInsets: insets),
    Post(grid: PhotoPicker.self, photos: 4, editing: true),
    Post(grid: Moments.self, photos: 0, header: 20), Post(grid: Album.self, photos: 6),
    Post(grid: Carousel.self, photos: 2, ratios: [0.6, 0.7], contentInsets: insets),
    Post(grid: Carousel.self, photos: 1),
]
#if canImport(UIKit)
    let scales: [(given: CGFloat?, used: Double?)] = [(nil, 2), (3, 3)]
#else
    let scales: [(given: CGFloat?, used: Double?)] = [(nil, nil), (2, 2)]
#endif
for scale in scales {
    for isMirrored in [false, true] {
        let layout = makeLayout(posts, scale: scale.given)
        let counts = posts.map { $0.grid.layout($0.request(375, 667, scale: nil))?.count ?? 0 }
        let source = Source(counts.map { ratios($0) })
        let stage = Stage(layout, source, CGSize(width: 375, height: 667))
        if isMirrored {
            stage.mirror()
            layout.invalidateLayout()
        }
        for (width, height) in [(375.0, 667.0), (700, 375), (320, 480)] {
            stage.resize(CGSize(width: width, height: height))
            var top = 0.0
            for (number, post) in posts.enumerated() {
                // What the framework mirrors isn't mirrored before.
                guard let wanted = post.grid.layout(post.request(width, height, scale: scale.used)) else {
                    expect(false, "no layout of section \(number)")
                    continue
                }
                top += post.header + Double(post.contentInsets.top)
                let tiles = wanted.map { frame in
                    var frame = frame
                    frame.x += Double(post.contentInsets.leading)
                    if isMirrored { frame.x = width - frame.x - frame.width }
                    return frame
                }
                expect(
                    agree(stage.frames(layout, number, counts[number], top: top), tiles),
                    "section \(number) at \(width), \(isMirrored), \(scale)")
                if counts[number] > 0 { top += wanted.size.height }
                top += Double(post.contentInsets.bottom)
            }
            expect(
                abs(Double(stage.contentSize.height) - top) < 1e-6, "\(stage.contentSize.height), not \(top)")
            for y in stride(from: 0, to: top, by: 301) { stage.scroll(CGFloat(y)) }
            stage.scroll(0)
        }
    }
}

expect(scrolling == [-1, 8], "the sections \(scrolling) scroll sideways")

// MARK: Counts without a layout, no space, and items beyond the tiles

// The stand-in stops the program at an invalid dimension and at a group without items.
for post in [
    Post(grid: Moments.self, photos: -1), Post(grid: Moments.self, photos: 0),
    Post(
        grid: Moments.self, photos: 3,
        contentInsets: .init(top: 900, leading: 300, bottom: 900, trailing: 300)),
    Post(grid: Nice.self, photos: 3, contentInsets: .init(top: 900, leading: 0, bottom: 900, trailing: 0)),
] {
    guard (post.grid.layout(post.request(375, 667, scale: 2))?.count ?? 0) == 0 || post.contentInsets.top > 0
    else {
        expect(false, "\(post) has a layout")
        continue
    }
    let layout = makeLayout([post]), source = Source([ratios(3)])
    let stage = Stage(layout, source, CGSize(width: 375, height: 667))
    let height = stage.contentSize.height - post.contentInsets.top - post.contentInsets.bottom
    expect(height <= 50, "\(post) is \(height) high")
}
for scale in [0, -1, CGFloat.infinity, .nan] {
    let layout = makeLayout([Post(grid: Moments.self, photos: 3)], scale: scale), source = Source([ratios(3)])
    let stage = Stage(layout, source, CGSize(width: 375, height: 667))
    expect(stage.contentSize.height == 3, "a scale of \(scale): \(stage.contentSize.height)")
}
let more = Stage(
    makeLayout([Post(grid: Moments.self, photos: 4)]), Source([ratios(9)]), CGSize(width: 375, height: 667))
let once = Moments.height(PhotoRequest(count: 4, width: 375, scale: scales[0].used)) ?? 0
expect(abs(Double(more.contentSize.height) - 3 * once) < 1e-6, "9 items of 4 tiles repeat the grid 3 times")

finish()
