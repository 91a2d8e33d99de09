import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { partsOf } from './zip';

/** The words of a PDF, without the spaces between pieces, and what is drawn in it. */
export async function wordsOfPdf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const words: string[] = [];
  let curves = 0;
  let images = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    for (const item of (await page.getTextContent()).items) if ('str' in item) words.push(item.str);
    const { fnArray } = await page.getOperatorList();
    curves += fnArray.filter((operator) => operator === OPS.constructPath).length;
    images += fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
  }
  const { numPages } = pdf;
  await pdf.destroy();
  // Letters that Arabic joins are found as what they stand for.
  return { text: squeezed(words.join('').normalize('NFKC')), curves, images, numPages };
}

/** A text without its spaces and the marks of direction around names. */
export const squeezed = (text: string) => text.replace(/[\s\p{Cf}]/gu, '');

/** All that stands in a report of a form, its raw bytes with it, without spaces. */
export async function saidBy(format: string, bytes: Uint8Array): Promise<string> {
  const raw = Buffer.from(bytes);
  if (format === 'pdf') return squeezed((await wordsOfPdf(bytes)).text + raw.toString('latin1'));
  if (format === 'csv' || format === 'json') return squeezed(raw.toString('utf8'));
  const parts = Object.entries(await partsOf(bytes)).flat();
  return squeezed(parts.join(' ').replaceAll(/<[^>]*>/g, '') + parts.join(' '));
}
