import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { makeGroupChart, makeSmallChart, type SmallChart } from '../testkit/charts';
import { Client } from '../testkit/client';
import { pdf, sha256, uploadForm } from '../testkit/files';
import { makeLink } from '../testkit/sharing';
import { seriousFindings } from './axe';
import { ChartPage } from './chartPage';
import { expect, test } from './fixtures';
import { DEMO } from './server';

const PASSWORD = 'Correct-Horse-1';

/** Makes a chart by calls and a link that shows details, files and key persons of its company; the person on it is private. */
async function shareChart(url: string) {
  const owner = await new Client(url).signIn(DEMO.email, DEMO.password);
  const chart = await makeSmallChart(owner);
  const deed = pdf();
  const { body } = await uploadForm(owner, { entityId: chart.company }, deed, { name: 'Deed.pdf' });
  const link = await makeLink(owner, chart.key, {
    password: PASSWORD,
    entities: [
      { key: chart.company, shareInfo: true, shareFiles: true, shareKeyPersons: true },
      { key: chart.person, isPrivate: true },
    ],
  });
  await owner.post('graph/updateSharedItems', { currentLink: link.key, entityId: chart.company, keys: [body.key] });
  return { owner, chart, deed, link };
}

async function open(page: Page, key: string, password = PASSWORD): Promise<ChartPage> {
  await page.goto(`/shared/${key}`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const guest = new ChartPage(page);
  await guest.ready();
  await guest.settled();
  return guest;
}

async function choose(guest: ChartPage, place: { x: number; y: number }): Promise<void> {
  const { x, y } = await guest.pointOf(place);
  await guest.page.mouse.click(x, y);
}

const COMPANY = { x: 0, y: 200 };

/** Everything that the page sends, as text. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path === '/graphql' || path.startsWith('/api/')) asked.push(`${path} ${request.postData() ?? ''}`);
  });
  return asked;
}

function namesOf(asked: readonly string[], { person, account }: SmallChart): string[] {
  return asked.filter((one) => one.includes(person) || one.includes(account));
}

test('somebody without an account opens a shared chart by its password, reads what is granted and takes a file', async ({
  page,
  server,
}) => {
  const { chart, deed, link } = await shareChart(server.url);
  const asked = listen(page);
  const answer = await page.goto(`/shared/${link.key}`);
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await page.getByLabel('Password', { exact: true }).fill('Wrong-Horse-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('the password is not right');
  const guest = await open(page, link.key);
  await expect(page).toHaveTitle(`${chart.name} – Stemma`);
  await expect(page.getByRole('button', { name: /^(Edit|Save|New)/ })).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await choose(guest, COMPANY);
  const panel = page.locator('#entity-panel');
  await expect(panel.getByRole('heading', { name: 'Analytical Engines Ltd', level: 2 })).toBeVisible();
  await expect(panel.getByRole('tab')).toHaveCount(3);
  await expect(panel.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
  await panel.getByRole('tab', { name: 'Files' }).click();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Deed.pdf', exact: true }).click();
  expect(sha256(await readFile(await (await download).path()))).toBe(sha256(deed));

  await page.keyboard.press('Escape');
  await guest.settled();
  await choose(guest, { x: 0, y: 0 });
  await expect(panel.getByRole('heading', { name: 'Private', level: 2 })).toBeVisible();
  await expect(page.getByText('Ada Lovelace')).toHaveCount(0);
  await choose(guest, { x: 0, y: 400 });
  await expect(panel).toContainText('Nothing more of it is shared by this link.');
  expect(namesOf(asked, chart)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('stemma.token'))).toBeNull();
});

test('a chart is shared in the dialog, and a visitor in another browser has what was chosen and nothing else', async ({
  overview: page,
  server,
  browser,
}) => {
  const owner = await new Client(server.url).signIn(DEMO.email, DEMO.password);
  const chart = await makeSmallChart(owner);
  const deed = pdf();
  await uploadForm(owner, { entityId: chart.company }, deed, { name: 'Deed.pdf' });
  await uploadForm(owner, { entityId: chart.company }, pdf(), { name: 'Draft.pdf' });
  await page.goto(`/chart/${chart.key}`);
  await new ChartPage(page).ready();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Create a new share link to get started!')).toBeVisible();
  await dialog.getByRole('button', { name: 'New share link' }).click();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(`${chart.name} Share Link`);
  await dialog.getByLabel('Password (optional)').fill(PASSWORD);
  for (const what of ['Info: Analytical Engines Ltd', 'Files: Analytical Engines Ltd', 'Private: Ada Lovelace']) {
    await dialog.getByRole('checkbox', { name: what }).check();
  }
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Choose files of Analytical Engines Ltd' }).click();
  await dialog.getByRole('checkbox', { name: 'Share Deed.pdf' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: `Copy the address of ${chart.name} Share Link` }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  const address = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  const elsewhere = await browser.newContext({ baseURL: server.url });
  const visitorPage = await elsewhere.newPage();
  const guest = await open(visitorPage, address.pathname.replace('/shared/', ''));
  await choose(guest, COMPANY);
  const panel = visitorPage.locator('#entity-panel');
  await expect(panel.getByRole('tab')).toHaveCount(2);
  await panel.getByRole('tab', { name: 'Files' }).click();
  await expect(panel.getByText('Draft.pdf')).toHaveCount(0);
  const download = visitorPage.waitForEvent('download');
  await panel.getByRole('button', { name: 'Deed.pdf', exact: true }).click();
  expect(sha256(await readFile(await (await download).path()))).toBe(sha256(deed));
  await expect(visitorPage.getByText('Ada Lovelace')).toHaveCount(0);

  const more = dialog.getByRole('button', { name: `More for ${chart.name} Share Link` });
  await more.click();
  await page.getByRole('menuitem', { name: 'Access log' }).click();
  await expect(dialog.getByRole('list', { name: 'Access log' })).toContainText('File taken: Deed.pdf');
  await dialog.getByRole('button', { name: 'Back to the list' }).click();
  await more.click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(dialog.getByText('Paused')).toBeVisible();
  await visitorPage.reload();
  await expect(visitorPage.getByRole('main')).toContainText(/paused|ended/);
  await elsewhere.close();
});

test('a visit goes on after a reload, ends when the link is changed, and the password opens it again', async ({
  page,
  server,
}) => {
  const { owner, link } = await shareChart(server.url);
  await open(page, link.key);
  await page.reload();
  const guest = new ChartPage(page);
  await guest.ready();
  await guest.settled();
  await owner.call('PUT', `datasets/editSharingLink/${link.key}`, JSON.stringify({ name: 'Another name' }));
  await choose(guest, COMPANY);
  await expect(page.getByText('This visit has ended. Open the link again.')).toBeVisible();
  await open(page, link.key);
  await owner.call('PUT', `datasets/pauseSharingLink/${link.key}`);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(/paused|ended/);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`a shared chart has no serious findings for screen readers in ${scheme}, and fits a phone`, async ({
    page,
    server,
  }) => {
    const { link } = await shareChart(server.url);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto(`/shared/${link.key}`);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    const guest = await open(page, link.key);
    expect(await seriousFindings(page)).toEqual([]);
    await choose(guest, COMPANY);
    const panel = page.locator('#entity-panel');
    await panel.getByRole('tab', { name: 'Files' }).click();
    await expect(panel.getByText('Deed.pdf')).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}

test('a visitor takes a shared chart on paper of his choice, with a legend and without what is private', async ({
  page,
  server,
}) => {
  const { link } = await shareChart(server.url);
  await open(page, link.key);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'On paper…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chart on paper' });
  await dialog.getByLabel('Size').click();
  await page.getByRole('option', { name: 'A3' }).click();
  await expect(dialog.getByRole('status')).toContainText('1 page');
  expect(await seriousFindings(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const pages = await getDocument({
    data: new Uint8Array(await readFile(await (await download).path())),
    verbosity: 0,
  }).promise;
  const sheet = await pages.getPage(1);
  const [, , width = 0, height = 0] = sheet.view;
  expect([width, height].map(Math.round).sort((a, b) => a - b)).toEqual([842, 1191]);
  const words = (await sheet.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join('\n');
  expect(words).toContain('Organisation');
  expect(words).toContain('Page 1 of 1');
  await pages.destroy();
});

test('a visitor prints the outline: all lines that are open, also those out of view, and none that is closed', async ({
  page,
  server,
}) => {
  const owner = await new Client(server.url).signIn(DEMO.email, DEMO.password);
  const { key, held } = await makeGroupChart(owner, 80);
  const link = await makeLink(owner, key, { entities: [{ key: held[6], isPrivate: true }] });
  // A browser without a screen has no dialog of print: what stands in the page then is read as the paper that it makes.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto(`/shared/${link.key}`);
  await new ChartPage(page).ready();
  await page.getByRole('button', { name: 'Outline' }).click();
  const outline = page.getByRole('region', { name: 'Outline' });
  const print = async () => {
    await outline.getByRole('button', { name: 'Print' }).click();
    const sheet = page.locator('body > section');
    await expect(sheet).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(page.getByTestId('chart-canvas')).toBeHidden();
    const paper = await getDocument({ data: new Uint8Array(await page.pdf({ preferCSSPageSize: true })), verbosity: 0 })
      .promise;
    const pages = Array.from({ length: paper.numPages }, async (_, at) => {
      const { items } = await (await paper.getPage(at + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    });
    const texts = await Promise.all(pages);
    await paper.destroy();
    await expect(sheet).toHaveCount(0);
    await page.emulateMedia({ media: null });
    return texts;
  };

  expect(await outline.getByRole('treeitem').count()).toBeLessThan(81);
  const texts = await print();
  expect(texts.length).toBeGreaterThan(1);
  expect(texts[0]).toMatch(/Group \w+ +As of \d\d\.\d\d\.\d{4} · What each holds/);
  texts.forEach((text, at) => expect(text).toContain(`Page ${at + 1} of ${texts.length}`));
  const names = held.map((_, at) => (at === 6 ? 'Private' : `Subsidiary ${at + 1} Ltd`));
  for (const name of names) expect(texts.join(' ')).toContain(name);
  expect(texts.join(' ')).not.toContain('Subsidiary 7 Ltd');

  await outline
    .getByRole('treeitem', { name: /^Parent Ltd/ })
    .getByRole('button', { name: 'Lines under it' })
    .click();
  const [closed = '', ...others] = await print();
  expect(others).toEqual([]);
  expect(closed).toContain('closed, 80 under it');
  expect(closed).not.toContain('Subsidiary');
});
