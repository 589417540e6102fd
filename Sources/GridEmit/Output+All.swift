extension Output {
    /// All outputs, in the order that help lists them.
    public static let all: [Output] = [
        .swift, .ts, .js, .dts, .kotlin, .c, .json, .css, .svg, .html, .images,
    ]
}
