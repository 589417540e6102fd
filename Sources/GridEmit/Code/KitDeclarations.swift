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
        /// Whether it has parts that only grids with sections by height have: those from a byte 1 to a byte 2.
        let hasParts: Bool
    }

    let text: StaticString
    let declarations: [Declaration]
    let uses: [UInt8]
}

extension KitDeclarations {
    /// Code that stands in place of a declaration.
    typealias Replacement = (name: String, write: (inout CodePrinter) -> Void)

    /// Prints the declarations with some names, and all that these use; of all those, some are exported.
    ///
    /// - Parameters:
    ///   - hidden: the word before what isn't exported, and a blank
    ///   - hasHeights: whether the height decides between sections of the grid
    ///   - add: adds bytes of the text to the line under construction
    func write(
        _ names: [String], exporting exported: [String] = [], hidden: StaticString = "",
        replacing others: [Replacement] = [], hasHeights: Bool = false, to printer: inout CodePrinter,
        add: (UnsafeBufferPointer<UInt8>, inout CodePrinter) -> Void = { $1.add($0) }
    ) {
        let isExported = flags(of: exported), isReached = reached(from: flags(of: names))
        let places = others.map { flags(of: [$0.name]) }
        var start = text.utf8Start, isFirst = true
        for (index, declaration) in declarations.enumerated() {
            let length = Int(declaration.length)
            defer { start += length }
            let place = places.firstIndex { $0[index] }
            if !isReached[index], place == nil { continue }
            if declaration.isSeparate, !isFirst { printer.line() }
            isFirst = false
            if let place {
                others[place].write(&printer)
                continue
            }
            func addOwn(_ bytes: UnsafeBufferPointer<UInt8>) {
                if !declaration.hasParts { return add(bytes, &printer) }
                var rest = bytes[...]
                while let start = rest.firstIndex(of: 1) {
                    let end = rest[start...].firstIndex(of: 2) ?? rest.endIndex
                    add(UnsafeBufferPointer(rebasing: rest[..<start]), &printer)
                    if hasHeights { add(UnsafeBufferPointer(rebasing: rest[(start + 1)..<end]), &printer) }
                    rest = rest[end...].dropFirst()
                }
                add(UnsafeBufferPointer(rebasing: rest), &printer)
            }
            let before = Int(declaration.exportStart), access = Int(declaration.exportLength)
            let after = before + (isExported[index] ? 0 : access)
            addOwn(UnsafeBufferPointer(start: start, count: before))
            if access > 0, !isExported[index] { printer.add(hidden) }
            addOwn(UnsafeBufferPointer(start: start + after, count: length - after))
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
