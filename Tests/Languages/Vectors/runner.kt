// Calls generated Kotlin and prints what it answers: for each line of words, whole numbers and words first, then lengths as bits.
import gridgen.*
import java.io.File

/** The words of a call that aren't read yet. Numbers are doubles as bits; what isn't set is `-`. */
class Words(line: String) {
    private val rest = line.split(" ").iterator()
    fun word(): String = rest.next()
    fun next(): Double? = word().let { if (it == "-") null else Double.fromBits(java.lang.Long.parseUnsignedLong(it, 16)) }
    fun whole(): Int = next()!!.toInt()
    fun list(): DoubleArray = DoubleArray(whole()) { next()!! }
}

// All NaN are one.
fun bits(number: Double): String = java.lang.Long.toHexString(number.toBits()).padStart(16, '0')

fun bits(frames: List<Frame>): List<String> = frames.flatMap { listOf(bits(it.x), bits(it.y), bits(it.width), bits(it.height)) }

fun answer(moves: List<Move>): List<Any> = moves.map { it.from } + moves.map { it.to } + bits(moves.map { it.start } + moves.map { it.end })

/** The layout, which the other functions must agree with. */
fun layout(grid: PhotoGrid, count: Int, container: Container, ratios: DoubleArray): Layout? {
    val layout = grid.layout(count, container, ratios)
    val height = grid.height(count, container, ratios)
    val frames = grid.frames(count, container, ratios)
    val buffer = DoubleArray(4 * (layout?.count ?: 0) + 4) { 0.5 }
    val tiles = grid.into(buffer, count, container, ratios)
    if (layout == null) {
        check(height == null && frames == null && tiles == -1)
        return null
    }
    val all = bits(List(layout.count) { layout.frame(it) })
    check(bits(height!!) == bits(layout.size.height)) { "height" }
    check(bits(frames!!) == all) { "frames" }
    check(tiles == layout.count && buffer.map { bits(it) } == all + List(4) { bits(0.5) }) { "a buffer" }
    check(layout.count == 0 || grid.into(DoubleArray(4 * layout.count - 1), count, container, ratios) == -1) { "a short buffer" }
    for (index in listOf(-1, layout.count)) check(layout.frame(index) == Frame(0.0, 0.0, 0.0, 0.0) && layout.edges(index) == 0)
    return layout
}

fun answer(call: String, grid: PhotoGrid, shape: ((Double) -> Char)?, count: Int, container: Container, ratios: DoubleArray, words: Words): List<Any>? {
    val ratio = { photo: Int -> ratios.getOrElse(photo) { Double.NaN } }
    val photos by lazy { List(count) { it } }
    when (call) {
        "moves" -> {
            val before = words.list().map { it.toInt() }
            val after = words.list().map { it.toInt() }
            return grid.moves(before, after, container, ratio)?.let { answer(it) }
        }
        "inserting" -> {
            val after = photos.toMutableList<Int>()
            after.add(words.whole(), -1)
            val inserted = words.next()!!
            return grid.moves(photos, after, container) { if (it < 0) inserted else ratio(it) }?.let { answer(it) }
        }
        "deleting" -> return grid.moves(photos, photos - words.whole(), container, ratio)?.let { answer(it) }
        "tileCount" -> return grid.tileCount(count, container.editing)?.let { listOf(it) }
        "columns" -> {
            val columns = grid.columns(container) ?: return null
            val appended = ratios.map { columns.append(it) to bits(columns.size.height) }
            return bits(appended.map { it.first }) + appended.map { it.second }
        }
        "rows" -> {
            val rows = grid.rows(container) ?: return null
            val appended = ratios.map { rows.append(it) to bits(rows.size.height) }
            return appended.map { it.first } + appended.map { it.second } + bits(ratios.indices.map { rows.frame(it) })
        }
        "shape" -> return ratios.map { shape!!(it) }
    }
    val layout = layout(grid, count, container, ratios) ?: return null
    val indices = 0 until minOf(layout.count, 100)
    return when (call) {
        "layout" -> listOf(layout.count, layout.hidden) + indices.map { layout.edges(it) } + indices.map { layout.role(it).name.toLowerCase() } +
            bits(layout.size.width) + bits(layout.size.height) + bits(indices.map { layout.frame(it) })
        "neighbor" -> listOf(Edge.TOP, Edge.LEFT, Edge.BOTTOM, Edge.RIGHT).flatMap { edge -> indices.map { layout.neighbor(it, edge) ?: "null" } }
        "range" -> {
            val ranges = words.list().toList().chunked(2).map { layout.range(it[0], it[1]) }
            ranges.map { if (it.isEmpty()) 0 else it.first } + ranges.map { if (it.isEmpty()) 0 else it.last + 1 }
        }
        "crop" -> bits(words.list().toList().chunked(4).mapIndexed { index, crop ->
            layout.crop(index, Size(crop[0], crop[1]), Focus(crop[2], crop[3]))
        })
        else -> throw Exception("unknown call")
    }
}

fun main(arguments: Array<String>) {
    val output = StringBuilder()
    for (line in File(arguments[0]).readLines()) {
        val words = Words(line)
        val call = words.word()
        val (grid, shape) = grids[words.whole()]
        val count = words.whole()
        val (width, height) = listOf(words.next(), words.next())
        val (gap, rowGap, columnGap) = listOf(words.next(), words.next(), words.next())
        val insets = List(4) { words.next() }.filterNotNull()
        val container = Container(
            width!!, height ?: Double.NaN, gap, rowGap, columnGap,
            if (insets.isEmpty()) null else Insets(insets[0], insets[1], insets[2], insets[3]), words.next(), words.whole() == 1, words.whole() == 1)
        output.append((answer(call, grid, shape, count, container, words.list(), words) ?: listOf("none")).joinToString(" ")).append("\n")
    }
    print(output)
}
