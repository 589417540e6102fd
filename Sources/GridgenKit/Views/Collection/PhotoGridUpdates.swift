#if canImport(UIKit) && !os(watchOS)
    import UIKit
#elseif canImport(AppKit)
    import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// What a batch update inserts, deletes and moves: items, and whole sections.
    nonisolated struct PhotoGridUpdates: Sendable {
        private var insertedItems: Set<IndexPath> = [], deletedItems: Set<IndexPath> = []
        private var insertedSections: Set<Int> = [], deletedSections: Set<Int> = []
        private var movedItems: [IndexPath: IndexPath] = [:], movedSections: [Int: Int] = [:]

        /// Adds an item or section, which has only an index path after the update if it is inserted, only one before
        /// it if it is deleted, and both if it moves or is reloaded.
        ///
        /// What index paths an item has that is reloaded isn't documented; it stays where it is.
        mutating func insert(from before: IndexPath?, to after: IndexPath?, isReload: Bool) {
            // An index path without an item is that of a section.
            guard let path = before ?? after else { return }
            switch (path.item == NSNotFound, before, after) {
            case (true, let before?, let after?): movedSections[before.section] = after.section
            case (true, let before?, nil): deletedSections.insert(before.section)
            case (true, nil, let after?): insertedSections.insert(after.section)
            case (false, let before?, nil): deletedItems.insert(before)
            case (false, nil, let after?): insertedItems.insert(after)
            case (false, let before?, let after?) where !isReload: movedItems[before] = after
            default: break
            }
        }

        func inserts(_ indexPath: IndexPath) -> Bool {
            insertedItems.contains(indexPath) || insertedSections.contains(indexPath.section)
        }

        func deletes(_ indexPath: IndexPath) -> Bool {
            deletedItems.contains(indexPath) || deletedSections.contains(indexPath.section)
        }

        /// The new number of each section; nil for those that are deleted. Sections that the update doesn't mention
        /// keep their order.
        func places(of count: Int) -> [Int?] {
            let taken = insertedSections.union(movedSections.values)
            var place = 0
            return (0..<count).map { section in
                if deletedSections.contains(section) { return nil }
                if let moved = movedSections[section] { return moved }
                while taken.contains(place) { place += 1 }
                defer { place += 1 }
                return place
            }
        }

        /// The new place of an item; nil if it is deleted. Items that the update doesn't mention keep their order. `places`
        /// are those of the sections.
        func place(of item: Int, in section: Int, places: [Int?]) -> (section: Int, item: Int)? {
            let path = IndexPath(item: item, section: section)
            if let moved = movedItems[path] { return (moved.section, moved.item) }
            guard !deletedItems.contains(path), places.indices.contains(section), let new = places[section]
            else { return nil }
            let left = deletedItems.union(movedItems.keys).filter { $0.section == section && $0.item < item }
            let taken = insertedItems.union(movedItems.values).filter { $0.section == new }.map(\.item)
            var place = item - left.count
            for other in taken.sorted() where other <= place { place += 1 }
            return (new, place)
        }
    }
#endif
