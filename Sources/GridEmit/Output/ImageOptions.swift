package import GridModel

/// For which photos, screens and pages images are.
package struct ImageOptions: Hashable, Sendable {
    /// Pixels per point.
    package var density = RatioRange(lower: .one, upper: Rational(3))
    /// How many more pixels a file may have than are needed, as a fraction of these.
    package var waste = (try? Rational(3, over: 10)) ?? .one
    /// The ratios of photos; nil if each photo has the ratio of its tile.
    package var photos: RatioRange?
    /// The width of the container in a page.
    package var container = ContainerWidth.page

    package init() {}
}
