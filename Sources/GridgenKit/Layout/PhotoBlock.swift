//@ blocks
/// Equal tiles in rows with gaps: the number of tiles and columns, the edges that the outer ones touch as bits, and the
/// first tile, from the corner within the insets.
public typealias PhotoBlock = (tiles: Int, columns: Double, edges: Double, first: PhotoFrame)
//@ end
