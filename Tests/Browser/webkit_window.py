"""Opens pages in WebKitGTK one after another and writes the text of each to a folder."""

import pathlib
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

folder, *paths = sys.argv[1:]
window = Gtk.Window()
view = WebKit2.WebView()
window.set_default_size(2100, 1200)
window.add(view)
window.show_all()
position = 0


def open_page():
    if position == len(paths):
        Gtk.main_quit()
    else:
        view.load_uri(pathlib.Path(paths[position]).as_uri())
    return False


def finished(view, result):
    global position
    text = view.evaluate_javascript_finish(result).to_string()
    if not text:
        # The page's script runs a moment after the load event.
        GLib.timeout_add(50, ask)
        return
    pathlib.Path(folder, f"{position}.txt").write_text(text)
    position += 1
    GLib.idle_add(open_page)


def ask():
    script = "document.getElementById('output').textContent"
    view.evaluate_javascript(script, -1, None, None, None, finished)
    return False


def terminated(view, reason):
    global position
    pathlib.Path(folder, f"{position}.txt").write_text(f"the web process has ended: {reason.value_nick}")
    position += 1
    GLib.idle_add(open_page)


def changed(view, event):
    if event == WebKit2.LoadEvent.FINISHED:
        ask()


view.connect("web-process-terminated", terminated)
view.connect("load-changed", changed)
GLib.idle_add(open_page)
Gtk.main()
