// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public typealias NSCollectionViewCompositionalLayout = StandInCompositionalLayout
public typealias NSCollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment)
    ->
    NSCollectionLayoutSection?

@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
}

@MainActor final class StandInEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    init(_ view: NSCollectionView, _ size: CGSize, _ insets: NSDirectionalEdgeInsets) {
        container = StandInContainer(size, insets)
        super.init()
    }
}

extension NSCollectionView {
    var standInSides: (left: CGFloat, right: CGFloat) { (0, 0) }
    var standInIsMirrored: Bool { userInterfaceLayoutDirection == .rightToLeft }
}

public enum NSCollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous
}

public typealias StandInOrthogonalScrolling = NSCollectionLayoutSectionOrthogonalScrollingBehavior
