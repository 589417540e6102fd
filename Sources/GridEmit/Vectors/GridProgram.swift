internal import GridModel

internal import enum GridSyntax.PatternLetter

/// The plans and the table of a grid, as generated code has them.
final class GridProgram {
    var rowGap = 0.0, columnGap = 0.0
    var insets = VectorInsets.zero
    var heading = 0.0, foot = 0.0
    /// The least promised width.
    var leastWidth = 0.0
    var needsHeight = false, fitsTiles = false, variesInTiles = false, looksAtPhotos = false,
        hasPatterns = false
    /// The limits of tall and of wide photos, and whether they are included.
    var tall = 1.0, wide = 1.0, shapes = Shapes.standard
    var appendLimit = 0
    var cases: [Case] = []
    var waterfalls: [(widths: SideLimits, plan: VectorPlan)] = []
    var growing: [(widths: SideLimits, plan: VectorPlan)] = []
    var table: [Double] = []
    var headCount = 0, lineCount = 0
    var size: (width: [LayoutTable.Basis], height: [LayoutTable.Basis]) = ([], [])
    var forms: [[LayoutTable.Basis]] = []
    private var texts: [UnsafeMutableBufferPointer<UInt8>] = []

    /// A program without layouts.
    init() {}

    /// Throws if a number of the table isn't exact; then there is no code, either.
    init(_ grid: Grid) throws(ExactOverflow) {
        let layouts = try LayoutTable(contentOf: grid),
            traits = RuntimeTraits(grid, layouts, isPublic: false, only: [])
        rowGap = grid.ownRowGap.nearestDouble
        columnGap = grid.columnGap.nearestDouble
        let inset = grid.ownInset
        insets = VectorInsets(
            top: inset.top.nearestDouble, leading: inset.left.nearestDouble,
            bottom: inset.bottom.nearestDouble, trailing: inset.right.nearestDouble)
        (heading, foot) = (grid.heading.nearestDouble, grid.foot.nearestDouble)
        leastWidth = grid.width.lower.nearestDouble
        needsHeight = traits.needsHeight
        fitsTiles = traits.fitsTiles
        variesInTiles = traits.variesInTiles
        looksAtPhotos = traits.looksAtPhotos
        hasPatterns = traits.hasPatterns
        (tall, wide, shapes) = (grid.shapes.tall.nearestDouble, grid.shapes.wide.nearestDouble, grid.shapes)
        appendLimit = grid.append ?? 0
        (headCount, lineCount) = (layouts.headCount, layouts.lineCount)
        (size, forms) = (layouts.size, layouts.forms)
        for entry in layouts.entries {
            table += entry.head.map { $0.nearestDouble }
            for line in entry.lines { table += line.map { $0.nearestDouble } }
        }
        let found = grid.planCases(layouts)
        cases = (found.layouts + found.rules).map { Case($0, plan) }
        waterfalls = grid.waterfallPlans.map { (SideLimits($0.widths), plan($0.fields)) }
        growing = grid.growingPlans.map { (SideLimits($0.widths), plan($0.fields)) }
    }

    /// The letter of a photo's shape.
    func letter(_ ratio: Double) -> String {
        let known = ratio > 0 && ratio < .infinity ? ratio : 1
        return shapes.letter(of: known, tall: tall, wide: wide).rawValue
    }

    /// The first plan for a request.
    func firstCase(_ count: Int, _ width: Double, _ height: Double, _ ratios: [Double], _ adds: Bool) -> Case?
    {
        cases.first {
            $0.from <= count && count <= $0.to && $0.widths.contains(width) && $0.heights.contains(height)
                && !($0.isForPhotosOnly && adds)
                && matches($0.pattern, ratios)
        }
    }

    private func matches(_ pattern: [PatternLetter], _ ratios: [Double]) -> Bool {
        pattern.enumerated().allSatisfy { index, letter in
            letter == .any || letter.rawValue == self.letter(index < ratios.count ? ratios[index] : 1)
        }
    }

    deinit { for text in texts { text.deallocate() } }

    /// The plan with some fields, as the runtime of Swift has them.
    private func plan(_ fields: [PlanField]) -> VectorPlan {
        var plan = VectorPlan(), sizing = "", tree = ""
        var (size, height, box, align) = (0.0, 0.0, 0.0, 0.0), leastInRow = 0, last = VectorRowPlan.Last.short
        for field in fields {
            switch field.name {
            case "tiles": plan.tiles = field.value.whole
            case "hidden": plan.hidden = field.value.whole
            case "start": plan.start = field.value.whole
            case "columns": plan.columns = field.value.whole
            case "across": plan.across = field.value.number
            case "perRow": plan.perRow = field.value.whole
            case "above": plan.above = UInt16(clamping: -field.value.whole)
            case "below": plan.below = UInt16(clamping: -field.value.whole)
            case "perBlock": plan.perBlock = UInt16(clamping: field.value.whole)
            case "leastInRow": leastInRow = field.value.whole
            case "halvesBefore": plan.halvesBefore = UInt8(clamping: field.value.whole)
            case "ratio": plan.ratio = field.value.number
            case "floor": plan.floor = field.value.number
            case "least": plan.least = field.value.number
            case "greatest": plan.greatest = field.value.number
            case "size": size = field.value.number
            case "height": height = field.value.number
            case "box": box = field.value.number
            case "align": align = field.value.number
            case "reflects": plan.reflects = true
            case "isSided": plan.isSided = true
            case "last":
                last =
                    field.value == .word("balanced")
                    ? .balanced : field.value == .word("stretch") ? .stretch : .short
            case "sizing": if case .word(let word) = field.value { sizing = word }
            case "tree": if case .text(let text) = field.value { tree = text }
            case "edges":
                guard case .text(let edges) = field.value else { break }
                plan.text = kept(tree + " " + edges)
                plan.isTree = true
            default: break
            }
        }
        let rows: VectorRowPlan.Sizing
        switch sizing {
        case "tileRatio": rows = .tileRatio(size)
        case "tileHeight": rows = .tileHeight(height)
        case "tileSize": rows = .tileSize(size, height)
        case "spread": rows = .spread(size, height)
        case "frame": rows = .frame
        case "near": rows = .near(size, least: leastInRow)
        case "over": rows = .over(size)
        case "overSize": rows = .overSize(size, height)
        case "under": rows = .under(size)
        case "strip": rows = .strip(box)
        case "shape": rows = .shape(size, least: leastInRow, over: height)
        default:
            plan.isBalanced = last == .balanced
            return plan
        }
        plan.rows = VectorRowPlan(perRow: plan.perRow, align: align, sizing: rows, last: last)
        plan.perRow = 0
        return plan
    }

    /// The text in memory that lives as long as the program.
    private func kept(_ text: String) -> PlanText {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count + 1)
        _ = bytes.initialize(from: Array(text.utf8) + [0])
        texts.append(bytes)
        guard let start = bytes.baseAddress else { return "" }
        return PlanText(utf8Start: start, utf8CodeUnitCount: text.utf8.count)
    }
}

extension GridProgram {
    /// When a plan applies.
    struct Case {
        let from: Int, to: Int, widths: SideLimits, heights: SideLimits
        fileprivate let pattern: [PatternLetter], isForPhotosOnly: Bool
        /// The count whose plan applies, if not the own.
        let shown: Int?
        let plan: VectorPlan
        let isForAnyCount: Bool

        fileprivate init(_ each: PlanCase, _ makePlan: ([PlanField]) -> VectorPlan) {
            (from, to) = (each.from, each.to ?? .max)
            (widths, heights) = (SideLimits(each.sizes.widths), SideLimits(each.sizes.heights))
            (pattern, isForPhotosOnly) = (each.pattern, each.isForPhotosOnly)
            if case .shows(let count) = each.content { shown = count } else { shown = nil }
            let fields = each.content.fields ?? []
            plan = makePlan(fields)
            isForAnyCount = fields.contains { $0.value == .count }
        }
    }
}

/// A range of widths or heights in doubles.
struct SideLimits {
    let minimum, below: Double?

    init(_ range: SideRange) {
        minimum = range.minimum?.nearestDouble
        below = range.below?.nearestDouble
    }

    func contains(_ length: Double) -> Bool {
        if let minimum, !(length >= minimum) { return false }
        if let below, !(length < below) { return false }
        return true
    }
}

/// The text of a plan, which generated code has as a `StaticString`.
struct PlanText: ExpressibleByStringLiteral, @unchecked Sendable {
    let utf8Start: UnsafePointer<UInt8>, utf8CodeUnitCount: Int

    init(utf8Start: UnsafePointer<UInt8>, utf8CodeUnitCount: Int) {
        (self.utf8Start, self.utf8CodeUnitCount) = (utf8Start, utf8CodeUnitCount)
    }

    init(stringLiteral text: StaticString) {
        (utf8Start, utf8CodeUnitCount) = (text.utf8Start, text.utf8CodeUnitCount)
    }
}

extension PlanField.Value {
    /// The value as a whole number; 0 if it is none, or the number of photos.
    fileprivate var whole: Int {
        switch self {
        case .whole(let number): number
        case .unlimited: .max
        default: 0
        }
    }

    /// The value as a double.
    fileprivate var number: Double {
        switch self {
        case .number(let number): number.nearestDouble
        case .halves(let halves): Double(halves) / 2
        case .infinity: .infinity
        default: 0
        }
    }
}
