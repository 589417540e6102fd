package gridgen

import android.content.Context
import android.view.View

/** The views of photos: those that have a tile, and those that wait for one. */
internal class PhotoTileViews(
    private val make: (Context) -> View, private val bind: (View, PhotoTile) -> Unit
) {
    private class Shown(val view: View, val tile: PhotoTile)

    /** By the identifier of the photo. */
    private var shown = HashMap<Any, Shown>()
    private val spare = ArrayList<View>()
    /** Whether all photos have to be bound again. */
    private var isStale = false

    /** All views that were made. */
    val all: List<View> get() = shown.values.map { it.view } + spare

    /** Has all photos bound again when they are laid out next. */
    fun invalidate() {
        isStale = true
    }

    /** The index of the photo that a view shows; null if it shows none. */
    fun index(view: View): Int? = shown.values.firstOrNull { it.view === view }?.tile?.index

    /**
     * Gives each tile a view, which is that of its photo if it had one, and returns the views
     * in the order of the tiles.
     *
     * @param added called with each view that had no tile before
     * @param removed called with each view that has none any more
     */
    fun update(
        context: Context, ids: List<Any>, tiles: List<PhotoTile>, added: (View) -> Unit,
        removed: (View) -> Unit
    ): List<View> {
        val before = shown
        val next = HashMap<Any, Shown>()
        // Of photos that are equal, the first one keeps the view.
        val keys = tiles.map { it.index }.let { indices ->
            val taken = HashSet<Any>()
            indices.map { if (taken.add(ids[it])) ids[it] else Pair(ids[it], it) }
        }
        val kept = HashSet<Any>(keys)
        for ((key, old) in before) if (key !in kept) spare.add(old.view)
        // The app may have removed all children.
        val hadTile = HashSet<View>(before.values.map { it.view }.filter { it.parent != null })
        val views = ArrayList<View>(tiles.size)
        for ((key, tile) in keys.zip(tiles)) {
            val old = before[key]
            val view =
                old?.view ?: if (spare.isEmpty()) make(context) else spare.removeAt(spare.size - 1)
            next[key] = Shown(view, tile)
            views.add(view)
            // A view that another photo had is shown at once, without being added.
            if (!hadTile.remove(view)) added(view)
            if (isStale || old == null || !old.tile.isSame(tile)) bind(view, tile)
        }
        for (view in hadTile) removed(view)
        shown = next
        isStale = false
        return views
    }
}
