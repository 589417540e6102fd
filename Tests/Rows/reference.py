"""Reference for rows that find themselves.

The definition in plain Python. Every sum runs from left to right in doubles. `sum()` is not used: Python 3.12 compensates it.

Every function returns a Layout: the number of photos in each row, the frames (x, y, width, height)
in the order of the photos, and the height of the container.
"""

import math
from collections import namedtuple

EPS = 1e-6

# insets: top, leading, bottom, trailing. align: start, center, end (and spread for `fit`).
Box = namedtuple("Box", "width gx gy insets align", defaults=(0.0, 0.0, (0.0, 0.0, 0.0, 0.0), "start"))
Layout = namedtuple("Layout", "rows frames height")

NOTHING = Layout([], [], 0.0)  # no photos: no tiles, height 0, insets included


# --- Ratios and lengths -------------------------------------------------------------------------


def known(ratio):
    """A ratio that is not a finite number above 0 counts as 1:1."""
    return float(ratio) if math.isfinite(ratio) and ratio > 0 else 1.0


def limited(ratios, lo, hi, sided=False):
    """The ratios after the limits of `tile photo lo..hi [sided]`."""
    if sided:
        # "the ratios of the n photos (unknown ones 1:1, before limits) sum to more than n·(1 + ε)"
        if total([known(r) for r in ratios]) > len(ratios) * (1 + EPS):
            lo = max(lo, 1.0)
        else:
            hi = min(hi, 1.0)
    return [min(max(known(r), lo), hi) for r in ratios]


def total(values):
    result = 0.0
    for value in values:
        result = result + value
    return result


def inner_width(box):
    """W: the width of the container less its insets."""
    return box.width - box.insets[1] - box.insets[3]


def length(S, k, T, gx):
    """L(k): how long a row of k photos is at the height T."""
    return S * T + (k - 1) * gx


def filled(S, k, W, gx):
    """h: how high a row of k photos is when it fills the width."""
    return (W - (k - 1) * gx) / S


def by_row(ratios, rows):
    first = 0
    for k in rows:
        yield ratios[first:first + k]
        first += k


# --- a height to aim at --------------------------------------------------------------


def takes_near(S, k, r, T, W, gx, a=1, b=math.inf):
    """Whether a row of k photos takes the next one, of ratio r, under `rows [of a..b] near T`."""
    if k < a:
        return True  # "at least a as long as there are photos"
    if k >= b:
        return False  # "never more than b"
    now, then = length(S, k, T, gx), length(S + r, k + 1, T, gx)
    # "where L < W/2, or where |L′ − W| ≤ |L − W| + ε·W (a tie takes it)"
    return now < W / 2 or abs(then - W) <= abs(now - W) + EPS * W


def takes_over(S, k, r, T, W, gx):
    """The same for `rows over T`: "the row takes the next one where L′ ≤ W·(1 + ε)"."""
    return length(S + r, k + 1, T, gx) <= W * (1 + EPS)


def takes_under(S, k, T, W, gx):
    """The same for `rows under T`: "the row takes the next one while L < W·(1 − ε)"."""
    return length(S, k, T, gx) < W * (1 - EPS)


def takes_size(row, r, a, b, W, gx):
    """The same for `rows over a x b`, a row being the ratios of its photos: the tiles of the row with the next one are at least a wide
    and b high where it fills."""
    S, k, m = total(row) + r, len(row) + 1, min([*row, r])
    high = W * (1 + EPS) - length(S, k, b, gx)
    wide = (W - (k - 1) * gx) * m + EPS * W * m - S * a
    if min(abs(high), abs(wide)) < 1e-12 * W:
        raise ValueError("rounding decides")
    return min(high, wide) >= 0


def cut_rows(ratios, takes):
    """Photos in order; `takes(row, r)` says whether the row takes the next one."""
    rows = []
    for r in ratios:
        if rows and takes(rows[-1], r):
            rows[-1].append(r)
        else:
            rows.append([r])
    return [len(row) for row in rows]


def cut(ratios, takes):
    """Photos in order; `takes(S, k, r)` says whether the row takes the next one."""
    rows, k, S = [], 0, 0.0
    for r in ratios:
        if k > 0 and not takes(S, k, r):
            rows.append(k)
            k, S = 0, 0.0
        k, S = k + 1, S + r  # a row takes its first photo, whatever its width
    return rows + [k] if k else rows


def cut_balanced(ratios, T, W, gx, a=1, b=math.inf):
    """The cut with the least Σ k·(h − T)²."""
    n = len(ratios)
    best = [0.0] + [math.inf] * n
    last = [0] * (n + 1)

    def look(j, shortest, longest):
        # "best(j) is over the length of the last row, fewest photos first"
        k = shortest
        while k <= min(longest, j) and W - (k - 1) * gx > 0:  # "stops where W − (k−1)·gx ≤ 0"
            h = filled(total(ratios[j - k:j]), k, W, gx)
            cost = best[j - k] + k * ((h - T) * (h - T))
            # "a later one only where it is better by more than ε·T²"
            if cost < best[j] - EPS * (T * T):
                best[j], last[j] = cost, k
            k += 1

    for j in range(1, n + 1):
        look(j, a, b)
    if best[n] == math.inf:
        look(n, 1, a - 1)  # n can't be cut into rows of a..b: the last row alone has fewer than a
    if best[n] == math.inf:
        raise ValueError("W is too narrow for rows of a photos")
    rows, j = [], n
    while j > 0:
        rows.append(last[j])
        j -= last[j]
    return rows[::-1]


def heights(ratios, rows, T, W, gx, stretch=False, over=False):
    """The height of each row, and whether the last one fills."""
    result = [filled(total(row), len(row), W, gx) for row in by_row(ratios, rows)]
    # "fills where its h ≤ 4/3·T·(1 + ε), or always with `stretch`"
    fills = stretch or result[-1] <= 4 / 3 * T * (1 + EPS)
    if not fills:
        if over or len(result) == 1:
            result[-1] = T  # "T where it is the only row; T for `over`"
        else:
            result[-1] = min(result[-2], 4 / 3 * T)  # "the row before it, at most 4/3·T"
    return result, fills


def place(ratios, rows, hs, box):
    """The frames of rows of given heights; a row shorter than the width sits as `align` says."""
    W, frames, y = inner_width(box), [], box.insets[0]
    for i, (row, h) in enumerate(zip(by_row(ratios, rows), hs)):
        if i > 0:
            y = y + box.gy
        left = W - (total(row) * h + (len(row) - 1) * box.gx)
        x = box.insets[1]
        # What rounding leaves of a row that fills is not shared out.
        if abs(left) > 1e-9 * W:
            x = x + {"start": 0.0, "center": left / 2, "end": left}[box.align]
        for r in row:
            frames.append((x, y, r * h, h))
            x = x + r * h + box.gx
        y = y + h
    return Layout(rows, frames, y + box.insets[2])


def rows_near(ratios, T, box, lo=1 / 3, hi=3.0, a=1, b=math.inf, stretch=False):
    """`rows near T`, `rows of a..b near T`, each with or without `stretch`."""
    if not ratios:
        return NOTHING
    W, ratios = inner_width(box), limited(ratios, lo, hi)
    rows = cut(ratios, lambda S, k, r: takes_near(S, k, r, T, W, box.gx, a, b))
    return place(ratios, rows, heights(ratios, rows, T, W, box.gx, stretch)[0], box)


def rows_over(ratios, T, box, lo=1 / 3, hi=3.0, stretch=False):
    """`rows over T`."""
    if not ratios:
        return NOTHING
    W, ratios = inner_width(box), limited(ratios, lo, hi)
    rows = cut(ratios, lambda S, k, r: takes_over(S, k, r, T, W, box.gx))
    return place(ratios, rows, heights(ratios, rows, T, W, box.gx, stretch, over=True)[0], box)


def rows_under(ratios, T, box, lo=1 / 3, hi=3.0, stretch=False):
    """`rows under T`."""
    if not ratios:
        return NOTHING
    W, ratios = inner_width(box), limited(ratios, lo, hi)
    rows = cut(ratios, lambda S, k, r: takes_under(S, k, T, W, box.gx))
    hs = [filled(total(row), len(row), W, box.gx) for row in by_row(ratios, rows)]
    # "the last row, where it doesn't get there, is T high"
    if not stretch and takes_under(total(ratios[-rows[-1]:]), rows[-1], T, W, box.gx):
        hs[-1] = T
    return place(ratios, rows, hs, box)


def rows_size(ratios, a, b, box, lo=1 / 3, hi=3.0, stretch=False):
    """`rows over a x b`."""
    if not ratios:
        return NOTHING
    W, ratios = inner_width(box), limited(ratios, lo, hi)
    rows = cut_rows(ratios, lambda row, r: takes_size(row, r, a, b, W, box.gx))
    # "its height T′ = max(b, a/m)"
    T = max(b, a / min(ratios[-rows[-1]:]))
    return place(ratios, rows, heights(ratios, rows, T, W, box.gx, stretch, over=True)[0], box)


def rows_balanced(ratios, T, box, lo=1 / 3, hi=3.0, a=1, b=math.inf, stretch=False):
    """`rows near T balanced`, `rows of a..b near T balanced`."""
    if not ratios:
        return NOTHING
    W, ratios = inner_width(box), limited(ratios, lo, hi)
    rows = cut_balanced(ratios, T, W, box.gx, a, b)
    return place(ratios, rows, heights(ratios, rows, T, W, box.gx, stretch)[0], box)


class Rows:
    """"Appending photos changes the last row and what follows it only": photo by photo.

    The rows before the last one are never touched. `append` returns the index of the first photo
    whose frame is new or is not what it was.
    """

    def __init__(self, T, box, lo=1 / 3, hi=3.0, a=1, b=math.inf, over=False, stretch=False):
        self.T, self.box, self.lo, self.hi = T, box, lo, hi
        self.a, self.b, self.over, self.stretch = a, b, over, stretch
        self.ratios, self.rows, self.frames, self.height = [], [], [], 0.0

    def append(self, ratio):
        W, gx = inner_width(self.box), self.box.gx
        r = limited([ratio], self.lo, self.hi)[0]
        kept = self.rows[:-1]
        start = sum(kept)
        if not self.rows:
            new = [1]
        else:
            k, S = self.rows[-1], total(self.ratios[start:])
            if self.over:
                takes = takes_over(S, k, r, self.T, W, gx)
            else:
                takes = takes_near(S, k, r, self.T, W, gx, self.a, self.b)
            new = [k + 1] if takes else [k, 1]
        self.ratios.append(r)
        self.rows = kept + new
        hs, _ = heights(self.ratios, self.rows, self.T, W, gx, self.stretch, self.over)
        old = self.frames
        _, self.frames, self.height = place(self.ratios, self.rows, hs, self.box)
        changed = start
        while changed < len(old) and old[changed] == self.frames[changed]:
            changed += 1
        return changed


# --- `tile p:q` and `tile 80x60` -----------------------------------------------------


def columns(n, p, q, T, box, a=1, b=math.inf, aim="near", stretch=False, wide=0.0):
    """`rows near T` under `tile p:q`, or over T, or tiles `wide` and T, or under T: all ratios are p/q, and the width alone says how
    many."""
    if n == 0:
        return NOTHING
    W, r, k, S = inner_width(box), p / q, 1, p / q

    def takes():
        if aim == "over":
            return takes_over(S, k, r, T, W, box.gx)
        if aim == "size":
            return takes_size([r] * k, r, wide, T, W, box.gx)
        return takes_under(S, k, T, W, box.gx) if aim == "under" else takes_near(S, k, r, T, W, box.gx, a, b)

    while takes():
        k, S = k + 1, S + r
    w = (W - (k - 1) * box.gx) / k
    rows = [k] * (n // k) + ([n % k] if n % k else [])
    frames, y = [], box.insets[0]
    for i, m in enumerate(rows):
        if i > 0:
            y = y + box.gy
        # "the last row stays short as it does in `rows of`": slots of the same width
        v = (W - (m - 1) * box.gx) / m if stretch else w
        left = W - (m * v + (m - 1) * box.gx) if m < k and not stretch else 0.0
        x = box.insets[1] + {"start": 0.0, "center": left / 2, "end": left}[box.align]
        for _ in range(m):
            frames.append((x, y, v, v / r))
            x = x + v + box.gx
        y = y + v / r
    return Layout(rows, frames, y + box.insets[2])


def fit(n, cw, ch, box):
    """`rows fit` under `tile cw x ch`: as many cells in a row as the width holds."""
    if n == 0:
        return NOTHING
    W, k = inner_width(box), 1
    while (k + 1) * cw + k * box.gx <= W:
        k += 1
    rows = [k] * (n // k) + ([n % k] if n % k else [])
    gap = box.gx
    if box.align == "spread" and k > 1:
        # "`align spread` shares out what is left": among the gaps of a full row
        gap = gap + (W - (k * cw + (k - 1) * box.gx)) / (k - 1)
    widest = rows[0] * cw + (rows[0] - 1) * gap
    frames, y = [], box.insets[0]
    for i, m in enumerate(rows):
        if i > 0:
            y = y + box.gy
        left = widest - (m * cw + (m - 1) * gap)
        x = box.insets[1] + {"start": 0.0, "spread": 0.0, "center": left / 2, "end": left}[box.align]
        for _ in range(m):
            frames.append((x, y, cw, ch))
            x = x + cw + gap
        y = y + ch
    return Layout(rows, frames, y + box.insets[2])


# --- a strip -------------------------------------------------------------------------


def strip(ratios, box, lo=1 / 3, hi=3.0, T=None, shape=None, sided=False):
    """`strip T`, or `strip p:q` (shape = (p, q)): one row of a height, as long as its photos make it; `align` counts if that is shorter
    than W."""
    if not ratios:
        return NOTHING
    W, ratios = inner_width(box), limited(ratios, lo, hi, sided)
    h = W * shape[1] / shape[0] if shape else T
    left = W - length(total(ratios), len(ratios), h, box.gx)
    x, frames = box.insets[1], []
    if left > 0:
        x = x + {"start": 0.0, "center": left / 2, "end": left}[box.align]
    for r in ratios:
        frames.append((x, box.insets[0], r * h, h))
        x = x + r * h + box.gx
    return Layout([len(ratios)], frames, box.insets[0] + h + box.insets[2])


# --- a shape to aim at ---------------------------------------------------------------


def ways(n, a, b):
    """How many ways there are to cut n photos into rows of a..b."""
    count = [1] + [0] * n
    for j in range(1, n + 1):
        for k in range(a, min(b, j) + 1):
            count[j] += count[j - k]
    return count[n]


def cuts(n, m, a, b):
    """All cuts of n photos into m rows of a..b, in lexicographic order."""
    if m == 0:
        if n == 0:
            yield []
        return
    for k in range(a, min(b, n) + 1):
        for rest in cuts(n - k, m - 1, a, b):
            yield [k] + rest


def rows_shape(ratios, p, q, box, a, b, over=None, lo=1 / 3, hi=3.0, sided=False):
    """`rows of a..b near p:q [over L]`; all rows fill."""
    if not ratios:
        return NOTHING
    n, W = len(ratios), inner_width(box)
    ratios = limited(ratios, lo, hi, sided)
    best, found, high = math.inf, None, None
    for m in range(1, n + 1):  # "tried by number of rows, then lexicographically"
        for rows in cuts(n, m, a, b):
            hs = [filled(total(row), len(row), W, box.gx) for row in by_row(ratios, rows)]
            cost = abs(total(hs) + (m - 1) * box.gy - W * q / p)
            if over is not None and any(h < over for h in hs):
                cost = cost * 3 / 2  # "where a row is lower than what stands after `over`"
            if any(k > after for k, after in zip(rows, rows[1:])):
                cost = cost * 3 / 2  # "where a row holds more photos than the next"
            if cost < best - EPS * W:  # "a later one only where it is better by more than ε·W"
                best, found, high = cost, rows, hs
    if found is None:
        raise ValueError("n photos can't be cut into rows of a..b")
    return place(ratios, found, high, box)


# --- a box to stay within ------------------------------------------------------------


def within(ratios, rows, box, cap_ratio=None, cap=None, lo=1 / 3, hi=3.0, floor_ratio=None, floor=0.0):
    """`within p:q` (cap_ratio = (p, q)) or `within L` (cap = L) on rows that all fill; the same with `..` for a least height."""
    if not ratios:
        return NOTHING
    W, gx = inner_width(box), box.gx
    ratios = limited(ratios, lo, hi)
    C = W * cap_ratio[1] / cap_ratio[0] if cap_ratio else cap
    # A row of k is (w − (k−1)·gx) / S high, so all of them are A·w + B.
    sums = [total(row) for row in by_row(ratios, rows)]
    A = total([1 / S for S in sums])
    B = total([-((k - 1) * gx) / S for k, S in zip(rows, sums)]) + (len(rows) - 1) * box.gy
    w = W
    if A * W + B > C:  # "where A·W + B ≤ C nothing changes"
        w = max(0.0, (C - B) / A)
    hs = [filled(S, k, w, gx) for k, S in zip(rows, sums)]
    c = W * floor_ratio[1] / floor_ratio[0] if floor_ratio else floor
    # "what is missing is shared equally among the rows", "widths stay": photos are cropped
    share = max(0.0, c - (A * w + B)) / len(rows)
    # "everything is laid out in w′ and sits as `align` says": as one, so no row moves by itself
    left = W - w
    shift = {"start": 0.0, "center": left / 2, "end": left}[box.align]
    top, leading, bottom, trailing = box.insets
    narrow = Box(leading + w + trailing, gx, box.gy, box.insets, "start")
    made = place(ratios, rows, hs, narrow)
    above = [number for number, k in enumerate(rows) for _ in range(k)]
    frames = [(x + shift, y + i * share, v, h + share) for i, (x, y, v, h) in zip(above, made.frames)]
    return Layout(rows, frames, made.height + len(rows) * share)


# --- rows beside written ones ---------------------------------------------------------


def beside(ratios, above, below, arrange, box, lo=1 / 3, hi=3.0, sided=False):
    """`2, rows near T, 3`: a row of `above` photos, the others as `arrange` lays out photos in a box, and a row of `below`; 0 is no row.

    "The numbers take their photos, `rows` takes all the others, and its rows count as if they were written in its place."
    """
    ratios, W = limited(ratios, lo, hi, sided), inner_width(box)
    own = box._replace(insets=(0.0, box.insets[1], 0.0, box.insets[3]))

    def written(row):
        return place(row, [len(row)], [filled(total(row), len(row), W, box.gx)], own) if row else NOTHING

    end = len(ratios) - below
    parts = [written(ratios[:above]), arrange(ratios[above:end], own), written(ratios[end:])]
    rows, frames, y = [], [], box.insets[0]
    for part in parts:
        if not part.rows:  # "with none left, `rows` vanishes"
            continue
        if rows:
            y = y + box.gy
        rows += part.rows
        frames += [(x, y + top, w, h) for x, top, w, h in part.frames]
        y = y + part.height
    return Layout(rows, frames, y + box.insets[2])


# --- a mosaic that goes on -----------------------------------------------------------


def repeat(n, N, layouts, W, gy, insets=(0.0, 0.0, 0.0, 0.0), mirrored=False):
    """`repeat N [mirrored]`.

    `layouts[count]` is (frames, height) of the layout of that count in the width W, for 1...N,
    without insets. "Rows" of the result are blocks.
    """
    if n == 0:
        return NOTHING
    blocks = [N] * (n // N) + ([n % N] if n % N else [])
    frames, y = [], insets[0]
    for i, count in enumerate(blocks):
        if i > 0:
            y = y + gy  # "one under another, a row gap apart"
        # "every second block is reflected"; the rest is no block and stays as it is
        reflected = mirrored and i % 2 == 1 and i < n // N
        block, height = layouts[count]
        for bx, by, w, h in block:
            x = W - bx - w if reflected else bx
            frames.append((insets[1] + x, y + by, w, h))
        y = y + height
    return Layout(blocks, frames, y + insets[2])
