import { create } from 'fontkit';
import type PDFDocument from 'pdfkit';
import { subsetOf, type Subset } from '../typeParts';

export type Weight = 400 | 500 | 600;

/** Bytes of the file that holds one script of the chart's type in one weight. */
export type FaceFile = (subset: Subset, weight: Weight) => Promise<Uint8Array>;

/** A part of a text that one file of the type can write. */
export interface Run {
  words: string;
  /** Name of the font in the document. */
  font: string;
}

/** The weight of the type that is nearest to what is asked for. */
export function weightOf(weight: number): Weight {
  return weight >= 550 ? 600 : weight >= 450 ? 500 : 400;
}

/** The chart's own type in a document, each file fetched when the first text needs it and kept in the document as far as it is used. */
export class Faces {
  readonly #covers = new Map<string, Promise<(letter: number) => boolean>>();

  constructor(
    private readonly doc: PDFDocument,
    private readonly file: FaceFile,
  ) {}

  /**
   * A text in parts that the type can write as the screen does, from left to right. Null for what it cannot: letters it lacks,
   * loose accents, and whatever runs from right to left.
   */
  async runs(text: string, weight: Weight): Promise<Run[] | null> {
    const composed = text.normalize('NFC');
    if (/\p{M}|\p{Cf}/u.test(composed)) return null;
    const runs: Run[] = [];
    for (const letter of composed) {
      const codePoint = letter.codePointAt(0) ?? 0;
      const subset = subsetOf(codePoint);
      const font = subset && (await this.#fontWith(codePoint, subset, weight));
      if (!font) return null;
      const last = runs.at(-1);
      if (last?.font === font) last.words += letter;
      else runs.push({ words: letter, font });
    }
    return runs;
  }

  async #fontWith(codePoint: number, subset: Subset, weight: Weight): Promise<string | null> {
    const name = `Inter ${subset} ${weight}`;
    let covers = this.#covers.get(name);
    if (!covers) this.#covers.set(name, (covers = this.#load(name, subset, weight)));
    return (await covers)(codePoint) ? name : null;
  }

  async #load(name: string, subset: Subset, weight: Weight) {
    const bytes = await this.file(subset, weight);
    const font = create(bytes);
    this.doc.registerFont(name, bytes);
    return (codePoint: number) => font.hasGlyphForCodePoint(codePoint);
  }
}
