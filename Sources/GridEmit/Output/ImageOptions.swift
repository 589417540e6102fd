package import GridModel

/// Which files a server stores of each photo.
package enum FileLimit: Hashable, Sendable {
    /// At most so many, with the least greatest waste.
    case files(Int)
    /// As few as possible, with at most so many more pixels than are needed, as a fraction of these.
    case waste(Rational)
    /// Some of these widths in pixels, which are ascending: those that are the least for a need.
    case widths([Int])
}

/// For which photos, screens and pages images are.
package struct ImageOptions: Hashable, Sendable {
    /// Pixels per point.
    package var density = RatioRange(lower: .one, upper: Rational(3))
    package var limit = FileLimit.files(6)
    package var photos = ImagePhotos.withinLimits
    /// The width of the container in a page.
    package var container = ContainerWidth.page

    package init() {}
}
