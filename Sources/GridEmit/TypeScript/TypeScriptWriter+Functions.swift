internal import GridModel

/// The functions that callers use, and what they use of the kit.
extension TypeScriptWriter {
    /// The functions that are printed.
    var functions: [CodeFunction] {
        CodeFunction.allCases.filter { traits.has($0) && traits.only.wants($0) }
    }

    func writeFunctions(to printer: inout CodePrinter) {
        if let limit = grid.append {
            printer.lines(
                """
                /** The greatest number of photos; with fewer there is a tile that adds one. */
                export const appendLimit = \(limit);
                """)
        }
        if traits.hasPatterns {
            let tests = plans.shapeTests
            printer.lines(
                """
                /** \(CodeContent.shapeDoc) */
                export function shape(ratio: number): "t" | "s" | "w" {
                  if (!(ratio > 0 && ratio < Infinity)) ratio = 1;
                  return \(tests.tall) ? "t" : \(tests.wide) ? "w" : "s";
                }
                """)
        }
        for function in functions { printer.lines(text(of: function)) }
        if hasAttributes {
            let shape = traits.hasPatterns ? "shape" : "null", limit = traits.appends ? "appendLimit" : "0"
            let across = traits.holds(.across) ? "(ratio) => \(plans.shapeTests.wide)" : "null"
            printer.lines(
                """
                /** What a page says of an album to a style sheet of this grid: attributes of its element, and of each photo. */
                export const attributes = (album: Album): AlbumAttributes => makeAttributes(album, \(shape), \(limit), \(traits.keepsRatios), \(across));
                """)
        }
    }

    /// What a container has to have.
    var filled: String { traits.needsHeight ? " & Filled" : "" }

    private func text(of function: CodeFunction) -> String {
        let request = "request: LayoutRequest" + filled, container = "container: Container" + filled
        switch function {
        case .layout:
            return """
                /**
                 * The layout; null if there is no rule for the count, if it isn't a whole number, if another number isn't finite, or if `scale`
                 * isn't positive.
                 */
                export const layout = (\(request)): Layout | null => makeLayout(grid, request);
                """
        case .height:
            return """
                /** The height of the container; null if there is no layout. */
                export const height = (\(request)): number | null => measureHeight(grid, request);
                """
        case .frames:
            return """
                /** The frames of all tiles; null if there is no layout. */
                export const frames = (\(request)): Frame[] | null => makeFrames(grid, request);
                /**
                 * Writes x, y, width and height of all tiles to an array and returns the number of tiles; null if there is no layout or the array is
                 * too short.
                 */
                export const into = (target: Float64Array, \(request)): number | null => fillFrames(grid, target, request);
                """
        case .tileCount:
            let editing = traits.appends ? (", editing = false", ", appendLimit, editing") : ("", "")
            return """
                /** The number of tiles for a number of photos; null if there is no rule for it. */
                export const tileCount = (count: number\(editing.0)): number | null => countTiles(planForCount, count\(editing.1));
                """
        case .moves:
            let ratio = traits.looksAtPhotos
            return """
                /**
                 * The movements of the photos that are in both arrays, by identity, from the layout of `before` to that of `after`.\(ratio ? " `ratio` gives a" : " Photos without a")
                 *\(ratio ? " photo's width divided by its height. Photos without a tile before or after are left out; null if a layout is missing." : " tile before or after are left out; null if a layout is missing.")
                 */
                export const moves = <Photo>(
                  before: readonly Photo[],
                  after: readonly Photo[],
                  \(container),\(ratio ? "\n  ratio: (photo: Photo) => number = () => NaN," : "")
                ): Move[] | null =>
                  makeMoves((count\(ratio ? ", photos" : "")) => makeLayout(grid, { ...container, count\(ratio ? ", ratios: photos.map((photo) => ratio(photo))" : "") }), before, after);
                """
        case .columns:
            return """
                /** Empty columns, which photos are appended to; null if there is no waterfall at this width, a number isn't finite or `scale` isn't positive. */
                export const columns = (\(container)): Columns | null => makeColumns(grid, planForColumns, container);
                """
        case .rows:
            return """
                /** Empty rows, which photos are appended to; null if there are no such rows at this width, a number isn't finite or `scale` isn't positive. */
                export const rows = (\(container)): Rows | null => makeRows(grid, planForRows, container);
                """
        }
    }

    /// What the file uses of the kit, apart from types.
    var usedValues: [TypeScriptName] {
        var names: [TypeScriptName] = functions.flatMap { function -> [TypeScriptName] in
            switch function {
            case .layout: [.makeLayout]
            case .height: [.measureHeight]
            case .frames: [.makeFrames, .fillFrames]
            case .tileCount: [.countTiles]
            case .moves: traits.only.wants(.layout) ? [.makeMoves] : [.makeLayout, .makeMoves]
            case .columns: [.makeColumns]
            case .rows: [.makeRows]
            }
        }
        if hasAttributes { names.append(.makeAttributes) }
        if traits.only.plans { names.append(traits.fitsTiles ? .noWidth : .noTiles) }
        if makesRatiosForBlocks { names.append(.ratios) }
        let own = kinds.map { $0.names.value } + growingKinds.map { $0.names.value }
        for name in own where !names.contains(name) { names.append(name) }
        return names
    }

    /// The types of the kit that the file names.
    var usedTypes: [TypeScriptName] {
        var names: [TypeScriptName] = []
        func add(_ others: [TypeScriptName]) {
            for name in others where !names.contains(name) { names.append(name) }
        }
        for function in functions {
            switch function {
            case .layout: add([.layout, .layoutRequest])
            case .height: add([.layoutRequest])
            case .frames: add([.frame, .layoutRequest])
            case .tileCount: break
            case .moves: add([.container, .move])
            case .columns: add([.container, .columns])
            case .rows: add([.container, .rows])
            }
        }
        if hasAttributes { add([.album, .albumAttributes]) }
        if traits.needsHeight, traits.only.measures { add([.filled]) }
        if traits.only.fills {
            add([.grid])
        } else if traits.only.measures {
            add([.spacing])
        }
        if traits.only.plans {
            if traits.hasTable { add([.table]) }
            add([.plan])
            // The parameter before the height has this type, whether it is used or not.
            if traits.hasPatterns && !makesRatiosForBlocks || traits.hasHeights { add([.ratios]) }
        }
        add(kinds.map { $0.names.type } + growingKinds.map { $0.names.type })
        return names
    }

    /// The kinds of plans that photos can be appended to.
    private var growingKinds: [PlanKind] {
        let columns = traits.only.wants(.columns) ? grid.waterfallPlans : []
        let rows = traits.only.wants(.rows) ? grid.growingPlans : []
        return (columns + rows).map { PlanKind(of: $0.fields) }
    }

    /// Whether blocks that repeat are asked for with ratios of no photos.
    var makesRatiosForBlocks: Bool {
        traits.hasPatterns && kinds.contains { [.repeated, .parts, .photoParts, .aimedParts].contains($0) }
    }
}
