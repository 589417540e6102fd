package import GridModel

/// A photo of an album, and what a page says of it.
package struct AlbumPhoto {
    /// Width to height.
    package let ratio: Rational
    /// The sides in whole pixels; nil if they aren't known.
    package var size: (width: Int, height: Int)?
    /// The file that the list names.
    package var original: String?
    /// The address of its file, or a pattern for those of all its files.
    package var source: String?
    package var alt: String?
    /// The address that it links to.
    package var link: String?
    package var caption: String?
    /// The point of the photo that is seen in any case, from 0 to 1.
    package var focus: (x: Rational, y: Rational)?
    /// The color that is shown until it loads, as `#rrggbb` or the like.
    package var color: String?

    package init(ratio: Rational) { self.ratio = ratio }
}

extension AlbumPhoto {
    /// The declarations of its tile: its focus and its color. Both are numbers and digits.
    var style: String? {
        var declarations: [String] = []
        if let focus { declarations += ["--fx: \(focus.x.decimal)", "--fy: \(focus.y.decimal)"] }
        if let color { declarations.append("background: \(color)") }
        return declarations.isEmpty ? nil : declarations.joined(separator: "; ")
    }

    /// The widths of its files: those of a list that it has pixels for, and its own width in place of greater ones.
    func widths(of stored: [Int]) -> [Int] {
        guard let size else { return stored }
        let lesser = stored.filter { $0 < size.width }
        return lesser.count == stored.count ? stored : lesser + [size.width]
    }

    /// The address of the file of a width.
    func address(ofWidth width: Int) -> String {
        let parts = (source ?? "").split(around: AlbumPhoto.widthMark)
        return parts.joined(separator: "\(width)")
    }

    /// Whether it has a file of each width.
    var hasFiles: Bool { (source ?? "").split(around: AlbumPhoto.widthMark).count > 1 }

    /// What stands for the width in a pattern.
    package static let widthMark = "{width}"
}

extension String {
    /// The parts between occurrences of a text.
    package func split(around mark: String) -> [Substring] {
        var parts: [Substring] = []
        var start = startIndex, place = startIndex
        while place < endIndex {
            if self[place...].hasPrefix(mark) {
                parts.append(self[start..<place])
                place = index(place, offsetBy: mark.count)
                start = place
            } else {
                place = index(after: place)
            }
        }
        return parts + [self[start...]]
    }
}
