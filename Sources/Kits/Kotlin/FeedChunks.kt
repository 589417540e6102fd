package gridgen

/** Ratios of photos that aren't known yet, in turn: they break into rows as photos do, which equal ones wouldn't. */
private val usualRatios = doubleArrayOf(3.0 / 4, 4.0 / 3, 3.0 / 4, 9.0 / 16, 4.0 / 3, 3.0 / 4, 16.0 / 9, 3.0 / 4, 4.0 / 3, 1.0)

/** The greatest length of a chunk, and that of new ones. */
private const val mostInChunk = 512
private const val aimOfChunks = 400

/** The ratio that is stored for one that an app gives; `index` is the photo's in the call. No spec exceeds the limits. */
private fun storedRatio(ratio: Double, index: Int): Double {
    if (!(ratio > 0 && ratio < Double.POSITIVE_INFINITY)) return usualRatios[index % usualRatios.size]
    return if (ratio < 1e-9) 1e-9 else if (ratio > 1e9) 1e9 else ratio
}

/**
 * Writes ratios of photos as they are stored to an array, from an index on: unknown and missing ones are usual ones, and `begins` says
 * that a group begins with them. [start] is the index in the feed of the array's first photo.
 */
internal fun storeRatios(ratios: DoubleArray?, count: Int, begins: Boolean, stored: FloatArray, at: Int, start: Int) {
    val known = ratios?.size ?: 0
    for (index in 0 until count) {
        val ratio = if (ratios != null && index < known) ratios[index] else Double.NaN
        stored[at + index] = storedRatio(ratio, start + at + index).toFloat()
    }
    if (begins && count > 0) stored[at] = -stored[at]
}

/** At most 512 photos: their ratios, which are negative where a group begins, and the number of groups that begin. */
private class FeedChunk(val ratios: FloatArray) {
    val groups: Int = ratios.count { it < 0 }
}

/** The first of so many indices for which something holds that holds for all after it; their number if there is none. */
internal inline fun find(count: Int, holds: (Int) -> Boolean): Int {
    var start = 0
    var rest = count
    while (rest > 0) {
        val half = rest / 2
        if (holds(start + half)) {
            rest = half
        } else {
            start += half + 1
            rest -= half + 1
        }
    }
    return start
}

/** The length of an array that has room for so many sums, and more. */
internal fun roomForSums(count: Int): Int = count + count / 4 + 16

/** Sums that begin with 0, with room for so many others; the sums so far stay. */
internal fun grown(sums: IntArray, count: Int): IntArray = if (sums.size > count) sums else sums.copyOf(roomForSums(count))

/** The same for sums of numbers that aren't whole. */
internal fun grown(sums: DoubleArray, count: Int): DoubleArray = if (sums.size > count) sums else sums.copyOf(roomForSums(count))

/**
 * Photos in groups. Chunks are never changed, only replaced, so that a copy shares them. Where photos are cut into chunks has no effect
 * on layouts. Indices must be those of photos.
 */
internal class FeedChunks {
    private val chunks = ArrayList<FeedChunk>()
    /** The photos and groups before each chunk, and at the end all of them. */
    private var photosBefore = IntArray(roomForSums(0))
    private var groupsBefore = IntArray(roomForSums(0))

    /** The number of photos. */
    val count: Int get() = photosBefore[chunks.size]

    /** The number of groups. */
    val groups: Int get() = groupsBefore[chunks.size]

    fun copy(): FeedChunks {
        val copy = FeedChunks()
        copy.chunks.addAll(chunks)
        copy.photosBefore = photosBefore.copyOf()
        copy.groupsBefore = groupsBefore.copyOf()
        return copy
    }

    private fun chunkOf(photo: Int): Int = find(chunks.size) { photosBefore[it + 1] > photo }

    /** Calls `visit` with the parts of chunks that hold photos: the stored ratios, the first index and the one after the last. */
    private inline fun visit(start: Int, end: Int, visit: (FloatArray, Int, Int) -> Unit) {
        var chunk = chunkOf(start)
        var photo = start
        while (photo < end) {
            val ratios = chunks[chunk].ratios
            val before = photosBefore[chunk]
            val last = minOf(ratios.size, end - before)
            visit(ratios, photo - before, last)
            photo = before + last
            chunk += 1
        }
    }

    /** Writes the ratios of photos to the beginning of an array. */
    fun read(start: Int, end: Int, target: DoubleArray) {
        var at = 0
        visit(start, end) { ratios, first, last ->
            for (index in first until last) target[at++] = magnitude(ratios[index].toDouble())
        }
    }

    /** Writes the ratios as they are stored, negative where a group begins, to an array from an index on. */
    private fun copyStored(start: Int, end: Int, target: FloatArray, at: Int) {
        var next = at
        visit(start, end) { ratios, first, last ->
            ratios.copyInto(target, next, first, last)
            next += last - first
        }
    }

    /** Whether a group begins with a photo. */
    fun begins(photo: Int): Boolean {
        val chunk = chunkOf(photo)
        return chunks[chunk].ratios[photo - photosBefore[chunk]] < 0
    }

    /** The group of a photo. */
    fun groupOf(photo: Int): Int {
        val chunk = chunkOf(photo)
        val ratios = chunks[chunk].ratios
        var group = groupsBefore[chunk] - 1
        for (index in 0..photo - photosBefore[chunk]) if (ratios[index] < 0) group += 1
        return group
    }

    /** The first photo of a group; the number of photos for the number of groups. */
    fun startOf(group: Int): Int {
        val chunk = find(chunks.size) { groupsBefore[it + 1] > group }
        if (chunk == chunks.size) return count
        val ratios = chunks[chunk].ratios
        var index = -1
        for (left in groupsBefore[chunk]..group) {
            index += 1
            while (ratios[index] > 0) index += 1
        }
        return photosBefore[chunk] + index
    }

    /** The first photo of the group of a photo. */
    fun groupStart(photo: Int): Int {
        val chunk = chunkOf(photo)
        val ratios = chunks[chunk].ratios
        val before = photosBefore[chunk]
        for (index in photo - before downTo 0) if (ratios[index] < 0) return before + index
        return startOf(groupsBefore[chunk] - 1)
    }

    /** The photo after the last one of the group of a photo. */
    fun groupEnd(photo: Int): Int {
        val chunk = chunkOf(photo)
        val ratios = chunks[chunk].ratios
        val before = photosBefore[chunk]
        for (index in photo - before + 1 until ratios.size) if (ratios[index] < 0) return before + index
        return startOf(groupsBefore[chunk + 1])
    }

    /** Makes groups begin with those of new ratios whose photos begin one. */
    fun keepBeginnings(start: Int, ratios: FloatArray) {
        var at = 0
        visit(start, start + ratios.size) { stored, first, last ->
            for (index in first until last) {
                if (stored[index] < 0) ratios[at] = -ratios[at]
                at += 1
            }
        }
    }

    /** Puts photos, as they are stored, in place of others. */
    fun replace(at: Int, removed: Int, photos: FloatArray) {
        var first = minOf(chunkOf(at), maxOf(0, chunks.size - 1))
        var end = if (removed > 0) chunkOf(at + removed - 1) + 1 else minOf(first + 1, chunks.size)
        // What is left of chunks joins the chunk before or after it if both are short.
        val left = photosBefore[end] - photosBefore[first] - removed + photos.size
        if (left < mostInChunk / 4 && first > 0) first -= 1
        else if (left < mostInChunk / 4 && end < chunks.size) end += 1
        val head = at - photosBefore[first]
        val tail = photosBefore[end] - at - removed
        val all = FloatArray(head + photos.size + tail)
        copyStored(photosBefore[first], at, all, 0)
        photos.copyInto(all, head)
        copyStored(at + removed, at + removed + tail, all, head + photos.size)
        splice(first, end, all)
    }

    /** Makes a group begin with a photo, or not. */
    fun setBegins(photo: Int, begins: Boolean) {
        val own = FloatArray(1)
        copyStored(photo, photo + 1, own, 0)
        if (own[0] < 0 != begins) own[0] = -own[0]
        replace(photo, 1, own)
    }

    /** Cuts photos into chunks of the same length, give or take one, which replace others. */
    private fun splice(first: Int, end: Int, photos: FloatArray) {
        val pieces = if (photos.size <= mostInChunk) minOf(photos.size, 1) else (photos.size - 1) / aimOfChunks + 1
        fun start(piece: Int): Int = (photos.size.toLong() * piece / pieces).toInt()
        val made = List(pieces) { FeedChunk(photos.copyOfRange(start(it), start(it + 1))) }
        chunks.replaceRange(first, end, made)
        photosBefore = grown(photosBefore, chunks.size)
        groupsBefore = grown(groupsBefore, chunks.size)
        for (chunk in first until chunks.size) {
            photosBefore[chunk + 1] = photosBefore[chunk] + chunks[chunk].ratios.size
            groupsBefore[chunk + 1] = groupsBefore[chunk] + chunks[chunk].groups
        }
    }
}

/** Puts elements in place of others. */
internal fun <Element> ArrayList<Element>.replaceRange(first: Int, end: Int, elements: List<Element>) {
    if (elements.size == end - first) {
        for (at in first until end) this[at] = elements[at - first]
    } else {
        subList(first, end).clear()
        addAll(first, elements)
    }
}
