/// Code that is the grid's own, within that of a kit: `//@ insert plan` is the place of the functions that make plans.
package enum KitPlace: UInt16, CaseIterable, Sendable {
    case data = 1
    case plan, request, table, trees
}

/// The code of a kit as files that stand alone contain it: a text cut into pieces, of which a file has those that its grid needs.
///
/// `make record` makes it of the kit's sources.
package struct KitCode: Sendable {
    /// A part of the text, in the order of the file.
    struct Piece: Sendable {
        /// For which grids it is: an index of `conditions`.
        let condition: UInt16
        /// How many declarations it uses; they follow those of the piece before in `uses`.
        let useCount: UInt16
        let flags: Flags
        /// The `KitPlace` that it is; 0 for text.
        let place: UInt16
        /// The declaration that the piece is part of.
        let declaration: UInt16
        /// The number of bytes, which follow those of the piece before.
        let length: UInt16
    }

    /// Pieces as numbers, in the order of the members of `Piece`: an array of values takes the compiler seconds to check.
    struct Pieces: RandomAccessCollection, Sendable {
        let numbers: [UInt16]

        var startIndex: Int { 0 }
        var endIndex: Int { numbers.count / 6 }

        subscript(index: Int) -> Piece {
            let first = 6 * index
            return Piece(
                condition: numbers[first], useCount: numbers[first + 1],
                flags: Flags(rawValue: numbers[first + 2]), place: numbers[first + 3],
                declaration: numbers[first + 4], length: numbers[first + 5])
        }
    }

    /// What is printed before and after a piece.
    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }

        /// The piece begins a line.
        package static var line: Flags { Flags(rawValue: 1) }
        /// A blank line comes before it, unless it begins the file.
        package static var blankBefore: Flags { Flags(rawValue: 2) }
        /// It begins with a closing brace, which no blank line comes before.
        package static var brace: Flags { Flags(rawValue: 4) }
        /// A blank line comes after it.
        package static var blankAfter: Flags { Flags(rawValue: 8) }
        /// The access level of what callers use comes before it.
        package static var access: Flags { Flags(rawValue: 16) }
    }

    let text: StaticString
    /// The traits that a grid must have, and those that it must not have: a bit for each `KitTrait`.
    let conditions: [(needs: UInt64, lacks: UInt64)]
    /// For each declaration the one that contains it, 0 for the file; whether it is printed wherever that one is, and not only if
    /// something uses it; and one more than the index of the `CodeFunction` that it belongs to, or 0.
    let declarations: [(parent: UInt16, isRoot: Bool, function: UInt8)]
    let pieces: Pieces
    /// The declarations that pieces use.
    let uses: [UInt16]
}

extension KitCode {
    /// Prints what a grid needs.
    ///
    /// - Parameters:
    ///   - chosen: the functions that are printed, if not those of the traits; empty for all
    ///   - access: the access level of what callers use: empty, or a word and a blank
    ///   - insert: prints the code that belongs at a place
    func write(
        for traits: RuntimeTraits, only chosen: [CodeFunction]? = nil, access: String = "",
        to printer: inout CodePrinter, insert: (KitPlace, inout CodePrinter) -> Void
    ) {
        let mask = traits.mask
        let isFor = conditions.map { $0.needs & ~mask == 0 && $0.lacks & mask == 0 }
        let isPrinted = printedDeclarations(isFor, only: chosen ?? traits.only)
        var isSeparated = false, isFirst = true, start = 0
        for piece in pieces {
            let length = Int(piece.length)
            defer { start += length }
            guard isFor[Int(piece.condition)], isPrinted[Int(piece.declaration)] else { continue }
            if piece.flags.contains(.blankBefore) { isSeparated = true }
            defer { isFirst = false }
            if let place = KitPlace(rawValue: piece.place) {
                if !isFirst { printer.line() }
                insert(place, &printer)
                isSeparated = true
                continue
            }
            if piece.flags.contains(.line) {
                // Lines that are left out leave no blank lines.
                if isSeparated, !piece.flags.contains(.brace) { printer.line() }
                isSeparated = false
            }
            if piece.flags.contains(.access) { printer.add(access) }
            printer.add(UnsafeBufferPointer(start: text.utf8Start + start, count: length))
            if piece.flags.contains(.blankAfter) { isSeparated = true }
        }
    }

    /// Whether each declaration is printed for some traits: it is used, or callers use it, and so is the one that contains it.
    ///
    /// If functions are chosen, callers use these, and other declarations only as far as they do.
    private func printedDeclarations(_ isFor: [Bool], only chosen: [CodeFunction]) -> [Bool] {
        var isReached = declarations.map { $0.isRoot }
        let isChosen = !chosen.isEmpty, hasNoTiles = !chosen.fills
        if isChosen {
            for (index, declaration) in declarations.enumerated().dropFirst() {
                let function = Int(declaration.function) - 1
                if function >= 0 {
                    isReached[index] = chosen.contains(CodeFunction.allCases[function])
                } else if declaration.parent == 0 {
                    isReached[index] = false
                }
            }
        }
        var uses: [(declaration: Int, range: Range<Int>)] = []
        var start = 0
        for piece in pieces where piece.useCount > 0 {
            let range = start..<start + Int(piece.useCount)
            start = range.upperBound
            // Without tiles, neither the table nor trees are printed.
            if !isFor[Int(piece.condition)] || hasNoTiles && piece.place >= KitPlace.table.rawValue {
                continue
            }
            uses.append((Int(piece.declaration), range))
        }
        var isPrinted = isReached
        var count = -1, before = -2
        while count != before {
            (before, count) = (count, 0)
            for (index, declaration) in declarations.enumerated() {
                let parent = Int(declaration.parent)
                isPrinted[index] = isReached[index] && (parent == index || isPrinted[parent])
                if isPrinted[index] { count += 1 }
            }
            for (declaration, range) in uses where isPrinted[declaration] {
                for use in self.uses[range] { isReached[Int(use)] = true }
            }
        }
        return isPrinted
    }
}
