"""Compares highlighting without a server with the classes of the language server's tokens, for each spec in `specs` and each golden:
highlighting.py SERVER

The TextMate grammar is read with textmate-grammar-python, the Vim syntax file with Vim's `synID`.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

from textmate_grammar.parsers.base import LanguageParser

from session import Session, uri_of

ROOT = pathlib.Path(__file__).resolve().parents[3]
EDITORS = ROOT / "Sources/Editors"
# The class that each type of the legend means.
CLASSES = {"comment": "comment", "keyword": "setting", "function": "word", "class": "name", "enumMember": "count",
           "number": "number", "string": "cells", "regexp": "pattern", "operator": "sign"}


def by_server(session, texts):
    """For each text the class of each character, or None, by line."""
    legend = session.initialized["capabilities"]["semanticTokensProvider"]["legend"]["tokenTypes"]
    for name, text in texts.items():
        uri = uri_of(name)
        session.open(uri, text)
        data = session.ask("textDocument/semanticTokens/full", textDocument={"uri": uri})["data"]
        lines = [[None] * len(line) for line in text.split("\n")]
        line = column = 0
        for place in range(0, len(data), 5):
            down, right, length, kind, modifiers = data[place:place + 5]
            line, column = line + down, right + (0 if down else column)
            found = "documentation" if modifiers else CLASSES[legend[kind]]
            for each in range(column, column + length):
                lines[line][each] = found
        yield name, lines


def by_textmate(texts):
    parser = LanguageParser(json.loads((EDITORS / "vscode/syntaxes/grid.tmLanguage.json").read_text()))
    for name, text in texts.items():
        lines = [[None] * len(line) for line in text.split("\n")]
        element = parser.parse_string(text)
        for (line, column), token, scopes in element.flatten() if element else []:
            kinds = [scope.split(".")[-2] for scope in scopes if scope.endswith(".grid") and scope.count(".") > 1]
            if kinds:
                for each in range(column, column + len(token)):
                    if each < len(lines[line]):
                        lines[line][each] = kinds[-1]
        yield name, lines


def by_vim(texts):
    """One Vim says the names of all characters' groups."""
    script = """
set encoding=utf-8
set runtimepath^=%s
syntax on
let all = []
for file in readfile('%s')
    execute 'edit ' . fnameescape(file)
    for number in range(1, line('$'))
        let names = []
        for column in range(1, strlen(getline(number)))
            call add(names, synIDattr(synID(number, column, 0), 'name'))
        endfor
        call add(all, join(names, ' '))
    endfor
    call add(all, '=')
endfor
call writefile(all, '%s')
qall!
"""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        paths = []
        for number, text in enumerate(texts.values()):
            paths.append(folder / f"{number}.grid")
            paths[-1].write_text(text, newline="")
        (folder / "list").write_text("".join(f"{path}\n" for path in paths))
        (folder / "run.vim").write_text(script % (EDITORS / "vim", folder / "list", folder / "found"))
        subprocess.run(["vim", "-u", "NONE", "-N", "-e", "-s", "-S", folder / "run.vim"], check=True, timeout=300,
                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        found = (folder / "found").read_text().split("=\n")
    for (name, text), part in zip(texts.items(), found, strict=False):
        lines = []
        for line, groups in zip(text.split("\n"), part.split("\n")):
            # Groups are by byte.
            kinds = [group.removeprefix("grid").lower() or None for group in groups.split(" ")] if groups else []
            kinds = ["sign" if kind == "between" else kind for kind in kinds]
            starts = [len(line[:column].encode()) for column in range(len(line))]
            lines.append([kinds[start] if start < len(kinds) else None for start in starts])
        yield name, lines


def compare(texts, expected, found, name):
    wrong = checked = 0
    for spec, lines in found:
        for number, (line, wanted, given) in enumerate(zip(texts[spec].split("\n"), expected[spec], lines), 1):
            for column, (want, give) in enumerate(zip(wanted, given)):
                if line[column].isspace() and want not in ("comment", "documentation"):
                    continue
                checked += 1
                if want != give:
                    wrong += 1
                    if wrong <= 20:
                        print(f"{spec}:{number}:{column + 1}: {name} takes `{line[column]}` for {give}, it is {want}: {line}")
    print(f"{name}: {checked} characters, {wrong} with another class")
    return wrong == 0 and checked > 10_000


def main():
    files = sorted((ROOT / "specs").glob("*.grid")) + sorted((ROOT / "Tests/Corpus/Goldens").rglob("*.grid"))
    texts = {str(path.relative_to(ROOT)): path.read_text() for path in files}
    # What the corpora may not have.
    texts["all-words.grid"] = "\n".join([
        "gap 4 2 # a", "## b", "shapes tall < 4:5, wide > 6:5", "width 300..900", "append to 5", "align spread",
        "2[ww]: 1, 1  tile photo 1:3 .. 3:1 sided within 320", "3 [t.]: ab. / c..@2", "when width 300..<600 { 3..5: rows of 2 stretch }",
        "4.. 9: rows of 1..3 near 3:4 over 60 balanced align center", "10..: repeat 3 mirrored", ""])
    with Session(sys.argv[1]) as session:
        expected = dict(by_server(session, texts))
    good = [compare(texts, expected, by_textmate(texts), "TextMate"), compare(texts, expected, by_vim(texts), "Vim")]
    sys.exit(not all(good))


main()
