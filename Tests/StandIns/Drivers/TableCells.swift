// drives: UIKit
import GridgenKit
import Grids
import UIKit

/// A cell as an app writes it.
final class PostCell: UITableViewCell {
    static var made = 0
    let grid = PhotoGridView(Moments.self)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        grid.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(grid)
        NSLayoutConstraint.activate([
            grid.topAnchor.constraint(equalTo: contentView.topAnchor),
            grid.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            grid.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            grid.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
        PostCell.made += 1
    }

    required init?(coder: NSCoder) { nil }
}

UITableViewCell.standInSolver = { view, width, height in
    _ = AutoLayout(view, width: Double(width), height: height.map(Double.init))
    return view.frame.height
}

final class Posts: NSObject, UITableViewDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        cell.accessoryType = indexPath.row % 3 == 0 ? .disclosureIndicator : .none
        (cell as? PostCell)?.grid.setArrangedViews(
            (0..<counts[indexPath.row]).map { _ in UIImageView(image: nil) })
        return cell
    }
}

func height(_ count: Int, _ width: CGFloat) -> CGFloat {
    CGFloat(Moments.height(PhotoRequest(count: count, width: Double(width), scale: 3)) ?? -1)
}

/// Checks all visible rows: each is as high as its photos are in its content view, at once.
func check(_ table: UITableView, _ posts: Posts, _ what: String) {
    var before: UITableViewCell?, seen = 0
    for row in posts.counts.indices {
        let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? PostCell
        defer { before = cell }
        guard let cell else { continue }
        seen += 1
        let content = cell.contentView.bounds, wanted = height(posts.counts[row], content.width)
        expect(
            (content.width < cell.bounds.width) == (row % 3 == 0 || table.safeAreaInsets.left > 0),
            "\(what): the content of row \(row) is \(content.width) wide")
        expect(
            abs(cell.frame.height - wanted) < 0.34,
            "\(what): row \(row) is \(cell.frame.height) high, not \(wanted)")
        let end = before?.frame.maxY ?? (row == 0 ? 0 : cell.frame.minY)
        expect(abs(cell.frame.minY - end) < 1e-6, "\(what): row \(row) is at \(cell.frame.minY), not \(end)")
        let views = cell.grid.arrangedViews.filter { !$0.isHidden }
        expect(views.count == min(posts.counts[row], 9), "\(what): row \(row) shows \(views.count) photos")
        let bottom = views.map(\.frame.maxY).max() ?? 0
        expect(abs(bottom - wanted) < 1e-6, "\(what): row \(row) ends at \(bottom), not \(wanted)")
    }
    expect(seen > 0, "\(what): no row is visible")
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
window.standInSafeArea = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
table.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
table.layoutIfNeeded()
check(table, posts, "turned")

// Cells that were wide and full are used for other counts at another width.
window.standInSafeArea = .zero
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
