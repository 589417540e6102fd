internal import GridModel

/// A property and its value.
struct Declaration: Equatable {
    let property: Property
    let value: Value
}

/// Declarations in the order in which they are printed; a later one for the same property wins.
struct Declarations: Equatable, ExpressibleByDictionaryLiteral {
    private(set) var list: [Declaration] = []

    init(dictionaryLiteral elements: (Property, Value)...) {
        list = elements.map { Declaration(property: $0, value: $1) }
    }

    var isEmpty: Bool { list.isEmpty }

    /// A number that depends on the values, for hashing: few lists have the same values for different properties.
    var hash: UInt64 { list.reduce(0) { $1.value.mixed($0) } }

    mutating func declare(_ property: Property, _ value: Value) {
        list.append(Declaration(property: property, value: value))
    }

    static func += (first: inout Declarations, second: Declarations) { first.list += second.list }

    static func + (first: Declarations, second: Declarations) -> Declarations {
        var sum = first
        sum += second
        return sum
    }
}

/// A CSS property, by its name, or a custom one.
enum Property: Hashable, Sendable {
    case alignContent, aspectRatio, background, border, bottom, boxSizing, clipPath, color, columnGap, contain
    case containerType, containIntrinsicInlineSize, content, counterIncrement, counterReset, display, flex,
        flexBasis, flexWrap
    case flowTolerance, fontSize, gap, gridArea, gridAutoColumns, gridAutoRows, gridColumn, gridRow,
        gridTemplate
    case gridTemplateColumns, height, inset, insetInlineEnd, insetInlineStart, justifyContent, margin,
        marginBottom, marginInline, marginInlineStart, marginTop
    case maxHeight, maxWidth, minHeight, minWidth, objectFit, objectPosition, order, overflow, padding,
        paddingBlock,
        paddingInline
    case paddingTop, placeContent, placeSelf, pointerEvents, position, rowGap, scrollbarWidth, top,
        visibility, width, zIndex
    /// A custom property; the string includes `--`.
    case custom(String)

    var name: String {
        switch self {
        case .alignContent: "align-content"
        case .aspectRatio: "aspect-ratio"
        case .background: "background"
        case .border: "border"
        case .bottom: "bottom"
        case .boxSizing: "box-sizing"
        case .clipPath: "clip-path"
        case .color: "color"
        case .columnGap: "column-gap"
        case .contain: "contain"
        case .containerType: "container-type"
        case .containIntrinsicInlineSize: "contain-intrinsic-inline-size"
        case .content: "content"
        case .counterIncrement: "counter-increment"
        case .counterReset: "counter-reset"
        case .display: "display"
        case .flex: "flex"
        case .flexBasis: "flex-basis"
        case .flexWrap: "flex-wrap"
        case .flowTolerance: "flow-tolerance"
        case .fontSize: "font-size"
        case .gap: "gap"
        case .gridArea: "grid-area"
        case .gridAutoColumns: "grid-auto-columns"
        case .gridAutoRows: "grid-auto-rows"
        case .gridColumn: "grid-column"
        case .gridRow: "grid-row"
        case .gridTemplate: "grid-template"
        case .gridTemplateColumns: "grid-template-columns"
        case .height: "height"
        case .inset: "inset"
        case .insetInlineEnd: "inset-inline-end"
        case .insetInlineStart: "inset-inline-start"
        case .justifyContent: "justify-content"
        case .margin: "margin"
        case .marginBottom: "margin-bottom"
        case .marginInline: "margin-inline"
        case .marginInlineStart: "margin-inline-start"
        case .marginTop: "margin-top"
        case .maxHeight: "max-height"
        case .maxWidth: "max-width"
        case .minHeight: "min-height"
        case .minWidth: "min-width"
        case .objectFit: "object-fit"
        case .objectPosition: "object-position"
        case .order: "order"
        case .overflow: "overflow"
        case .padding: "padding"
        case .paddingBlock: "padding-block"
        case .paddingInline: "padding-inline"
        case .paddingTop: "padding-top"
        case .placeContent: "place-content"
        case .placeSelf: "place-self"
        case .pointerEvents: "pointer-events"
        case .position: "position"
        case .rowGap: "row-gap"
        case .scrollbarWidth: "scrollbar-width"
        case .top: "top"
        case .visibility: "visibility"
        case .width: "width"
        case .zIndex: "z-index"
        case .custom(let name): name
        }
    }
}

/// The value of a property.
enum Value: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// Literal text.
    case text(String)
    /// From one grid line to another, `1 / 3`, or to the next if `to` is nil.
    case lines(Int, to: Int?)
    /// A sum of percentages, gaps and points.
    indirect case length(Length)
    /// A sum of terms in text form: lengths and products of custom properties.
    case sum([Term])
    /// Equal tracks.
    indirect case repeated(Int, Value)

    init(stringLiteral text: String) { self = .text(text) }

    /// A number that depends on the value and on `seed`, for hashing.
    fileprivate func mixed(_ seed: UInt64) -> UInt64 {
        switch self {
        case .text(let text): text.mixed(seed)
        case .lines(let from, let to):
            UInt64(truncatingIfNeeded: from).mixed(UInt64(truncatingIfNeeded: to ?? 0).mixed(seed))
        case .length(let length): length.percentage.mixed(length.gx.mixed(length.pt.mixed(seed)))
        case .sum(let terms): terms.reduce(seed) { $1.text.mixed($0) }
        case .repeated(let count, let value): UInt64(truncatingIfNeeded: count).mixed(value.mixed(seed))
        }
    }

    /// A length; see `Length`.
    static func length(_ percentage: Rational, _ form: Affine = .zero, inline: Rational = .zero) -> Value {
        .length(Length(percentage: percentage, inline: inline, gx: form.gx, gy: form.gy, pt: form.pt))
    }
}

/// A sum of a percentage, a fraction of the container's inline size, gaps and points.
struct Length: Hashable, Sendable {
    /// The fraction of whatever percentages refer to in this property.
    let percentage: Rational
    /// The fraction of the container's width, where percentages refer to something else.
    let inline: Rational
    let gx: Rational
    let gy: Rational
    let pt: Rational
}

extension String {
    /// A number that depends on the text and on `seed`, for hashing.
    fileprivate func mixed(_ seed: UInt64) -> UInt64 {
        var text = self
        return text.withUTF8 { bytes in
            var hash = UInt64(bytes.count).mixed(seed)
            let raw = UnsafeRawBufferPointer(bytes)
            var place = 0
            while place + 8 <= raw.count {
                hash = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self).mixed(hash)
                place += 8
            }
            for byte in bytes[place...] { hash = UInt64(byte).mixed(hash) }
            return hash
        }
    }
}

/// A term of a sum in a style sheet.
struct Term: Hashable, Sendable {
    let text: String
    /// Whether it needs `calc()` outside of one.
    let isComputed: Bool

    init(_ text: String, isComputed: Bool = false) {
        self.text = text
        self.isComputed = isComputed
    }
}
