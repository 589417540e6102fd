package gridgen

/** The numbers of layouts. */
public abstract class Table {
    /**
     * Reads the block with a number of the layout that starts at an index; valid while tiles
     * remain.
     */
    public abstract fun read(space: Space, start: Int, number: Int, block: Block)

    /** The size of the container before snapping. */
    public open fun measure(space: Space, start: Int): Size = Size(space.width, space.height)
}

/** A layout in a table, where its first number has the index `start`. */
public class TablePlan(
    private val table: Table, tiles: Int, private val start: Int, override val ratio: Double
) : BlockPlan(tiles) {
    // Virtual machines inline no long functions, and those that choose plans would be longer
    // with a default.
    public constructor(table: Table, tiles: Int, start: Int) : this(table, tiles, start, 0.0)

    override fun measure(space: Space): Size = table.measure(space, start)

    override fun read(space: Space, number: Int, block: Block) {
        table.read(space, start, number, block)
    }
}
