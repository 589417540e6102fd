#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// Solves the active constraints of a view and the views inside, as Auto Layout does: the strongest first. A constraint that
/// contradicts stronger ones is broken.
@MainActor final class AutoLayout {
    private let root: PlatformView
    private var columns: [ObjectIdentifier: Int] = [:]
    private var rows: [(pivot: Int, factors: [Double], value: Double)] = []
    /// The priorities of broken constraints.
    private(set) var broken: [Float] = []

    /// Updates constraints, solves them, and lays the views out, once. The root has a width and maybe a height.
    init(_ root: PlatformView, width: Double, height: Double? = nil) {
        self.root = root
        #if canImport(UIKit)
            root.updateConstraintsIfNeeded()
        #else
            root.updateConstraintsForSubtreeIfNeeded()
        #endif
        number(root)
        let start = columns[ObjectIdentifier(root)] ?? 0
        for (side, value) in [(0, 0), (1, 0), (2, width), (3, height)] {
            if let value { add([start + side: 1], value, 1000) }
        }
        for constraint in ActiveConstraints.all.sorted(by: { $0.priority.rawValue > $1.priority.rawValue }) {
            add(constraint)
        }
        intrinsic(root)
        root.frame.size = CGSize(width: value(start + 2), height: max(0, value(start + 3)))
        placeSubviews(of: root, x: 0, y: 0)
        layOut(root)
    }

    private func number(_ view: PlatformView) {
        columns[ObjectIdentifier(view)] = columns.count * 4
        for view in view.subviews where !view.translatesAutoresizingMaskIntoConstraints { number(view) }
    }

    private func add(_ constraint: NSLayoutConstraint) {
        guard constraint.relation == .equal else { fatalError("only equations are solved") }
        var factors: [Int: Double] = [:]
        for (item, attribute, factor) in [
            (constraint.firstItem, constraint.firstAttribute, 1),
            (constraint.secondItem, constraint.secondAttribute, -Double(constraint.multiplier)),
        ] {
            guard let item else { continue }
            guard let start = columns[ObjectIdentifier(item)] else { return }  // of another hierarchy
            for (side, share) in sides(attribute) { factors[start + side, default: 0] += share * factor }
        }
        add(factors, Double(constraint.constant), constraint.priority.rawValue)
    }

    /// The shares of x, y, width and height in an attribute, from left to right.
    private func sides(_ attribute: NSLayoutConstraint.Attribute) -> [(Int, Double)] {
        switch attribute {
        case .left, .leading: [(0, 1)]
        case .right, .trailing: [(0, 1), (2, 1)]
        case .centerX: [(0, 1), (2, 0.5)]
        case .top: [(1, 1)]
        case .bottom: [(1, 1), (3, 1)]
        case .centerY: [(1, 1), (3, 0.5)]
        case .width: [(2, 1)]
        case .height: [(3, 1)]
        case .notAnAttribute: []
        }
    }

    private func intrinsic(_ view: PlatformView) {
        for view in view.subviews where !view.translatesAutoresizingMaskIntoConstraints {
            let size = view.intrinsicContentSize, start = columns[ObjectIdentifier(view)] ?? 0
            if size.width >= 0 { add([start + 2: 1], Double(size.width), 250) }
            if size.height >= 0 { add([start + 3: 1], Double(size.height), 250) }
            intrinsic(view)
        }
    }

    /// An intrinsic size isn't a constraint that can break.
    private func isConstraint(_ priority: Float) -> Bool { priority > 250 }

    /// Adds an equation, unless it follows from those before or contradicts them.
    private func add(_ terms: [Int: Double], _ value: Double, _ priority: Float) {
        var factors = [Double](repeating: 0, count: columns.count * 4), value = value
        for (column, factor) in terms { factors[column] = factor }
        for row in rows where factors[row.pivot] != 0 {
            let times = factors[row.pivot]
            for column in factors.indices { factors[column] -= times * row.factors[column] }
            value -= times * row.value
        }
        guard let pivot = factors.indices.max(by: { abs(factors[$0]) < abs(factors[$1]) }),
            abs(factors[pivot]) > 1e-9
        else {
            if abs(value) > 0.01, isConstraint(priority) { broken.append(priority) }
            return
        }
        let divisor = factors[pivot]
        factors = factors.map { $0 / divisor }
        value /= divisor
        for index in rows.indices where rows[index].factors[pivot] != 0 {
            let times = rows[index].factors[pivot]
            for column in factors.indices { rows[index].factors[column] -= times * factors[column] }
            rows[index].value -= times * value
        }
        rows.append((pivot, factors, value))
    }

    /// The value of an unknown; what nothing determines is zero.
    private func value(_ column: Int) -> Double { rows.first { $0.pivot == column }?.value ?? 0 }

    private func placeSubviews(of view: PlatformView, x: Double, y: Double) {
        for view in view.subviews {
            guard let start = columns[ObjectIdentifier(view)] else { continue }
            let left = value(start), top = value(start + 1)
            view.frame = CGRect(
                x: left - x, y: top - y, width: value(start + 2), height: max(0, value(start + 3)))
            placeSubviews(of: view, x: left, y: top)
        }
    }
}
