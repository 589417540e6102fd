#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    nonisolated extension PhotoGridSections {
        /// The item of the index path of a supplement; nil if the section has none.
        func item(of supplement: PhotoGridSupplement, in section: Int) -> Int? {
            guard sections.indices.contains(section) else { return nil }
            switch supplement {
            case .more: return sections[section].moreItem
            case .header: return headers[section] > 0 ? 0 : nil
            case .footer: return footers[section] > 0 ? 0 : nil
            }
        }

        /// The frame of a supplement; nil if the section has none.
        ///
        /// A header that is pinned stays at the top of the window until the section's tiles end, and a footer at the bottom
        /// from where they begin. So both stay within their section.
        func frame(of supplement: PhotoGridSupplement, in section: Int) -> PhotoFrame? {
            guard let item = item(of: supplement, in: section) else { return nil }
            let start = tileTop(of: section), end = start + sections[section].size.height
            let isPinned = pinned.contains(supplement) && isInWindow(section)
            var frame = PhotoFrame(x: marginLeft, y: end, width: marginWidth, height: footers[section])
            switch supplement {
            case .more:
                return self.frame(of: item, in: section).frame
            case .header:
                frame.height = headers[section]
                frame.y = tops[section]
                if isPinned { frame.y = Swift.max(frame.y, Swift.min(window.clearTop, end - frame.height)) }
            case .footer:
                if isPinned { frame.y = Swift.min(end, Swift.max(window.clearBottom - frame.height, start)) }
            }
            return frame
        }

        private func isInWindow(_ section: Int) -> Bool {
            tops[section] < window.bottom && end(of: section) > window.top
        }

        /// The sections with a supplement that is pinned in a window, or may be.
        func sections(with supplement: PhotoGridSupplement, in window: PhotoGridWindow) -> [Int] {
            var found: [Int] = [], section = firstSection(below: window.top)
            while section < sections.count, tops[section] < window.bottom {
                if item(of: supplement, in: section) != nil { found.append(section) }
                section += 1
            }
            return found
        }
    }
#endif
