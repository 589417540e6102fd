extension Parser {
    /// `repeat 6`, `repeat 6 mirrored`
    mutating func parseRepeat() throws(Unreadable) -> RepeatSyntax {
        advance()
        if isAt(.word) {
            throw unreadable(
                "a number of photos", help: "write `repeat 6`: the layout of six photos, again and again")
        }
        let perBlock = try parseInteger("a number of photos")
        return RepeatSyntax(perBlock: perBlock, isMirrored: take(word: "mirrored") != nil)
    }

    /// What to write for a name of such a layout elsewhere; nil for other words.
    func adviceOnRepeating(_ word: String) -> String? {
        let names = ["loop", "cycle", "mosaic", "alternate"]
        return names.contains(word) ? "to repeat the layout of six photos, write `repeat 6`" : nil
    }
}
