// Lays out the feeds of standard input with GridgenKit, a line each, and prints the height and the frames of each.
import GridgenKit

nonisolated enum Feed: WidthPhotoGrid, JustifiedPhotoGrid {
    nonisolated(unsafe) static var rows = PhotoPlan()
    /// The numbers of photos in a written row above the others and in one below them, which the counts -1 and -2 stand for.
    nonisolated(unsafe) static var written = [0, 0]

    static func _plan(_ count: Int, _ width: Double, _: [Double], _: Bool) -> PhotoPlan? {
        if count < 0 {
            let photos = written[-1 - count]
            return PhotoPlan(tiles: photos, perRow: photos, least: rows.least, greatest: rows.greatest)
        }
        var plan = rows
        plan.tiles = count
        return plan
    }

    static func _justified(_ width: Double) -> PhotoPlan? { rows }
}

func text(_ frame: PhotoFrame) -> String { "\(frame.x) \(frame.y) \(frame.width) \(frame.height)" }

while let line = readLine() {
    var words = line.split(separator: " ")
    let form = words[0].split(separator: "/")
    words[0] = form[0]
    Feed.written = form.count == 3 ? form[1...].compactMap { Int($0) } : [0, 0]
    var numbers = words.dropFirst(2).compactMap { Double($0) }
    guard numbers.count == words.count - 2, numbers.count > 14 else { fatalError("unreadable: \(line)") }
    // The least width of tiles has the place of a shape's ratio.
    let (height, shape) = (numbers[0], (ratio: numbers[1], over: numbers[2], isSided: numbers[3] != 0))
    numbers.removeFirst(4)
    let align = numbers[0], least = Int(numbers[1]), greatest = numbers[2] > 0 ? Int(numbers[2]) : .max
    let isFixed = ["fit", "spread", "columns"].contains(words[0])
    let sizing: PhotoRowPlan.Sizing =
        switch words[0] {
        case "fit": .tileSize(height, numbers[1])
        case "spread": .spread(height, numbers[1])
        case "columns": .tileRatio(height)
        case "over": .over(height)
        case "size": .overSize(shape.ratio, height)
        case "under": .under(height)
        case "near": .near(height, least: least)
        case "strip": .strip(height)
        default: .shape(shape.ratio, least: least, over: shape.over)
        }
    let last: PhotoRowPlan.Last =
        words[1] == "balanced" ? .balanced : words[1] == "stretch" ? .stretch : .short
    let rows = PhotoRowPlan(perRow: greatest, align: align, sizing: sizing, last: last)
    Feed.rows =
        isFixed
        ? PhotoPlan(rows: rows)
        : PhotoPlan(
            least: numbers[3], greatest: numbers[4], above: Feed.written[0] > 0 ? 1 : 0,
            below: Feed.written[1] > 0 ? 2 : 0, isSided: shape.isSided, rows: rows)
    let ratios = Array(numbers[12...])
    let request = PhotoRequest(
        count: ratios.count, width: numbers[5], rowGap: numbers[7], columnGap: numbers[6],
        insets: PhotoInsets(
            top: numbers[8], leading: numbers[9], bottom: numbers[10], trailing: numbers[11]),
        ratios: ratios)
    guard let layout = Feed.layout(request), let frames = Feed.frames(request),
        layout.map(text) == frames.map(text), Feed.height(request) == layout.size.height
    else { fatalError("no layout: \(line)") }
    print(([layout.size.height.description] + frames.map(text)).joined(separator: " "))
    if last == .balanced || isFixed || form.count == 3 || ["shape", "strip"].contains(words[0]) { continue }
    // Photo by photo, the rows are the same, and frames before the first changed one stay.
    guard var rows = Feed.rows(request) else { fatalError("no rows: \(line)") }
    for (index, ratio) in ratios.enumerated() {
        let before = (0..<rows.count).map { text(rows[$0]) }, changed = rows.append(ratio: ratio)
        guard changed <= index, rows.count == index + 1,
            before[..<changed] == (0..<changed).map({ text(rows[$0]) })[...]
        else { fatalError("photo \(index) changed another: \(line)") }
    }
    guard (0..<rows.count).map({ text(rows[$0]) }) == frames.map(text), rows.size == layout.size else {
        fatalError("other rows photo by photo: \(line)")
    }
}
