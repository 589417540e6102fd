import GridgenKit
import UIKit

/// A form with rows of photos. The last tile adds photos before itself; a tap on a photo deletes it.
final class PickerController: UITableViewController {
    var rows: [[UIView]] = []
    var pick: (@escaping ([UIImage]) -> Void) -> Void = { _ in }

    override func viewDidLoad() { tableView.register(PickerCell.self, forCellReuseIdentifier: "photos") }

    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "photos", for: path), row = path.row
        (cell as? PickerCell)?.grid.arrangedViews = rows[row]
        (cell as? PickerCell)?.grid.onAdd = { [unowned self] in
            pick { photos in self.show(self.rows[row] + photos.map { self.button($0, row) }, row) }
        }
        return cell
    }

    private func button(_ photo: UIImage, _ row: Int) -> UIView {
        let deletion = UIAction(image: photo) { [unowned self] tap in
            show(rows[row].filter { $0 != tap.sender as? UIView }, row)
        }
        return UIButton(photo: deletion)
    }

    private func show(_ photos: [UIView], _ row: Int) {
        rows[row] = Array(photos.prefix(PhotoPicker.appendLimit))
        let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? PickerCell
        cell?.grid.setArrangedViews(rows[row], animated: true)
        tableView.performBatchUpdates(nil)
    }
}

final class PickerCell: UITableViewCell {
    let grid = PhotoGridView(PhotoPicker.self)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        grid.editing = true
        grid.frame = contentView.bounds
        grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(grid)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { grid.sizeThatFits(size) }
}
