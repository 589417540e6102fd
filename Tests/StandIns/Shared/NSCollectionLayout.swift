// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The parts of compositional layouts that apps with grids use.

@MainActor open class NSCollectionLayoutDimension: NSObject {
    public let dimension: CGFloat
    public let isAbsolute: Bool, isEstimated: Bool, isFractionalWidth: Bool

    private init(_ dimension: CGFloat, isAbsolute: Bool = false, isEstimated: Bool = false) {
        guard dimension > 0, dimension < .infinity else { fatalError("an invalid dimension: \(dimension)") }
        (self.dimension, self.isAbsolute, self.isEstimated) = (dimension, isAbsolute, isEstimated)
        isFractionalWidth = !isAbsolute && !isEstimated
        super.init()
    }

    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(fractionalWidth)
    }
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(absoluteDimension, isAbsolute: true)
    }
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(estimatedDimension, isEstimated: true)
    }

    func length(in width: CGFloat) -> CGFloat { isFractionalWidth ? dimension * width : dimension }
}

@MainActor open class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension

    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
        super.init()
    }
}

@MainActor open class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    init(standIn layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        super.init()
    }
}

@MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
    public let frame: CGRect, zIndex: Int

    public init(frame: CGRect, zIndex: Int) {
        let sum = frame.minX + frame.minY
        guard frame.width > 0, frame.height > 0, (sum + frame.width + frame.height).isFinite else {
            fatalError("a custom item without a size: \(frame)")
        }
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
}

public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
    [NSCollectionLayoutGroupCustomItem]

@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    let itemProvider: NSCollectionLayoutGroupCustomItemProvider

    public required init(
        _ layoutSize: NSCollectionLayoutSize,
        _ itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) {
        self.itemProvider = itemProvider
        super.init(standIn: layoutSize)
    }

    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self { Self(layoutSize, itemProvider) }
}

public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

@MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    init(_ layoutSize: NSCollectionLayoutSize, _ elementKind: String) {
        self.elementKind = elementKind
        super.init(standIn: layoutSize)
    }
}

@MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    open var pinToVisibleBounds = false

    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.alignment = alignment
        super.init(layoutSize, elementKind)
    }
}

@MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    open var orthogonalScrollingBehavior = StandInOrthogonalScrolling.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}

@MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
