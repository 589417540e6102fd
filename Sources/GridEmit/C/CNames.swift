/// How names in C begin: those of types, functions and constants.
struct CNames {
    let type: String
    let function: String
    let constant: String

    /// The names of the kit.
    static let kit = CNames(type: "Gridgen_", function: "gridgen_")

    /// The names of a grid.
    init(_ grid: String) { self.init(type: grid, function: snakeCase(grid) + "_") }

    private init(type: String, function: String) {
        self.type = type
        self.function = function
        constant = function.uppercased()
    }

    /// Adds code of the kit with these names.
    func write(_ code: UnsafeBufferPointer<UInt8>, to printer: inout CodePrinter) {
        let length = 7
        var start = 0
        for index in code.indices where code[index] == UInt8(ascii: "_") && index >= start + length {
            let word = code[(index - length)..<index]
            // Only at the beginning of a name.
            if index > length, code[index - length - 1].isPartOfName { continue }
            guard let name = names.first(where: { word.elementsEqual($0.0.utf8) })?.1 else { continue }
            printer.add(UnsafeBufferPointer(rebasing: code[start..<index - length]))
            printer.add(name)
            start = index + 1
        }
        printer.add(UnsafeBufferPointer(rebasing: code[start...]))
    }

    private var names: [(String, String)] {
        [("Gridgen", type), ("gridgen", function), ("GRIDGEN", constant)]
    }
}

extension UInt8 {
    fileprivate var isPartOfName: Bool {
        let lower = self | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || self == UInt8(ascii: "_")
            || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
    }
}
