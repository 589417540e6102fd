#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    /// "+N" in white on a dark veil, in the text size that the user prefers and with the digits of the user. Taps go to the photo
    /// below.
    public final class PhotoMoreView: UILabel {
        /// The number of hidden photos.
        public var hiddenCount: Int { didSet { update() } }

        /// The label for a number of hidden photos.
        public init(_ hiddenCount: Int) {
            self.hiddenCount = hiddenCount
            super.init(frame: .zero)
            textAlignment = .center
            textColor = .white
            // White on it has a contrast of 5.7 even over a white photo.
            backgroundColor = UIColor.black.withAlphaComponent(0.6)
            font = .preferredFont(forTextStyle: .title2)
            adjustsFontForContentSizeCategory = true
            adjustsFontSizeToFitWidth = true
            update()
        }

        /// Not available, because a storyboard can't name a number.
        @available(*, unavailable) public required init?(coder: NSCoder) { nil }

        private func update() {
            text = PhotoPhrases.short(hiddenCount)
            accessibilityLabel = PhotoPhrases.long(hiddenCount)
        }
    }
#elseif canImport(AppKit)
    public import AppKit

    /// "+N" in white on a dark veil, with the digits of the user.
    public final class PhotoMoreView: NSView {
        /// The number of hidden photos.
        public var hiddenCount: Int { didSet { update() } }
        private let label: NSTextField

        /// The label for a number of hidden photos.
        public init(_ hiddenCount: Int) {
            self.hiddenCount = hiddenCount
            label = NSTextField(labelWithString: "")
            super.init(frame: .zero)
            label.textColor = .white
            label.font = .preferredFont(forTextStyle: .title2)
            addSubview(label)
            wantsLayer = true
            layer?.backgroundColor = NSColor.black.withAlphaComponent(0.6).cgColor
            update()
        }

        /// Not available, because a storyboard can't name a number.
        @available(*, unavailable) public required init?(coder: NSCoder) { nil }

        private func update() {
            label.stringValue = PhotoPhrases.short(hiddenCount)
            setAccessibilityLabel(PhotoPhrases.long(hiddenCount))
            needsLayout = true
        }

        /// Centers the number.
        public override func layout() {
            super.layout()
            let size = label.fittingSize
            label.frame = CGRect(
                x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
        }
    }
#endif
