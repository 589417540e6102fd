internal import GridEmit
internal import GridSyntax

/// The spec for a style sheet's `grid-template-areas`, or for its value alone, and notes about it.
func importedAreas(_ bytes: [UInt8]) throws(ImportError) -> (spec: String, notes: [String]) {
    if bytes.count > Limits.bytes {
        throw ImportError(message: "the file has more than \(Limits.bytes >> 20) MB")
    }
    guard let text = String(validating: bytes.withoutByteOrderMark, as: UTF8.self) else {
        throw ImportError(message: "the text is not UTF-8")
    }
    let areas = try ImportedAreas(try AreaTemplate.all(in: text))
    return (areas.spec, areas.notes)
}

/// The layouts of a style sheet by the width of the page or of a container.
private struct ImportedAreas {
    /// A count at the widths of a condition.
    private struct Use: Hashable {
        let condition: WidthCondition
        let count: Int
    }

    private static let mostLimits = 100

    /// 0, and the widths at which conditions begin and end, in ascending order.
    private let limits: [Double]
    /// For each count, its layout at the widths from each limit.
    private let layouts: [Int: [String?]]
    /// For each count, its layout outside sections: that without a condition, or else that of the least width.
    private let outside: [Int: String]

    init(_ templates: [AreaTemplate]) throws(ImportError) {
        var used: [Use: (place: Int, sketch: String)] = [:]
        for (place, template) in templates.enumerated() where !template.condition.isEmpty {
            let (count, sketch) = try areaSketch(of: template.lines)
            let use = Use(condition: template.condition, count: count)
            if let other = used[use], other.sketch != sketch {
                throw ImportError(
                    message:
                        "two templates have \(counted(count, "area")); a grid has one layout for each count")
            }
            used[use] = (place, sketch)
        }
        if used.isEmpty {
            throw ImportError(message: "there is no `grid-template-areas`, nor a string such as \"a a b\"")
        }
        let limits = Set(used.keys.flatMap { [0, $0.condition.lower, $0.condition.upper] }).sorted()
            .filter { $0.isFinite }
        if limits.count > Self.mostLimits {
            throw ImportError(
                message: "the style sheet has more than \(Self.mostLimits) widths in conditions")
        }
        self.limits = limits
        // As in a style sheet, the last rule wins.
        let ordered = used.sorted { $0.value.place < $1.value.place }
        let byCount = Dictionary(grouping: ordered) { $0.key.count }
        layouts = byCount.mapValues { own in
            limits.map { limit in own.last { $0.key.condition.contains(limit) }?.value.sketch }
        }
        outside = byCount.mapValues { own in
            (own.last { $0.key.condition == .all }
                ?? own.min { $0.key.condition.lower < $1.key.condition.lower })?.value.sketch ?? ""
        }
    }

    /// The rules of a section that begins at a limit.
    private func rules(at place: Int) -> [String] {
        layouts.sorted { $0.key < $1.key }.compactMap { count, sketches in
            sketches[place].flatMap { $0 == outside[count] ? nil : "\(count): \($0)" }
        }
    }

    /// The sections as text, and the greatest limit of one.
    private var sections: (lines: [String], greatest: Double) {
        var lines: [String] = [], greatest = 0.0
        var place = 0
        while place < limits.count {
            let own = rules(at: place)
            let end = limits.indices.first { $0 > place && rules(at: $0) != own } ?? limits.count
            if !own.isEmpty {
                greatest = limits[place]
                let to = end < limits.count ? limits[end].shortest : nil
                let from =
                    place == 0 ? "< " : to == nil ? ">= " + greatest.shortest : greatest.shortest + "..<"
                lines += ["", "when width \(from)\(to ?? "") {"] + own.map { "    " + $0 } + ["}"]
            }
            place = end
        }
        return (lines, greatest)
    }

    var spec: String {
        let (sections, greatest) = sections
        // The promise has to include all sections.
        let promise = greatest < 2_000 ? [] : ["width 200..\((greatest.rounded(.up) + 400).shortest)"]
        let rules = outside.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        return (promise + rules + sections).joined(separator: "\n") + "\n"
    }

    var notes: [String] {
        let missing = layouts.filter { $0.value.contains(nil) }.keys.sorted()
        let limits =
            "the limits of sections are widths of the container, and those of `@media` of the page: take off what is beside it"
        return (sections.lines.isEmpty ? [] : [limits])
            + missing.map { count in
                "the style sheet has a template of \(counted(count, "area")) at some widths only; the spec has it at all others, too"
            }
    }
}
