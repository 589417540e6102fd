// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Layout passes: what makes the layout prepare, and which views are on screen.

/// A view on screen, with the attributes that were applied to it last.
struct StandInElement {
    /// The view, or on macOS the item that has it.
    var object: NSObject
    var view: StandInView
    var attributes: StandInLayoutAttributes?
}

extension StandInCollectionView {
    /// The views on screen, by kind and index path; cells have an empty kind.
    public var standInViews: [StandInKey: StandInView] { standInShown.mapValues(\.view) }

    /// The counts that the data source gave when they were last asked for.
    var knownCounts: [Int] {
        if let counts { return counts }
        let read = readCounts()
        counts = read
        return read
    }

    func readCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    func reloadAll() {
        for view in standInViews.values { view.removeFromSuperview() }
        (standInShown, counts) = ([:], nil)
        let context = preparedLayout.standInContext()
        (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
        preparedLayout.invalidateLayout(with: context)
    }

    func boundsDidChange(_ visible: CGRect) {
        guard preparedLayout.shouldInvalidateLayout(forBoundsChange: visible) else { return }
        preparedLayout.invalidateLayout(
            with: preparedLayout.invalidationContext(forBoundsChange: visible))
        // A change of the size may be animated.
        standInAsksForTarget = standInAsksForTarget || standInRandom.chance()
    }

    /// The layout is invalid, or what a context names. When its adjustment of the offset is applied isn't documented.
    func invalidate(with context: StandInInvalidationContext) {
        let named = context.standInNamed
        if context.invalidateEverything || context.invalidateDataSourceCounts || named.isEmpty {
            standInInvalid = nil
        } else {
            standInInvalid?.formUnion(named)
        }
        layoutWasInvalidated()
        standInAdjustment += context.contentOffsetAdjustment.y
        if standInRandom.chance() { applyAdjustment() }
    }

    private func applyAdjustment() {
        let adjustment = standInAdjustment
        standInAdjustment = 0
        if adjustment != 0 { standInScroll(to: standInVisible.minY + adjustment) }
    }

    /// Scrolls to where the layout wants to be after an update, or after an animated change of the bounds.
    func askForTarget() {
        let offset = standInVisible.origin
        let target = preparedLayout.targetContentOffset(forProposedContentOffset: offset)
        if target != offset { standInScroll(to: target.y) }
    }

    func prepareLayout() {
        guard !isPrepared else { return }
        isPrepared = true
        standInPreparations += 1
        preparedLayout.prepare()
        if !isPrepared { fatalError("prepare invalidates the layout") }
    }

    /// Prepares the layout until its content has a size that leaves it valid.
    func prepareContent(_ resize: (CGSize) -> Void) {
        for _ in 0..<10 {
            prepareLayout()
            resize(preparedLayout.collectionViewContentSize)
            applyAdjustment()
            if isPrepared, standInAsksForTarget {
                standInAsksForTarget = false
                askForTarget()
            }
            if isPrepared { return }
        }
        fatalError("the size of the content invalidates the layout each time")
    }

    /// Prepares the layout and shows what is visible, again for as long as views ask for other attributes.
    func showContent(_ resize: (CGSize) -> Void) {
        for _ in 0..<100 {
            prepareContent(resize)
            if !fit(showElements(in: standInVisible)) { return }
        }
        fatalError("views ask for other attributes each time")
    }

    /// Tells the layout what views ask for that have got attributes. False if the layout stays.
    private func fit(_ applied: [StandInElement]) -> Bool {
        for element in applied {
            guard let original = element.attributes?.copy() as? StandInLayoutAttributes,
                let asked = preferred(original, of: element.object), !asked.isEqual(element.attributes),
                preparedLayout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: asked, withOriginalAttributes: original)
            else { continue }
            preparedLayout.invalidateLayout(
                with: preparedLayout.invalidationContext(
                    forPreferredLayoutAttributes: asked, withOriginalAttributes: original))
        }
        return !isPrepared
    }

    /// Shows what is visible, and returns what has got other attributes than before.
    @discardableResult func showElements(in visible: CGRect) -> [StandInElement] {
        var applied: [StandInElement] = []
        let wanted = checkedAttributes(in: visible)
        for (key, element) in standInShown where wanted[key] == nil {
            element.view.removeFromSuperview()
            standInShown[key] = nil
        }
        for (key, attributes) in wanted {
            if let invalid = standInInvalid, !invalid.contains(key), let last = standInShown[key]?.attributes,
                !last.isEqual(attributes)
            {
                fatalError("\(key) has other attributes, but the context doesn't name it")
            }
            if let element = show(key, attributes) { applied.append(element) }
        }
        standInInvalid = []
        return applied
    }

    /// Attributes that are equal to the last ones aren't applied, as documented; others may be copied before.
    private func show(_ key: StandInKey, _ attributes: StandInLayoutAttributes) -> StandInElement? {
        guard var element = standInShown[key] ?? makeElement(key) else { return nil }
        if element.view.superview !== self { addSubview(element.view) }
        if let last = element.attributes, last.isEqual(attributes) { return nil }
        let applied =
            standInRandom.chance() ? attributes.copy() as? StandInLayoutAttributes ?? attributes : attributes
        element.view.frame = applied.frame
        element.view.isHidden = applied.isHidden
        apply(applied, to: element.object)
        element.attributes = applied
        standInShown[key] = element
        return element
    }
}

extension StandInLayout {
    /// A context of the layout's class.
    func standInContext() -> StandInInvalidationContext {
        guard let type = type(of: self).invalidationContextClass as? StandInInvalidationContext.Type else {
            fatalError("the class of contexts isn't one")
        }
        return type.init()
    }

    /// Whether `invalidateLayout()` calls `invalidateLayout(with:)`, and with which flags, isn't documented.
    func standInInvalidate() {
        let context = standInContext()
        context.invalidateEverything = standInRandom.chance()
        if standInRandom.chance() {
            invalidateLayout(with: context)
        } else {
            collectionView?.invalidate(with: standInContext())
        }
    }
}
