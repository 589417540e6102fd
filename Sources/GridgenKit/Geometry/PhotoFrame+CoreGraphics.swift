#if canImport(CoreGraphics)
    public import CoreGraphics

    nonisolated extension PhotoFrame {
        /// The rectangle for views.
        public var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    }

    nonisolated extension PhotoSize {
        /// The size for views.
        public var cgSize: CGSize { CGSize(width: width, height: height) }
    }
#endif
