@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View
    where K: LayoutValueKey {
        ModifiedView(content: self) { node, _ in
            node.values[ObjectIdentifier(key)] = value
            return node
        }
    }

    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        let width = FlexibleLength(least: minWidth, ideal: idealWidth, greatest: maxWidth)
        let height = FlexibleLength(least: minHeight, ideal: idealHeight, greatest: maxHeight)
        return ModifiedView(content: self) { node, _ in
            node.wrapped { proposal in
                let size = node.sizeThatFits(
                    ProposedViewSize(
                        width: width.proposal(proposal.width), height: height.proposal(proposal.height)))
                return CGSize(
                    width: width.length(proposal.width, content: size.width),
                    height: height.length(proposal.height, content: size.height))
            }
        }
    }

    /// Shows what lies within another view, which gets the same frame.
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    nonisolated public func mask<Mask>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View where Mask: View {
        let mask = mask()
        return ModifiedView(content: self) { node, context in
            let masked = ViewNode(name: node.name, identity: node.identity, sizeThatFits: node.sizeThatFits)
            masked.placeContent = { frame, proposal in
                let shapes = MainActor.assumeIsolated { resolve(mask, in: context.child("mask")) }.flatMap {
                    $0.place(in: frame, ProposedViewSize(frame.size))
                }
                return node.place(in: frame, proposal).map { view in
                    var view = view
                    view.masks += shapes.map { PlacedView.Mask(name: $0.name, frame: $0.frame) }
                    return view
                }
            }
            return masked
        }
    }

    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        ModifiedView(content: self) { node, context in
            let (sides, ends) = (insets.leading + insets.trailing, insets.top + insets.bottom)
            let padded = ViewNode(name: node.name, identity: node.identity) { proposal in
                let size = node.sizeThatFits(
                    ProposedViewSize(
                        width: proposal.width.map { max(0, $0 - sides) },
                        height: proposal.height.map { max(0, $0 - ends) }))
                return CGSize(width: size.width + sides, height: size.height + ends)
            }
            padded.placeContent = { frame, _ in
                let isMirrored = context.environment.layoutDirection == .rightToLeft
                let inner = CGRect(
                    x: frame.minX + (isMirrored ? insets.trailing : insets.leading),
                    y: frame.minY + insets.top, width: max(0, frame.width - sides),
                    height: max(0, frame.height - ends))
                return node.place(in: inner, ProposedViewSize(inner.size))
            }
            return padded
        }
    }

    nonisolated public func font(_ font: Font?) -> some View {
        ModifiedView(content: self) { node, _ in node.wrapped(node.sizeThatFits) }
    }

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    nonisolated public func matchedGeometryEffect<ID>(id: ID, in namespace: Namespace.ID) -> some View
    where ID: Hashable {
        ModifiedView(content: self) { node, _ in
            node.wrapped(node.sizeThatFits) { $0.geometry = "\(id)" }
        }
    }

    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        ModifiedView(content: self) { node, _ in node.wrapped(node.sizeThatFits) }
    }

    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
        ModifiedView(content: self) { node, _ in node.wrapped(node.sizeThatFits) }
    }

    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        ModifiedView(content: self) { node, _ in
            node.wrapped(node.sizeThatFits) { if !enabled { $0.takesHits = false } }
        }
    }

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        ModifiedView(content: self) { node, _ in
            node.wrapped(node.sizeThatFits) { if hidden { $0.isAccessible = false } }
        }
    }

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        ModifiedView(content: self) { node, _ in
            node.wrapped(node.sizeThatFits) { $0.accessibilityValue = value.string }
        }
    }

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        ModifiedView(content: self) { node, _ in
            node.wrapped(node.sizeThatFits) { $0.accessibilityLabel = label.string }
        }
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    nonisolated public func foregroundStyle(_ style: Color) -> some View {
        ModifiedView(content: self) { node, _ in node.wrapped(node.sizeThatFits) }
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    nonisolated public func background(_ style: Color) -> some View {
        ModifiedView(content: self) { node, _ in node.wrapped(node.sizeThatFits) }
    }

    nonisolated public func lineLimit(_ number: Int?) -> some View {
        ModifiedView(content: self) { node, _ in node.wrapped(node.sizeThatFits) }
    }

    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        ModifiedView(content: self) { node, _ in node.wrapped(node.sizeThatFits) }
    }

    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
    {
        ModifiedView(content: self) { node, _ in node.wrapped(node.sizeThatFits) }
    }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}
