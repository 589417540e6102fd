import Foundation
import TestSupport
import Testing

/// Dependency files, read by Make and Ninja.
@Suite("Dependency files, in Make and Ninja", Tool("make").required, Tool("ninja").required)
struct DependencyFileToolTests {
    /// Names of specs that run `touch pwned` if Make, or the shell of a recipe, takes them for more than a name.
    static let attacks = [
        "a;touch pwned;", "a;touch${IFS}pwned;", "a!=touch${IFS}pwned;", "a!=touch pwned #", "a`touch pwned`",
        "a$(shell touch pwned)", "a${shell touch pwned}", "a$(touch pwned)", "a&touch pwned&",
        "a|touch pwned|",
        "a<b>pwned", "%", "a%", "a\\", "a=$(shell touch pwned)", "a\ntouch pwned", "a\n\ttouch pwned", "~",
        "a $(shell touch pwned)", "a $$(shell touch pwned)",
    ]

    /// Every sign of ASCII.
    static let signs = (0x20..<0x7F).map { UInt8($0) }.map { Character(Unicode.Scalar($0)) }
        .filter { !$0.isLetter && !$0.isNumber && $0 != "/" }

    private func run(_ script: String, name: String, in folder: URL) throws -> String {
        let binary = try #require(Repository.gridgen)
        let begin = """
            gridgen='\(binary.path)'; export LLVM_PROFILE_FILE=/dev/null; name=$1
            echo '1: 1' > "$name.grid"

            """
        return try TestSupport.run("bash", ["-c", begin + script, "test", name], in: folder).output
    }

    /// Whether gridgen writes the dependencies of a spec with this name. If it doesn't, it says why, and writes nothing.
    private func isWritten(_ name: String, in folder: URL) throws -> Bool {
        let script =
            #""$gridgen" "$name.grid" --emit json -o "$name.json" --depfile deps; echo $?; ls deps "$name.json""#
        let output = try run(script, name: name, in: folder)
        if output.hasPrefix("0\n") { return true }
        #expect(output.hasPrefix("gridgen: error: `--depfile` can't name "), "\(output)")
        #expect(output.contains("\n2\n") && !output.contains("\ndeps"), "\(output)")
        return false
    }

    @Test("no name of a spec becomes a command", arguments: attacks)
    func attack(name: String) throws {
        try withTemporaryFolder { folder in
            _ = try isWritten(name, in: folder)
            let script = #"""
                touch deps
                printf 'all: other\n%%.json:\n\t@cat $^ > /dev/null\nother:\n\t@:\n-include deps\n' > Makefile
                printf '.SECONDEXPANSION:\n' | cat - Makefile > Twice
                # As an argument, a name with `=` would be a variable.
                case $name in *=*) goal=all ;; *) goal="$name.json" ;; esac
                for file in Makefile Twice; do make -f $file; make -f $file "$goal"; done > log 2>&1
                ls -A
                """#
            let files = try run(script, name: name, in: folder)
            #expect(!files.split(separator: "\n").contains("pwned"), "\(files)")
        }
    }

    @Test("a name with any sign is refused, or both know what its output depends on", arguments: signs)
    func sign(_ sign: Character) throws {
        let refused: Set<Character> = [";", "%", "`", "=", "*", "?", "&", "|", "<", ">", "\"", "'", "^"]
        // What begins with a hyphen is an option.
        for name in ["a\(sign)b", "\(sign)a", "b\(sign)"] where !name.hasPrefix("-") {
            try withTemporaryFolder { folder in
                let isRefused = refused.contains(sign) || sign == "~" && name == "~a"
                let isWritten = try isWritten(name, in: folder)
                #expect(isWritten == !isRefused, "\(name)")
                if isRefused { return }
                let script = #"""
                    printf '%%.json:\n\t@echo made\n-include deps\n' > Makefile
                    path=${name//\$/\$\$}; path=${path// /\$ }; path=${path//:/\$:}
                    printf 'rule json\n  command = echo made\n  depfile = deps\nbuild %s.json: json\n' "$path" > build.ninja
                    touch -d '1 hour ago' "$name.grid"
                    for turn in fresh stale; do
                        make "$name.json" 2>&1 | grep -c '^made$'
                        [ $turn = stale ] || ninja > /dev/null
                        ninja -n -d explain 2>&1 | grep -c "older than most recent input" | sed 's/[1-9].*/1/'
                        touch -d '1 hour' "$name.grid"
                    done
                    """#
                let output = try run(script, name: name, in: folder)
                #expect(output == "0\n0\n1\n1\n", "\(name): \(output)")
            }
        }
    }
}
