// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSView {
    /// Makes a view with the `init(frame:)` of its class; `Shared/make.sil` has the code.
    @_silgen_name("standInMake")
    public final class func standInMake(frame: CGRect) -> NSView
}
