import GridSyntax
import Testing

@testable import GridEmit

/// What is left of modules of TypeScript without types, and what they declare. `Tests/Languages/javascript` compares both with what
/// the compiler of TypeScript makes of all specs and kits.
@Suite("JavaScript") struct JavaScriptTests {
    private func script(_ module: String) -> String {
        String(decoding: javaScript(of: Array(module.utf8)), as: UTF8.self)
    }

    private func declared(_ module: String) -> String {
        String(decoding: GridEmit.declarations(of: Array(module.utf8)), as: UTF8.self)
    }

    @Test(
        "types go",
        arguments: [
            ("const a: number = 1, b: [number, string][] = [];", "const a = 1, b = [];"),
            ("let next: (a: number, b?: string) => void;", "let next;"),
            (
                "function f<T>(a: T, b?: number, { c, d }: Space = {}): a is T {}",
                "function f(a, b, { c, d } = {}) {}"
            ),
            ("const f = <T>(a: readonly T[]): T | null => a[0]! ?? null;", "const f = (a) => a[0] ?? null;"),
            (
                "const m = new Map<Photo, Array<number>>(), n = a as unknown as B;",
                "const m = new Map(), n = a;"
            ),
            ("const e = { a: 1 } as const;", "const e = { a: 1 };"),
            (
                "const o = { size(a: Space): void { a.b = 0; }, c: d };",
                "const o = { size(a) { a.b = 0; }, c: d };"
            ),
            (
                "class A<T> extends B<T> implements C, D { private readonly e: T = f; }",
                "class A extends B { e = f; }"
            ),
            ("abstract class A {\n  abstract b: C;\n  static c!: D;\n}", "class A {\n  static c;\n}"),
            ("import { type A, b, type C } from \"d\";", "import { b } from \"d\";"),
        ])
    func types(_ module: String, _ expected: String) { #expect(script(module) == expected) }

    @Test(
        "what looks like types stays",
        arguments: [
            "const a = b ? c : d ? { e: f } : g < h;", "for (let i = 0; i < n; i++) if (i << 1 > n) break;",
            "switch (a) { case b: return { c: !d }; default: return `${e ? f : g}: h`; }",
            "const r = /[:<]\\/as x/, s = \"a: b as c\", t = a !== b;", "const private_ = o.as, p = o?.type;",
            "const f = ({ a, b: c }) => ({ a, c });", "// a: number\nconst a = 1;  // b as c",
        ])
    func others(_ module: String) { #expect(script(module) == module) }

    @Test("declarations of types go with their comments, and one blank line stays")
    func lines() {
        let module = """
            /** The module. */
            import type { A } from "a";

            /** What is kept. */
            const a: A = 1;

            /** Of a type. */
            // Of it, too.
            export interface B {
              c: D;
            }
            export type { E } from "e";

            type F = B;

            f();
            type G = F;

            """
        let expected = """
            /** The module. */

            /** What is kept. */
            const a = 1;

            f();

            """
        #expect(script(module) == expected)
    }

    @Test(
        "what is exported is declared",
        arguments: [
            ("export const a = 4, b = 5;", "export declare const a = 4, b = 5;"),
            ("export const f = (a: A, b = -1): B => a;", "export declare const f: (a: A, b?: number) => B;"),
            (
                "export function f<T>(a: T, b = false, c: D = {}): T { return a; }",
                "export declare function f<T>(a: T, b?: boolean, c?: D): T;"
            ),
            (
                "export const e = { a: 1, b: 2 } as const;",
                "export declare const e: {\n  readonly a: 1;\n  readonly b: 2;\n};"
            ),
            ("export { a, b } from \"c\";", "export { a, b } from \"c\";"),
            (
                "export class A extends B {\n  private c = 1;\n  d = \"\";\n  private e(): void {}\n  private get f(): G { return 1; }\n}",
                "export declare class A extends B {\n  private c;\n  d: string;\n  private e;\n  private get f();\n}"
            ),
        ])
    func exported(_ module: String, _ expected: String) { #expect(declared(module) == expected + "\n") }

    @Test("types that are needed are declared, and imported")
    func needed() {
        let module = """
            // Generated
            import type { A, B } from "a";

            /** Called. */
            export const f = (c: C): void => {};

            /** A type. */
            interface C extends D {
              // Not of the declaration.
              /** A member. */
              readonly a: A;
            }
            type D = E;
            type Unused = B;
            const e = 1;

            """
        let expected = """
            // Generated
            import type { A } from "a";

            /** Called. */
            export declare const f: (c: C) => void;

            /** A type. */
            interface C extends D {
              /** A member. */
              readonly a: A;
            }

            type D = E;

            export {};

            """
        #expect(declared(module) == expected)
    }
}
