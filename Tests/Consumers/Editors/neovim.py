"""Specs in Neovim, without a window, by keys and by what a user's commands call: neovim.py SERVER GRIDGEN

One scenario opens a spec, sees a diagnostic, applies its fix and formats. The other is a day: a spec is written from nothing, with
completion, hover, a fix and formatting, while `gridgen play` follows the file.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
PLUGIN = HERE.parents[2] / "Sources/Editors/vim"


class Program:
    """A process that ends with the test."""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


class Neovim(Program):
    def __init__(self, server, file):
        self.socket = str(file.parent / f"{file.stem}.socket")
        self.process = subprocess.Popen(
            ["nvim", "--headless", "--clean", "--listen", self.socket, "--cmd", f"set runtimepath^={PLUGIN}", "-S", HERE / "neovim.lua",
             "-c", f"edit {file}"], env=os.environ | {"GRIDGEN_SERVER": server}, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        wait_for("Neovim", lambda: pathlib.Path(self.socket).exists())

    def remote(self, *arguments):
        # Neovim 0.7 prints results to standard error.
        return subprocess.run(["nvim", "--server", self.socket, *arguments], check=True, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, timeout=60).stdout

    def lua(self, expression):
        return json.loads(self.remote("--remote-expr", f"json_encode(luaeval({json.dumps(expression)}))"))

    def keys(self, keys):
        self.remote("--remote-send", keys)

    def lines(self):
        return self.lua("Lines()")

    def wait_for_codes(self, *codes):
        wait_for(f"the diagnostics {codes}", lambda: sorted(self.lua("Codes()")) == sorted(codes), lambda: self.lua("Codes()"))

    def wait_for_line(self, line):
        wait_for(f"the line `{line}`", lambda: line in self.lines(), self.lines)

    def save(self):
        self.keys("<Esc>:write<CR>")


def wait_for(what, is_there, found=lambda: ""):
    for _ in range(200):
        if is_there():
            return
        time.sleep(0.05)
    raise AssertionError(f"{what} never came: {found()}")


class Page(Program):
    """What the page of `gridgen play` asks about the file that it follows."""

    def __init__(self, gridgen, file):
        self.process = subprocess.Popen([gridgen, "play", "--no-open", file], stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        self.name = file.name
        state = self.post("open", [0])
        self.version, self.text = state["version"], state["text"]

    def post(self, kind, lines, text=""):
        origin = "/".join(self.address.split("/")[:3])
        body = "".join(f"{line}\n" for line in lines) + "\n" + text
        request = urllib.request.Request(self.address + kind, body.encode(), {"Origin": origin})
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def follow(self):
        """The file after its next change."""
        state = self.post("changes", [0, self.version])
        self.version, self.text = state["version"], state["text"]
        return self.text

    def wait_for(self, text):
        while self.text != text:
            self.follow()

    def compile(self, count):
        return self.post("compile", [self.name, f"{count} 24000 18000 -1 -1 0"], self.text)


def opens_fixes_and_formats(editor, file):
    editor.wait_for_codes("unknown-word", "lonely-photo", "count-missing")
    assert editor.lua("Act('Fix: ')").startswith("Fix: did you mean `gap`"), editor.lines()
    editor.wait_for_line("gap 4")
    editor.wait_for_codes("lonely-photo", "count-missing")
    assert editor.lua("Act('Ignore `lonely-photo`')")
    editor.wait_for_codes("count-missing")
    editor.lua("Format()")
    editor.wait_for_line("4: 3, 1")
    editor.save()
    expected = "gap 4\n1: 1\n# gridgen:ignore lonely-photo: it is meant like this\n4: 3, 1\n"
    wait_for("the saved file", lambda: file.read_text() == expected, file.read_text)


def writes_a_spec(editor, page):
    assert page.text == ""
    editor.wait_for_codes("spec-empty")
    # A word and its value, from the list of completions.
    editor.keys("iga<C-x><C-o>")
    wait_for("completions", lambda: editor.lua("#vim.fn.complete_info({'items'}).items") > 0, editor.lines)
    editor.keys("<C-n><C-y>")
    editor.wait_for_line("gap")
    editor.keys(" 4<CR>")
    # The next counts with their layouts.
    for rule in ["1: 1", "2: 2", "3: 3"]:
        editor.wait_for_line("")
        editor.keys("<C-x><C-o>")
        wait_for("a count", lambda: editor.lua("#vim.fn.complete_info({'items'}).items") > 0, editor.lines)
        editor.keys("<C-n><C-y>")
        editor.wait_for_line(rule)
        editor.keys("<CR>")
    editor.keys("4: 3, 1<CR>5..: shw 4<Esc>")
    editor.wait_for_codes("unknown-word", "lonely-photo")
    editor.save()
    page.wait_for("gap 4\n1: 1\n2: 2\n3: 3\n4: 3, 1\n5..: shw 4\n")
    assert page.compile(2)["summary"] is None
    assert editor.lua("Act('Fix: ')")
    editor.wait_for_line("5..: show 4")
    editor.keys(":5<CR>cc4: aab / aac / d.d<Esc>")
    editor.wait_for_codes("tile-not-rectangle")
    editor.keys("cc4:aab / aac / ddd<Esc>")
    editor.wait_for_codes()
    editor.lua("Format()")
    editor.wait_for_line("  4: aab / aac / ddd")
    editor.keys("1G0")
    wait_for("what `gap` means", lambda: "the space between rows and columns" in editor.lua("Hover()"))
    editor.keys("5G$")
    wait_for("the drawing", lambda: "┌" in editor.lua("Hover()") and "height = width" in editor.lua("Hover()"), lambda: editor.lua("Hover()"))
    editor.save()
    page.wait_for("gap 4\n  1: 1\n  2: 2\n  3: 3\n  4: aab / aac / ddd\n5..: show 4\n")
    answer = page.compile(6)
    assert answer["summary"]["lastCount"] == 5, answer
    assert answer["layout"]["rule"] == "5..: show 4" and len(answer["layout"]["tiles"]) == 4, answer["layout"]


def main():
    server, gridgen = [str(pathlib.Path(each).resolve()) for each in sys.argv[1:]]
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "wall.grid")
        file.write_text("gpa 4\n1: 1\n 4:3, 1\n")
        with Neovim(server, file) as editor:
            opens_fixes_and_formats(editor, file)
        print("Neovim opens a spec, shows diagnostics, fixes, ignores and formats")
        file = pathlib.Path(folder, "day.grid")
        file.write_text("")
        with Neovim(server, file) as editor, Page(gridgen, file) as page:
            writes_a_spec(editor, page)
        print("a spec is written from nothing, and the page of `gridgen play` follows")


main()
