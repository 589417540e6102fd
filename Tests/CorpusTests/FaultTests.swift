import Foundation
import GridCommand
import TestSupport
import Testing

/// Faults of the operating system, tested with the real binary.
@Suite("Faults") struct FaultTests {
    func shell(_ script: String, in folder: URL) throws -> ProgramResult {
        let binary = try #require(Repository.gridgen)
        return try run(
            "bash",
            [
                "-c",
                "binary='\(binary.path)'; export LLVM_PROFILE_FILE=/dev/null; gridgen() { \"$binary\" \"$@\"; }\n\(script)",
            ],
            in: folder)
    }

    @Test("output that nobody reads ends quietly, and other files are still written")
    func brokenPipe() throws {
        try withTemporaryFolder { folder in
            let script = """
                for spec in a b; do echo '1..100: rows of 3' > $spec.grid; done; echo '1..9:rows of 3' > c.grid
                for command in 'a.grid --emit json' 'show a.grid' 'lint a.grid' 'fmt --diff -q c.grid' 'rule' '--help' \\
                    'a.grid --emit json=-,css=a.css'; do
                    { sleep 0.3; gridgen $command; echo $? > code; } | true; cat code
                done
                head -c 2 a.css
                """
            let result = try shell(script, in: folder)
            #expect(result.output == String(repeating: "141\n", count: 7) + "/*", "\(result.output)")
        }
    }

    @Test("a file name may be invalid UTF-8")
    func namesOfAnyBytes() throws {
        try withTemporaryFolder { folder in
            let script = """
                name=$(printf 'caf\\xe9'); echo '1:1' > "$name.grid"
                gridgen "$name.grid" --emit json > /dev/null && gridgen . --emit swift --out-dir "$name" && gridgen fmt . -q
                gridgen lint . --output-format sarif | grep -o 'caf[^"]*' | head -1; cat "$name.grid"; ls -b "$name"
                """
            let result = try shell(script, in: folder)
            #expect(result.output == "1: 1\ncaf\\351.grid.swift\n", "\(result.output)")
        }
    }

    @Test("endless input is read up to the size limit of specs")
    func endless() throws {
        try withTemporaryFolder { folder in
            let result = try shell("gridgen /dev/zero --emit json; echo $?", in: folder)
            #expect(result.output.contains("[file-too-large]") && result.output.hasSuffix("1\n"))
        }
    }

    @Test("a symbolic link as output stays a link, and its target is written")
    func symbolicLink() throws {
        try withTemporaryFolder { folder in
            let script =
                "echo old > target; ln -s target link; echo '1: 1' | gridgen - --emit css -o link; readlink link; cat target"
            let result = try shell(script, in: folder)
            #expect(result.output.hasPrefix("target\n/*") && !result.output.contains("old"))
        }
    }

    @Test("a link that can't be followed isn't replaced: its target may exist")
    func linkThatCannotBeFollowed() throws {
        try withTemporaryFolder { folder in
            let script = """
                echo '1: 1' > a.grid; echo text > file; mkdir out; ln -s loop loop; ln -s file/inner inner
                ln -s ../loop out/a.grid.css
                gridgen a.grid --emit css -o loop; echo $?
                gridgen a.grid --emit css -o inner; echo $?
                gridgen a.grid --emit css --out-dir out; echo $?
                gridgen a.grid --emit css -o loop --check; echo $?
                readlink loop inner out/a.grid.css
                ln -s nowhere gone; gridgen a.grid --emit css -o gone; echo $?; [ -L gone ] || head -c 2 gone
                """
            let result = try shell(script, in: folder).output
            let reason = "is a symbolic link that can't be followed"
            let loop = "\(reason): Too many levels of symbolic links\n2\n"
            #expect(
                result
                    == "gridgen: error: loop: \(loop)gridgen: error: inner: \(reason): Not a directory\n2\n"
                    + "gridgen: error: out/a.grid.css: \(loop)gridgen: error: loop: \(loop)"
                    + "loop\nfile/inner\n../loop\n0\n/*")
        }
    }

    @Test("a link out of the output folder can't be used to write elsewhere")
    func linkOutOfFolder() throws {
        try withTemporaryFolder { folder in
            let script = """
                mkdir out specs; echo '1: 1' | tee a.grid > specs/b.grid; echo old > victim
                ln -s ../victim out/a.grid.css; ln -s ../victim specs/b.grid.css
                gridgen a.grid --emit json,css --out-dir out; echo $?
                gridgen a.grid --emit json,css --out-dir out --check; echo $?
                gridgen specs --emit json,css; echo $?
                gridgen a.grid specs --emit json --out-dir out; echo $?
                cat victim; ls out specs; rm out/a.grid.css
                mkfifo out/a.grid.css; timeout 20 $binary a.grid --emit css --out-dir out; echo $?; rm out/a.grid.css
                mkdir out/deep; echo old > out/deep/kept; ln -s deep/kept out/a.grid.css
                gridgen a.grid --emit css --out-dir out; echo $?; readlink out/a.grid.css; head -c 2 out/deep/kept; echo
                ln -sf ../nowhere out/a.grid.css; gridgen a.grid --emit css --out-dir out; echo $?
                ls; cmp out/a.grid.css out/deep/kept; readlink out/a.grid.css
                ln -s out link; ln -sf $PWD/victim out/a.grid.css
                gridgen a.grid --emit json --out-dir link; gridgen a.grid --emit css=link/a.grid.css; head -c 2 victim
                """
            let result = try shell(script, in: folder).output
            let reason =
                "is a symbolic link that leads out of its folder; name the file with `--emit KIND=PATH`"
            #expect(
                result
                    == """
                    gridgen: error: out/a.grid.css: \(reason)
                    2
                    gridgen: error: out/a.grid.css: \(reason)
                    2
                    gridgen: error: specs/b.grid.css: \(reason)
                    2
                    0
                    old
                    out:
                    a.grid.css
                    a.grid.json
                    b.grid.json

                    specs:
                    b.grid
                    b.grid.css
                    gridgen: error: out/a.grid.css: is not a regular file
                    2
                    0
                    deep/kept
                    /*
                    0
                    a.grid
                    out
                    specs
                    victim
                    /*
                    """, "\(result)")
        }
    }

    @Test("the file that standard input comes from is not overwritten")
    func redirectedInput() throws {
        try withTemporaryFolder { folder in
            let script = """
                echo '1: 1' > a.grid; ln a.grid b.grid
                for output in a.grid b.grid /dev/null; do
                    gridgen - --emit css -o $output < a.grid; echo $?
                done
                cat a.grid | gridgen - --emit css -o c.css; echo $?; cat a.grid
                """
            let result = try shell(script, in: folder).output
            let reason = "is the file that standard input comes from; `css` of `-` can't overwrite it"
            #expect(
                result == """
                    gridgen: error: `a.grid` \(reason)
                    2
                    gridgen: error: `b.grid` \(reason)
                    2
                    0
                    0
                    1: 1

                    """, "\(result)")
        }
    }

    @Test("a full device is reported, and the old file stays intact")
    func full() throws {
        try withTemporaryFolder { folder in
            let script =
                "echo '1: 1' | gridgen - --emit css > /dev/full; echo $?; echo '1: 1' | gridgen - --emit css -o /dev/full; echo $?"
            let reported = try shell(script, in: folder).output.split(separator: "\n")
            #expect(
                reported == [
                    "gridgen: error: standard output: No space left on device", "2",
                    "gridgen: error: /dev/full: No space left on device", "2",
                ])
        }
    }

    @Test("a file size limit is reported, and the old file stays intact")
    func limitedSize() throws {
        try withTemporaryFolder { folder in
            let script = """
                echo old > out.json; echo '1..9: rows of 3' > a.grid
                (ulimit -f 1; trap '' XFSZ; gridgen a.grid --emit json -o out.json); echo $?
                cat out.json; ls -A
                """
            let result = try shell(script, in: folder).output
            #expect(
                result == "gridgen: error: out.json: File too large\n2\nold\na.grid\nout.json\n", "\(result)")
        }
    }

    @Test("a pipe in a folder is reported without blocking, a pipe as argument is read")
    func pipes() throws {
        try withTemporaryFolder { folder in
            let script = """
                mkdir specs; printf '1: 1\\n' > specs/a.grid; mkfifo specs/b.grid
                for command in lint fmt 'build --emit json --out-dir out'; do
                    timeout 20 "$binary" $command specs; echo $?
                done
                ls specs out
                for command in lint fmt show 'build --emit json'; do
                    timeout 20 "$binary" $command <(echo '1: 2') > /dev/null 2>&1; echo $?
                    echo '1: 2' | timeout 20 "$binary" $command /dev/stdin > /dev/null 2>&1; echo $?
                done | sort | uniq -c
                """
            let result = try shell(script, in: folder).output
            let reported = "gridgen: error: specs/b.grid: is not a regular file\n"
            #expect(
                result == reported + "no findings in 1 file\n2\n" + reported
                    + "1 spec is already formatted\n2\n"
                    + reported + "2\nout:\na.grid.json\n\nspecs:\na.grid\nb.grid\n      2 0\n      6 1\n",
                "\(result)")
        }
    }

    @Test("a write-protected folder is reported, and its content stays")
    func readOnly() throws {
        try withTemporaryFolder { folder in
            // Root may write anywhere.
            let script = """
                mkdir closed; echo old > closed/a.css; echo '1: 1' > a.grid; chmod 644 a.grid closed/a.css; chmod 555 closed; chmod 755 .
                drop=(); [ $(id -u) != 0 ] || drop=(setpriv --reuid=65534 --regid=65534 --clear-groups)
                "${drop[@]}" $binary a.grid --emit css -o closed/a.css; echo $?
                "${drop[@]}" $binary a.grid --emit css,json --out-dir closed; echo $?
                "${drop[@]}" $binary a.grid --emit css --out-dir closed/deeper; echo $?
                chmod 600 a.grid
                [ $(id -u) != 0 ] || { "${drop[@]}" $binary a.grid --emit css; echo $?; }
                ls -A closed; cat closed/a.css; chmod 755 closed
                """
            let result = try shell(script, in: folder).output
            #expect(
                result.hasPrefix(
                    """
                    gridgen: error: closed/a.css: Permission denied
                    2
                    gridgen: error: closed/a.grid.css: Permission denied
                    gridgen: error: closed/a.grid.json: Permission denied
                    2
                    gridgen: error: closed/deeper: Permission denied
                    2

                    """) && result.hasSuffix("a.css\nold\n"), "\(result)")
            if getuid() == 0 {
                #expect(result.contains("gridgen: error: a.grid: Permission denied\n2\n"), "\(result)")
            }
        }
    }

    @Test("only written specs count as formatted or fixed")
    func unwritten() throws {
        try withTemporaryFolder { folder in
            // Root may write anywhere.
            let script = """
                mkdir open closed; for spec in open/a closed/b; do printf '1:1\\n3: 1 2\\n' > $spec.grid; done
                printf '1:1\\n' > open/c.grid; chmod -R a+rwX open; chmod 444 closed/b.grid; chmod 555 closed; chmod 755 .
                drop=(); [ $(id -u) != 0 ] || drop=(setpriv --reuid=65534 --regid=65534 --clear-groups)
                "${drop[@]}" $binary lint --fix closed; echo $?
                printf '1:1\\n' > open/a.grid; chmod 755 closed; printf '1:1\\n' > closed/b.grid; chmod 555 closed
                "${drop[@]}" $binary fmt closed; echo $?
                "${drop[@]}" $binary fmt closed open; echo $?
                cat closed/b.grid; chmod 755 closed
                """
            let result = try shell(script, in: folder).output
            let reported = "gridgen: error: closed/b.grid: Permission denied\n"
            #expect(
                result == reported + "2\n" + reported + "2\n" + reported + "2 specs formatted\n2\n1:1\n",
                "\(result)")
        }
    }

    @Test("a spec that comes and goes is built or reported missing")
    func vanishing() throws {
        try withTemporaryFolder { folder in
            let script = """
                mkdir specs; echo '1: 1' > specs/other.grid
                while :; do echo '1..9: rows of 3' > specs/a.grid; rm -f specs/a.grid; mkdir specs/a.grid; rmdir specs/a.grid; done 2>/dev/null &
                for try in $(seq 40); do gridgen specs --emit json --out-dir out 2>&1; echo $?; done | sort | uniq
                { kill -9 $!; wait $!; } 2> /dev/null
                gridgen specs/other.grid --emit json | cmp - out/other.grid.json && echo whole
                """
            // Read at the wrong moment, the spec is empty and has no rule.
            let allowed: Set<Substring> = [
                "0", "1", "2", "whole",
                "gridgen: error: specs/a.grid: No such file or directory",
                "gridgen: error: specs/a.grid: is a folder, not a file",
                "gridgen: error: specs/a.grid: has no `.grid` files",
            ]
            let reported = try shell(script, in: folder).output.split(separator: "\n")
            let other = reported.filter {
                !allowed.contains($0) && !$0.contains("spec-empty") && !$0.hasPrefix(" ")
                    && !$0.hasPrefix("1 ")
            }
            #expect(other.isEmpty && reported.contains("whole") && reported.contains("0"), "\(reported)")
        }
    }

    @Test("a folder in place of a file is reported")
    func folders() throws {
        try withTemporaryFolder { folder in
            let script =
                "mkdir a.css; echo '1: 1' | gridgen - --emit css -o a.css; echo $?; mkdir b.grid; gridgen fmt b.grid/; echo $?"
            let result = try shell(script, in: folder).output
            #expect(
                result == """
                    gridgen: error: a.css: is a folder, not a file to write
                    2
                    gridgen: error: b.grid/: has no `.grid` files
                    2

                    """)
        }
    }

    @Test("gridgen works without streams, home or environment as far as possible")
    func bare() throws {
        try withTemporaryFolder { folder in
            let script = """
                echo '1: 1' > a.grid; echo '1: 2' > wrong.grid
                gridgen a.grid --emit css -o whole.css
                env -i $binary a.grid --emit css | cmp - whole.css; echo "empty environment: $?"
                env -u HOME -u USER -u PATH $binary a.grid --emit css | cmp - whole.css; echo "no home: $?"
                gridgen a.grid --emit css -o one.css <&- >&- 2>&-; echo "no streams: $?"; cmp one.css whole.css
                gridgen - --emit css <&-; echo "no input: $?"
                gridgen a.grid --emit css >&-; echo "no output: $?"
                gridgen wrong.grid a.grid --emit css --out-dir out 2>&-; echo "no errors: $?"; cmp out/a.grid.css whole.css
                gridgen fmt wrong.grid <&- >&- 2>&-; echo "no streams: $?"; cat wrong.grid
                ls -A --ignore='*.profraw' . out
                """
            let result = try shell(script, in: folder).output
            #expect(
                result
                    == """
                    empty environment: 0
                    no home: 0
                    no streams: 0
                    gridgen: error: standard input: Bad file descriptor
                    no input: 2
                    gridgen: error: standard output: Bad file descriptor
                    no output: 2
                    no errors: 1
                    no streams: 0
                    1: 2
                    .:
                    a.grid
                    one.css
                    out
                    whole.css
                    wrong.grid

                    out:
                    a.grid.css

                    """, "\(result)")
        }
    }

    @Test(
        "invalid UTF-8 is reported at its place",
        arguments: ["\\xff", "\\xed\\xa0\\x80", "\\xc0\\xaf", "\\0", "\\xf5"])
    func noText(bytes: String) throws {
        try withTemporaryFolder { folder in
            let script =
                "printf '1: 1 \(bytes)\\n' | gridgen - --emit css; echo $?; printf '1: \(bytes)\\n' | gridgen fmt -; echo $?"
            let result = try shell(script, in: folder).output
            #expect(result.contains("stdin:1:") && !result.contains("0\n"), "\(result)")
        }
    }
}
