// What the documentation uses of Android's context, declared as Google documents it.
package android.content

class DisplayMetrics(val density: Float)

class Resources(val displayMetrics: DisplayMetrics)

class Context(val resources: Resources)
