"""Runs commands in turns and measures their times, memory and instructions."""

import os
import re
import resource
import shutil
import statistics
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path

GNU_TIME = "/usr/bin/time"


@dataclass
class Subject:
    """A measured command."""

    name: str
    command: list[str]
    # A smaller run of the same kind for counting instructions, and the divisor of the count; empty for none.
    counted: list[str] | None = None
    share: int = 1
    # Seconds of each run, by the wall clock and summed over processors.
    wall: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)

    @property
    def is_installed(self) -> bool:
        return shutil.which(self.command[0]) is not None

    @property
    def median(self) -> float:
        return statistics.median(self.wall)

    @property
    def spread(self) -> str:
        """The middle half of the runs, in milliseconds."""
        lower, _, upper = statistics.quantiles(self.wall, n=4)
        return f"{lower * 1e3:.1f}–{upper * 1e3:.1f}"

    @property
    def median_cpu(self) -> float:
        return statistics.median(self.cpu)

    def ratio(self, other: "Subject") -> float:
        """The median of the round-by-round ratios, so that whatever slows a whole round down cancels out."""
        return statistics.median(mine / its for mine, its in zip(self.wall, other.wall))

    def run(self) -> None:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        start = time.perf_counter()
        process = os.posix_spawnp(self.command[0], self.command, os.environ, file_actions=SILENT)
        _, status = os.waitpid(process, 0)
        end = time.perf_counter()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if os.waitstatus_to_exitcode(status) != 0:
            raise SystemExit(f"{self.name} failed: {' '.join(self.command)[:300]}")
        self.wall.append(end - start)
        self.cpu.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)

    def peak_memory(self) -> float | None:
        """MiB; None without GNU time, since a child's memory would include that of Python."""
        if not os.access(GNU_TIME, os.X_OK):
            return None
        run = subprocess.run([GNU_TIME, "-f", "%M", *self.command], stdout=subprocess.DEVNULL,
                             stderr=subprocess.PIPE, text=True, check=True)
        return int(run.stderr.split()[-1]) / 1024

    def instructions(self) -> float | None:
        """Millions, by callgrind; None without it. Unlike times, they repeat exactly."""
        command = self.command if self.counted is None else self.counted
        if not command or shutil.which("valgrind") is None:
            return None
        return instructions(command) / 1e6 / self.share


def instructions(command: list[str], **options) -> int:
    """The instructions of a run under callgrind."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command], stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, text=True, **options)
    found = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode != 0 or not found:
        raise SystemExit(f"{' '.join(command)[:300]}: {run.returncode}\n{run.stderr[-2000:]}")
    return int(found[1])


SILENT = [(os.POSIX_SPAWN_OPEN, descriptor, os.devnull, os.O_WRONLY, 0) for descriptor in (1, 2)]


def run_in_turns(subjects: list[Subject], rounds: int, warmups: int = 1) -> None:
    """Runs each subject once per round, and discards the warm-up rounds."""
    for number in range(warmups + rounds):
        for subject in subjects:
            subject.run()
            if number < warmups:
                subject.wall.clear()
                subject.cpu.clear()
