// What the documentation uses of Jetpack Compose, declared as Google documents it.
package androidx.compose.ui.layout

import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection

interface Measured {
    val measuredWidth: Int
    val measuredHeight: Int
}

abstract class Placeable : Measured {
    abstract class PlacementScope {
        abstract fun Placeable.place(x: Int, y: Int, zIndex: Float = 0f)
    }
}

interface Measurable {
    fun measure(constraints: Constraints): Placeable
}

interface MeasureResult {
    val width: Int
    val height: Int
    fun placeChildren()
}

interface IntrinsicMeasureScope : Density {
    val layoutDirection: LayoutDirection
}

interface AlignmentLine

interface MeasureScope : IntrinsicMeasureScope {
    fun layout(
        width: Int, height: Int, alignmentLines: Map<AlignmentLine, Int> = emptyMap(), placementBlock: Placeable.PlacementScope.() -> Unit
    ): MeasureResult
}

interface MeasurePolicy {
    fun MeasureScope.measure(measurables: List<Measurable>, constraints: Constraints): MeasureResult
}
