// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// The package with the compiled program instead of its sources, for quick builds; `build` puts it together.
let package = Package(
    name: "gridgen",
    // The kit needs no newer macOS; the program, which does, is compiled already, and runs on the machine that builds.
    platforms: [.macOS(.v11), .iOS(.v13), .tvOS(.v13), .visionOS(.v1)],
    products: [
        .library(name: "GridgenKit", targets: ["GridgenKit"]),
        .plugin(name: "GridgenBuild", targets: ["GridgenBuild"]),
        .plugin(name: "GridgenCommand", targets: ["GridgenCommand"]),
    ],
    targets: [
        .binaryTarget(name: "gridgen", path: "gridgen.artifactbundle"),
        .target(name: "GridgenKit", swiftSettings: settings),
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
    ]
)
