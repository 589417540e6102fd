#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    #if canImport(UIKit)
        import UIKit

        typealias PhotoLayoutGuide = UILayoutGuide
    #else
        import AppKit

        typealias PhotoLayoutGuide = NSLayoutGuide
    #endif

    /// The views and guides that constraints relate.
    @MainActor struct PhotoConstraintItems {
        let container: PhotoPlatformView
        var views: [PhotoPlatformView] = [], guides: [PhotoLayoutGuide] = []

        /// The view or guide of an anchor.
        func object(_ anchor: PhotoAnchor) -> AnyObject {
            switch anchor.item {
            case .container: return container
            case .tile(let number): return views[number]
            case .space(let number): return guides[number]
            }
        }

        /// The constraint of an equation, which isn't active yet.
        ///
        /// Those for the container's size give way to a size that the framework requires: a cell that is reused has that of
        /// its last content until it is measured.
        func constraint(_ equation: PhotoConstraint) -> NSLayoutConstraint {
            let constraint = relation(equation)
            if equation.first.item == .container { constraint.priority = .belowRequired }
            return constraint
        }

        private func relation(_ equation: PhotoConstraint) -> NSLayoutConstraint {
            let constant = CGFloat(equation.constant), multiplier = CGFloat(equation.multiplier)
            let first = equation.first
            guard let second = equation.second else {
                return length(first).constraint(equalToConstant: constant)
            }
            switch (first.edge, first.axis) {
            case (.length, _):
                return length(first).constraint(
                    equalTo: length(second), multiplier: multiplier, constant: constant)
            case (_, .horizontal): return x(first).constraint(equalTo: x(second), constant: constant)
            case (_, .vertical): return y(first).constraint(equalTo: y(second), constant: constant)
            }
        }

        private func x(_ anchor: PhotoAnchor) -> NSLayoutXAxisAnchor {
            switch (anchor.item, anchor.edge) {
            case (.space(let number), .start): return guides[number].leadingAnchor
            case (.space(let number), .center): return guides[number].centerXAnchor
            case (.space(let number), _): return guides[number].trailingAnchor
            case (_, .start): return view(anchor).leadingAnchor
            case (_, .center): return view(anchor).centerXAnchor
            case (_, _): return view(anchor).trailingAnchor
            }
        }

        private func y(_ anchor: PhotoAnchor) -> NSLayoutYAxisAnchor {
            switch (anchor.item, anchor.edge) {
            case (.space(let number), .start): return guides[number].topAnchor
            case (.space(let number), .center): return guides[number].centerYAnchor
            case (.space(let number), _): return guides[number].bottomAnchor
            case (_, .start): return view(anchor).topAnchor
            case (_, .center): return view(anchor).centerYAnchor
            case (_, _): return view(anchor).bottomAnchor
            }
        }

        private func length(_ anchor: PhotoAnchor) -> NSLayoutDimension {
            let isWidth = anchor.axis == .horizontal
            if case .space(let number) = anchor.item {
                return isWidth ? guides[number].widthAnchor : guides[number].heightAnchor
            }
            return isWidth ? view(anchor).widthAnchor : view(anchor).heightAnchor
        }

        private func view(_ anchor: PhotoAnchor) -> PhotoPlatformView {
            if case .tile(let number) = anchor.item { return views[number] }
            return container
        }
    }
#endif
