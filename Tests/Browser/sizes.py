"""How large style sheets are."""

import gzip


def print_sizes(subjects):
    print("style sheets, bytes raw and gzipped:")
    for subject in subjects:
        raw = subject.sheet.encode()
        print(f"  {subject.name:12} {len(raw):7} {len(gzip.compress(raw, 9, mtime=0)):6}")
