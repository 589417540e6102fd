extension Photos {
    /// Photos of the ratios of cameras, screens and squares, in no order.
    package static let samples: Photos = {
        let ratios: [(Int128, Int128)] = [
            (3, 2), (3, 4), (1, 1), (4, 3), (2, 3), (16, 9), (4, 5), (3, 2), (9, 16), (4, 3), (1, 1), (3, 4),
        ]
        return Photos(
            (0..<120).map { place in
                let (width, height) = ratios[place % ratios.count]
                return (try? Rational(width, over: height)) ?? .one
            })
    }()
}
