// The build of this target compiles `feed.grid`, which is next to this file.
for count in 1...4 {
    if let layout = Feed.layout(count: count, width: 300) {
        print(count, layout.size.height, layout.map(\.width))
    } else {
        print(count, "has no layout")
    }
}
