/// The Moments grid as apps write it by hand: chains of conditions for columns and sides, one loop for the frames.
enum IfChain {
    @inline(never) static func frames(
        count: Int, width: Double, gap: Double, into buffer: UnsafeMutableBufferPointer<Moments.Frame>
    ) -> Int? {
        guard width.isFinite, gap.isFinite, count >= 0 else { return nil }
        let shown = min(count, 9)
        guard shown <= buffer.count else { return nil }
        if shown == 0 { return 0 }
        if shown == 1 {
            buffer[0] = Moments.Frame(x: 0, y: 0, width: 200, height: 200)
            return 1
        }
        let columns: Int
        if shown == 2 || shown == 4 {
            columns = 2
        } else if shown == 7 || shown == 8 {
            columns = 4
        } else {
            columns = 3
        }
        let above: Int
        if shown == 5 {
            above = 2
        } else if shown == 7 {
            above = 3
        } else {
            above = 0
        }
        let slots = shown == 4 ? 3 : Double(columns)
        let side = (width - (slots - 1) * gap) / slots
        let first = above == 0 ? side : (width - (Double(above) - 1) * gap) / Double(above)
        for index in 0..<shown {
            if index < above {
                buffer[index] = Moments.Frame(
                    x: Double(index) * (first + gap), y: 0, width: first, height: first)
            } else {
                let (row, column) = (index - above).quotientAndRemainder(dividingBy: columns)
                let top = above == 0 ? 0 : first + gap
                buffer[index] = Moments.Frame(
                    x: Double(column) * (side + gap), y: top + Double(row) * (side + gap), width: side,
                    height: side)
            }
        }
        return shown
    }
}

/// The same with a case for each count and constant columns, which the optimizer unrolls: the fastest code by hand.
enum CaseACount {
    @inline(never) static func frames(
        count: Int, width: Double, gap: Double, into buffer: UnsafeMutableBufferPointer<Moments.Frame>
    ) -> Int? {
        guard width.isFinite, gap.isFinite, count >= 0 else { return nil }
        let shown = min(count, 9)
        guard shown <= buffer.count else { return nil }
        func row(_ tiles: Range<Int>, _ columns: Int, _ side: Double, _ top: Double) {
            for index in tiles {
                let place = index - tiles.lowerBound
                buffer[index] = Moments.Frame(
                    x: Double(place % columns) * (side + gap),
                    y: top + Double(place / columns) * (side + gap),
                    width: side, height: side)
            }
        }
        let half = (width - gap) / 2, third = (width - 2 * gap) / 3, quarter = (width - 3 * gap) / 4
        switch shown {
        case 0: break
        case 1: buffer[0] = Moments.Frame(x: 0, y: 0, width: 200, height: 200)
        case 2: row(0..<2, 2, half, 0)
        case 4: row(0..<4, 2, third, 0)
        case 5:
            row(0..<2, 2, half, 0)
            row(2..<5, 3, third, half + gap)
        case 7:
            row(0..<3, 3, third, 0)
            row(3..<7, 4, quarter, third + gap)
        case 8: row(0..<8, 4, quarter, 0)
        default: row(0..<shown, 3, third, 0)
        }
        return shown
    }
}
