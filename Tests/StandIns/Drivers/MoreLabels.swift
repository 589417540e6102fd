// drives: UIKit AppKit

import Foundation
import Grids

@testable import GridgenKit

#if canImport(UIKit)
    import UIKit

    // "+N" can be read over a white photo: WCAG's contrast of white on the veil.
    let label = PhotoMoreView(3)
    func luminance(_ white: CGFloat) -> Double {
        white <= 0.04045 ? white / 12.92 : pow((white + 0.055) / 1.055, 2.4)
    }
    if let veil = label.backgroundColor {
        let below = veil.standInWhite * veil.standInAlpha + (1 - veil.standInAlpha)
        let contrast = (luminance(label.textColor.standInWhite) + 0.05) / (luminance(below) + 0.05)
        expect(contrast >= 4.5, "a contrast of \(contrast)")
    }
    expect(!label.isUserInteractionEnabled, "the label takes the taps of its photo")
    label.hiddenCount = 1200
    let formatted = NumberFormatter.localizedString(from: 1200, number: .decimal)
    expect(label.text == "+" + formatted, "the number is \(label.text ?? "")")
#else
    import AppKit
#endif

let language = Bundle.main.preferredLocalizations.first ?? "en"
expect(
    PhotoMoreView(3).accessibleName == PhotoPhrases.long(3, in: language)
        && PhotoGridView(Moments.self).moreLabel(3) == PhotoPhrases.long(3, in: language),
    "views don't speak the app's language")

/// The phrases with the counts that CLDR puts into the different categories.
let phrases: [(language: String, phrases: [Int: String])] = [
    ("en-GB", [1: "1 more photo", 2: "2 more photos", 21: "21 more photos"]),
    ("de", [1: "1 weiteres Foto", 3: "3 weitere Fotos"]),
    ("fr-CA", [1: "1 autre photo", 2: "2 autres photos"]),
    ("es", [1: "1 foto más", 5: "5 fotos más"]),
    ("it", [1: "un’altra foto", 5: "altre 5 foto"]),
    ("pt_BR", [1: "mais 1 foto", 5: "mais 5 fotos"]),
    ("ja", [1: "ほか1枚の写真", 5: "ほか5枚の写真"]),
    ("zh-Hans", [1: "还有1张照片", 5: "还有5张照片"]),
    ("zh-Hant", [1: "還有1張照片", 5: "還有5張照片"]), ("zh_TW", [5: "還有5張照片"]),
    ("ru", [1: "ещё 1 фото", 3: "ещё 3 фото", 5: "ещё 5 фото", 11: "ещё 11 фото"]),
    (
        "ar",
        [1: "صورة واحدة أخرى", 2: "صورتان أخريان", 3: "3 صور أخرى", 11: "11 صورة أخرى", 100: "100 صورة أخرى"]
    ),
    ("xx", [1: "1 more photo", 2: "2 more photos"]),
]
for (language, phrases) in phrases {
    for (count, phrase) in phrases {
        let said = PhotoPhrases.long(count, in: language)
        expect(said == phrase, "\(language): \(said), not \(phrase)")
    }
}
let categories: [(Int, PhotoPhrases.Category)] = [
    (1, .one), (21, .one), (11, .many), (2, .few), (24, .few), (12, .many), (5, .many), (111, .many),
    (101, .one),
]
for (count, category) in categories {
    expect(PhotoPhrases.category(count, in: "ru") == category, "\(count) in Russian")
}

finish()

extension PhotoMoreView {
    var accessibleName: String? {
        #if canImport(UIKit)
            accessibilityLabel
        #else
            accessibilityLabel()
        #endif
    }
}
