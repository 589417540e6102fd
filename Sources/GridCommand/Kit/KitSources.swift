internal import GridEmit
internal import GridServices
internal import IncludedTexts

/// The sources of a kit, which `gridgen kit` writes.
struct KitSources {
    /// The language, as `--emit` calls it.
    let language: String

    /// The files, with their paths in the kit's folder.
    var files: [(path: String, text: String)] {
        let files =
            switch language {
            case "ts": included_typescript_kit()
            case "kotlin": included_kotlin_kit()
            case "c": included_c_kit()
            default: included_swift_kit()
            }
        return includedTexts(files).map { ($0.name, InlineMarks.removed(from: $0.text)) }
    }

    /// What makes the files a package of their own; empty for languages that need nothing.
    var packageFiles: [(path: String, text: String)] {
        language == "ts" ? [("package.json", npmPackage)] : []
    }

    /// For npm. The kit is compiled when it is packed, since Node takes no types in packages. Its sources aren't part of the package:
    /// the compiler would take them for others than those that the declarations beside them declare.
    private var npmPackage: String {
        let modules = files.map { String($0.path.dropLast(".ts".count)) }
        let lists = modules.map { #"    "\#($0).js", "\#($0).d.ts""# }.joined(separator: ",\n")
        let sources = modules.map { $0 + ".ts" }.joined(separator: " ")
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
              "sideEffects": false,
              "scripts": {
                "prepack": "tsc --strict --target es2020 --module es2020 --declaration \(sources)"
              }
            }

            """
    }

    static let languages = ["swift", "ts", "kotlin", "c"]
}
