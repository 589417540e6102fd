#if canImport(UIKit) && !os(watchOS)
    internal import UIKit
#elseif canImport(AppKit)
    internal import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// What a batch update inserts or deletes: items, and whole sections.
    nonisolated struct PhotoGridUpdates: Sendable {
        private var items: Set<IndexPath> = [], sections: Set<Int> = []

        /// An index path without an item is that of a section.
        mutating func insert(_ indexPath: IndexPath?) {
            guard let indexPath else { return }
            if indexPath.item == NSNotFound {
                sections.insert(indexPath.section)
            } else {
                items.insert(indexPath)
            }
        }

        func contains(_ indexPath: IndexPath) -> Bool {
            items.contains(indexPath) || sections.contains(indexPath.section)
        }
    }
#endif
