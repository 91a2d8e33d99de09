import type { Page } from '@playwright/test';
import { ChartPage } from './chartPage';
import { expect, test } from './fixtures';

const EXAMPLE = 'Castellan family: group structure';

async function find(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Action or name' }).fill(text);
}

const zoomOf = async (page: Page) =>
  Number((await page.getByTestId('chart-canvas').getAttribute('data-view'))?.split(' ')[0]);

test('by keys alone somebody finds a chart, a setting and a place from any screen', async ({ overview: page }) => {
  await expect(page.getByText(EXAMPLE).first()).toBeVisible();
  await find(page, 'castellan group');
  await expect(page.getByRole('option', { name: EXAMPLE })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/chart/**');
  await expect(page.getByTestId('chart-canvas')).toHaveAttribute('data-view', /\d/);

  await find(page, 'dark colours');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await find(page, 'colours of the system');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');

  await find(page, 'trusts');
  await page.getByRole('option', { name: 'Trusts', exact: true }).click();
  await page.waitForURL('**/trusts');
  await find(page, 'no such thing at all');
  await expect(page.getByText('Nothing is called that.')).toBeVisible();
});

test('a notch of the wheel zooms to the pointer, and a chart opens again as it was left', async ({
  overview: page,
}) => {
  await page.getByText(EXAMPLE).last().click();
  await page.waitForURL('**/chart/**');
  const canvas = page.getByTestId('chart-canvas');
  await expect(canvas).toHaveAttribute('data-view', /\d/);
  const before = await zoomOf(page);
  const box = await canvas.boundingBox();
  if (!box) throw new Error('No chart');
  await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2);
  await page.mouse.wheel(0, 100);
  await expect.poll(async () => before / (await zoomOf(page))).toBeCloseTo(1.17, 2);
  await page.mouse.wheel(0, 100);
  await expect.poll(async () => before / (await zoomOf(page))).toBeCloseTo(1.17 ** 2, 2);
  // A view counts once it rests for a moment.
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('stemma.views'))).toContain('zoom');
  const left = (await canvas.getAttribute('data-view')) ?? '';
  await page
    .getByRole('link', { name: 'All Charts' })
    .or(page.getByRole('link', { name: 'Stemma' }))
    .first()
    .click();
  await page.waitForURL('**/overview');
  await page.getByText(EXAMPLE).last().click();
  await page.waitForURL('**/chart/**');
  await expect(canvas).toHaveAttribute('data-view', /\d/);
  await expect.poll(async () => (await zoomOf(page)).toFixed(4)).toBe(Number(left.split(' ')[0]).toFixed(4));
});

test('the small chart covers nothing of the chart: it stands where that is free, else it is a button', async ({
  overview: page,
}) => {
  await page.getByText(EXAMPLE).last().click();
  await page.waitForURL('**/chart/**');
  const canvas = page.getByTestId('chart-canvas');
  await expect(canvas).toHaveAttribute('data-view', /\d/);
  const small = page.getByRole('img', { name: 'The whole chart in small' });
  const button = page.getByRole('button', { name: 'Overview map' });
  await expect(small.or(button)).toHaveCount(0);

  await canvas.focus();
  await page.keyboard.press('1');
  const box = await canvas.boundingBox();
  if (!box) throw new Error('No chart');
  await expect.poll(() => zoomOf(page)).toBe(1);
  // Far beside the chart nothing is under the small one.
  await page.mouse.move(box.x + 400, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 100, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(small).toBeVisible();
  await expect(button).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await canvas.focus();
  await page.keyboard.press('1');
  await expect(button).toBeVisible();
  await expect(small).toHaveCount(0);
  await button.click();
  await expect(small).toBeVisible();
  const before = await canvas.getAttribute('data-view');
  await small.click({ position: { x: 20, y: 20 } });
  await expect(canvas).not.toHaveAttribute('data-view', before ?? '');
  await expect(small).toBeVisible();
  await page.mouse.click(box.x + 30, box.y + 600);
  await expect(small).toHaveCount(0);
});

test('the panel lies over the chart: a card that it would hide comes out once, and goes back as it closes', async ({
  overview: page,
}) => {
  const chart = new ChartPage(page);
  await page.getByText(EXAMPLE).last().click();
  await page.waitForURL('**/chart/**');
  await chart.ready();
  await chart.canvas.focus();
  await page.keyboard.press('1');
  await chart.settled();
  const box = await chart.canvas.boundingBox();
  if (!box) throw new Error('No chart');
  const cards = (await chart.graph()).nodes.filter(({ name }) => name);
  const places = await Promise.all(cards.map((card) => chart.pointOf(card)));
  // Above the legend, which stands at the foot.
  const at = places.find(
    ({ x, y }) =>
      x > box.x + box.width - 440 && x < box.x + box.width - 20 && y > box.y + 60 && y < box.y + box.height - 100,
  );
  if (!at) throw new Error('No card at the right');
  const before = await chart.canvas.getAttribute('data-view');
  await page.mouse.click(at.x, at.y);
  const panel = page.locator('#entity-panel');
  await expect(panel.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(chart.canvas).not.toHaveAttribute('data-view', before ?? '');
  await chart.settled();
  expect(await chart.canvas.boundingBox()).toEqual(box);
  const [[zoom, across], [zoomBefore, acrossBefore]] = [
    ((await chart.canvas.getAttribute('data-view')) ?? '').split(' ').map(Number),
    (before ?? '').split(' ').map(Number),
  ];
  expect(zoom).toBe(zoomBefore);
  expect(across).toBeLessThan(acrossBefore ?? 0);
  await panel.getByRole('button', { name: 'Close the panel' }).click();
  await expect(chart.canvas).toHaveAttribute('data-view', before ?? '');
});

test('what is around a card is gathered for the moment and goes back, and nothing of it is saved', async ({
  overview: page,
}) => {
  const chart = new ChartPage(page);
  await page.getByText(EXAMPLE).last().click();
  await page.waitForURL('**/chart/**');
  await chart.ready();
  const before = await chart.graph();
  const card = before.nodes.find(({ name }) => name === 'Northquay Holdings AB');
  if (!card) throw new Error('No card');
  const at = await chart.pointOf(card);
  await page.mouse.click(at.x, at.y);
  const panel = page.locator('#entity-panel');
  await expect(panel.getByRole('heading', { name: card.name, level: 2 })).toBeVisible();
  await chart.settled();
  const view = (await chart.canvas.getAttribute('data-view')) ?? '';
  await chart.canvas.focus();
  await page.keyboard.press('n');
  const exploring = page.getByRole('region', { name: 'Exploring' });
  await expect(exploring).toContainText(`Around ${card.name}`);
  await expect(chart.canvas).not.toHaveAttribute('data-view', view);
  await chart.settled();
  await expect(chart.saveState).toHaveText('Saved');
  await page.keyboard.press('n');
  await expect(exploring).toBeHidden();
  await expect(chart.canvas).toHaveAttribute('data-view', view);
  await expect(chart.saveState).toHaveText('Saved');
  expect(await chart.graph()).toEqual(before);
});
