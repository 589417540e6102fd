"""Closed bounds for the least height of a row, for any ratios within rmin..rmax and any photos.

They need rmin·T + gx > ε·W, so that a row at least W long never takes another photo. A tile is
h high and r·h ≥ rmin·h wide. Fractions in give fractions out, except in `balanced`.
"""

from fractions import Fraction

EPS = Fraction(1, 10**6)


def sums_near(T, W, gx, rmin, rmax, k, eps=EPS):
    """The greatest S·T of a row of k ≥ 2 whose last photo was taken by the rule of `near`.

    None where no such row exists. L is the row before that photo, x what the photo adds.
    """
    low, high = (k - 1) * rmin * T + (k - 2) * gx, (k - 1) * rmax * T + (k - 2) * gx
    least, most = rmin * T + gx, rmax * T + gx
    c = (2 + eps) * W
    found = []
    if low < W / 2:  # L < W/2: any x
        found.append(min(high, W / 2) + most)
    if 2 * low + least <= c:  # L + (L + x) ≤ (2 + ε)·W
        L = min(max((c - most) / 2, low), high)
        found.append(min(L + most, c - L))
    return max(found) - (k - 1) * gx if found else None


def near_rows(T, W, gx, rmin, rmax, a=1, b=None, eps=EPS):
    """(k, least height) for each k that a filled row can have."""
    k = a  # a row of a photos is forced
    yield k, (W - (k - 1) * gx) / (k * rmax)
    while b is None or k < b:
        k += 1
        sums = sums_near(T, W, gx, rmin, rmax, k, eps)
        if sums is None:
            return
        yield k, T * (W - (k - 1) * gx) / sums


def near(T, W, gx, rmin, rmax, a=1, b=None, eps=EPS):
    """The least height of any row; the only row, where it doesn't fill, is T high."""
    least = min(h for _, h in near_rows(T, W, gx, rmin, rmax, a, b, eps))
    return min(least, T) if 3 * W > 4 * T * (1 + eps) * rmin else least


def near_over_widths(T, low, high, gx, rmin, rmax, a=1, b=None, eps=EPS):
    """The least height of any row over all W in low..high.

    For each k the height is a quotient of forms linear in W between these points, so monotone.
    """
    least = min((low - (a - 1) * gx) / (a * rmax), T)
    k = a
    while b is None or k < b:
        k += 1
        G = (k - 1) * gx
        l0, l1 = (k - 1) * rmin * T + (k - 2) * gx, (k - 1) * rmax * T + (k - 2) * gx
        x0, x1 = rmin * T + gx, rmax * T + gx
        f = 2 + eps
        begins = [2 * l0, (2 * l0 + x0) / f]
        if high < min(begins):
            return least
        # Where L may be below W/2: from 2·l0 on (its infimum), a bend at 2·l1.
        for W in {max(low, 2 * l0), min(max(low, 2 * l1), high), high}:
            if W >= 2 * l0 and W <= high:
                least = min(least, T * (W - G) / (min(l1, W / 2) + x1 - G))
        # The other case: from (2·l0 + x0)/(2 + ε) on, bends where the best L meets l0 and l1.
        for W in {max(low, begins[1]), (2 * l0 + x1) / f, (2 * l1 + x1) / f, high}:
            if max(low, begins[1]) <= W <= high:
                L = min(max((f * W - x1) / 2, l0), l1)
                least = min(least, T * (W - G) / (min(L + x1, f * W - L) - G))
    return least


def over(T, W, gx, rmin, rmax, eps=EPS):
    """The least height of any row of `rows over T`; a short last row is T high."""
    least, k = min(W / rmax, T), 2
    while k * rmin * T + (k - 1) * gx <= W * (1 + eps):
        G = (k - 1) * gx
        least = min(least, (W - G) / min(k * rmax, (W * (1 + eps) - G) / T))
        k += 1
    return least


def over_over_widths(T, low, high, gx, rmin, rmax, eps=EPS):
    """The same over all W in low..high: for each k it grows with W, from where k begins."""
    least, k = min(low / rmax, T), 2
    while k * rmin * T + (k - 1) * gx <= high * (1 + eps):
        G = (k - 1) * gx
        W = max(low, (k * rmin * T + G) / (1 + eps))
        least = min(least, (W - G) / min(k * rmax, (W * (1 + eps) - G) / T))
        k += 1
    return least


def under(T, W, gx, rmin, rmax, eps=EPS):
    """The least height of any row of `rows under T`; a short last row is T high."""
    least, k = min(W / rmax, T), 2
    while (k - 1) * rmin * T + (k - 2) * gx < W * (1 - eps):
        least = min(least, (W - (k - 1) * gx) / min(k * rmax, (W * (1 - eps) - (k - 2) * gx) / T + rmax))
        k += 1
    return least


def over_size(a, b, W, rmin, rmax):
    """The least height and the least width of any tile of `rows over a x b`, of which a single photo may be narrower or lower."""
    return min(max(b, a / rmax), W / rmax), min(max(a, rmin * b), W)


def balanced_sum(T, W, gx, rmin, rmax, a, k, h, eps=EPS):
    """The greatest sum of ratios of a chosen row of k ≥ 2a photos whose height is h < T."""
    delta = 3 * eps * T * T / (T - h)
    H = 2 * T - h - delta
    if H < T:
        return None  # h is so near to T that ε matters: nothing is said
    ends = (W - (k - a - 1) * gx) / H + a * rmax
    if k == 2 * a:
        return ends
    return max(ends, (2 * W - (k - 3) * gx) / H + rmax)


def balanced_holds(T, W, gx, rmin, rmax, s, a=1, b=None, eps=EPS):
    """Whether no row of `… balanced` is lower than s < T, for this W. Exact with fractions."""
    k = a
    while (b is None or k <= b) and W - (k - 1) * gx > 0:
        h = (W - (k - 1) * gx) / (k * rmax)
        if h < s:  # else no row of k is that low, whatever the cut
            if k < 2 * a:
                return False
            most = balanced_sum(T, W, gx, rmin, rmax, a, k, s, eps)
            if most is None:
                return False
            if k * rmin <= most:  # else such a row is never chosen
                if (W - (k - 1) * gx) / s < most:
                    return False
                if W - (k - 1) * gx < 8 * eps * (W + a * rmax * T):
                    return False
        if k >= 2 * a and s < T:
            # From here on longer rows are never chosen: k·rmin only grows, the other side doesn't.
            most = balanced_sum(T, W, gx, rmin, rmax, a, k, s, eps)
            if most is not None and k * rmin > most and k > 2 * a:
                return True
        k += 1
    return True


def balanced(T, W, gx, rmin, rmax, a=1, b=None):
    """The greatest s that `balanced_holds` proves, by bisection."""
    low, high = 0.0, float(T)
    for _ in range(48):
        mid = (low + high) / 2
        if balanced_holds(T, W, gx, rmin, rmax, mid, a, b, 1e-6):
            low = mid
        else:
            high = mid
    return low


def shape(W, gx, rmax, b):
    """`rows of a..b near p:q`: no cut has a lower row than b photos, all of ratio rmax."""
    return (W - (b - 1) * gx) / (b * rmax)
