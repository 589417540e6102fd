internal import GridCommand

/// What libFuzzer calls with each input (llvm.org/docs/LibFuzzer.html).
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: size))
    #if PIPELINE
        tryPipeline(bytes)
    #else
        tryArguments(bytes)
    #endif
    return 0
}
