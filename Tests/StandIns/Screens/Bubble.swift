import GridgenKit
import SwiftUI

/// The photos of a message, in a bubble that is no wider than they are.
struct Bubble: View {
    let photos: [Photo]
    let open: (Photo) -> Void

    var body: some View {
        PhotoGrid(Bluesky.self, photos, hugsTiles: true, cornerRadius: 16, ratio: \.ratio) { photo in
            Button(action: { open(photo) }) {
                Thumbnail(photo: photo).accessibilityLabel(Text(photo.caption))
            }
        }
        .frame(maxWidth: 300, alignment: .leading)
    }
}
