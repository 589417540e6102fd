import GridgenKit
import SwiftUI

func driveBubble() {
    let message = album(3, 1)  // one narrow photo
    var opened: [Photo] = []
    let host = ViewHost(ChatBubble(message: message) { opened.append($0) })
    host.environment.displayScale = 2
    let views = host.place(ProposedViewSize(width: 300, height: nil), at: CGPoint(x: 7, y: 9))
    let wanted = ChatAlbum.frames(count: 1, width: 300, scale: 2, ratios: message.photos.map(\.ratio))?.first
    let photo = views.first { $0.name == "\(message.photos[0].id)" }
    expect(
        photo?.frame.minX == 7 && photo?.frame.width == wanted.map { CGFloat($0.width) },
        "the photo is at \(photo?.frame ?? .zero)")
    photo?.tap()
    expect(opened == message.photos, "a tap opens \(opened)")
    host.root = ChatBubble(message: album(0, 12)) { _ in }
    let many = host.place(ProposedViewSize(width: 300, height: nil))
    expect(many.filter { $0.name != "clear" }.count == 11, "\(many.count) views of ten photos and +2")
    expect(host.problems == [], "\(host.problems)")
}

func driveHero() {
    let photos = album(1, 5).photos, host = ViewHost(HeroView(photos: photos))
    let before = host.place(ProposedViewSize(width: 300, height: 600)).filter { $0.geometry != nil }
    expect(before.map(\.geometry) == photos.map { "\($0.id)" }, "\(before.map(\.geometry))")
    before[2].tap()
    let open = host.place(ProposedViewSize(width: 300, height: 600))
    expect(open.map(\.geometry) == ["\(photos[2].id)"], "open: \(open.map(\.geometry))")
    open.first?.tap()
    expect(
        host.place(ProposedViewSize(width: 300, height: 600)).count == before.count,
        "the photos don't come back")
    expect(host.problems == [], "\(host.problems)")
}

func drivePreviews() {
    struct Root: View {
        let count: Int
        var body: some View { PhotoGridLayout(Moments.self) { GridPreviews.previews } }
    }
    let host = ViewHost(Root(count: 1))
    let views = host.place(ProposedViewSize(width: 900, height: nil))
    expect(views.filter { $0.name == "gray" }.count > 9, "\(views.count) views in previews")
}
