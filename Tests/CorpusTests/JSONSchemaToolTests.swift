import Foundation
import GridEmit
import GridModel
import TestSupport
import Testing

/// The JSON against its published schema, by an independent validator.
@Suite("JSON schema, by check-jsonschema", Tool("check-jsonschema").required) struct JSONSchemaToolTests {
    static let schema = Repository.root.appending(path: "Sources/GridEmit/JSON/grid.schema.json").path

    @Test("the schema is valid")
    func metaschema() throws {
        let result = try run("check-jsonschema", ["--check-metaschema", Self.schema])
        #expect(result.status == 0, "\(result.output)")
    }

    @Test("every document validates")
    func documents() throws {
        let files =
            Repository.files(in: "generated", ending: ".grid.json")
            + Repository.files(in: "Tests/Corpus/Goldens", ending: ".grid.json")
        let result = try run("check-jsonschema", ["--schemafile", Self.schema] + files.map(\.path))
        #expect(result.status == 0, "\(result.output)")
    }

    @Test("every document with exact fractions validates")
    func fractions() throws {
        try withTemporaryFolder { folder in
            var files: [String] = []
            for grid in try Corpus.grids() {
                var options = EmitOptions()
                options.fractions = true
                let file = folder.appending(path: "\(files.count).json")
                try emit(grid, as: .json, options: options).write(
                    to: file, atomically: true, encoding: .utf8)
                files.append(file.path)
            }
            let result = try run("check-jsonschema", ["--schemafile", Self.schema] + files)
            #expect(result.status == 0, "\(result.output)")
        }
    }

    @Test(
        "a document that violates the schema is detected",
        arguments: [
            ("\"count\": 1,", "\"count\": 0,"), ("\"role\": \"photo\"", "\"role\": \"foto\""),
            ("\"format\": 1", "\"format\": 3"), ("{\"w\": 1}", "{\"w\": \"1/0\"}"),
            ("\"show\": 9", "\"shows\": 9"),
        ])
    func broken(old: String, new: String) throws {
        let file = Repository.root.appending(path: "generated/nice.grid.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        let changed = text.replacingOccurrences(of: old, with: new)
        #expect(changed != text)
        try withTemporaryFolder { folder in
            let copy = folder.appending(path: "broken.json")
            try changed.write(to: copy, atomically: true, encoding: .utf8)
            let result = try run("check-jsonschema", ["--schemafile", Self.schema, copy.path])
            #expect(result.status != 0, "\(result.output)")
        }
    }
}

/// The changes that `gridgen diff` finds in the corpus, against their published schema.
@Suite("Differences schema, by check-jsonschema", Tool("check-jsonschema").required)
struct DifferencesSchemaToolTests {
    static let schema = Repository.root.appending(path: "Sources/GridCommand/Diff/differences.schema.json")
        .path

    @Test("every document validates")
    func documents() throws {
        #expect(try run("check-jsonschema", ["--check-metaschema", Self.schema]).status == 0)
        let gridgen = try #require(Repository.gridgen)
        let folder = Repository.root.appending(path: "Tests/Corpus/Diff")
        try withTemporaryFolder { output in
            var files: [String] = []
            for name in DiffCorpusTests.cases {
                let arguments = ["diff", "\(name).old.grid", "\(name).new.grid", "--output-format", "json"]
                let file = output.appending(path: "\(name).json")
                try run(gridgen.path, arguments, in: folder).output.write(
                    to: file, atomically: true, encoding: .utf8)
                files.append(file.path)
            }
            let result = try run("check-jsonschema", ["--schemafile", Self.schema] + files)
            #expect(result.status == 0, "\(result.output)")
        }
    }
}

/// The lines that `gridgen vectors` writes, against their published schema.
@Suite("Schema of vectors, by check-jsonschema", Tool("check-jsonschema").required)
struct VectorsSchemaToolTests {
    static let schema = Repository.root.appending(path: "Sources/GridEmit/Vectors/vectors.schema.json").path

    @Test("every line validates, and no line with an unknown member")
    func lines() throws {
        #expect(try run("check-jsonschema", ["--check-metaschema", Self.schema]).status == 0)
        let gridgen = try #require(Repository.gridgen)
        let specs = ["specs/facebook.grid", "specs/feed.grid", "specs/justified.grid", "specs/picker.grid"]
        let lines = try run(gridgen.path, ["vectors", "--count", "24"] + specs, in: Repository.root).output
        try withTemporaryFolder { folder in
            let files = try lines.split(separator: "\n").enumerated().map {
                let file = folder.appending(path: "\($0.offset).json")
                try $0.element.write(to: file, atomically: true, encoding: .utf8)
                return file.path
            }
            #expect(files.count == 97)
            let result = try run("check-jsonschema", ["--schemafile", Self.schema] + files)
            #expect(result.status == 0, "\(result.output)")
            let wrong = lines.replacing("\"count\":", with: "\"number\":").split(separator: "\n")[1]
            let file = folder.appending(path: "wrong.json")
            try wrong.write(to: file, atomically: true, encoding: .utf8)
            #expect(try run("check-jsonschema", ["--schemafile", Self.schema, file.path]).status != 0)
        }
    }
}

/// The lists of images, against their published schema.
@Suite("Schema of images, by check-jsonschema", Tool("check-jsonschema").required)
struct ImagesSchemaToolTests {
    static let schema = Repository.root.appending(path: "Sources/GridEmit/Images/images.schema.json").path

    @Test("every document validates, and none with another member")
    func documents() throws {
        #expect(try run("check-jsonschema", ["--check-metaschema", Self.schema]).status == 0)
        let files =
            Repository.files(in: "generated", ending: ".images.json")
            + Repository.files(in: "Tests/Corpus/Goldens", ending: ".images.json")
        #expect(files.count > 30)
        let result = try run("check-jsonschema", ["--schemafile", Self.schema] + files.map(\.path))
        #expect(result.status == 0, "\(result.output)")
        let text = try String(contentsOf: try #require(files.first), encoding: .utf8)
        try withTemporaryFolder { folder in
            for (old, new) in [("\"step\": ", "\"steps\": "), ("\"widths\": [", "\"widths\": [0, ")] {
                let file = folder.appending(path: "wrong.json")
                try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
                #expect(try run("check-jsonschema", ["--schemafile", Self.schema, file.path]).status != 0)
            }
        }
    }
}

/// The data of albums, against their published schema.
@Suite("Schema of albums, by check-jsonschema", Tool("check-jsonschema").required)
struct AlbumSchemaToolTests {
    static let schema = Repository.root.appending(path: "Sources/GridEmit/Baking/album.schema.json").path

    @Test(
        "the golden validates, and not with another member or focus; images of known photos are such a list")
    func documents() throws {
        #expect(try run("check-jsonschema", ["--check-metaschema", Self.schema]).status == 0)
        let commands = Repository.root.appending(path: "Tests/Corpus/Commands")
        let golden = commands.appending(path: "bake-data.json")
        #expect(try run("check-jsonschema", ["--schemafile", Self.schema, golden.path]).status == 0)
        let images = commands.appending(path: "bake-images.json").path
        #expect(
            try run("check-jsonschema", ["--schemafile", ImagesSchemaToolTests.schema, images]).status == 0)
        let text = try String(contentsOf: golden, encoding: .utf8)
        try withTemporaryFolder { folder in
            for (old, new) in [("\"alt\": ", "\"alts\": "), ("[0.5, 0.2]", "[0.5, 1.2]")] {
                let file = folder.appending(path: "wrong.json")
                try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
                #expect(try run("check-jsonschema", ["--schemafile", Self.schema, file.path]).status != 0)
            }
        }
    }
}
