internal import GridCommand
internal import GridEmit
internal import GridSyntax

/// A spec as the last commit of its repository has it, which git prints.
final class CommittedSpec {
    /// The number of the question that asks for it.
    let question: Int
    private let process: ChildProcess
    private var received: [UInt8] = []

    /// Asks git. Nil if the file isn't there or git isn't installed.
    ///
    /// A repository may come from anyone. Nothing of what its configuration names is run: `cat-file` neither filters nor
    /// converts, and what a partial clone lacks isn't fetched.
    init?(_ path: String, question: Int) {
        guard let path = realPath(path) else { return nil }
        let arguments = [
            "-C", folder(ofPath: path), "--no-pager", "-c", "core.fsmonitor=", "cat-file", "blob",
            "HEAD:./" + fileName(ofPath: path),
        ]
        let own = ["PATH", "HOME", "XDG_CONFIG_HOME"].compactMap { name in
            environmentValue(name).map { "\(name)=\($0)" }
        }
        let limits = [
            "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=", "GIT_TERMINAL_PROMPT=0",
        ]
        guard
            case .success(let process) = ChildProcess.started(
                "git", arguments, environment: own + limits, isQuiet: true)
        else { return nil }
        self.question = question
        self.process = process
    }

    var awaited: Awaited { Awaited(descriptor: process.descriptor) }

    /// Reads what git has printed. Returns the answer once it is complete; git is gone then.
    func proceed() -> [UInt8]? {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            switch receive(process.descriptor, into: &chunk) {
            case .later: return nil
            case .done(let count) where count > 0:
                received += chunk[..<count]
                if received.count > Limits.bytes {
                    end()
                    return Self.answer(nil)
                }
            case .done, .failed:
                let text = String(validating: received, as: UTF8.self)
                return Self.answer(process.end() == 0 ? text : nil)
            }
        }
    }

    /// Ends git, whatever it is doing.
    func end() { _ = process.end() }

    /// What the page gets: the text, or null if there is none.
    static func answer(_ text: String?) -> [UInt8] {
        Array(JSONValue.object([("text", JSONValue(text))]).line.utf8)
    }
}
