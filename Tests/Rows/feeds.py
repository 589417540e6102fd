"""Random feeds and albums from a seed. A good part are ties and near-ties."""

import math
import random
from collections import namedtuple

from reference import Box

Feed = namedtuple("Feed", "ratios lo hi box T a b p q over wide")

UNKNOWN = [0.0, math.nan, -1.0, math.inf]
COMMON = [1.0, 1.5, 2.0, 3.0, 0.5, 0.75, 4 / 3, 2 / 3, 9 / 16, 16 / 9]
INSETS = [(0.0,) * 4, (0.0,) * 4, (8.0, 8.0, 8.0, 8.0), (4.0, 16.0, 12.0, 10.0)]


def ulp(x, steps):
    for _ in range(abs(steps)):
        x = math.nextafter(x, math.inf if steps > 0 else 0.0)
    return x


def ratio_list(rng, n):
    kind = rng.randrange(8)
    if kind == 0:
        ratios = [float(rng.randint(1, 3)) for _ in range(n)]  # integers
    elif kind == 1:
        ratios = [rng.choice(COMMON)] * n  # all equal
    elif kind == 2:
        same = rng.choice(COMMON)
        ratios = [ulp(same, rng.randint(-1, 1)) for _ in range(n)]  # one ulp apart
    elif kind == 3:
        ratios = [rng.choice(COMMON) for _ in range(n)]
    elif kind == 4:
        ratios = [math.exp(rng.uniform(-2.5, 2.5)) for _ in range(n)]  # many outside the limits
    else:
        ratios = [math.exp(rng.uniform(-0.9, 0.9)) for _ in range(n)]
    if rng.random() < 0.2:
        for _ in range(rng.randint(1, 3)):
            ratios[rng.randrange(n)] = rng.choice(UNKNOWN)
    return ratios


def feed(rng, album=False):
    """A random feed of 1 to 40 photos, or an album of 1 to 12."""
    n = rng.randint(1, 12 if album else 40)
    if not album and rng.random() < 0.5:
        n = rng.randint(1, 14)
    ratios = ratio_list(rng, n)
    lo, hi = rng.choice([(1 / 3, 3.0), (0.5, 2.0), (2 / 3, 2.75), (0.8, 1.25), (1.0, 1.0), (0.1, 10.0)])
    gx = rng.choice([0.0, 0.0, 1.0, 2.0, 4.0, 8.0, rng.uniform(0, 24)])
    gy = rng.choice([gx, 0.0, 2.0, rng.uniform(0, 24)])
    whole = rng.random() < 0.5
    W = float(rng.randint(200, 2000)) if whole else rng.uniform(200, 2000)
    T = float(rng.randint(20, 600)) if whole else rng.uniform(20, 600)
    clean = [min(max(r if math.isfinite(r) and r > 0 else 1.0, lo), hi) for r in ratios]
    tie = rng.randrange(8)
    if tie < 3:
        # W from what the first rows need at T: exact fits and ties between two rows.
        k = rng.randint(1, min(n, 8))
        S = 0.0
        for r in clean[:k]:
            S = S + r
        L = S * T + (k - 1) * gx
        if tie == 0:
            W = L
        elif tie == 1 and k < n:
            W = (L + L + clean[k] * T + gx) / 2  # L and L′ are as far from W
        else:
            W = L * 2  # L = W/2
        if rng.random() < 0.5:
            W = ulp(W, rng.randint(-2, 2))
        elif rng.random() < 0.3:
            W = W * (1 + rng.choice([-2e-6, -1e-6, -5e-7, 5e-7, 1e-6, 2e-6]))
    elif tie == 3:
        W = T * rng.randint(1, 12)
    elif tie == 4:
        # The last row at the border of 4/3·T.
        k = rng.randint(1, min(n, 4))
        S = 0.0
        for r in clean[n - k:]:
            S = S + r
        W = S * (4 / 3 * T) + (k - 1) * gx
    if not 200 <= W <= 2000:
        W = float(rng.randint(200, 2000))
    insets = rng.choice(INSETS)
    box = Box(W + insets[1] + insets[3], gx, gy, insets, rng.choice(["start", "center", "end"]))
    a = rng.randint(1, 4)
    b = a + rng.randint(0, 5)
    p, q = rng.choice([(1, 1), (3, 4), (4, 3), (2, 3), (9, 16), (16, 9), (7, 5)])
    over = rng.choice([None, 60.0, 100.0, rng.uniform(20, 300)])
    wide = rng.choice([T, T * lo, T * hi, rng.uniform(20, 600), float(rng.randint(1, 400))])
    return Feed(ratios, lo, hi, box, T, a, b, p, q, over, wide)


def feeds(count, seed, album=False):
    rng = random.Random(seed)
    for _ in range(count):
        yield feed(rng, album)
