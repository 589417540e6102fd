#if canImport(UIKit) || canImport(AppKit) || canImport(SwiftUI)
    import Foundation

    /// What views say of hidden photos, in the language that the app runs in: "+3" and "3 more photos".
    nonisolated enum PhotoPhrases {
        /// The language of the app, which may differ from the user's first one.
        static var language: String { Bundle.main.preferredLocalizations.first ?? "en" }

        /// "+3", with the digits of the user.
        static func short(_ count: Int) -> String { "+" + digits(count) }

        /// "3 more photos".
        static func long(_ count: Int, in language: String = language) -> String {
            let parts = language.split { "-_".contains($0) }
            let code = parts.first.map(String.init) ?? ""
            let isTraditional = code == "zh" && parts.contains { ["Hant", "TW", "HK", "MO"].contains($0) }
            let forms = catalogue[isTraditional ? "zh-Hant" : code] ?? english
            let form = forms[category(count, in: code)] ?? forms[.other] ?? ""
            return form.split(separator: "%", omittingEmptySubsequences: false).joined(
                separator: digits(count))
        }

        private static func digits(_ count: Int) -> String {
            NumberFormatter.localizedString(from: NSNumber(value: count), number: .decimal)
        }

        /// The plural categories of Unicode's CLDR that these languages have for whole numbers from 1.
        enum Category { case one, two, few, many, other }

        static func category(_ count: Int, in language: String) -> Category {
            let ones = count % 10, tens = count % 100
            switch language {
            case "ja", "zh": return .other
            case "ru":
                if ones == 1, tens != 11 { return .one }
                return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
            case "ar":
                switch count {
                case 1: return .one
                case 2: return .two
                default: return tens >= 11 ? .many : tens >= 3 ? .few : .other
                }
            default: return count == 1 ? .one : .other
            }
        }

        private static let english: [Category: String] = [.one: "% more photo", .other: "% more photos"]

        /// Each phrase has `%` where the number is.
        private static let catalogue: [String: [Category: String]] = [
            "en": english,
            "ar": [
                .one: "صورة واحدة أخرى", .two: "صورتان أخريان", .few: "% صور أخرى", .many: "% صورة أخرى",
                .other: "% صورة أخرى",
            ],
            "de": [.one: "% weiteres Foto", .other: "% weitere Fotos"],
            "es": [.one: "% foto más", .other: "% fotos más"],
            "fr": [.one: "% autre photo", .other: "% autres photos"],
            "it": [.one: "un’altra foto", .other: "altre % foto"],
            "ja": [.other: "ほか%枚の写真"],
            "pt": [.one: "mais % foto", .other: "mais % fotos"],
            "ru": [.one: "ещё % фото", .few: "ещё % фото", .many: "ещё % фото"],
            "zh": [.other: "还有%张照片"],
            "zh-Hant": [.other: "還有%張照片"],
        ]
    }
#endif
