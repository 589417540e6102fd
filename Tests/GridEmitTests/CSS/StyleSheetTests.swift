import Testing

@testable import GridEmit
@testable import GridModel

/// Layers of a style sheet, merged and printed.
@Suite("Style sheets") struct StyleSheetTests {
    private func printed(_ layers: [Layer], where condition: StyleSheet.Condition = .always) -> String {
        var sheet = StyleSheet()
        sheet.add(layers, where: condition)
        var printer = CodePrinter()
        StyleSheetPrinter(names: CSSNames(prefix: "a")).write(sheet, to: &printer)
        return printer.text
    }

    /// The selector in the first line of a rule.
    private func selector(_ selectors: [Selector], _ weight: Layer.Weight = .any) -> String {
        var layer = Layer(weight)
        layer.add(selectors, [.margin: "0"])
        return printed([layer]).replacing(" {\n    margin: 0;\n}\n", with: "")
    }

    private func counts(_ from: Int, _ to: Int?) -> CountRange { CountRange(from: from, to: to) }

    @Test("equal declarations become one rule at the place of the first")
    func alike() {
        var layer = Layer()
        layer.add(Selector(counts(1, 1)), [.margin: "0"])
        layer.add(Selector(counts(2, 2)), [.margin: "1px"])
        layer.add(Selector(counts(3, 3), .container("::after")), [.margin: "0"])
        layer.add(Selector(counts(4, 4)), [:])
        let expected = """
            .a:has(> :first-child:nth-last-child(1)),
            .a:has(> :first-child:nth-last-child(3))::after {
                margin: 0;
            }
            .a:has(> :first-child:nth-last-child(2)) {
                margin: 1px;
            }

            """
        #expect(printed([layer]) == expected)
    }

    @Test("a child of consecutive counts is one selector, with equal specificity")
    func children() {
        #expect(selector([Selector(counts(3, 3), .child(2))]) == ".a > :nth-child(2):nth-last-child(2)")
        #expect(selector([Selector(counts(3, nil), .child(2))]) == ".a > :nth-child(2):nth-last-child(n + 2)")
        let neighbours = [5, 3, 4].map { Selector(counts($0, $0), .child(2)) }
        #expect(
            selector(neighbours)
                == ".a > :nth-child(2):nth-last-child(n + 2):where(:nth-last-child(-n + 4))")
    }

    @Test("if later rules must win, all counts have equal specificity, and children share a selector")
    func even() {
        let first = Selector(counts(3, 3), .children(":nth-child(1)", of: ":where(b)"))
        let second = Selector(counts(3, 3), .children(":nth-child(2)", of: ":where(b)"))
        #expect(
            selector([first, second], .even).contains(
                "    .a.a.a:where(b) > :where(:nth-child(1), :nth-child(2)):where(:nth-child(1):nth-last-child(3), :nth-child(2):nth-last-child(2), :nth-child(3):nth-last-child(1)) {"
            ))
        #expect(
            selector([Selector(counts(2, 4))], .even)
                == ".a:has(> :where(:first-child):nth-last-child(n + 2)):not(:has(> :where(:first-child):nth-last-child(n + 5)))"
        )
    }

    @Test("in sheets for any number of children, these ask for it where each would ask their container")
    func open() {
        var layer = Layer(.even)
        layer.add(
            [
                Selector(counts(5, nil), .children(":nth-child(2n + 2)", of: ":where(b)")),
                Selector(counts(5, nil), .children(":nth-last-child(3n + 1)")),
                Selector(counts(1, nil), .children("*")), Selector(counts(2, 2), .children(":nth-child(2n)")),
                Selector(counts(2, 2), .child(2)), Selector(counts(2, 3), .child(1)),
                Selector(counts(17, nil), .children("*", of: ":where(c)")),
            ], [.margin: "0"])
        let expected = """
            @supports selector(:has(*)) {
                .a.a.a:where(b) > :where(:nth-child(2n + 2)):where(:nth-child(n + 5), :nth-last-child(n + 5), :nth-child(2):nth-last-child(n + 4), :nth-child(4):nth-last-child(n + 2)),
                .a.a.a > :where(:nth-last-child(3n + 1)):where(:nth-child(n + 5), :nth-last-child(n + 5), :nth-last-child(4):nth-child(n + 2)),
                .a.a.a > :where(*),
                .a.a.a > :where(:nth-child(2n)):where(:nth-child(1):nth-last-child(2), :nth-child(2):nth-last-child(1)),
                .a.a.a:where(c) > :where(*):where(:nth-child(n + 17), :nth-last-child(n + 17)),
                .a:has(> :first-child:nth-last-child(n + 17)):where(c) > :where(*):where(:nth-child(-n + 16):nth-last-child(-n + 16)),
                .a.a.a > :where(:nth-child(2):nth-last-child(1), :nth-child(1):nth-last-child(n + 2):nth-last-child(-n + 3)) {
                    margin: 0;
                }
            }

            """
        #expect(printed([layer]) == expected)
        let inside = Selector(counts(1, nil), .inside("> * > img"))
        #expect(!selector([inside]).contains("@supports"))
        layer = Layer()
        layer.add([Selector(counts(1, nil), .children("*")), inside], [.margin: "0"])
        #expect(printed([layer]).contains("    .a.a > *,\n    .a > * > img {"))
    }

    @Test("children with numbers share a selector, whose first test is for all of them")
    func numbered() {
        let third = [1, 2, 3].map { Selector(counts(3, nil), .child($0)) }
        #expect(
            selector(third, .even).contains(
                "    .a.a.a > :where(:nth-child(-n + 3)):where(:nth-child(1):nth-last-child(n + 3), "
                    + ":nth-child(2):nth-last-child(n + 2), :nth-child(3)) {"))
    }

    @Test(
        "a child of every fourth count asks for the least of a range",
        arguments: [
            (CountRange(from: 1, to: nil), ":nth-child(2):nth-last-child(4n + 2)"),
            (CountRange(from: 4, to: nil), ":nth-child(2):nth-last-child(4n + 6)"),
            (CountRange(from: 4, to: 10), ":nth-child(2):nth-last-child(6)"),
            (CountRange(from: 4, to: 11), ":nth-child(2):nth-last-child(4n + 6):nth-last-child(-n + 10)"),
            (CountRange(from: 7, to: 7), ":nth-child(2):nth-last-child(6)"),
            (CountRange(from: 8, to: 10), nil),
        ] as [(CountRange, String?)])
    func periodic(_ counts: CountRange, _ expected: String?) {
        #expect(NumberedChild(2, of: counts, step: 4, least: 3)?.selector == expected)
        let part = Selector.Part.periodic(child: 2, step: 4, least: 3)
        for weight in [Layer.Weight.any, .even] {
            let text = selector([Selector(counts, part)], weight)
            #expect(text.contains(expected ?? "nth-child") == (expected != nil))
        }
    }

    @Test(
        "lengths are as short as possible",
        arguments: [
            (Value.length(.zero), "0"), (.length(.one), "100%"),
            (.length(.zero, Affine(pt: Rational(-3))), "-3px"),
            (.length(.zero, Affine(gx: .one)), "var(--a-gx)"),
            (.length(.zero, Affine(gx: Rational(-1))), "calc(var(--a-gx) * -1)"),
            (.length(.one, Affine(gx: Rational(-2), pt: .one)), "calc(100% - var(--a-gx) * 2 + 1px)"),
            (.length(.zero, inline: Rational(-1)), "-100cqi"),
            (.sum([]), "0"), (.sum([Term("1px")]), "1px"),
            (.sum([Term("1px * 2", isComputed: true)]), "calc(1px * 2)"),
            (.sum([Term("1px"), Term("2px")]), "calc(1px + 2px)"), (.repeated(1, "1fr"), "1fr"),
            (.repeated(3, "1fr"), "repeat(3, 1fr)"), (.lines(2, to: nil), "2"), (.lines(2, to: 4), "2 / 4"),
        ] as [(Value, String)])
    func values(_ value: Value, _ expected: String) {
        var layer = Layer()
        layer.add(Selector(counts(1, 1)), [.width: value])
        #expect(printed([layer]).contains("    width: \(expected);\n"))
    }

    @Test("a condition encloses its layers, and empty layers aren't printed")
    func conditions() {
        var layer = Layer()
        layer.add(Selector(counts(1, 1)), [.width: "0"])
        let supports = StyleSheet.Condition.supports(Declaration(property: .display, value: "grid"))
        let text = printed([layer], where: supports)
        #expect(text.hasPrefix("@supports (display: grid) {\n    .a:has(") && text.hasSuffix("    }\n}\n"))
        #expect(printed([Layer()], where: supports).isEmpty)
    }
}
