package gridgen

import android.content.Context
import android.graphics.Color
import android.os.Bundle
import android.os.Parcelable
import android.util.AttributeSet
import android.util.SparseArray
import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.widget.ImageButton
import android.widget.TextView
import java.text.NumberFormat

/**
 * Photos in the layout of a grid, in whole pixels.
 *
 * With [setViews], the grid makes as many views as there are tiles, and keeps them for other
 * photos. Without, its children are the photos, in order, without those that are GONE; a child
 * without a tile has no size.
 *
 * The view is as wide as its parent allows, and as high as the layout. In a parent that sets no
 * width, such as a `HorizontalScrollView`, the layout has the width that the parent proposes,
 * or that of the screen.
 */
public open class PhotoGridView @JvmOverloads constructor(
    context: Context, attributes: AttributeSet? = null, defaultStyle: Int = 0
) : ViewGroup(context, attributes, defaultStyle) {
    /** The grid; without one, nothing is shown. */
    public var grid: PhotoGrid? = null
        set(value) { field = value; requestLayout() }
    /** The gap between rows and between columns in dp, instead of the spec's. */
    public var gap: Double? = null
        set(value) { field = value; requestLayout() }
    /** The gap between rows in dp; takes precedence over [gap]. */
    public var rowGap: Double? = null
        set(value) { field = value; requestLayout() }
    /** The gap between columns in dp; takes precedence over [gap]. */
    public var columnGap: Double? = null
        set(value) { field = value; requestLayout() }
    /** The distances from the view's edges in dp, within its padding, instead of the spec's. */
    public var insets: Insets? = null
        set(value) { field = value; requestLayout() }
    /** Whether a tile that adds a photo follows fewer photos than the spec's limit. */
    public var isEditing: Boolean = false
        set(value) { field = value; requestLayout() }

    /** Called with the index of a photo whose view is clicked, if the grid has made it. */
    public var onPhotoClick: ((Int) -> Unit)? = null
        set(value) {
            if (value == null && field == null) return
            field = value
            views?.all?.forEach { updateClicks(it) }
        }
    /** Called when the tile that adds a photo is clicked. */
    public var onAddClick: (() -> Unit)? = null

    /** The text over the last photo for a number of hidden ones. */
    public var moreText: (Int) -> String =
        { "+" + NumberFormat.getIntegerInstance().format(it) }
        set(value) { field = value; requestLayout() }
    /** What that text means, for accessibility services. */
    public var moreDescription: (Int) -> String =
        { if (it == 1) "1 more photo" else "$it more photos" }
        set(value) { field = value; requestLayout() }
    /** What the tile that adds a photo is, for accessibility services. */
    public var addDescription: String = "Add a photo"
        set(value) { field = value; requestLayout() }

    /** The number of photos without a tile. */
    public val hiddenCount: Int get() = placed?.layout?.hidden ?: 0

    private var views: PhotoTileViews? = null
    private var ids: List<Any> = emptyList()
    private var ratios = DoubleArray(0)
    /** The layout of the last measurement, and the view of each tile. */
    private var placed: PixelLayout? = null
    private var tiles: List<View> = emptyList()
    /** The number of tiles with photos. */
    private var photoCount = 0
    private var moreView: TextView? = null
    private var addView: View? = null
    /** Whether children change because of a layout, so that it needs no other one. */
    private var isArranging = false
    private var focusToRestore = -1

    /**
     * Shows photos in views that the grid makes.
     *
     * @param make makes a view
     * @param bind shows a photo in a view; called again when its tile changes
     */
    @Suppress("UNCHECKED_CAST")
    public fun <V : View> setViews(make: (Context) -> V, bind: (V, PhotoTile) -> Unit) {
        views?.all?.forEach { removeView(it) }
        tiles = emptyList()
        views = PhotoTileViews({ context ->
            make(context).also { if (onPhotoClick != null) updateClicks(it) }
        }) { view, tile -> bind(view as V, tile) }
        requestLayout()
    }

    /**
     * Shows photos: a photo keeps its view as long as its identifier is among them.
     *
     * @param ids what tells one photo from another, by equality
     * @param ratios the photos' widths divided by their heights; unknown ones count as 1:1
     */
    @JvmOverloads
    public fun show(ids: List<Any>, ratios: DoubleArray = DoubleArray(0)) {
        this.ids = ids.toList()
        this.ratios = ratios.copyOf()
        views?.invalidate()
        requestLayout()
    }

    /** Shows a number of photos, whose identifiers are their places. */
    @JvmOverloads
    public fun show(count: Int, ratios: DoubleArray = DoubleArray(0)) {
        show((0 until count).toList(), ratios)
    }

    /**
     * Makes the view with the text over the last photo: white on a dark veil, unless it is
     * overridden.
     */
    protected open fun makeMoreView(): TextView = TextView(context).apply {
        gravity = Gravity.CENTER
        setTextColor(Color.WHITE)
        setTextSize(TypedValue.COMPLEX_UNIT_SP, 22f)
        // White on it has a contrast of 5.7 even over a white photo.
        setBackgroundColor(Color.argb(153, 0, 0, 0))
    }

    /**
     * Makes the view of the tile that adds a photo: a button with a plus of the system, unless
     * it is overridden.
     */
    protected open fun makeAddView(): View =
        ImageButton(context).apply { setImageResource(android.R.drawable.ic_input_add) }

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        val across = paddingLeft + paddingRight
        val down = paddingTop + paddingBottom
        val pixels = measureGrid(widthMeasureSpec, heightMeasureSpec, across, down)
        arrange(pixels)
        for ((index, view) in tiles.withIndex()) {
            val width = if (pixels == null) 0 else pixels.width(index)
            val height = if (pixels == null) 0 else pixels.height(index)
            measureExactly(view, width, height)
            if (index == photoCount - 1) moreView?.let { measureExactly(it, width, height) }
        }
        val width = maxOf((pixels?.contentWidth ?: 0) + across, suggestedMinimumWidth)
        val height = maxOf((pixels?.contentHeight ?: 0) + down, suggestedMinimumHeight)
        setMeasuredDimension(
            resolveSizeAndState(width, widthMeasureSpec, 0),
            resolveSizeAndState(height, heightMeasureSpec, 0)
        )
    }

    override fun onLayout(changed: Boolean, left: Int, top: Int, right: Int, bottom: Int) {
        val pixels = placed
        for ((index, view) in tiles.withIndex()) {
            val x = paddingLeft + (pixels?.x(index) ?: 0)
            val y = paddingTop + (pixels?.y(index) ?: 0)
            place(view, x, y)
            if (index == photoCount - 1) moreView?.let { place(it, x, y) }
        }
        val focus = tiles.getOrNull(focusToRestore) ?: return
        focusToRestore = -1
        focus.requestFocus()
    }

    private fun measureExactly(view: View, width: Int, height: Int) {
        if (view.visibility == View.GONE) return
        view.measure(
            MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY),
            MeasureSpec.makeMeasureSpec(height, MeasureSpec.EXACTLY)
        )
    }

    private fun place(view: View, x: Int, y: Int) {
        if (view.visibility != View.GONE)
            view.layout(x, y, x + view.measuredWidth, y + view.measuredHeight)
    }

    private fun measureGrid(
        widthSpec: Int, heightSpec: Int, across: Int, down: Int
    ): PixelLayout? {
        val grid = this.grid ?: return null
        val limits = PixelLimits(
            least(widthSpec, suggestedMinimumWidth, across), most(widthSpec, across),
            least(heightSpec, suggestedMinimumHeight, down), most(heightSpec, down)
        )
        val proposed = MeasureSpec.getSize(widthSpec)
        val usual =
            (if (proposed > 0) proposed else resources.displayMetrics.widthPixels) - across
        val options = Container(
            0.0, gap = gap, rowGap = rowGap, columnGap = columnGap, insets = insets,
            mirrored = layoutDirection == View.LAYOUT_DIRECTION_RTL, editing = isEditing)
        val count = if (views == null) ownPhotos().size else ids.size
        val density = resources.displayMetrics.density
        return PhotoGridPolicy(grid).measure(count, limits, density, ratios, options, usual)
    }

    private fun least(spec: Int, suggested: Int, padding: Int): Int =
        if (MeasureSpec.getMode(spec) == MeasureSpec.EXACTLY) MeasureSpec.getSize(spec) - padding
        else suggested - padding

    private fun most(spec: Int, padding: Int): Int =
        if (MeasureSpec.getMode(spec) == MeasureSpec.UNSPECIFIED) PixelLimits.UNBOUNDED
        else maxOf(0, MeasureSpec.getSize(spec) - padding)

    /** The children that are photos of the app's own, if the grid makes no views. */
    private fun ownPhotos(): List<View> =
        (0 until childCount).map { getChildAt(it) }
            .filter { it !== moreView && it !== addView && it.visibility != View.GONE }

    /** Gives each tile its view. */
    private fun arrange(pixels: PixelLayout?) {
        placed = pixels
        val layout = pixels?.layout
        val photos = (0 until (layout?.count ?: 0)).count { layout?.role(it) != Role.ADD }
        val hidden = if (layout != null && photos > 0) layout.hidden else 0
        isArranging = true
        try {
            val made = views
            val shown =
                if (made == null) ownPhotos()
                else made.update(
                    context, ids, tilesOf(pixels, photos), added = { add(it, 0) },
                    removed = { removeViewInLayout(it) }
                )
            val adds = layout != null && photos < layout.count
            updateMore(hidden)
            updateAdd(adds)
            // The tile that adds a photo is the last one; own children without a tile come
            // after all tiles.
            photoCount = photos
            tiles = shown.take(photos) + listOfNotNull(addView) + shown.drop(photos)
        } finally {
            isArranging = false
        }
    }

    private fun tilesOf(pixels: PixelLayout?, photos: Int): List<PhotoTile> {
        if (pixels == null) return listOf()
        val layout = pixels.layout ?: return listOf()
        return (0 until photos).map { index ->
            val hidden = if (layout.role(index) == Role.MORE) layout.hidden else 0
            PhotoTile(
                index, pixels.width(index), pixels.height(index), layout.edges(index), hidden)
        }
    }

    private fun add(view: View, index: Int) {
        addViewInLayout(view, index, view.layoutParams ?: generateDefaultLayoutParams(), true)
    }

    private fun updateMore(hidden: Int) {
        val old = moreView?.takeIf { it.parent === this }
        // It is over photos that the app has added since.
        val isCovered = old != null && getChildAt(childCount - 1) in ownPhotos()
        if (old != null && (hidden == 0 || isCovered)) removeViewInLayout(old)
        if (hidden == 0) {
            moreView = null
            return
        }
        val view = old ?: makeMoreView()
        if (view.parent == null) add(view, -1)
        moreView = view
        val text = moreText(hidden)
        if (view.text.toString() != text) view.text = text
        view.contentDescription = moreDescription(hidden)
    }

    private fun updateAdd(adds: Boolean) {
        val old = addView?.takeIf { it.parent === this }
        if (!adds) {
            if (old != null) removeViewInLayout(old)
            addView = null
            return
        }
        val view = old ?: makeAddView().also { view ->
            view.setOnClickListener { onAddClick?.invoke() }
            add(view, -1)
        }
        addView = view
        view.contentDescription = addDescription
    }

    private fun updateClicks(view: View) {
        val isClickable = onPhotoClick != null
        view.setOnClickListener(if (isClickable) View.OnClickListener { click(it) } else null)
        view.isClickable = isClickable
        view.isFocusable = isClickable
    }

    private fun click(view: View) {
        val index = views?.index(view) ?: return
        onPhotoClick?.invoke(index)
    }

    /** What a layout changes of the children needs no other layout. */
    override fun requestLayout() {
        if (!isArranging) super.requestLayout()
    }

    override fun onRtlPropertiesChanged(layoutDirection: Int) {
        super.onRtlPropertiesChanged(layoutDirection)
        requestLayout()
    }

    /** The grid doesn't scroll, so that a photo may show at once that it is pressed. */
    override fun shouldDelayChildPressedState(): Boolean = false

    /** Arrow keys go to the tile beside, and the tab key to the next photo. */
    override fun focusSearch(focused: View?, direction: Int): View? {
        var index = tiles.indexOfFirst { it === focused }
        val layout = placed?.layout
        while (layout != null && index in 0 until layout.count) {
            val next = when (direction) {
                View.FOCUS_LEFT -> layout.neighbor(index, Edge.LEFT)
                View.FOCUS_UP -> layout.neighbor(index, Edge.TOP)
                View.FOCUS_RIGHT -> layout.neighbor(index, Edge.RIGHT)
                View.FOCUS_DOWN -> layout.neighbor(index, Edge.BOTTOM)
                View.FOCUS_FORWARD -> index + 1
                View.FOCUS_BACKWARD -> index - 1
                else -> null
            }
            index = next ?: -1
            val view = tiles.getOrNull(index) ?: break
            if (index < layout.count && takesFocus(view)) return view
        }
        return super.focusSearch(focused, direction)
    }

    private fun takesFocus(view: View): Boolean =
        view.isFocusable && view.isEnabled && view.visibility == View.VISIBLE

    override fun onSaveInstanceState(): Parcelable? = Bundle().apply {
        putParcelable("view", super.onSaveInstanceState())
        putBoolean("editing", isEditing)
        putInt("focus", tiles.indexOfFirst { it.hasFocus() })
    }

    @Suppress("DEPRECATION")
    override fun onRestoreInstanceState(state: Parcelable?) {
        if (state !is Bundle) return super.onRestoreInstanceState(state)
        super.onRestoreInstanceState(state.getParcelable<Parcelable>("view"))
        isEditing = state.getBoolean("editing")
        focusToRestore = state.getInt("focus", -1)
    }

    /** Views that the grid makes show photos, and have no state of their own. */
    override fun dispatchSaveInstanceState(container: SparseArray<Parcelable>) {
        if (views == null) super.dispatchSaveInstanceState(container)
            else dispatchFreezeSelfOnly(container)
    }

    override fun dispatchRestoreInstanceState(container: SparseArray<Parcelable>) {
        if (views == null) super.dispatchRestoreInstanceState(container)
            else dispatchThawSelfOnly(container)
    }
}
