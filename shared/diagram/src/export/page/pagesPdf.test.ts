import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { JSDOM } from 'jsdom';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { byKey } from '@stemma/shared/byKey';
import { pagesPdf } from '../pdf/pdf';
import { theme as plain, sceneOf } from '../testScene';
import type { PagesAsk } from './pages';
import { pageSvgs } from './pageSvg';
import { PAPERS, POINTS_PER_MM, sheetOf, type Paper } from './paper';

const require = createRequire(import.meta.url);
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const theme = { ...plain, flag: () => pixel, picture: () => ({ url: pixel }) };
const machine = {
  font: 'inter' as const,
  face: (subset: string, weight: number) =>
    readFile(require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`)),
  words: () => Promise.reject(new Error('All words are Latin.')),
};
const title = {
  name: 'Group & Co',
  organization: 'Berg Trust Services',
  date: 'As of 21.11.2026',
  source: 'Sources: Companies House. Exported from Stemma on 22.11.2026.',
};
/** The usual chart of tests, its far card near enough for a few sheets. */
function sceneOnPages() {
  const scene = sceneOf();
  const nodes = new Map(
    [...scene.cards].map(([key, { node }]) => [key, key === 'c' ? { ...node, x: 1500, y: 700 } : node]),
  );
  const links = new Map([...scene.links].map(([key, { link }]) => [key, link]));
  scene.update({ props: { routing: 'orthogonal' }, nodes, links, groups: byKey(scene.groups) });
  return scene;
}

const askOf = (setup: Partial<PagesAsk['setup']>): PagesAsk => ({
  setup: { paper: 'a4', orientation: 'landscape', mode: 'fit', margin: 15, ...setup },
  view: null,
  title,
  legend: true,
  day: '2026-11-21',
});

async function fileOf(ask: PagesAsk): Promise<Uint8Array> {
  const file = await pagesPdf(pageSvgs(sceneOnPages(), ask, theme), title.name, machine);
  return new Uint8Array(await file.arrayBuffer());
}

async function withPdf<T>(bytes: Uint8Array, look: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  try {
    return await look(pdf);
  } finally {
    await pdf.destroy();
  }
}

/** The rectangle round all that is not white on a page, in millimetres from its upper left. */
async function inkOf(pdf: PDFDocumentProxy, number: number) {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: 1.5 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  await page.render({ canvas: null, canvasContext: context as unknown as CanvasRenderingContext2D, viewport }).promise;
  const { data, width } = context.getImageData(0, 0, canvas.width, canvas.height);
  const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 255) + (data[at + 1] ?? 255) + (data[at + 2] ?? 255) > 740) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  const mm = (pixels: number) => pixels / 1.5 / POINTS_PER_MM;
  return { left: mm(box.left), right: mm(box.right), top: mm(box.top), bottom: mm(box.bottom) };
}

beforeAll(() => {
  globalThis.DOMParser = new JSDOM().window.DOMParser;
});

test('pages have the size of their paper, and what is printed stays within the margins, in millimetres', async () => {
  for (const [paper, orientation, mode, margin] of [
    ['a4', 'portrait', 'fit', 10],
    ['a4', 'landscape', 'tile', 20],
    ['tabloid', 'landscape', 'parts', 12],
    ['letter', 'portrait', 'tile', 15],
  ] as const) {
    const bytes = await fileOf(askOf({ paper, orientation, mode, margin }));
    const sheet = sheetOf(paper, orientation);
    await withPdf(bytes, async (pdf) => {
      for (let number = 1; number <= pdf.numPages; number++) {
        const { view } = await pdf.getPage(number);
        expect(view.map((edge) => edge / POINTS_PER_MM)).toEqual([
          0,
          0,
          expect.closeTo(sheet.width, 2),
          expect.closeTo(sheet.height, 2),
        ]);
        const ink = await inkOf(pdf, number);
        const slack = 0.3;
        expect(ink.left).toBeGreaterThan(margin - slack);
        expect(ink.top).toBeGreaterThan(margin - slack);
        expect(ink.right).toBeLessThan(sheet.width - margin + slack);
        expect(ink.bottom).toBeLessThan(sheet.height - margin + slack);
        expect([ink.left, sheet.width - ink.right]).toEqual([expect.closeTo(margin, 0), expect.closeTo(margin, 0)]);
      }
    });
  }
});

const hasPdfinfo = spawnSync('pdfinfo', ['-v']).status !== null;

(hasPdfinfo ? test : test.skip)('pdfinfo (poppler-utils, where it is installed) reads each paper’s size', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stemma-pages-'));
  try {
    for (const paper of Object.keys(PAPERS) as Paper[]) {
      const file = join(folder, `${paper}.pdf`);
      await writeFile(file, await fileOf(askOf({ paper })));
      const { stdout } = spawnSync('pdfinfo', ['-box', file], { encoding: 'utf8' });
      const [, width, height] = /MediaBox:\s+0\.00\s+0\.00\s+([\d.]+)\s+([\d.]+)/.exec(stdout) ?? [];
      const { width: wide, height: high } = sheetOf(paper, 'landscape');
      expect([Number(width) / POINTS_PER_MM, Number(height) / POINTS_PER_MM]).toEqual([
        expect.closeTo(wide, 1),
        expect.closeTo(high, 1),
      ]);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a page says what chart it is, of whom and of which day, where it is from, its number and a legend of what is used', async () => {
  const bytes = await fileOf(askOf({ mode: 'tile' }));
  await withPdf(bytes, async (pdf) => {
    expect(pdf.numPages).toBeGreaterThan(2);
    const words: string[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      words.push(items.map((item) => ('str' in item ? item.str : '')).join('\n'));
    }
    for (const [at, text] of words.entries()) {
      for (const one of [title.name, title.organization, title.date, title.source]) expect(text).toContain(one);
      expect(text).toContain(`Page ${at + 1} of ${words.length}`);
    }
    const [overview = '', ...tiles] = words;
    for (const one of ['Individual', 'Organisation', 'Link, from holder to held', 'Share held', 'Group', 'A1 · 2'])
      expect(overview).toContain(one);
    for (const one of ['Yacht', 'Not known', 'Share between']) expect(overview).not.toContain(one);
    expect(tiles.join('\n')).toContain('Birch');
    expect(tiles.join('\n')).toContain('Far away');
  });
});

test('a link that goes on on another page tells which, on the drawing and with both names below', () => {
  const svgs = pageSvgs(sceneOnPages(), askOf({ mode: 'parts' }), theme);
  const [, family = '', other = ''] = svgs;
  expect(svgs).toHaveLength(3);
  expect(family).toContain('The &amp; family');
  expect(family).toContain('>Page 3</text>');
  expect(family).toContain('Links to other pages: Ash &amp; &quot;Sons&quot; &lt;Ltd&gt; – Far away (page 3)');
  expect(other).toContain('>Page 2</text>');
  expect(other).not.toContain('Birch');
});
