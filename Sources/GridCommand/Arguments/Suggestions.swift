internal import GridSyntax

/// The error for an option that does not exist, with the one that was likely meant.
func unknownOption(_ name: String, _ known: [String]) -> UsageError {
    UsageError(message: "unknown option `\(name)`" + didYouMean(name, among: known))
}

/// `, did you mean …?`, or nothing when no candidate is near.
func didYouMean(_ word: String, among candidates: [String]) -> String {
    suggestion(for: word, among: candidates).map { ", did you mean `\($0)`?" } ?? ""
}
