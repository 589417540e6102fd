import Testing

@testable import GridSyntax

@Suite struct DiagnosticListTests {
    private func error(_ place: Int) -> Diagnostic {
        Diagnostic(.zero, "wrong", at: SourceSpan(place, place))
    }
    private func warning(_ place: Int) -> Diagnostic {
        Diagnostic(.countMissing, "odd", at: SourceSpan(place, place))
    }

    @Test func aListIsLimitedAndSaysThatThereIsMore() {
        var list = DiagnosticList()
        for place in 0..<Limits.findings {
            list.append(warning(place))
            list.append(error(place))
        }
        #expect(list.all.count == 2 * Limits.findings && !list.isFull && !list.isCut)
        list.append(warning(7))
        list.append(error(8))
        #expect(list.all.count == 2 * Limits.findings + 1 && list.isFull && list.isCut)
        #expect(list.all.last?.code == .tooManyFindings && list.all.last?.span == SourceSpan(7, 7))
    }

    @Test func warningsNeverHideAnError() {
        var list = DiagnosticList((0...Limits.findings).map(warning))
        #expect(list.isCut && !list.hasErrors && !list.isFull)
        list.append(error(3))
        #expect(list.hasErrors && list.all.last == error(3))
    }

    @Test func oneOfSeveralCutListsSaysSo() {
        let cut = DiagnosticList((0...Limits.findings).map(error)).all
        var list = DiagnosticList(cut)
        list += cut
        #expect(list.all == cut && list.isCut && list.isFull)
    }
}
