internal import GridModel

internal import struct GridSyntax.SourceSpan

/// The layouts and rules of a picture of which nobody would see the end.
private let mostLayouts = 2_000
/// The same for tiles.
private let mostTiles = 20_000

extension Grid {
    /// What is too much for a picture.
    var lacksInPicture: [Lack] {
        [
            Lack(
                "can't express more than \(mostLayouts) layouts and rules", instead: Lack.fewerCounts,
                at: placeWritten(behind: mostLayouts)),
            Lack(
                "can't express more than \(mostTiles) tiles", instead: Lack.fewerCounts,
                at: tilePlace(behind: mostTiles)),
        ].compactMap { $0 }
    }

    /// Where there are more layouts and rules than a number, as they are written.
    func placeWritten(behind most: Int) -> SourceSpan? {
        guard layouts.count + rules.count > most else { return nil }
        let places = layouts.map { $0.origin.span } + rules.map { $0.origin.span }
        return places.inOrder { $0.start < $1.start }[most]
    }

    /// Where so many tiles are written out.
    private func tilePlace(behind most: Int) -> SourceSpan? {
        var sum = 0
        return layouts.first { layout in
            sum += layout.tileCount
            return sum > most
        }?.origin.span
    }
}
