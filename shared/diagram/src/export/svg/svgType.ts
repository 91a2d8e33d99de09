import { rangesOf, subsetOf, type Subset } from '../typeParts';

/** The WOFF2 file that holds one part of the chart's type in all weights, as a `data:` URL. */
export type TypeFile = (subset: Subset) => Promise<string>;

/** A drawing that carries the parts of the chart's type that its label takes, so that it looks the same where nobody has that type. */
export async function withType(svg: string, file: TypeFile): Promise<string> {
  const subsets = new Set<Subset>();
  for (const letter of new Set(svg)) {
    const subset = subsetOf(letter.codePointAt(0) ?? 0);
    if (subset) subsets.add(subset);
  }
  const faces = await Promise.all([...subsets].sort().map(async (subset) => faceOf(subset, await file(subset))));
  const at = svg.indexOf('>') + 1;
  return `${svg.slice(0, at)}\n<style>${faces.join('')}</style>${svg.slice(at)}`;
}

function faceOf(subset: Subset, url: string): string {
  return `@font-face{font-family:"Inter";font-weight:100 900;src:url(${url}) format("woff2");unicode-range:${rangesOf(subset)}}`;
}
