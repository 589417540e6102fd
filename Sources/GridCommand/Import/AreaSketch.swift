internal import GridSyntax

/// The number of areas and their sketch. Photos come in the order of the areas' numbers or letters if the names have these, or
/// in the order in which the names occur.
func areaSketch(of lines: [String]) throws(ImportError) -> (count: Int, text: String) {
    let cells = lines.map { $0.split { $0.isWhitespace }.map(String.init) }
    let columns = cells[0].count
    guard columns > 0, cells.allSatisfy({ $0.count == columns }) else {
        throw ImportError(
            message:
                "the rows of a template have different numbers of columns: \"\(shown(lines.joined(separator: "\" \"")))\""
        )
    }
    if columns > Limits.tilesInLayout || cells.count > Limits.tilesInLayout {
        throw ImportError(message: "a template has more than \(Limits.tilesInLayout) rows or columns")
    }
    var areas: [(name: String, area: SketchArea)] = []
    var places: [String: Int] = [:]
    for (row, line) in cells.enumerated() {
        for (column, name) in line.enumerated() where !name.allSatisfy({ $0 == "." }) {
            guard let place = places[name] else {
                places[name] = areas.count
                areas.append((name, SketchArea(rows: row...row, columns: column...column)))
                continue
            }
            let area = areas[place].area
            areas[place].area = SketchArea(
                rows: min(area.rows.lowerBound, row)...max(area.rows.upperBound, row),
                columns: min(area.columns.lowerBound, column)...max(area.columns.upperBound, column))
        }
    }
    for (name, area) in areas {
        for row in area.rows where cells[row][area.columns].contains(where: { $0 != name }) {
            throw ImportError(message: "the area `\(shown(name))` is not a rectangle")
        }
    }
    if areas.isEmpty { throw ImportError(message: "a template has no areas") }
    let numbers = areas.compactMap {
        Int(String($0.name.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()))
    }
    if Set(numbers).count == areas.count {
        areas = zip(areas, numbers).sorted { $0.1 < $1.1 }.map { $0.0 }
    } else if areas.allSatisfy({ $0.name.utf8.count == 1 }) {
        areas.sort { $0.name < $1.name }
    }
    guard let drawn = sketchLines(areas.map { $0.area }, rows: cells.count, columns: columns) else {
        throw ImportError(message: "a template has \(areas.count) areas; a sketch has letters for 52")
    }
    return (areas.count, drawn.joined(separator: " / "))
}
