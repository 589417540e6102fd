#if canImport(CoreGraphics)
    public import CoreGraphics

    nonisolated extension PhotoFrame {
        /// The frame of a rectangle.
        public init(_ rectangle: CGRect) {
            let origin = rectangle.origin, size = rectangle.size
            self.init(
                x: Double(origin.x), y: Double(origin.y), width: Double(size.width),
                height: Double(size.height))
        }
    }
#endif
