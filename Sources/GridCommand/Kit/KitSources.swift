/// The sources of a kit, which `gridgen kit` writes.
struct KitSources {
    /// The language, as `--emit` calls it.
    let language: String
    /// The files, with their paths in the kit's folder.
    let files: [(path: String, text: StaticString)]

    static var all: [KitSources] { [swift, typeScript, kotlin, c] }
}
