internal import GridModel

extension Output {
    static let css = Output(name: "css", suffix: ".css") { grid, options, printer in
    }
}
