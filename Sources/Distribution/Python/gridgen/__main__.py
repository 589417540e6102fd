"""Runs gridgen.wasm, which is beside this file, with the arguments of the command line."""

import os
import pathlib
import shutil
import signal
import sys

import wasmtime


def slashed(path: str) -> str:
    """A path as the program takes it: `/C:/folder/file` on Windows."""
    if os.name != "nt":
        return path
    path = path.replace("\\", "/")
    return f"/{path}" if path[1:2] == ":" else path


def run(arguments: list[str]) -> int:
    """Runs the program; returns its exit code."""
    config = wasmtime.Config()
    # Machine code stays in the user's cache, since it takes seconds to make.
    config.cache = True
    engine = wasmtime.Engine(config)
    linker = wasmtime.Linker(engine)
    linker.define_wasi()
    environment = {**os.environ, "GRIDGEN_CWD": slashed(os.getcwd())}
    # WASI doesn't tell the width of a terminal.
    if sys.stdout.isatty():
        environment.setdefault("COLUMNS", str(shutil.get_terminal_size().columns))
    wasi = wasmtime.WasiConfig()
    wasi.argv = ["gridgen", *map(slashed, arguments)]
    wasi.env = list(environment.items())
    for root in os.listdrives() if hasattr(os, "listdrives") else ["/"]:
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
    # A reader that has gone ends the program, as it does others; Python would have it go on.
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
