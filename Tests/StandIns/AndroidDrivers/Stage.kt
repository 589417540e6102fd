// What the drivers of Android's views share: a root, contexts, and what a grid has to look like.
import android.content.Context
import android.content.res.Resources
import android.util.DisplayMetrics
import android.view.StandInRandom
import android.view.View
import android.view.ViewGroup
import gridgen.*
import kotlin.math.floor

var checks = 0

fun expect(holds: Boolean, problem: () -> String) {
    checks += 1
    if (!holds) throw AssertionError("${problem()} (GRIDGEN_SEED=${StandInRandom.seed})")
}

fun <T> equal(found: T, expected: T, what: () -> String) = expect(found == expected) { "${what()}: $found instead of $expected" }

fun below(count: Int): Int = StandInRandom.below(count)

fun <T> any(vararg choices: T): T = choices[below(choices.size)]

fun contextOf(density: Float, width: Int = 1080): Context = Context(Resources(DisplayMetrics().also {
    it.density = density
    it.widthPixels = width
    it.heightPixels = 2 * width
}))

/** A parent that measures its child as often as it likes, with other sizes first, and lays it out once. */
class Root(context: Context) : ViewGroup(context) {
    var widthSpec = 0
    var heightSpec = 0

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        val child = getChildAt(0)
        for (pass in 0 until below(3)) child.measure(anySpec(), anySpec())
        child.measure(widthSpec, heightSpec)
        setMeasuredDimension(child.measuredWidth, child.measuredHeight)
    }

    override fun onLayout(changed: Boolean, left: Int, top: Int, right: Int, bottom: Int) {
        val child = getChildAt(0)
        child.layout(7, 11, 7 + child.measuredWidth, 11 + child.measuredHeight)
    }

    /** Measures and lays out until nothing asks for more, as a frame does. */
    fun run() {
        measure(0, 0)
        layout(0, 0, measuredWidth, measuredHeight)
        expect(!isLayoutRequested && !getChildAt(0).isLayoutRequested) { "a layout asks for another one" }
    }

    fun run(widthSpec: Int, heightSpec: Int) {
        this.widthSpec = widthSpec
        this.heightSpec = heightSpec
        requestLayout()
        run()
    }
}

fun spec(mode: Int, size: Int): Int = View.MeasureSpec.makeMeasureSpec(size, mode)

fun anySpec(): Int =
    spec(any(View.MeasureSpec.EXACTLY, View.MeasureSpec.AT_MOST, View.MeasureSpec.UNSPECIFIED), any(0, 1, 300, 720, 1080, 2400))

class Box(val left: Int, val top: Int, val width: Int, val height: Int) {
    override fun toString() = "$left,$top ${width}x$height"
    override fun equals(other: Any?) = other is Box && toString() == other.toString()
    override fun hashCode() = toString().hashCode()
}

fun boxOf(view: View) = Box(view.left, view.top, view.width, view.height)

fun rounded(length: Double): Int = floor(length + 0.5).toInt()

/** The box of a frame whose edges are rounded, moved by some pixels. */
fun boxOf(frame: Frame, density: Float, x: Int, y: Int): Box {
    val left = rounded(frame.x * density)
    val top = rounded(frame.y * density)
    return Box(
        x + left, y + top, rounded((frame.x + frame.width) * density) - left, rounded((frame.y + frame.height) * density) - top)
}

/** What is clicked at a point of a group: the topmost clickable child there. */
fun clickAt(group: ViewGroup, x: Int, y: Int): Boolean {
    for (index in group.childCount - 1 downTo 0) {
        val child = group.getChildAt(index)
        if (child.visibility != View.VISIBLE || x < child.left || x >= child.right || y < child.top || y >= child.bottom) continue
        if (child.isClickable) return child.performClick()
    }
    return false
}
