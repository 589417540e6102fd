package import GridModel

extension Explanation {
    /// The reason and two examples as Markdown.
    package var markdown: String {
        let blocks = [("Bad:", bad), ("Good:", good)].compactMap { title, spec in
            spec.map { "\(title)\n\n```\n\($0)\n```" }
        }
        return ([reason] + blocks).joined(separator: "\n\n")
    }
}
