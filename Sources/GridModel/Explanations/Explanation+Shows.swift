internal import GridSyntax

extension Explanation {
    /// About `show` and `append`, which lean on other rules.
    static let shows: [Explanation] = [
        Explanation(
            .showsMissing, "a `show` of a count without a layout",
            "`show 9` takes the layout of nine, so there has to be one, in every section that reads "
                + "it.",
            bad: "10..: show 9",
            good: "9: 3, 3, 3\n10..: show 9"
        ),
        Explanation(
            .showsLater, "a `show` of a count whose rule comes later",
            "Who reads from the top has to know what is shown.",
            bad: "5..: show 4\n4: 2, 2",
            good: "4: 2, 2\n5..: show 4"
        ),
        Explanation(
            .showsShow, "a `show` of a count that is itself a `show`",
            "Its layout is that of another count. Show that one.",
            bad: "5: 2, 3\n6..7: show 5\n8..: show 6",
            good: "5: 2, 3\n6..: show 5"
        ),
        Explanation(
            .showsAll, "a `show` that hides nothing",
            "With as many photos as are shown, or fewer, no tile would say \"+N\".",
            bad: "4: 2, 2\n3: show 4",
            good: "3: 1, 2\n4: 2, 2\n5..: show 4"
        ),
        Explanation(
            .optionOnShow, "a sizing or `align` behind a `show`",
            "A `show` takes the layout of its count as it is. The fix-it removes what has no effect.",
            bad: "4: 2, 2\n5..: show 4 align center",
            good: "4: 2, 2\n5..: show 4"
        ),
        Explanation(
            .appendMissing, "`append` needs a layout that isn't there",
            "While editing, n photos have the layout of n + 1, whose last tile adds one. So each "
                + "count up to the limit needs one.",
            bad: "append to 3\n1: 1\n2: 2",
            good: "append to 3\n1: 1\n2: 2\n3: 3"
        ),
        Explanation(
            .appendShow, "`append` reaches a count that is only shown in part",
            "In a layout that hides photos, the last tile can't be the one that adds.",
            bad: "append to 5\n1..4: rows of 2\n5..: show 4",
            good: "append to 4\n1..4: rows of 2\n5..: show 4"
        ),
    ]
}
