#if arch(wasm32)
    internal import GridEmit

    // What the page calls. Texts pass through two blocks of memory: the page writes what it says into the one that
    // `reserve` returns, and reads an answer from the address that a function returns, for `answerLength` bytes.

    nonisolated(unsafe) private var input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
    nonisolated(unsafe) private var answer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
    /// The last spec, and the last one without errors, whose layouts the page keeps showing.
    nonisolated(unsafe) private var playground = Playground([], file: "")
    nonisolated(unsafe) private var shown = Playground([], file: "")
    /// The last spec that a hand was to change, which isn't the one that is shown while it does.
    nonisolated(unsafe) private var held = Playground([], file: "")
    nonisolated(unsafe) private var lacks = JSONValue.array([])

    private func answering(_ text: String) -> UnsafeMutablePointer<UInt8>? {
        answer.deallocate()
        let bytes = text.utf8
        answer = .allocate(capacity: max(1, bytes.count))
        _ = answer.initialize(from: bytes)
        answerCount = Int32(truncatingIfNeeded: bytes.count)
        return answer.baseAddress
    }
    nonisolated(unsafe) private var answerCount: Int32 = 0

    private func inputBytes(_ range: Range<Int>) -> [UInt8] { Array(input[range]) }

    /// Makes room for what the page says.
    @_expose(wasm, "reserve") @_cdecl("reserve")
    public func reserve(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
        input.deallocate()
        input = .allocate(capacity: max(1, Int(count)))
        input.initialize(repeating: 0)
        return input.baseAddress
    }

    /// The length of the last answer.
    @_expose(wasm, "answerLength") @_cdecl("answerLength")
    public func answerLength() -> Int32 { answerCount }

    /// Compiles the spec whose file name, then text, the page has written; returns its summary.
    @_expose(wasm, "compileSpec") @_cdecl("compileSpec")
    public func compileSpec(_ nameLength: Int32, _ textLength: Int32) -> UnsafeMutablePointer<UInt8>? {
        let name = String(decoding: inputBytes(0..<Int(nameLength)), as: UTF8.self)
        let text = inputBytes(Int(nameLength)..<Int(nameLength + textLength))
        playground = Playground(text, file: name)
        if playground.isGood { shown = playground }
        return answering(playground.summary.line)
    }

    /// The names of all outputs.
    @_expose(wasm, "outputNames") @_cdecl("outputNames")
    public func outputNames() -> UnsafeMutablePointer<UInt8>? { answering(Playground.outputs.line) }

    /// The text of an output; `outputLacks` then says why it is empty.
    @_expose(wasm, "outputText") @_cdecl("outputText")
    public func outputText(_ index: Int32) -> UnsafeMutablePointer<UInt8>? {
        let output = shown.output(Int(index))
        lacks = output.lacks
        return answering(output.text)
    }

    /// What the last output can't express.
    @_expose(wasm, "outputLacks") @_cdecl("outputLacks")
    public func outputLacks() -> UnsafeMutablePointer<UInt8>? { answering(lacks.line) }

    /// The diagnostics of `gridgen lint`.
    @_expose(wasm, "lintFindings") @_cdecl("lintFindings")
    public func lintFindings() -> UnsafeMutablePointer<UInt8>? { answering(playground.findings.line) }

    /// The canonical form of the spec that the page has written; empty for one with syntax errors.
    @_expose(wasm, "canonicalText") @_cdecl("canonicalText")
    public func canonicalText(_ length: Int32) -> UnsafeMutablePointer<UInt8>? {
        answering(Playground.canonicalText(inputBytes(0..<Int(length))) ?? "")
    }

    /// What may come after the text that the page has written.
    @_expose(wasm, "completions") @_cdecl("completions")
    public func completions(_ length: Int32) -> UnsafeMutablePointer<UInt8>? {
        answering(Playground.completions(after: inputBytes(0..<Int(length))).line)
    }

    /// What the page asks of a layout. It has written the ratios of the photos, in thousandths, from a place of the input on, four
    /// bytes each. A negative gap stands for that of the spec.
    private func request(
        from start: Int, _ count: Int32, _ ratioCount: Int32, _ width: Double, _ height: Double,
        _ columnGap: Double, _ rowGap: Double, _ isEditing: Int32
    ) -> Playground.Request {
        let ratios = (0..<Int(ratioCount)).map { place -> Int in
            (0..<4).reduce(0) { $0 | Int(input[start + 4 * place + $1]) << (8 * $1) }
        }
        var request = Playground.Request(
            count: Int(count), width: width, height: height, ratios: ratios)
        request.columnGap = columnGap < 0 ? nil : columnGap
        request.rowGap = rowGap < 0 ? nil : rowGap
        request.isEditing = isEditing != 0
        return request
    }

    /// The frames of so many photos.
    @_expose(wasm, "layoutFrames") @_cdecl("layoutFrames")
    public func layoutFrames(
        _ count: Int32, _ ratioCount: Int32, _ width: Double, _ height: Double, _ columnGap: Double,
        _ rowGap: Double, _ isEditing: Int32
    ) -> UnsafeMutablePointer<UInt8>? {
        answering(
            shown.layout(
                request(from: 0, count, ratioCount, width, height, columnGap, rowGap, isEditing)
            ).line)
    }

    /// What a hand can do to a layout of the spec whose file name, then text, the page has written before the ratios, or the text
    /// after that: see `Playground.byHand`.
    @_expose(wasm, "editByHand") @_cdecl("editByHand")
    public func editByHand(
        _ nameLength: Int32, _ textLength: Int32, _ kind: Int32, _ first: Int32, _ second: Double,
        _ snap: Double, _ count: Int32, _ ratioCount: Int32, _ width: Double, _ height: Double,
        _ columnGap: Double, _ rowGap: Double, _ isEditing: Int32
    ) -> UnsafeMutablePointer<UInt8>? {
        let name = String(decoding: inputBytes(0..<Int(nameLength)), as: UTF8.self)
        let end = Int(nameLength + textLength)
        let text = inputBytes(Int(nameLength)..<end)
        if !held.isOf(text, file: name) {
            held = shown.isOf(text, file: name) ? shown : Playground(text, file: name)
        }
        let request = request(
            from: end, count, ratioCount, width, height, columnGap, rowGap, isEditing)
        return answering(held.byHand(Int(kind), Int(first), second, snap: snap, request).line)
    }
#endif
