// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreGraphics
@_exported import Foundation

@MainActor open class UIResponder: NSObject {
    public override init() { super.init() }
}
