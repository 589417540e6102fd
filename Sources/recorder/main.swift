// Writes what the sources of the package contain of each other: `swift run recorder`. Fails if one has changed, so that nobody
// takes it for tested.
internal import Foundation

do {
    var isSame = true
    for file in try recordedFiles() where file.text != file.textOnDisk {
        isSame = false
        print(file.path)
        try file.text.write(to: file.url, atomically: true, encoding: .utf8)
    }
    exit(isSame ? 0 : 1)
} catch {
    print("error: \(error)")
    exit(1)
}
