// Reads operations on feeds, and prints for each a number made of the bits of all that the feed says.
import gridgen.*
// A grid may have the same name.
import gridgen.Feed

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

fun add(value: Int?) = add((value ?: -1).toDouble())

fun add(value: Boolean) = add(if (value) 1 else 0)

fun add(range: IntRange?) {
    add(range?.first)
    if (range != null) add(range.last + 1)
}

fun add(frame: Frame) {
    for (side in listOf(frame.x, frame.y, frame.width, frame.height)) add(side)
}

/** The words of an operation. */
class Words(private val numbers: List<Double>) {
    private var next = 0

    fun number(): Double = if (next < numbers.size) numbers[next++] else Double.NaN

    fun index(): Int {
        val number = number()
        return if (number == number.toInt().toDouble()) number.toInt() else 0
    }

    /** A list after its length; null if that is below 0. */
    fun list(): DoubleArray? {
        val count = index()
        return if (count < 0) null else DoubleArray(count) { number() }
    }

    private fun optional(): Double? = number().let { if (it.isNaN()) null else it }

    fun container(): Container {
        val width = number()
        val rowGap = optional()
        val columnGap = optional()
        val sides = DoubleArray(4) { number() }
        val insets = if (sides[0].isNaN()) null else Insets(sides[0], sides[1], sides[2], sides[3])
        val scale = number()
        return Container(
            width, rowGap = rowGap, columnGap = columnGap, insets = insets, scale = if (scale == 0.0) null else scale,
            mirrored = number() != 0.0)
    }
}

val frames = DoubleArray(4 * 4096)
var kept: Feed? = null

fun change(feed: Feed, name: String, words: Words) {
    when (name) {
        "append" -> feed.append(List(words.index()) {
            val count = words.index()
            PhotoGroup(words.list(), count)
        })
        "insert" -> {
            val place = words.index()
            val group = InsertedGroup.values()[words.index()]
            feed.insert(place, words.list() ?: DoubleArray(0), group)
        }
        "remove" -> feed.remove(words.index(), words.index())
        "ratios" -> feed.setRatios(words.index(), words.list() ?: DoubleArray(0))
        "width" -> feed.width = words.number()
        "refine" -> add(feed.refine(words.index()))
        else -> ask(feed, name, words)
    }
}

fun ask(feed: Feed, name: String, words: Words) {
    when (name) {
        "range" -> {
            val top = feed.size.height * words.number()
            val bottom = top + words.number()
            val range = feed.range(top, bottom, frames)
            add(range)
            for (at in 0 until 4 * minOf(range.count(), 4096)) add(frames[at])
            add(feed.range(top, bottom))
        }
        "frame" -> add(feed.frame(words.index()))
        "group" -> add(feed.group(words.index()))
        "photos" -> add(feed.photosInGroup(words.index()))
        "heading" -> add(feed.heading(words.index()))
        "headings" -> {
            val top = feed.size.height * words.number()
            add(feed.headings(top, top + words.number()))
        }
        "anchor" -> {
            val anchor = feed.anchor(feed.size.height * words.number())
            add(anchor.photo)
            add(anchor.part)
            add(feed.offset(anchor))
            add(feed.fraction(anchor))
        }
        "offset" -> add(feed.offset(Anchor(words.index(), words.number())))
        "jump" -> {
            val anchor = feed.anchorAtFraction(words.number())
            add(anchor.photo)
            add(anchor.part)
        }
        "moves" -> {
            // From a copy of the feed that was kept, as in Swift; what is at an index now was so many places on before, if at all.
            val top = feed.size.height * words.number()
            val bottom = top + words.number()
            val place = words.index()
            val shift = words.index()
            for (move in feed.moves((kept ?: feed).copy(), top, bottom) { if (it < place) it else it + shift }) {
                add(move.from)
                add(move.to)
                add(move.start)
                add(move.end)
            }
        }
        else -> throw Exception(name)
    }
}

fun main(arguments: Array<String>) {
    prints = arguments.isNotEmpty()
    val output = StringBuilder()
    var feed: Feed? = null
    for (line in generateSequence(::readLine)) {
        val parts = line.split(" ")
        val words = Words(parts.drop(1).map { it.toDouble() })
        hash = -2128831035
        text.setLength(0)
        if (parts[0] == "new") {
            val grid = grids[words.index()]
            feed = grid.feed(words.container())
            if (feed is IndexedFeed) {
                feed.segments.budget = words.index()
                feed.segments.aim = words.index()
            }
            kept = null
        } else if (parts[0] == "keep") {
            kept = feed?.copy()
        } else if (feed != null) {
            change(feed, parts[0], words)
        }
        if (feed != null) {
            add(feed.count)
            add(feed.groupCount)
            add(feed.size.width)
            add(feed.size.height)
            add(feed.isExact)
        }
        output.append(if (prints) text.toString() else (hash.toLong() and 0xFFFFFFFFL).toString()).append("\n")
    }
    print(output)
}
