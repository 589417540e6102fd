/// How the names of a grid's C code begin: those of types, functions and constants.
struct CNames {
    let type: String
    let function: String
    let constant: String

    init(_ name: String) {
        type = name
        function = snakeCase(name) + "_"
        constant = function.uppercased()
    }

    /// Adds a line of the runtime with the grid's names.
    func write(_ line: UnsafeBufferPointer<UInt8>, to printer: inout CodePrinter) {
        var start = 0
        for index in line.indices where line[index] == UInt8(ascii: "_") && index >= start + 4 {
            let word = line[(index - 4)..<index]
            // Only at the beginning of a name.
            if index > 4, line[index - 5].isPartOfName { continue }
            guard let name = names.first(where: { word.elementsEqual($0.0.utf8) })?.1 else { continue }
            printer.add(UnsafeBufferPointer(rebasing: line[start..<index - 4]))
            printer.add(name)
            start = index + 1
        }
        printer.add(UnsafeBufferPointer(rebasing: line[start...]))
    }

    private var names: [(String, String)] { [("Grid", type), ("grid", function), ("GRID", constant)] }
}

extension UInt8 {
    fileprivate var isPartOfName: Bool {
        let lower = self | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || self == UInt8(ascii: "_")
            || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
    }
}
