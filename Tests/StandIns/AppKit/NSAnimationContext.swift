// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class NSAnimationContext: NSObject {
    open var duration: TimeInterval = 0.25
    open var allowsImplicitAnimation = false

    private static var current: NSAnimationContext?
    /// How long changes take that are made now.
    public static var standInDuration: TimeInterval {
        current.map { $0.allowsImplicitAnimation ? $0.duration : 0 } ?? 0
    }
    private static var completions: [@Sendable () -> Void] = []
    /// The number of animations that have begun.
    public private(set) static var standInAnimations = 0

    open class func runAnimationGroup(
        _ changes: (NSAnimationContext) -> Void, completionHandler: (@Sendable () -> Void)? = nil
    ) {
        let context = NSAnimationContext(), outer = current
        current = context
        changes(context)
        current = outer
        if context.duration > 0, context.allowsImplicitAnimation { standInAnimations += 1 }
        if let completionHandler { completions.append(completionHandler) }
    }

    /// Ends all animations, as time does; those that begin together end in any order.
    public static func standInEndAnimations() {
        let ended = completions.shuffled(using: &standInRandom)
        completions = []
        for completion in ended { completion() }
    }
}
