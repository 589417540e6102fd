"""A plain client of the language server."""

import json
import pathlib
import subprocess


def uri_of(path):
    return pathlib.Path("/specs", path).as_uri()


def framed(message):
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


class Session:
    """A server that runs, whose answers are read in order."""

    def __init__(self, server, capabilities=None):
        self.process = subprocess.Popen([server], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.last = 0
        self.initialized = self.ask("initialize", capabilities=capabilities or {})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait(20)

    def send(self, method, **parameters):
        self.write(framed({"jsonrpc": "2.0", "method": method, "params": parameters}))

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def receive(self):
        """The next message; None at the end."""
        length = None
        while (line := self.process.stdout.readline()) != b"\r\n":
            if not line:
                return None
            name, _, value = line.partition(b":")
            assert name == b"Content-Length", line
            length = int(value)
        return json.loads(self.process.stdout.read(length))

    def ask(self, method, **parameters):
        """The result of a request; other messages before it are skipped."""
        self.last += 1
        self.write(framed({"jsonrpc": "2.0", "id": self.last, "method": method, "params": parameters}))
        while (message := self.receive()).get("id") != self.last:
            pass
        assert "error" not in message, message
        return message["result"]

    def open(self, uri, text):
        self.send("textDocument/didOpen", textDocument={"uri": uri, "languageId": "grid", "version": 0, "text": text})
