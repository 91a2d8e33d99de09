import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { withType } from './svgType';
import { FONT_FACTS, type ChartFont } from '@stemma/shared/chart/fonts';
import type { Subset } from '../typeParts';

const require = createRequire(import.meta.url);

const fileOf = async (subset: Subset, font: ChartFont) => {
  const { files } = FONT_FACTS[font];
  const bytes = await readFile(
    require.resolve(`@fontsource-variable/${files}/files/${files}-${subset}-wght-normal.woff2`),
  );
  return `data:font/woff2;base64,${bytes.toString('base64')}`;
};

/** The parts of a font that a drawing of these words carries whole, and nothing that is fetched. */
async function facesOf(words: string, font: ChartFont = 'inter') {
  const asked: Subset[] = [];
  const svg = await withType(`<svg xmlns="http://www.w3.org/2000/svg"><text>${words}</text></svg>`, font, (subset) => {
    asked.push(subset);
    return fileOf(subset, font);
  });
  const document = new new JSDOM().window.DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.querySelector('text')?.textContent).toBe(words);
  const style = document.querySelector('style')?.textContent ?? '';
  expect(style).not.toMatch(/https?:|url\((?!data:font\/woff2;base64,)/);
  const carried = [...style.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url);
  const files = await Promise.all(asked.map((subset) => fileOf(subset, font)));
  expect(carried).toEqual(files);
  expect(style).toContain(`font-family:"${FONT_FACTS[font].name}"`);
  return asked;
}

test('a drawing carries the parts of its type that its letters take, and no others', async () => {
  expect(await facesOf('Birch Ltd')).toEqual(['latin']);
  expect(await facesOf('Łódź, Москва, 李嘉誠')).toEqual(['cyrillic', 'latin', 'latin-ext']);
});

test('a drawing in another font carries the parts of that, and leaves to the machine what it lacks', async () => {
  expect(await facesOf('Łódź, שלום', 'arimo')).toEqual(['hebrew', 'latin', 'latin-ext']);
  expect(await facesOf('Łódź, שלום, ᾅδης', 'sourceSerif')).toEqual(['greek', 'latin', 'latin-ext']);
});
