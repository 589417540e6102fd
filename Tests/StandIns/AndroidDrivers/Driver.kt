// Drives PhotoGridView and PhotoGridPolicy with the grids of specs, in parents of all kinds.
import android.content.Context
import android.os.Parcelable
import android.util.SparseArray
import android.view.StandInRandom
import android.view.View
import android.view.ViewGroup
import android.widget.ImageView
import android.widget.TextView
import gridgen.*

val grids: List<PhotoGrid> = listOf(Moments, PhotoPicker, Nice, PhotoWall, Carousel, Justified)

/** A view that knows which photo it shows. */
class Photo(context: Context) : ImageView(context) {
    var tile: PhotoTile? = null
    var bound = 0
}

class Scene(val density: Float, val hasViews: Boolean = true, width: Int = 1080) {
    val root = Root(contextOf(density, width))
    val view = PhotoGridView(root.context)
    val made = ArrayList<Photo>()

    init {
        root.addView(view)
        if (hasViews) view.setViews({ context -> Photo(context).also { made.add(it) } }) { photo, tile ->
            photo.tile = tile
            photo.bound += 1
            photo.contentDescription = "photo ${tile.index}"
            if (below(3) == 0) photo.requestLayout()
        }
    }

    val children: List<View> get() = (0 until view.childCount).map { view.getChildAt(it) }
    val photos: List<Photo> get() = children.filterIsInstance<Photo>().sortedBy { it.tile!!.index }
    val more: TextView? get() = children.filterIsInstance<TextView>().singleOrNull()
}

/** A random grid in a random parent is measured and placed as its layout says. */
fun checkPlaces() {
    val density = any(1f, 1.5f, 2f, 2.625f, 3.5f)
    val scene = Scene(density)
    val view = scene.view
    var mostTiles = 0
    for (turn in 0 until 6) {
        val grid = any(*grids.toTypedArray())
        val count = any(0, 1, 2, 3, 5, 7, 9, 12, 40)
        val ratios = DoubleArray(below(count + 1)) { any(0.4, 0.75, 1.0, 1.5, 3.0, Double.NaN) }
        val (left, top) = listOf(any(0, 13), any(0, 8))
        val (right, bottom) = listOf(any(0, 5), any(0, 21))
        val mirrored = below(2) == 0
        val gap = any(null, 0.0, 3.3)
        view.grid = grid
        view.gap = gap
        view.isEditing = below(2) == 0
        view.setPadding(left, top, right, bottom)
        val least = any(0, 0, 500)
        view.minimumWidth = least
        view.minimumHeight = least
        if (below(2) == 0) scene.root.layoutDirection = if (mirrored) View.LAYOUT_DIRECTION_RTL else View.LAYOUT_DIRECTION_LTR
        else view.layoutDirection = if (mirrored) View.LAYOUT_DIRECTION_RTL else View.LAYOUT_DIRECTION_LTR
        val isMirrored = view.layoutDirection == View.LAYOUT_DIRECTION_RTL
        view.show(count, ratios)
        val widthSpec = anySpec()
        val heightSpec = anySpec()
        scene.root.run(widthSpec, heightSpec)

        val proposed = View.MeasureSpec.getSize(widthSpec)
        val hasWidth = View.MeasureSpec.getMode(widthSpec) != View.MeasureSpec.UNSPECIFIED
        val hasHeight = View.MeasureSpec.getMode(heightSpec) != View.MeasureSpec.UNSPECIFIED
        val usual = (if (proposed > 0) proposed else 1080) - left - right
        val width = if (hasWidth) maxOf(0, proposed - left - right)
            else maxOf(least - left - right, if (usual > 0) usual else rounded(360.0 * density))
        val height = if (hasHeight) maxOf(0, View.MeasureSpec.getSize(heightSpec) - top - bottom)
            else if (least - top - bottom > 0) least - top - bottom else width
        val container = Container(
            width / density.toDouble(), height = height / density.toDouble(), gap = gap, scale = density.toDouble(), mirrored = isMirrored,
            editing = view.isEditing)
        val layout = grid.layout(count, container, ratios)
        val place = { "$grid: $count photos, ${view.measuredWidth}x${view.measuredHeight} at $density" }
        val content = listOf(rounded((layout?.size?.width ?: 0.0) * density), rounded((layout?.size?.height ?: 0.0) * density))
        fun side(spec: Int, content: Int): Int = when (View.MeasureSpec.getMode(spec)) {
            View.MeasureSpec.EXACTLY -> View.MeasureSpec.getSize(spec)
            View.MeasureSpec.AT_MOST -> minOf(View.MeasureSpec.getSize(spec), maxOf(content, least))
            else -> maxOf(content, least)
        }
        equal(view.width, side(widthSpec, content[0] + left + right), { "width of ${place()}" })
        equal(view.height, side(heightSpec, content[1] + top + bottom), { "height of ${place()}" })
        val adds = layout != null && layout.count > 0 && layout.role(layout.count - 1) == Role.ADD
        val tiles = (layout?.count ?: 0) - (if (adds) 1 else 0)
        mostTiles = maxOf(mostTiles, tiles)
        equal(scene.photos.map { it.tile!!.index }, (0 until tiles).toList(), { "photos of ${place()}" })
        val x = left + if (isMirrored) maxOf(0, view.width - left - right) - content[0] else 0
        for ((index, photo) in scene.photos.withIndex()) {
            val expected = boxOf(layout!!.frame(index), density, x, top)
            equal(boxOf(photo), expected, { "tile $index of ${place()}" })
            equal(Box(0, 0, photo.tile!!.width, photo.tile!!.height), Box(0, 0, expected.width, expected.height), { "size of a bound tile" })
            equal(photo.tile!!.edges, layout.edges(index), { "edges" })
            equal(photo.tile!!.hiddenCount, if (layout.role(index) == Role.MORE) layout.hidden else 0, { "hidden photos of a tile" })
        }
        equal(view.hiddenCount, layout?.hidden ?: 0, { "hidden photos" })
        val more = scene.more
        equal(more?.text?.toString(), if (layout != null && layout.hidden > 0) "+${layout.hidden}" else null, { "text of ${place()}" })
        if (more != null) {
            equal(boxOf(more), boxOf(scene.photos.last()), { "place of +N" })
            equal(more.contentDescription, if (view.hiddenCount == 1) "1 more photo" else "${view.hiddenCount} more photos", { "description" })
            expect(view.indexOfChild(more) > view.indexOfChild(scene.photos.last())) { "+N is below its photo" }
        }
        val others = scene.children.filter { it !is Photo && it !is TextView }
        equal(others.map { boxOf(it) }, if (adds) listOf(boxOf(layout!!.frame(tiles), density, x, top)) else listOf(), { "add tile" })
    }
    // Other measurements of a pass may have more tiles, but never more than the photos that have some.
    expect(scene.made.size >= mostTiles) { "too few views" }
}

/** A view of 3,000 photos is nine views, which stay with their photos. */
fun checkViews() {
    val scene = Scene(2f)
    scene.view.grid = Moments
    scene.view.show(3000)
    scene.root.run(spec(View.MeasureSpec.EXACTLY, 720), spec(View.MeasureSpec.UNSPECIFIED, 0))
    equal(scene.made.size, 9, { "views of 3,000 photos" })
    equal(scene.more?.text.toString(), "+" + java.text.NumberFormat.getIntegerInstance().format(2991), { "+N" })
    var ids = (0 until 12).map { "photo $it" }
    var before: Map<String, Photo> = HashMap()
    for (turn in 0 until 40) {
        scene.view.show(ids)
        scene.root.run()
        val now = scene.photos.associateBy { ids[it.tile!!.index] }
        equal(now.size, minOf(9, ids.size), { "tiles" })
        for ((id, photo) in now) before[id]?.let { expect(it === photo) { "$id has another view" } }
        before = now
        ids = when (below(4)) {
            0 -> ids.shuffled(java.util.Random(turn.toLong()))
            1 -> ids.drop(below(4))
            2 -> (listOf("new $turn") + ids).take(12)
            else -> ids
        }
        if (ids.isEmpty()) ids = (0 until 12).map { "photo $it" }
    }
    equal(scene.made.size, 9, { "views after changes" })
    // Equal identifiers are a mistake, but each tile has a view.
    scene.view.show(listOf("a", "a", "b", "a"))
    scene.root.run()
    equal(scene.photos.size, 4, { "views of equal photos" })
    // A new layout without news binds nothing again; other photos do.
    val bound = scene.made.map { it.bound }
    scene.view.requestLayout()
    scene.root.widthSpec = scene.root.widthSpec
    scene.view.measure(scene.root.widthSpec, scene.root.heightSpec)
    equal(scene.made.map { it.bound }, bound, { "bound again" })
    // An app that removes all children gets them back.
    scene.view.show(12)
    scene.root.run()
    scene.view.removeAllViews()
    scene.root.run()
    equal(scene.photos.size, 9, { "photos after all children were removed" })
    equal(scene.more?.text?.toString(), "+3", { "+N after all children were removed" })
    // Other views replace all.
    val other = ArrayList<View>()
    scene.view.setViews({ context -> View(context).also { other.add(it) } }) { _, _ -> }
    scene.root.run()
    expect(scene.photos.isEmpty() && other.all { it.parent === scene.view }) { "old views stay" }
    scene.view.grid = null
    scene.root.run()
    equal(scene.view.childCount, 0, { "children without a grid" })
}

fun checkClicks() {
    val scene = Scene(1f)
    val clicked = ArrayList<Any>()
    scene.view.grid = if (below(2) == 0) Moments else PhotoPicker
    scene.view.show(5)
    val own = below(2) == 0
    if (own) scene.view.onPhotoClick = { clicked.add(it) }
    scene.view.onAddClick = { clicked.add("add") }
    scene.view.isEditing = true
    scene.root.run(spec(View.MeasureSpec.EXACTLY, 400), spec(View.MeasureSpec.UNSPECIFIED, 0))
    if (!own) {
        // What an app's views do with clicks stays theirs until the grid is asked.
        for (photo in scene.photos) photo.setOnClickListener { clicked.add("app") }
        scene.root.requestLayout()
        scene.view.requestLayout()
        scene.root.run()
        scene.view.onPhotoClick = null
        clickAt(scene.view, scene.photos[0].left + 1, scene.photos[0].top + 1)
        equal(clicked, arrayListOf<Any>("app"), { "an app's own click" })
        clicked.clear()
        scene.view.onPhotoClick = { clicked.add(it) }
    }
    for (photo in scene.photos) clickAt(scene.view, photo.right - 1, photo.bottom - 1)
    val add = scene.children.firstOrNull { it !is Photo }
    if (add != null) {
        equal(add.contentDescription, "Add a photo", { "description" })
        clickAt(scene.view, add.left, add.top)
    }
    equal(clicked, arrayListOf<Any>(0, 1, 2, 3, 4) + (if (add == null) listOf() else listOf("add")), { "clicks" })
    // The veil of "+N" lets clicks through.
    clicked.clear()
    scene.view.grid = Moments
    scene.view.show(30)
    scene.root.run()
    clickAt(scene.view, scene.more!!.left + 3, scene.more!!.top + 3)
    equal(clicked, arrayListOf<Any>(8), { "click on +N" })
    scene.view.onPhotoClick = null
    expect(scene.photos.none { it.isClickable }) { "photos that can't be clicked" }
}

fun checkFocus() {
    val scene = Scene(any(1f, 2.625f))
    scene.view.grid = any(Moments, PhotoWall, Justified)
    scene.view.onPhotoClick = {}
    scene.root.layoutDirection = any(View.LAYOUT_DIRECTION_LTR, View.LAYOUT_DIRECTION_RTL)
    scene.view.show(9)
    scene.root.run(spec(View.MeasureSpec.EXACTLY, 900), spec(View.MeasureSpec.UNSPECIFIED, 0))
    val photos = scene.photos
    for (index in 0 until photos.size - 1) {
        equal(photos[index].focusSearch(View.FOCUS_FORWARD), photos[index + 1] as View, { "after $index" })
        equal(photos[index + 1].focusSearch(View.FOCUS_BACKWARD), photos[index] as View, { "before $index" })
    }
    for (photo in photos) {
        val right = photo.focusSearch(View.FOCUS_RIGHT)
        if (right is Photo && photos.any { it.left > photo.left && it.top < photo.bottom && photo.top < it.bottom }) {
            expect(right.left > photo.left && right.top < photo.bottom && photo.top < right.bottom) { "right of ${photo.tile!!.index}" }
        }
        val below = photos.filter { it.top > photo.top && it.left < photo.right && photo.left < it.right }
        if (below.isNotEmpty()) {
            equal((photo.focusSearch(View.FOCUS_DOWN) as Photo).top, below.map { it.top }.min(), { "below ${photo.tile!!.index}" })
        }
    }
    photos[1].isEnabled = false
    equal(photos[0].focusSearch(View.FOCUS_FORWARD), photos[2] as View, { "beyond a disabled photo" })
}

fun checkState() {
    val container = SparseArray<Parcelable>()
    val scene = Scene(2f)
    scene.view.id = 5
    scene.view.grid = PhotoPicker
    scene.view.onPhotoClick = {}
    scene.view.isEditing = true
    scene.view.show(6)
    scene.root.run(spec(View.MeasureSpec.EXACTLY, 720), spec(View.MeasureSpec.UNSPECIFIED, 0))
    // Photos may have an identifier from a layout file, all the same one.
    for (photo in scene.photos) photo.id = 5
    expect(scene.photos[3].requestFocus()) { "a photo takes the focus" }
    scene.root.saveHierarchyState(container)
    val next = Scene(2f)
    next.view.id = 5
    next.view.grid = PhotoPicker
    next.view.onPhotoClick = {}
    next.view.show(6)
    next.root.restoreHierarchyState(container)
    next.root.run(spec(View.MeasureSpec.EXACTLY, 720), spec(View.MeasureSpec.UNSPECIFIED, 0))
    expect(next.view.isEditing) { "editing is restored" }
    equal(next.photos.map { it.hasFocus() }, List(6) { it == 3 }, { "the focus is restored" })
}

/** Children of the app's own, of which some are GONE. */
fun checkOwnChildren() {
    val density = any(1f, 3f)
    val scene = Scene(density, hasViews = false)
    scene.view.grid = Moments
    val photos = List(any(3, 8, 13)) { Photo(scene.root.context) }
    photos.forEach { scene.view.addView(it) }
    val gone = photos.filter { below(4) == 0 }
    gone.forEach { it.visibility = View.GONE }
    if (below(2) == 0) photos.filter { it !in gone }.take(1).forEach { it.visibility = View.INVISIBLE }
    scene.root.run(spec(View.MeasureSpec.AT_MOST, 1000), spec(View.MeasureSpec.UNSPECIFIED, 0))
    val shown = photos.filter { it !in gone }
    val layout = Moments.layout(shown.size, Container.pixels(1000, density))!!
    for ((index, photo) in shown.withIndex()) {
        val expected = if (index < layout.count) boxOf(layout.frame(index), density, 0, 0) else Box(0, 0, 0, 0)
        equal(boxOf(photo), expected, { "own child $index" })
    }
    gone.forEach { equal(it.measuredWidth, 0, { "a view that is GONE" }) }
    equal(scene.more?.text?.toString(), if (shown.size > 9) "+${shown.size - 9}" else null, { "+N" })
    if (shown.size > 9) equal(boxOf(scene.more!!), boxOf(shown[8]), { "place of +N" })
    photos.forEach { it.visibility = View.VISIBLE }
    expect(gone.isEmpty() || scene.view.isLayoutRequested) { "no layout after views came back" }
    scene.root.run()
    equal(scene.view.hiddenCount, maxOf(0, photos.size - 9), { "hidden photos" })
    // Photos that come later are below "+N", also if the app adds all children again.
    if (below(2) == 0) scene.view.removeAllViews() else photos.forEach { scene.view.removeView(it) }
    photos.forEach { scene.view.addView(it) }
    List(9) { Photo(scene.root.context) }.forEach { scene.view.addView(it) }
    scene.root.run()
    equal(scene.more?.text?.toString(), "+${photos.size}", { "+N of photos that came later" })
    expect(scene.view.indexOfChild(scene.more!!) == scene.view.childCount - 1) { "+N is below photos" }
}

/** A measure policy of Compose: minimum sizes, no bounds, fixed sizes. */
fun checkPolicy() {
    val grid = any(*grids.toTypedArray())
    val density = any(1f, 2.75f)
    val unbounded = PixelLimits.UNBOUNDED
    val (minWidth, minHeight) = listOf(any(0, 0, 200, -4), any(0, 0, 320))
    val (maxWidth, maxHeight) = listOf(any(unbounded, 0, 200, 777), any(unbounded, 320, 5000))
    val count = any(-1, 0, 1, 4, 9, 30)
    val mirrored = below(2) == 0
    val usual = any(0, 640)
    val found = PhotoGridPolicy(grid).measure(
        count, PixelLimits(minWidth, maxWidth, minHeight, maxHeight), density, options = Container(0.0, mirrored = mirrored), usualWidth = usual)
    val width = if (maxWidth < unbounded) maxWidth else maxOf(minWidth, if (usual > 0) usual else rounded(360.0 * density))
    val height = if (maxHeight < unbounded) maxHeight else if (minHeight > 0) minHeight else width
    val scale = density.toDouble()
    val layout = grid.layout(count, Container(width / scale, height = height / scale, scale = scale, mirrored = mirrored))
    equal(found.count, layout?.count ?: 0, { "tiles" })
    val content = rounded((layout?.size?.width ?: 0.0) * density)
    equal(found.width, minOf(maxOf(content, minWidth, 0), maxWidth), { "width" })
    equal(found.height, minOf(maxOf(rounded((layout?.size?.height ?: 0.0) * density), minHeight), maxHeight), { "height" })
    for (index in -1..found.count) {
        val offset = if (mirrored) found.width - content else 0
        val expected = if (index in 0 until found.count) boxOf(layout!!.frame(index), density, offset, 0) else Box(0, 0, 0, 0)
        equal(Box(found.x(index), found.y(index), found.width(index), found.height(index)), expected, { "tile $index" })
    }
}

/** What containers and layouts in pixels say, beside those in dp. */
fun checkPixels() {
    val container = Container.pixels(1080, 2.625f)
    equal(container.width, 1080 / 2.625, { "a width in dp" })
    equal(container.scale, 2.625 as Double?, { "a scale" })
    val layout = Moments.layout(7, container)!!
    equal(layout.into(IntArray(27), 2.625f), -1, { "an array that is too short" })
    val pixels = IntArray(28)
    equal(layout.into(pixels, 2.625f), 7, { "tiles" })
    for (index in 0 until 7) {
        val box = boxOf(layout.frame(index), 2.625f, 0, 0)
        equal(pixels.slice(4 * index until 4 * index + 4), listOf(box.left, box.top, box.width, box.height), { "tile $index" })
    }
    val size = DoubleArray(2)
    val frames = DoubleArray(28)
    equal(Moments.into(frames, 7, container, size = size), 7, { "tiles by one call" })
    equal(size.toList(), listOf(layout.size.width, layout.size.height), { "the size by one call" })
    equal(Moments.into(frames, 7, container, size = DoubleArray(1)), -1, { "no room for the size" })
    equal(Moments.layout(7, Container.pixels(1080, 0f)), null, { "a density of 0" })
    // Frames and ranges of columns and rows that grow are those of layouts.
    val count = below(60)
    val ratios = DoubleArray(count) { any(0.5, 0.8, 1.0, 1.7) }
    for ((grid, name) in listOf(Waterfall to "columns", Justified to "rows")) {
        val choices = Container(any(320.0, 500.0), scale = any(null, 2.0), mirrored = below(2) == 0)
        val whole = grid.layout(count, choices, ratios)!!
        val columns = grid.columns(choices)
        val rows = grid.rows(choices)
        for (ratio in ratios) {
            val frame = columns?.append(ratio)
            rows?.append(ratio)
            if (columns != null) equal(columns.frame(columns.count - 1), frame, { "the frame of the last photo" })
        }
        fun frame(index: Int): Frame = if (columns != null) columns.frame(index) else rows!!.frame(index)
        for (index in -1..count) equal(frame(index), whole.frame(index), { "photo $index of growing $name" })
        for (turn in 0 until 8) {
            val top = whole.size.height * (turn - 1) / 6
            val bottom = top + below(400)
            val range = if (columns != null) columns.range(top, bottom) else rows!!.range(top, bottom)
            val meeting = (0 until count).filter { whole.frame(it).y < bottom && whole.frame(it).y + whole.frame(it).height > top }
            equal(range.toList(), if (meeting.isEmpty()) listOf() else (meeting.first()..meeting.last()).toList(), { "range of $name" })
        }
    }
}

fun main(arguments: Array<String>) {
    val rounds = arguments.firstOrNull()?.toInt() ?: 200
    for (round in 0 until rounds) {
        checkPlaces()
        checkViews()
        checkClicks()
        checkFocus()
        checkState()
        checkOwnChildren()
        for (turn in 0 until 5) checkPolicy()
        checkPixels()
    }
    println("$rounds rounds of PhotoGridView: $checks checks")
}
