/// What a spec may hold at most; one step more is an error at its place, never a crash or a long wait.
public enum Limits {
    /// Bytes in a file.
    public static let bytes = 4 << 20
    /// Statements in a file, those of sections included.
    public static let statements = 200_000
    /// Comments in a file.
    public static let comments = 200_000
    /// Errors that are told of a file, and warnings; what more there is is not looked for.
    public static let findings = 10_000
    /// Digits in a number, those behind the dot included.
    public static let digits = 18
    /// Parentheses inside each other.
    public static let nesting = 32
    /// Characters in the name of a grid.
    public static let nameLength = 100
    /// Tiles in one layout, and so rows and columns of a sketch, and letters of a pattern.
    public static let tilesInLayout = 500
    /// Sizings and alignments behind a layout: of each kind there can be one, and more are told for a few only.
    public static let ruleOptions = 100
    /// Tiles in all layouts of a grid together.
    public static let tilesInGrid = 1_000_000
    /// Tiles of a grid, and columns of waterfalls, where layouts that are the same share theirs: they take the memory.
    public static let differentTiles = 200_000
    /// Layouts that are written out in a grid, and rules that aren't.
    public static let layoutsInGrid = 200_000
    /// Rules outside all sections, or counts that `append` asks about, each times the sections that it is read in.
    public static let readings = 1_000_000
    /// The greatest count that a range writes out; one that goes further stays a rule.
    public static let countsWrittenOut = 100
    /// Columns of a waterfall.
    public static let columns = 1_000
    /// Steps in which the patterns of a grid are compared, beside 64 for each letter of them.
    public static let patternSteps = 1 << 22
}
