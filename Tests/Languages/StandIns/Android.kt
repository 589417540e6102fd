// What the documentation uses of Android's views, declared as Google documents it.
package android.view

import android.content.Context

open class View(context: Context) {
    val layoutDirection: Int = LAYOUT_DIRECTION_LTR
    fun measure(widthMeasureSpec: Int, heightMeasureSpec: Int) = onMeasure(widthMeasureSpec, heightMeasureSpec)
    fun layout(left: Int, top: Int, right: Int, bottom: Int) = onLayout(true, left, top, right, bottom)
    protected fun setMeasuredDimension(measuredWidth: Int, measuredHeight: Int) {}
    protected open fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {}
    protected open fun onLayout(changed: Boolean, left: Int, top: Int, right: Int, bottom: Int) {}

    companion object {
        const val LAYOUT_DIRECTION_LTR = 0
        const val LAYOUT_DIRECTION_RTL = 1
    }

    object MeasureSpec {
        const val EXACTLY = 1 shl 30
        fun getSize(measureSpec: Int): Int = measureSpec and EXACTLY.inv()
        fun makeMeasureSpec(size: Int, mode: Int): Int = size or mode
    }
}

abstract class ViewGroup(context: Context) : View(context) {
    val childCount: Int = 0
    fun getChildAt(index: Int): View = throw IndexOutOfBoundsException(index.toString())
    abstract override fun onLayout(changed: Boolean, left: Int, top: Int, right: Int, bottom: Int)
}
