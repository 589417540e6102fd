// Reads requests, and prints for each a number made of the bits of all that its layout says.
import java.io.File

class Ask(val numbers: List<Double>, val ratios: DoubleArray) {
    val count = numbers[1].toInt()
    val mode = numbers[13].toInt()
    fun known(index: Int): Double? = if (numbers[index].isNaN()) null else numbers[index]
    fun ratio(index: Int): Double = if (index < ratios.size) ratios[index] else -1.0
}

var hash = 0
var prints = false
val text = StringBuilder()

fun add(value: Double) {
    // All NaN are one.
    val bits = if (value.isNaN()) 0x7FF8000000000000L else value.toRawBits()
    hash = (hash xor bits.toInt()) * 16777619
    hash = (hash xor (bits ushr 32).toInt()) * 16777619
    if (prints) text.append(" ").append(value)
}
// GRID
fun addGrid(frame: Grid.Frame) {
    add(frame.x)
    add(frame.y)
    add(frame.width)
    add(frame.height)
}

fun runGrid(ask: Ask) {
    val top = ask.known(6)
    val container = Grid.Container(
        width = ask.numbers[2], height = ask.numbers[3], rowGap = ask.known(4), columnGap = ask.known(5),
        insets = if (top == null) null else Grid.Insets(top, ask.numbers[7], ask.numbers[8], ask.numbers[9]),
        scale = if (ask.numbers[10] == 0.0) null else ask.numbers[10], editing = ask.numbers[12] != 0.0,
        mirrored = ask.numbers[11] != 0.0)
    /*columns*/
    if (ask.mode == 1) {
        val columns = Grid.columns(container) ?: return add(-1.0)
        for (index in 0 until ask.count) {
            addGrid(columns.append(ask.ratio(index)))
            add(columns.size.height)
        }
        return
    }
    /*end*/
    /*grows*/
    if (ask.mode == 2) {
        val rows = Grid.rows(container) ?: return add(-1.0)
        for (index in 0 until ask.count) {
            add(rows.append(ask.ratio(index)).toDouble())
            add(rows.size.width)
            add(rows.size.height)
        }
        for (index in -1..ask.count) addGrid(rows.frame(index))
        return
    }
    /*end*/
    if (ask.mode == 3) {
        // Some photos stay, some go, some come, and some are there twice.
        val before = List(ask.count) { it * 3 % 8 }
        val after = List(ask.count * 2 / 3 + 1) { (it * 5 + ask.count) % 9 }
        val moves = Grid.moves(before, after, container/*ratios*/, { ask.ratio(it) }/*end*/) ?: return add(-1.0)
        for (move in moves) {
            add(move.from.toDouble())
            add(move.to.toDouble())
            addGrid(move.start)
            addGrid(move.end)
        }
        return
    }
    if (ask.mode == 4) {
        // Buffers of any length, and indices without a tile.
        for (capacity in 0 until 12) {
            val target = DoubleArray(4 * capacity) { 0.5 }
            val tiles = Grid.into(target, ask.count, container/*ratios*/, ask.ratios/*end*/)
            if (tiles < 0 && target.any { it != 0.5 }) throw Exception("a buffer that is too short was changed")
            add(tiles.toDouble())
        }
        val layout = Grid.layout(ask.count, container/*ratios*/, ask.ratios/*end*/) ?: return add(-1.0)
        for (index in listOf(Int.MIN_VALUE, -1, layout.count, Int.MAX_VALUE)) {
            addGrid(layout.frame(index))
            add(layout.edges(index).toDouble())
        }
        return
    }
    /*kit*/
    if (ask.mode == 5) {
        // What is next to each tile, and what lies between some heights.
        val layout = Grid.layout(ask.count, container, ask.ratios) ?: return add(-1.0)
        for (index in -1..layout.count) {
            for (direction in listOf(0, Edge.TOP, Edge.LEFT, Edge.BOTTOM, Edge.RIGHT, 3)) {
                add((layout.neighbor(index, direction) ?: -1).toDouble())
            }
            // The parts of photos of all kinds, and of sizes that aren't any.
            val other = layout.frame(index + 1)
            val (none, endless) = listOf(Double.NaN, Double.POSITIVE_INFINITY)
            val sides = listOf(1.0, 0.3, 640.5, other.x, other.height, -2.0, 0.0, none, endless, 1e-300, 1e300, Double.MIN_VALUE)
            val places = listOf(0.5, 0.3, 0.0, 1.0, none, other.y / 999, endless, -endless, 0.9, -3.0, 1e-17)
            for (turn in 0 until 44) {
                val photo = Size(sides[turn % 12], sides[(turn * 5 + index + 1 + turn / 12) % 12])
                addGrid(layout.crop(index, photo, Focus(places[turn % 11], places[(turn * 3 + index + 1) % 11])))
            }
        }
        for (part in -1 until 9) {
            val from = layout.size.height * part / 8
            val range = layout.range(from, from + layout.size.height / 6)
            add(range.count().toDouble())
            if (!range.isEmpty()) add(range.first.toDouble())
        }
        return
    }
    /*end*/
    if (ask.mode > 0) return add(-2.0)
    val layout = Grid.layout(ask.count, container/*ratios*/, ask.ratios/*end*/)
    val frames = Grid.frames(ask.count, container/*ratios*/, ask.ratios/*end*/)
    if (layout == null || frames == null) {
        add(-1.0)
        add(0.0)
        return
    }
    add(layout.count.toDouble())
    add(layout.hidden.toDouble())
    add(layout.size.width)
    add(layout.size.height)
    for (index in -1..layout.count) {
        addGrid(layout.frame(index))
        add(layout.edges(index).toDouble())
        add(layout.role(index).ordinal.toDouble())
        if (index in frames.indices) addGrid(frames[index])
    }
    add(Grid.height(ask.count, container/*ratios*/, ask.ratios/*end*/) ?: -1.0)
    /*shapes*/
    for (ratio in ask.ratios) add(Grid.shape(ratio).toInt().toDouble())
    /*end*/
}
// MAIN
fun main(arguments: Array<String>) {
    prints = arguments.size > 1
    val output = StringBuilder()
    for (line in File(arguments[0]).readLines()) {
        val numbers = line.split(" ").map { it.toDouble() }
        hash = -2128831035
        text.setLength(0)
        run(numbers[0].toInt(), Ask(numbers, numbers.drop(15).toDoubleArray()))
        output.append(if (prints) text.toString() else (hash.toLong() and 0xFFFFFFFFL).toString()).append("\n")
    }
    print(output)
}
