/// Which elements something is declared for: a part of the containers with some counts of children, and some shapes.
struct Selector {
    enum Part: Hashable {
        /// The container, followed by a pseudo-class or a pseudo-element if one is given.
        case container(String = "")
        /// Some children, of containers that are something beside their count.
        case children(String, of: String = "")
        /// A child, from 1.
        case child(Int)
    }

    let counts: CountRange
    let part: Part

    init(_ counts: CountRange, _ part: Part = .container()) {
        self.counts = counts
        self.part = part
    }
}
