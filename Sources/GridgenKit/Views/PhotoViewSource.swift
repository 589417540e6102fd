#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    #if canImport(UIKit)
        import UIKit
    #else
        import AppKit
    #endif

    /// Photos whose views a grid makes itself, as many as there are tiles, and keeps for other photos.
    @MainActor final class PhotoViewSource {
        let ids: [AnyHashable]
        private let type: PhotoPlatformView.Type
        private let make: () -> PhotoPlatformView, update: (PhotoPlatformView, PhotoTile) -> Void
        /// All views, with a tile or without.
        private var made: [PhotoPlatformView] = []
        private var views: [AnyHashable: PhotoPlatformView] = [:]
        /// What each view shows.
        private var told: [ObjectIdentifier: (id: AnyHashable, tile: PhotoTile)] = [:]

        /// Shows photos in the views of the photos before, if they have the same type; all are updated.
        init<View: PhotoPlatformView>(
            _ ids: [AnyHashable], after before: PhotoViewSource?, make: (() -> View)?,
            update: @escaping (View, PhotoTile) -> Void
        ) {
            self.ids = ids
            type = View.self
            self.make = make ?? { madeView(View.self) }
            self.update = { view, tile in (view as? View).map { update($0, tile) } }
            if let before, before.type == type { (made, views) = (before.made, before.views) }
        }

        /// Whether a photo stays, or there are none on one side.
        func continues(_ before: PhotoViewSource) -> Bool {
            ids.isEmpty || before.ids.isEmpty || !Set(before.ids).isDisjoint(with: ids)
        }

        /// Views for the first photos. A photo keeps its view; another one gets a view that no photo needs, if `isFree`
        /// allows it.
        func views(first count: Int, where isFree: (PhotoPlatformView) -> Bool) -> [PhotoPlatformView] {
            let ids = ids.prefix(count)
            var kept: [AnyHashable: PhotoPlatformView] = [:]
            for id in ids { kept[id] = views[id] }
            let used = Set(kept.values.map(ObjectIdentifier.init))
            var free = made.filter { !used.contains(ObjectIdentifier($0)) && isFree($0) }
            views = [:]
            return ids.map { id in
                // An identifier that occurs twice keeps its view once.
                let view = kept.removeValue(forKey: id) ?? free.popLast() ?? makeView()
                if views[id] == nil { views[id] = view }
                return view
            }
        }

        private func makeView() -> PhotoPlatformView {
            let view = make()
            made.append(view)
            return view
        }

        /// Updates a view that shows another photo or tile than before.
        func show(_ tile: PhotoTile, in view: PhotoPlatformView) {
            let id = ids[tile.index]
            if let told = told[ObjectIdentifier(view)], told.id == id, told.tile == tile { return }
            told[ObjectIdentifier(view)] = (id, tile)
            update(view, tile)
        }
    }

    /// A view of a class, made by its `init(frame:)`.
    @MainActor private func madeView<View: PhotoPlatformView>(_ type: View.Type) -> View {
        #if canImport(ObjectiveC)
            View(frame: .zero)
        #else
            // Only Objective-C has initializers that aren't `required` and yet make a view of any class.
            unsafeDowncast(View.standInMake(frame: .zero), to: View.self)
        #endif
    }
#endif
