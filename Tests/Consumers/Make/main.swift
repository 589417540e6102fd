print(Feed.height(count: 2, width: 100) ?? 0, Story.height(count: 2, width: 100) ?? 0)
