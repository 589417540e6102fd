/// The names of all problems. A name describes its problem, is permanent, and is never reused for another.
public enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
    // Text
    case fileTooLarge = "file-too-large"
    case invalidUTF8 = "invalid-utf8"
    case lookalikeCharacter = "lookalike-character"
    case unexpectedCharacter = "unexpected-character"
    case mergeConflict = "merge-conflict"

    // Syntax
    case syntax = "syntax"
    case unknownWord = "unknown-word"
    case mistyped = "mistyped"
    case missingColon = "missing-colon"
    case missingComma = "missing-comma"
    case missingWord = "missing-word"
    case missingNewline = "missing-newline"
    case missingBody = "missing-body"
    case trailingSeparator = "trailing-separator"
    case unclosed = "unclosed"
    case emptyGroup = "empty-group"
    case nestingTooDeep = "nesting-too-deep"
    case numberTooLong = "number-too-long"
    case nameTooLong = "name-too-long"
    case zero = "zero"
    case countZero = "count-zero"
    case notWhole = "not-whole"
    case unit = "unit"
    case insetLengths = "inset-lengths"
    case unknownShape = "unknown-shape"
    case patternOnRange = "pattern-on-range"
    case notInSection = "not-in-section"
    case conditionSign = "condition-sign"
    case looseDocComment = "loose-doc-comment"

    // Settings
    case settingTwice = "setting-twice"
    case rangeReversed = "range-reversed"
    case shapesCross = "shapes-cross"
    case sidedLimits = "sided-limits"
    case sizeLikeRatio = "size-like-ratio"
    case boundsCross = "bounds-cross"
    case headingInFrame = "heading-in-frame"
    case requirementRange = "requirement-range"

    // Rules
    case specEmpty = "spec-empty"
    case countTwice = "count-twice"
    case rangesOverlap = "ranges-overlap"
    case countMissing = "count-missing"
    case rowSum = "row-sum"
    case letterSum = "letter-sum"
    case partitionForRange = "partition-for-range"
    case rowsTwice = "rows-twice"
    case rowsBeside = "rows-beside"
    case longPartition = "long-partition"
    case aimInPartition = "aim-in-partition"
    case sketchUneven = "sketch-uneven"
    case letterMissing = "letter-missing"
    case tileNotRectangle = "tile-not-rectangle"
    case shareKind = "share-kind"
    case splitInFixedSize = "split-in-fixed-size"
    case openRowsInFrame = "open-rows-in-frame"
    case stretchInFixedSize = "stretch-in-fixed-size"
    case sketchOfPhotos = "sketch-of-photos"
    case shortRowOfPhotos = "short-row-of-photos"
    case justifiedSizing = "justified-sizing"
    case overTakesAll = "over-takes-all"
    case underTakesFew = "under-takes-few"
    case shapeFillsRows = "shape-fills-rows"
    case shapeInOpenRange = "shape-in-open-range"
    case countUncuttable = "count-uncuttable"
    case tooManyCuts = "too-many-cuts"
    case fitSizing = "fit-sizing"
    case spreadWithoutFit = "spread-without-fit"
    case stripSizing = "strip-sizing"
    case showsMissing = "shows-missing"
    case showsLater = "shows-later"
    case showsShow = "shows-show"
    case showsAll = "shows-all"
    case optionOnShow = "option-on-show"
    case showsRepeat = "shows-repeat"
    case repeatMissing = "repeat-missing"
    case repeatUnfit = "repeat-unfit"
    case repeatUneven = "repeat-uneven"
    case patternOnRepeat = "pattern-on-repeat"
    case optionOnRepeat = "option-on-repeat"
    case unreachableRule = "unreachable-rule"
    case patternTooLong = "pattern-too-long"
    case patternsTooEntangled = "patterns-too-entangled"
    case shapesMissing = "shapes-missing"
    case waterfallWithRules = "waterfall-with-rules"
    case waterfallSizing = "waterfall-sizing"
    case waterfallAcross = "waterfall-across"
    case sectionEmpty = "section-empty"
    case heightNotGiven = "height-not-given"
    case sectionsOverlap = "sections-overlap"
    case appendMissing = "append-missing"
    case appendShow = "append-show"

    // Proofs
    case tileTooSmall = "tile-too-small"
    case columnTooNarrow = "column-too-narrow"
    case tileOutside = "tile-outside"
    case tilesOverlap = "tiles-overlap"
    case notCovered = "not-covered"
    case containerTooWide = "container-too-wide"
    case requirementFails = "requirement-fails"
    case requirementUnproved = "requirement-unproved"

    // Lint
    case unevenRows = "uneven-rows"
    case lonelyPhoto = "lonely-photo"
    case weightMissing = "weight-missing"
    case weightsOff = "weights-off-100"
    case needlessSketch = "needless-sketch"
    case redundantRule = "redundant-rule"
    case stretchedLast = "stretched-last"
    case hidesOne = "hides-one"
    case countsUnordered = "counts-unordered"
    case widthMissing = "width-missing"
    case heightUnused = "height-unused"
    case sizingMissing = "sizing-missing"
    case smallTile = "small-tile"
    case nearlyAligned = "nearly-aligned"
    case nameShadows = "name-shadows"
    case alignUnused = "align-unused"
    case requirementIdle = "requirement-idle"

    // Ignore comments
    case ignoreUnknown = "ignore-unknown"
    case ignoreUnused = "ignore-unused"
    case ignoreReason = "ignore-reason"
    case ignoreError = "ignore-error"

    // Limits
    case tooManyColumns = "too-many-columns"
    case tooManyFindings = "too-many-findings"
    case tooManySections = "too-many-sections"
    case tooManyStatements = "too-many-statements"
    case tooManyTiles = "too-many-tiles"
    case exactOverflow = "exact-overflow"
    case unsupportedOutput = "unsupported-output"
    case nameTaken = "name-taken"

    /// Whether the problem is an error or a warning.
    public var severity: Severity { Self.warnings.contains(self) ? .warning : .error }

    private static let warnings: Set<DiagnosticCode> = [
        .looseDocComment, .sizeLikeRatio, .countMissing, .optionOnShow, .optionOnRepeat,
        .unevenRows, .lonelyPhoto, .weightMissing, .weightsOff, .needlessSketch, .redundantRule,
        .stretchedLast,
        .hidesOne, .countsUnordered, .widthMissing, .heightUnused, .sizingMissing, .smallTile, .nearlyAligned,
        .nameShadows, .alignUnused, .requirementIdle,
        .ignoreUnknown, .ignoreUnused, .ignoreReason, .ignoreError,
        .tooManyFindings,
    ]
}
