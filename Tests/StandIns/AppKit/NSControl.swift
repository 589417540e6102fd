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
    open var textColor: NSColor?
    open var font: NSFont?

    public convenience init(labelWithString stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
    }

    /// Letters of 10 by 20 points.
    open override var fittingSize: CGSize { CGSize(width: 10 * stringValue.count, height: 20) }
}

public class CGColor: NSObject {}

@MainActor open class NSColor: NSObject {
    open class var black: NSColor { NSColor() }
    open class var white: NSColor { NSColor() }
    open func withAlphaComponent(_ alpha: CGFloat) -> NSColor { self }
    open var cgColor: CGColor { CGColor() }
}

@MainActor open class NSFont: NSObject {
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let title2 = TextStyle(rawValue: "NSFontTextStyleTitle2")
    }

    open class func preferredFont(forTextStyle style: NSFont.TextStyle) -> NSFont { NSFont() }
}
