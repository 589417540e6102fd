/// A state property: the host hands its storage to the next value of the same view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper public struct State<Value> {
    final class Storage {
        var value: Value
        var target: Storage?

        init(_ value: Value) { self.value = value }
    }

    let storage: Storage

    public var wrappedValue: Value {
        get { (storage.target ?? storage).value }
        nonmutating set { (storage.target ?? storage).value = newValue }
    }

    public init(wrappedValue value: Value) { storage = Storage(value) }

    public init(initialValue value: Value) { storage = Storage(value) }
}

extension State: StateProperty {
    func connect(to key: String, in graph: ViewGraph) {
        if let kept = graph.states[key] as? Storage {
            storage.target = kept === storage ? nil : kept
        } else {
            graph.states[key] = storage
        }
    }
}
