import { readFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from './fixtures';

/** What share of a part of the page is not white, as pdf.js draws it; places in points from the upper left. */
async function inkOf(page: PDFPageProxy, part: { x: number; y: number; width: number; height: number }) {
  const viewport = page.getViewport({ scale: 2 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  await page.render({ canvas: null, canvasContext: context as unknown as CanvasRenderingContext2D, viewport }).promise;
  const { data } = context.getImageData(part.x * 2, part.y * 2, part.width * 2, part.height * 2);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 160) dark += 1;
  return dark / (data.length / 4);
}

test('a chart leaves as a page whose words are found in every script, without the entities that are left out', async ({
  overview: page,
  chart,
}) => {
  await chart.make('Exported whole');
  if (!page.url().includes('mode=edit')) await page.keyboard.press('ControlOrMeta+e');
  for (const name of ['Łódź Quay Ltd', 'קבוצת דלק', '李嘉誠基金會', 'Left Behind Ltd'])
    await chart.add('Organisation', name);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));

  const pdf = await getDocument({
    data: new Uint8Array(await chart.exported('PDF', ['Left Behind Ltd'])),
    verbosity: 0,
  }).promise;
  expect(new Set(asked)).toEqual(new Set([new URL(page.url()).origin]));
  const sheet = await pdf.getPage(1);
  const [, , , height = 0] = sheet.view;
  const items = (await sheet.getTextContent()).items.flatMap((item) => ('str' in item ? item : []));
  const whole = items.map(({ str }) => str).join('');
  for (const words of ['Exported whole', 'Łódź Quay Ltd', 'Organisation']) expect(whole).toContain(words);
  expect(whole).not.toContain('Left Behind');
  for (const name of ['קבוצת דלק', '李嘉誠基金會']) {
    const found = items.find(({ str }) => str === name);
    if (!found) throw new Error(`${name} is not found.`);
    const [x, y] = [Number(found.transform[4]), height - Number(found.transform[5])];
    expect(await inkOf(sheet, { x, y: y - 9, width: found.width, height: 12 })).toBeGreaterThan(0.05);
  }
  const { fnArray } = await sheet.getOperatorList();
  expect(fnArray.filter((operator) => operator === OPS.paintImageXObject)).toHaveLength(2);
  await pdf.destroy();

  const svg = (await chart.exported('SVG', ['Left Behind Ltd'])).toString('utf8');
  expect(svg).toContain('>李嘉誠基金會</text>');
  expect(svg).not.toContain('Left Behind');
  const carried = svg.match(/@font-face\{font-family:"Inter"[^}]*url\(data:font\/woff2;base64,/g);
  expect(carried).toHaveLength(2);
});

test('a chart leaves on the paper that is chosen, which the next export remembers, and is printed on it', async ({
  overview: page,
  chart,
}) => {
  await chart.make('On paper');
  if (!page.url().includes('mode=edit')) await page.keyboard.press('ControlOrMeta+e');
  for (const name of ['Ash Ltd', 'Birch Ltd']) await chart.add('Organisation', name);
  const dialog = page.getByRole('dialog');
  await chart.canvas.focus();
  await page.keyboard.press('ControlOrMeta+p');
  await expect(dialog.getByRole('radio', { name: 'Paper' })).toBeChecked();
  await expect(dialog.getByRole('status')).toHaveText(/^1 page, text of \d+ pt\.$/);
  await dialog.getByRole('combobox', { name: 'Size' }).click();
  await page.getByRole('option', { name: 'A3' }).click();
  await dialog.getByRole('combobox', { name: 'Orientation' }).click();
  await page.getByRole('option', { name: 'Portrait' }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const pdf = await getDocument({ data: new Uint8Array(await readFile(await (await download).path())), verbosity: 0 })
    .promise;
  const sheet = await pdf.getPage(1);
  expect(sheet.view.map((points) => Math.round((points * 25.4) / 72))).toEqual([0, 0, 297, 420]);
  const words = (await sheet.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join('\n');
  for (const one of ['On paper', 'Ash Ltd', 'Organisation', 'Page 1 of 1']) expect(words).toContain(one);
  await pdf.destroy();

  await expect(dialog).toBeHidden();
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = document.body.lastElementChild?.textContent ?? '';
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.keyboard.press('ControlOrMeta+p');
  await expect(dialog.getByRole('combobox', { name: 'Size' })).toHaveValue('A3');
  await dialog.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /Birch Ltd/);
  await expect(dialog).toBeHidden();
});
