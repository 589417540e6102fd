// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Transforms without rotation: enough for views that are scaled or moved.
public struct CGAffineTransform: Equatable, Sendable {
    public var a, b, c, d, tx, ty: CGFloat

    public init(scaleX sx: CGFloat, y sy: CGFloat) { (a, b, c, d, tx, ty) = (sx, 0, 0, sy, 0, 0) }
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        (a, b, c, d, self.tx, self.ty) = (1, 0, 0, 1, tx, ty)
    }

    public static let identity = CGAffineTransform(scaleX: 1, y: 1)
}

extension CGRect {
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        CGRect(
            x: minX * transform.a + transform.tx, y: minY * transform.d + transform.ty,
            width: width * abs(transform.a),
            height: height * abs(transform.d))
    }
}
