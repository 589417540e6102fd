internal import GridSyntax

/// Ratios of photos that have one shape by the old limits of `shapes`, and one by the new limits.
struct ShapeClass: Hashable, Sendable {
    let old, new: PatternLetter
    /// The limits of the ratios; nil for no upper limit. Whether they belong to the class doesn't matter to the greatest heights.
    let lower: Rational
    let upper: Rational?
    /// A ratio in the class, one of cameras and screens if there is any.
    let example: Rational

    /// The classes of all ratios, in ascending order: between each two limits of either grid, and at each limit.
    static func all(old: Shapes, new: Shapes) -> [ShapeClass] {
        let limits = Set([old.tall, old.wide, new.tall, new.wide]).sorted()
        var classes: [ShapeClass] = []
        func add(_ lower: Rational, _ upper: Rational?, _ ratio: Rational) {
            let (before, after) = (old.letter(of: ratio), new.letter(of: ratio))
            if let last = classes.last, last.old == before, last.new == after {
                classes[classes.count - 1] = ShapeClass(before, after, last.lower, upper, last.example)
            } else {
                classes.append(ShapeClass(before, after, lower, upper, ratio))
            }
        }
        var lower = Rational.zero
        for limit in limits {
            if let middle = try? (try lower + limit) / Rational(2) { add(lower, limit, middle) }
            add(limit, limit, limit)
            lower = limit
        }
        if let beyond = try? lower * Rational(2) { add(lower, nil, beyond) }
        return classes.map { each in
            let usual = Photos.samples.ratios.first {
                old.letter(of: $0) == each.old && new.letter(of: $0) == each.new
            }
            return ShapeClass(each.old, each.new, each.lower, each.upper, usual ?? each.example)
        }
    }

    private init(
        _ old: PatternLetter, _ new: PatternLetter, _ lower: Rational, _ upper: Rational?, _ example: Rational
    ) {
        (self.old, self.new, self.lower, self.upper, self.example) = (old, new, lower, upper, example)
    }
}

/// Photos of certain classes, all of which come to the same old and the same new case.
struct PhotoCell: Hashable, Sendable {
    /// The classes of the first photos; nil, as for later photos, for any.
    var classes: [ShapeClass?] = []
    /// The place of the tile that adds a photo, if there is one.
    var addPlace: Int?

    /// Photos in the cell; those of any class have ratios of cameras and screens.
    var photos: Photos {
        let usual = Photos.samples.ratios
        let first = classes.enumerated().map { $0.element?.example ?? usual[$0.offset % usual.count] }
        return Photos(first + usual.dropFirst(classes.count), addPlace: addPlace)
    }

    /// The limits of the ratio at a place; nil for no upper limit.
    func limits(at place: Int) -> (lower: Rational, upper: Rational?) {
        if place == addPlace { return (.one, .one) }
        guard classes.indices.contains(place), let own = classes[place] else { return (.zero, nil) }
        return (own.lower, own.upper)
    }
}
