public import GridModel
public import GridSyntax

/// A form of the language that not every output can express.
public enum GridForm: String, Sendable, CaseIterable {
    /// `7[......t]: 3, 4`
    case longPatterns = "a pattern with more than 5 `.` before a letter"
    /// `waterfall 2`
    case waterfall = "`waterfall`"
    /// `tile photo`
    case tilePhoto = "`tile photo`"
    /// `1..1000: rows of 3 frame 1:4`, where a section is for some widths alone
    case longFrames = "rows in a frame for more than 200 photos beside sections"
    /// `1..: rows of 13 balanced`
    case longBalanced = "balanced rows of more than 12"

    /// What can be written instead, if there is something.
    fileprivate var advice: String? {
        switch self {
        case .longPatterns: "write a rule for each shape of the first photos"
        case .waterfall, .tilePhoto: nil
        case .longFrames: "end the range at 200"
        case .longBalanced: "write `stretch`, or at most 12 a row"
        }
    }

    /// The rules of a grid in this form, each at its place, in the order of the grid.
    fileprivate func places(in grid: Grid) -> [SourceSpan] {
        switch self {
        case .longPatterns:
            grid.layouts.filter { CSSShapes.isTooLong($0.pattern ?? []) }.map { $0.origin.span }
        case .waterfall:
            grid.rules.filter { rule in
                if case .waterfall = rule.arrangement { return true }
                return false
            }.map { $0.origin.span }
        case .tilePhoto:
            grid.layouts.filter { $0.photoTree != nil }.map { $0.origin.span }
                + grid.rules.filter { rule in
                    if case .rows(_, _, _, .tilePhoto) = rule.arrangement { return true }
                    return false
                }.map { $0.origin.span }
        case .longFrames:
            grid.hasSections ? grid.rules.filter { $0.isLongFrame }.map { $0.origin.span } : []
        case .longBalanced: grid.rules.filter { $0.isLongBalanced }.map { $0.origin.span }
        }
    }
}

extension Grid {
    /// Whether some of it is for some widths alone.
    var hasSections: Bool {
        rules.contains { $0.widths != .all } || layouts.contains { $0.widths != .all }
    }
}

extension Rule {
    /// Whether its rows share a height, and are for more than 200 photos.
    fileprivate var isLongFrame: Bool {
        CSSRows(self).map { $0.isFramed } ?? false && to ?? .max > 200
    }

    /// Whether it balances rows that are so long that most counts up to their square need places of their own.
    fileprivate var isLongBalanced: Bool {
        CSSRows(self).map { $0.last == .balanced && $0.perRow > 12 } ?? false
    }
}

extension Output {
    /// Reports what a grid asks for that the output can't express, each form once.
    public func check(_ grid: Grid) -> [Diagnostic] {
        GridForm.allCases.filter(lacks.contains).compactMap { form in
            form.places(in: grid).first.map { .unsupportedOutput(name, form, at: $0) }
        }
    }
}

extension Diagnostic {
    fileprivate static func unsupportedOutput(_ name: String, _ form: GridForm, at span: SourceSpan)
        -> Diagnostic
    {
        Diagnostic(
            .unsupportedOutput,
            "the \(name) output can't express \(form.rawValue)",
            at: span,
            help: (form.advice.map { "\($0), or " } ?? "") + "leave `\(name)` out of `--emit`"
        )
    }
}
