internal import GridModel

extension CSSRows {
    /// The places of the rows of one count, each said of its own; nil for more tiles than a layout may have.
    func tiles(_ count: Int, insets: Insets) -> CSSTiles? {
        guard count <= 10_000 else { return nil }
        let lengths = lengths(count)
        let longest = lengths.max() ?? 1
        let width = self.width(slots: longest)
        let rowGaps = Affine(gy: Rational(lengths.count - 1))
        var boxes: [CSSTiles.Box] = []
        var top = Affine.zero
        for length in lengths {
            let slots = slots(length, longest: longest)
            let gaps = Affine(gx: Rational(slots - 1))
            let tileWidth = width.minus(gaps).times(Rational.one.over(Rational(slots)))
            let step = tileWidth.plus(Affine(gx: .one))
            let tileHeight: Affine
            switch sizing {
            case .tileRatio(let ratio): tileHeight = tileWidth.times(Rational.one.over(ratio))
            case .tilePhoto: tileHeight = tileWidth
            case .tileSize(_, let height): tileHeight = Affine(pt: height)
            case .frameRatio, .frameFill:
                let shared = frameHeight(insets).minus(rowGaps)
                tileHeight = shared.times(Rational.one.over(Rational(lengths.count)))
            }
            var left = step.times(indent(length, slots: slots))
            for _ in 0..<length {
                boxes.append(CSSTiles.Box(x: left, y: top, width: tileWidth, height: tileHeight))
                left = left.plus(step)
            }
            top = top.plus(tileHeight).plus(Affine(gy: .one))
        }
        return CSSTiles(
            width: width, height: top.minus(Affine(gy: .one)), tiles: boxes, hasMore: false)
    }

    /// The width of all slots and the gaps between them.
    private func width(slots: Int) -> Affine {
        guard let tileSize else { return Affine(w: .one) }
        return Affine(gx: Rational(slots - 1), pt: tileSize.width.times(Rational(slots)))
    }

    /// The height that the rows share, less the insets.
    private func frameHeight(_ insets: Insets) -> Affine {
        guard case .frameRatio(let ratio) = sizing else { return Affine(h: .one) }
        return Affine(w: Rational.one.over(ratio)).inside(insets).plus(points: -insets.vertical)
    }
}
