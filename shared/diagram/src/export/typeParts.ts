import RANGES from '@fontsource/inter/unicode.json' with { type: 'json' };

/** A part of the chart's type: the letters of one script, which come as a file of their own. */
export type Subset = keyof typeof RANGES;

/** In a browser the file declared last goes first where two have a letter. */
const SUBSETS = Object.entries(RANGES)
  .map(([subset, ranges]) => ({ subset: subset as Subset, ranges: ranges.split(',').map(rangeOf) }))
  .reverse();

/** The part that has a letter; undefined for letters that the type lacks. */
export function subsetOf(codePoint: number): Subset | undefined {
  return SUBSETS.find(({ ranges }) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to))?.subset;
}

/** The letters of a part as CSS writes them. */
export function rangesOf(subset: Subset): string {
  return RANGES[subset];
}

function rangeOf(range: string): [number, number] {
  const [from = '', to = from] = range.replace('U+', '').split('-');
  return [parseInt(from, 16), parseInt(to, 16)];
}
