"""The sizes of style sheets."""

import gzip

#: The most bytes of a gzipped sheet.
MOST = {"nice": 1750}


def print_sizes(subjects):
    """Prints the size of each sheet, and returns whether all are within their limits."""
    is_good = True
    print("style sheets, bytes raw and gzipped:")
    for subject in subjects:
        raw = subject.sheet.encode()
        small = len(gzip.compress(raw, 9, mtime=0))
        is_large = small > MOST.get(subject.name, small)
        is_good = is_good and not is_large
        print(f"  {subject.name:12} {len(raw):7} {small:6}" + (f"  more than {MOST[subject.name]}" if is_large else ""))
    return is_good
