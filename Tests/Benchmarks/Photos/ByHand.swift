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

/// An album of up to four photos, followed by rows; each layout is solved by hand.
enum PlainAlbum {
    @inline(never) static func frames(
        ratios: [Double], width: Double, gap: Double, into buffer: UnsafeMutableBufferPointer<Album.Frame>
    ) -> Int? {
        guard width.isFinite, gap.isFinite, ratios.count <= buffer.count else { return nil }
        func ratio(_ index: Int) -> Double {
            let ratio = ratios[index]
            return min(max(ratio > 0 && ratio < .infinity ? ratio : 1, 0.5), 2)
        }
        func row(_ photos: Range<Int>, _ y: Double) -> Double {
            var sum = 0.0, x = 0.0
            for photo in photos { sum += ratio(photo) }
            let height = (width - Double(photos.count - 1) * gap) / sum
            for photo in photos {
                let side = height * ratio(photo)
                buffer[photo] = Album.Frame(x: x, y: y, width: side, height: height)
                x += side + gap
            }
            return y + height + gap
        }
        func beside(_ photos: Range<Int>) {
            // A photo of ratio r beside a stack of width s. Both are s · slope + gaps high, and r · height + gap + s
            // is the width.
            var slope = 0.0
            for photo in photos { slope += 1 / ratio(photo) }
            let gaps = Double(photos.count - 1) * gap, first = ratio(0)
            let side = (width - gap - first * gaps) / (1 + first * slope), height = side * slope + gaps
            buffer[0] = Album.Frame(x: 0, y: 0, width: first * height, height: height)
            var y = 0.0
            for photo in photos {
                let height = side / ratio(photo)
                buffer[photo] = Album.Frame(x: width - side, y: y, width: side, height: height)
                y += height + gap
            }
        }
        let count = ratios.count
        func isWide(_ index: Int) -> Bool { ratios[index] > 1.2 }
        switch count {
        case 0: break
        case 1: _ = row(0..<1, 0)
        case 2: if isWide(0), isWide(1) { _ = row(1..<2, row(0..<1, 0)) } else { _ = row(0..<2, 0) }
        case 3: if ratios[0] < 0.8 { beside(1..<3) } else { _ = row(1..<3, row(0..<1, 0)) }
        case 4: if isWide(0) { _ = row(1..<4, row(0..<1, 0)) } else { beside(1..<4) }
        case 5...10:
            let rows = (count + 2) / 3, longer = count % rows
            var start = 0, y = 0.0
            for number in 0..<rows {
                let end = start + count / rows + (number >= rows - longer ? 1 : 0)
                y = row(start..<end, y)
                start = end
            }
        default: return nil
        }
        return count
    }
}

/// Rows of at most three photos that fill the width, for any count.
enum PlainRows {
    @inline(never) static func frames(
        ratios: [Double], width: Double, gap: Double, into buffer: UnsafeMutableBufferPointer<Justified.Frame>
    ) -> Int {
        func ratio(_ index: Int) -> Double {
            let ratio = ratios[index]
            return min(max(ratio > 0 && ratio < .infinity ? ratio : 1, 0.5), 2)
        }
        let count = ratios.count, rows = (count + 2) / 3, longer = count % rows
        var start = 0, y = 0.0
        for number in 0..<rows {
            let end = start + count / rows + (number >= rows - longer ? 1 : 0)
            var sum = 0.0, x = 0.0
            for photo in start..<end { sum += ratio(photo) }
            let height = (width - Double(end - start - 1) * gap) / sum
            for photo in start..<end {
                let side = height * ratio(photo)
                buffer[photo] = Justified.Frame(x: x, y: y, width: side, height: height)
                x += side + gap
            }
            y += height + gap
            start = end
        }
        return count
    }
}
