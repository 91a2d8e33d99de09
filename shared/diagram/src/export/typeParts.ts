import ARIMO from '@fontsource/arimo/unicode.json' with { type: 'json' };
import INTER from '@fontsource/inter/unicode.json' with { type: 'json' };
import SOURCE_SERIF from '@fontsource/source-serif-4/unicode.json' with { type: 'json' };
import type { ChartFont } from '@stemma/shared/chart/fonts';

/** A part of a font: the letters of one script, which come as a file of their own. */
export type Subset = keyof typeof ARIMO | keyof typeof INTER | keyof typeof SOURCE_SERIF;

const RANGES: Record<ChartFont, Partial<Record<Subset, string>>> = {
  inter: INTER,
  arimo: ARIMO,
  sourceSerif: SOURCE_SERIF,
};

interface SubsetRanges {
  subset: Subset;
  ranges: [from: number, to: number][];
}

/** In a browser the file declared last goes first where two have a letter. */
const SUBSETS: Record<ChartFont, SubsetRanges[]> = {
  inter: subsetsOf(INTER),
  arimo: subsetsOf(ARIMO),
  sourceSerif: subsetsOf(SOURCE_SERIF),
};

/** The part of a font that has a letter; undefined for letters that it lacks. */
export function subsetOf(codePoint: number, font: ChartFont): Subset | undefined {
  return SUBSETS[font].find(({ ranges }) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to))?.subset;
}

/** The letters of a part as CSS writes them. */
export function rangesOf(subset: Subset, font: ChartFont): string {
  return RANGES[font][subset] ?? '';
}

function subsetsOf(ranges: Partial<Record<Subset, string>>): SubsetRanges[] {
  return Object.entries(ranges)
    .map(([subset, text]) => ({ subset: subset as Subset, ranges: text.split(',').map(rangeOf) }))
    .reverse();
}

function rangeOf(range: string): [number, number] {
  const [from = '', to = from] = range.replace('U+', '').split('-');
  return [parseInt(from, 16), parseInt(to, 16)];
}
