#if canImport(UIKit) || canImport(AppKit)
    /// A length that holds for every size of the container: fractions of its width and height, and points.
    nonisolated struct PhotoForm {
        var width = 0.0, height = 0.0, constant = 0.0

        /// Whether the length is the same in every container.
        var isConstant: Bool { width.isNear(0) && height.isNear(0) }

        var isFinite: Bool { width.isFinite && height.isFinite && constant.isFinite }

        /// The length in a square container, to compare places.
        func length(in side: Double) -> Double { (width + height) * side + constant }

        func isNear(_ other: PhotoForm) -> Bool {
            let difference = self - other
            return difference.isConstant && abs(difference.constant) <= 0.000_000_1
        }

        static func + (left: PhotoForm, right: PhotoForm) -> PhotoForm {
            PhotoForm(
                width: left.width + right.width, height: left.height + right.height,
                constant: left.constant + right.constant)
        }

        static func - (left: PhotoForm, right: PhotoForm) -> PhotoForm { left + right * -1 }

        static func * (form: PhotoForm, factor: Double) -> PhotoForm {
            PhotoForm(
                width: form.width * factor, height: form.height * factor, constant: form.constant * factor)
        }
    }

    nonisolated extension Double {
        /// Whether two fractions differ by rounding only.
        func isNear(_ other: Double) -> Bool { abs(self - other) <= 0.000_000_000_01 }

        /// The nearest fraction with a small denominator, if the number differs from it by at most `error`; otherwise itself.
        ///
        /// Numbers that come from differences of larger ones regain the digits that they lost.
        func simplified(error: Double) -> Double {
            for denominator in stride(from: 1.0, through: 1000, by: 1) {
                let numerator = (self * denominator).rounded()
                if abs(self - numerator / denominator) <= error { return numerator / denominator }
            }
            return self
        }
    }
#endif
