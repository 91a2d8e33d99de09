import PDFDocument from 'pdfkit';
import { toBlob } from 'pdfkit/output';
import { PageText, type PdfTheme, colorOf } from './pdfText';

/** A chart unit is a pixel of 1/96 inch, a point 1/72. */
const POINTS = 72 / 96;

/** The largest side that every reader of PDF takes, in points. */
const LARGEST = 14_400;

/**
 * A drawing that `chartSvg` made, with PNGs for its flags, as one page: lines as lines, words as words. `title` is what readers
 * call the document.
 */
export async function pagePdf(svg: string, title: string, theme: PdfTheme): Promise<Blob> {
  const drawing = drawingOf(svg);
  const scale = Math.min(POINTS, LARGEST / drawing.width, LARGEST / drawing.height);
  return documentOf([{ ...drawing, scale }], title, theme);
}

/** Drawings that `pageSvgs` made, in points, as the pages of a document. */
export async function pagesPdf(svgs: readonly string[], title: string, theme: PdfTheme): Promise<Blob> {
  return documentOf(
    svgs.map((svg) => ({ ...drawingOf(svg), scale: 1 })),
    title,
    theme,
  );
}

interface Drawing extends Size {
  root: Element;
}

function drawingOf(svg: string): Drawing {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  return { root, width: Number(root.getAttribute('width')), height: Number(root.getAttribute('height')) };
}

async function documentOf(
  pages: readonly (Drawing & { scale: number })[],
  title: string,
  theme: PdfTheme,
): Promise<Blob> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    pdfVersion: '1.7',
    displayTitle: true,
    font: null,
    info: { Title: title, Creator: 'Stemma', Producer: 'PDFKit' },
  });
  const file = toBlob(doc);
  const words = new PageText(doc, theme);
  for (const { root, width, height, scale } of pages) {
    await words.prepare(root.querySelectorAll('text'));
    doc.addPage({ size: [width * scale, height * scale], margin: 0 });
    doc.scale(scale);
    drawSvg(doc, root, { width, height }, words);
    words.endPage();
  }
  doc.end();
  return file;
}

interface Size {
  width: number;
  height: number;
}

type Draw = (doc: PDFDocument, element: Element, size: Size, words: PageText) => void;

/** Draws what stands in a drawing of ours: only the kinds of elements and attributes that `chartSvg` writes. `size` is what 100 % is. */
function drawSvg(doc: PDFDocument, parent: Element, size: Size, words: PageText): void {
  for (const element of parent.children) {
    const draw = DRAWS[element.localName];
    if (!draw) throw new Error(`A page cannot show <${element.localName}>.`);
    draw(doc, element, size, words);
  }
}

const DRAWS: Record<string, Draw> = {
  title: () => undefined,
  g(doc, group, size, words) {
    doc.save();
    transform(doc, group);
    drawSvg(doc, group, size, words);
    doc.restore();
  },
  svg(doc, part, _, words) {
    const { x, y, width, height } = boxOf(part, { width: 0, height: 0 });
    doc.save().translate(x, y).rect(0, 0, width, height).clip();
    drawSvg(doc, part, { width, height }, words);
    doc.restore();
  },
  rect(doc, rect, size) {
    const { x, y, width, height } = boxOf(rect, size);
    const radius = number(rect, 'rx');
    shape(doc, rect, () => (radius ? doc.roundedRect(x, y, width, height, radius) : doc.rect(x, y, width, height)));
  },
  path(doc, path) {
    shape(doc, path, () => doc.path(path.getAttribute('d') ?? ''));
  },
  image(doc, image, size) {
    const { x, y, width, height } = boxOf(image, size);
    const corner = Number(/round ([\d.]+)px/.exec(image.getAttribute('clip-path') ?? '')?.[1] ?? 0);
    doc.save();
    if (corner) doc.roundedRect(x, y, width, height, corner).clip();
    doc.image(image.getAttribute('href') ?? '', x, y, { width, height });
    doc.restore();
  },
  text(_, text, __, words) {
    words.draw(text);
  },
};

function shape(doc: PDFDocument, element: Element, outline: () => void): void {
  const fill = paintOf(element, 'fill', '#000000');
  const stroke = paintOf(element, 'stroke', null);
  if (!fill && !stroke) return;
  doc.save();
  transform(doc, element);
  if (fill) doc.fillColor(fill.color, fill.opacity);
  if (stroke) {
    doc.strokeColor(stroke.color, stroke.opacity).lineWidth(number(element, 'stroke-width', 1));
    const [dash, space = dash] = (element.getAttribute('stroke-dasharray') ?? '').split(/[ ,]+/).map(Number);
    if (dash && space) doc.dash(dash, { space });
    if (element.getAttribute('stroke-linecap') === 'round') doc.lineCap('round');
    if (element.getAttribute('stroke-linejoin') === 'round') doc.lineJoin('round');
  }
  outline();
  if (fill && stroke) doc.fillAndStroke();
  else if (fill) doc.fill();
  else doc.stroke();
  doc.restore();
}

/** A colour that is painted with; null for none. */
function paintOf(element: Element, which: 'fill' | 'stroke', usual: string | null) {
  const value = element.getAttribute(which) ?? usual;
  if (!value || value === 'none') return null;
  const { color, opacity } = colorOf(value);
  return { color, opacity: opacity * number(element, `${which}-opacity`, 1) };
}

function transform(doc: PDFDocument, element: Element): void {
  for (const [, name, values = ''] of (element.getAttribute('transform') ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second] = values.trim().split(/[ ,]+/).map(Number);
    if (name === 'translate') doc.translate(first, second ?? 0);
    else if (name === 'scale') doc.scale(first, second ?? first);
    else throw new Error(`A page cannot ${name}.`);
  }
}

function boxOf(element: Element, size: Size) {
  const side = (name: keyof Size) => (element.getAttribute(name) === '100%' ? size[name] : number(element, name));
  return { x: number(element, 'x'), y: number(element, 'y'), width: side('width'), height: side('height') };
}

function number(element: Element, name: string, usual = 0): number {
  const value = element.getAttribute(name);
  return value === null ? usual : Number(value);
}
