#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    /// An image view for a tile: the image fills it, and is cut off at its edges.
    open class PhotoImageView: UIImageView {
        /// A view for an image, which may come later.
        public override init(image: UIImage? = nil) {
            super.init(image: image)
            contentMode = .scaleAspectFill
            clipsToBounds = true
        }

        /// A view from a storyboard, which sets the content mode itself.
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
#endif
