"""The browsers: each loads pages and returns the text that their scripts write."""

import html
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent


class Chromium:
    name = "chromium"
    grain = 1 / 64
    #: Whether it supports `display: grid-lanes`.
    has_lanes = False
    options = []

    def __init__(self):
        names = ["chromium-headless-shell", "chromium", "google-chrome"]
        self.program = next((path for path in map(shutil.which, names) if path), None)

    @property
    def is_installed(self):
        return self.program is not None

    def command(self, *options):
        return [self.program, "--headless", "--no-sandbox", "--disable-gpu", *self.options, *options]

    def texts(self, paths):
        for path in paths:
            done = subprocess.run(
                self.command("--dump-dom", path.as_uri()), capture_output=True, text=True, timeout=300)
            found = re.search(r'<pre id="output">(.*?)</pre>', done.stdout, re.S)
            yield html.unescape(found.group(1)) if found else ""

    def screenshot(self, path, image, size):
        subprocess.run(
            self.command(f"--screenshot={image}", f"--window-size={size}", path.as_uri()), capture_output=True,
            timeout=120)


class ChromiumLanes(Chromium):
    """Chromium with experimental features, for waterfalls."""

    name = "chromium-lanes"
    has_lanes = True
    options = ["--enable-blink-features=CSSGridLanesLayout"]


class Firefox:
    name = "firefox"
    grain = 1 / 60
    has_lanes = False

    def __init__(self):
        self.program = shutil.which("firefox-esr") or shutil.which("firefox")

    @property
    def is_installed(self):
        return self.program is not None

    def texts(self, paths):
        with tempfile.TemporaryDirectory() as profile:
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", 0))
                port = probe.getsockname()[1]
            preferences = f'user_pref("marionette.port", {port});\nuser_pref("dom.max_script_run_time", 0);\n'
            pathlib.Path(profile, "user.js").write_text(preferences)
            process = subprocess.Popen(
                [self.program, "--headless", "--no-remote", "--marionette", "--profile", profile],
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=os.environ | {"HOME": profile})
            try:
                session = Marionette(port)
                session.call("WebDriver:NewSession", {})
                session.call("WebDriver:SetTimeouts", {"pageLoad": 300000, "script": 300000})
                for path in paths:
                    session.call("WebDriver:Navigate", {"url": path.as_uri()})
                    script = "return document.getElementById('output').textContent"
                    yield session.call("WebDriver:ExecuteScript", {"script": script, "args": []})["value"]
            finally:
                process.terminate()
                process.wait()


class Marionette:
    """Firefox's remote protocol: `length:json` over TCP."""

    def __init__(self, port):
        for attempt in range(300):
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), timeout=300)
                break
            except OSError:
                if attempt == 299:
                    raise
                time.sleep(0.1)
        self.buffer = b""
        self.number = 0
        self.receive()

    def receive(self):
        while b":" not in self.buffer:
            self.read()
        digits, _, self.buffer = self.buffer.partition(b":")
        size = int(digits)
        while len(self.buffer) < size:
            self.read()
        message, self.buffer = self.buffer[:size], self.buffer[size:]
        return json.loads(message)

    def read(self):
        data = self.socket.recv(1 << 20)
        if not data:
            raise ConnectionError("Firefox has exited")
        self.buffer += data

    def call(self, name, arguments):
        self.number += 1
        text = json.dumps([0, self.number, name, arguments]).encode()
        self.socket.sendall(str(len(text)).encode() + b":" + text)
        _, _, error, result = self.receive()
        if error:
            raise RuntimeError(f"Firefox: {error.get('message')}")
        return result


class WebKit:
    name = "webkit"
    grain = 1 / 64
    has_lanes = False

    @property
    def is_installed(self):
        if not shutil.which("xvfb-run") or not os.path.exists("/usr/bin/python3"):
            return False
        check = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2"
        return subprocess.run(["/usr/bin/python3", "-c", check], capture_output=True).returncode == 0

    def texts(self, paths):
        with tempfile.TemporaryDirectory() as folder:
            home = os.environ | {"HOME": folder, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
            # It only opens pages that are generated here.
            done = subprocess.run(
                ["xvfb-run", "-a", "/usr/bin/python3", str(HERE / "webkit_window.py"), folder, *map(str, paths)],
                capture_output=True, text=True, env=home, timeout=1800)
            for index in range(len(paths)):
                result = pathlib.Path(folder, f"{index}.txt")
                yield result.read_text() if result.exists() else done.stderr[-2000:]


ENGINES = [ChromiumLanes, Chromium, Firefox, WebKit]
