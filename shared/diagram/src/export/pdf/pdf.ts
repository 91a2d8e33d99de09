import PDFDocument from 'pdfkit';
import { toBlob } from 'pdfkit/output';
import { drawSvg } from './pdfDraw';
import { PageText, type PdfTheme } from './pdfText';

/** A chart unit is a pixel of 1/96 inch, a point 1/72. */
const POINTS = 72 / 96;

/** The largest side that every reader of PDF takes, in points. */
const LARGEST = 14_400;

/**
 * A drawing that `chartSvg` made, with PNGs for its flags, as one page: lines as lines, words as words. `title` is what readers
 * call the document.
 */
export async function pagePdf(svg: string, title: string, theme: PdfTheme): Promise<Blob> {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const [width, height] = [Number(root.getAttribute('width')), Number(root.getAttribute('height'))];
  const scale = Math.min(POINTS, LARGEST / width, LARGEST / height);
  const doc = new PDFDocument({
    size: [width * scale, height * scale],
    margin: 0,
    pdfVersion: '1.7',
    displayTitle: true,
    font: null,
    info: { Title: title, Creator: 'Stemma', Producer: 'PDFKit' },
  });
  const file = toBlob(doc);
  const words = new PageText(doc, theme);
  await words.prepare(root.querySelectorAll('text'));
  doc.scale(scale);
  drawSvg(doc, root, { width, height }, words);
  words.end();
  doc.end();
  return file;
}
