// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Ten",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "gridgen", path: "../../..")],
    targets: [
        .target(name: "Layouts", plugins: [.plugin(name: "GridgenBuild", package: "gridgen")]),
        .executableTarget(name: "Ten", dependencies: ["Layouts"]),
    ]
)
