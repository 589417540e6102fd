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
    /// A finger goes down at a point, moves, and goes up at another one; before that, a scroll view or a gesture may take the
    /// touch away. Recognizers around the view that is hit may take it, too.
    public func standInTouch(at start: CGPoint, end: CGPoint? = nil, isCancelled: Bool = false) {
        standInPress(at: start)?(end ?? start, isCancelled)
    }

    /// A finger goes down at a point. The result moves it and lifts it.
    public func standInPress(at start: CGPoint) -> ((_ end: CGPoint, _ isCancelled: Bool) -> Void)? {
        guard let hit = hitTest(start, with: nil) else { return nil }
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
        let recognizers = TouchRecognizers(touch(start))
        hit.touchesBegan([touch(start)], with: nil)
        return { end, isCancelled in
            let last = touch(end)
            if end != start {
                // A finger that moves by some points doesn't tap.
                if abs(end.x - start.x) > 10 || abs(end.y - start.y) > 10 { recognizers.fail() }
                hit.touchesMoved([last], with: nil)
            }
            if isCancelled {
                recognizers.fail()
                hit.touchesCancelled([last], with: nil)
            } else if recognizers.end() {
                hit.touchesCancelled([last], with: nil)
            } else {
                hit.touchesEnded([last], with: nil)
            }
        }
    }
}
