internal import GridCommand
internal import GridEmit

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

// Runs every output and command on random specs with extreme numbers, and reports the ones that take too long, use
// too much memory or end in an unexpected way. `extremes` starts this program, which writes its progress to a file,
// so that crashes are reported, too:
//
// - `PROGRESS SEED FIRST COUNT` generates the specs;
// - `PROGRESS COMMAND` runs one command on a spec from standard input;
// - `commands` lists the commands, `print SEED INDEX` prints a spec.

/// The most that a command may take for a file of 1 KB.
private let mostSeconds = 0.2 * (getenv("SLACK").flatMap { Double(String(cString: $0)) } ?? 1)
private let mostMemory = 50_000_000

@main struct Extremes {
    static func main() {
        let words = CommandLine.arguments.dropFirst()
        if words.first == "print" {
            let numbers = words.dropFirst().compactMap { Int($0) }
            print(spec(numbers[1], seed: numbers[0]), terminator: "")
            return
        }
        if words.first == "commands" {
            for command in Trial.commands { print(command.joined(separator: " ")) }
            return
        }
        var trial = Trial(progress: Progress(path: words.first ?? ""))
        let numbers = words.dropFirst().compactMap { Int($0) }
        if numbers.count == 3 {
            for index in numbers[1]..<numbers[1] + numbers[2] {
                trial.run(spec(index, seed: numbers[0]), index: index)
            }
        } else if let command = numbers.first {
            var text = ""
            while let line = readLine(strippingNewline: false) { text += line }
            trial.run(text, index: 0, command: command)
        }
        trial.tell()
    }

    /// The spec with a number; the same on every machine.
    static func spec(_ index: Int, seed: Int) -> String {
        var random = SeededGenerator(seed: UInt64(seed) << 32 | UInt64(index))
        let size = random.number(1...6)
        var specs = RandomSpec(random: random, size: size)
        return specs.nextExtreme()
    }
}

/// The current run and the number of valid specs so far, in a file that survives a crash.
private struct Progress {
    private let numbers: UnsafeMutablePointer<Int>

    init(path: String) {
        let file = open(path, O_RDWR | O_CREAT, 0o600)
        guard file >= 0, ftruncate(file, 24) == 0,
            let memory = mmap(nil, 24, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), memory != MAP_FAILED
        else { fatalError("can't write \(path)") }
        numbers = memory.assumingMemoryBound(to: Int.self)
    }

    func begin(spec: Int, command: Int) { (numbers[0], numbers[1]) = (spec, command) }

    func count(isValid: Bool) { numbers[2] += isValid ? 1 : 0 }
}

private struct Trial {
    let progress: Progress
    /// The maximum of each command, and the spec that caused it.
    private var slowest: [String: (seconds: Double, index: Int)] = [:]
    private var largest: [String: (bytes: Int, index: Int)] = [:]

    init(progress: Progress) { self.progress = progress }

    static let commands: [[String]] =
        Output.all.map {
            ["build", "-", "--emit", $0.name]
        } + [
            ["build", "-", "--emit", "json", "--fractions"], ["show", "-"], ["show", "-", "7"],
            ["show", "-", "10000"], ["show", "-", "10000000"], ["show", "-", "999999999999999999"],
            ["show", "-", "9223372036854775807"], ["lint", "-"], ["lint", "-", "--fix"],
            ["lint", "-", "--output-format", "sarif"], ["fmt", "-"], ["fmt", "-", "--diff"],
        ]

    mutating func run(_ text: String, index: Int) {
        for command in Self.commands.indices { run(text, index: index, command: command) }
    }

    mutating func run(_ text: String, index: Int, command: Int) {
        progress.begin(spec: index, command: command)
        // A signal ends a run that doesn't end itself.
        var limit = itimerval(
            it_interval: timeval(tv_sec: 0, tv_usec: 0), it_value: timeval(tv_sec: 5, tv_usec: 0))
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
        let result = measured(Self.commands[command], text)
        if command == 0 { progress.count(isValid: result.status == 0) }
        check(result, index: index, command: command)
    }

    private mutating func check(_ result: Result, index: Int, command: Int) {
        let words = Self.commands[command]
        let name = words.filter { $0 != "-" }.joined(separator: " ")
        if result.seconds > slowest[name]?.seconds ?? 0 { slowest[name] = (result.seconds, index) }
        if result.memory > largest[name]?.bytes ?? 0 { largest[name] = (result.memory, index) }
        var faults: [String] = []
        if result.seconds > mostSeconds { faults.append("takes \(hundredths(result.seconds)) s") }
        if result.memory > mostMemory { faults.append("takes \(result.memory / 1_000_000) MB") }
        if result.status != 0, result.status != 1 { faults.append("ends with \(result.status)") }
        if result.status == 1, !result.hasMessage, !words.contains("--diff") {
            faults.append("fails in silence")
        }
        if result.status == 1, result.hasOutput, words[0] == "build" {
            faults.append("writes in spite of errors")
        }
        guard !faults.isEmpty else { return }
        print("fault\t\(index)\t\(command)\t\(name)\t\(faults.joined(separator: ", "))")
        // A later crash must not lose it.
        fflush(nil)
    }

    func tell() {
        for (name, most) in slowest { print("seconds\t\(most.seconds)\t\(most.index)\t\(name)") }
        for (name, most) in largest { print("bytes\t\(most.bytes)\t\(most.index)\t\(name)") }
    }

    private struct Result {
        var status: Int32 = 0
        var seconds = 0.0
        var memory = 0
        var hasMessage = false
        var hasOutput = false
    }

    /// Runs a command on a text as its standard input.
    private func measured(_ words: [String], _ text: String) -> Result {
        var result = Result()
        var output = 0, messages = 0
        let console = Console(
            readInput: { .success(Array(text.utf8)) },
            writeBytes: {
                output += $0.count
                return .success(())
            },
            writeError: { messages += $0.utf8.count })
        forgetPeak()
        let start = clock()
        result.status = runGridgen(words, console: console)
        result.seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
        result.memory = peak()
        // Memory that a command leaves behind must not count for the next.
        if result.memory > mostMemory / 2 { giveBack(0) }
        result.hasMessage = messages > 0 || (words[0] == "lint" && output > 0)
        result.hasOutput = output > 0
        return result
    }
}

private func hundredths(_ seconds: Double) -> Double { (seconds * 100).rounded() / 100 }

// MARK: Memory

/// Resets the memory peak to the current use (proc(5)).
private func forgetPeak() {
    let file = open("/proc/self/clear_refs", O_WRONLY)
    write(file, "5", 1)
    close(file)
}

/// The peak use of memory since then, in bytes.
private func peak() -> Int {
    let file = open("/proc/self/status", O_RDONLY)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(file, &bytes, bytes.count)
    let lines = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.hasPrefix("VmHWM:") } ?? ""
    return line.split(separator: " ").lazy.compactMap { Int($0) }.first.map { $0 * 1_024 } ?? 0
}

#if os(Linux)
    /// Returns free memory to the system (malloc_trim(3), which Swift's C library module omits).
    @_silgen_name("malloc_trim") @discardableResult private func giveBack(_ rest: Int) -> CInt
#else
    private func giveBack(_ rest: Int) {}
#endif
