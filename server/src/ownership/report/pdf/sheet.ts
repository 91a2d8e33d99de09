import { createCanvas, PDFDocument } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { fontFamily } from '../../../documents/picture/fonts';
import { wrappedLines, writeLine } from './lines';

/** A4, in points. */
export const PAGE = { width: 595, height: 842, left: 48, right: 48, top: 56, bottom: 56 } as const;
export const CONTENT_BOX = { width: PAGE.width - PAGE.left - PAGE.right, height: PAGE.height - PAGE.top - PAGE.bottom };

/** How a text is set: lengths in points. */
export interface TypeStyle {
  size: number;
  weight: 400 | 600;
  color: string;
  /** From one line to the next. */
  line: number;
}

export function fontOf({ size, weight }: Pick<TypeStyle, 'size' | 'weight'>): string {
  return `${weight} ${size}px ${fontFamily()}`;
}

const SMALL = { size: 8, weight: 400, color: '#5B6876', line: 11 } as const;

/** Letters spaced at all are none of Inter's contextual forms, such as a raised colon between digits, which a reader of the page could not name. */
const PLAIN_FORMS = '0.001px';

/** The pages of a document, written from top to bottom; each bears the title and its number. */
export class Sheets {
  readonly measure = createCanvas(1, 1).getContext('2d');
  private readonly document: PDFDocument;
  private context: SKRSContext2D | undefined;
  private count = 0;
  /** Where the next thing begins. */
  y: number = PAGE.top;

  constructor(private readonly title: string) {
    this.document = new PDFDocument({ title, creator: 'Stemma', producer: 'Stemma' });
  }

  /** The page with room for so much below what is written; a new one where there is none. */
  page(room: number): SKRSContext2D {
    if (this.context && this.y + room <= PAGE.height - PAGE.bottom) return this.context;
    return this.turn();
  }

  private turn(): SKRSContext2D {
    if (this.context) this.document.endPage();
    const context = this.document.beginPage(PAGE.width, PAGE.height) as unknown as SKRSContext2D;
    context.letterSpacing = PLAIN_FORMS;
    this.context = context;
    this.count += 1;
    this.y = PAGE.top;
    context.font = fontOf(SMALL);
    context.fillStyle = SMALL.color;
    const [title = ''] = wrappedLines(context, this.title, CONTENT_BOX.width);
    if (this.count > 1) writeLine(context, title, { left: PAGE.left, width: CONTENT_BOX.width, baseline: 32 });
    const foot = { left: PAGE.left, width: CONTENT_BOX.width, baseline: PAGE.height - 28 };
    writeLine(context, String(this.count), foot, true);
    return context;
  }

  linesOf(text: string, style: TypeStyle, width: number): string[] {
    this.measure.font = fontOf(style);
    return wrappedLines(this.measure, text, width);
  }

  /** Writes a paragraph; `keep` is how much of what follows stays on its page. */
  write(text: string, style: TypeStyle, { before = 0, after = 0, keep = 0, indent = 0 } = {}): void {
    if (this.y > PAGE.top) this.y += before;
    const lines = this.linesOf(text, style, CONTENT_BOX.width - indent);
    for (const [at, line] of lines.entries()) {
      const context = this.page(style.line + (at === lines.length - 1 ? keep : 0));
      context.font = fontOf(style);
      context.fillStyle = style.color;
      const baseline = this.y + style.size;
      writeLine(context, line, { left: PAGE.left + indent, width: CONTENT_BOX.width - indent, baseline });
      this.y += style.line;
    }
    this.y += after;
  }

  close(): Uint8Array {
    if (!this.context) this.turn();
    this.document.endPage();
    return new Uint8Array(this.document.close());
  }
}
