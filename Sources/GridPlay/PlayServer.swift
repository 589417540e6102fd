internal import GridCommand
internal import GridEmit

/// Serves the playground to browsers on this machine; other processes compile.
///
/// Every address begins with a random token, which only the user learns. So no other page and no other user of the machine
/// gets an answer.
final class PlayServer {
    private let listeners: LocalListeners
    private let wake: WakePipe
    private let page: PlayPage
    private let files: [FollowedFile]
    private let token = PlayServer.randomToken()
    private var launchFile: LaunchFile?
    private let work = PlayWork()
    private var connections: [PlayConnection] = []
    /// Until when no connections are accepted, since the system has no room for them.
    private var isFullUntil: UInt64 = 0

    /// More than browsers open: six for each page, of which hidden ones keep none.
    private static let mostConnections = 64
    private static let second: UInt64 = 1_000_000_000
    /// How long a request may take to arrive and an answer to be taken, how long an unused connection stays, how long a page
    /// waits for a change before it asks again, how long git may read a spec, and how long a connection ends.
    private static let (arrival, taking, idling, following, reading, ending) =
        (5 * second, 10 * second, 60 * second, 25 * second, 3 * second, second)

    init(_ listeners: LocalListeners, _ wake: WakePipe, page: PlayPage, files: [FollowedFile]) {
        self.listeners = listeners
        self.wake = wake
        self.page = page
        self.files = files
    }

    /// 128 random bits.
    private static func randomToken() -> String {
        let halves = (0..<2).map { _ in String(UInt64.random(in: 0 ... .max), radix: 16) }
        return halves.map { String(repeating: "0", count: 16 - $0.utf8.count) + $0 }.joined()
    }

    var address: String { "http://127.0.0.1:\(listeners.port)/\(token)/" }

    /// Opens the page in the user's browser.
    func openPage() -> IOFailure? {
        switch LaunchFile.written(leadingTo: address) {
        case .failure(let failure): return failure
        case .success(let file):
            launchFile = file
            openInBrowser(file.path)
            return nil
        }
    }

    /// Serves until the user ends the program.
    func run() {
        while true {
            var awaited = [Awaited(descriptor: wake.reading)]
            let now = monotonicNanoseconds()
            let accepting = now < isFullUntil ? [] : listeners.descriptors
            awaited += accepting.map { Awaited(descriptor: $0) }
            awaited += connections.map { $0.awaited }
            awaited += work.awaited
            awaitAny(&awaited, milliseconds: pause(now))
            if awaited[0].isReady, wake.drain().contains(WakePipe.stopByte) { break }
            for (index, connection) in connections.enumerated()
            where awaited[1 + accepting.count + index].isReady {
                proceed(connection)
            }
            for (index, listener) in accepting.enumerated() where awaited[1 + index].isReady {
                accept(listener)
            }
            follow()
            let end = monotonicNanoseconds()
            for connection in connections where connection.deadline <= end { expire(connection) }
            connections.removeAll { !$0.isOpen }
            takeAnswers()
        }
        work.end()
        launchFile?.remove()
        for connection in connections { connection.close() }
        for listener in listeners.descriptors { closeDescriptor(listener) }
    }

    /// How many milliseconds the server may wait.
    private func pause(_ now: UInt64) -> Int32 {
        if connections.contains(where: isFollowing) { return Int32(FollowedFile.interval) }
        let end = connections.map { $0.deadline }.min() ?? now + 10 * Self.second
        return now < isFullUntil ? 100 : Int32(min((max(end, now) - now) / 1_000_000 + 1, 10_000))
    }

    private func isFollowing(_ connection: PlayConnection) -> Bool {
        if case .following = connection.state { true } else { false }
    }

    // MARK: Connections

    private func accept(_ listener: Int32) {
        for _ in 0..<Self.mostConnections {
            switch acceptConnection(listener) {
            case .later: return
            case .failed:
                if !makeRoom() { isFullUntil = monotonicNanoseconds() + Self.second / 10 }
                return
            case .done(let descriptor):
                let connection = PlayConnection(descriptor, deadline: monotonicNanoseconds() + Self.arrival)
                guard connections.count < Self.mostConnections || makeRoom() else {
                    connection.close()
                    continue
                }
                connections.append(connection)
                // The request of a browser is there already. Who has sent none has to make room first.
                proceed(connection)
            }
        }
    }

    /// Closes the connection that is missed least; false if all have requests.
    private func makeRoom() -> Bool {
        let idle = connections.filter { $0.state == .reading || $0.state == .ending }
        guard let least = idle.first(where: { !$0.isKnown }) ?? idle.first else { return false }
        least.close()
        connections.removeAll { !$0.isOpen }
        return true
    }

    private func expire(_ connection: PlayConnection) {
        switch connection.state {
        case .following(let file, _): answer(connection, state(of: file))
        case .working: refuse(connection, HTTPRequest.Refusal(status: 503, reason: "git takes too long"))
        case .reading where !connection.received.isEmpty:
            refuse(connection, HTTPRequest.Refusal(status: 408, reason: "the request takes too long"))
        default: connection.close()
        }
    }

    private func proceed(_ connection: PlayConnection) {
        if connection.state == .writing {
            connection.sendMore()
            settle(connection)
        } else {
            let isFirst = connection.received.isEmpty
            connection.receiveAvailable()
            if connection.state == .reading, isFirst { settle(connection) }
        }
        while connection.state == .reading {
            do throws(HTTPRequest.Refusal) {
                let request = try connection.takeRequest { request throws(HTTPRequest.Refusal) in
                    _ = try path(of: request)
                    connection.isKnown = true
                }
                guard let request else { break }
                connection.deadline = .max
                try answer(connection, request)
            } catch {
                refuse(connection, error)
            }
            settle(connection)
        }
    }

    /// Sets how long a connection may go on that has taken its answer.
    private func settle(_ connection: PlayConnection) {
        let now = monotonicNanoseconds()
        switch connection.state {
        case .reading:
            let isIdle = connection.isKnown && connection.received.isEmpty
            connection.deadline = now + (isIdle ? Self.idling : Self.arrival)
        case .ending: connection.deadline = now + Self.ending
        default: break
        }
    }

    private func refuse(_ connection: PlayConnection, _ refusal: HTTPRequest.Refusal) {
        connection.answer(HTTPAnswer(refusal), until: monotonicNanoseconds() + Self.taking)
        settle(connection)
    }

    private func answer(_ connection: PlayConnection, _ value: JSONValue) {
        answer(connection, HTTPAnswer(Array(value.line.utf8)))
    }

    private func answer(_ connection: PlayConnection, _ answer: HTTPAnswer, withBody: Bool = true) {
        connection.answer(answer, withBody: withBody, until: monotonicNanoseconds() + Self.taking)
        settle(connection)
    }

    // MARK: Requests

    /// What a request asks for, after the token; refuses a request that no page of this server sends.
    private func path(of request: HTTPRequest) throws(HTTPRequest.Refusal) -> String {
        let hosts = ["127.0.0.1", "[::1]", "localhost"].map { "\($0):\(listeners.port)" }
        guard let host = request.headers["host"], hosts.contains(host) else {
            throw HTTPRequest.Refusal(status: 421, reason: "this host is not served here")
        }
        guard let path = path(ofTarget: request.target) else {
            throw HTTPRequest.Refusal(status: 404, reason: "there is nothing here")
        }
        // Browsers name the origin of every question, and of what another page fetches.
        let origin = request.headers["origin"]
        guard origin == "http://\(host)" || (origin == nil && request.method != "POST") else {
            throw HTTPRequest.Refusal(status: 403, reason: "another page may not ask here")
        }
        return path
    }

    private func answer(_ connection: PlayConnection, _ request: HTTPRequest) throws(HTTPRequest.Refusal) {
        let path = try path(of: request)
        switch request.method {
        case "GET", "HEAD":
            guard let file = page.file(path, files: files.map { fileName(ofPath: $0.path) }) else {
                throw HTTPRequest.Refusal(status: 404, reason: "there is nothing here")
            }
            answer(connection, file, withBody: request.method == "GET")
        case "POST": try ask(connection, PlayQuestion(kind: path, body: request.body))
        default: throw HTTPRequest.Refusal(status: 405, reason: "only GET and POST are answered")
        }
    }

    /// What comes after the token; nil if there is another one. It takes as long for any other token.
    private func path(ofTarget target: String) -> String? {
        let bytes = Array(target.utf8), expected = Array("/\(token)/".utf8)
        guard bytes.count >= expected.count else { return nil }
        var difference: UInt8 = 0
        for (byte, wanted) in zip(bytes, expected) { difference |= byte ^ wanted }
        return difference == 0 ? String(decoding: bytes[expected.count...], as: UTF8.self) : nil
    }

    private func ask(_ connection: PlayConnection, _ question: PlayQuestion) throws(HTTPRequest.Refusal) {
        guard ["open", "changes", "save", "committed"].contains(question.kind) else {
            connection.state = .working(question: work.start(question))
            return
        }
        guard let file = Int(question.line(0)), files.indices.contains(file),
            let version = ["open", "committed"].contains(question.kind) ? 0 : Int(question.line(1))
        else { throw HTTPRequest.Refusal(status: 400, reason: "there is no such file") }
        switch question.kind {
        case "committed":
            connection.deadline = monotonicNanoseconds() + Self.reading
            connection.state = .working(question: work.start(committedSpecAt: files[file].path))
        case "save": answer(connection, save(question.text, in: file, knowing: version))
        case "changes" where files[file].version == version:
            connection.deadline = monotonicNanoseconds() + Self.following
            connection.state = .following(file: file, version: version)
        default:
            files[file].look()
            answer(connection, state(of: file))
        }
    }

    private func save(_ text: [UInt8], in file: Int, knowing version: Int) -> JSONValue {
        switch files[file].write(text, knowing: version) {
        case .failure(let failure):
            return .object([("isSaved", false), ("failure", .string(failure.reason))] + files[file].state)
        case .success(let isSaved):
            return .object([("isSaved", .bool(isSaved)), ("failure", .null)] + files[file].state)
        }
    }

    private func state(of file: Int) -> JSONValue { .object(files[file].state) }

    /// Looks at the files that pages follow, and answers those whose file has changed.
    private func follow() {
        let followers = connections.filter(isFollowing)
        var looked: Set<Int> = []
        for connection in followers {
            guard case .following(let file, let version) = connection.state else { continue }
            if looked.insert(file).inserted { files[file].look() }
            if files[file].version != version { answer(connection, state(of: file)) }
        }
    }

    /// Hands answers over, and drops the questions of connections that are gone.
    private func takeAnswers() {
        var asking: [Int: PlayConnection] = [:]
        for connection in connections {
            if case .working(let question) = connection.state { asking[question] = connection }
        }
        work.drop(allBut: Set(asking.keys))
        for done in work.proceed() {
            guard let connection = asking[done.question] else { continue }
            switch done.outcome {
            case .answer(let body): answer(connection, HTTPAnswer(body))
            case .unknown:
                refuse(connection, HTTPRequest.Refusal(status: 404, reason: "there is no such question"))
            case .slow:
                refuse(connection, HTTPRequest.Refusal(status: 503, reason: "the compiler took too long"))
            case .failure(let reason): refuse(connection, HTTPRequest.Refusal(status: 500, reason: reason))
            }
        }
    }
}

extension FollowedFile {
    /// The file as the page learns of it.
    var state: [(String, JSONValue)] {
        let content: [(String, JSONValue)]
        switch self.content {
        case .text(let bytes):
            content = [("text", .string(String(decoding: bytes, as: UTF8.self))), ("problem", .null)]
        case .none(let problem): content = [("text", .null), ("problem", .string(problem))]
        }
        return [("version", .number(version))] + content
    }
}
