import Foundation
import TestSupport
import Testing

/// Runs that are killed, and runs at the same time.
extension FaultTests {
    @Test("after a killed run, each output is either old or new")
    func killed() throws {
        try withTemporaryFolder { folder in
            // Two sets of specs alternate, so that every run rewrites all outputs, one spec after the other.
            let script = """
                for turn in 0 1; do
                    mkdir specs$turn
                    for spec in $(seq 6); do echo "1..$spec: rows of $((turn + 3))" > specs$turn/$spec.grid; done
                    gridgen specs$turn --emit json,css --out-dir out || exit 9
                    (cd out; cksum *) > sums$turn
                done
                cat sums0 sums1 > sums
                begin=$(date +%s%N); gridgen specs0 --emit json,css --out-dir out
                whole=$(( ($(date +%s%N) - begin) / 1500 ))
                mixed=0 killed=0
                for try in $(seq \(trials(200))); do
                    turn=$((try % 2))
                    $binary specs$turn --emit json,css --out-dir out & process=$!
                    sleep $(printf '%d.%06d' $((whole / 1000000)) $((RANDOM * (whole % 1000000) / 32768)))
                    kill -9 $process && killed=$((killed + 1))
                    wait $process
                    # What is left behind doesn't disturb later runs.
                    (cd out; cksum *) > now
                    grep -vxFf sums now && echo broken
                    new=$(grep -cxFf sums$turn now)
                    [ $new = 0 ] || [ $new = $(wc -l < now) ] || mixed=$((mixed + 1))
                done 2> /dev/null
                gridgen specs0 --emit json,css --out-dir out
                echo "killed $killed, while writing $mixed; outputs: $(ls -A out | wc -l)"
                """
            let result = try shell(script, in: folder)
            #expect(!result.output.contains("broken"), "\(result.output)")
            #expect(result.output.hasSuffix("outputs: 12\n"), "\(result.output)")
        }
    }

    /// Starts a run that takes a while to write `out/large.json`, and waits until it has begun.
    private static let writing = """
        mkdir out; echo '1: 1' > a.grid; echo '1..100: rows of 3' > large.grid
        for width in $(seq 200 30 900); do
            printf 'when width %d..<%d {\\n1..100: rows of %d\\n}\\n' $width $((width + 30)) $((width / 30))
        done >> large.grid
        $binary large.grid --emit json -o out/large.json & process=$!
        while [ ! -s out/.gridgen-*.tmp ]; do kill -0 $process || exit 9; done

        """

    @Test("what a killed run left behind is removed by the next run, even if it changes nothing")
    func leftovers() throws {
        try withTemporaryFolder { folder in
            let script = """
                kill -9 $process; { wait $process; } 2> /dev/null
                (cd out; ls -A); name=$(ls -A out); mv out/$name left
                cp a.grid out/b.grid; ln -s out/a.css link; gridgen a.grid --emit css -o out/a.css
                touch out/.gridgen-no-tes.tmp out/.gridgen-ab.tmp~; mkdir out/.gridgen-a.tmp
                while read -r command; do
                    cp left out/$name
                    gridgen $command > messages 2>&1 || grep -q 'not built' messages || cat messages
                    [ ! -e out/$name ] || echo "left by $command"
                done <<END
                a.grid --emit css -o out/a.css
                a.grid --emit css -o link
                out --emit css
                fmt out
                lint --fix out
                play a.grid -o out/page.html
                END
                ls -A out | grep '^[.]'
                """
            let result = try shell(Self.writing + script, in: folder).output
            #expect(result.hasPrefix(".gridgen-"), "\(result)")
            #expect(
                result.split(separator: "\n").dropFirst() == [
                    ".gridgen-a.tmp", ".gridgen-ab.tmp~", ".gridgen-no-tes.tmp",
                ], "\(result)")
        }
    }

    @Test("what a running process writes is not taken for what a killed one left behind")
    func leftoversOfTheLiving() throws {
        try withTemporaryFolder { folder in
            let script = """
                kill -STOP $process; sleep 0.1
                gridgen a.grid --emit css -o out/a.css; ls -A out | grep -c '^[.]gridgen-'
                kill -CONT $process; wait $process; echo $?
                tail -1 out/large.json; ls -A out
                """
            let result = try shell(Self.writing + script, in: folder).output
            #expect(result == "1\n0\n}\na.css\nlarge.json\n", "\(result)")
        }
    }

    @Test("concurrent runs that write the same outputs leave intact ones", arguments: [2, 20])
    func together(runs: Int) throws {
        try withTemporaryFolder { folder in
            let script = """
                for turn in 0 1; do
                    echo "1..60: rows of $((turn + 3))" > $turn.grid; gridgen - --emit json < $turn.grid > $turn.json
                done
                for round in $(seq \(trials(3))); do
                    for number in $(seq \(runs)); do
                        gridgen - --emit json=out/json < $((number % 2)).grid || echo failed & mkdir -p out
                    done
                    wait
                    cmp -s out/json 0.json || cmp -s out/json 1.json || echo broken
                done
                ls -A out
                """
            let result = try shell(script, in: folder).output
            #expect(
                result == "json\n")
        }
    }
}
