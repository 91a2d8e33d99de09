/** What of pdfkit's ways is used here; lengths in points unless the page is scaled. `@types/pdfkit` is of an older version and brings Node's globals along. */
declare module 'pdfkit' {
  export interface PdfReference {
    end(bytes?: Uint8Array): void;
  }
  interface Options {
    autoFirstPage: false;
    margin: number;
    pdfVersion: '1.7';
    lang?: string;
    displayTitle?: boolean;
    font?: null;
    info?: { Title?: string; Creator?: string; Producer?: string };
  }
  export default class PDFDocument {
    constructor(options: Options);
    readonly page: { fonts: Record<string, PdfReference> };
    addPage(options: { size: [number, number]; margin: number }): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(x: number, y?: number): this;
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    path(route: string): this;
    clip(): this;
    fill(): this;
    stroke(): this;
    fillAndStroke(): this;
    /** Colour as `#rrggbb`. */
    fillColor(color: string, opacity?: number): this;
    strokeColor(color: string, opacity?: number): this;
    lineWidth(width: number): this;
    lineCap(cap: 'butt' | 'round' | 'square'): this;
    lineJoin(join: 'miter' | 'round' | 'bevel'): this;
    dash(length: number, options: { space: number }): this;
    /** A font by the name it is registered under, or by its file's bytes, which register it. */
    font(name: string): this;
    registerFont(name: string, bytes: Uint8Array): this;
    fontSize(size: number): this;
    text(words: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic' }): this;
    widthOfString(words: string): number;
    /** A PNG or JPEG as a data address, which is kept once however often it is drawn. */
    image(url: string, x: number, y: number, options: { width: number; height: number }): this;
    ref(data: Record<string, unknown>): PdfReference;
    addContent(operators: string): this;
    end(): void;
  }
}

declare module 'pdfkit/output' {
  import type PDFDocument from 'pdfkit';
  /** The whole file; asked for before the document ends. */
  export function toBlob(document: PDFDocument): Promise<Blob>;
}

declare module 'fontkit' {
  export function create(bytes: Uint8Array): { hasGlyphForCodePoint(codePoint: number): boolean };
}
