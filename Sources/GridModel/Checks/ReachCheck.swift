internal import GridSyntax

/// Checks that every rule can apply, that rules from outside fit the sections that use them, and that each `show` and `repeat`
/// finds the layouts it takes wherever it applies.
func checkReach(of spec: Spec, in places: Places) -> [Diagnostic] {
    var check = ReachCheck(spec: spec, outside: places.outside, places: places.promised)
    check.run()
    return check.diagnostics.all
}

private struct ReachCheck {
    let spec: Spec
    let outside: Place
    let places: [Place]
    private(set) var diagnostics = DiagnosticList()

    mutating func run() {
        for rule in spec.outer.rules {
            let reached = places.filter { applies(rule, isOutside: true, in: $0) }
            if reached.isEmpty { report(rule, in: outside) }
            diagnostics += checkInherited(rule, in: reached, outer: spec)
            checkTargets(of: rule, isOutside: true, in: reached)
        }
        if let waterfall = spec.outer.waterfall, !isReached(waterfall) {
            diagnostics.append(.unreachable(waterfall))
        }
        for place in places where place.scope.condition != nil {
            for rule in place.scope.rules {
                if !applies(rule, isOutside: false, in: place) { report(rule, in: place) }
                checkTargets(of: rule, isOutside: false, in: [place])
            }
        }
    }

    private mutating func checkTargets(of rule: ScopedRule, isOutside: Bool, in reached: [Place]) {
        if spec.isIncomplete { return }
        diagnostics += checkShown(by: rule, isOutside: isOutside, in: reached)
        diagnostics += checkRepeated(by: rule, isOutside: isOutside, in: reached)
    }

    /// Whether a rule applies to some counts and shapes in a place.
    private func applies(_ rule: ScopedRule, isOutside: Bool, in place: Place) -> Bool {
        rule.pattern == nil ? !place.counts(of: rule, isOutside: isOutside).isEmpty : place.uses(rule)
    }

    /// Whether sections leave any count to the waterfall outside.
    private func isReached(_ waterfall: ScopedWaterfall) -> Bool {
        places.contains {
            $0.waterfall?.span == waterfall.span && !$0.left(of: CountSet(from: 1, to: nil)).isEmpty
        }
    }

    private mutating func report(_ rule: ScopedRule, in place: Place) {
        guard let pattern = rule.pattern else {
            var own = CountSet(from: rule.from, to: rule.to)
            if !rule.isSingle { own.subtract(place.table.singles) }
            diagnostics.append(.unreachable(rule, own: own))
            return
        }
        let isSquare = pattern.contains(.square) && !spec.shapes.letters.contains(.square)
        diagnostics.append(
            isSquare ? .neverSquare(rule) : .unreachable(rule, pattern, holder: place.holder(of: rule)))
    }
}

/// Checks a rule from outside with the styles of the sections that use it, leaving out mistakes reported outside already.
private func checkInherited(
    _ rule: ScopedRule, in readers: [Place], outer spec: Spec
) -> [Diagnostic] {
    let outside = rule.style(in: spec.outer.style)
    let known = spec.hasSizesOutsideSections ? Set(checkStyle(of: rule, style: outside).map { $0.span }) : []
    var wrong: [Style: [Diagnostic]] = [:]
    var found: [Diagnostic] = []
    for place in readers {
        guard let condition = place.scope.condition else { continue }
        let style = rule.style(in: place.scope.style)
        if style == outside, spec.hasSizesOutsideSections { continue }
        if place.scope.isStyleUnknown, rule.sizing == nil { continue }
        let diagnostics = wrong[style] ?? checkStyle(of: rule, style: style)
        wrong[style] = diagnostics
        for diagnostic in diagnostics where !known.contains(diagnostic.span) {
            let label = Diagnostic.Label(condition, "in this section the sizing is `\(style.sizing.name)`")
            // Each mistake is reported once, with all the sections it affects.
            if let index = found.firstIndex(where: {
                $0.code == diagnostic.code && $0.span == diagnostic.span
            }) {
                found[index].related.append(label)
            } else {
                found.append(diagnostic)
                found[found.count - 1].related.append(label)
            }
        }
    }
    return found
}

extension Diagnostic {
    fileprivate static func unreachable(_ rule: ScopedRule, own: CountSet) -> Diagnostic {
        Diagnostic(
            .unreachableRule,
            "this rule never applies",
            at: rule.syntax.counts.span,
            notes: [
                own.isEmpty
                    ? "each of its counts has its own rule"
                    : "its counts have other rules at every promised width"
            ],
            help: "remove it"
        )
    }

    fileprivate static func unreachable(
        _ rule: ScopedRule, _ pattern: Pattern, holder: ScopedRule?
    ) -> Diagnostic {
        Diagnostic(
            .unreachableRule,
            "this rule never applies",
            at: rule.syntax.pattern?.span ?? rule.span,
            related: holder.flatMap { $0.syntax.pattern }.map {
                [Label($0.span, "this earlier pattern covers it")]
            }
                ?? [],
            notes: holder == nil
                ? ["earlier patterns together cover `\(pattern.text)`"] : [],
            help: "remove it, or move it before the rules that cover it"
        )
    }

    fileprivate static func neverSquare(_ rule: ScopedRule) -> Diagnostic {
        Diagnostic(
            .unreachableRule,
            "this rule never applies",
            at: rule.syntax.pattern?.span ?? rule.span,
            notes: ["by the limits of `shapes`, each photo is tall or wide, and none is square"],
            help: "remove it, or write both limits with `<` and `>`"
        )
    }

    fileprivate static func unreachable(_ waterfall: ScopedWaterfall) -> Diagnostic {
        Diagnostic(
            .unreachableRule,
            "this waterfall never applies",
            at: waterfall.span,
            notes: ["at every promised width, sections lay out every count"],
            help: "remove it"
        )
    }
}
