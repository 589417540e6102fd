"""The browsers, driven as a person would: real clicks, drags and keys, by each browser's own protocol."""

import base64
import json
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Browser"))

from engines import Marionette

#: Keys by their names: the code point that stands for each in WebDriver, and the virtual key of Chromium.
KEYS = {
    "Enter": ("\ue006", 13), "Tab": ("\ue004", 9), "Backspace": ("\ue003", 8), "Delete": ("\ue017", 46),
    "Escape": ("\ue00c", 27), "ArrowLeft": ("\ue012", 37), "ArrowUp": ("\ue013", 38), "ArrowRight": ("\ue014", 39),
    "ArrowDown": ("\ue015", 40), "Home": ("\ue011", 36), "End": ("\ue010", 35), "PageUp": ("\ue00e", 33),
    "PageDown": ("\ue00f", 34), "Control": ("\ue009", 17), "Shift": ("\ue008", 16), " ": (" ", 32),
}
MODIFIERS = {"Control": 2, "Shift": 8}


def wait_for(check, message, seconds=30):
    """Waits until `check` returns something true, and returns that."""
    end = time.time() + seconds
    while True:
        found = check()
        if found:
            return found
        if time.time() > end:
            raise AssertionError(message() if callable(message) else message)
        time.sleep(0.03)


class Browser:
    """What all browsers can do. `look` may have the words dark, calm (reduced motion) and forced (forced colors)."""

    def lives(self):
        """Whether the browser and the page in it have not crashed."""
        try:
            return self.js("return true") is True
        except (OSError, RuntimeError):
            return False

    def click(self, x, y):
        self.pointer([("move", x, y), ("down",), ("up",)])

    def drag(self, start, *places):
        self.pointer([("move", *start), ("down",), *[("move", *place) for place in places], ("up",)])


class Chromium(Browser):
    name = "chromium"
    looks = ("dark", "calm", "forced")

    @staticmethod
    def program():
        names = ["chromium-headless-shell", "chromium", "google-chrome"]
        return next((path for path in map(shutil.which, names) if path), None)

    @classmethod
    def is_installed(cls):
        return cls.program() is not None

    def __init__(self, size=(1280, 800), look=()):
        program = self.program()
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        (ours_in, theirs_out), (theirs_in, ours_out) = os.pipe(), os.pipe()

        def connect():
            # Chromium reads from 3 and writes to 4; both may be in use as other ends.
            read, write = os.dup(theirs_in), os.dup(theirs_out)
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--hide-scrollbars",
             f"--user-data-dir={self.profile.name}", "about:blank"],
            close_fds=False, preexec_fn=connect, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(theirs_in)
        os.close(theirs_out)
        self.input, self.output, self.buffer, self.number, self.session = ours_in, ours_out, b"", 0, None
        self.has_crashed = False
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Inspector.enable")
        media = {"dark": ("prefers-color-scheme", "dark"), "calm": ("prefers-reduced-motion", "reduce"),
                 "forced": ("forced-colors", "active")}
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": name, "value": value} for name, value in (media[word] for word in look)])
        self.resize(*size)
        self.place = (0, 0)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            # A page that has crashed never answers.
            if self.has_crashed:
                raise ConnectionError("the page has crashed")
            while b"\0" not in self.buffer:
                data = os.read(self.input, 1 << 20)
                if not data:
                    raise ConnectionError("Chromium has exited")
                self.buffer += data
            text, _, self.buffer = self.buffer.partition(b"\0")
            answer = json.loads(text)
            if answer.get("method") == "Inspector.targetCrashed":
                self.has_crashed = True
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def resize(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def open(self, url):
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=url)
        wait_for(lambda: self.js("return location.href !== 'about:blank' && document.readyState === 'complete'"),
                 f"{url} has not loaded")

    def js(self, body, *arguments):
        text = f"(function() {{ {body} }})(...{json.dumps(arguments)})"
        result = self.call("Runtime.evaluate", expression=text, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"].get("exception", {}).get("description", "exception"))
        return result["result"].get("value")

    def pointer(self, steps):
        isDown = False
        for kind, *place in steps:
            if place:
                self.place = tuple(place)
            event = {"move": "mouseMoved", "down": "mousePressed", "up": "mouseReleased"}[kind]
            isDown = kind == "down" or isDown and kind != "up"
            self.call("Input.dispatchMouseEvent", type=event, x=self.place[0], y=self.place[1],
                      button="left" if isDown or kind == "up" else "none", buttons=1 if isDown else 0,
                      clickCount=0 if kind == "move" else 1)

    def wheel(self, x, y, distance):
        self.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=distance)

    def key(self, name, *modifiers):
        bits = sum(MODIFIERS[modifier] for modifier in modifiers)
        # The codes of other signs would be those of keys such as End.
        code = KEYS[name][1] if name in KEYS else ord(name.upper()) if name.isalnum() else 0
        text = "\r" if name == "Enter" else name if len(name) == 1 and not bits & 2 else ""
        about = {"key": name, "windowsVirtualKeyCode": code, "modifiers": bits}
        if bits & 2 and name.lower() == "a":
            about["commands"] = ["selectAll"]
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **about)
        self.call("Input.dispatchKeyEvent", type="keyUp", **about)

    def type(self, text):
        for character in text:
            if character == "\n":
                self.key("Enter")
            elif character.isascii():
                self.key(character)
            else:
                self.call("Input.insertText", text=character)

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.profile.cleanup()


class WebDriver(Browser):
    """Browsers that take the actions of WebDriver; `command(name, method, path, body)` sends one."""

    def key_actions(self, keys):
        return {"type": "key", "id": "keyboard", "actions": keys}

    def key(self, name, *modifiers):
        held = [KEYS[modifier][0] for modifier in modifiers]
        value = KEYS[name][0] if name in KEYS else name
        down = [{"type": "keyDown", "value": key} for key in [*held, value]]
        self.perform([self.key_actions(
            down + [{"type": "keyUp", "value": key} for key in [value, *reversed(held)]])])

    def wheel(self, x, y, distance):
        step = {"type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": distance, "duration": 0, "origin": "viewport"}
        self.perform([{"type": "wheel", "id": "wheel", "actions": [step]}])

    def type(self, text):
        # One key at a time, as a person types: Firefox takes a burst of keys before the editor has read the first.
        for character in text:
            self.key("Enter" if character == "\n" else character)

    def pointer(self, steps):
        actions = []
        for kind, *place in steps:
            if kind == "move":
                x, y = map(round, place)
                actions.append({"type": "pointerMove", "duration": 30, "x": x, "y": y, "origin": "viewport"})
            else:
                actions.append({"type": "pointerDown" if kind == "down" else "pointerUp", "button": 0})
        self.perform([{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}])


class Firefox(WebDriver):
    name = "firefox"
    looks = ("dark", "calm", "forced")

    @staticmethod
    def program():
        return shutil.which("firefox-esr") or shutil.which("firefox")

    @classmethod
    def is_installed(cls):
        return cls.program() is not None

    def __init__(self, size=(1280, 800), look=()):
        program = self.program()
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        preferences = {"marionette.port": port, "dom.max_script_run_time": 0, "ui.prefersReducedMotion": int("calm" in look),
                       "layout.css.prefers-color-scheme.content-override": 0 if "dark" in look else 1,
                       "browser.display.document_color_use": 2 if "forced" in look else 0}
        pathlib.Path(self.profile.name, "user.js").write_text(
            "".join(f'user_pref("{name}", {value});\n' for name, value in preferences.items()))
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--marionette", "--profile", self.profile.name],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env=os.environ | {"HOME": self.profile.name, "MOZ_HEADLESS_WIDTH": "2700", "MOZ_HEADLESS_HEIGHT": "1700"})
        self.session = Marionette(port)
        self.session.call("WebDriver:NewSession", {})
        self.session.call("WebDriver:SetTimeouts", {"pageLoad": 300000, "script": 300000})
        self.resize(*size)

    def resize(self, width, height):
        # The window has a frame and bars; what counts is the page in it.
        for _ in range(3):
            inner = self.js("return [innerWidth, innerHeight, outerWidth, outerHeight]")
            if inner[:2] == [width, height]:
                return
            self.session.call("WebDriver:SetWindowRect",
                              {"width": width + inner[2] - inner[0], "height": height + inner[3] - inner[1]})
            time.sleep(0.2)

    def open(self, url):
        self.session.call("WebDriver:Navigate", {"url": "about:blank"})
        self.session.call("WebDriver:Navigate", {"url": url})

    def js(self, body, *arguments):
        return self.session.call(
            "WebDriver:ExecuteScript", {"script": body, "args": list(arguments), "sandbox": None})["value"]

    def perform(self, actions):
        self.session.call("WebDriver:PerformActions", {"actions": actions})

    def screenshot(self, path):
        data = self.session.call("WebDriver:TakeScreenshot", {"full": False})["value"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.profile.cleanup()


class WebKit(WebDriver):
    name = "webkit"
    # GTK has no forced colors.
    looks = ("dark", "calm")

    @classmethod
    def is_installed(cls):
        return bool(shutil.which("WebKitWebDriver") and shutil.which("xvfb-run"))

    def __init__(self, size=(1280, 800), look=()):
        self.home = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        settings = pathlib.Path(self.home.name, "gtk-3.0/settings.ini")
        settings.parent.mkdir()
        settings.write_text(f"[Settings]\ngtk-application-prefer-dark-theme={int('dark' in look)}\n"
                            f"gtk-enable-animations={int('calm' not in look)}\n")
        environment = os.environ | {
            "HOME": self.home.name, "XDG_CONFIG_HOME": self.home.name, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
            "GTK_THEME": "Adwaita:dark" if "dark" in look else "Adwaita"}
        self.process = subprocess.Popen(
            ["xvfb-run", "-a", "-s", "-screen 0 2800x1800x24", "WebKitWebDriver", f"--port={self.port}"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment, start_new_session=True)
        window = next(pathlib.Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
        options = {"binary": str(window), "args": ["--automation"]}
        self.session = ""
        answer = wait_for(lambda: self.started({"webkitgtk:browserOptions": options}), "WebKit has not started")
        self.session = f"/session/{answer['sessionId']}"
        self.turned = 0
        self.command("POST", f"{self.session}/timeouts", {"script": 300000})
        self.resize(*size)

    def started(self, capabilities):
        try:
            return self.command("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
        except OSError:
            return None

    def command(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=300) as response:
                return json.loads(response.read())["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"WebKit: {json.loads(error.read())['value'].get('message')}") from None

    def resize(self, width, height):
        for _ in range(3):
            inner = self.js("return [innerWidth, innerHeight, outerWidth, outerHeight]")
            if inner[:2] == [width, height]:
                return
            self.command("POST", f"{self.session}/window/rect", {
                "x": 0, "y": 0, "width": width + inner[2] - inner[0], "height": height + inner[3] - inner[1]})
            time.sleep(0.3)

    def open(self, url):
        self.command("POST", f"{self.session}/url", {"url": "about:blank"})
        self.command("POST", f"{self.session}/url", {"url": url})

    def js(self, body, *arguments):
        return self.command("POST", f"{self.session}/execute/sync", {"script": body, "args": list(arguments)})

    def perform(self, actions):
        self.command("POST", f"{self.session}/actions", {"actions": actions})

    def wheel(self, x, y, distance):
        # It scrolls by the difference to the distance of the action before.
        self.turned += distance
        super().wheel(x, y, self.turned)

    def screenshot(self, path):
        pathlib.Path(path).write_bytes(base64.b64decode(self.command("GET", f"{self.session}/screenshot")))

    def close(self):
        try:
            self.command("DELETE", self.session)
        except (OSError, RuntimeError):
            pass
        # The group has the driver, the window and the X server, all of them started here.
        os.killpg(self.process.pid, 15)
        self.process.wait()
        self.home.cleanup()


BROWSERS = [Chromium, Firefox, WebKit]
