import GridgenKit
import UIKit

/// A feed of posts: each shows up to nine photos, and the number of hidden ones on the last.
final class PostsController: UITableViewController {
    var posts: [[UIImage]] = [] {
        didSet { tableView.reloadData() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PostCell.self, forCellReuseIdentifier: "post")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        posts.count
    }

    override func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        (cell as? PostCell)?.grid.show(posts[indexPath.row])
        return cell
    }
}

final class PostCell: UITableViewCell {
    let grid = PhotoGridView(Moments.self)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        grid.insets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        contentView.cover(with: grid)
    }

    required init?(coder: NSCoder) { nil }
}
