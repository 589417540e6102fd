/// A waterfall as apps write it by hand.
enum PlainWaterfall {
    @inline(never) static func frames(
        ratios: [Double], columns: Int, width: Double, gap: Double, margin: Double,
        into buffer: UnsafeMutableBufferPointer<Feed.Frame>
    ) -> Double {
        let side = (width - 2 * margin - Double(columns - 1) * gap) / Double(columns)
        var ends = [Double](repeating: margin, count: columns)
        for (index, ratio) in ratios.enumerated() {
            var shortest = 0
            for column in 1..<columns where ends[column] < ends[shortest] { shortest = column }
            let height = side / ratio
            buffer[index] = Feed.Frame(
                x: margin + Double(shortest) * (side + gap), y: ends[shortest], width: side, height: height)
            ends[shortest] += height + gap
        }
        return (ends.max() ?? 0) - gap + margin
    }
}
