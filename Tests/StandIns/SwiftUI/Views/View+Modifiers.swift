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

    nonisolated public func clipShape<S>(_ shape: S) -> some View where S: Shape {
        ModifiedView(content: self) { node, _ in node.wrapped(node.sizeThatFits) }
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
