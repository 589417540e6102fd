internal import GridModel

internal import struct GridSyntax.SourceSpan

extension Grid {
    /// What of it is too much for a picture: of more nobody would see the end.
    var lacksInPicture: [Lack] {
        let fewer = "let open ranges and fewer sections say the same"
        return [
            Lack(
                "can't express more than 2000 layouts and rules", instead: fewer,
                at: placeWritten(behind: 2_000)),
            Lack("can't express more than 20000 tiles", instead: fewer, at: tilePlace(behind: 20_000)),
        ].compactMap { $0 }
    }

    /// Where there are more layouts and rules than a number, as they are written.
    func placeWritten(behind most: Int) -> SourceSpan? {
        guard layouts.count + rules.count > most else { return nil }
        let places = layouts.map { $0.origin.span } + rules.map { $0.origin.span }
        return places.sorted { $0.start < $1.start }[most]
    }

    /// Where so many tiles are written out.
    private func tilePlace(behind most: Int) -> SourceSpan? {
        var sum = 0
        return layouts.first { layout in
            sum += layout.tiles.count
            return sum > most
        }?.origin.span
    }
}
