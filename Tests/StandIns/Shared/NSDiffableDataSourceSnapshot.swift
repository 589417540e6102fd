// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>:
    Sendable
{
    private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    public var numberOfSections: Int { sections.count }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections.first { $0.section == identifier }?.items ?? []
    }

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            if sectionIdentifiers.contains(identifier) {
                fatalError("section \(identifier) is there already")
            }
            sections.append((identifier, []))
        }
    }

    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let last = sections.indices.last else { fatalError("there is no section") }
        let section =
            sectionIdentifier.flatMap { identifier in sections.firstIndex { $0.section == identifier } }
            ?? last
        for identifier in identifiers {
            if itemIdentifiers.contains(identifier) { fatalError("item \(identifier) is there already") }
            sections[section].items.append(identifier)
        }
    }

    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers where !itemIdentifiers.contains(identifier) {
            fatalError("item \(identifier) isn't there")
        }
        reconfiguredItemIdentifiers += identifiers
    }
}
