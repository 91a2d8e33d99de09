import { FONT_FACTS, type ChartFont } from '@stemma/shared/chart/fonts';
import type PDFDocument from 'pdfkit';
import { create } from 'fontkit';
import { InvisibleTextLayer } from './pdfTextLayer';
import { subsetOf, type Subset } from '../typeParts';

/** Words as the browser draws them, with its shaping and its own fonts for what the chart's type lacks; in chart units. */
export interface TextPicture {
  /** A PNG with nothing behind the words. */
  url: string;
  /** How far the words reach along their line, from its start. */
  advance: number;
  /** Where the picture stands from the start of the line. */
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface TextRequest {
  words: string;
  size: number;
  weight: Weight;
  color: string;
  rightToLeft: boolean;
}

/** What a page takes from the machine it is made on. */
export interface PdfTheme {
  /** The font of the chart, whose files `face` gives. */
  font: ChartFont;
  face: FaceFile;
  words(ask: TextRequest): Promise<TextPicture>;
}

type Set = { runs: Run[] } | { picture: TextPicture };

/** A drawing's words on a page: in its own type where that has them, else as pictures under words that are found. */
export class PageText {
  readonly #faces: Faces;
  readonly #found: InvisibleTextLayer;
  readonly #set = new Map<string, Set>();

  constructor(
    private readonly doc: PDFDocument,
    private readonly theme: PdfTheme,
  ) {
    this.#faces = new Faces(doc, theme);
    this.#found = new InvisibleTextLayer(doc);
  }

  /** Gets ready what the words of a drawing take, which may have to be fetched. */
  async prepare(texts: Iterable<Element>): Promise<void> {
    for (const text of texts) {
      const ask = askOf(text);
      const key = keyOf(ask);
      if (this.#set.has(key) || !ask.words.trim()) continue;
      const runs = ask.rightToLeft ? null : await this.#faces.runs(ask.words, ask.weight);
      this.#set.set(key, runs ? { runs } : { picture: await this.theme.words(ask) });
    }
  }

  /** Draws a text that is prepared, as long as it says it is. */
  draw(text: Element): void {
    const ask = askOf(text);
    const set = this.#set.get(keyOf(ask));
    if (!set) return;
    const advance = 'runs' in set ? this.#advance(set.runs, ask.size) : set.picture.advance;
    const length = Number(text.getAttribute('textLength')) || advance;
    const left = Number(text.getAttribute('x')) - shareBefore(text) * length;
    this.doc.save().translate(left, Number(text.getAttribute('y')));
    if (advance > 0 && Math.abs(length - advance) > 0.01) this.doc.scale(length / advance, 1);
    if ('runs' in set) this.#write(set.runs, ask);
    else this.#show(set.picture, ask);
    this.doc.restore();
  }

  /** To be called once all words of a page are drawn. */
  endPage(): void {
    this.#found.endPage();
  }

  #advance(runs: readonly Run[], size: number): number {
    this.doc.fontSize(size);
    return runs.reduce((sum, { words, font }) => sum + this.doc.font(font).widthOfString(words), 0);
  }

  #write(runs: readonly Run[], ask: TextRequest): void {
    const { color, opacity } = colorOf(ask.color);
    this.doc.fontSize(ask.size).fillColor(color, opacity);
    let x = 0;
    for (const { words, font } of runs) {
      this.doc.font(font).text(words, x, 0, { lineBreak: false, baseline: 'alphabetic' });
      x += this.doc.widthOfString(words);
    }
  }

  #show({ url, left, top, width, height, advance }: TextPicture, { words, size }: TextRequest): void {
    this.doc.image(url, left, top, { width, height });
    this.#found.lay(words, { x: 0, y: 0, width: advance, size });
  }
}

function askOf(text: Element): TextRequest {
  return {
    words: text.textContent,
    size: Number(text.getAttribute('font-size')),
    weight: weightOf(Number(text.getAttribute('font-weight') ?? 400)),
    color: text.getAttribute('fill') ?? '#000000',
    rightToLeft: text.getAttribute('direction') === 'rtl',
  };
}

function keyOf({ words, size, weight, color, rightToLeft }: TextRequest): string {
  return [size, weight, color, rightToLeft, words].join('\u0000');
}

/** What share of a text stands left of the place it is drawn at. */
function shareBefore(text: Element): number {
  const anchor = text.getAttribute('text-anchor') ?? /text-anchor:(\w+)/.exec(text.getAttribute('style') ?? '')?.[1];
  if (anchor === 'middle') return 0.5;
  return (anchor === 'end') === (text.getAttribute('direction') === 'rtl') ? 0 : 1;
}

type Weight = 400 | 500 | 600;

/** Bytes of the file that holds one script of the chart's type in one weight. */
type FaceFile = (subset: Subset, weight: Weight) => Promise<Uint8Array>;

/** A part of a text that one file of the type can write. */
interface Run {
  words: string;
  /** Name of the font in the document. */
  font: string;
}

/** The weight of the type that is nearest to what is asked for. */
function weightOf(weight: number): Weight {
  return weight >= 550 ? 600 : weight >= 450 ? 500 : 400;
}

/** The chart's own type in a document, each file fetched when the first text needs it and kept in the document as far as it is used. */
class Faces {
  readonly #covers = new Map<string, Promise<(letter: number) => boolean>>();

  constructor(
    private readonly doc: PDFDocument,
    private readonly theme: Pick<PdfTheme, 'font' | 'face'>,
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
      const subset = subsetOf(codePoint, this.theme.font);
      const font = subset && (await this.#fontWith(codePoint, subset, weight));
      if (!font) return null;
      const last = runs.at(-1);
      if (last?.font === font) last.words += letter;
      else runs.push({ words: letter, font });
    }
    return runs;
  }

  async #fontWith(codePoint: number, subset: Subset, weight: Weight): Promise<string | null> {
    const name = `${FONT_FACTS[this.theme.font].name} ${subset} ${weight}`;
    let covers = this.#covers.get(name);
    if (!covers) this.#covers.set(name, (covers = this.#load(name, subset, weight)));
    return (await covers)(codePoint) ? name : null;
  }

  async #load(name: string, subset: Subset, weight: Weight) {
    const bytes = await this.theme.face(subset, weight);
    const font = create(bytes);
    this.doc.registerFont(name, bytes);
    return (codePoint: number) => font.hasGlyphForCodePoint(codePoint);
  }
}

/** A drawing's colour, `#rrggbb` or `#rrggbbaa`, as a page takes it: without how much it covers, and that, from 0 to 1. */
export function colorOf(value: string): { color: string; opacity: number } {
  return { color: value.slice(0, 7), opacity: value.length === 9 ? parseInt(value.slice(7), 16) / 255 : 1 };
}
