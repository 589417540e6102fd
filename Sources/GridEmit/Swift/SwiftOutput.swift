internal import GridModel

extension Output {
    /// A Swift file: one table, and the runtime that reads it or a conformance to the protocols of GridgenKit.
    public static let swift = Output(name: "swift", suffix: ".swift", SwiftWriter.self) { name, _ in name }
}

/// Prints a grid as one type: with the runtime in it, or as a type that conforms to the protocols of GridgenKit.
struct SwiftWriter: CodeWriter {
    private let content: CodeContent
    var grid: Grid { content.grid }
    var table: LayoutTable { content.table }
    var traits: RuntimeTraits { content.traits }
    /// The indices of the table's entries by count, for counts whose first layout fits any width and any photos.
    let plainEntries: [Int: Int]
    /// Whether all layouts of the table have the same ratio of the container, or none.
    let sharesRatio: Bool
    private let options: EmitOptions

    init(_ shared: SharedContent, _ options: EmitOptions) throws(Lacks) {
        try Lacks.check(shared.grid.lacksInSwift(usingKit: options.kit != nil))
        self.options = options
        content = try CodeContent(shared, options)
        let table = content.table
        plainEntries = table.plainEntries(of: shared.grid)
        let ratio = table.entries.first?.layout.sizing.codeRatio
        sharesRatio = table.entries.allSatisfy { $0.layout.sizing.codeRatio == ratio }
    }

    /// Whether the runtime is that of GridgenKit.
    var usesKit: Bool { options.kit != nil }

    /// Before the names of what only the kit calls, so that completion offers the rest.
    var underscore: String { usesKit ? "_" : "" }

    /// The access level before declarations that callers use: empty, or a keyword and a blank.
    var access: String {
        switch options.access {
        case nil, .internal: ""
        case let level?: level.rawValue + " "
        }
    }

    /// The access level before declarations that only the runtime uses.
    var runtimeAccess: String { usesKit ? access : "fileprivate " }

    /// The name of a type of the runtime.
    func type(_ name: String) -> String { usesKit ? inKit("Photo" + name) : name }

    /// A name of the kit: with its module, so that a type of the app that has the same name doesn't take its place.
    private func inKit(_ name: String) -> String { options.kit == .package ? "GridgenKit." + name : name }

    func write(to printer: inout CodePrinter) {
        writeHead(to: &printer)
        if usesKit {
            writeOnKit(to: &printer)
        } else {
            KitCode.swift.write(for: traits, access: access, to: &printer, insert: write)
        }
        writeEnd(to: &printer)
    }

    private func writeHead(to printer: inout CodePrinter) {
        printer.line("// swift-format-ignore-file")
        printer.line("// swiftlint:disable all")
        printer.line("// " + content.headline)
        if options.kit == .package { writeImport(of: "GridgenKit", to: &printer) }
        printer.line()
        for line in content.doc { printer.line(line.isEmpty ? "///" : "/// \(line)") }
        printer.line("\(access)nonisolated enum \(swiftIdentifier(grid.name))\(conformances) {")
    }

    /// Prints what is generated at a place of the kit.
    private func write(_ place: KitPlace, to printer: inout CodePrinter) {
        printer.indented { printer in
            switch place {
            case .data: writeData(to: &printer)
            case .plan: writePlans(to: &printer)
            case .table: writeReaders(to: &printer)
            case .trees: writeTrees(to: &printer)
            case .request: break
            }
        }
    }

    private func writeEnd(to printer: inout CodePrinter) {
        printer.line("}")
        if usesKit || !traits.only.measures { return }
        let type = swiftIdentifier(grid.name)
        printer.line()
        printer.line("#if canImport(CoreGraphics)")
        printer.indented { printer in
            writeImport(of: "CoreGraphics", to: &printer)
            printer.lines(
                """
                nonisolated extension \(type).Frame { \(access)var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) } }
                nonisolated extension \(type).Size { \(access)var cgSize: CGSize { CGSize(width: width, height: height) } }
                """)
        }
        printer.line("#endif")
    }

    /// Prints what the kit asks of the grid.
    func writeOnKit(to printer: inout CodePrinter) {
        printer.indented { printer in
            writeData(to: &printer)
            printer.line()
            writePlans(to: &printer)
            if traits.hasTable { printer.line() }
            writeReaders(to: &printer)
        }
    }

    /// An import without an access level is public in modules that don't use `InternalImportsByDefault`, and then it
    /// conflicts with a `package import` in another file.
    private func writeImport(of module: String, to printer: inout CodePrinter) {
        guard options.access == .package else { return printer.line("\(access)import \(module)") }
        printer.lines(
            """
            #if hasFeature(InternalImportsByDefault)
                package import \(module)
            #else
                import \(module)
            #endif
            """)
    }

    /// The protocols that the type conforms to.
    private var conformances: String {
        guard usesKit else { return "" }
        let protocols = [
            traits.needsHeight ? "FilledPhotoGrid" : "WidthPhotoGrid",
            traits.hasColumns ? "WaterfallPhotoGrid" : nil,
            traits.grows ? "JustifiedPhotoGrid" : nil,
            traits.looksAtPhotos && !traits.hasColumns && !traits.grows ? "RatioPhotoGrid" : nil,
            grid.append == nil ? nil : "EditablePhotoGrid",
        ]
        return ": " + protocols.compactMap { $0.map(inKit) }.joined(separator: ", ")
    }
}

extension LayoutTable {
    /// The indices of entries by count, for counts whose first layout fits any width and any photos; empty if no rule
    /// shows some of its photos only.
    fileprivate func plainEntries(of grid: Grid) -> [Int: Int] {
        guard grid.rules.contains(where: { if case .show = $0.arrangement { true } else { false } }) else {
            return [:]
        }
        var plain: [Int: Int] = [:]
        var previous = 0
        var index = 0
        for layout in grid.plannedLayouts {
            let isFirst = layout.count != previous, isEntry = layout.tiles != nil
            previous = layout.count
            if isFirst, isEntry, layout.sizes == .all, layout.pattern == nil { plain[layout.count] = index }
            index += isEntry ? 1 : 0
        }
        return plain
    }
}
