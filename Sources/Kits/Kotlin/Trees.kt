package gridgen

/** The height of a block is slope * width + offset. */
private class Line(val slope: Double, val offset: Double)

/**
 * Photos that keep their ratios, in the notation of the spec: `1|(1,2)` is a photo beside two
 * rows, of one and of two photos.
 *
 * A stack sums the slopes and offsets of its rows, and adds the gaps between them. The blocks
 * of a row have the same height: 1 / slope is the sum of their 1 / slope, and offset / slope
 * the sum of their offset / slope minus the gaps.
 */
private class Tree(
    private val text: String, private val ratios: DoubleArray, private val columnGap: Double,
    private val rowGap: Double
) {
    /** The lines of rows and of nested stacks, in the order in which they begin. */
    private val lines = arrayOfNulls<Line>(text.length)
    private var next = 0
    private var line = 0
    private var photo = 0

    /** Consumes the next character if it is this one. */
    private fun reads(character: Char): Boolean {
        if (next >= text.length || text[next] != character) return false
        next += 1
        return true
    }

    /** Reads a number of photos side by side. */
    private fun readPhotos(): Int {
        var photos = 0
        while (next < text.length && text[next] in '0'..'9') {
            photos = photos * 10 + (text[next] - '0')
            next += 1
        }
        return photos
    }

    /** Measures a stack. */
    fun measure(): Line {
        var stack = measureRow()
        while (reads(',')) {
            val row = measureRow()
            stack = Line(stack.slope + row.slope, stack.offset + row.offset + rowGap)
        }
        return stack
    }

    private fun measureRow(): Line {
        val own = line++
        var width = 0.0
        var missing = columnGap
        do {
            if (reads('(')) {
                val nested = line++
                val stack = measure()
                lines[nested] = stack
                width += 1 / stack.slope
                missing += stack.offset / stack.slope - columnGap
                next += 1
            }
            for (left in 0 until readPhotos()) {
                width += ratios[photo]
                missing -= columnGap
                photo += 1
            }
        } while (reads('|'))
        val row = Line(1 / width, missing / width)
        lines[own] = row
        return row
    }

    /** Places the photos, once they are measured. */
    fun place(x: Double, y: Double, width: Double, frames: DoubleArray) {
        next = 0
        line = 0
        photo = 0
        placeStack(x, y, width, frames)
    }

    private fun placeStack(x: Double, top: Double, width: Double, frames: DoubleArray) {
        var y = top
        do {
            val row = lines[line++] ?: return
            val height = row.slope * width + row.offset
            placeRow(x, y, height, frames)
            y += height + rowGap
        } while (reads(','))
    }

    private fun placeRow(leading: Double, y: Double, height: Double, frames: DoubleArray) {
        val side = max(0.0, height)
        var x = leading
        do {
            if (reads('(')) {
                val stack = lines[line++] ?: return
                val width = (height - stack.offset) / stack.slope
                placeStack(x, y, width, frames)
                x += width + columnGap
                next += 1
            }
            for (left in 0 until readPhotos()) {
                val width = side * ratios[photo]
                put(frames, photo, x, y, width, side)
                x += width + columnGap
                photo += 1
            }
        } while (reads('|'))
    }
}

/**
 * A tree of photos in the notation of the spec. `edges` has a character for each photo, whose
 * lower four bits are the edges.
 */
public class TreePlan(
    tiles: Int, private val tree: String, private val edges: String, least: Double = 0.0,
    greatest: Double, isSided: Boolean = false
) : PhotoPlan(tiles, least, greatest, isSided) {
    override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
        val tree = Tree(tree, ratios, space.columnGap, space.rowGap)
        val line = tree.measure()
        tree.place(space.insets.leading, space.insets.top, space.contentWidth, frames)
        return space.insets.top + line.slope * space.contentWidth + line.offset + space.insets.bottom
    }

    override fun edges(space: Space, frames: DoubleArray, index: Int): Int = edges[index] - '@'
}

/** A tree of photos within a box. */
public class BoxedTreePlan(
    tiles: Int, private val tree: String, private val edges: String, box: Double,
    halvesBefore: Int = 0, least: Double = 0.0,
    greatest: Double, isSided: Boolean = false
) : PhotoPlan(tiles, least, greatest, isSided) {
    private val box = Box(box, halvesBefore)

    override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
        val tree = Tree(tree, ratios, space.columnGap, space.rowGap)
        val line = tree.measure()
        val width = box.width(space, line.slope, line.offset)
        tree.place(box.leading(space, width), space.insets.top, width, frames)
        return space.insets.top + line.slope * width + line.offset + space.insets.bottom
    }

    override fun edges(space: Space, frames: DoubleArray, index: Int): Int =
        edgesInBox(space, edges[index] - '@', frames, index)
}

/**
 * Makes the photos of a tree higher: the rows of a stack share a length equally, and each block
 * of a row takes all of it.
 */
private class Growth(private val text: String, private val frames: DoubleArray) {
    private var next = 0
    private var photo = 0

    /** The number of rows of the stack that begins here. */
    private fun countRows(): Int {
        var rows = 1
        var depth = 0
        for (place in next until text.length) {
            if (text[place] == '(') depth += 1
            if (text[place] == ')') depth -= 1
            if (depth < 0) break
            if (depth == 0 && text[place] == ',') rows += 1
        }
        return rows
    }

    private fun isAt(character: Char): Boolean = next < text.length && text[next] == character

    fun growStack(y: Double, length: Double) {
        val share = length / countRows()
        var row = 0
        while (true) {
            growRow(y + row * share, share)
            if (!isAt(',')) return
            row += 1
            next += 1
        }
    }

    private fun growRow(y: Double, length: Double) {
        while (true) {
            if (isAt('(')) {
                next += 1
                growStack(y, length)
                next += 1
            }
            var photos = 0
            while (next < text.length && text[next] in '0'..'9') {
                photos = photos * 10 + (text[next] - '0')
                next += 1
            }
            growPhotos(photo, photo + photos, y, length, frames)
            photo += photos
            if (!isAt('|')) return
            next += 1
        }
    }
}

/** A tree of photos with a least height, and within a box if it isn't 0. */
public class GrownTreePlan(
    tiles: Int, private val tree: String, edges: String, private val floor: Double,
    box: Double = 0.0, halvesBefore: Int = 0,
    least: Double = 0.0, greatest: Double, isSided: Boolean = false
) : PhotoPlan(tiles, least, greatest, isSided) {
    private val plan: PhotoPlan =
        if (box == 0.0) TreePlan(tiles, tree, edges, least, greatest, isSided)
        else BoxedTreePlan(tiles, tree, edges, box, halvesBefore, least, greatest, isSided)

    override fun arrange(space: Space, ratios: DoubleArray, frames: DoubleArray): Double {
        val height = plan.arrange(space, ratios, frames)
        val missing = missingHeight(space, floor, height)
        if (missing > 0) Growth(tree, frames).growStack(0.0, missing)
        return height + missing
    }

    override fun edges(space: Space, frames: DoubleArray, index: Int): Int =
        plan.edges(space, frames, index)
}
