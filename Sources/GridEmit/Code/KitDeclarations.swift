/// A kit's declarations, of which a file that stands alone contains those that its grid reaches.
///
/// `make record` cuts the kit's source into them, and finds by name what each uses.
struct KitDeclarations: Sendable {
    /// A declaration with its comment, in the order of the source. Small numbers, since there are many in the compiler.
    struct Declaration: Sendable {
        /// The number of bytes, which follow those of the declaration before.
        let length: UInt16
        /// Where its name is.
        let nameStart: UInt16, nameLength: UInt8
        /// Where the word is that exports it or hides it; its length is 0 if nothing does.
        let exportStart: UInt16, exportLength: UInt8
        /// How many declarations it uses; they follow those of the declaration before in `uses`.
        let useCount: UInt8
        /// Whether a blank line comes before it.
        let isSeparate: Bool
    }

    let text: StaticString
    let declarations: [Declaration]
    let uses: [UInt8]
}

extension KitDeclarations {
    /// Prints the declarations with some names, and all that these use; of all those, some are exported.
    ///
    /// - Parameter hidden: the word before what isn't exported, and a blank
    func write(
        _ names: [String], exporting exported: [String], hidden: StaticString = "",
        to printer: inout CodePrinter
    ) {
        let isExported = flags(of: exported), isReached = reached(from: flags(of: names))
        var start = text.utf8Start, isFirst = true
        for (index, declaration) in declarations.enumerated() {
            let length = Int(declaration.length)
            defer { start += length }
            if !isReached[index] { continue }
            if declaration.isSeparate, !isFirst { printer.line() }
            isFirst = false
            let before = Int(declaration.exportStart), access = Int(declaration.exportLength)
            let after = before + (isExported[index] ? 0 : access)
            printer.add(UnsafeBufferPointer(start: start, count: before))
            if access > 0, !isExported[index] { printer.add(hidden) }
            printer.add(UnsafeBufferPointer(start: start + after, count: length - after))
        }
    }

    /// Whether a name is declared.
    func declares(_ name: String) -> Bool { flags(of: [name]).contains(true) }

    /// For each declaration whether it has one of some names.
    private func flags(of names: [String]) -> [Bool] {
        let names = names.map { Array($0.utf8) }
        var start = text.utf8Start
        return declarations.map { declaration in
            defer { start += Int(declaration.length) }
            let own = UnsafeBufferPointer(
                start: start + Int(declaration.nameStart), count: Int(declaration.nameLength))
            return names.contains { $0.count == own.count && $0.elementsEqual(own) }
        }
    }

    /// Those that others reach, with these.
    private func reached(from roots: [Bool]) -> [Bool] {
        var ends: [Int] = [], end = 0
        for declaration in declarations {
            end += Int(declaration.useCount)
            ends.append(end)
        }
        var isReached = roots, open = roots.indices.filter { roots[$0] }
        while let next = open.popLast() {
            for use in uses[(ends[next] - Int(declarations[next].useCount))..<ends[next]]
            where !isReached[Int(use)] {
                isReached[Int(use)] = true
                open.append(Int(use))
            }
        }
        return isReached
    }
}
