import GridgenKit
import UIKit

/// A form with rows of photos. The last tile adds photos before itself; a tap on a photo deletes it.
final class PickerController: UITableViewController {
    var rows: [[UIImage]] = []
    var pick: (@escaping ([UIImage]) -> Void) -> Void = { _ in }

    override func viewDidLoad() { tableView.register(PickerCell.self, forCellReuseIdentifier: "photos") }

    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "photos", for: path), row = path.row
        let grid = (cell as? PickerCell)?.grid
        grid?.onAdd = { [unowned self] in pick { photos in self.show(self.rows[row] + photos, row) } }
        grid?.onTap = { [unowned self] index in
            var photos = rows[row]
            photos.remove(at: index)
            show(photos, row)
        }
        grid?.show(rows[row])
        return cell
    }

    private func show(_ photos: [UIImage], _ row: Int) {
        rows[row] = Array(photos.prefix(PhotoPicker.appendLimit))
        let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? PickerCell
        cell?.grid.show(rows[row], animated: true) { [unowned self] in tableView.performBatchUpdates(nil) }
    }
}

final class PickerCell: UITableViewCell {
    let grid = PhotoGridView(PhotoPicker.self)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        grid.isEditing = true
        contentView.cover(with: grid)
    }

    required init?(coder: NSCoder) { nil }
}
