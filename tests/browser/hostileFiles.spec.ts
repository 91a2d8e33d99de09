import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { packed } from '../../server/src/exchange/sheets/zip';
import { expect, test } from './fixtures';
import { still } from './stillness';

const SCRIPT = '<script>parent.ran("script")</script><img src="x" onerror="parent.ran(\'image\')">';
const filled = (text: string): Buffer => Buffer.from(text.padEnd(2000, ' '));
const office = (part: string, text: string): Buffer =>
  Buffer.from(
    packed(
      new Map([
        ['[Content_Types].xml', filled('<Types/>')],
        [part, filled(text)],
      ]),
    ),
  );

/** What is kept, as it can do no harm where it lies. */
const STORED: Readonly<Record<string, Buffer>> = {
  'drawing.svg': filled(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>ran("svg")</script></svg>`,
  ),
  'page.txt': filled(`<!doctype html><html><body>${SCRIPT}</body></html>`),
  'page.csv': filled(`=HYPERLINK("javascript:ran(1)"),${SCRIPT}`),
  'sheet.xml': filled(
    `<?xml version="1.0"?><x:html xmlns:x="http://www.w3.org/1999/xhtml"><x:script>ran("xml")</x:script></x:html>`,
  ),
  'polyglot.gif': Buffer.concat([Buffer.from('GIF89a/*'), filled(`*/=1;ran("gif")//${SCRIPT}`)]),
  'polyglot.pdf': filled(
    `%PDF-1.7\n${SCRIPT}\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(parent.ran('pdf'))>>>>endobj trailer<</Root 1 0 R>>`,
  ),
  'script.pdf': pdfWith("app.alert('ran'); parent.ran('pdf');"),
  '<img src=x onerror=parent.ran(1)>.txt': filled('harmless but for its name'),
  'code.js.txt': filled('parent.ran("js")'),
};

/** What is not taken at all. */
const REFUSED: Readonly<Record<string, Buffer>> = {
  'page.html': filled(SCRIPT),
  'page.pdf': filled(`<html>${SCRIPT}</html>`),
  'letter.xlsx': office('word/document.xml', '<x/>'),
  'bomb.xlsx': bombOf(),
};

/** A PDF that a viewer reads without repairing it, with a script that runs when it is opened. */
function pdfWith(script: string): Buffer {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(${script.replace(/[()\\]/g, '\\$&')})>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]>>',
    `<</Length 2000>>stream\n${' '.repeat(2000)}\nendstream`,
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const end = `xref\n0 5\n0000000000 65535 f \n${places.join('')}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`;
  return Buffer.from(text + end);
}

/** A little .xlsx file that says to hold four gigabytes of zeros. */
function bombOf(): Buffer {
  const bytes = office('xl/workbook.xml', '<x/>');
  const central = bytes.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  bytes.writeUInt16LE(8, central + 10);
  bytes.writeUInt32LE(0xfffffffe, central + 24);
  return bytes;
}

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stemma-hostile-files-'));
});
test.afterAll(async () => rm(folder, { recursive: true, force: true }));

/** Tells what any page of the context ran: whatever calls `ran`. */
async function hearScripts(context: BrowserContext): Promise<string[]> {
  const heard: string[] = [];
  await context.exposeFunction('ran', (what: unknown) => heard.push(String(what)));
  return heard;
}

async function onDisk(files: Readonly<Record<string, Buffer>>): Promise<string[]> {
  const names = Object.keys(files);
  for (const name of names) await writeFile(join(folder, name), files[name] ?? '');
  return names.map((name) => join(folder, name));
}

async function openFiles(page: Page): Promise<void> {
  await page.goto('/organisations');
  const made = page.getByRole('button', { name: /^New organisation/ });
  await made.first().click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Hostile holdings');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.locator('#entity-panel').getByRole('tab', { name: 'Files' }).click();
  await page.locator('#entity-panel').getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: 'File Upload' }).click();
}

test('files that would run something run nothing: not in the list, the preview, or opened by their address', async ({
  overview: page,
  context,
}) => {
  const heard = await hearScripts(context);
  // What is asserted below must be able to fail: the same words do run in a page that lets them.
  const careless = await context.newPage();
  await careless.setContent(SCRIPT);
  await expect.poll(() => [...heard].sort()).toEqual(['image', 'script']);
  await careless.close();
  heard.length = 0;

  await openFiles(page);
  const panel = page.locator('#entity-panel');
  await panel.getByLabel('Choose files').setInputFiles(await onDisk({ ...STORED, ...REFUSED }));
  await expect(panel.getByText('Uploaded', { exact: true })).toHaveCount(Object.keys(STORED).length);
  await expect(
    panel.getByText(/Files of this kind are not accepted\.|not what its name says|unpacks to more/),
  ).toHaveCount(Object.keys(REFUSED).length);
  const asked: string[] = [];
  let token = '';
  page.on('request', (request) => {
    if (!request.url().includes('/api/files/')) return;
    asked.push(request.url().replace(/\?.*/, ''));
    token = request.headers()['authorization'] ?? token;
  });
  await panel.getByRole('button', { name: 'Done' }).click();
  page.on('dialog', (dialog) => {
    heard.push(dialog.message());
    void dialog.dismiss();
  });
  for (const name of ['polyglot.gif', 'polyglot.pdf', 'script.pdf']) {
    await panel.getByRole('button', { name: `Preview: ${name}` }).click();
    const shown = panel.getByRole('group', { name: `Preview of ${name}` });
    await expect(shown).toBeVisible();
    if (name === 'script.pdf') await expect(shown.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await still(page);
    await panel.getByRole('button', { name: 'Close the preview' }).click();
  }
  for (const name of Object.keys(STORED)) {
    const saved = page.waitForEvent('download');
    await panel.getByRole('button', { name: `Download: ${name}` }).click();
    expect((await saved).suggestedFilename()).toContain(name.slice(-4));
  }

  // Somebody whose program sends the bearer along opens each address as a page.
  expect(new Set(asked).size).toBe(Object.keys(STORED).length);
  await context.setExtraHTTPHeaders({ authorization: token });
  for (const address of new Set(asked)) {
    for (const query of ['', '?inline=preview']) {
      const opened = await context.newPage();
      await opened.goto(`${address}${query}`).catch(() => undefined);
      await opened.waitForLoadState('networkidle');
      await opened.close();
    }
  }
  expect(heard).toEqual([]);
});
