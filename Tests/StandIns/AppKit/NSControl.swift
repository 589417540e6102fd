// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class NSControl: NSView {
    open var isEnabled = true
}

@MainActor open class NSButton: NSControl {
    open var image: NSImage?
    open var isBordered = true
    open var title = "Button"
}

@MainActor open class NSImage: NSObject {
    public typealias Name = String
    public nonisolated static let addTemplateName: Name = "NSAddTemplate"
    open var accessibilityDescription: String?

    public init?(named name: Name) {
        accessibilityDescription = name == NSImage.addTemplateName ? "Add" : nil
        super.init()
    }
}

@MainActor open class NSTextField: NSControl {
    open var stringValue = ""

    public convenience init(labelWithString stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
    }
}
