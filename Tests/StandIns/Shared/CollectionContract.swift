// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What a layout has to keep to; Apple's collection views stop the program for some of it, too.

/// A cell, whose kind is empty, or a supplementary view.
public struct StandInKey: Hashable, Sendable {
    public var kind: String, indexPath: IndexPath
    public init(kind: String, indexPath: IndexPath) { (self.kind, self.indexPath) = (kind, indexPath) }
}

extension StandInCollectionView {
    /// What the layout shows in a rectangle, checked against what it says of each item.
    public func standInAttributes(in rect: CGRect) -> [StandInKey: StandInLayoutAttributes] {
        prepareLayout()
        return checkedAttributes(in: rect)
    }

    func checkedAttributes(in rect: CGRect) -> [StandInKey: StandInLayoutAttributes] {
        guard isPrepared else { fatalError("a layout is asked before it is prepared") }
        let counts = knownCounts, size = preparedLayout.collectionViewContentSize
        var found: [StandInKey: StandInLayoutAttributes] = [:]
        for attributes in (preparedLayout.layoutAttributesForElements(in: rect) as [_]?) ?? [] {
            let frame = attributes.frame
            guard let path = attributes.indexPath as IndexPath?, path.count == 2,
                counts.indices.contains(path.section),
                attributes.representedElementKind != nil || (0..<counts[path.section]).contains(path.item)
            else { fatalError("layout attributes for an index path that does not exist") }
            guard meets(frame, rect) else {
                fatalError("attributes of \(path) don't meet the rectangle: \(frame), \(rect)")
            }
            if attributes.isHidden { fatalError("a hidden item \(path) among the visible ones") }
            let key = StandInKey(kind: attributes.representedElementKind ?? "", indexPath: path)
            if found.updateValue(attributes, forKey: key) != nil { fatalError("\(key) is there twice") }
            guard frame.minX > -0.001, frame.maxX < size.width + 0.001, frame.minY > -0.001,
                frame.maxY < size.height + 0.001
            else { fatalError("\(path) at \(frame) isn't inside the content \(size)") }
            check(key, attributes)
        }
        if standInChecksAll { checkComplete(found, in: rect, counts) }
        return found
    }

    /// Whether rectangles have more than an edge in common.
    private func meets(_ frame: CGRect, _ rect: CGRect) -> Bool {
        frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY && frame.maxY > rect.minY
    }

    private func check(_ key: StandInKey, _ attributes: StandInLayoutAttributes) {
        let single =
            key.kind.isEmpty
            ? preparedLayout.layoutAttributesForItem(at: key.indexPath)
            : preparedLayout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
        guard let single, single.isEqual(attributes), attributes.isEqual(single) else {
            fatalError("\(key) has other attributes when it is asked for alone")
        }
    }

    private func checkComplete(
        _ found: [StandInKey: StandInLayoutAttributes], in rect: CGRect, _ counts: [Int]
    ) {
        let kinds = [
            StandInCollectionView.elementKindSectionHeader, StandInCollectionView.elementKindSectionFooter,
        ]
        for (section, count) in counts.enumerated() {
            let start = IndexPath(item: 0, section: section)
            for kind in kinds where found[StandInKey(kind: kind, indexPath: start)] == nil {
                let frame = preparedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: start)?
                    .frame
                if let frame, meets(frame, rect) { fatalError("\(kind) \(section) is missing in \(rect)") }
            }
            for item in 0..<count {
                let path = IndexPath(item: item, section: section)
                guard let attributes = preparedLayout.layoutAttributesForItem(at: path) else {
                    fatalError("no layout attributes instance for \(path)")
                }
                let frame = attributes.frame
                if meets(frame, rect), !attributes.isHidden,
                    found[StandInKey(kind: "", indexPath: path)] == nil
                {
                    fatalError("\(path) at \(frame) is missing in \(rect)")
                }
            }
        }
    }
}
