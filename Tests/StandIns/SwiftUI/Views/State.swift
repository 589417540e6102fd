/// A state property: the host hands its storage to the next value of the same view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper public struct State<Value> {
    final class Storage {
        var value: Value
        var target: Storage?
        var onChange: (() -> Void)?

        init(_ value: Value) { self.value = value }
    }

    let storage: Storage

    public var wrappedValue: Value {
        get { (storage.target ?? storage).value }
        nonmutating set {
            let storage = storage.target ?? storage
            storage.value = newValue
            storage.onChange?()
        }
    }

    public init(wrappedValue value: Value) { storage = Storage(value) }

    public init(initialValue value: Value) { storage = Storage(value) }
}

extension State: StateProperty {
    func connect(to key: String, in graph: ViewGraph) {
        if let kept = graph.states[key] as? Storage {
            storage.target = kept === storage ? nil : kept
        } else {
            storage.onChange = { [weak graph] in graph?.isOutdated = true }
            graph.states[key] = storage
        }
    }
}
