#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    #if canImport(UIKit)
        public import UIKit
    #else
        public import AppKit
    #endif

    /// A photo's view that a grid makes and uses for other photos.
    @MainActor public protocol PhotoReusable: PhotoPlatformView {
        /// Lets go of the photo, such as of its image and of a request for it. Called before the view shows another photo, and
        /// as soon as it shows none.
        func prepareForReuse()
    }

    /// Photos whose views a grid makes itself, as many as there are tiles, and keeps for other photos.
    @MainActor final class PhotoViewSource {
        let ids: [AnyHashable]
        private let type: PhotoPlatformView.Type
        private let make: () -> PhotoPlatformView, update: (PhotoPlatformView, PhotoTile) -> Void
        /// All views, with a tile or without.
        private var made: [PhotoPlatformView] = []
        private var views: [AnyHashable: PhotoPlatformView] = [:]
        /// What this source has told each view to show.
        private var told: [ObjectIdentifier: (id: AnyHashable, tile: PhotoTile)] = [:]
        /// The photo that each view has, also from sources before.
        private var contents: [ObjectIdentifier: AnyHashable] = [:]

        /// Shows photos in the views of the photos before, if they have the same type; all are updated.
        init<View: PhotoPlatformView>(
            _ ids: [AnyHashable], after before: PhotoViewSource?, make: (() -> View)?,
            update: @escaping (View, PhotoTile) -> Void
        ) {
            self.ids = ids
            type = View.self
            // Without photos, nothing of the app's is kept.
            let make = ids.isEmpty ? nil : make, update = ids.isEmpty ? nil : update
            self.make = make ?? { madeView(View.self) }
            self.update = { view, tile in (view as? View).map { update?($0, tile) } }
            if let before, before.type == type { takeViews(of: before) }
        }

        /// No photos, but the views of those before.
        init(emptying before: PhotoViewSource) {
            (ids, type) = ([], before.type)
            (make, update) = ({ PhotoPlatformView(frame: .zero) }, { _, _ in })
            takeViews(of: before)
        }

        private func takeViews(of before: PhotoViewSource) {
            (made, views, contents) = (before.made, before.views, before.contents)
        }

        /// Whether a photo stays; or, before the first photo and after the last one, a tile that adds photos.
        func continues(_ before: PhotoViewSource, editing: Bool) -> Bool {
            editing && (ids.isEmpty || before.ids.isEmpty) || !Set(before.ids).isDisjoint(with: ids)
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
            if contents[ObjectIdentifier(view)] != id { empty(view) }
            told[ObjectIdentifier(view)] = (id, tile)
            contents[ObjectIdentifier(view)] = id
            update(view, tile)
        }

        /// Empties the views that show nothing.
        func empty(where isUnused: (PhotoPlatformView) -> Bool) {
            for view in made where contents[ObjectIdentifier(view)] != nil && isUnused(view) { empty(view) }
        }

        private func empty(_ view: PhotoPlatformView) {
            told[ObjectIdentifier(view)] = nil
            guard contents.removeValue(forKey: ObjectIdentifier(view)) != nil else { return }
            (view as? any PhotoReusable)?.prepareForReuse()
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
