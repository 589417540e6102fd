package import GridEmit
internal import GridModel
internal import GridSyntax

extension Playground {
    /// What a hand does to a layout.
    package enum Move {
        /// Moves a line to a place, in points; with simple numbers if these put it so near.
        case line(Int, to: Double, snap: Double)
        /// Exchanges two tiles.
        case tiles(Int, Int)
    }

    /// What the page asks about a layout and a hand.
    ///
    /// - Parameters:
    ///   - kind: 0 for its lines, 1 for the spec after a line is moved, and 2 after two tiles are exchanged.
    ///   - first: the line, or a tile.
    ///   - second: where the line goes, or the other tile.
    package func byHand(_ kind: Int, _ first: Int, _ second: Double, snap: Double, _ request: Request)
        -> JSONValue
    {
        switch kind {
        case 1: moved(.line(first, to: second, snap: snap), request)
        case 2: moved(.tiles(first, Int(exactly: second) ?? -1), request)
        default: lines(request)
        }
    }

    /// The lines of a layout that a hand can move, or why there are none.
    package func lines(_ request: Request) -> JSONValue {
        let found: [DrawnLine]
        do throws(Refusal) { found = try drawn(request).lines() } catch { return refused(error) }
        func number(_ value: Double) -> JSONValue { .digits(digits(value)) }
        return .object([
            (
                "lines",
                .array(
                    found.map { line in
                        .object([
                            ("isHorizontal", .bool(line.isHorizontal)), ("place", number(line.place)),
                            ("start", number(line.start)), ("end", number(line.end)),
                            ("least", number(line.least)), ("greatest", number(line.greatest)),
                        ])
                    })
            ), ("reason", .null),
        ])
    }

    /// The spec after a move, or why it stays as it is.
    package func moved(_ move: Move, _ request: Request) -> JSONValue {
        do throws(Refusal) {
            let layout = try drawn(request)
            let changed: Playground
            switch move {
            case .tiles(let one, let other):
                changed = try edited(try layout.edits(exchanging: one, other))
            case .line(let line, let place, let snap):
                changed = try moved(line, of: layout, to: place, snap: snap, request)
            }
            return .object([
                ("text", .string(String(decoding: changed.parsed.source.bytes, as: UTF8.self))),
                ("reason", .null),
            ])
        } catch {
            return refused(error)
        }
    }

    /// The spec after a line is moved.
    private func moved(
        _ line: Int, of layout: DrawnLayout, to place: Double, snap: Double, _ request: Request
    ) throws(Refusal) -> Playground {
        var changed = try edited(try layout.edits(moving: line, to: place, snap: snap))
        guard case .ratio = layout.sizes, case .stack = layout.body, try layout.lines()[line].isHorizontal
        else { return changed }
        // Beside other blocks, a stack with other ratios gets another width, too. A few steps lead to where the line was meant.
        var aim = place
        for _ in 0..<4 {
            guard let drawn = try? changed.drawn(request), let lines = try? drawn.lines(), line < lines.count,
                abs(lines[line].place - place) > max(snap, 1)
            else { break }
            aim += place - lines[line].place
            guard let edits = try? layout.edits(moving: line, to: aim, snap: snap),
                let next = try? edited(edits)
            else { break }
            changed = next
        }
        return changed
    }

    private func edited(_ edits: [TextEdit]) throws(Refusal) -> Playground {
        let changed = Playground(TextEdit.apply(edits, to: parsed.source.bytes).bytes, file: file)
        guard changed.isGood else { throw Refusal(changed.firstError) }
        return changed
    }

    private func refused(_ refusal: Refusal) -> JSONValue {
        .object([("lines", .array([])), ("text", .null), ("reason", .string(refusal.reason))])
    }

    private var firstError: String {
        compilation.diagnostics.first { $0.severity == .error }?.message ?? ""
    }

    /// The layout of a request, with its rule.
    private func drawn(_ request: Request) throws(Refusal) -> DrawnLayout {
        guard let grid = grid(for: request), let solved = solved(request) else {
            throw Refusal("there is no layout")
        }
        // While editing, the layout is that of one photo more.
        var count = request.count + (solved.photos.addPlace == nil ? 0 : 1)
        var found: (body: BodySyntax, layout: Layout)?
        // A rule that shows the layout of another count leads to that one, whose rule can't do so.
        for _ in 0..<2 where found == nil {
            guard let first = grid.cases.first(of: count, at: solved.width, for: solved.photos, grid.shapes)
            else { break }
            switch first {
            case .layout(let layout):
                guard let body = body(ofRuleAt: layout.origin.span) else { break }
                if case .show(let shown) = body { count = shown.value } else { found = (body, layout) }
            case .rule(let rule):
                guard let body = body(ofRuleAt: rule.origin.span) else {
                    throw Refusal("the photos give a waterfall its form")
                }
                guard case .show(let shown) = body else { throw DrawnLayout.notWritten(body) }
                count = shown.value
            }
        }
        guard let found else { throw Refusal("there is no rule") }
        return DrawnLayout(
            source: parsed.source, tiles: solved.tiles.map(Box.init), columnGap: solved.columnGap,
            rowGap: solved.rowGap,
            body: found.body, sizes: DrawnLayout.Sizes(found.layout.sizing))
    }

    /// The body of the rule at a place; nil if there is no rule.
    private func body(ofRuleAt place: SourceSpan) -> BodySyntax? {
        for statement in parsed.syntax.statements {
            switch statement.kind.value {
            case .rule(let rule) where statement.kind.span.start == place.start: return rule.body?.value
            case .section(let section):
                for item in section.items where item.kind.span.start == place.start {
                    if case .rule(let rule) = item.kind.value { return rule.body?.value }
                }
            case .rule, .setting: break
            }
        }
        return nil
    }
}

extension DrawnLayout.Sizes {
    fileprivate init(_ sizing: Sizing) {
        switch sizing {
        case .frameRatio, .frameHeight, .frameFill: self = .frame
        case .tileRatio: self = .ratio
        case .tileHeight: self = .fixed("all tiles have the height that the spec gives them")
        case .tileSize: self = .fixed("all tiles have the size that the spec gives them")
        case .tilePhoto: self = .fixed("the photos' own ratios give the tiles their sizes")
        }
    }
}
