internal import GridModel

extension CSSWriter {
    /// Adds how tiles of some counts show photos. Tiles of other counts stay as the page styles them.
    func addContents(of counts: [CountRange], to layer: inout Layer) {
        layer.add(containers(counts, .inside("> * \(Self.media)")), Self.content)
        layer.add(containers(counts, .inside("> \(Self.focused)")), [.containerType: "size"])
        layer.add(
            containers(counts, .inside("> \(Self.focused) :is(img, video)")),
            [.objectPosition: .text(Self.position)]
        )
        layer.add(containers(counts, .children(Self.ringed)), [.zIndex: "1"])
        layer.add(containers(counts, .children(Self.ringedInside)), [.overflow: "visible"])
    }

    /// Adds that the container doesn't cut what marks the element with the keyboard's focus.
    func addRings(to sheet: inout StyleSheet) {
        var layer = Layer()
        // Rows of photos clip what exceeds them.
        let clips = cases.contains { each in
            each.variants.contains {
                if case .flow = $0.arrangement { true } else { $0.arrangement.isPhotoRows }
            }
        }
        let rings = Selector.Part.container(Self.ringedInside)
        // A strip goes on scrolling.
        let (strips, others) = (cases.filter { $0.isStrip }, cases.filter { !$0.isStrip })
        layer.add(
            containers(others.map { $0.counts.with(.all) }, rings),
            clips ? [.clipPath: "none", .overflow: "visible"] : [.clipPath: "none"])
        layer.add(containers(strips.map { $0.counts.with(.all) }, rings), [.clipPath: "none"])
        sheet.add([layer])
    }

    /// A child that has the keyboard's focus, also in something inside it: its ring is above the other children.
    static let ringed = "\(withFocus):is(:focus-visible, :has(:focus-visible))"

    /// An element that contains the one with the keyboard's focus, and doesn't clip its ring.
    static let ringedInside = "\(withFocus):has(:focus-visible)"

    /// An element with the focus, also in something inside it: browsers then ask `:has()` of one element instead of each. It took half
    /// of a layout's time.
    private static let withFocus = ":where(:focus-within)"

    /// What shows the photo inside a child, at any depth: `<a><picture><img></picture></a>`. Elements around it fill the child,
    /// too, if each is the only one.
    ///
    /// A rule of a page with two classes overrides this, but one with a class and three types doesn't, such as
    /// `.post figure img`: `html html html html` selects nothing, and all of `:is()` has its specificity.
    static let media = ":is(img, picture, video, html html html html, :where(:only-child:has(img, video)))"

    /// The declarations of what shows the photo inside a child. WebKit finds 100 % of a height that follows from a ratio only for
    /// positioned elements.
    static var content: Declarations {
        [
            .display: "block", .position: "absolute", .inset: "0", .boxSizing: "border-box", .width: "100%",
            .height: "100%", .minWidth: "0", .minHeight: "0", .maxWidth: "none", .maxHeight: "none",
            .margin: "0",
            .objectFit: "cover",
        ]
    }

    /// A child that declares the focus of its photo.
    static let focused = ":is([style*=\"--fx\"], [style*=\"--fy\"])"

    /// Where a photo with a focus begins. 100 % is the side of the child, which is the container, less that of the photo: never above 0.
    static let position: String = {
        let sides = [("x", "cqw"), ("y", "cqh")].map { axis, unit in
            let focus = "var(--f\(axis), 0.5)"
            return "clamp(100%, 100\(unit) * (0.5 - \(focus)) + 100% * \(focus), 0px)"
        }
        return sides.joined(separator: " ")
    }()
}
