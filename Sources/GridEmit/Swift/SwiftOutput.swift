internal import GridModel

extension Output {
    static let swift = Output(name: "swift", suffix: ".swift") { grid, options, printer in
    }
}
