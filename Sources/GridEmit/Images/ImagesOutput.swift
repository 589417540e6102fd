package import GridModel

package import struct GridSyntax.Diagnostic

extension Output {
    /// The widths of the files that a server stores, and `sizes` for each image of a page; `images.schema.json` describes it.
    public static let images = Output(
        name: "images", suffix: ".images.json",
        instead:
            "leave `images` out of `--emit`, or use `gridgen bake --emit images` if the photos are known"
    ) {
        shared, options throws(Lacks) in
        let images = try ImageSizes(of: shared.grid, options.images)
        return { $0.add(images.document.document) }
    }
}

/// The widths of files and `sizes` of images for people, of one count of photos or of all. There are no lines for a count without a
/// layout, or with more than 10,000 images.
package func imageListing(
    of grid: Grid, _ options: ImageOptions, count: Int?
) -> (lines: [String], diagnostics: [Diagnostic]) {
    do throws(Lacks) {
        return (try ImageSizes(of: grid, options).listing(count: count), [])
    } catch {
        return ([], error.all.map { $0.listing })
    }
}

extension ImageSizes {
    /// The document that `--emit images` prints.
    var document: JSONValue {
        func pair(_ lower: Rational, _ upper: Rational) -> JSONValue {
            [.digits(lower.decimal), .digits(upper.decimal)]
        }
        return .object([
            ("format", 1), ("name", .string(name)), ("container", .string(options.container.css)),
            ("density", pair(options.density.lower, options.density.upper)),
            ("files", options.limit.document), ("waste", .digits(widths.waste.decimal)),
            ("photos", photos.map { pair($0.lower, $0.upper) } ?? .null),
            ("needed", .array(widths.needed.map { pair($0.lower, $0.upper) })),
            ("widths", .array(widths.stored.map { .number($0) })),
            ("layouts", .array(layouts.map { $0.document })),
        ])
    }
}

extension FileLimit {
    fileprivate var document: JSONValue {
        if case .files(let count) = self { .number(count) } else { .null }
    }
}

extension ImageSizes.Sizes {
    fileprivate var document: JSONValue {
        .row([
            ("from", .number(counts.from)), ("to", counts.to.map { .number($0) } ?? .null),
            ("step", .number(counts.step)),
            ("repeated", [.number(counts.repeated.lowerBound), .number(counts.repeated.upperBound)]),
            ("pattern", JSONValue(pattern.map { $0.map { $0.rawValue }.joined() })),
            ("sizes", .array(tiles.map { .string($0) })),
        ])
    }
}
