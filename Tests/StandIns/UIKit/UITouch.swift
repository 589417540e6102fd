// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public class UIEvent: NSObject {}

@MainActor open class UITouch: NSObject {
    fileprivate let place: CGPoint
    open private(set) weak var view: UIView?

    fileprivate init(_ view: UIView, at place: CGPoint) {
        (self.view, self.place) = (view, place)
        super.init()
    }

    /// Within `view` or a view around it.
    open func location(in view: UIView?) -> CGPoint {
        guard var ancestor = self.view else { return place }
        var point = place
        while ancestor !== view, let superview = ancestor.superview {
            let frame = ancestor.frame
            point.x += frame.minX - ancestor.bounds.minX
            point.y += frame.minY - ancestor.bounds.minY
            ancestor = superview
        }
        return point
    }
}

extension UIView {
    /// A finger goes down at a point and up at another one; before that, a scroll view or a gesture may take it away. Returns
    /// whether a view handles it.
    public func standInTouch(at start: CGPoint, end: CGPoint? = nil, isCancelled: Bool = false) {
        guard let hit = hitTest(start, with: nil) else { return }
        func touch(_ point: CGPoint) -> UITouch {
            var point = point, view: UIView? = hit
            while let inner = view, inner !== self {
                let frame = inner.frame
                point.x += inner.bounds.minX - frame.minX
                point.y += inner.bounds.minY - frame.minY
                view = inner.superview
            }
            return UITouch(hit, at: point)
        }
        hit.touchesBegan([touch(start)], with: nil)
        let last = touch(end ?? start)
        if isCancelled {
            hit.touchesCancelled([last], with: nil)
        } else {
            hit.touchesEnded([last], with: nil)
        }
    }
}
