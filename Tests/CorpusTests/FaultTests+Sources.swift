import Foundation
import TestSupport
import Testing

/// Files that people wrote: commands that read or rewrite all specs of a folder must neither show nor lose anything else.
extension FaultTests {
    @Test("a link out of a folder of specs is neither read nor rewritten")
    func linkOutOfSpecs() throws {
        try withTemporaryFolder { folder in
            let script = """
                mkdir -p secrets specs/deep; printf 'key = 12345\\n' > secrets/key; printf '1:1\\n' | tee secrets/other > specs/b.grid
                ln -s ../secrets/key specs/a.grid; ln -s $PWD/secrets/other specs/deep/c.grid
                ln -s ../b.grid specs/deep/d.grid; ln -s specs all
                for command in lint 'lint --fix' 'lint --diff' fmt 'fmt --diff' 'build --emit json --out-dir out' \\
                    'vectors' 'play' 'diff none'; do
                    mkdir -p none
                    { timeout 20 $binary $command specs; echo $?; timeout 20 $binary $command all; echo $?; } > log 2>&1
                    grep -q 12345 log && echo "$command shows it"
                    [ $(grep -c '^2$' log) = 2 ] || { echo "$command doesn't fail"; cat log; }
                    grep -c 'deep/c.grid: is a symbolic link that leads out of its folder; to follow it, name' log
                done | sort | uniq -c
                cat secrets/other specs/b.grid; ls out; readlink specs/a.grid specs/deep/d.grid
                gridgen fmt -q specs/deep/c.grid; cat secrets/other
                gridgen lint specs specs/a.grid specs/deep/c.grid 2>&1 | grep -c 'leads out'
                """
            let result = try shell(script, in: folder).output
            // `diff` ends at the first of them, and one failure is enough for it.
            #expect(
                result == """
                          1 0
                          8 2
                    1:1
                    1: 1
                    b.grid.json
                    d.grid.json
                    ../secrets/key
                    ../b.grid
                    1: 1
                    0

                    """, "\(result)")
        }
    }

    @Test("outputs whose paths gridgen chose don't leave their folder, whatever writes them")
    func linkOutOfOutputs() throws {
        try withTemporaryFolder { folder in
            let script = """
                mkdir kit kit/deep out; echo old > victim; ln -s ../victim kit/gridgen-kit.ts; ln -s ../out kit/Views
                gridgen kit --language ts --out-dir kit; echo $?; gridgen kit --language ts --out-dir kit --check; echo $?
                gridgen kit --out-dir kit; echo $?
                echo '1: 1' > a.grid; echo '[1]' > kit/photos.json; ln -s ../victim kit/photos.css
                gridgen bake a.grid --ratios kit/photos.json --emit css,html; echo $?
                cat victim; ls -A out
                gridgen bake a.grid --ratios kit/photos.json --emit css=kit/photos.css; head -c 2 victim
                """
            let result = try shell(script, in: folder).output
            let reason = "is a symbolic link that leads out of its folder; remove the link\n2\n"
            let kit = "gridgen: error: kit/gridgen-kit.ts: " + reason
            #expect(result.hasPrefix(kit + kit + "gridgen: error: kit/Views/"), "\(result)")
            #expect(
                result.hasSuffix(
                    "; remove the link\n2\ngridgen: error: kit/photos.css: is a symbolic link that leads out of its folder; "
                        + "name the file with `--emit KIND=PATH`\n2\nold\n/*"), "\(result)")
        }
    }

    @Test("a folder that is too deep to read is named")
    func deepFolders() throws {
        try withTemporaryFolder { folder in
            let script = """
                name=$(printf 'x%.0s' $(seq 200)); mkdir specs; cd specs
                for level in $(seq 25); do mkdir $name; cd $name; done; echo '1: 1' > a.grid
                cd "$OLDPWD" 2> /dev/null; cd '\(folder.path)'
                for command in lint fmt 'build --emit json --out-dir out' 'diff specs'; do
                    gridgen $command specs > log 2>&1; echo $?
                    sed -E 's/x{200}/x/g' log | grep -E '^gridgen: error: specs(/x)+: File name too long$' | wc -l
                    grep -c 'has no' log
                done
                mkdir mixed mixed/open; echo '1:1' > mixed/open/a.grid; mv specs mixed/z
                gridgen lint mixed > log 2>&1; echo $?; grep -o 'no findings in 1 file' log
                """
            let result = try shell(script, in: folder).output
            #expect(
                result == String(repeating: "2\n1\n0\n", count: 4) + "2\nno findings in 1 file\n",
                "\(result)")
        }
    }

    /// Commands that rewrite a spec, with its text before and after.
    static let rewriting = [("fmt", "3:1,2", "3: 1, 2"), ("lint --fix", "3: 1 2", "3: 1, 2")]

    @Test("a rewritten spec keeps its owner, its group and its mode", arguments: rewriting)
    func owners(command: String, before: String, after: String) throws {
        try withTemporaryFolder { folder in
            let script = """
                echo '\(before)' > a.grid; chmod 2751 a.grid
                if [ $(id -u) = 0 ]; then chown 1234:4321 a.grid; chmod 6751 a.grid; fi
                stat -c '%u:%g %a' a.grid > before; gridgen \(command) a.grid > /dev/null 2>&1
                stat -c '%u:%g %a' a.grid | cmp - before && cat a.grid
                """
            let result = try shell(script, in: folder).output
            #expect(result == "\(after)\n", "\(result)")
        }
    }

    @Test("a spec with hard links, or of another user, stays the same file", arguments: rewriting)
    func sameFile(command: String, before: String, after: String) throws {
        try withTemporaryFolder { folder in
            let script = """
                echo '\(before)' > a.grid; ln a.grid b.grid
                inode=$(stat -c %i a.grid); gridgen \(command) a.grid > log 2>&1; echo $?
                cat a.grid b.grid; [ $(stat -c %i a.grid) = $inode ] && [ $(stat -c %i b.grid) = $inode ] && echo same
                rm b.grid log
                # Another user may write the file and its folder, then only the folder.
                [ $(id -u) = 0 ] || { echo as root; exit 0; }
                drop='setpriv --reuid=65534 --regid=65534 --clear-groups'
                chmod 777 .; chmod 666 a.grid; echo '\(before)' > a.grid
                $drop $binary \(command) a.grid > log 2>&1; echo $?; cat a.grid; stat -c '%u:%g %a' a.grid
                chmod 644 a.grid; echo '\(before)' > a.grid
                $drop $binary \(command) a.grid 2>&1 > log; echo $?; cat a.grid; ls -A
                """
            let result = try shell(script, in: folder).output
            let first = "0\n\(after)\n\(after)\nsame\n"
            #expect(
                result == first + "as root\n"
                    || result == first + "0\n\(after)\n0:0 666\n"
                        + "gridgen: error: a.grid: Permission denied\n2\n\(before)\na.grid\nlog\n",
                "\(result)")
        }
    }

    @Test("the new text of a spec is on the disk before it replaces the old one", arguments: rewriting)
    func synchronized(command: String, before: String, after: String) throws {
        try withTemporaryFolder { folder in
            // Says on standard error what the process asks of the system.
            let script = """
                cat > say.c <<'END'
                #define _GNU_SOURCE
                #include <dlfcn.h>
                #include <unistd.h>
                int fsync(int file) { write(2, "fsync\\n", 6); return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(file); }
                int rename(const char *from, const char *to) {
                    write(2, "rename\\n", 7);
                    return ((int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename"))(from, to);
                }
                END
                clang -shared -fPIC say.c -o say.so -ldl || exit 9
                echo '\(before)' > a.grid
                LD_PRELOAD=$PWD/say.so $binary \(command) a.grid 2>&1 > /dev/null | grep -E 'fsync|rename'
                LD_PRELOAD=$PWD/say.so $binary a.grid --emit css -o a.css 2>&1 | grep -E 'fsync|rename'
                """
            // Outputs can be generated again.
            let asked = try shell(script, in: folder).output
            #expect(asked == "fsync\nrename\nrename\n", "\(asked)")
        }
    }
}
