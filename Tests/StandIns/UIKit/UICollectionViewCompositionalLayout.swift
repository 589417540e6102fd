// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public typealias UICollectionViewCompositionalLayout = StandInCompositionalLayout
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment)
    ->
    NSCollectionLayoutSection?

@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

@MainActor final class StandInEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer, traitCollection: UITraitCollection
    init(_ view: UICollectionView, _ size: CGSize, _ insets: NSDirectionalEdgeInsets) {
        (container, traitCollection) = (StandInContainer(size, insets), view.traitCollection)
        super.init()
    }
}

extension UICollectionView {
    /// What the safe area takes from sections, by default.
    var standInSides: (left: CGFloat, right: CGFloat) { (safeAreaInsets.left, safeAreaInsets.right) }
    var standInIsMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous
}

public typealias StandInOrthogonalScrolling = UICollectionLayoutSectionOrthogonalScrollingBehavior
