import Testing

@testable import GridCommand
@testable import GridPlay

@Suite struct PlayMessageTests {
    @Test func aMessageIsReadOnceItIsComplete() {
        for message in [
            PlayMessage(head: "compile", body: Array("a.grid\n\n1: 1\n".utf8)),
            PlayMessage(head: "", body: []),
            PlayMessage(head: "a b", body: [0, 255]),
        ] {
            let bytes = message.bytes
            for length in 0..<bytes.count { #expect(PlayMessage(Array(bytes.prefix(length))) == nil) }
            #expect(PlayMessage(bytes) == message)
        }
    }

    @Test(arguments: ["\n", "5\n", " \n", "a x\n", "a -1\n", "a 99999999999999999999\n"])
    func brokenMessagesAreNone(text: String) {
        #expect(PlayMessage(Array(text.utf8)) == nil)
    }
}
