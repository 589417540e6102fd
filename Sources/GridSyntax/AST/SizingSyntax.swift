/// A sizing: the size or aspect ratio of the tiles or of the container.
public enum SizingSyntax: Hashable, Sendable {
    /// `tile 4:3`
    case tileRatio(RatioSyntax)
    /// `tile x120`
    case tileHeight(Located<NumberLiteral>)
    /// `tile 80x60`
    case tileSize(width: Located<NumberLiteral>, height: Located<NumberLiteral>)
    /// Indirect, since few of very many statements have it: `tile photo 1:3..3:1 sided within 1:1`
    indirect case tilePhoto(clamp: RatioRangeSyntax?, options: PhotoOptionsSyntax = PhotoOptionsSyntax())
    /// `frame 16:9`
    case frameRatio(RatioSyntax)
    /// `frame x350`
    case frameHeight(Located<NumberLiteral>)
    /// `frame fill`
    case frameFill
}

/// A range of aspect ratios: `1:3..3:1`.
public struct RatioRangeSyntax: Hashable, Sendable {
    /// The least ratio.
    public let lower: Located<RatioSyntax>
    /// The greatest ratio; where one ratio is written instead of two, this is the least one, at the same place.
    public let upper: Located<RatioSyntax>
}
