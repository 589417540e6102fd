internal import GridCommand
internal import GridSyntax

// Takes every prefix of each file it is given, and each file without each of its bytes, the whole way.
@main struct Sweep {
    static func main() {
        var count = 0
        for path in CommandLine.arguments.dropFirst() {
            guard let bytes = bytes(ofFile: path) else { fatalError("can't read \(path)") }
            for place in bytes.indices {
                tryPipeline(Array(bytes[..<place]))
                tryPipeline(Array(bytes[..<place] + bytes[(place + 1)...]))
                count += 2
            }
        }
        print("\(count) prefixes and deletions")
    }
}
