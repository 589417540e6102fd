// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A cell whose size is that of `sizeThatFits`, as it is for cells without constraints. For those with constraints, drivers bring
/// a solver.
@MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

    open private(set) var reuseIdentifier: String?
    open private(set) lazy var contentView = makeContentView()
    open var selectionStyle = SelectionStyle.default
    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    open var isEditing = false { didSet { setNeedsLayout() } }

    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton }

    /// The place of the content view: beside what is drawn at the sides, and within the safe area. How wide accessories and
    /// controls are isn't promised.
    private func contentFrame(in size: CGSize) -> CGRect {
        let insets = superview?.safeAreaInsets ?? .zero
        let left = insets.left + (isEditing ? UITableViewCell.standInSides.control : 0)
        let right = insets.right + (accessoryType == .none ? 0 : UITableViewCell.standInSides.accessory)
        return CGRect(x: left, y: 0, width: max(0, size.width - left - right), height: size.height)
    }
    private static let standInSides: (control: CGFloat, accessory: CGFloat) = (
        CGFloat.random(in: 30...50, using: &standInRandom).rounded(),
        CGFloat.random(in: 20...70, using: &standInRandom).rounded()
    )

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    public required init?(coder: NSCoder) { fatalError("there are no storyboards here") }

    /// How a table makes cells of a class. Subclasses inherit it, so they override the initializers that Apple's have.
    public required convenience init(standInIdentifier identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    /// Lays out a view by its constraints, at a width and maybe a height, and returns its height.
    public static var standInSolver:
        (@MainActor (_ view: UIView, _ width: CGFloat, _ height: CGFloat?) -> CGFloat)?

    private var solver: (@MainActor (UIView, CGFloat, CGFloat?) -> CGFloat)? {
        let hasConstraints = contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        return hasConstraints ? UITableViewCell.standInSolver : nil
    }

    open func prepareForReuse() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = contentFrame(in: bounds.size)
        _ = solver?(contentView, contentView.bounds.width, contentView.bounds.height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard horizontalFittingPriority == .required else { fatalError("a table requires the width") }
        let height =
            solver?(contentView, contentFrame(in: targetSize).width, nil) ?? sizeThatFits(targetSize).height
        guard height.isFinite, height >= 0 else { fatalError("a cell is \(height) high") }
        return CGSize(width: targetSize.width, height: height)
    }

    private func makeContentView() -> UIView {
        let view = UIView(frame: bounds)
        addSubview(view)
        return view
    }
}
