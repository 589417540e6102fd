#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// How far the content is scrolled: to its top, or to photos.
    nonisolated struct PhotoGridPosition: Sendable {
        /// A photo on screen, the distance of its tile from the top of the window, and the tile's height.
        typealias Photo = (section: Int, item: Int, distance: Double, height: Double)

        var isAtTop: Bool
        /// The photos on screen. The first that is still there after a change stays at its place.
        var photos: [Photo] = []
    }

    nonisolated extension PhotoGridSections {
        /// The position in a window. Photos whose upper edges are visible come first, then the others.
        func position(in window: PhotoGridWindow) -> PhotoGridPosition {
            // Offsets are rounded to pixels.
            guard window.clearTop >= 1 else { return PhotoGridPosition(isAtTop: true) }
            let visible = PhotoFrame(
                x: 0, y: window.clearTop, width: content.width, height: window.clearBottom - window.clearTop)
            let photos = elements(in: visible).filter { $0.supplement == nil }.map {
                ($0.section, $0.item, $0.frame.y - window.clearTop, $0.frame.height)
                    as PhotoGridPosition.Photo
            }
            return PhotoGridPosition(
                isAtTop: false,
                photos: photos.filter { $0.distance >= 0 } + photos.filter { $0.distance < 0 })
        }

        /// The top of the window in which the first of a position's photos that still has a tile is where it was; nil
        /// if none has. `place` gives the new place of each photo.
        func top(
            at position: PhotoGridPosition, place: (_ section: Int, _ item: Int) -> (section: Int, item: Int)?
        ) -> Double? {
            if position.isAtTop { return 0 }
            for photo in position.photos {
                guard let place = place(photo.section, photo.item) else { continue }
                let (frame, isVisible) = frame(of: place.item, in: place.section)
                guard isVisible else { continue }
                // The same part of a photo stays cut off at the top.
                let scale = photo.distance < 0 && photo.height > 0 ? frame.height / photo.height : 1
                return frame.y - photo.distance * scale
            }
            return nil
        }
    }
#endif
