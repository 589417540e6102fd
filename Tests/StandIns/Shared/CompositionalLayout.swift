// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Stacks sections of custom groups. A group is repeated until the section's items have a place.
@MainActor open class StandInCompositionalLayout: StandInLayout {
    public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

    private let provider: SectionProvider
    private var size = CGSize.zero, content = CGSize.zero
    private var placed: [StandInKey: StandInLayoutAttributes] = [:]

    public init(sectionProvider: @escaping SectionProvider) {
        provider = sectionProvider
        super.init()
    }
    public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }
    public required init?(coder: NSCoder) { fatalError("there are no storyboards here") }

    open override var collectionViewContentSize: CGSize { content }

    open override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        size = view.standInVisible.size
        let sides = view.standInSides
        let environment = StandInEnvironment(
            view, size, NSDirectionalEdgeInsets(top: 0, leading: sides.left, bottom: 0, trailing: sides.right)
        )
        let width = environment.container.effectiveContentSize.width
        placed = [:]
        var top: CGFloat = 0
        for (number, count) in view.knownCounts.enumerated() {
            guard let section = provider(number, environment) else { fatalError("no section \(number)") }
            func place(_ key: StandInKey, _ frame: CGRect, _ zIndex: Int = 0) {
                let isItem = key.kind.isEmpty, path = key.indexPath
                let attributes =
                    isItem
                    ? standInItemAttributes(path)
                    : StandInLayoutAttributes(forSupplementaryViewOfKind: key.kind, with: path)
                var frame = frame
                if view.standInIsMirrored { frame.origin.x = width - frame.maxX }
                frame.origin.x += sides.left
                (attributes.frame, attributes.zIndex) = (frame, zIndex)
                placed[key] = attributes
                content.width = max(content.width, frame.maxX)
            }
            func placeBoundary(_ alignment: NSRectAlignment) {
                for item in section.boundarySupplementaryItems where item.alignment == alignment {
                    let height = item.layoutSize.heightDimension.dimension
                    let length = item.layoutSize.widthDimension.length(in: width)
                    let key = StandInKey(
                        kind: item.elementKind, indexPath: IndexPath(item: 0, section: number))
                    place(key, CGRect(x: 0, y: top, width: length, height: height))
                    top += height
                }
            }
            content.width = size.width
            placeBoundary(.top)
            let insets = section.contentInsets, inner = width - insets.leading - insets.trailing
            top += insets.top
            var item = 0
            while item < count {
                let size = section.group.layoutSize
                let group = CGSize(
                    width: size.widthDimension.length(in: inner),
                    height: size.heightDimension.length(in: inner))
                let items = section.group.itemProvider(StandInEnvironment(view, group, .zero))
                if items.isEmpty { fatalError("a group without items in section \(number)") }
                for custom in items.prefix(count - item) {
                    place(
                        StandInKey(kind: "", indexPath: IndexPath(item: item, section: number)),
                        custom.frame.offsetBy(dx: insets.leading, dy: top), custom.zIndex)
                    item += 1
                }
                top += group.height
            }
            top += insets.bottom
            placeBoundary(.bottom)
        }
        content.height = top
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != size
    }

    private func attributes(in rect: CGRect) -> [StandInLayoutAttributes] {
        placed.values.filter { attributes in
            let frame = attributes.frame
            return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY
                && frame.maxY > rect.minY
        }
    }

    #if canImport(UIKit)
        open override func layoutAttributesForElements(in rect: CGRect) -> [StandInLayoutAttributes]? {
            attributes(in: rect)
        }
        private func standInItemAttributes(_ path: IndexPath) -> StandInLayoutAttributes {
            StandInLayoutAttributes(forCellWith: path)
        }
    #else
        open override func layoutAttributesForElements(in rect: CGRect) -> [StandInLayoutAttributes] {
            attributes(in: rect)
        }
        private func standInItemAttributes(_ path: IndexPath) -> StandInLayoutAttributes {
            StandInLayoutAttributes(forItemWith: path)
        }
    #endif

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> StandInLayoutAttributes? {
        placed[StandInKey(kind: "", indexPath: indexPath)]
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> StandInLayoutAttributes? { placed[StandInKey(kind: elementKind, indexPath: indexPath)] }
}

@MainActor final class StandInContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: contentSize.width - contentInsets.leading - contentInsets.trailing,
            height: contentSize.height - contentInsets.top - contentInsets.bottom)
    }
    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) {
        (contentSize, contentInsets) = (size, insets)
        super.init()
    }
}
