"""Runs gridgen.wasm, which is beside this file, with the arguments of the command line."""

import os
import pathlib
import shutil
import signal
import string
import sys

import wasmtime


def slashed(path: str) -> str:
    """A path as the program takes it: `/C:/folder/file` on Windows."""
    if os.name != "nt":
        return path
    path = path.replace("\\", "/")
    return f"/{path}" if path[1:2] == ":" else path


def is_text(word: str) -> bool:
    """Whether a word is one in UTF-8: others have halves of characters in Python."""
    return not any("\ud800" <= letter <= "\udfff" for letter in word)


def run(arguments: list[str]) -> int:
    """Runs the program; returns its exit code."""
    config = wasmtime.Config()
    # Machine code stays in the user's cache, since it takes seconds to make.
    try:
        config.cache = True
    except wasmtime.WasmtimeError:
        pass  # There is no home that can be written to.
    engine = wasmtime.Engine(config)
    linker = wasmtime.Linker(engine)
    linker.define_wasi()
    # WASI has texts alone.
    environment = {name: value for name, value in os.environ.items() if is_text(name + value)}
    environment["GRIDGEN_CWD"] = slashed(os.getcwd())
    unknown = next((word for word in [*arguments, environment["GRIDGEN_CWD"]] if not is_text(word)), None)
    if unknown is not None:
        print(f"gridgen: error: a name that isn't UTF-8: {ascii(unknown)}", file=sys.stderr)
        return 2
    # WASI doesn't tell the width of a terminal.
    if sys.stdout.isatty():
        environment.setdefault("COLUMNS", str(shutil.get_terminal_size().columns))
    wasi = wasmtime.WasiConfig()
    wasi.argv = ["gridgen", *map(slashed, arguments)]
    wasi.env = list(environment.items())
    for root in [f"{letter}:\\" for letter in string.ascii_uppercase] if os.name == "nt" else ["/"]:
        if os.path.isdir(root):
            wasi.preopen_dir(root, slashed(root))
    wasi.inherit_stdin()
    wasi.inherit_stdout()
    wasi.inherit_stderr()
    store = wasmtime.Store(engine)
    store.set_wasi(wasi)
    module = wasmtime.Module(engine, pathlib.Path(__file__).with_name("gridgen.wasm").read_bytes())
    start = linker.instantiate(store, module).exports(store)["_start"]
    try:
        start(store)
    except wasmtime.ExitTrap as exit:
        return exit.code
    return 0


def main() -> None:
    # A reader that has gone and Ctrl-C end the program at once, as they do others; Python would have it go on.
    for name in ("SIGPIPE", "SIGINT"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_DFL)
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
