#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    import CoreGraphics

    /// The heights that the headers and footers of sections asked for.
    nonisolated struct PhotoAskedHeights: Equatable, Sendable {
        private var heights: [PhotoGridSupplement: [Int: CGFloat]] = [:]

        subscript(supplement: PhotoGridSupplement, section: Int) -> CGFloat? {
            get { heights[supplement]?[section] }
            set { heights[supplement, default: [:]][section] = newValue }
        }

        /// The heights after sections have moved to other places; nil for those that are deleted.
        func moved(to places: [Int?]) -> PhotoAskedHeights {
            var moved = PhotoAskedHeights()
            for (supplement, known) in heights {
                for (section, height) in known {
                    guard places.indices.contains(section), let place = places[section] else { continue }
                    moved[supplement, place] = height
                }
            }
            return moved
        }
    }
#endif
