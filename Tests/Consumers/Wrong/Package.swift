// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Wrong",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "gridgen", path: "../../..")],
    targets: [
        .executableTarget(name: "Wrong", plugins: [.plugin(name: "GridgenBuild", package: "gridgen")])
    ]
)
