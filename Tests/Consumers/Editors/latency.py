"""How long the language server takes from a keystroke in a spec of 1,000 lines to its diagnostics: latency.py SERVER [--count N]."""

import argparse
import json
import subprocess
import time


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("server")
    parser.add_argument("--count", type=int, default=300)
    arguments = parser.parse_args()
    process = subprocess.Popen([arguments.server], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def send(method, parameters, **others):
        body = json.dumps({"jsonrpc": "2.0", "method": method, "params": parameters, **others}).encode()
        process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        process.stdin.flush()

    def receive():
        length = 0
        while (line := process.stdout.readline()) != b"\r\n":
            length = int(line.split(b":")[1])
        return json.loads(process.stdout.read(length))

    send("initialize", {"capabilities": {}}, id=1)
    receive()
    layouts = ["3, 4", "(1 | (1, 1)), 4", "aab / aac / ddd / efg", "4, 3", "rows of 3", "2, 2, 3"]
    lines = ["width 320..1600", "gap 4"]
    for section in range(38):
        lines.append(f"when width {320 + 20 * section}..<{340 + 20 * section} {{")
        lines += [f"    {count}: {', '.join(['3'] * (count // 3) + [str(count % 3)] * (count % 3 > 0))}" for count in range(3, 27)]
        lines.append("}")
    lines += [f"{count}: {layouts[0] if count == 7 else ', '.join(['2'] * (count // 2) + ['1'] * (count % 2))}" for count in range(1, 12)]
    text = "\n".join(lines) + "\n"
    uri = "file:///large.grid"
    send("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "grid", "version": 0, "text": text}})
    found = receive()["params"]["diagnostics"]
    print(f"{len(lines)} lines, {len(text)} bytes, {len(found)} diagnostics")
    place = {"line": len(lines), "character": 0}
    times = []
    for version in range(1, arguments.count + 1):
        # A comment grows by a letter, and begins again.
        character = version % 40
        end = {"line": len(lines), "character": character}
        change = {"range": {"start": end, "end": end}, "text": "x" if character else "# "}
        if not character:
            change = {"range": {"start": place, "end": {"line": len(lines), "character": 200}}, "text": "#"}
        if version == 1:
            change = {"range": {"start": place, "end": place}, "text": "# "}
        begun = time.perf_counter()
        send("textDocument/didChange", {"textDocument": {"uri": uri, "version": version}, "contentChanges": [change]})
        assert receive()["params"]["version"] == version
        times.append(time.perf_counter() - begun)
    times.sort()
    for part in (0.5, 0.95, 1):
        print(f"{part:4.0%}: {1000 * times[int(part * (len(times) - 1))]:.2f} ms")
    send("exit", None)
    process.wait()


main()
