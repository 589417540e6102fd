/// An insertion, a deletion, a reload or a move. The index path of a section has the item `NSNotFound`.
struct CollectionChange {
    enum Action { case insert, delete, reload, move }

    var action: Action, before: IndexPath?, after: IndexPath?

    var isOfSection: Bool { (before ?? after)?.item == NSNotFound }
}

extension CollectionChange {
    static func section(_ action: Action, before: Int? = nil, after: Int? = nil) -> CollectionChange {
        func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        return CollectionChange(action: action, before: before.map(path), after: after.map(path))
    }
}

/// The changes of a batch, and the places of sections and items before and after it. Index paths of deletions, reloads
/// and moves' beginnings are those before the batch, all others those after it.
struct CollectionBatch {
    private(set) var changes: [CollectionChange]
    /// The new places of the sections and items that stay. What is reloaded doesn't stay.
    private(set) var sections: [Int: Int] = [:], items: [IndexPath: IndexPath] = [:]
    let old: [Int], new: [Int]

    /// Stops the program if the changes don't lead from the old counts to the new ones.
    init(_ changes: [CollectionChange], from old: [Int], to new: [Int]) {
        (self.changes, self.old, self.new) = (changes, old, new)
        let (removed, added) = (places(true, of: nil), places(false, of: nil))
        guard let stay = matched(old.count, removed, new.count, added) else {
            fatalError("Invalid update: invalid number of sections, \(new) after \(old)")
        }
        sections = stay
        for change in changes where change.isOfSection && change.action == .move {
            if let before = change.before, let after = change.after {
                sections[before.section] = after.section
            }
        }
        for index in changes.indices where changes[index].isOfSection && changes[index].action == .reload {
            guard let section = changes[index].before?.section,
                let place = sections.removeValue(forKey: section)
            else { fatalError("Invalid update: a reload of a section that is deleted or moved") }
            self.changes[index].after = IndexPath(item: NSNotFound, section: place)
        }
        for (section, place) in sections {
            let (removed, added) = (places(true, of: section), places(false, of: place))
            guard let stay = matched(old[section], removed, new[place], added) else {
                fatalError("Invalid update: invalid number of items in section \(place), \(new) after \(old)")
            }
            for (item, itemPlace) in stay {
                items[IndexPath(item: item, section: section)] = IndexPath(item: itemPlace, section: place)
            }
        }
        for index in changes.indices where !changes[index].isOfSection {
            guard let before = changes[index].before else { continue }
            if changes[index].action == .move { items[before] = changes[index].after }
            if changes[index].action == .reload {
                guard let place = items.removeValue(forKey: before) else {
                    fatalError("Invalid update: a reload of \(before), which is deleted or moved")
                }
                self.changes[index].after = place
            }
        }
    }

    /// The sections, or the items of a section, that leave their places before the batch, or come to places after it.
    private func places(_ leave: Bool, of section: Int?) -> Set<Int> {
        var places: Set<Int> = []
        for change in changes where change.action != .reload && change.isOfSection == (section == nil) {
            guard let path = leave ? change.before : change.after, section == nil || path.section == section
            else { continue }
            guard places.insert(section == nil ? path.section : path.item).inserted else {
                fatalError("Invalid update: two changes of \(path)")
            }
        }
        return places
    }

    /// Those that stay keep their order; nil if there are not as many before as after the batch.
    private func matched(_ old: Int, _ removed: Set<Int>, _ new: Int, _ added: Set<Int>) -> [Int: Int]? {
        let rest = (0..<old).filter { !removed.contains($0) },
            places = (0..<new).filter { !added.contains($0) }
        guard rest.count == places.count, removed.allSatisfy({ (0..<old).contains($0) }),
            added.allSatisfy({ (0..<new).contains($0) })
        else { return nil }
        return Dictionary(uniqueKeysWithValues: zip(rest, places))
    }

    /// The new place of a view; nil if it doesn't stay. A supplementary view stays with its section.
    func place(of path: IndexPath, isItem: Bool) -> IndexPath? {
        isItem ? items[path] : sections[path.section].map { IndexPath(item: path.item, section: $0) }
    }

    /// The items that are there only before the batch, or only after it.
    var deleted: [IndexPath] { paths(old).filter { items[$0] == nil } }
    var inserted: [IndexPath] {
        let places = Set(items.values)
        return paths(new).filter { !places.contains($0) }
    }

    private func paths(_ counts: [Int]) -> [IndexPath] {
        counts.enumerated().flatMap { section, count in
            (0..<count).map { IndexPath(item: $0, section: section) }
        }
    }
}
