internal import GridEmit
internal import GridServices
internal import IncludedTexts

/// The sources of a kit, which `gridgen kit` writes.
struct KitSources {
    /// The language, as `--emit` calls it.
    let language: String
    /// The package of a kit in Kotlin.
    var package = "gridgen"
    /// Whether a kit in Kotlin has views for Android.
    var hasAndroidViews = false

    init(language: String) { self.language = language }

    /// The files, with their paths in the kit's folder.
    var files: [(path: String, text: String)] {
        let files =
            switch language {
            case "ts", "js": included_typescript_kit()
            case "kotlin": included_kotlin_kit()
            case "c": included_c_kit()
            default: included_swift_kit()
            }
        let views = hasAndroidViews ? includedTexts(included_android_views()) : []
        let sources = (includedTexts(files) + views).map {
            (path: $0.name, text: inPackage(InlineMarks.removed(from: $0.text)))
        }
        return language == "js" ? sources.flatMap(Self.script) : sources
    }

    /// A file of the kit in Kotlin, whose first line names its package, in the package that was asked for.
    private func inPackage(_ text: String) -> String {
        let own = "package gridgen\n"
        guard language == "kotlin", package != "gridgen", text.hasPrefix(own) else { return text }
        return "package \(kotlinPackage(package))\n" + text.dropFirst(own.count)
    }

    /// A module of TypeScript as one of JavaScript and its declarations.
    private static func script(_ path: String, _ text: String) -> [(path: String, text: String)] {
        let name = path.dropLast(".ts".count), module = Array(text.utf8)
        return [
            ("\(name).d.ts", String(decoding: declarations(of: module), as: UTF8.self)),
            ("\(name).js", String(decoding: javaScript(of: module), as: UTF8.self)),
        ]
    }

    /// What makes the files a package of their own; empty for languages that need nothing.
    var packageFiles: [(path: String, text: String)] {
        ["ts", "js"].contains(language) ? [("package.json", npmPackage)] : []
    }

    /// For npm. The kit in TypeScript is compiled when it is packed, since Node takes no types in packages. Its sources aren't part of
    /// the package: the compiler would take them for others than those that the declarations beside them declare.
    private var npmPackage: String {
        let modules = KitSources(language: "ts").files.map { String($0.path.dropLast(".ts".count)) }
        let lists = modules.map { #"    "\#($0).js", "\#($0).d.ts""# }.joined(separator: ",\n")
        let sources = modules.map { $0 + ".ts" }.joined(separator: " ")
        let compile = "tsc --strict --target es2020 --module es2020 --declaration \(sources)"
        let scripts = language == "ts" ? ",\n  \"scripts\": {\n    \"prepack\": \"\(compile)\"\n  }" : ""
        return """
            {
              "name": "gridgen-kit",
              "version": "0.1.0",
              "description": "What the layouts that gridgen generates in TypeScript have in common",
              "type": "module",
              "exports": {
                ".": { "types": "./gridgen-kit.d.ts", "default": "./gridgen-kit.js" },
                "./photo-feed-element": { "types": "./photo-feed-element.d.ts", "default": "./photo-feed-element.js" },
                "./photo-feed": { "types": "./photo-feed.d.ts", "default": "./photo-feed.js" },
                "./photo-grid": { "types": "./photo-grid.d.ts", "default": "./photo-grid.js" }
              },
              "files": [
            \(lists)
              ],
              "sideEffects": false\(scripts)
            }

            """
    }

    static let languages = ["swift", "ts", "js", "kotlin", "c"]
}
