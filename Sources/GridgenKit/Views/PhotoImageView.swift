#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    /// An image view for a tile: the image fills it, and is cut off at its edges.
    open class PhotoImageView: UIImageView, PhotoReusable {
        /// The point of the image that stays as near to the middle as the image's edges allow.
        ///
        /// It holds for upright images: one whose `imageOrientation` isn't `.up` shows its middle.
        open var focus = PhotoFocus.middle { didSet { setNeedsLayout() } }

        open override var image: UIImage? { didSet { setNeedsLayout() } }

        /// A view for an image, which may come later.
        public override init(image: UIImage? = nil) {
            super.init(image: image)
            fillBounds()
        }

        /// A view without an image.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            fillBounds()
        }

        /// A view from a storyboard, which sets the content mode itself.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// Lets go of the image, and of what is said about it.
        open func prepareForReuse() {
            image = nil
            focus = .middle
            (accessibilityLabel, accessibilityValue, accessibilityHint) = (nil, nil, nil)
            (accessibilityIdentifier, accessibilityCustomActions) = (nil, nil)
        }

        private func fillBounds() {
            contentMode = .scaleAspectFill
            clipsToBounds = true
        }

        open override func layoutSubviews() {
            super.layoutSubviews()
            // The middle needs no part: the content mode shows it.
            let photo = image?.imageOrientation == .up && focus != .middle ? image?.size ?? .zero : .zero
            layer.contentsRect = PhotoSize(photo).crop(PhotoSize(bounds.size), focus: focus).cgRect
        }
    }
#endif
