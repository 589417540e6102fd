internal import GridSyntax

/// The error for an unknown option, with the most likely intended one.
func unknownOption(_ name: String, _ known: [String]) -> UsageError {
    UsageError(message: "unknown option `\(name)`" + didYouMean(name, among: known))
}

/// The error for an unknown value: it suggests the most likely intended one, or else lists all.
func unknownValue(_ what: String, _ value: String, among known: [String]) -> UsageError {
    let meant = didYouMean(value, among: known)
    return UsageError(
        message: "unknown \(what) `\(value)`"
            + (meant.isEmpty ? "; known: \(known.joined(separator: ", "))" : meant))
}

/// `, did you mean …?`, or an empty string if no candidate is close.
func didYouMean(_ word: String, among candidates: [String]) -> String {
    suggestion(for: word, among: candidates).map { ", did you mean `\($0)`?" } ?? ""
}
