#if canImport(UIKit) && !os(watchOS)
    import UIKit
#elseif canImport(AppKit)
    import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension PhotoGridView {
        /// The height as a constraint to the width, so that the first layout pass of Auto Layout already has it: then, the
        /// view has no width yet.
        ///
        /// Only for views that are placed by constraints, and grids whose height follows from the width. A rule that
        /// depends on the width is chosen by that of the nearest ancestor that has one.
        func updateHeightConstraint() {
            guard !translatesAutoresizingMaskIntoConstraints, !grid.needsHeight, !hugsTiles else {
                return replaceHeightConstraint(nil)
            }
            let form = grid.heightForm(request(in: CGSize(width: expectedWidth, height: 0))) ?? PhotoForm()
            let multiplier = form.width.isNear(0) ? 0 : CGFloat(form.width)
            let constant = CGFloat(form.constant)
            if let constraint = heightConstraint,
                constraint.secondItem == nil || constraint.multiplier == multiplier,
                (constraint.secondItem == nil) == (multiplier == 0)
            {
                if constraint.constant != constant { constraint.constant = constant }
                return
            }
            replaceHeightConstraint(
                multiplier == 0
                    ? heightAnchor.constraint(equalToConstant: constant)
                    : heightAnchor.constraint(
                        equalTo: widthAnchor, multiplier: multiplier, constant: constant))
        }

        /// Lays out what constraints place, such as after a new height; for an animation of both.
        func layOutConstraints() {
            var root: PhotoPlatformView = self
            while !root.translatesAutoresizingMaskIntoConstraints, let next = root.superview { root = next }
            #if canImport(UIKit)
                if root !== self { root.layoutIfNeeded() }
            #else
                if root !== self { root.layoutSubtreeIfNeeded() }
            #endif
        }

        private func replaceHeightConstraint(_ constraint: NSLayoutConstraint?) {
            heightConstraint?.isActive = false
            constraint?.priority = .belowRequired
            constraint?.identifier = "photo grid height"
            constraint?.isActive = true
            heightConstraint = constraint
        }

        /// A size in which a side that is zero or unbounded, and so no limit, has a default: the expected width, and the
        /// width as the height of grids that fill one.
        func limits(_ size: CGSize) -> CGSize {
            func isLimit(_ length: CGFloat) -> Bool { length > 0 && length < 1_000_000 }
            let width = isLimit(size.width) ? size.width : expectedWidth
            return CGSize(width: width, height: isLimit(size.height) ? size.height : width)
        }

        /// The height follows from the width, so a new width needs a new height.
        func invalidateHeight() {
            guard measuredWidth != bounds.width else { return }
            measuredWidth = bounds.width
            setNeedsHeight()
        }

        func setNeedsHeight() {
            invalidateIntrinsicContentSize()
            #if canImport(UIKit)
                setNeedsUpdateConstraints()
            #else
                needsUpdateConstraints = true
            #endif
        }
    }
#endif
