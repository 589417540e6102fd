// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// The targets stand in the order of the pipeline; imports only run upwards.
let package = Package(
    name: "gridgen",
    platforms: [.macOS(.v15), .iOS(.v13), .tvOS(.v13), .visionOS(.v1)],
    products: [
        .executable(name: "gridgen", targets: ["gridgen"]),
        .executable(name: "gridgen-language-server", targets: ["LanguageServer"]),
        .library(name: "Gridgen", targets: ["GridSyntax", "GridModel", "GridEmit"]),
        .library(name: "GridgenKit", targets: ["GridgenKit"]),
        .plugin(name: "GridgenBuild", targets: ["GridgenBuild"]),
        .plugin(name: "GridgenCommand", targets: ["GridgenCommand"]),
    ],
    targets: [
        .target(name: "GridSyntax", swiftSettings: settings),
        .target(name: "GridModel", dependencies: ["GridSyntax"], swiftSettings: settings),
        .target(
            name: "GridEmit",
            dependencies: ["GridModel", "GridSyntax"],
            exclude: [
                "JSON/grid.schema.json", "Vectors/vectors.schema.json", "Images/images.schema.json",
                "Baking/album.schema.json",
            ],
            swiftSettings: settings
        ),
        // Sources of the kits and the page of `gridgen play`, as they are.
        .target(name: "IncludedTexts"),
        // What the programs and the page share.
        .target(
            name: "GridServices", dependencies: ["GridModel", "GridSyntax", "IncludedTexts"],
            swiftSettings: settings),
        // What a web page asks: `gridgen play` answers it, or the same code as WebAssembly, by `Sources/Playground/build`.
        .target(
            name: "Playground",
            dependencies: ["GridSyntax", "GridModel", "GridEmit", "GridServices"],
            exclude: ["build", "shims.c", "Page"],
            swiftSettings: settings
        ),
        .target(
            name: "GridCommand",
            dependencies: [
                "GridSyntax", "GridModel", "GridEmit", "GridServices", "IncludedTexts",
            ],
            exclude: ["Rendering/diagnostics.schema.json", "Diff/differences.schema.json"],
            swiftSettings: settings
        ),
        // The server of `gridgen play`.
        .target(
            name: "GridPlay",
            dependencies: [
                "GridCommand", "Playground", "GridEmit", "GridServices", "GridSyntax", "IncludedTexts",
            ],
            swiftSettings: settings
        ),
        // The runtime of generated code, and views; for apps, and without the compiler.
        .target(name: "GridgenKit", swiftSettings: settings),
        .executableTarget(
            name: "gridgen", dependencies: ["GridPlay", "GridCommand"], swiftSettings: settings),
        // For editors. The only part of the compiler that uses Foundation.
        .executableTarget(
            name: "LanguageServer",
            dependencies: ["GridServices", "GridEmit", "GridModel", "GridSyntax"],
            swiftSettings: settings
        ),
        // Writes what the sources contain of each other; for `make record`.
        .executableTarget(
            name: "recorder", dependencies: ["GridEmit", "GridModel", "GridSyntax"], swiftSettings: settings),
        .plugin(
            name: "GridgenBuild",
            capability: .buildTool(),
            dependencies: ["gridgen"],
            path: "Sources/Plugins/GridgenBuild"
        ),
        .plugin(
            name: "GridgenCommand",
            capability: .command(
                intent: .custom(verb: "gridgen", description: "Compile, check and format layout specs"),
                permissions: [
                    .writeToPackageDirectory(
                        reason: "gridgen writes what specs make where its arguments say")
                ]
            ),
            dependencies: ["gridgen"],
            path: "Sources/Plugins/GridgenCommand"
        ),

        .target(
            name: "TestSupport",
            dependencies: ["GridSyntax", "GridModel"],
            path: "Tests/TestSupport",
            swiftSettings: settings
        ),
        .testTarget(
            name: "GridSyntaxTests", dependencies: ["GridSyntax", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "GridModelTests",
            dependencies: ["GridModel", "GridSyntax", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "GridEmitTests",
            dependencies: ["GridEmit", "GridModel", "GridSyntax", "TestSupport", "recorder"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "GridCommandTests",
            dependencies: [
                "GridPlay", "GridCommand", "GridEmit", "GridServices", "GridSyntax", "IncludedTexts",
                "TestSupport",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PlaygroundTests",
            dependencies: ["Playground", "GridEmit", "GridModel", "GridSyntax", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "LanguageServerTests",
            dependencies: ["LanguageServer", "GridEmit", "GridModel", "GridSyntax", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CorpusTests",
            dependencies: ["gridgen", "GridCommand", "GridEmit", "GridModel", "GridSyntax", "TestSupport"],
            exclude: ["Programs"],
            swiftSettings: settings
        ),
    ],
    cLanguageStandard: .gnu2x
)

// Plugins run gridgen, which is compiled a second time for them. CI leaves them out, but for the packages that use them.
if Context.environment["GRIDGEN_PLUGINS"] == "no" {
    package.products.removeAll { $0 is Product.Plugin }
    package.targets.removeAll { $0.type == .plugin }
}
