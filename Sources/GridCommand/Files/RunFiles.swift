/// The files that a run reads, and those that it will write: none that is read may be overwritten, none written twice.
///
/// Files are compared by identity, before the first one is written, so links and spellings of a path don't matter.
package struct RunFiles {
    /// A file and its part in the run.
    package struct Use {
        /// `-` is standard input, or standard output.
        let path: String
        /// How messages name it. A file that is read has a kind, such as `spec`; what is written is `the page`.
        var what: String { describe() }
        private let describe: () -> String

        package init(path: String, what: @autoclosure @escaping () -> String) {
            self.path = path
            describe = what
        }
    }

    /// The reason why the run may not write its files, if there is one.
    package private(set) var problem: String?
    private let paths: [String]
    private var places = Places()
    private var read: [FileIdentity: Use] = [:]
    private var written: [FileIdentity: Use] = [:]
    private var printed: Use?

    package init(reading: [Use], writing: [Use]) {
        paths = writing.map { $0.path }.filter { $0 != "-" }
        // What is printed can't overwrite a file.
        for use in reading where !paths.isEmpty {
            if let identity = identity(ofRead: use.path), read[identity] == nil { read[identity] = use }
        }
        for use in writing where problem == nil { problem = add(use) }
    }

    /// Removes what killed runs left beside the files to write.
    package func removeLeftovers() { TemporaryFile.removeLeftovers(beside: paths) }

    /// The file that a path reads; nil for a pipe or a device, since nothing in it can be lost.
    private mutating func identity(ofRead path: String) -> FileIdentity? {
        if path == "-" { return FileIdentity(ofFileBehind: 0) }
        return kind(of: path, followingLinks: true) == .other ? nil : places.file(at: path)
    }

    /// Adds a file that will be written, and returns the problem with it.
    private mutating func add(_ use: Use) -> String? {
        if use.path == "-" {
            defer { printed = use }
            return printed.map { "\($0.what) and \(use.what) would both write to standard output" }
        }
        let identity = places.file(at: use.path)
        let path = "`\(shown(use.path))`"
        if let source = read[identity] {
            return
                "\(path) is \(description(of: source, writtenAs: use.path)); \(use.what) can't overwrite it"
        }
        guard let other = written.updateValue(use, forKey: identity) else { return nil }
        let also = other.path == use.path ? "" : ", the same file as `\(shown(other.path))`"
        return "\(other.what) and \(use.what) would both write \(path)\(also)"
    }

    private func description(of source: Use, writtenAs path: String) -> String {
        if source.path == "-" { return "the file that standard input comes from" }
        if source.path == path { return "the \(source.what)" }
        return "the same file as the \(source.what) `\(shown(source.path))`"
    }
}
