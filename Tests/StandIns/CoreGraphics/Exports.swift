// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// On Linux, Foundation has the geometry types of CoreGraphics.
@_exported import Foundation
