// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIView {
    /// What animations wait for: drivers end them with `standInEndAnimations`.
    private static var completions: [@MainActor @Sendable (Bool) -> Void] = []
    /// The number of animations that have begun.
    public private(set) static var standInAnimations = 0
    /// Whether changes are animated now.
    public private(set) static var inheritedAnimationDuration: TimeInterval = 0

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let outer = inheritedAnimationDuration
        inheritedAnimationDuration = duration
        standInAnimations += 1
        animations()
        inheritedAnimationDuration = outer
        if let completion { completions.append(completion) }
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let outer = inheritedAnimationDuration
        inheritedAnimationDuration = 0
        actionsWithoutAnimation()
        inheritedAnimationDuration = outer
    }

    /// Ends all animations, as time does; those that begin together end in any order.
    public static func standInEndAnimations() {
        let ended = completions.shuffled(using: &standInRandom)
        completions = []
        for completion in ended { completion(true) }
    }
}
