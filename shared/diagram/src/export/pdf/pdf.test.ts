import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { CHART_FONTS, FONT_FACTS, type ChartFont } from '@stemma/shared/chart/fonts';
import { pagePdf } from './pdf';
import type { PdfTheme, TextRequest } from './pdfText';
import { chartSvg } from '../svg/svg';
import { theme, sceneOf } from '../testScene';

const require = createRequire(import.meta.url);
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The real type; words it lacks as pictures of ten units a letter, which are kept in `asked`. */
function machine(font: ChartFont = 'inter'): PdfTheme & { asked: TextRequest[] } {
  const asked: TextRequest[] = [];
  return {
    asked,
    font,
    face: (subset, weight) => {
      const { files } = FONT_FACTS[font];
      return readFile(require.resolve(`@fontsource/${files}/files/${files}-${subset}-${weight}-normal.woff`));
    },
    words(ask) {
      asked.push(ask);
      const advance = ask.words.length * 10;
      return Promise.resolve({ url: pixel, advance, left: -3, top: -14, width: advance + 6, height: 20 });
    },
  };
}

const svgOf = (body: string, width = 400, height = 200) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;

const text = (words: string, x: number, y: number, more = '') =>
  `<text x="${x}" y="${y}" font-size="12" font-weight="400" fill="#17212B"${more} xml:space="preserve">${words}</text>`;

/** A file as pdf.js reads it, which has no part in writing it; places in points from the upper left. */
async function read(file: Blob) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const raw = Buffer.from(bytes).toString('latin1');
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const [, , width = 0, height = 0] = page.view;
  const { items } = await page.getTextContent();
  const { fnArray, argsArray } = await page.getOperatorList();
  const colors = argsArray.filter((_, at) => fnArray[at] === OPS.setFillRGBColor).map(String);
  const words = items.flatMap((item) =>
    'str' in item && item.str.trim()
      ? [{ words: item.str, x: Number(item.transform[4]), y: height - Number(item.transform[5]), width: item.width }]
      : [],
  );
  const { info } = await pdf.getMetadata();
  const images = fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
  const clips = fnArray.filter((operator) => operator === OPS.clip).length;
  const result = {
    clips,
    colors,
    pages: pdf.numPages,
    width,
    height,
    words,
    images,
    raw,
    title: (info as { Title: string }).Title,
  };
  await pdf.destroy();
  return result;
}

beforeAll(() => {
  globalThis.DOMParser = new JSDOM().window.DOMParser;
});

test('a page of a chart is as large as its drawing, and its words are found where they stand', async () => {
  const bounds = { left: -200, top: -100, right: 500, bottom: 400 };
  const what = { bounds, title: { name: 'Group & Co', date: '21.11.2026' }, legend: true };
  const svg = chartSvg(sceneOf(), what, { ...theme, flag: () => pixel, picture: () => ({ url: pixel }) });
  const page = await read(await pagePdf(svg, 'Group & Co', machine()));
  const [, width = 0, height = 0] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  expect(page).toMatchObject({ pages: 1, width: Number(width) * 0.75, height: Number(height) * 0.75 });
  expect(page.title).toBe('Group & Co');
  const whole = page.words.map(({ words }) => words).join(' ');
  for (const words of ['Group & Co', 'Birch', 'PEP', 'before May', 'The & family', 'Shareholder', 'Organisation'])
    expect(whole).toContain(words);
  expect(whole).not.toContain('Far away');
  const title = page.words.find(({ words }) => words === 'Group & Co');
  expect([title?.x, title?.y]).toEqual([24, 31.5]);
  expect(page.images).toBe((svg.match(/<image /g) ?? []).length);
  expect(/\/URI|\/JavaScript|\/Launch|\/GoToR/.exec(page.raw)).toBeNull();
});

test.each(CHART_FONTS)('a page carries the font of its chart, %s, and its words stay words', async (font) => {
  const ink = machine(font);
  const page = await read(await pagePdf(svgOf(text('Łódź Αθήνα Москва', 100, 40)), '', ink));
  expect(page.words.map(({ words }) => words).join('')).toBe('ŁódźΑθήναМосква');
  expect(ink.asked).toEqual([]);
  expect(page.raw).toMatch(new RegExp(`/FontName /[A-Z]+\\+${FONT_FACTS[font].name.replaceAll(' ', '')}`));
});

test('words take as much room as they say they do, wherever they begin', async () => {
  const page = await read(
    await pagePdf(
      svgOf(
        [
          text('Wide', 100, 40, ' textLength="120" lengthAdjust="spacingAndGlyphs"'),
          text('Middle', 200, 80, ' text-anchor="middle" textLength="80"'),
          text('End', 400, 120, ' text-anchor="end" textLength="40"'),
          `<g transform="translate(50 100) scale(0.5)">${text('Half', 20, 40)}</g>`,
        ].join(''),
      ),
      '',
      machine(),
    ),
  );
  const placed = Object.fromEntries(page.words.map(({ words, x, y }) => [words, [Math.round(x), Math.round(y)]]));
  expect(placed).toEqual({ Wide: [75, 30], Middle: [120, 60], End: [270, 90], Half: [45, 90] });
  expect(page.words.find(({ words }) => words === 'Wide')?.width).toBeCloseTo(90, 0);
});

test('letters of all scripts of the type are written, each by its own file', async () => {
  const own = machine();
  const names = ['Łódź &amp; Söhne', 'Москва', 'Αθήνα', 'Nguyễn Văn Đức'];
  const page = await read(
    await pagePdf(svgOf(names.map((name, at) => text(name, 10, 40 + 30 * at)).join('')), '', own),
  );
  expect(page.words.map(({ words }) => words).join('')).toContain('Москва');
  expect(page.words.map(({ words }) => words.replaceAll(' ', '')).join('')).toBe(
    'Łódź&Söhne Москва Αθήνα NguyễnVănĐức'.replaceAll(' ', ''),
  );
  expect([own.asked, page.images]).toEqual([[], 0]);
});

test('names in scripts that the type lacks stand as pictures, and are found in their own order', async () => {
  const own = machine();
  const names = ['李嘉誠基金會', 'קבוצת דלק 12', 'Rocket 🚀 Ventures'];
  const page = await read(
    await pagePdf(
      svgOf(
        [
          text(names[0] ?? '', 10, 40),
          text(names[1] ?? '', 10, 80, ' direction="rtl" style="text-anchor:end" textLength="90"'),
          text(names[1] ?? '', 300, 100, ' direction="rtl" style="text-anchor:start" textLength="90"'),
          text(names[2] ?? '', 10, 120, ' text-anchor="middle"'),
        ].join(''),
      ),
      '',
      own,
    ),
  );
  expect(own.asked.map(({ words }) => words)).toEqual(names);
  expect(page.images).toBe(4);
  const place = ({ words, x, y }: (typeof page.words)[number]) => [words, Math.round(x), Math.round(y)];
  expect(page.words.map(place)).toEqual([
    [names[0], 8, 30],
    [names[1], 8, 60],
    [names[1], 158, 75],
    [names[2], Math.round((10 - ('Rocket 🚀 Ventures'.length * 10) / 2) * 0.75), 90],
  ]);
  expect(page.words[1]?.width).toBeCloseTo(67.5, 0);
});

test('more names than one font has codes for are all found', async () => {
  const names = Array.from({ length: 600 }, (_, at) => `公司${at}`);
  const page = await read(
    await pagePdf(svgOf(names.map((name, at) => text(name, 10, 20 * at)).join(''), 400, 13_000), '', machine()),
  );
  expect(page.words.map(({ words }) => words)).toEqual(names);
});

test('a chart that is larger than any reader takes is made smaller, and keeps its form', async () => {
  const page = await read(await pagePdf(svgOf('', 40_000, 10_000), '', machine()));
  expect([page.width, page.height]).toEqual([14_400, 3_600]);
});

test('a picture on a page has round corners where its drawing has', async () => {
  const drawn = async (more: string) => {
    const picture = `<image x="10" y="10" width="80" height="40"${more} href="${pixel}"/>`;
    return read(await pagePdf(svgOf(picture), '', machine()));
  };
  const [round, plain] = [await drawn(' clip-path="inset(0 round 4px)"'), await drawn('')];
  expect([round.images, plain.images]).toEqual([1, 1]);
  expect([round.clips, plain.clips]).toEqual([1, 0]);
});

test('what a page cannot show is refused rather than left out', async () => {
  await expect(pagePdf(svgOf('<circle r="3"/>'), '', machine())).rejects.toThrow('A page cannot show <circle>.');
  await expect(pagePdf(svgOf('<g transform="rotate(3)"/>'), '', machine())).rejects.toThrow('A page cannot rotate.');
});

test('words that let their ground through a little have the colour that they are drawn in', async () => {
  const words = text('Paler', 10, 20).replace('#17212B', '#17212Bcc');
  const { colors } = await read(await pagePdf(svgOf(words), 'Paler', machine()));
  expect(colors.map((color) => color.toLowerCase())).toContain('#17212b');
});
