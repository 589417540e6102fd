import Foundation
import TestSupport
import Testing

/// The pages in a real browser: the CSS layout equals the drawing, which comes from the numbers.
@Suite("HTML, in Chromium", Tool("chromium-headless-shell").required, .serialized) struct HTMLToolTests {
    static let pages = Repository.files(in: "generated", ending: ".html")

    /// Compares the tiles on both sides after layout, and writes the result where the test reads it.
    static let probe = """
        <script>
        drawAll();
        {
            const found = [];
            let tiles = 0, worst = 0;
            for (const section of document.querySelectorAll("section")) {
                const [left, right] = [".laid-out > div", ".drawn"].map(name => section.querySelector(name));
                const [a, b] = [left.getBoundingClientRect(), right.getBoundingClientRect()];
                const count = right.children.length;
                if (count == 0) { found.push(section.textContent.slice(0, 40) + " draws nothing"); continue; }
                for (let i = 0; i < count; i++) {
                    const [p, q] = [left, right].map(box => box.children[i].getBoundingClientRect());
                    tiles += 1;
                    for (const d of [p.x - a.x - q.x + b.x, p.y - a.y - q.y + b.y, p.width - q.width, p.height - q.height])
                        worst = Math.max(worst, Math.abs(d));
                }
            }
            if (worst > 0.25) found.push("off by " + worst);
            if (document.documentElement.scrollWidth > innerWidth) found.push("scrolls sideways");
            for (const box of document.querySelectorAll("section, figure > div"))
                if (!box.getAttribute("aria-label") && !box.getAttribute("aria-labelledby")) found.push("no label");
            document.title = "found:" + found.join("; ") + ": tiles " + tiles;
        }
        </script>
        """

    private func open(_ page: String, width: Int) throws -> ProgramResult {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "page.html")
            try page.write(to: file, atomically: true, encoding: .utf8)
            // Grid lanes are not enabled by default yet; without them a waterfall is laid out in rows.
            return try run(
                "chromium-headless-shell",
                [
                    "--no-sandbox", "--disable-gpu", "--enable-blink-features=CSSGridLanesLayout",
                    "--enable-logging=stderr", "--virtual-time-budget=2000",
                    "--window-size=\(width),900", "--dump-dom", file.absoluteString,
                ])
        }
    }

    @Test(
        "every page's layout equals its drawing, without messages or requests", arguments: pages, [400, 1200])
    func page(_ file: URL, width: Int) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        let result = try open(text + Self.probe, width: width)
        let found = result.output.components(separatedBy: "<title>found:").dropFirst().first
        let report = try #require(
            found?.components(separatedBy: "</title>").first, "\(result.output.suffix(2_000))")
        #expect(report.hasPrefix(": tiles ") && !report.hasSuffix(" 0"), "\(report)")
        let messages = result.output.split(separator: "\n").filter { $0.contains("CONSOLE") }
        #expect(messages.isEmpty, "\(messages)")
    }

    @Test("a number that is 1 % off is detected")
    func broken() throws {
        let file = Repository.root.appending(path: "generated/moments.grid.html")
        let text = try String(contentsOf: file, encoding: .utf8)
        let changed = text.replacingOccurrences(
            of: "x: [0.5, 0, 0.5, 0, 0]", with: "x: [0.505, 0, 0.5, 0, 0]")
        #expect(changed != text)
        #expect(try open(changed + Self.probe, width: 1200).output.contains("off by"))
    }
}
