/// Heights of waterfalls whose wide photos lie across all columns.
extension PhotoCheck {
    /// The most photos that are looked at: each number of wide ones is.
    private static let mostPhotos = 10_000

    /// Whether such a waterfall is at most as high as a box, or at least as high with `isLow`; nil for other arrangements.
    ///
    /// Of photos in columns, the first and every so many more of them begin a row, whatever their ratios: no column has fewer
    /// photos than the shortest. So a waterfall is highest if as many photos as possible follow wide ones, all with their least
    /// ratios, and lowest if all wide ones come first, all with their greatest ratios.
    func heightAcross(_ box: PhotoBox, isLow: Bool) throws(ExactOverflow) -> Outcome? {
        guard case .waterfall(let waterfall) = arrangement.tiles, let wide = waterfall.across else {
            return nil
        }
        guard arrangement.tileCount <= Self.mostPhotos else { return .tooMany }
        let limit = try box.most()
        var worst: (height: Rational, wides: Int, width: Rational)?
        for width in [check.box.width.lower, check.box.width.upper] {
            for wides in 0...arrangement.tileCount {
                let height = try heightBound(of: waterfall, wide, wides: wides, at: width, box, isLow: isLow)
                let known = worst?.height ?? limit
                if isLow ? height < known : height > known { worst = (height, wides, width) }
            }
        }
        guard let worst else { return .holds }
        let bound = isLow ? (limits == nil ? nil : try inverse(worst.height)) : worst.height
        // One of the two limits of wide photos isn't reached.
        for step in [1_000, 1_000_000] {
            let ratios = try ratios(wide, wides: worst.wides, isLow: isLow, near: Rational(step))
            if var breach = try breach(near: ratios, at: worst.width, box, isLow: isLow) {
                breach.excess.greatest = bound
                return .fails([breach])
            }
        }
        return .open(most: bound)
    }

    /// The greatest or the least height with a number of wide photos, which is never reached if their limit isn't.
    private func heightBound(
        of waterfall: Waterfall, _ wide: WideRatios, wides: Int, at width: Rational, _ box: PhotoBox,
        isLow: Bool
    ) throws(ExactOverflow) -> Rational {
        let ends = try ends(wide, isLow: isLow), corner = Corner(width: width, height: .zero)
        func step(_ width: Affine, _ ratio: Rational) throws(ExactOverflow) -> Rational {
            try max(.zero, try GridModel.Form(width, gaps: check.gaps).value(at: corner)) / ratio
                + check.gaps.row
        }
        let others = arrangement.tileCount - wides, columns = waterfall.columns.count
        // The highest ones begin a row after each wide photo.
        let begun = min(wides + 1, others)
        let rows = isLow ? (others + columns - 1) / columns : begun + (others - begun) / columns
        let tiles =
            try Rational(wides) * step(waterfall.widthAcross, ends.wide)
            + (try Rational(rows) * step(waterfall.columnWidth, ends.other)) - check.gaps.row
        let all = try tiles + check.grid.inset.top + check.grid.inset.bottom
        return if case .ratio = box { try all / width } else { all }
    }

    /// The ratios of wide and of other photos with which tiles are highest, or with `isLow` lowest.
    private func ends(_ wide: WideRatios, isLow: Bool) throws(ExactOverflow) -> (
        wide: Rational, other: Rational
    ) {
        if isLow { return (limits?.upper ?? PhotoShapes.extreme, wide.limit) }
        if let limits { return (wide.limit, limits.lower) }
        return (wide.limit, try .one / PhotoShapes.extreme)
    }

    /// Photos with which the waterfall is nearly as high, or as low.
    private func ratios(
        _ wide: WideRatios, wides: Int, isLow: Bool, near step: Rational
    ) throws(ExactOverflow) -> [Rational] {
        var ends = try ends(wide, isLow: isLow)
        let least = try wide.limit / step
        if isLow, wide.includesLimit { ends.other = try ends.other - least }
        if !isLow, !wide.includesLimit { ends.wide = try ends.wide + least }
        let others = arrangement.tileCount - wides
        if isLow {
            return [Rational](repeating: ends.wide, count: wides)
                + [Rational](repeating: ends.other, count: others)
        }
        let between = min(wides, others)
        return (0..<between).flatMap { _ in [ends.other, ends.wide] }
            + [Rational](repeating: ends.wide, count: wides - between)
            + [Rational](repeating: ends.other, count: others - between)
    }
}
