// drives: UIKit
// page: Tutorial/InAnApp
import GridgenKit
import Grids
import UIKit

// The cell of the tutorial, in tables whose cells are wider than their content.

final class Posts: NSObject, UITableViewDataSource {
    let prepare: (UITableViewCell) -> Void
    init(_ prepare: @escaping (UITableViewCell) -> Void) { self.prepare = prepare }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        prepare(cell)
        let images = (0...(indexPath.row % 11)).map { UIImage(standInSize: CGSize(width: $0 + 1, height: 1)) }
        (cell as? PostCell)?.show(images)
        return cell
    }
}

UITableViewCell.standInSolver = { view, width, height in
    _ = AutoLayout(view, width: Double(width), height: height.map(Double.init))
    return view.frame.height
}

func drive(
    _ what: String, safeArea: UIEdgeInsets = .zero, style: UITableView.Style = .plain,
    prepare: @escaping (UITableViewCell) -> Void = { _ in }
) {
    let posts = Posts(prepare), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
    let table = UITableView(frame: window.bounds, style: style)
    table.register(PostCell.self, forCellReuseIdentifier: "post")
    table.dataSource = posts
    window.addSubview(table)
    window.standInSafeArea = safeArea
    var rows: Set<Int> = []
    for offset in stride(from: 0.0, through: 6000, by: 250) {
        table.contentOffset = CGPoint(x: 0, y: offset)
        window.layoutIfNeeded()
        for row in 0..<40 {
            guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? PostCell else {
                continue
            }
            rows.insert(row)
            let content = cell.contentView.bounds
            let wanted = PostPhotos.height(
                PhotoRequest(count: row % 11 + 1, width: Double(content.width), scale: 2))
            expect(
                abs(cell.frame.height - CGFloat(wanted ?? -1)) < 0.51,
                "\(what), row \(row): \(cell.frame.height) high, not \(wanted ?? -1) at \(content.width)")
            expect(cell.grid.frame.width == content.width, "\(what), row \(row): the grid's width")
            let shown = cell.grid.subviews.compactMap { $0 as? PhotoImageView }
            expect(
                shown.filter { $0.image != nil }.count == min(row % 11 + 1, 9), "\(what), row \(row): images")
        }
    }
    expect(rows.count > 6, "\(what): \(rows.count) rows were seen")
}

drive("plain")
drive("beside the notch", safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
drive("with accessories") { $0.accessoryType = .disclosureIndicator }
drive("editing") { $0.isEditing = true }
drive("in inset sections", style: .insetGrouped)
drive("all", safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), style: .insetGrouped) {
    ($0.accessoryType, $0.isEditing) = (.detailDisclosureButton, true)
}
finish()
