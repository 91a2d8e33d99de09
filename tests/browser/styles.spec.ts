import { Client } from '../testkit/client';
import { makeSmallChart } from '../testkit/charts';
import { makeLink } from '../testkit/sharing';
import { seriousFindings } from './axe';
import { ChartPage } from './chartPage';
import { expect, signIn, test } from './fixtures';
import { ADMIN, DEMO } from './server';

/** A chart of a trust that holds two companies as their shareholder. */
async function makeChart(owner: Client): Promise<string> {
  const { body } = await owner.post<{ key: string }>('datasets/add', { dataset: { name: 'Aldergrove' } });
  const [trust, first, second] = ['t', 'a', 'b'].map((name) => `${body.key}-${name}`);
  const saved = await owner.post('datasets/save', {
    dataset: { key: body.key, name: 'Aldergrove' },
    revision: 0,
    nodes: [
      { key: trust, typeName: 'Trust', name: 'Aldergrove Trust', x: 0, y: 0 },
      { key: first, typeName: 'Company', name: 'Pier Ltd', x: -200, y: 220 },
      { key: second, typeName: 'Company', name: 'Quay Ltd', x: 200, y: 220 },
    ],
    edges: [
      { key: `${body.key}-1`, from: trust, to: first, name: '60% Shareholder' },
      { key: `${body.key}-2`, from: trust, to: second, name: '40% Shareholder' },
    ],
  });
  expect(saved.status).toBe(200);
  return body.key;
}

test('a chart takes another style in one step, keeps it, and shows it to who opens it by a link', async ({
  chart,
  server,
  browser,
}) => {
  const { page } = chart;
  const owner = await new Client(server.url).signIn(DEMO.email, DEMO.password);
  const key = await makeChart(owner);
  await page.goto(`/chart/${key}`);
  await chart.ready();
  const legend = page.getByRole('region', { name: 'Legend' });
  await expect(legend).toContainText('Organisation');
  await expect(legend).not.toContainText('Share held as');
  await page.keyboard.press('ControlOrMeta+e');
  await page.getByRole('button', { name: 'Style of the chart' }).click();
  await page.getByRole('menuitem', { name: 'Structure chart' }).click();
  await expect(legend).toContainText('Share held as Shareholder');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(legend).not.toContainText('Share held as');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(legend).toContainText('Share held as Shareholder');
  await chart.save();
  await page.reload();
  await chart.ready();
  await expect(legend).toContainText('Share held as Shareholder');
  expect(await seriousFindings(page)).toEqual([]);

  const link = await makeLink(owner, key, { entities: [] });
  const visit = await browser.newPage();
  await visit.goto(`${server.url}/shared/${link.key}`);
  const guest = new ChartPage(visit);
  await guest.ready();
  await expect(visit.getByRole('region', { name: 'Legend' })).toContainText('Share held as');
  await visit.close();

  await page.getByRole('button', { name: 'Hide the legend' }).click();
  await expect(legend).toBeHidden();
  await page.reload();
  await chart.ready();
  await expect(legend).toBeHidden();
  await page.getByRole('button', { name: 'Legend' }).click();
  await expect(legend).toBeVisible();
});

test('on a phone a key opens the legend, which tells the day that is shown', async ({ overview: page, server }) => {
  const owner = await new Client(server.url).signIn(DEMO.email, DEMO.password);
  const key = await makeChart(owner);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/chart/${key}?asOf=2021-06-01`);
  await new ChartPage(page).ready();
  const legend = page.getByRole('region', { name: 'Legend' });
  const opener = page.getByRole('button', { name: 'Legend', exact: true });
  await expect(opener).toBeVisible();
  await expect(legend).toBeHidden();
  await opener.click();
  await expect(legend).toContainText('As of 01.06.2021');
  await expect(legend).toContainText('Ownership');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hide the legend' }).click();
  await expect(opener).toBeVisible();
});

test('an administrator makes a style, sees it as it is chosen, and has it for all charts', async ({ page, server }) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/styles');
  await page.getByRole('button', { name: 'New style' }).click();
  const dialog = page.getByRole('dialog', { name: 'New style' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('House of Bernoulli');
  const preview = dialog.getByAltText('A chart in this style');
  const before = await preview.getAttribute('src');
  await dialog.getByText('Symbols', { exact: true }).click();
  await expect(preview).not.toHaveAttribute('src', before ?? '');
  await dialog.getByRole('combobox', { name: 'Font' }).click();
  await page.getByRole('option', { name: 'Source Serif 4' }).click();
  await expect(preview).toHaveAttribute('src', /Source%20Serif%204/);
  await dialog.getByLabel('Line at the foot of pages').fill('Privileged and confidential');
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: /House of Bernoulli/ });
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Actions on House of Bernoulli' }).click();
  await page.getByRole('menuitem', { name: 'Use by default' }).click();
  await expect(row).toContainText('Default');
  const admin = await new Client(server.url).signIn(ADMIN.email, ADMIN.password);
  const small = await makeSmallChart(admin);
  await page.goto(`/chart/${small.key}`);
  const chart = new ChartPage(page);
  await chart.ready();
  await page.keyboard.press('ControlOrMeta+e');
  await page.getByRole('button', { name: 'Style of the chart' }).click();
  await expect(page.getByRole('menuitem', { name: /House of Bernoulli/ }).getByLabel('Chosen')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/admin/styles');
  await page.getByRole('button', { name: 'Actions on House of Bernoulli' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
  await expect(page.getByRole('row', { name: /^Stemma/ })).toContainText('Default');
});
