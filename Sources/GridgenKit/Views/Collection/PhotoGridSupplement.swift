#if canImport(UIKit) && !os(watchOS)
    import UIKit
#elseif canImport(AppKit)
    import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// What a section has besides its photos.
    nonisolated enum PhotoGridSupplement: CaseIterable, Sendable {
        case more, header, footer
    }

    @MainActor extension PhotoGridSupplement {
        /// The kind of its view.
        var kind: String {
            switch self {
            case .more: PhotoGridCollectionLayout.moreKind
            case .header: PhotoGridCollectionLayout.CollectionView.elementKindSectionHeader
            case .footer: PhotoGridCollectionLayout.CollectionView.elementKindSectionFooter
            }
        }

        init?(kind: String) {
            guard let found = Self.allCases.first(where: { $0.kind == kind }) else { return nil }
            self = found
        }
    }
#endif
