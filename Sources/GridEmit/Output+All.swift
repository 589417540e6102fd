extension Output {
    /// All kinds of output, in the order that help shows.
    public static let all: [Output] = [.swift, .json, .css, .svg, .html]
}
