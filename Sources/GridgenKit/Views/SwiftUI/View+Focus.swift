#if canImport(SwiftUI)
    public import SwiftUI

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    extension View {
        /// Lets a resizable image cover the size that it is proposed, with a point as near to the middle as its edges allow.
        ///
        /// ```swift
        /// Image("portrait").resizable().photoFocus(UnitPoint(x: 0.5, y: 0.2))
        /// ```
        nonisolated public func photoFocus(_ focus: UnitPoint) -> some View {
            PhotoFocusLayout(focus: PhotoFocus(x: Double(focus.x), y: Double(focus.y))) { self }.clipped()
        }
    }

    /// Covers its bounds with one subview, whose ideal size gives the ratio.
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated struct PhotoFocusLayout: Layout {
        let focus: PhotoFocus

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
            let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
            return ProposedViewSize(width: width, height: height)
                .replacingUnspecifiedDimensions(by: subviews.first?.sizeThatFits(.unspecified) ?? .zero)
        }

        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for photo in subviews {
                let part = PhotoSize(photo.sizeThatFits(.unspecified)).crop(
                    PhotoSize(bounds.size), focus: focus)
                let width = bounds.width / part.width, height = bounds.height / part.height
                // SwiftUI mirrors frames from right to left, but photos aren't mirrored.
                let isMirrored = subviews.layoutDirection == .rightToLeft
                let left = isMirrored ? 1 - part.x - part.width : part.x
                photo.place(
                    at: CGPoint(x: bounds.minX - left * width, y: bounds.minY - part.y * height),
                    proposal: ProposedViewSize(width: width, height: height))
            }
        }

        // Without guides of the photo, which is larger, others align the bounds.

        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? { nil }

        func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? { nil }
    }
#endif
