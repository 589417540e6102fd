// SwiftUI exports the geometry types of CoreGraphics; on Linux, Foundation has them.
#if canImport(CoreGraphics)
    @_exported import CoreGraphics
#else
    @_exported import Foundation
#endif
