internal import GridModel

/// Expressions in generated code that read the table.
extension SwiftWriter {
    /// Reads a number of the head at `head`.
    func tableHead(_ index: Int) -> String { read(index, of: "head", table.packing?.head) }

    /// Reads a number of the plan's head.
    func planHead(_ index: Int, by function: String = "read") -> String {
        guard table.packing == nil else {
            return read(index, of: "plan.text.utf8Start", table.packing?.head, by: function)
        }
        return index == 0 ? "table[plan.start]" : "table[plan.start + \(index)]"
    }

    /// Reads a number of the line at `line`.
    func tableLine(_ index: Int, by function: String = "read") -> String {
        read(index, of: "line", table.packing?.line, by: function)
    }

    /// In a packed table `read` needs the number of digits; the functions that read lengths know it.
    private func read(_ index: Int, of row: String, _ digits: [Int]?, by function: String = "read") -> String
    {
        guard let digits else { return "\(row)[\(index)]" }
        let count = function == "read" ? ", \(digits[index])" : ""
        return "\(function)(\(row), \(digits.prefix(index).reduce(0, +))\(count))"
    }

    /// The sum of a form along an axis; nil for a form that is always 0.
    func sum(_ bases: [LayoutTable.Basis], _ axis: String, at place: Int, _ number: (Int, String) -> String)
        -> String?
    {
        if table.packing != nil { return bases.isEmpty ? nil : number(place, "length\(axis)") }
        let terms = bases.enumerated().map { index, basis in
            number(place + index, "read") + (basis.variable.map { " * \($0)" } ?? "")
        }
        return terms.isEmpty ? nil : "(\(terms.joined(separator: " + ")))"
    }
}

extension LayoutTable.Basis {
    /// The variable in the generated code; nil for points, which need none.
    var variable: String? {
        switch self {
        case .w: "width"
        case .h: "height"
        case .gx: "columnGap"
        case .gy: "rowGap"
        case .pt: nil
        }
    }
}
