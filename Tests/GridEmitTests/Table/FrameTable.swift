import GridModel
import GridSyntax

@testable import GridEmit

extension Output {
    /// Layouts as lines of numbers: shows the effort of adding an output.
    static let frames = Output(name: "frames", suffix: ".txt") { shared, _ throws(Lacks) in
        let grid = shared.grid
        let photos = grid.layouts.first { $0.tiles == nil }?.origin.span
        let rule = grid.rules.first { if case .show = $0.arrangement { false } else { true } }?.origin.span
        try Lacks.check(
            [
                Lack("can't express photos that keep their ratios", at: photos),
                Lack("can't express rules for any count", at: rule),
                Lack("can't express sections by height", at: grid.placeByHeight),
            ].compactMap { $0 })
        return { printer in
            let table = LayoutTable(grid)
            let bases = ([table.size.width, table.size.height] + table.forms).map { bases in
                bases.map { $0.name }.joined(separator: " ")
            }
            printer.line("bases; " + bases.joined(separator: "; "))
            for entry in table.entries {
                let layout = entry.layout
                printer.line("# \(layout.origin.rule)")
                printer.line(
                    "layout \(layout.count); \(layout.hidden); \(layout.widths.minimum?.decimal ?? "0"); "
                        + "\(layout.widths.below?.decimal ?? "inf"); "
                        + (layout.pattern ?? []).map { $0.rawValue }.joined())
                for numbers in [entry.head] + entry.lines {
                    printer.line(numbers.map { $0.decimal }.joined(separator: " "))
                }
            }
            for rule in grid.rules {
                guard case .show(let count) = rule.arrangement else { continue }
                let (minimum, below) = (
                    rule.widths.minimum?.decimal ?? "0", rule.widths.below?.decimal ?? "inf"
                )
                printer.line(
                    "show \(count); \(rule.from); \(rule.to.map { "\($0)" } ?? "inf"); \(minimum); \(below)")
            }
        }
    }
}

extension LayoutTable.Basis {
    fileprivate var name: String {
        switch self {
        case .w: "w"
        case .h: "h"
        case .gx: "gx"
        case .gy: "gy"
        case .pt: "pt"
        }
    }
}
