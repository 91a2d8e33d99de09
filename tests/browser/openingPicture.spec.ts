import type { Page } from '@playwright/test';
import { makeGroupChart, makeSmallChart } from '../testkit/charts';
import { Client } from '../testkit/client';
import { makeLink } from '../testkit/sharing';
import { seriousFindings } from './axe';
import { ChartPage } from './chartPage';
import { expect, test } from './fixtures';
import { DEMO } from './server';

const PICTURE = '#opening-picture';

/** Opens a link's page with no script let through, until it comes with its picture, which is drawn beside the first requests. Answers how scripts are let through. */
async function openWithoutScripts(page: Page, key: string): Promise<() => Promise<void>> {
  await page.route('**/static/*.js', (route) => route.abort());
  await expect(async () => {
    await page.goto(`/shared/${key}`);
    await expect(page.locator(PICTURE)).toBeVisible({ timeout: 1000 });
  }).toPass();
  return () => page.unroute('**/static/*.js');
}

/** Zoom and place of the chart's origin below the bar, of the picture as of the canvas. */
async function viewOfPicture(page: Page): Promise<number[]> {
  const bar = await page.locator(`${PICTURE} .bar`).boundingBox();
  return page.locator(`${PICTURE} .chart`).evaluate((chart: SVGSVGElement, top) => {
    const { a: zoom, e: x, f: y } = chart.getScreenCTM() ?? new DOMMatrix();
    return [zoom, x, y - top];
  }, bar?.height ?? 0);
}

const pathsOf = (links: Element[]) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname);

async function viewOfCanvas(chart: ChartPage): Promise<number[]> {
  await chart.ready();
  return ((await chart.canvas.getAttribute('data-view')) ?? '').split(' ').map(Number);
}

function expectSamePlace(picture: number[], canvas: number[]): void {
  picture.forEach((value, at) => expect(Math.abs(value - (canvas[at] ?? NaN))).toBeLessThan(at === 0 ? 0.002 : 2));
}

test('a visitor sees a shared chart before any script has come, where the canvas then draws it', async ({
  page,
  server,
}) => {
  const owner = await new Client(server.url).signIn(DEMO.email, DEMO.password);
  const chart = await makeSmallChart(owner);
  const { key } = await makeLink(owner, chart.key);
  const letScriptsCome = await openWithoutScripts(page, key);
  const picture = page.getByRole('img', { name: chart.name });
  await expect(picture).toBeVisible();
  for (const name of ['Ada Lovelace', 'Analytical Engines Ltd'])
    await expect(page.locator(`${PICTURE} text:visible`, { hasText: name })).toHaveCount(1);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  const seen = await viewOfPicture(page);

  await letScriptsCome();
  await page.reload();
  const guest = new ChartPage(page);
  expectSamePlace(seen, await viewOfCanvas(guest));
  await expect(page.locator(PICTURE)).toHaveCount(0);
});

test('with the picture the styles of parts that come later still win over those of the start', async ({
  page,
  server,
}) => {
  const owner = await new Client(server.url).signIn(DEMO.email, DEMO.password);
  const chart = await makeSmallChart(owner);
  const { key } = await makeLink(owner, chart.key);
  const letScriptsCome = await openWithoutScripts(page, key);
  const [startSheet] = await page.locator('body link[rel=stylesheet]').evaluateAll(pathsOf);
  expect(startSheet).toMatch(/^\/static\/start/);
  await letScriptsCome();
  await page.reload();
  await new ChartPage(page).ready();
  const sheets = await page.locator('link[rel=stylesheet]').evaluateAll(pathsOf);
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets[0]).toBe(startSheet);
});

test('on a phone in the dark it is the same, also for a chart that opens on its top', async ({ browser, server }) => {
  const owner = await new Client(server.url).signIn(DEMO.email, DEMO.password);
  const { key: chart } = await makeGroupChart(owner, 40);
  const { key } = await makeLink(owner, chart);
  const phone = await browser.newContext({
    ...{ baseURL: server.url, viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
    ...{ isMobile: true, hasTouch: true, reducedMotion: 'reduce' },
  });
  const page = await phone.newPage();
  const letScriptsCome = await openWithoutScripts(page, key);
  await expect(page.locator(`${PICTURE} text:visible`, { hasText: 'Parent' })).toHaveCount(1);
  await expect(page.locator(`${PICTURE} .stage`)).toHaveCSS('background-color', 'rgb(17, 22, 27)');
  const seen = await viewOfPicture(page);
  expect(seen[0]).toBeCloseTo(0.5, 3);
  await letScriptsCome();
  await page.reload();
  expectSamePlace(seen, await viewOfCanvas(new ChartPage(page)));
  await expect(page.locator(PICTURE)).toHaveCount(0);
  await phone.close();
});

test('a link that was closed meanwhile takes the picture off the screen', async ({ page, server }) => {
  const owner = await new Client(server.url).signIn(DEMO.email, DEMO.password);
  const chart = await makeSmallChart(owner);
  const { key } = await makeLink(owner, chart.key);
  const letScriptsCome = await openWithoutScripts(page, key);
  await letScriptsCome();
  await page.route('**/graphql', async (route) => {
    await owner.call('PUT', `datasets/pauseSharingLink/${key}`);
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The chart is not open' })).toBeVisible();
  await expect(page.locator(PICTURE)).toHaveCount(0);
  expect(await page.content()).not.toContain('Ada Lovelace');
});
