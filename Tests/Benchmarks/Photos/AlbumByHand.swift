/// Telegram's album: up to four photos solved by hand, and for more of them a search of all rows of one to three.
enum PlainAlbum {
    @inline(never) static func frames(
        ratios: [Double], width: Double, gap: Double, into buffer: UnsafeMutableBufferPointer<Album.Frame>
    ) -> Int? {
        guard width.isFinite, gap.isFinite, ratios.count <= buffer.count else { return nil }
        var known = 0.0
        for ratio in ratios { known += ratio > 0 && ratio < .infinity ? ratio : 1 }
        let areWide = known > Double(ratios.count) * 1.000001
        let (least, greatest) = areWide ? (1.0, 2.75) : (2.0 / 3, 1.0)
        func ratio(_ index: Int) -> Double {
            let ratio = ratios[index]
            return min(max(ratio > 0 && ratio < .infinity ? ratio : 1, least), greatest)
        }
        func height(_ photos: Range<Int>) -> Double {
            var sum = 0.0
            for photo in photos { sum += ratio(photo) }
            return (width - Double(photos.count - 1) * gap) / sum
        }
        func row(_ photos: Range<Int>, _ y: Double) -> Double {
            let height = height(photos)
            var x = 0.0
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
            // The lengths of rows are the digits of a number in base four, the first row highest.
            var best = Double.infinity, found = 0
            func search(_ start: Int, _ rows: Int, _ cut: Int, _ total: Double, _ last: Int, _ flags: Int) {
                if rows == 0 {
                    var cost = abs(total - gap - width * 4 / 3)
                    if flags & 1 != 0 { cost *= 1.5 }
                    if flags & 2 != 0 { cost *= 1.5 }
                    if cost < best - 0.000001 * width { (best, found) = (cost, cut) }
                    return
                }
                for length in 1...3 {
                    let left = count - start - length
                    if left < rows - 1 || left > (rows - 1) * 3 { continue }
                    let high = height(start..<start + length)
                    search(
                        start + length, rows - 1, cut * 4 + length, total + high + gap, length,
                        flags | (high < 100 ? 1 : 0) | (last > length ? 2 : 0))
                }
            }
            for rows in (count + 2) / 3...count { search(0, rows, 0, 0, 0, 0) }
            var lengths: [Int] = []
            while found > 0 {
                lengths.append(found % 4)
                found /= 4
            }
            var start = 0, y = 0.0
            for length in lengths.reversed() {
                y = row(start..<start + length, y)
                start += length
            }
        default: return nil
        }
        return count
    }
}
