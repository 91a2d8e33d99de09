import type { Page } from '@playwright/test';
import { makeGroupChart, makeSmallChart } from '../testkit/charts';
import { Client } from '../testkit/client';
import { makeLink } from '../testkit/sharing';
import { seriousFindings } from './axe';
import { ChartPage } from './chartPage';
import { expect, test } from './fixtures';
import { DEMO } from './server';

test.use({ hasTouch: true, isMobile: true });

const SIZES = { phone: { width: 390, height: 844 }, tablet: { width: 820, height: 1180 } };
const COMPANY = { x: 0, y: 200 };

/** A small chart of the example user's, open to be read on a screen of a size. */
async function openSmallChart(
  page: Page,
  url: string,
  viewport: { width: number; height: number },
): Promise<ChartPage> {
  await page.setViewportSize(viewport);
  const owner = await new Client(url).signIn(DEMO.email, DEMO.password);
  const { key } = await makeSmallChart(owner);
  await page.goto(`/chart/${key}`);
  const chart = new ChartPage(page);
  await chart.ready();
  await chart.settled();
  return chart;
}

/** Nothing is drawn beyond the right edge of the screen. */
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

async function tap(chart: ChartPage, place: { x: number; y: number }): Promise<void> {
  const { x, y } = await chart.pointOf(place);
  await chart.page.touchscreen.tap(x, y);
}

/** Buttons and links in view that are smaller than a finger needs, by their names. */
const small = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, nav a, aside button')].flatMap((one) => {
      const { width, height, top, bottom } = one.getBoundingClientRect();
      const isSeen = one.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < window.innerHeight;
      const isInLine = one.closest('p, li, td') !== null;
      return isSeen && !isInLine && width > 0 && (width < 44 || height < 44)
        ? [`${one.getAttribute('aria-label') ?? one.textContent}: ${width} × ${height}`]
        : [];
    }),
  );

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`on a ${name} a chart is read, its entities are opened and pages are reached by touch`, async ({
    overview: page,
    server,
  }) => {
    const chart = await openSmallChart(page, server.url, viewport);
    expect(await fits(page)).toBe(true);
    await tap(chart, COMPANY);
    const panel = page.getByRole('complementary', { name: 'Entity' });
    await expect(panel.getByRole('heading', { level: 2 })).toBeVisible();
    expect(await fits(page)).toBe(true);
    expect(await small(page)).toEqual([]);
    await chart.settled();
    if (name === 'phone') {
      expect((await chart.pointOf(COMPANY)).y).toBeLessThan((await panel.boundingBox())?.y ?? 0);
    }
    expect(await seriousFindings(page)).toEqual([]);
    if (name === 'phone') {
      const high = async () => (await panel.boundingBox())?.height ?? 0;
      expect(await high()).toBeLessThan(viewport.height * 0.6);
      await panel.getByRole('button', { name: 'Full height' }).tap();
      await expect.poll(high).toBeGreaterThan(viewport.height * 0.9);
      await panel.getByRole('button', { name: 'Half height' }).tap();
      await expect.poll(high).toBeLessThan(viewport.height * 0.6);
    }
    await panel.getByRole('button', { name: 'Close the panel' }).tap();
    await expect(panel).toBeHidden();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Trusts' }).tap();
    await page.waitForURL('**/trusts**');
    expect(await fits(page)).toBe(true);
  });
}

test('two fingers that stand near each other pan and zoom the chart at once', async ({ overview: page, server }) => {
  const chart = await openSmallChart(page, server.url, SIZES.phone);
  const hand = await page.context().newCDPSession(page);
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 500, id })) });
  const view = async () => {
    const [zoom = 0, panX = 0] = ((await chart.canvas.getAttribute('data-view')) ?? '').split(' ').map(Number);
    return { zoom, panX };
  };
  const before = await view();
  await fingers('touchStart', 120, 200);
  await fingers('touchMove', 130, 210);
  await fingers('touchMove', 160, 240);
  await expect.poll(async () => (await view()).panX - before.panX).toBeCloseTo(40, 0);
  expect((await view()).zoom).toBeCloseTo(before.zoom, 2);
  await fingers('touchMove', 140, 260);
  await expect.poll(async () => (await view()).zoom / before.zoom).toBeCloseTo(120 / 80, 1);
  await fingers('touchEnd');
});

test('on a phone a name and a share are changed and saved', async ({ overview: page, server }) => {
  await page.setViewportSize(SIZES.phone);
  const owner = await new Client(server.url).signIn(DEMO.email, DEMO.password);
  const { key } = await makeSmallChart(owner);
  await page.goto(`/chart/${key}?mode=edit`);
  const chart = new ChartPage(page);
  await chart.ready();
  await chart.settled();
  const before = await chart.graph();
  const nameOf = (key: string) => before.nodes.find((node) => node.key === key)?.name ?? '';
  const owned = before.edges.find(({ name }) => name.includes('Shareholder'));
  if (!owned) throw new Error('Nobody holds a share.');
  const [holder, held] = [nameOf(owned.from), nameOf(owned.to)];
  await page.getByRole('group', { name: 'Zoom' }).locator('[data-action="table"]').tap();
  const table = page.getByRole('region', { name: 'The chart as a table' });
  await table.getByText(/^Links/).tap();
  await table.getByLabel(`Percentage of ${holder} and ${held}`).fill('37.5');
  await page.keyboard.press('Enter');
  await table.getByText(/^Entities/).tap();
  await table.getByRole('textbox', { name: `Name of ${held}` }).fill('Renamed on a phone Ltd');
  await page.keyboard.press('Enter');
  expect(await fits(page)).toBe(true);
  await page.getByRole('button', { name: /^Save/ }).first().tap();
  await expect(chart.saveState).toHaveText('Saved');
  const after = await chart.graph();
  expect(after.nodes.find(({ key }) => key === owned.to)?.name).toBe('Renamed on a phone Ltd');
  expect(after.edges.find(({ key }) => key === owned.key)?.name).toBe('37.5% Shareholder\nDirector');
});

test('on a phone the outline of a large chart is offered, and shows the card of a line', async ({
  overview: page,
  server,
}) => {
  await page.setViewportSize(SIZES.phone);
  const owner = await new Client(server.url).signIn(DEMO.email, DEMO.password);
  const { key } = await makeGroupChart(owner, 44);
  await page.goto(`/chart/${key}`);
  const chart = new ChartPage(page);
  await chart.ready();
  await chart.settled();
  const offer = page.getByRole('note');
  await expect(offer).toContainText('45 entities');
  const zoomBox = await page.getByRole('group', { name: 'Zoom' }).boundingBox();
  expect((await offer.boundingBox())?.y).toBeGreaterThan((zoomBox?.y ?? Infinity) + (zoomBox?.height ?? 0));
  expect(await fits(page)).toBe(true);
  expect(await small(page)).toEqual([]);
  expect(await seriousFindings(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Outline' }).tap();
  await expect(offer).toHaveCount(0);
  const line = page.getByRole('treeitem', { name: /^Subsidiary 1 Ltd/ });
  await line.tap();
  await expect(line).toHaveAttribute('aria-selected', 'true');
});

test('a visitor on a phone reads a shared chart and what it shows of an entity', async ({ page, server }) => {
  await page.setViewportSize(SIZES.phone);
  const owner = await new Client(server.url).signIn(DEMO.email, DEMO.password);
  const small = await makeSmallChart(owner);
  const link = await makeLink(owner, small.key, { entities: [{ key: small.company, shareInfo: true }] });
  await page.goto(`/shared/${link.key}`);
  const guest = new ChartPage(page);
  await guest.ready();
  await guest.settled();
  expect(await fits(page)).toBe(true);
  await tap(guest, COMPANY);
  const panel = page.getByRole('complementary', { name: 'Entity' });
  await expect(panel.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Details' })).toBeVisible();
  await guest.settled();
  const card = await guest.pointOf(COMPANY);
  expect(card.y).toBeLessThan((await panel.boundingBox())?.y ?? 0);
  expect(await seriousFindings(page)).toEqual([]);
});

test('a visitor on a phone is offered the outline of a large chart, chooses a line and comes back to its card', async ({
  page,
  server,
}) => {
  await page.setViewportSize(SIZES.phone);
  const owner = await new Client(server.url).signIn(DEMO.email, DEMO.password);
  const { key, held } = await makeGroupChart(owner, 44);
  const [kept = '', chosen = ''] = [held[6], held[29]];
  const entities = [
    { key: kept, isPrivate: true },
    { key: chosen, shareInfo: true },
  ];
  const link = await makeLink(owner, key, { entities });
  await page.goto(`/shared/${link.key}`);
  const guest = new ChartPage(page);
  await guest.ready();
  await guest.settled();
  const offer = page.getByRole('note');
  await expect(offer).toContainText('45 entities');
  await offer.getByRole('button', { name: 'Outline' }).tap();
  const outline = page.getByRole('region', { name: 'Outline' });
  await expect(outline.getByRole('treeitem', { name: /^Subsidiary 6 Ltd/ })).toBeVisible();
  await expect(outline.getByText('Subsidiary 7 Ltd')).toHaveCount(0);
  expect(await fits(page)).toBe(true);
  expect(await small(page)).toEqual([]);
  expect(await seriousFindings(page)).toEqual([]);

  await outline.getByRole('treeitem', { name: /^Parent Ltd/ }).focus();
  await page.keyboard.press('End');
  await expect(outline.getByRole('treeitem', { name: 'Private', exact: true })).toBeVisible();
  const line = outline.getByRole('treeitem', { name: /^Subsidiary 30 Ltd/ });
  await expect(line).toHaveAttribute('aria-level', '2');
  await expect(line).toHaveAttribute('aria-setsize', '44');
  await expect.poll(async () => (await line.boundingBox())?.height).toBe(44);
  await line.tap();
  const panel = page.getByRole('complementary', { name: 'Entity' });
  await expect(panel.getByRole('heading', { name: 'Subsidiary 30 Ltd' })).toBeVisible();
  await expect(line).toHaveAttribute('aria-selected', 'true');
  const foot = async () => {
    const [row, sheet] = [await line.boundingBox(), await panel.boundingBox()];
    return row && sheet ? row.y + row.height - sheet.y : Infinity;
  };
  await expect.poll(foot).toBeLessThanOrEqual(0);
  expect(await seriousFindings(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Close the panel' }).tap();
  await expect(panel).toBeHidden();

  await page.getByRole('button', { name: 'Chart', exact: true }).tap();
  await expect(outline).toBeHidden();
  await guest.settled();
  const { x, y } = await guest.pointOf({ x: 30 * 280, y: 200 });
  expect(x).toBeGreaterThan(0);
  expect(x).toBeLessThan(SIZES.phone.width);
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(SIZES.phone.height);
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Outline' })).toBeVisible();
});
