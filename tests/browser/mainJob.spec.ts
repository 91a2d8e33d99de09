import { resolve } from 'node:path';
import { expect, test } from './fixtures';

const FILE = resolve(import.meta.dirname, '../fixtures/bods/group-over-time.json');

test('somebody signs in, brings in ownership data, lays it out, draws a link, saves, and finds it after a restart', async ({
  overview,
  chart,
  server,
}) => {
  const page = overview;
  await page.getByRole('button', { name: 'Import ownership data' }).click();
  const dialog = page.getByRole('dialog');
  await page.setInputFiles('input[type=file]', FILE);
  await dialog.getByRole('button', { name: /^Import/ }).click();
  await dialog
    .getByRole('link', { name: 'Open chart' })
    .or(dialog.getByRole('button', { name: 'Open chart' }))
    .click();
  await page.waitForURL('**/chart/**');
  await chart.ready();

  const before = await chart.graph();
  expect(before.nodes).toHaveLength(2);
  expect(before.edges.map(({ name }) => name.split('\n')[0])).toEqual(['100% Shareholder']);

  if (!page.url().includes('mode=edit')) await page.keyboard.press('ControlOrMeta+e');
  await chart.add('Organisation', 'Harbour Light Ltd');
  await expect(chart.saveState).toHaveText(/not saved/);
  await chart.layOut('2 changes not saved');
  await chart.save();

  const placed = await chart.graph();
  expect(placed.nodes).toHaveLength(3);
  const company = placed.nodes.find(({ key }) => key === before.edges[0]?.to);
  const added = placed.nodes.find(({ name }) => name === 'Harbour Light Ltd');
  if (!company || !added) throw new Error('The chart lacks a card.');
  await page.keyboard.press('l');
  await chart.settled();
  await chart.drag(company, added);
  const roles = page.getByRole('dialog');
  await roles.getByLabel('Role').first().fill('Shareholder');
  await roles.getByLabel('Percentage').first().fill('62.5');
  await roles
    .getByRole('button', { name: 'Done' })
    .or(roles.getByRole('button', { name: /^(Save|Apply|Draw)/ }))
    .first()
    .click();
  await expect(roles).toBeHidden();
  await chart.save();

  const saved = await chart.graph();
  const link = saved.edges.find(({ to }) => to === added.key);
  expect(link).toMatchObject({ from: company.key, name: '62.5% Shareholder' });

  await server.restart();
  await page.reload();
  await chart.ready();
  const found = await chart.graph();
  expect(found).toEqual(saved);
  await page.goto('/overview');
  await expect(page.getByText(saved.name).first()).toBeVisible();
});
