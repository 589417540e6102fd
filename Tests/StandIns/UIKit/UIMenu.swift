// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13.0, tvOS 14.0, *)
@MainActor open class UIMenu: UIMenuElement {
    public let title: String
    public let children: [UIMenuElement]

    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
        (self.title, self.children) = (title, children)
        super.init()
    }
}

@MainActor public protocol UIInteraction: NSObjectProtocol {}

extension UIView {
    public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
    public func removeInteraction(_ interaction: any UIInteraction) {
        interactions.removeAll { $0 === interaction }
    }
}

@available(iOS 13.0, *)
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// A long press at a point of the interaction's view: the menu that opens, and the view that is lifted.
    public func standInOpen(at point: CGPoint) -> (menu: UIMenu?, view: UIView?)? {
        guard let delegate,
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
        else { return nil }
        let preview = delegate.contextMenuInteraction(
            self, previewForHighlightingMenuWithConfiguration: configuration)
        return (configuration.actionProvider?([]), preview?.view)
    }
}

@available(iOS 13.0, *)
@MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
}

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

@available(iOS 13.0, *)
@MainActor open class UIContextMenuConfiguration: NSObject {
    fileprivate let actionProvider: UIContextMenuActionProvider?

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.actionProvider = actionProvider
        super.init()
    }
}

@available(iOS 13.0, *)
@MainActor open class UITargetedPreview: NSObject {
    public let view: UIView

    public init(view: UIView) {
        if view.window == nil { fatalError("the view of a preview has to be in a window") }
        self.view = view
        super.init()
    }
}
