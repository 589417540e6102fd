/// Selects a part of the containers with some counts of children and some shapes.
struct Selector {
    enum Part: Hashable {
        /// The container, with an optional pseudo-class or pseudo-element.
        case container(String = "")
        /// The container, with specificity 0.
        case around
        /// Elements in the container, after a combinator; the count adds no specificity.
        case inside(String)
        /// Some children of containers that also match `of`.
        case children(String, of: String = "")
        /// A child, from 1.
        case child(Int)
        /// A child, from 1, of containers with `least` children, or with `step` more, and so on.
        case periodic(child: Int, step: Int, least: Int)
    }

    let counts: CountRange
    let part: Part

    init(_ counts: CountRange, _ part: Part = .container()) {
        self.counts = counts
        self.part = part
    }
}
