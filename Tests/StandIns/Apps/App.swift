// What the pages leave to the app.
import SwiftUI
import UIKit

struct Photo: Identifiable {
    let id: Int
    let ratio: Double
}

final class PhotoCell: UICollectionViewCell { var photo: Photo? }

struct Thumbnail: View {
    let photo: Photo
    var body: some View { Color.clear }
}
