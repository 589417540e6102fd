import Foundation
import GridEmit
import TestSupport
import Testing

/// The pages in a real browser: the CSS layout equals the drawing, which comes from the numbers.
@Suite("HTML, in Chromium", Tool("chromium-headless-shell").required, .serialized) struct HTMLToolTests {
    static let specs = Repository.files(in: "specs", ending: ".grid")

    /// Compares the tiles on both sides after layout, at widths that the slider offers, and writes the result where the
    /// test reads it.
    static let probe = """
        <script>
        {
            const found = [];
            let tiles = 0, worst = 0;
            const sections = [...document.querySelectorAll("section")];
            const slide = (slider, value) => {
                slider.value = value;
                slider.dispatchEvent(new Event("input"));
            };
            const [least, most] = [+width.min, +width.max];
            const shown = () => [...document.querySelectorAll(".drawn")].filter(box => box.offsetHeight > 0).length;
            if (shown() != 0) found.push("each layout is drawn twice at first");
            exact.click();
            if (shown() != sections.length) found.push("the switch shows " + shown());
            for (const points of [+width.value, least, (least + most) >> 1, most]) {
                slide(width, points);
                for (const section of sections) {
                    const [left, right] = [".laid-out > div", ".drawn"].map(name => section.querySelector(name));
                    const [a, b] = [left.getBoundingClientRect(), right.getBoundingClientRect()];
                    if (section.querySelector(".laid-out").offsetWidth != points) found.push("not " + points + " wide");
                    const count = right.children.length;
                    if (count == 0) { found.push(section.textContent.slice(0, 40) + " draws nothing"); continue; }
                    for (let i = 0; i < count; i++) {
                        const [p, q] = [left, right].map(box => box.children[i].getBoundingClientRect());
                        tiles += 1;
                        for (const d of [p.x - a.x - q.x + b.x, p.y - a.y - q.y + b.y, p.width - q.width, p.height - q.height])
                            worst = Math.max(worst, Math.abs(d));
                    }
                }
                if (document.documentElement.scrollWidth > innerWidth) found.push("scrolls sideways at " + points);
            }
            if (worst > 0.25) found.push("off by " + worst);
            if (document.querySelector("[data-file]")) found.push("files are named at first");
            const listed = document.querySelector("details pre").textContent.match(/stored widths: (.*)/)[1].split(", ").map(Number);
            const widest = document.body.textContent.match(/getPropertyValue\\("--r"\\) \\|\\| ([0-9.]+)/)[1];
            document.getElementById("files").click();
            for (const points of [least, most]) {
                slide(width, points);
                for (const badge of document.querySelectorAll(".laid-out .photo b")) {
                    const file = +badge.dataset.file, photo = badge.parentElement, box = photo.getBoundingClientRect();
                    const needed = Math.max(box.width, box.height * (photo.style.getPropertyValue("--r") || widest));
                    if (!listed.includes(file) || file < needed - 0.04) found.push(`a file of ${file} for ${needed}`);
                    if (listed.some(width => width < file && width >= needed)) found.push(`a file of ${file} for just ${needed}`);
                }
            }
            for (const box of document.querySelectorAll("section, figure > div"))
                if (!box.getAttribute("aria-label") && !box.getAttribute("aria-labelledby")) found.push("no label");
            for (let place = 1; place <= +count.max; place++) {
                slide(count, place);
                const shown = sections.filter(section => section.offsetHeight > 0);
                const counts = new Set(shown.map(section => parseInt(section.querySelector("h2").textContent)));
                if (counts.size != 1 || ![...counts].includes(+count.nextElementSibling.textContent))
                    found.push("the slider for the count shows " + [...counts]);
            }
            slide(count, 0);
            if (sections.some(section => section.offsetHeight == 0)) found.push("not all counts are shown");
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
        "every page's layout equals its drawing, without messages or requests", arguments: specs, [400, 1200])
    func page(_ file: URL, width: Int) throws {
        let grid = try Corpus.grid(file)
        guard Output.html.check(grid).isEmpty else { return }
        let result = try open(emit(grid, as: .html) + Self.probe, width: width)
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

    @Test("without its script a page shows every layout of the style sheet, and no slider")
    func withoutScript() throws {
        let wall = try Corpus.grid(Repository.root.appending(path: "specs/wall.grid"))
        let parts = emit(wall, as: .html).components(separatedBy: "<script>")
        let probe = """
            <script>
            const sections = [...document.querySelectorAll("section")];
            const shown = sections.filter(section => section.querySelector(".photo").offsetHeight > 0);
            const others = [...document.querySelectorAll("#controls, .drawn")].filter(part => part.offsetHeight > 0);
            document.title = `found:${sections.length - shown.length} ${others.length} of ${sections.length}`;
            </script>
            """
        #expect(try open(parts[0] + probe, width: 800).output.contains("<title>found:0 0 of 6</title>"))
    }
}
