import { wrap, type Measure } from '../geometry/text';

/** A name broken into so many lines, as narrow as these allow. */
export interface TypesetName {
  lines: readonly string[];
  /** Of the widest line, in the units of the measure. */
  width: number;
}

/** Names are broken into so many lines at most. */
const LINES_MAX = 3;

/** Whole names in one line, in two, and so on; each name once. No word is broken, and nothing left out. */
export function createNameSetter(measure: Measure): (name: string) => readonly TypesetName[] {
  const cache = new Map<string, readonly TypesetName[]>();
  return (name) => {
    const known = cache.get(name);
    if (known) return known;
    const typeset = typesetName(name, measure);
    if (cache.size > 20_000) cache.clear();
    cache.set(name, typeset);
    return typeset;
  };
}

/** What is not put on a line of its own: one or two letters or figures, and the second part of “S.à r.l.”. */
const GLUED = /\s+(?=\S{1,2}(?:\s|$)|r\.l\.)/g;

function typesetName(whole: string, measure: Measure): TypesetName[] {
  const name = whole.trim().replace(GLUED, '\u00a0');
  const words = name.split(/[^\S\u00a0]+/);
  const widthOf = (lines: readonly string[]) => Math.max(...lines.map((line) => measure(line, 'name')));
  const longest = widthOf(words);
  const all: TypesetName[] = [];
  for (let count = 1; count <= Math.min(LINES_MAX, words.length); count++) {
    const lines = narrowest(name, count, longest, measure);
    if (lines.length === count) all.push({ lines, width: widthOf(lines) });
  }
  return all;
}

/** A text in so many lines, in the least width in which it fits, found by halving. */
function narrowest(text: string, count: number, longest: number, measure: Measure): string[] {
  const isWhole = (lines: readonly string[]) => lines.length <= count && !lines.at(-1)?.endsWith('…');
  const broken = (width: number) => wrap(text, 'name', width, count + 1, measure);
  let [low, high] = [longest, Math.max(longest, measure(text, 'name'))];
  if (isWhole(broken(low))) high = low;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (isWhole(broken(middle))) high = middle;
    else low = middle;
  }
  return broken(high);
}
