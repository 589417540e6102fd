internal import GridSyntax

extension Explanation {
    /// About `show` and `append`, which depend on other rules.
    static let shows: [Explanation] = [
        Explanation(
            .showsMissing, "a `show` of a count without a layout",
            "`show 9` takes the layout of nine, so every section that uses the rule needs "
                + "one.",
            bad: "10..: show 9",
            good: "9: 3, 3, 3\n10..: show 9"
        ),
        Explanation(
            .showsLater, "a `show` of a count whose rule comes later",
            "People read from the top, so the layout should come before the `show`.",
            bad: "5..: show 4\n4: 2, 2",
            good: "4: 2, 2\n5..: show 4"
        ),
        Explanation(
            .showsShow, "a `show` of a count that is itself a `show`",
            "A `show` takes the layout of another count. Show that count directly.",
            bad: "5: 2, 3\n6..7: show 5\n8..: show 6",
            good: "5: 2, 3\n6..: show 5"
        ),
        Explanation(
            .showsAll, "a `show` that hides nothing",
            "A `show` needs at least one hidden photo for its \"+N\" tile.",
            bad: "4: 2, 2\n3: show 4",
            good: "3: 1, 2\n4: 2, 2\n5..: show 4"
        ),
        Explanation(
            .optionOnShow, "a sizing or `align` after a `show`",
            "A `show` takes the layout of its count as it is. The fix-it removes the option, which has no effect.",
            bad: "4: 2, 2\n5..: show 4 align center",
            good: "4: 2, 2\n5..: show 4"
        ),
        Explanation(
            .appendMissing, "`append` needs a layout that isn't there",
            "While editing, n photos use the layout of n + 1, whose last tile adds a photo. So each "
                + "count up to the limit needs a layout.",
            bad: "append to 3\n1: 1\n2: 2",
            good: "append to 3\n1: 1\n2: 2\n3: 3"
        ),
        Explanation(
            .appendShow, "`append` reaches a count whose rule hides photos",
            "If a layout hides photos, its last tile says \"+N\", so it can't be the add tile.",
            bad: "append to 5\n1..4: rows of 2\n5..: show 4",
            good: "append to 4\n1..4: rows of 2\n5..: show 4"
        ),
    ]
}
