extension ChangeKind {
    static let photos = ChangeKind(
        name: "photos",
        meaning: "The ratios of photos decide in another way where they are and how they are cropped.",
        search: .layouts { layouts in
            guard let old = layouts.old, let new = layouts.new, old.keepsRatios || new.keepsRatios else {
                return nil
            }
            let words =
                switch (old.keepsRatios, new.keepsRatios) {
                case (true, false): "photos no longer keep their ratios"
                case (false, true): "photos keep their ratios"
                default:
                    // What is written for other counts or in settings may differ.
                    old.body == new.body
                        ? "photos that keep their ratios get other sizes"
                        : "photos keep their ratios in another way"
                }
            return Finding(words: words, effect: .harmless)
        })
}
