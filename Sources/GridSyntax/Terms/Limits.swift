/// The limits of a spec. Exceeding one is an error with a place, never a crash or a long wait.
public enum Limits {
    /// Bytes in a file.
    public static let bytes = 4 << 20
    /// Statements in a file, including statements in sections.
    public static let statements = 200_000
    /// Comments in a file.
    public static let comments = 200_000
    /// Errors reported for a file, and the same for warnings; the compiler stops looking for more.
    public static let findings = 10_000
    /// Digits in a number, including those after the decimal point.
    public static let digits = 18
    /// The depth of nested parentheses.
    public static let nesting = 32
    /// Characters in the name of a grid.
    public static let nameLength = 100
    /// Tiles in one layout, and therefore rows and columns of a sketch, and letters of a pattern.
    public static let tilesInLayout = 500
    /// Sizings and alignments read after a layout. Only one of each kind is valid; this limits how many are reported.
    public static let ruleOptions = 100
    /// Tiles in all layouts of a grid together.
    public static let tilesInGrid = 1_000_000
    /// Tiles and waterfall columns of a grid, counting those of equal layouts once: this limits memory.
    public static let differentTiles = 200_000
    /// Layouts of a grid, and rules that are not written out as layouts.
    public static let layoutsInGrid = 200_000
    /// Rules outside sections, or counts that `append` needs, times the sections that use them.
    public static let readings = 1_000_000
    /// The heights at which sections begin and end.
    public static let sectionHeights = 32
    /// The greatest count for which a range is written out as layouts; a range beyond it stays a rule.
    public static let countsWrittenOut = 100
    /// The numbers of tiles in a row that follow from the width.
    public static let adaptiveColumns = 100
    /// The number of ways to cut photos into rows that are together near a shape, for one count.
    public static let rowCuts = 1_000
    /// Requirements of a spec.
    public static let requirements = 1_000
    /// Columns of a waterfall.
    public static let columns = 1_000
    /// Steps for comparing the patterns of a grid, in addition to 64 for each letter.
    public static let patternSteps = 1 << 22
}
