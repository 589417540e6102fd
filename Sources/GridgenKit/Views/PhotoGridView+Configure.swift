#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension PhotoGridView {
        /// Shows photos in views that the grid makes and keeps: as many as there are tiles, also in a cell that is reused.
        ///
        /// ```swift
        /// grid.configure(PhotoImageView.self, photos.map(\.id), ratios: photos.map(\.ratio)) { view, tile in
        ///     view.image = photos[tile.index].image
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - type: The class of the views, which have to have an `init(frame:)` unless there is `make`.
        ///   - ids: What tells one photo from another. A photo keeps its view from one call to the next.
        ///   - ratios: The photos' widths divided by their heights.
        ///   - animated: Whether photos move and fade; this and the next three parameters are those of `setArrangedViews`. If
        ///     all photos before were others, or there were none, as in a cell that is reused, nothing is animated; while editing,
        ///     the first photo and the last one are.
        ///   - make: Makes a view that needs more than `init(frame:)`.
        ///   - update: Shows a photo in a view; called in the layout pass after each call of `configure`, and again when
        ///     the photo's tile changes. The grid keeps `make` and `update` until it shows other photos or none: a cell that
        ///     they mention, as `self`, isn't freed before.
        public func configure<ID: Hashable, View: PhotoPlatformView>(
            _ type: View.Type, _ ids: [ID], ratios: [Double] = [], animated: Bool = false,
            duration: Double = 0.25,
            alongside: (() -> Void)? = nil, completion: (@MainActor @Sendable () -> Void)? = nil,
            make: (() -> View)? = nil, update: @escaping (View, PhotoTile) -> Void
        ) {
            let before = source
            let next = PhotoViewSource(ids as [AnyHashable], after: before, make: make, update: update)
            source = next
            self.ratios = ratios
            let animation = PhotoAnimation(duration: duration, alongside: alongside, completion: completion)
            change(
                animation,
                isAnimated: animated && before.map { next.continues($0, editing: isEditing) } ?? false)
        }

        /// Shows a number of photos, without an animation: a place doesn't tell whether its photo stays. The parameters are those
        /// of the other function.
        public func configure<View: PhotoPlatformView>(
            _ type: View.Type, count: Int, ratios: [Double] = [], make: (() -> View)? = nil,
            update: @escaping (View, PhotoTile) -> Void
        ) {
            configure(type, Array(0..<max(0, count)), ratios: ratios, make: make, update: update)
        }

        /// Keeps the views of `configure`, without content, but neither photos nor closures.
        func showNothing() {
            guard let source else { return }
            self.source = PhotoViewSource(emptying: source)
            ratios = []
            placeTiles(nil)
        }
    }
#endif
