import bidiFactory from 'bidi-js';
import type PDFDocument from 'pdfkit';
import type { PdfReference } from 'pdfkit';

/** Codes of one font; each stands for a whole text. */
const CODES = 255;

/** Heights above and below the line, in thousandths of the size. */
const [ABOVE, BELOW] = [950, 250];

interface Font {
  name: string;
  words: string[];
  /** In thousandths of the size. */
  widths: number[];
}

/**
 * Texts that lie unseen over their pictures, so that searching, marking and reading aloud find them. Each is one letter without
 * ink, as wide as the picture, of which the font says that it means the whole text, in the order in which it stands on the page:
 * that is what readers take text for, and put back what runs from right to left.
 */
export class InvisibleTextLayer {
  #fonts: Font[] = [];

  constructor(private readonly doc: PDFDocument) {}

  /** Lays a text at a place of the page, `y` being its line; in units of the page as it is transformed now. */
  lay(words: string, { x, y, width, size }: { x: number; y: number; width: number; size: number }): void {
    let font = this.#fonts.at(-1);
    if (!font || font.words.length === CODES) {
      font = { name: `Found${this.#fonts.length + 1}`, words: [], widths: [] };
      this.#fonts.push(font);
    }
    font.words.push(asItStands(words));
    font.widths.push(Math.round((width / size) * 1000));
    const code = byte(font.words.length);
    this.doc.save().transform(1, 0, 0, -1, x, y);
    this.doc.addContent(`BT /${font.name} ${size} Tf <${code}> Tj ET`);
    this.doc.restore();
  }

  /** Writes the fonts, once all texts lie on the page; the next page has its own. */
  endPage(): void {
    for (const font of this.#fonts) this.doc.page.fonts[font.name] = this.#written(font);
    this.#fonts = [];
  }

  #written({ words, widths }: Font): PdfReference {
    const glyphs = Object.fromEntries(
      widths.map((width, at) => [`w${at + 1}`, this.#stream(`${width} 0 0 ${-BELOW} ${width} ${ABOVE} d1`)]),
    );
    return this.#ended({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, -BELOW, Math.max(...widths), ABOVE],
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      FirstChar: 1,
      LastChar: words.length,
      Widths: widths,
      Encoding: { Type: 'Encoding', Differences: [1, ...words.map((_, at) => `w${at + 1}`)] },
      CharProcs: glyphs,
      Resources: {},
      ToUnicode: this.#stream(meaning(words)),
    });
  }

  #stream(text: string): PdfReference {
    return this.#ended({}, new TextEncoder().encode(text));
  }

  #ended(data: Record<string, unknown>, bytes?: Uint8Array): PdfReference {
    const reference = this.doc.ref(data);
    reference.end(bytes);
    return reference;
  }
}

const bidi = bidiFactory();

/** A text's letters from left to right as they are seen. */
function asItStands(text: string): string {
  let seen = text;
  for (const [start = 0, end = 0] of bidi.getReorderSegments(text, bidi.getEmbeddingLevels(text))) {
    const turned = Array.from(seen.slice(start, end + 1)).reverse();
    seen = seen.slice(0, start) + turned.join('') + seen.slice(end + 1);
  }
  return seen;
}

/** What each code of a font means, as PDF writes it. */
function meaning(words: readonly string[]): string {
  const pairs = words.map((text, at) => `<${byte(at + 1)}> <${utf16(text)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < pairs.length; at += 100) {
    const some = pairs.slice(at, at + 100);
    blocks.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<00> <ff>',
    'endcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}

function byte(code: number): string {
  return code.toString(16).padStart(2, '0');
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('');
}
