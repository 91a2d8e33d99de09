import type { Page } from '@playwright/test';
import { Client } from '../testkit/client';
import type { ChartPage } from './chartPage';
import { expect, test } from './fixtures';
import { DEMO } from './server';

const THINGS = [
  { typeName: 'Company', name: 'Alder Holdings Ltd', x: 0, y: 0 },
  { typeName: 'Individual', name: 'Birgit Brandt', x: 0, y: 200 },
  { typeName: 'Sticky', name: 'Ask the bank for the deed', x: 400, y: 0 },
  { typeName: 'TextBox', name: 'Structure chart', x: 400, y: 200 },
] as const;

/** A chart with one thing of each kind that is drawn in its own way, opened for reading. */
async function open(chart: ChartPage, url: string): Promise<void> {
  const client = await new Client(url).signIn(DEMO.email, DEMO.password);
  const { body: made } = await client.post<{ key: string }>('datasets/add', { dataset: { name: 'What is painted' } });
  const { body: graph } = await client.post<{ revision: number }>('datasets/graph', { datasetId: made.key });
  const saved = await client.post('datasets/save', {
    dataset: { key: made.key, name: 'What is painted' },
    revision: graph.revision,
    nodes: THINGS.map((thing, at) => ({ key: `${made.key}-${at}`, ...thing })),
    edges: [{ key: `${made.key}-l`, from: `${made.key}-0`, to: `${made.key}-1` }],
  });
  expect(saved.status).toBe(200);
  await chart.page.goto(`/chart/${made.key}`);
  await chart.ready();
  await chart.settled();
}

/** How many pixels of the drawing are inked as words or borders are, in 120 × 40 units round a place of the chart. */
function inkAt(page: Page, place: { x: number; y: number }): Promise<{ drawn: number; dark: number }> {
  return page.evaluate(({ x, y }) => {
    const host = document.querySelector('[data-testid="chart-canvas"]');
    const canvas = host?.querySelector('canvas');
    const context = canvas?.getContext('2d');
    if (!host || !canvas || !context) throw new Error('Nothing is drawn on.');
    const [zoom = 1, panX = 0, panY = 0] = (host.getAttribute('data-view') ?? '').split(' ').map(Number);
    const [width, height] = [Math.ceil(120 * zoom), Math.ceil(40 * zoom)];
    const { data } = context.getImageData(x * zoom + panX - width / 2, y * zoom + panY - height / 2, width, height);
    let [drawn, dark] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
      if (alpha > 200) drawn += 1;
      if (alpha > 200 && red + green + blue < 450) dark += 1;
    }
    return { drawn: drawn / (width * height), dark };
  }, place);
}

test('every kind of thing on a chart is painted, its words too, near and far', async ({ chart, server }) => {
  const { page } = chart;
  await open(chart, server.url);
  expect(await inkAt(page, { x: 200, y: 100 })).toEqual({ drawn: 0, dark: 0 });
  for (const thing of THINGS) {
    await expect.poll(async () => (await inkAt(page, thing)).dark, { message: thing.name }).toBeGreaterThan(20);
  }
  const [company, person] = THINGS;
  for (const card of [company, person]) expect((await inkAt(page, card)).drawn).toBe(1);
  expect((await inkAt(page, { x: 0, y: 100 })).dark).toBeGreaterThan(20);

  await chart.canvas.focus();
  for (let times = 0; times < 8; times += 1) await page.keyboard.press('-');
  await chart.settled();
  for (const card of [company, person]) expect((await inkAt(page, card)).drawn).toBe(1);
});
