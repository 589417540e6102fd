#if canImport(UIKit) && !os(watchOS)
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    nonisolated extension PhotoInsets {
        /// The insets of the framework, such as a view's `directionalLayoutMargins`.
        public init(_ insets: NSDirectionalEdgeInsets) {
            self.init(
                top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
                trailing: Double(insets.trailing))
        }
    }
#endif
