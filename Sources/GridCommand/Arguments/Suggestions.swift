internal import GridSyntax

/// The error for an option that does not exist, with the one that was likely meant.
func unknownOption(_ name: String, _ known: [String]) -> UsageError {
    UsageError(message: "unknown option `\(name)`" + didYouMean(name, among: known))
}

/// The error for a value that is none of those known: the one that was likely meant, or else all of them.
func unknownValue(_ what: String, _ value: String, among known: [String]) -> UsageError {
    let meant = didYouMean(value, among: known)
    return UsageError(
        message: "unknown \(what) `\(value)`"
            + (meant.isEmpty ? "; known: \(known.joined(separator: ", "))" : meant))
}

/// `, did you mean …?`, or nothing when no candidate is near.
func didYouMean(_ word: String, among candidates: [String]) -> String {
    suggestion(for: word, among: candidates).map { ", did you mean `\($0)`?" } ?? ""
}
