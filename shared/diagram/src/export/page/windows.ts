/** A stretch of one axis. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Stretches of one size that cover a whole, each beginning within the one before by `overlap` at least, so that each span no longer
 * than they are lies wholly in one of them: as few as that takes, at even steps where these do.
 */
export function windowsOver(whole: Span, spans: readonly Span[], size: number, overlap: number): Span[] {
  const short = spans.filter(({ from, to }) => to - from <= size);
  const windows: Span[] = [];
  for (let from = whole.from; ;) {
    const to = from + size;
    windows.push({ from, to });
    if (to >= whole.to) break;
    const cut = short.filter((span) => span.to > to).map((span) => span.from);
    const next = Math.min(to - overlap, ...cut);
    from = next > from ? next : from + size / 2;
  }
  const even = evenly(whole, windows.length, size);
  return even && coversAll(even, short) && overlapBy(even, overlap) ? even : windows;
}

function evenly({ from, to }: Span, count: number, size: number): Span[] | null {
  if (count === 1) return [{ from: (from + to - size) / 2, to: (from + to + size) / 2 }];
  const step = (to - from - size) / (count - 1);
  return step > 0
    ? Array.from({ length: count }, (_, at) => ({ from: from + at * step, to: from + at * step + size }))
    : null;
}

function coversAll(windows: readonly Span[], spans: readonly Span[]): boolean {
  return spans.every((span) => windows.some(({ from, to }) => span.from >= from && span.to <= to));
}

function overlapBy(windows: readonly Span[], overlap: number): boolean {
  return windows.every(({ to }, at) => (windows[at + 1]?.from ?? -Infinity) <= to - overlap + 1e-6);
}
