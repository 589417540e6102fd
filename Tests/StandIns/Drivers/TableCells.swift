// drives: UIKit
import GridgenKit
import Grids
import UIKit

/// A cell as an app writes it: three lines for its size.
final class PostCell: UITableViewCell {
    static var made = 0
    let grid = PhotoGridView(Moments.self)
    var measured: [CGFloat] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(grid)
        PostCell.made += 1
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        measured.append(size.width)
        return grid.sizeThatFits(size)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        grid.frame = contentView.bounds
    }
}

final class Posts: NSObject, UITableViewDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        (cell as? PostCell)?.grid.setArrangedViews(
            (0..<counts[indexPath.row]).map { _ in UIImageView(image: nil) })
        return cell
    }
}

func height(_ count: Int, _ width: CGFloat) -> CGFloat {
    CGFloat(Moments.height(PhotoRequest(count: count, width: Double(width), scale: 3)) ?? -1)
}

/// Checks all visible rows: each is as high as its photos are, at once.
func check(_ table: UITableView, _ posts: Posts, _ what: String) {
    var y: CGFloat = 0, isVisible = true
    for row in posts.counts.indices where isVisible {
        guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? PostCell else {
            isVisible = y < table.bounds.minY
            y += height(posts.counts[row], table.bounds.width)
            continue
        }
        let wanted = height(posts.counts[row], table.bounds.width)
        expect(cell.frame.height == wanted, "\(what): row \(row) is \(cell.frame.height) high, not \(wanted)")
        expect(abs(cell.frame.minY - y) < 1e-6, "\(what): row \(row) is at \(cell.frame.minY), not \(y)")
        let views = cell.grid.arrangedViews.filter { !$0.isHidden }
        expect(views.count == min(posts.counts[row], 9), "\(what): row \(row) shows \(views.count) photos")
        let bottom = views.map(\.frame.maxY).max() ?? 0
        expect(abs(bottom - wanted) < 1e-6, "\(what): row \(row) ends at \(bottom), not \(wanted)")
        y += wanted
    }
}

let posts = Posts([3, 9, 1, 4, 12, 2, 7, 0, 5, 6, 8, 3, 9, 2, 4, 11, 1, 6])
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
window.standInScale = 3
let table = UITableView(frame: window.bounds, style: .plain)
table.register(PostCell.self, forCellReuseIdentifier: "post")
table.dataSource = posts
window.addSubview(table)
table.reloadData()
table.layoutIfNeeded()
check(table, posts, "first pass")
let first = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? PostCell
expect(first?.measured == [390], "the first cell was measured at \(first?.measured ?? [])")

for offset in stride(from: 0.0, through: 2400, by: 300) {
    table.contentOffset = CGPoint(x: 0, y: offset)
    table.layoutIfNeeded()
    check(table, posts, "scrolled by \(offset)")
}
expect(
    PostCell.made < posts.counts.count,
    "\(PostCell.made) cells for \(posts.counts.count) rows: none is reused")

// The table turns: all cells are measured again, at the new width.
table.contentOffset = .zero
table.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
table.layoutIfNeeded()
check(table, posts, "turned")

// Cells that were wide and full are used for other counts at another width.
table.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
posts.counts = [1, 2, 12, 3, 0, 9]
table.reloadData()
table.layoutIfNeeded()
check(table, posts, "reused at another width and count")

// A photo is added to a visible cell, as the picker does.
let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? PostCell
posts.counts[0] = 4
cell?.grid.setArrangedViews(
    (cell?.grid.arrangedViews ?? []) + (0..<3).map { _ in UIImageView(image: nil) }, animated: true)
table.performBatchUpdates(nil)
UIView.standInEndAnimations()
check(table, posts, "a cell that grew")

// What Auto Layout asks a view for that answers itself.
let grid = PhotoGridView(Moments.self)
window.addSubview(grid)
grid.arrangedViews = (0..<6).map { _ in UIImageView(image: nil) }
let fitting = grid.systemLayoutSizeFitting(
    CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
    verticalFittingPriority: .fittingSizeLevel)
expect(fitting == CGSize(width: 300, height: height(6, 300)), "the fitting size is \(fitting)")
expect(grid.systemLayoutSizeFitting(CGSize(width: 300, height: 0)) == fitting, "two fitting sizes")

finish()
