// The name is SwiftUI's.
// swift-format-ignore: NoLeadingUnderscores
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
}

extension _ConditionalContent: Resolvable where TrueContent: View, FalseContent: View {
    func nodes(in context: ViewContext) -> [ViewNode] {
        switch storage {
        case .first(let view): resolve(view, in: context.child("true"))
        case .second(let view): resolve(view, in: context.child("false"))
        }
    }
}
