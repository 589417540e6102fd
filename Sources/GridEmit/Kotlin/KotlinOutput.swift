internal import GridModel

extension Output {
    /// An object in Kotlin: functions that pass the grid, which is one value, to the kit; or the grid on the kit that has the functions of all grids.
    public static let kotlin = Output(name: "kotlin", suffix: ".kt", KotlinWriter.self) { name, _ in name }
}

/// Prints a grid as an object in Kotlin: functions, then what the grid reaches of the kit, then the grid. On the kit, the object is the grid.
struct KotlinWriter: CodeWriter {
    let content: CodeContent
    var grid: Grid { content.grid }
    var table: LayoutTable { content.table }
    var traits: RuntimeTraits { content.traits }
    /// The kinds of the grid's plans.
    let kinds: [PlanKind]
    /// The package of the kit that has the functions; nil for a file with a runtime of its own.
    private let kitPackage: String?
    var usesKit: Bool { kitPackage != nil }

    private let package: String
    /// The access level of the object.
    private let access: String

    init(_ shared: SharedContent, _ options: EmitOptions) throws(Lacks) {
        content = try CodeContent(shared, options)
        package = options.package
        kitPackage = options.kit.map { _ in options.kitPackage }
        access = (options.access ?? .public) == .public ? "public" : "internal"
        kinds = PlanKind.kinds(of: content.grid, content.table, content.traits)
        try Lacks.check([lackOfName, lackOfSpace].compactMap { $0 })
    }

    /// What Kotlin can't express in the grid: its name.
    private var lackOfName: Lack? {
        let isTaken = kotlinTakenNames.contains(grid.name) || usesKit && kotlinKitNames.contains(grid.name)
        return isTaken ? grid.lackOfName(of: "an object", in: "Kotlin") : nil
    }

    /// What a method of the Java virtual machine can't express, since it has at most 64 KB.
    private var lackOfSpace: Lack? {
        let numbers = table.entries.last.map { $0.start + $0.head.count + $0.lines.joined().count } ?? 0
        guard numbers > 7000 || grid.layouts.count > 800 else { return nil }
        return Lack(
            "can't express so many layouts, since a method of the Java virtual machine has at most 64 KB",
            instead: Lack.fewerCounts, at: grid.layouts.last?.origin.span)
    }

    func write(to printer: inout CodePrinter) {
        printer.line("// " + content.headline)
        printer.line()
        // Linters have nothing to say of generated code.
        printer.line(#"@file:Suppress("all", "ktlint")"#)
        printer.line()
        if !package.isEmpty {
            printer.line("package \(kotlinPackage(package))")
            printer.line()
        }
        if let kitPackage, kitPackage != package {
            for name in usedTypes.map({ $0.rawValue }).sorted() {
                printer.line("import \(kotlinPackage(kitPackage)).\(name)")
            }
            printer.line()
        }
        CodeContent.writeComment(content.doc, to: &printer)
        let base = usesKit ? " : PhotoGrid(\(arguments))" : ""
        printer.block("\(access) object \(kotlinIdentifier(grid.name))\(base) {") { printer in
            if usesKit {
                writeShape(to: &printer)
                writeTables(to: &printer)
                writePlans(to: &printer)
                writeGrowing(to: &printer)
            } else {
                writeAlone(to: &printer)
            }
        }
    }

    /// Prints the functions, the kit and the grid.
    private func writeAlone(to printer: inout CodePrinter) {
        writeFunctions(to: &printer)
        printer.line()
        printer.line("// What follows is the same in every file: only what the grid needs of it is here,")
        printer.line("// without most comments.")
        printer.line()
        let types: [KotlinName] = [.container, .edge, .frame, .insets, .layout, .move, .role, .size]
        KitDeclarations.kotlin.write(
            (usedValues + usedTypes).map { $0.rawValue },
            exporting: (types + [.columns, .rows]).map { $0.rawValue }, hidden: "private ",
            hasHeights: traits.hasHeights, to: &printer)
        printer.line()
        printer.line("// The grid")
        printer.line()
        writeTables(to: &printer)
        if traits.only.plans {
            printer.block("private val grid = object : Grid(\(arguments)) {") { writePlans(to: &$0) }
        } else {
            printer.line("private val grid = Spacing(\(arguments))")
        }
        writeGrowing(to: &printer)
    }

    /// What the grid tells the kit.
    private var arguments: String {
        let inset = grid.ownInset
        let sides = [inset.top, inset.left, inset.bottom, inset.right].map { $0.swiftDouble }
        let numbers = [
            grid.ownRowGap.swiftDouble, grid.columnGap.swiftDouble,
            "Insets(\(sides.joined(separator: ", ")))",
        ]
        let limit = traits.only.plans ? grid.append : nil
        let choices = [
            limit.map { "appendLimit = \(usesKit ? "\($0)" : "APPEND_LIMIT")" },
            traits.needsHeight ? "needsHeight = true" : nil,
            grid.heading.isZero ? nil : "heading = \(grid.heading.swiftDouble)",
            grid.foot.isZero ? nil : "foot = \(grid.foot.swiftDouble)",
            usesKit && traits.fitsTiles ? "fitsTiles = true" : nil,
            usesKit && traits.variesInTiles ? "variesInTiles = true" : nil,
        ]
        return (numbers + choices.compactMap { $0 }).joined(separator: ", ")
    }
}
