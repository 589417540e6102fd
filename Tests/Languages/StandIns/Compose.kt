// What the documentation uses of Jetpack Compose, declared as Google documents it.
package androidx.compose.ui.unit

enum class LayoutDirection { Ltr, Rtl }

interface Density {
    val density: Float
}

class Constraints(val minWidth: Int, val maxWidth: Int, val minHeight: Int, val maxHeight: Int) {
    companion object {
        fun fixed(width: Int, height: Int): Constraints = Constraints(width, width, height, height)
    }
}
