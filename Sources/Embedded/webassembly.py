"""Compiles gridgen for WebAssembly, for Sources/Playground/build and Sources/Wasi/build: the tools, and the steps they share."""

import glob
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
TARGET = "wasm32-unknown-none-wasm"
EMBEDDED = ROOT / "Sources/Embedded/flags"
INCLUDED = ROOT / "Sources/IncludedTexts/include"
#: Without optimization, the Swift compiler makes wrong code for this target.
FLAGS = [f"@{EMBEDDED}", "-target", TARGET, "-Osize", "-I", INCLUDED]


def fail(message):
    sys.exit(f"{pathlib.Path(sys.argv[0]).resolve().relative_to(ROOT)}: {message}")


def run(*command, **options):
    return subprocess.run(list(map(str, command)), check=True, **options)


def sources(module):
    return sorted((ROOT / "Sources" / module).rglob("*.swift"))


def toolchain():
    """The folder of the toolchain's programs."""
    swiftc = shutil.which("swiftc") or fail("swiftc is missing; install a Swift toolchain")
    return pathlib.Path(swiftc).resolve().parent


def newest(*patterns):
    """The last of the files that match, which has the highest version."""
    found = [path for pattern in patterns for path in sorted(glob.glob(pattern))]
    return found[-1] if found else None


def prefix():
    """The folder of Homebrew's packages."""
    return os.environ.get("HOMEBREW_PREFIX", "/opt/homebrew")


#: For each tool: the variable that names its place, where it is otherwise, Debian's package and Homebrew's.
TOOLS = {
    "wasm-opt": ("WASM_OPT", lambda: shutil.which("wasm-opt"), "binaryen", "binaryen"),
    "clang": ("CLANG", lambda: newest(str(toolchain() / "clang")), "the Swift toolchain", "llvm"),
    "wasm-ld": ("WASM_LD", lambda: newest(str(toolchain() / "wasm-ld")), "the Swift toolchain", "lld"),
    "libc.a for WebAssembly": (
        "WASI_LIBC", lambda: newest(
            "/usr/lib/wasm32-wasi/libc.a", f"{prefix()}/share/wasi-sysroot/lib/wasm32-wasi/libc.a"), "wasi-libc", "wasi-libc"),
    "the builtins of clang for WebAssembly": (
        "WASM_BUILTINS", lambda: newest(
            "/usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a",
            f"{prefix()}/opt/wasi-runtimes/share/wasi-sysroot/lib/*/libclang_rt.builtins*.a"), "libclang-rt-14-dev-wasm32", "wasi-runtimes"),
}


def find_tools(more, hint=""):
    """Where each tool is, those of `more` too. Names all that are missing, before anything is compiled, and then the hint."""
    found, missing = {}, []
    for name, (variable, search, debian, homebrew) in {**TOOLS, **more}.items():
        place = os.environ.get(variable) or search()
        if place and (pathlib.Path(place).exists() or shutil.which(place)):
            found[name] = place
        else:
            at = f", not at {place}" if place else ""
            packages = f"Debian has it in {debian}" + (f", Homebrew in {homebrew}" if homebrew else "")
            missing.append(f"  {name}{at}: {packages}; or set {variable}")
    if missing:
        fail("these tools are missing:\n" + "\n".join(missing) + f"\nOn Debian, Tests/install-tools installs them.{hint}")
    return found


def compile_swift(work, module, *options):
    """Compiles a module or a program, and prints how long it took."""
    began = time.time()
    run("swiftc", *FLAGS, "-module-name", module, "-I", work, *options)
    print(f"{module}: {time.time() - began:.0f} s", flush=True)


def compile_modules(work, modules, *options):
    """Compiles modules that each import earlier ones. The program contains what it uses of them, so they need no machine code."""
    for module in modules:
        compile_swift(work, module, "-parse-as-library", *options, *sources(module),
                      "-emit-module", "-emit-module-path", work / f"{module}.swiftmodule")


def link(tools, target, *inputs):
    """Links a program with the C library, and makes it small."""
    linked = target.with_suffix(".linked")
    run(tools["wasm-ld"], "--gc-sections", "--strip-all", *inputs, "-L", toolchain().parent / "lib/swift/embedded" / TARGET,
        "-lswiftUnicodeDataTables", tools["libc.a for WebAssembly"], tools["the builtins of clang for WebAssembly"], "-o", linked)
    # The shrink level takes 3 % off the page in 20 s; more than -O1 takes ten times as long for 1 %. The features are those that
    # the Swift compiler uses.
    run(tools["wasm-opt"], "-O1", "--shrink-level=1", "--enable-bulk-memory", "--enable-sign-ext", "--enable-mutable-globals",
        "--enable-nontrapping-float-to-int", linked, "-o", target)
    linked.unlink()


def unless_current(target, parts, make):
    """Calls `make` if a file has changed of which a target is made."""
    stamp = target.with_suffix(".stamp")
    parts = [pathlib.Path(sys.argv[0]), pathlib.Path(__file__), EMBEDDED, *parts]
    state = hashlib.sha256(b"".join(hashlib.sha256(part.read_bytes()).digest() for part in parts)).hexdigest()
    if target.exists() and stamp.exists() and stamp.read_text() == state:
        return
    began = time.time()
    stamp.unlink(missing_ok=True)
    make()
    stamp.write_text(state)
    print(f"{target.name}: {target.stat().st_size} bytes, compiled in {time.time() - began:.0f} s")
