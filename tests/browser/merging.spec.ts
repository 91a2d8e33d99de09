import { join, resolve } from 'node:path';
import { randomUUID } from 'node:crypto';
import { CREATE_CHART } from '../testkit/charts';
import { Client } from '../testkit/client';
import { makeRecord, shownOn } from '../testkit/merging';
import { seriousFindings } from './axe';
import { ChartPage } from './chartPage';
import { expect, test } from './fixtures';
import { DEMO } from './server';
import { still } from './stillness';

const FOLDER = resolve(import.meta.dirname, '../..', process.env.STEMMA_SCREENSHOTS ?? 'tests/browser/results/screens');

test('somebody finds two records of one company, sets them side by side, merges them, sees the chart, and undoes it', async ({
  overview: page,
  server,
}) => {
  test.setTimeout(180_000);
  const owner = await new Client(server.url).signIn(DEMO.email, DEMO.password);
  const mark = randomUUID().slice(0, 6);
  const [first, second] = [`Zephyr ${mark} Ltd`, `ZEPHYR ${mark} LIMITED`];
  const a = await makeRecord(owner, {
    name: first,
    country: 'Malta',
    registration: 'C 123',
    description: 'Of the client',
  });
  const b = await makeRecord(owner, {
    name: second,
    country: 'MT',
    registration: 'C 123',
    address: '1 Quay',
    description: 'Of the register',
  });
  const ada = await makeRecord(owner, { typeName: 'Individual', name: `Ada ${mark}` });
  const { createChart } = await owner.graphql(CREATE_CHART, {
    input: {
      ...{ name: `Zephyr chart ${mark}`, visibility: 'private' as const },
      changes: {
        placements: [a, b, ada].map((entityKey, at) => ({ entityKey, x: at * 320, y: 0 })),
        links: [{ key: randomUUID(), from: ada, to: b, roles: [{ role: 'Shareholder', percentage: 70 }] }],
      },
    },
  });
  const chart = createChart.ok?.key ?? '';

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Duplicates' }).click();
  await expect(page.getByRole('heading', { name: 'Duplicates', level: 1 })).toBeVisible();
  const pair = page.getByRole('article').filter({ hasText: first }).filter({ hasText: second });
  await expect(pair).toBeVisible({ timeout: 60_000 });
  await expect(pair).toContainText('same registration C123');
  await still(page);
  await page.screenshot({ path: join(FOLDER, 'duplicates-light.png') });
  expect(await seriousFindings(page)).toEqual([]);

  await pair.getByRole('button', { name: /^Compare and merge/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge two records' });
  await expect(dialog.getByRole('radiogroup', { name: 'Name' })).toBeVisible();
  const stays = await dialog.getByRole('group', { name: 'Stays' }).textContent();
  if (!stays?.includes(first)) await dialog.getByRole('button', { name: 'Swap' }).click();
  await expect(dialog.getByRole('radiogroup', { name: 'Address' }).getByText('1 Quay')).toBeVisible();
  await dialog.getByRole('radiogroup', { name: 'Notes' }).getByText('Both', { exact: true }).click();
  await expect(dialog.getByRole('list', { name: 'What else happens' })).toContainText('1 link drawn anew');
  await still(page);
  await page.screenshot({ path: join(FOLDER, 'merging-light.png') });
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(pair).toBeHidden({ timeout: 30_000 });
  expect((await shownOn(owner, chart)).cards).toEqual([a, ada].sort());

  await page.goto(`/chart/${chart}`);
  await new ChartPage(page).ready();
  const merged = await owner.post<{ description: string; address: string }>('graph/getNodeByKey', { key: b });
  expect(merged.body).toMatchObject({ key: a, address: '1 Quay', description: 'Of the client\n\nOf the register' });

  await page.goto('/duplicates');
  await page.getByText('Merged', { exact: true }).click();
  const list = page.getByRole('list', { name: 'Merged lately' });
  await expect(list).toContainText(second);
  await list.getByRole('button', { name: `Undo the merge of “${second}”` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo merge' }).click();
  await expect(page.getByText('Nothing was merged lately')).toBeVisible({ timeout: 30_000 });
  expect((await shownOn(owner, chart)).cards).toEqual([a, b, ada].sort());

  await page.goto(`/chart/${chart}?mode=edit`);
  const canvas = new ChartPage(page);
  await canvas.ready();
  await canvas.settled();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  const { nodes } = await canvas.graph();
  const [one, other] = await Promise.all(
    [a, b].map((key) => canvas.pointOf(nodes.find((node) => node.key === key) ?? { x: 0, y: 0 })),
  );
  await page.mouse.click(one?.x ?? 0, one?.y ?? 0);
  await page.keyboard.down('Shift');
  await page.mouse.click(other?.x ?? 0, other?.y ?? 0);
  await page.keyboard.up('Shift');
  await page.mouse.click(other?.x ?? 0, other?.y ?? 0, { button: 'right' });
  await page.getByRole('menuitem', { name: 'Merge…' }).click();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await canvas.canvas.focus();
  await page.keyboard.press('t');
  const rows = page.getByRole('region', { name: 'The chart as a table' }).getByRole('row', { name: new RegExp(mark) });
  await expect(rows).toHaveCount(2);
  await expect(canvas.saveState).toHaveText('Saved');
  expect((await shownOn(owner, chart)).cards).toHaveLength(2);
});
