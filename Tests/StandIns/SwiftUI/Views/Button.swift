@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Button<Label>: View where Label: View {
    public typealias Body = Never

    let action: @MainActor () -> Void
    let label: Label

    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }
}

extension Button: Resolvable {
    func nodes(in context: ViewContext) -> [ViewNode] {
        resolve(label, in: context.child("button")).map { node in
            node.wrapped(node.sizeThatFits) { if $0.tap.action == nil { $0.tap.action = action } }
        }
    }
}
