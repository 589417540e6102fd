#if canImport(SwiftUI)
    public import SwiftUI

    /// "+N" in white on a dark veil, as `PhotoGrid` shows it by default.
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public struct PhotoMore: View {
        private let hiddenCount: Int

        /// The text for a number of hidden photos.
        public init(_ hiddenCount: Int) { self.hiddenCount = hiddenCount }

        /// The number, with the digits of the user.
        public var body: some View {
            Text(PhotoPhrases.short(hiddenCount))
                .font(.title2)
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .foregroundStyle(Color.white)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color.black.opacity(0.6))
        }
    }
#endif
