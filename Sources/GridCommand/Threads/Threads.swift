#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// How many threads the machine can run at once.
func processorCount() -> Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

/// Runs `body` on a new thread; false where the system gives none.
func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    #if canImport(Glibc)
        var thread = pthread_t()
    #else
        var thread: pthread_t?
    #endif
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // The compiler nests as deep as a spec does; some systems give new threads little room.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let box = Unmanaged.passRetained(ThreadBody(body))
    let result = pthread_create(
        &thread, &attributes,
        { context in
            // The context is optional on some systems and not on others.
            let context: UnsafeMutableRawPointer? = context
            if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run() }
            return nil
        }, box.toOpaque())
    if result != 0 { box.release() }
    return result == 0
}

/// What a thread runs; a class, for C passes a pointer on.
private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// A lock that threads can wait at for a change of what it guards.
final class Monitor: @unchecked Sendable {
    // The system's locks must not move in memory.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    /// Runs `body` alone, and wakes those who wait where it changes what they wait for.
    func change<Value>(wakes: Bool = false, _ body: () -> Value) -> Value {
        pthread_mutex_lock(mutex)
        defer {
            if wakes { pthread_cond_broadcast(condition) }
            pthread_mutex_unlock(mutex)
        }
        return body()
    }

    /// Waits until `body` has a value, for a tenth of a second or so at most.
    func wait<Value>(for body: () -> Value?) -> Value? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        if let value = body() { return value }
        var end = timespec()
        clock_gettime(CLOCK_REALTIME, &end)
        end.tv_nsec += 100_000_000
        if end.tv_nsec >= 1_000_000_000 {
            end.tv_sec += 1
            end.tv_nsec -= 1_000_000_000
        }
        pthread_cond_timedwait(condition, mutex, &end)
        return body()
    }
}
