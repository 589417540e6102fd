"""Packages for pip: a wheel with the program of each machine, one with the program as WebAssembly for others, and the hooks for
pre-commit that install one of them."""

import base64
import hashlib
from pathlib import Path

HERE = Path(__file__).resolve().parent
RUNNER = HERE / "Python/gridgen"
HOOKS = HERE / "PreCommit"

#: The tags of the platforms on which the program of a release runs, by system and machine. On Linux it needs no C library.
PLATFORMS = {
    ("Linux", "x86_64"): ("manylinux_2_17_x86_64", "manylinux2014_x86_64", "musllinux_1_1_x86_64"),
    ("Linux", "aarch64"): ("manylinux_2_17_aarch64", "manylinux2014_aarch64", "musllinux_1_1_aarch64"),
    ("Darwin", "arm64"): ("macosx_15_0_arm64",),
    ("Darwin", "x86_64"): ("macosx_15_0_x86_64",),
}


def metadata(version: str, *lines: str) -> bytes:
    return "\n".join([
        "Metadata-Version: 2.1", "Name: gridgen", f"Version: {version}", "Summary: Compiles layouts of photos to code and style sheets",
        "License: UNLICENSED", "Classifier: Private :: Do Not Upload", *lines, ""]).encode()


def wheel(version: str, tags: list[str], is_pure: bool, entries: dict[str, bytes]) -> dict[str, bytes]:
    """The files of a wheel, by the binary distribution format; `entries` has all but WHEEL and RECORD."""
    info = f"gridgen-{version}.dist-info"
    lines = ["Wheel-Version: 1.0", "Generator: gridgen", f"Root-Is-Purelib: {str(is_pure).lower()}", *(f"Tag: {tag}" for tag in tags), ""]
    entries = {**entries, f"{info}/WHEEL": "\n".join(lines).encode()}

    def record(name: str, data: bytes) -> str:
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        return f"{name},sha256={digest},{len(data)}\n"

    records = "".join(record(name, data) for name, data in sorted(entries.items())) + f"{info}/RECORD,,\n"
    return {**entries, f"{info}/RECORD": records.encode()}


def native_wheel(version: str, system: str, machine: str, program: bytes) -> tuple[str, dict[str, bytes]]:
    """The name and the files of a wheel with a program, which pip puts among the scripts."""
    platforms = PLATFORMS[system, machine]
    entries = {
        f"gridgen-{version}.data/scripts/gridgen": program,
        f"gridgen-{version}.dist-info/METADATA": metadata(version, "Requires-Python: >=3.8")}
    name = f"gridgen-{version}-py3-none-{'.'.join(platforms)}.whl"
    return name, wheel(version, [f"py3-none-{platform}" for platform in platforms], False, entries)


def portable_wheel(version: str, program: bytes) -> tuple[str, dict[str, bytes]]:
    """The same with the program as WebAssembly, for machines that have no other."""
    info = f"gridgen-{version}.dist-info"
    entries = {f"gridgen/{path.name}": path.read_bytes() for path in RUNNER.glob("*.py")}
    entries |= {
        "gridgen/gridgen.wasm": program,
        f"{info}/METADATA": metadata(version, "Requires-Python: >=3.9", "Requires-Dist: wasmtime>=25"),
        f"{info}/entry_points.txt": b"[console_scripts]\ngridgen = gridgen.__main__:main\n"}
    return f"gridgen-{version}-py3-none-any.whl", wheel(version, ["py3-none-any"], True, entries)


def hooks(version: str) -> dict[str, bytes]:
    """The repository that pre-commit clones, whose hooks are those of gridgen's own and install a wheel."""
    return {
        f"gridgen-pre-commit/{path.name}": path.read_text().replace("VERSION", version).encode() for path in HOOKS.iterdir()}
