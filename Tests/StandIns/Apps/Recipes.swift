// What recipes leave to the app: its models, and the loader of images.
import GridgenKit
import SwiftUI
import UIKit

struct Photo: Hashable, Identifiable {
    let id: Int
    let ratio: Double
}

struct Message: Identifiable {
    let id: Int
    let time: String
    var photos: [Photo]
}

final class MessageStore {
    var messages: [Int: Message] = [:]
    func message(_ id: Int) -> Message { messages[id] ?? Message(id: id, time: "", photos: []) }
}

/// Notes what is asked for. An image is 100 points high.
@MainActor enum Images {
    static var loaded: [(photo: Photo, size: CGSize, view: UIImageView)] = []
    static var prefetched: [(photo: Photo, size: CGSize)] = []

    static func load(_ photo: Photo, _ size: CGSize, into view: UIImageView) {
        loaded.append((photo, size, view))
        view.image = UIImage(standInSize: CGSize(width: 100 * photo.ratio, height: 100))
        view.accessibilityLabel = "photo \(photo.id)"
    }

    static func prefetch(_ photos: [Photo], for tiles: [PhotoFrame]) {
        for (photo, tile) in zip(photos, tiles) { prefetched.append((photo, tile.cgRect.size)) }
    }
}

extension ChatController {
    static var opened: [Photo] = []

    func open(_ photo: Photo) { ChatController.opened.append(photo) }
    func menu(for photo: Photo) -> UIMenu { UIMenu(title: "photo \(photo.id)") }
}

struct Thumbnail: View {
    let photo: Photo
    var body: some View { Text("\(photo.id)") }
}
