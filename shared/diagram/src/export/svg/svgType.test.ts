import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { withType } from './svgType';
import type { Subset } from '../typeParts';

const require = createRequire(import.meta.url);

const fileOf = async (subset: Subset) => {
  const bytes = await readFile(require.resolve(`@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`));
  return `data:font/woff2;base64,${bytes.toString('base64')}`;
};

/** The parts of the type that a drawing of these words carries whole, and nothing that is fetched. */
async function facesOf(words: string) {
  const asked: Subset[] = [];
  const svg = await withType(`<svg xmlns="http://www.w3.org/2000/svg"><text>${words}</text></svg>`, (subset) => {
    asked.push(subset);
    return fileOf(subset);
  });
  const document = new new JSDOM().window.DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.querySelector('text')?.textContent).toBe(words);
  const style = document.querySelector('style')?.textContent ?? '';
  expect(style).not.toMatch(/https?:|url\((?!data:font\/woff2;base64,)/);
  const carried = [...style.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url);
  const files = await Promise.all(asked.map(fileOf));
  expect(carried).toEqual(files);
  return asked;
}

test('a drawing carries the parts of its type that its letters take, and no others', async () => {
  expect(await facesOf('Birch Ltd')).toEqual(['latin']);
  expect(await facesOf('Łódź, Москва, 李嘉誠')).toEqual(['cyrillic', 'latin', 'latin-ext']);
});
