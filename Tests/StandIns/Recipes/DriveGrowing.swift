import GridgenKit
import UIKit

func driveGrowing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), card = UIView(frame: .zero)
    let grid = PhotoGridView(Moments.self),
        photos = (0..<3).map { _ in PhotoImageView(image: UIImage(standInSize: .zero)) }
    window.addSubview(card)
    card.addSubview(grid)
    card.frame = CGRect(x: 10, y: 100, width: 340, height: 300)
    grid.frame = CGRect(x: 5, y: 7, width: 320, height: 200)
    grid.arrangedViews = photos
    window.layoutIfNeeded()
    let screen = UIView(frame: .zero)
    grid.open(1, in: window, screen: screen)
    let hero = window.subviews.last as? PhotoImageView, tile = photos[1]
    expect(
        hero?.image === tile.image && hero?.frame == window.bounds, "the copy ends at \(hero?.frame ?? .zero)"
    )
    expect(tile.alpha == 0, "the photo is there twice")
    // Its first frame is the tile's on the screen.
    expect(hero?.standInFrames.first == tile.frame.offsetBy(dx: 15, dy: 107), "the copy begins elsewhere")
    UIView.standInEndAnimations()
    expect(hero?.superview == nil && screen.frame == window.bounds && tile.alpha == 1, "after the animation")
    grid.open(0, in: window, screen: screen)
    UIView.standInEndAnimations()
}
