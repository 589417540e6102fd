#if canImport(CoreGraphics)
    import CoreGraphics

    nonisolated extension PhotoSize {
        init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
    }
#endif
