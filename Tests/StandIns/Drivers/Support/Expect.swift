#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

nonisolated(unsafe) private var passed = 0
nonisolated(unsafe) private var failed = 0

/// Counts a check, and prints its message if it fails.
nonisolated func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    if condition {
        passed += 1
    } else {
        failed += 1
        print("failed: \(message())")
    }
}

/// Prints the counts, and ends the program with 1 if a check failed.
nonisolated func finish() -> Never {
    print("\(passed) passed, \(failed) failed")
    exit(failed == 0 ? 0 : 1)
}
