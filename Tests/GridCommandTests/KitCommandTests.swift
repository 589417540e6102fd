import Foundation
import GridEmit
import TestSupport
import Testing

@testable import GridCommand

@Suite struct KitCommandTests {
    @Test func theSourcesAreWrittenAndCheckedAndStayUntouched() throws {
        try withTemporaryFolder { folder in
            let out = folder.path + "/a/Kit"
            #expect(gridgen("kit", "--out-dir", out).exit == 0)
            #expect(
                folder.contents.filter { $0.hasSuffix(".swift") }.count
                    == KitSources(language: "swift").files.count)
            let layout = try #require(folder.text(of: "a/Kit/Layout/PhotoLayout.swift"))
            #expect(layout.contains("public nonisolated struct PhotoLayout"))
            #expect(!layout.contains("//@") && !layout.contains("//|"))
            #expect(gridgen("kit", "--out-dir", out, "--check").exit == 0)
            try folder.write("a/Kit/Layout/PhotoLayout.swift", "changed")
            let check = gridgen("kit", "--out-dir", out, "--check")
            #expect(check.exit == 1)
            #expect(check.output == "\(out)/Layout/PhotoLayout.swift\n")
            #expect(check.errors == "1 file out of date; to update, run:\n  gridgen kit --out-dir \(out)\n")
            #expect(folder.text(of: "a/Kit/Layout/PhotoLayout.swift") == "changed")
            #expect(gridgen("kit", "--out-dir", out).exit == 0)
            #expect(folder.text(of: "a/Kit/Layout/PhotoLayout.swift") == layout)
        }
    }

    private static let typeScriptModules = [
        "gridgen-kit", "photo-bands", "photo-bar", "photo-chunks", "photo-feed-element", "photo-feed",
        "photo-forms", "photo-grid", "photo-pool", "photo-segment", "photo-segments",
    ]

    @Test func kitsInOtherLanguagesAreWritten() throws {
        try withTemporaryFolder { folder in
            #expect(gridgen("kit", "--language", "ts", "--out-dir", folder.path).exit == 0)
            #expect(folder.contents == Self.typeScriptModules.map { $0 + ".ts" })
            let kit = try #require(folder.text(of: "gridgen-kit.ts"))
            #expect(
                !kit.contains("//@") && !kit.contains("/*@") && !kit.contains("//|") && !kit.contains("//>"))
            #expect(kit.hasSuffix("\n};\n"))
            let check = gridgen("kit", "--language", "ts", "--out-dir", folder.path + "/a b", "--check")
            #expect(check.errors.contains("gridgen kit --out-dir '\(folder.path)/a b' --language ts"))
            #expect(
                gridgen("kit", "--language", "dart", "--out-dir", folder.path).errors
                    .contains("unknown language of a kit `dart`; known: "))
        }
    }

    @Test func aPackageForNpmNamesTheKitsFiles() throws {
        try withTemporaryFolder { folder in
            let arguments = ["kit", "--language", "ts", "--npm", "--out-dir", folder.path]
            #expect(gridgen(arguments).exit == 0)
            let modules = Self.typeScriptModules
            #expect(folder.contents == (modules.map { $0 + ".ts" } + ["package.json"]).sorted())
            let text = try #require(folder.text(of: "package.json"))
            let package = try #require(
                try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            #expect(package["version"] as? String == gridgenVersion)
            let files = modules.flatMap { [$0 + ".js", $0 + ".d.ts"] }
            #expect(package["files"] as? [String] == files)
            try folder.write("package.json", "{}")
            let check = gridgen(arguments + ["--check"])
            #expect(check.exit == 1 && check.errors.contains("--language ts --npm"))
            let swift = gridgen("kit", "--npm", "--out-dir", folder.path)
            #expect(swift.exit == 2 && swift.errors.contains("`--npm` is for `ts`"))
        }
    }

    @Test func aKitInKotlinMayBeInAnotherPackageAndHaveViews() throws {
        try withTemporaryFolder { folder in
            let arguments = [
                "kit", "--language", "kotlin", "--package", "org.fun.grids", "--out-dir", folder.path,
            ]
            #expect(gridgen(arguments).exit == 0)
            let files = folder.contents
            #expect(files.contains("PhotoGrid.kt") && !files.contains("PhotoGridView.kt"))
            for file in files {
                #expect(folder.text(of: file)?.hasPrefix("package org.`fun`.grids\n") == true, "\(file)")
            }
            let check = gridgen(arguments + ["--views", "android", "--check"])
            #expect(check.exit == 1)
            #expect(check.errors.contains(" --language kotlin --package org.fun.grids --views android\n"))
            #expect(gridgen(arguments + ["--views", "android"]).exit == 0)
            #expect(folder.text(of: "PhotoGridView.kt")?.hasPrefix("package org.`fun`.grids\n") == true)
            #expect(gridgen(arguments + ["--check"]).exit == 0)
        }
    }

    @Test func theKitInJavaScriptHasDeclarations() throws {
        try withTemporaryFolder { folder in
            let arguments = ["kit", "--language", "js", "--npm", "--out-dir", folder.path]
            #expect(gridgen(arguments).exit == 0)
            let files = Self.typeScriptModules.flatMap { [$0 + ".d.ts", $0 + ".js"] }
            #expect(folder.contents == (files + ["package.json"]).sorted())
            let script = try #require(folder.text(of: "gridgen-kit.js"))
            #expect(
                script.contains(
                    "\nexport function makeLayout(grid, request) {\n  const space = new Space();\n"))
            let declarations = try #require(folder.text(of: "gridgen-kit.d.ts"))
            #expect(declarations.contains("\nexport declare const inTable: Kind;\n"))
            // Nothing is left to compile.
            #expect(folder.text(of: "package.json")?.contains("scripts") == false)
            #expect(gridgen(arguments + ["--check"]).exit == 0)
        }
    }

    @Test(arguments: [
        (["--language", "c", "--views", "android"], "`--views` is for `kotlin`"),
        (["--language", "ts", "--package", "org.example"], "a package for npm is `--npm`"),
        (["--language", "kotlin", "--views", "ios"], "unknown platform of views `ios`"),
        (["--language", "kotlin", "--package", "org..a"], "`org..a` can't name a package"),
    ])
    func optionsOfOtherKits(_ arguments: [String], _ message: String) {
        let session = gridgen(["kit", "--out-dir", "x"] + arguments)
        #expect(session.exit == 2 && session.errors.contains(message))
    }

    @Test func aFolderIsNeededAndNothingElse() {
        #expect(gridgen("kit").errors.hasPrefix("gridgen: error: name the folder with `--out-dir`"))
        #expect(gridgen("kit", "x", "--out-dir", "y").errors.contains("`x` is one argument too many"))
    }

    @Test func aFileInTheWayIsReported() throws {
        try withTemporaryFolder { folder in
            let file = try folder.write("Kit", "")
            let session = gridgen("kit", "--out-dir", file)
            #expect(session.exit == 2)
            #expect(session.errors.contains("Kit"))
            #expect(folder.text(of: "Kit") == "")
        }
    }
}
