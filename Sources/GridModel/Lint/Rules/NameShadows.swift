internal import GridSyntax

extension LintRule {
    static let nameShadows = LintRule(
        explanation: Explanation(
            .nameShadows,
            "the grid has the name of a common type",
            "In its module, a type `Picker` hides the `Picker` of SwiftUI: other code then refers to the grid, and errors "
                + "appear in files that have nothing to do with it.",
            bad: "grid Picker\n1..9: rows of 3",
            good: "grid PhotoPicker\n1..9: rows of 3"
        )
    ) { linted in
        guard commonTypes.contains(linted.spec.name) else { return [] }
        return [.nameShadows(linted.spec.name, at: linted.spec.nameSpan)]
    }
}

/// Types of Swift, Foundation, SwiftUI and UIKit that app code uses without naming the module.
private let commonTypes: Set<String> = [
    // Swift
    "Actor", "Any", "Array", "Bool", "Character", "Clock", "Codable", "Collection", "Comparable",
    "Dictionary", "Double", "Duration", "Equatable", "Error", "Float", "Hashable", "Identifiable", "Int",
    "Never", "Optional", "Range", "Result", "Sendable", "Sequence", "Set", "Slice", "String", "Substring",
    "Task", "Void",
    // Foundation
    "Bundle", "Calendar", "Data", "Date", "Dimension", "Host", "Locale", "Measurement", "Notification",
    "Operation", "Process", "Progress", "Scanner", "Stream", "Thread", "Timer", "Unit",
    // SwiftUI
    "Alert", "Alignment", "Angle", "Animation", "App", "Axis", "Binding", "Button", "Canvas", "Capsule",
    "Circle", "Color", "Divider", "Edge", "Ellipse", "Environment", "Font", "Form", "Gauge", "Gesture",
    "Gradient", "Grid", "GridRow", "Group", "Image", "Label", "Layout", "Link", "List", "Map", "Material",
    "Menu", "Namespace", "Path", "Picker", "Preview", "Rectangle", "Scene", "Section", "Shape", "Slider",
    "Spacer", "State", "Stepper", "Tab", "Table", "Text", "Toggle", "Transaction", "Transition", "View",
    "Window",
]

extension Diagnostic {
    fileprivate static func nameShadows(_ name: String, at span: SourceSpan?) -> Diagnostic {
        Diagnostic(
            .nameShadows,
            "in its module, `\(name)` hides a common type of the same name",
            at: span ?? SourceSpan(0, 0),
            help: span == nil
                ? "the name comes from the file name; write `grid \(name)Grid`"
                : "did you mean `\(name)Grid`?"
        )
    }
}
