import Layouts

let heights = [
    One.height(count: 1, width: 1000),
    Two.height(count: 2, width: 1000),
    Three.height(count: 3, width: 1000),
    Four.height(count: 4, width: 1000),
    Five.height(count: 5, width: 1000),
    Six.height(count: 6, width: 1000),
    Seven.height(count: 7, width: 1000),
    Eight.height(count: 8, width: 1000),
    Nine.height(count: 9, width: 1000),
    Ten.height(count: 10, width: 1000),
]
print(heights.map { $0.map { "\($0)" } ?? "none" }.joined(separator: " "))
