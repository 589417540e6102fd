print(Wrong.height(count: 7, width: 100) ?? 0)
