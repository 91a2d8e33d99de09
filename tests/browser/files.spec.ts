import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { partsOf } from '../testkit/zip';
import { seriousFindings } from './axe';
import { expect as plain, test } from './fixtures';

test.describe.configure({ timeout: 240_000 });

// Uploads beside other work on the machine take their time.
const expect = plain.configure({ timeout: 45_000 });

let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stemma-files-'));
});
test.afterAll(async () => rm(folder, { recursive: true, force: true }));

/** A file on the person's disk; its text is made long enough to be taken. */
async function onDisk(path: string, text: string): Promise<string> {
  const whole = join(folder, path);
  await mkdir(join(whole, '..'), { recursive: true });
  await writeFile(whole, text.padEnd(1500, ' .'));
  return whole;
}

/** Opens an entity of the list, of which rows out of view are not on the page. */
async function openAgain(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Search organisations by name' }).fill(name);
  await page.getByRole('row').filter({ hasText: name }).first().click();
}

const row = (place: Locator, name: string) => place.getByRole('row').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');

/** Makes an organisation of its own and opens its files. */
async function filesOf(page: Page, name: string): Promise<Locator> {
  await page.goto('/organisations');
  await page
    .getByRole('button', { name: /^New organisation/ })
    .first()
    .click();
  await dialog(page).getByLabel('Name', { exact: true }).fill(name);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  const panel = page.locator('#entity-panel');
  await expect(panel.getByRole('heading', { name, level: 2 })).toBeVisible();
  await panel.getByRole('tab', { name: 'Files' }).click();
  await expect(panel).toContainText('This entity does not contain any files, folders or links.');
  return panel;
}

async function choose(panel: Locator, item: 'File Upload' | 'Link' | 'Folder'): Promise<void> {
  await panel.getByRole('button', { name: 'New', exact: true }).click();
  await panel.page().getByRole('menuitem', { name: item }).click();
}

async function upload(panel: Locator, files: string[]): Promise<void> {
  await choose(panel, 'File Upload');
  await panel.getByLabel('Choose files').setInputFiles(files);
  await expect(panel.getByText('Uploaded', { exact: true })).toHaveCount(files.length);
  await panel.getByRole('button', { name: 'Done' }).click();
}

async function newFolder(panel: Locator, name: string): Promise<void> {
  await choose(panel, 'Folder');
  await expect(dialog(panel.page()).getByLabel('Name', { exact: true })).toHaveValue('untitled folder');
  await dialog(panel.page()).getByLabel('Name', { exact: true }).fill(name);
  await panel.page().keyboard.press('Enter');
  await expect(row(panel, name)).toBeVisible();
}

async function saved(page: Page, by: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), by()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('a document is uploaded, found, renamed, duplicated, moved by the dialog and by dragging, and deleted after its question', async ({
  overview: page,
}) => {
  const panel = await filesOf(page, 'Files Alder Ltd');
  const path = await onDisk('Register extract.txt', 'Extract of the register');
  await upload(panel, [path]);
  const extract = row(panel, 'Register extract.txt');
  await expect(extract).toContainText('txt');
  await expect(extract).toContainText('1.5 KB');
  await expect(extract).toContainText('Private');
  await expect(extract).toContainText(/\d\d\.\d\d\.\d{4}/);

  const { name, bytes } = await saved(page, () => extract.getByText('Register extract.txt').first().click());
  expect([name, bytes.toString()]).toEqual(['Register extract.txt', await readFile(path, 'utf8')]);

  await extract.getByRole('button', { name: 'Actions for' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await expect(dialog(page).getByLabel('Name', { exact: true })).toBeVisible();
  await dialog(page).getByLabel('Name', { exact: true }).fill('');
  await expect(dialog(page).getByRole('button', { name: 'Done' })).toBeDisabled();
  await dialog(page).getByLabel('Name', { exact: true }).fill('extract 2026.txt');
  await page.keyboard.press('Enter');
  await row(panel, 'extract 2026.txt').getByRole('button', { name: 'Actions for' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(panel.getByRole('row')).toHaveCount(3);

  await newFolder(panel, 'Contracts');
  await row(panel, 'extract 2026.txt').first().getByRole('button', { name: 'Actions for' }).click();
  await page.getByRole('menuitem', { name: 'Move' }).click();
  await expect(dialog(page)).toContainText('Move item to folder');
  await expect(dialog(page).getByRole('button', { name: 'Move' })).toBeDisabled();
  await dialog(page).getByRole('radio', { name: 'Contracts' }).check();
  await dialog(page).getByRole('button', { name: 'Move' }).click();
  await expect(panel.getByRole('row')).toHaveCount(3);
  await expect(row(panel, 'Contracts')).toContainText('1.5 KB');

  await panel.getByLabel('Search the files').fill('EXTRACT');
  await expect(panel.getByRole('row')).toHaveCount(3);
  await panel.getByLabel('Search the files').fill('');
  await row(panel, 'Contracts').getByText('Contracts').first().click();
  await expect(panel.getByRole('navigation', { name: 'Folders' })).toHaveText('All FilesContracts');
  await expect(panel.getByRole('row')).toHaveCount(2);
  await panel
    .getByRole('row')
    .nth(1)
    .dragTo(panel.getByRole('button', { name: 'All Files' }));
  await expect(panel).toContainText('This folder is empty');
  await panel.getByRole('button', { name: 'All Files' }).click();
  await expect(panel.getByRole('row')).toHaveCount(4);

  await row(panel, 'extract 2026.txt').first().getByRole('button', { name: 'Sharing of' }).click();
  await expect(page.getByText('Not implemented yet.')).toBeVisible();
  await row(panel, 'Contracts').getByRole('button', { name: 'Actions for' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog(page)).toContainText('Permanently delete folder');
  await expect(dialog(page)).toContainText('Are you sure? This will permanently delete the folder and its contents.');
  await dialog(page).getByRole('button', { name: 'Permanently Delete' }).click();
  await expect(row(panel, 'Contracts')).toHaveCount(0);
  await panel.getByLabel('Select all').check();
  await panel.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Permanently Delete' }).click();
  await expect(panel).toContainText('This entity does not contain any files, folders or links.');
});

test('an upload that a reload interrupts goes on where it was, once its file is chosen again', async ({
  overview: page,
}) => {
  const panel = await filesOf(page, 'Files Birch Ltd');
  const path = join(folder, 'ledger.csv');
  await writeFile(path, randomBytes(4_500_000).toString('base64'));
  let chunks = 0;
  await page.route('**/uploads/**', async (route) => {
    if (route.request().method() === 'PATCH' && ++chunks > 2) return;
    await route.fallback();
  });
  await choose(panel, 'File Upload');
  await panel.getByLabel('Choose files').setInputFiles([path]);
  await expect.poll(() => chunks).toBe(3);
  await expect(panel.getByRole('list', { name: 'Uploads' })).toContainText(/[12]\.\d MB of 5\.7 MB/);
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await page.unroute('**/uploads/**');
  const offsets: string[] = [];
  page.on('request', (request) => {
    const offset = request.headers()['upload-offset'];
    if (request.method() === 'PATCH' && offset !== undefined) offsets.push(offset);
  });
  await openAgain(page, 'Files Birch Ltd');
  await panel.getByRole('tab', { name: 'Files' }).click();
  await panel.getByRole('button', { name: /1 upload was interrupted/ }).click();
  await expect(panel).toContainText('Choose the file again to go on');
  await panel.getByLabel('Choose ledger.csv again').setInputFiles(path);
  await expect(panel.getByText('Uploaded', { exact: true })).toBeVisible();
  expect(Number(offsets[0])).toBeGreaterThanOrEqual(2 * 1024 * 1024);
  await panel.getByRole('button', { name: 'Done' }).click();
  const { bytes } = await saved(page, () => panel.getByRole('button', { name: 'Download: ledger.csv' }).click());
  const sum = (content: Buffer) => createHash('sha256').update(content).digest('hex');
  expect(sum(bytes)).toBe(sum(await readFile(path)));
});

test('an upload is paused and goes on, waits for a lost connection, and leaves nothing when it is cancelled', async ({
  overview: page,
  context,
}) => {
  const panel = await filesOf(page, 'Files Willow Ltd');
  const contents = await Promise.all(
    ['kept.csv', 'dropped.csv'].map(async (name) => {
      const path = join(folder, name);
      await writeFile(path, randomBytes(4_500_000).toString('base64'));
      return path;
    }),
  );
  let open = false;
  const waiting: (() => void)[] = [];
  let chunks = 0;
  await page.route('**/uploads/**', async (route) => {
    if (route.request().method() === 'PATCH' && ++chunks > 2 && !open)
      await new Promise<void>((go) => waiting.push(go));
    await route.fallback().catch(() => undefined);
  });
  const letThrough = () => {
    open = true;
    for (const go of waiting.splice(0)) go();
  };
  await choose(panel, 'File Upload');
  await panel.getByLabel('Choose files').setInputFiles(contents);
  await expect.poll(() => waiting.length).toBe(2);
  await panel.getByRole('button', { name: 'Cancel: dropped.csv' }).click();
  await panel.getByRole('button', { name: 'Pause: kept.csv' }).click();
  const list = panel.getByRole('list', { name: 'Uploads' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('Paused');
  await context.setOffline(true);
  letThrough();
  await panel.getByRole('button', { name: 'Go on: kept.csv' }).click();
  await expect(list).toContainText('Waiting for the connection');
  await context.setOffline(false);
  await expect(panel.getByText('Uploaded', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(row(panel, 'kept.csv')).toBeVisible();
  await expect(row(panel, 'dropped.csv')).toHaveCount(0);
  const { bytes } = await saved(page, () => panel.getByRole('button', { name: 'Download: kept.csv' }).click());
  expect(bytes.equals(await readFile(contents[0] ?? ''))).toBe(true);
});

test('a whole folder is dropped, makes its folders, and is downloaded as a zip with all that lies in it', async ({
  overview: page,
}) => {
  const panel = await filesOf(page, 'Files Cedar Ltd');
  await onDisk('Deeds/lease.txt', 'The lease');
  await onDisk('Deeds/2025/sale.txt', 'The sale');
  await onDisk('Deeds/2025/.hidden', 'Nobody sees this');
  await choose(panel, 'File Upload');
  const zone = panel.getByText('Drop files or folders here');
  await expect(zone).toBeVisible();
  const box = await zone.boundingBox();
  if (!box) throw new Error('There is no place to drop on.');
  const cdp = await page.context().newCDPSession(page);
  const data = { items: [], files: [join(folder, 'Deeds')], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', { type, x: box.x + 20, y: box.y + 10, data });
  await expect(panel.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await expect(panel.getByRole('alert')).toContainText('This is a file of the operating system, or hidden.');
  await panel.getByRole('button', { name: 'Remove finished' }).click();
  await panel.getByRole('button', { name: 'Done' }).click();
  await row(panel, 'Deeds').getByText('Deeds').first().click();
  await expect(row(panel, 'lease.txt')).toBeVisible();
  await row(panel, '2025').getByText('2025').first().click();
  await expect(row(panel, 'sale.txt')).toBeVisible();
  await expect(panel.getByRole('navigation', { name: 'Folders' })).toHaveText('All FilesDeeds2025');
  await panel.getByRole('button', { name: 'All Files' }).click();
  const { name, bytes } = await saved(page, () =>
    panel.getByRole('button', { name: 'Download as zip: Deeds' }).click(),
  );
  expect(name).toBe('Deeds_download.zip');
  const parts = await partsOf(bytes);
  expect(
    Object.keys(parts)
      .filter((part) => !part.endsWith('/'))
      .sort(),
  ).toEqual(['2025/sale.txt', 'lease.txt']);
  expect(parts['2025/sale.txt']).toContain('The sale');
});

test('a chart keeps files and links of its own, all by the keyboard', async ({ chart }) => {
  await chart.make('Chart with files');
  const { page } = chart;
  await page.getByRole('button', { name: 'Files of the chart' }).press('Enter');
  await expect(dialog(page)).toContainText('Chart with files');
  await expect(dialog(page)).toContainText('This chart does not contain any files, folders or links.');
  await dialog(page).getByRole('button', { name: 'New', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Link' }).press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('New link');
  await page.keyboard.type('javascript:alert(1)');
  await expect(dialog(page).getByRole('button', { name: 'Done' })).toBeDisabled();
  await dialog(page).getByLabel('Web address').fill('example.org/register');
  await page.keyboard.press('Enter');
  const files = dialog(page).filter({ hasText: 'Chart with files' });
  await expect(row(files, 'example.org/register')).toContainText('Link');
  const link = files.getByRole('button', { name: 'example.org/register', exact: true });
  await page.context().route('https://example.org/**', (route) => route.fulfill({ body: 'The register' }));
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.press('Enter')]);
  expect([tab.url(), await tab.evaluate(() => window.opener === null)]).toEqual(['https://example.org/register', true]);
  await tab.close();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the files have no serious findings for screen readers in ${scheme}`, async ({ overview: page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const panel = await filesOf(page, `Files Axe ${scheme} Ltd`);
    await upload(panel, [await onDisk('statement.txt', 'A statement')]);
    await newFolder(panel, 'Statements');
    await panel.getByLabel('Select statement.txt').check();
    expect(await seriousFindings(page)).toEqual([]);
    await choose(panel, 'File Upload');
    expect(await seriousFindings(page)).toEqual([]);
  });
}

test('who may only read sees and downloads files, and changes none', async ({ overview: page }) => {
  const panel = await filesOf(page, 'Files Dale Ltd');
  await upload(panel, [await onDisk('minutes.txt', 'Minutes')]);
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('FilesOf')) return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { filesOf: { mayEdit: boolean } } };
    body.data.filesOf.mayEdit = false;
    return route.fulfill({ response: answer, json: body });
  });
  await page.reload();
  await openAgain(page, 'Files Dale Ltd');
  await panel.getByRole('tab', { name: 'Files' }).click();
  await expect(panel.getByRole('button', { name: 'New', exact: true })).toBeDisabled();
  await expect(panel.getByRole('button', { name: 'Actions for minutes.txt' })).toBeDisabled();
  const { bytes } = await saved(page, () => panel.getByRole('button', { name: 'Download: minutes.txt' }).click());
  expect(bytes.toString()).toContain('Minutes');
});
