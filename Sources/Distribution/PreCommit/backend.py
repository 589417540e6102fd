"""Builds the package that pre-commit installs: nothing but its need of gridgen. So no other package has to be loaded to build it."""

import pathlib
import zipfile

NAME = "gridgen_pre_commit-VERSION"
FILES = {
    "METADATA": "Metadata-Version: 2.1\nName: gridgen-pre-commit\nVersion: VERSION\nRequires-Dist: gridgen==VERSION\n",
    "WHEEL": "Wheel-Version: 1.0\nGenerator: gridgen\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
}


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel to a folder, and returns its name, as pip calls it (PEP 517)."""
    name = f"{NAME}-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory, name), "w") as wheel:
        for file, text in FILES.items():
            wheel.writestr(f"{NAME}.dist-info/{file}", text)
        wheel.writestr(f"{NAME}.dist-info/RECORD", "".join(f"{NAME}.dist-info/{file},,\n" for file in [*FILES, "RECORD"]))
    return name
