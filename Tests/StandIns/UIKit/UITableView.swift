// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// A table whose rows size themselves: it asks each cell for its height at the table's width, and reuses the cells that
/// have left the bounds.
@MainActor open class UITableView: UIScrollView {
    public static let automaticDimension: CGFloat = -1

    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum RowAnimation: Int, Sendable { case fade, none = 5, automatic = 100 }

    open weak var dataSource: (any UITableViewDataSource)?
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var rowHeight = UITableView.automaticDimension
    open var estimatedRowHeight = UITableView.automaticDimension
    open var allowsSelection = true

    private var classes: [String: UITableViewCell.Type] = [:]
    private var pool: [String: [UITableViewCell]] = [:]
    private var cells: [IndexPath: UITableViewCell] = [:]
    private var heights: [IndexPath: CGFloat] = [:]
    private var isLoaded = false
    /// The cell that a data source gets again to configure it, instead of another one.
    private var reconfigured: UITableViewCell?

    public let style: Style
    /// The margins beside the cells of a table whose sections are inset; how wide they are isn't promised.
    private static let standInMargin = CGFloat.random(in: 8...24, using: &standInRandom).rounded()
    private var margin: CGFloat { style == .insetGrouped ? UITableView.standInMargin : 0 }
    private var cellWidth: CGFloat { max(0, bounds.width - 2 * margin) }

    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public required init?(coder: NSCoder) { fatalError("there are no storyboards here") }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cell = cellClass as? UITableViewCell.Type else { fatalError("not a cell: \(identifier)") }
        classes[identifier] = cell
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        if let cell = reconfigured {
            reconfigured = nil
            return cell
        }
        guard let type = classes[identifier] else { fatalError("no class for \(identifier)") }
        let cell = pool[identifier]?.popLast() ?? type.init(standInIdentifier: identifier)
        cell.isHidden = false
        cell.prepareForReuse()
        return cell
    }

    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        layoutIfNeeded()
        guard let cell = cells[indexPath] else { fatalError("row \(indexPath) isn't visible") }
        return cell.frame
    }

    open func reloadData() {
        for (_, cell) in cells.sorted(by: { $0.value.frame.minY < $1.value.frame.minY }) { recycle(cell) }
        (cells, heights, isLoaded) = ([:], [:], true)
        setNeedsLayout()
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        for indexPath in indexPaths {
            if let cell = cells.removeValue(forKey: indexPath) { recycle(cell) }
            heights[indexPath] = nil
        }
        setNeedsLayout()
    }

    func standInReconfigure(_ indexPath: IndexPath) {
        guard let cell = cells[indexPath] else { return }
        reconfigured = cell
        let configured = dataSource?.tableView(self, cellForRowAt: indexPath)
        if configured !== cell { fatalError("another cell for row \(indexPath)") }
        heights[indexPath] = nil
    }

    /// Tells the data source which rows come next.
    public func standInPrefetch(_ indexPaths: [IndexPath]) {
        prefetchDataSource?.tableView(self, prefetchRowsAt: indexPaths)
    }

    /// Asks all rows for their heights again, without loading cells.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        heights = [:]
        setNeedsLayout()
        layoutIfNeeded()
        completion?(true)
    }

    /// A cell that waits for reuse may stay in the table, hidden, and any of those that wait may come next.
    private func recycle(_ cell: UITableViewCell) {
        if standInRandom.chance() { cell.removeFromSuperview() } else { cell.isHidden = true }
        guard let identifier = cell.reuseIdentifier else { return }
        pool[identifier, default: []].append(cell)
        pool[identifier]?.shuffle(using: &standInRandom)
    }

    open override var bounds: CGRect {
        didSet { if bounds.width != oldValue.width { heights = [:] } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let dataSource, bounds.width > 0 else { return }
        var y: CGFloat = 0
        for section in 0..<dataSource.numberOfSections(in: self) {
            for row in 0..<numberOfRows(inSection: section) {
                let indexPath = IndexPath(row: row, section: section)
                let isVisible =
                    heights[indexPath].map { y < bounds.maxY && y + $0 > bounds.minY } ?? (y < bounds.maxY)
                if isVisible {
                    show(indexPath, at: y, dataSource)
                } else if let cell = cells.removeValue(forKey: indexPath) {
                    recycle(cell)
                }
                y += heights[indexPath] ?? 44
            }
        }
        contentSize = CGSize(width: bounds.width, height: y)
    }

    private func show(_ indexPath: IndexPath, at y: CGFloat, _ dataSource: any UITableViewDataSource) {
        let cell = cells[indexPath] ?? dataSource.tableView(self, cellForRowAt: indexPath)
        cells[indexPath] = cell
        if cell.superview !== self { addSubview(cell) }
        let height = heights[indexPath] ?? fittingHeight(of: cell)
        heights[indexPath] = height
        cell.frame = CGRect(x: margin, y: y, width: cellWidth, height: height)
    }

    private func fittingHeight(of cell: UITableViewCell) -> CGFloat {
        guard rowHeight == UITableView.automaticDimension else { return rowHeight }
        return cell.systemLayoutSizeFitting(
            CGSize(width: cellWidth, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

@MainActor open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { fatalError("there are no storyboards here") }

    open var tableView: UITableView! { view as? UITableView }

    open override func loadView() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
        (table.dataSource, table.delegate, view) = (self, self, table)
    }

    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        fatalError("tableView(_:cellForRowAt:) isn't overridden")
    }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
