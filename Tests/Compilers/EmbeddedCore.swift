// The smallest host of the core: reads a spec from standard input and prints every output, without Foundation.
import GridEmit
import GridModel
import GridSyntax

@_extern(c) private func getchar() -> Int32
@_extern(c) private func putchar(_ byte: Int32) -> Int32

@main struct EmbeddedCore {
    static func main() {
        var bytes: [UInt8] = []
        while case let byte = getchar(), byte >= 0 { bytes.append(UInt8(truncatingIfNeeded: byte)) }
        let compilation = compile(parse(SourceText(name: "nice.grid", bytes: bytes)), fallbackName: "Nice")
        for diagnostic in compilation.diagnostics { print(diagnostic.message) }
        guard let grid = compilation.grid else { return }
        var options = EmitOptions()
        options.source = "nice.grid"
        for output in Output.all {
            for byte in emit(grid, as: output, options: options).utf8 { _ = putchar(Int32(byte)) }
        }
    }
}
