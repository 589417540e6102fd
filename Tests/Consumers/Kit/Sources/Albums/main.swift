import GridgenKit

// Two grids behind one variable, since they share the kit's types.
let grids: [any CompiledPhotoGrid.Type] = [Small.self, Large.self]
for grid in grids {
    let layout = grid.layout(PhotoRequest(count: 2, width: 100, editing: true))
    print(layout.map { "\($0.count) tiles, \($0.size.height) high" } ?? "no layout")
}
print(Large.tileCount(count: 4, editing: true) ?? 0, Small.tileCount(count: 9) ?? 0)
