// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Kit",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "gridgen", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Albums",
            dependencies: [.product(name: "GridgenKit", package: "gridgen")],
            plugins: [.plugin(name: "GridgenBuild", package: "gridgen")])
    ]
)
