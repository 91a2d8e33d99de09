import { Client } from '../testkit/client';
import type { ChartPage } from './chartPage';
import { expect, test } from './fixtures';
import { DEMO } from './server';

/** A chart with one link straight down, opened for editing. */
async function open(chart: ChartPage, url: string, name: string): Promise<void> {
  const client = await new Client(url).signIn(DEMO.email, DEMO.password);
  const { body: made } = await client.post<{ key: string }>('datasets/add', { dataset: { name } });
  const { body: graph } = await client.post<{ revision: number }>('datasets/graph', { datasetId: made.key });
  const [holder, held] = [`${made.key}-a`, `${made.key}-b`];
  const saved = await client.post('datasets/save', {
    dataset: { key: made.key, name },
    revision: graph.revision,
    nodes: [
      { key: holder, typeName: 'Company', name: 'Alder Ltd', x: 0, y: 0 },
      { key: held, typeName: 'Company', name: 'Birch Ltd', x: 0, y: 200 },
    ],
    edges: [{ key: `${made.key}-l`, from: holder, to: held }],
  });
  expect(saved.status).toBe(200);
  await chart.page.goto(`/chart/${made.key}?mode=edit`);
  await chart.ready();
  await chart.settled();
}

const ends = async (chart: ChartPage) => {
  const [link] = (await chart.graph()).edges;
  return [link?.fromSpot, link?.toSpot];
};

test('an end of a link is dragged to another side of its card, kept, and taken back', async ({ chart, server }) => {
  const { page } = chart;
  await open(chart, server.url, 'Ends by hand');
  const middle = await chart.pointOf({ x: 0, y: 60 });
  await page.mouse.click(middle.x, middle.y);
  await chart.drag({ x: 0, y: 172 }, { x: 130, y: 203 });
  await expect(chart.saveState).toHaveText('1 change not saved');
  await chart.save();
  expect(await ends(chart)).toEqual([null, '1 0.5']);

  await page.reload();
  await chart.ready();
  await chart.settled();
  expect(await ends(chart)).toEqual([null, '1 0.5']);
  const beside = await chart.pointOf({ x: 94, y: 100 });
  await page.mouse.click(beside.x, beside.y, { button: 'right' });
  await page.getByRole('menuitem', { name: 'Reset link ends' }).click();
  await chart.save();
  expect(await ends(chart)).toEqual([null, null]);
  await page.keyboard.press('ControlOrMeta+z');
  await chart.save();
  expect(await ends(chart)).toEqual([null, '1 0.5']);
});

test('the sides of a link are chosen in its table, without a mouse on the chart', async ({ chart, server }) => {
  const { page } = chart;
  await open(chart, server.url, 'Ends by list');
  await chart.canvas.focus();
  await page.keyboard.press('t');
  const table = page.getByRole('region', { name: 'The chart as a table' });
  await table.getByText(/^Links/).click();
  await table.getByRole('button', { name: 'All roles and look of Alder Ltd and Birch Ltd' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Leaves by' }).or(dialog.getByLabel('Leaves by')).first().click();
  await page.getByRole('option', { name: 'Left' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await chart.save();
  expect(await ends(chart)).toEqual(['0 0.5', null]);
});
