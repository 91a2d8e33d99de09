import { rangesOf, subsetOf, type Subset } from './typeParts';

/** Bytes of the WOFF2 file that holds one part of the chart's type in all weights. */
export type TypeFile = (subset: Subset) => Promise<Uint8Array>;

/** How many bytes become letters at once; more than that are too many arguments for some browsers. */
const AT_ONCE = 8192;

/** A drawing that carries the parts of the chart's type that its words take, so that it looks the same where nobody has that type. */
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

function faceOf(subset: Subset, bytes: Uint8Array): string {
  const url = `data:font/woff2;base64,${base64(bytes)}`;
  return `@font-face{font-family:"Inter";font-weight:100 900;src:url(${url}) format("woff2");unicode-range:${rangesOf(subset)}}`;
}

function base64(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    letters += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return btoa(letters);
}
