internal import GridEmit

/// The functions for every set of parameters.
func kitFunctions() -> String {
    var printer = CodePrinter()
    for needsHeight in [false, true] {
        for (looksAtPhotos, appends) in [(false, false), (true, false), (false, true), (true, true)] {
            let functions = SwiftFunctions(
                needsHeight: needsHeight, looksAtPhotos: looksAtPhotos, appends: appends,
                access: "@inlinable public ", prefix: "Photo")
            let others = [looksAtPhotos ? "RatioPhotoGrid" : nil, appends ? "EditablePhotoGrid" : nil]
                .compactMap { $0 }
            let base = needsHeight ? "FilledPhotoGrid" : "WidthPhotoGrid"
            let condition = others.isEmpty ? "" : " where Self: \(others.joined(separator: " & "))"
            printer.line()
            printer.block("nonisolated extension \(base)\(condition) {") {
                functions.write([.layout, .height, .frames, .moves], to: &$0)
            }
            guard looksAtPhotos, !appends else { continue }
            printer.line()
            printer.block("nonisolated extension \(base) where Self: WaterfallPhotoGrid {") {
                functions.write([.columns], to: &$0)
            }
            printer.line()
            printer.block("nonisolated extension \(base) where Self: JustifiedPhotoGrid {") {
                functions.write([.rows], to: &$0)
            }
        }
    }
    for (base, appends) in [("PhotoGrid", false), ("EditablePhotoGrid", true)] {
        let functions = SwiftFunctions(
            needsHeight: false, looksAtPhotos: false, appends: appends, access: "@inlinable public ",
            prefix: "Photo")
        printer.line()
        printer.block("nonisolated extension \(base) {") { functions.write([.tileCount], to: &$0) }
    }
    return printer.text
}
