internal import GridSyntax

extension LintRule {
    static let nameShadows = LintRule(
        explanation: Explanation(
            .nameShadows,
            "the grid has the name of a common type or module",
            "The generated Swift declares a type with the name of the grid. In its module, a grid `Picker` hides the `Picker` of "
                + "SwiftUI: other code then refers to the grid, and errors appear in files that have nothing to do with it. The rule "
                + "knows common names of Swift, Foundation, SwiftUI and GridgenKit, and a few of other frameworks. There is no "
                + "fix-it, since your code uses the name too.",
            bad: "grid Picker\n1..9: rows of 3",
            good: "grid PickerGrid\n1..9: rows of 3"
        )
    ) { linted in
        let name = linted.spec.name
        for module in ModuleNames.all where module.module == name || module.types.contains(name) {
            return [.nameShadows(name, in: module.module, at: linted.spec.nameSpan)]
        }
        return []
    }
}

extension Diagnostic {
    fileprivate static func nameShadows(_ name: String, in module: String, at span: SourceSpan?) -> Diagnostic
    {
        // `GridGrid` would be no name, and `PhotoGrid` is one of GridgenKit.
        let other = name.hasSuffix("Grid") ? "My\(name)" : "\(name)Grid"
        return Diagnostic(
            .nameShadows,
            name == module
                ? "a grid named `\(name)` hides the module `\(name)`"
                : "a grid named `\(name)` hides the type `\(name)` of \(module)",
            at: span ?? SourceSpan(0, 0),
            help: (span == nil ? "the name comes from the file: " : "") + "write `grid \(other)`"
        )
    }
}
