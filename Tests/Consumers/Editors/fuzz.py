"""Sends the language server what no editor sends: fuzz.py SERVER [--count N] [--seed N].

Each session is a mixture of valid messages, random bytes, broken headers, JSON of other types and places outside of texts, in
packets of any size. The server may answer or not; it must write only messages, answer what comes after, and end as told.
"""

import argparse
import json
import random
import sys
import threading

from session import Session, framed

URI = "file:///fuzz.grid"
METHODS = ["codeAction", "completion", "definition", "formatting", "rangeFormatting", "foldingRange", "hover", "inlayHint",
           "prepareRename", "references", "rename", "semanticTokens/full", "documentSymbol"]
PIECES = ["3: 1, 2\n", "gap 4", "\n", "{", "}", "when width < 400 {\n", "é", "😀", "# gridgen:ignore lonely-photo: x\n", "##", "\r", "[t",
          "99999999999999999999", "aab / aac", "\u2028", "@", "..", "frame fill\n", "1..: rows of 3\n", "\0", "tile photo "]


class Noise:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.id = 1000

    def number(self):
        return self.random.choice([0, 1, 2, 5, 40, -1, 2**31 - 1, -2**31, 2**53, 2**63, 10**30, 1.5])

    def position(self):
        return {"line": self.number(), "character": self.number()}

    def range(self):
        return {"start": self.position(), "end": self.position()}

    def value(self, depth=0):
        kind = self.random.randrange(8 if depth < 3 else 6)
        if kind == 6:
            return [self.value(depth + 1) for _ in range(self.random.randrange(3))]
        if kind == 7:
            return {self.random.choice(["uri", "line", "text", "x", "id"]): self.value(depth + 1) for _ in range(2)}
        return [None, True, self.number(), "", URI, self.random.choice(PIECES)][kind]

    def text(self):
        return "".join(self.random.choice(PIECES) for _ in range(self.random.randrange(12)))

    def change(self):
        edit = {"text": self.text()}
        if self.random.random() < 0.8:
            edit["range"] = self.range()
        return {"method": "textDocument/didChange", "params": {"textDocument": {"uri": URI, "version": self.random.randrange(100)},
                                                              "contentChanges": [edit]}}

    def request(self):
        self.id += 1
        parameters = {"textDocument": {"uri": URI}, "position": self.position(), "range": self.range(), "newName": self.text(),
                      "context": {"diagnostics": [], "includeDeclaration": True}, "options": {}}
        if self.random.random() < 0.2:
            parameters[self.random.choice(list(parameters))] = self.value()
        return {"id": self.id, "method": "textDocument/" + self.random.choice(METHODS), "params": parameters}

    def strange(self):
        return self.random.choice([
            self.value(), {"id": self.value(), "method": self.value()}, {"method": "initialize", "id": 5, "params": self.value()},
            {"id": 6, "method": "textDocument/hover"}, {"method": "$/cancelRequest", "params": self.value()}, {"id": 7, "result": 1},
            {"method": "textDocument/didOpen", "params": self.value()}, {"method": "$/cancelRequest", "params": {"id": self.id}},
            {"method": "textDocument/didClose", "params": {"textDocument": {"uri": self.random.choice([URI, "x"])}}}])

    def broken(self):
        data = self.random.randbytes(self.random.randrange(200))
        length = self.random.choice([b"-1", b"99999999999999999999", b"1e3", b"", b"67108865", b"0"])
        return self.random.choice([
            data, b"Content-Length: " + length + b"\r\n\r\n", b"Content-Length: " + length + b"\r\n\r\n" + data, b"\r\n\r\n",
            framed(data), framed(b"[" * 100_000), framed(b'{"id": 1, "method": "\xff"}'), b"A" * 5000,
            framed(b'{"a": "\\ud800"}'), framed(json.dumps(self.request()).encode()[:-1])])

    def stream(self, count):
        opening = {"method": "textDocument/didOpen", "params": {"textDocument": {"uri": URI, "languageId": "grid", "version": 0, "text": "1: 1\n"}}}
        parts = [framed(opening)]
        for _ in range(count):
            kind = self.random.random()
            parts.append(self.broken() if kind < 0.15 else framed(
                self.strange() if kind < 0.3 else self.change() if kind < 0.6 else opening if kind < 0.65 else self.request()))
        return b"".join(parts)


def run(server, seed):
    noise = Noise(seed)
    with Session(server) as session:
        answers = []

        def listen():
            while (message := session.receive()) is not None:
                answers.append(message)

        listener = threading.Thread(target=listen)
        listener.start()
        data = noise.stream(120)
        while data:
            size = noise.random.choice([1, 7, 100, 5000, 100_000])
            session.write(data[:size])
            data = data[size:]
        # What is left of a broken message must not swallow the next ones: it takes at most as many bytes as the header says.
        session.write(framed({"jsonrpc": "2.0", "method": "x"}) * 3)
        session.write(framed({"jsonrpc": "2.0", "id": "last", "method": "shutdown"}) + framed({"jsonrpc": "2.0", "method": "exit"}))
        listener.join(60)
        code = session.process.wait(10)
        assert not listener.is_alive(), "the server doesn't end"
    assert any(answer.get("id") == "last" and "result" in answer for answer in answers), "the last request has no answer"
    assert code == 0, f"exit code {code}"
    assert all(answer["jsonrpc"] == "2.0" for answer in answers)
    return len(answers)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("server")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    answers = 0
    for seed in range(arguments.seed, arguments.seed + arguments.count):
        try:
            answers += run(arguments.server, seed)
        except (AssertionError, ValueError, OSError) as error:
            sys.exit(f"--seed {seed} --count 1: {error!r}")
    print(f"{arguments.count} sessions, {answers} messages from the server, no crash")


main()
