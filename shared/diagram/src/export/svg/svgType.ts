import { FONT_FACTS, type ChartFont } from '@stemma/shared/chart/fonts';
import { rangesOf, subsetOf, type Subset } from '../typeParts';

/** The WOFF2 file that holds one part of a font in all weights, as a `data:` URL. */
export type TypeFile = (subset: Subset, font: ChartFont) => Promise<string>;

/** A drawing that carries the parts of the chart's font that its words take, so that it looks the same where nobody has that font. */
export async function withType(svg: string, font: ChartFont, file: TypeFile): Promise<string> {
  const subsets = new Set<Subset>();
  for (const letter of new Set(svg)) {
    const subset = subsetOf(letter.codePointAt(0) ?? 0, font);
    if (subset) subsets.add(subset);
  }
  const faces = await Promise.all(
    [...subsets].sort().map(async (subset) => faceOf(subset, font, await file(subset, font))),
  );
  const at = svg.indexOf('>') + 1;
  return `${svg.slice(0, at)}\n<style>${faces.join('')}</style>${svg.slice(at)}`;
}

function faceOf(subset: Subset, font: ChartFont, url: string): string {
  return `@font-face{font-family:"${FONT_FACTS[font].name}";font-weight:100 900;src:url(${url}) format("woff2");unicode-range:${rangesOf(subset, font)}}`;
}
