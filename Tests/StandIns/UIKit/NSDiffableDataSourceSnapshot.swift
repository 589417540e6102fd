// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The identities of sections and items. An identity that is added twice stops the program.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private var sections: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { itemIdentifiers.count }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let items = items[identifier] else { fatalError("no section \(identifier)") }
        return items
    }

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sections += identifiers
        guard Set(sections).count == sections.count else { fatalError("a section is there twice") }
        for identifier in identifiers { items[identifier] = [] }
    }

    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sections.last, items[section] != nil else {
            fatalError("there are no sections, or not this one")
        }
        items[section]? += identifiers
        let all = itemIdentifiers
        guard Set(all).count == all.count else { fatalError("an item is there twice") }
    }

    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        let all = itemIdentifiers
        for identifier in identifiers where !all.contains(identifier) { fatalError("no item \(identifier)") }
        reconfiguredItemIdentifiers += identifiers
    }
}
