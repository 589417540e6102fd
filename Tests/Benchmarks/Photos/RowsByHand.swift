/// Rows of at most three photos that fill the width, for any count.
enum PlainRows {
    @inline(never) static func frames(
        ratios: [Double], width: Double, gap: Double, into buffer: UnsafeMutableBufferPointer<ThreeRows.Frame>
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
                buffer[photo] = ThreeRows.Frame(x: x, y: y, width: side, height: height)
                x += side + gap
            }
            y += height + gap
            start = end
        }
        return count
    }
}

private func limited(_ ratio: Double) -> Double {
    min(max(ratio > 0 && ratio < .infinity ? ratio : 1, 0.5), 2)
}

/// Rows as near to a height as they come, photo by photo.
enum PlainNear {
    @inline(never) static func frames(
        ratios: [Double], width: Double, gap: Double, target: Double,
        into buffer: UnsafeMutableBufferPointer<Justified.Frame>
    ) -> Int {
        var y = 0.0, start = 0, previous: Double?
        while start < ratios.count {
            var end = start, sum = 0.0
            while end < ratios.count {
                let ratio = limited(ratios[end])
                let own = sum * target + Double(end - start - 1) * gap
                let next = (sum + ratio) * target + Double(end - start) * gap
                if end > start, own >= width / 2, abs(next - width) > abs(own - width) + 0.000001 * width {
                    break
                }
                sum += ratio
                end += 1
            }
            var height = (width - Double(end - start - 1) * gap) / sum
            if end == ratios.count, height > 4.0 / 3 * target * 1.000001 {
                height = previous.map { min($0, 4.0 / 3 * target) } ?? target
            }
            var x = 0.0
            for photo in start..<end {
                let side = height * limited(ratios[photo])
                buffer[photo] = Justified.Frame(x: x, y: y, width: side, height: height)
                x += side + gap
            }
            y += height + gap
            (start, previous) = (end, height)
        }
        return ratios.count
    }
}

/// Rows with the least sum of k(h − T)²: a dynamic programme over the last row.
enum PlainBalanced {
    @inline(never) static func frames(
        ratios: [Double], width: Double, gap: Double, target: Double,
        into buffer: UnsafeMutableBufferPointer<BalancedRows.Frame>
    ) -> Int {
        let count = ratios.count, known = ratios.map(limited)
        var best = [Double](repeating: .infinity, count: count + 1),
            cuts = [Int](repeating: 0, count: count + 1)
        best[0] = 0
        for end in stride(from: 1, through: count, by: 1) {
            var sum = 0.0
            for length in 1...end {
                let free = width - Double(length - 1) * gap
                if free <= 0 { break }
                sum += known[end - length]
                let away = free / sum - target, cost = Double(length) * away * away
                if best[end - length] + cost < best[end] - 0.000001 * target * target {
                    (best[end], cuts[end]) = (best[end - length] + cost, length)
                }
                if away < 0, cost > best[end] { break }
            }
        }
        var lengths: [Int] = [], end = count
        while end > 0 {
            lengths.append(cuts[end])
            end -= cuts[end]
        }
        var y = 0.0, start = 0, previous: Double?
        for length in lengths.reversed() {
            var sum = 0.0, x = 0.0
            for photo in start..<start + length { sum += known[photo] }
            var height = (width - Double(length - 1) * gap) / sum
            if start + length == count, height > 4.0 / 3 * target * 1.000001 {
                height = previous.map { min($0, 4.0 / 3 * target) } ?? target
            }
            for photo in start..<start + length {
                let side = height * known[photo]
                buffer[photo] = BalancedRows.Frame(x: x, y: y, width: side, height: height)
                x += side + gap
            }
            y += height + gap
            start += length
            previous = height
        }
        return count
    }
}
