//@ table
/// What the blocks of a layout in the table depend on.
public nonisolated struct PhotoSpace: Sendable {
    //@ kit
    /// The index of the first number in the table.
    public let start: Int
    //@ end
    //@ readable
    //| /// The number of the layout.
    //| let layout: Int
    //@ end
    //@ packed
    /// The numbers as digits.
    public let text: StaticString
    //@ end
    /// The size within the insets; negative if the container is too small.
    public let width, height: Double
    /// The gaps between columns and between rows.
    public let columnGap, rowGap: Double

    //@ kit
    @inlinable init(
        start: Int, text: StaticString, width: Double, height: Double, columnGap: Double, rowGap: Double
    ) {
        self.start = start
        self.text = text
        self.width = width
        self.height = height
        self.columnGap = columnGap
        self.rowGap = rowGap
    }
    //@ end
}
//@ end
