#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    #if canImport(UIKit)
        public import UIKit
    #else
        public import AppKit
    #endif

    /// The active constraints of a grid of views, which change with the views.
    ///
    /// ```swift
    /// lazy var grid = PhotoGridConstraints(Nice.self, in: container)
    ///
    /// func show(_ photoViews: [UIView]) { grid.update(photoViews) }
    /// ```
    ///
    /// An update keeps each constraint that relates the same views in the same way, and only changes its constant if it has
    /// to. Call it again when the container's width changes if the grid has other rules for other widths.
    @MainActor public final class PhotoGridConstraints {
        /// The active constraints.
        public private(set) var constraints: [NSLayoutConstraint] = []

        private let grid: any CompiledPhotoGrid.Type, sizesContainer: Bool
        private weak var container: PhotoPlatformView?
        /// What the active constraints relate; it keeps the views, so that no other view takes their identity.
        private var items: PhotoConstraintItems?
        private var keys: [Key: NSLayoutConstraint] = [:]

        /// What can't be changed in a constraint.
        private struct Key: Hashable {
            let first: ObjectIdentifier, second: ObjectIdentifier?
            let firstAxis, secondAxis: PhotoAnchor.Axis?, firstEdge, secondEdge: PhotoAnchor.Edge?
            let multiplier: Double
        }

        /// Prepares a grid without views; the parameters are those of `CompiledPhotoGrid.constraints`.
        public init(
            _ grid: any CompiledPhotoGrid.Type, in container: PhotoPlatformView, sizesContainer: Bool = true
        ) {
            self.grid = grid
            self.container = container
            self.sizesContainer = sizesContainer
        }

        /// Lays out views, and hides those without a tile; the parameters are those of `CompiledPhotoGrid.constraints`.
        ///
        /// Without a layout, or with more tiles than views, all views are hidden.
        public func update(_ views: [PhotoPlatformView], with request: PhotoRequest? = nil) {
            let before = constraints, guides = items?.guides ?? []
            let next = prepare(views, with: request)
            let kept = Set(next.constraints.map(ObjectIdentifier.init))
            NSLayoutConstraint.deactivate(before.filter { !kept.contains(ObjectIdentifier($0)) })
            for guide in guides.dropFirst(items?.guides.count ?? 0) { container?.removeLayoutGuide(guide) }
            for (index, view) in views.enumerated() { view.isHidden = index >= next.tiles }
            NSLayoutConstraint.activate(next.constraints.filter { !$0.isActive })
            constraints = next.constraints
        }

        /// The number of tiles and their constraints, of which those from before are still active.
        func prepare(
            _ views: [PhotoPlatformView], with request: PhotoRequest?
        ) -> (tiles: Int, constraints: [NSLayoutConstraint]) {
            guard let container else { return (0, []) }
            let width = Double(container.bounds.width)
            let equations = grid.equations(
                request ?? PhotoRequest(count: views.count, width: width), sizesContainer: sizesContainer)
            let tiles = equations?.tiles.count ?? 0, isComplete = tiles <= views.count
            var items = PhotoConstraintItems(container: container)
            if let equations, isComplete {
                items.views = Array(views.prefix(tiles))
                items.guides = guides(equations.spaces.count, in: container)
            }
            for view in items.views { view.translatesAutoresizingMaskIntoConstraints = false }
            let before = keys
            keys = [:]
            self.items = items
            let constraints = (isComplete ? equations?.constraints ?? [] : []).map { equation in
                let key = key(equation, items), constant = CGFloat(equation.constant)
                let constraint = before[key] ?? items.constraint(equation)
                if constraint.constant != constant { constraint.constant = constant }
                constraint.identifier = equation.first.name
                keys[key] = constraint
                return constraint
            }
            return (isComplete ? tiles : 0, constraints)
        }

        private func key(_ equation: PhotoConstraint, _ items: PhotoConstraintItems) -> Key {
            let first = equation.first, second = equation.second
            return Key(
                first: ObjectIdentifier(items.object(first)),
                second: second.map { ObjectIdentifier(items.object($0)) }, firstAxis: first.axis,
                secondAxis: second?.axis, firstEdge: first.edge, secondEdge: second?.edge,
                multiplier: equation.multiplier)
        }

        /// The guides of this grid, as many as needed.
        private func guides(_ count: Int, in container: PhotoPlatformView) -> [PhotoLayoutGuide] {
            var guides = Array((items?.guides ?? []).prefix(count))
            while guides.count < count {
                let guide = PhotoLayoutGuide()
                container.addLayoutGuide(guide)
                guides.append(guide)
            }
            return guides
        }
    }
#endif
