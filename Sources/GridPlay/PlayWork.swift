internal import GridCommand

/// The questions of pages, in the order in which they came, and the processes that answer them.
///
/// A question has a number of its own, so that no answer can reach another one. What nobody waits for any more is dropped,
/// and the process that works on it is ended.
final class PlayWork {
    /// A question that has been answered, or has failed.
    struct Done {
        let question: Int
        let outcome: PlayWorker.Outcome
    }

    private var lastNumber = 0
    private var waiting: [(number: Int, question: PlayQuestion)] = []
    private var workers: [PlayWorker] = []
    /// The specs that are read from repositories.
    private var committed: [CommittedSpec] = []
    /// What came of questions that no process has.
    private var finished: [Done] = []

    private let most = max(2, min(processorCount(), 8))

    /// Takes a question, and returns its number.
    func start(_ question: PlayQuestion) -> Int {
        lastNumber += 1
        waiting.append((lastNumber, question))
        startWaiting()
        return lastNumber
    }

    /// Asks for a spec as it is committed, and returns the number of that question.
    func start(committedSpecAt path: String) -> Int {
        lastNumber += 1
        if let spec = CommittedSpec(path, question: lastNumber) {
            committed.append(spec)
        } else {
            finished.append(Done(question: lastNumber, outcome: .answer(CommittedSpec.answer(nil))))
        }
        return lastNumber
    }

    /// What to wait for.
    var awaited: [Awaited] { workers.map { $0.awaited } + committed.map { $0.awaited } }

    /// Takes what processes have answered, and gives them more to do.
    func proceed() -> [Done] {
        var done: [Done] = []
        for worker in workers {
            let question = worker.question
            if let outcome = worker.proceed(), let question {
                done.append(Done(question: question, outcome: outcome))
            }
        }
        workers.removeAll { !$0.isOpen }
        startWaiting()
        committed.removeAll { spec in
            guard let answer = spec.proceed() else { return false }
            done.append(Done(question: spec.question, outcome: .answer(answer)))
            return true
        }
        defer { finished = [] }
        return done + finished
    }

    /// Drops all questions but those of these numbers.
    func drop(allBut numbers: Set<Int>) {
        waiting.removeAll { !numbers.contains($0.number) }
        for worker in workers {
            if let question = worker.question, !numbers.contains(question) { worker.end() }
        }
        workers.removeAll { !$0.isOpen }
        committed.removeAll { spec in
            if numbers.contains(spec.question) { return false }
            spec.end()
            return true
        }
        startWaiting()
    }

    /// Ends all processes.
    func end() {
        for worker in workers { worker.end() }
        for spec in committed { spec.end() }
    }

    /// Gives questions to processes that have nothing to do.
    private func startWaiting() {
        while let first = waiting.first {
            let idle = workers.filter { $0.question == nil }
            // A process keeps the last specs that it has compiled.
            if let known = idle.first(where: { $0.lastText == first.question.text }) {
                known.ask(first.question, number: first.number)
            } else if workers.count < most {
                switch PlayWorker.started() {
                case .success(let worker):
                    workers.append(worker)
                    worker.ask(first.question, number: first.number)
                case .failure where !workers.isEmpty: return
                case .failure(let failure):
                    finished.append(Done(question: first.number, outcome: .failure(failure.reason)))
                }
            } else if let other = idle.first {
                other.ask(first.question, number: first.number)
            } else {
                return
            }
            waiting.removeFirst()
        }
    }
}
