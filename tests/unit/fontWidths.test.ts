import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { CHART_FONTS, FONT_FACTS } from '@stemma/shared/chart/fonts';
import { pictureFonts } from '../../server/src/documents/picture/fonts';
import { measureIn } from '../../server/src/documents/picture/measure';

const require = createRequire(import.meta.url);
const NAMES = ['Harbour Holdings International S.à r.l.', 'Blackwood & Partners LLP (1994)', 'Shareholder 25–50%'];
const FACES = [
  ['name', 600, 14],
  ['detail', 400, 12],
  ['labelStrong', 600, 12],
  ['pill', 500, 12],
] as const;

test.each(CHART_FONTS)('a text in %s is as wide in pictures of the server as on pages', async (font) => {
  const { files } = FONT_FACTS[font];
  const measure = measureIn(pictureFonts(font));
  const doc = new PDFDocument({ autoFirstPage: false, margin: 0, pdfVersion: '1.7', font: null });
  for (const [face, weight, size] of FACES) {
    doc.registerFont(
      face,
      await readFile(require.resolve(`@fontsource/${files}/files/${files}-latin-${weight}-normal.woff`)),
    );
    for (const name of NAMES) {
      const width = doc.font(face).fontSize(size).widthOfString(name);
      expect(Math.abs(measure(name, face) / width - 1)).toBeLessThan(0.005);
    }
  }
});

test('the fonts are told apart by how wide they are, and other scripts are written by what the machine has', () => {
  const widths = CHART_FONTS.map((font) => measureIn(pictureFonts(font))('Harbour Holdings', 'name'));
  expect(new Set(widths).size).toBe(CHART_FONTS.length);
  for (const font of CHART_FONTS) expect(measureIn(pictureFonts(font))('李嘉誠', 'name')).toBeGreaterThan(14);
});
