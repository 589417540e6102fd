#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    /// "+N" in white on a dark veil, in the text size that the user prefers.
    public final class PhotoMoreLabel: UILabel {
        /// The label for a number of hidden photos.
        public init(_ hiddenCount: Int) {
            super.init(frame: .zero)
            text = "+\(hiddenCount)"
            textAlignment = .center
            textColor = .white
            backgroundColor = UIColor.black.withAlphaComponent(0.4)
            font = .preferredFont(forTextStyle: .title2)
            adjustsFontForContentSizeCategory = true
            adjustsFontSizeToFitWidth = true
        }

        /// Not available, because a storyboard can't name a number.
        @available(*, unavailable) public required init?(coder: NSCoder) { nil }
    }
#elseif canImport(AppKit)
    public import AppKit

    /// "+N" in white on a dark veil.
    public final class PhotoMoreLabel: NSView {
        private let label: NSTextField

        /// The label for a number of hidden photos.
        public init(_ hiddenCount: Int) {
            label = NSTextField(labelWithString: "+\(hiddenCount)")
            super.init(frame: .zero)
            label.textColor = .white
            label.font = .preferredFont(forTextStyle: .title2)
            addSubview(label)
            wantsLayer = true
            layer?.backgroundColor = NSColor.black.withAlphaComponent(0.4).cgColor
        }

        /// Not available, because a storyboard can't name a number.
        @available(*, unavailable) public required init?(coder: NSCoder) { nil }

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
