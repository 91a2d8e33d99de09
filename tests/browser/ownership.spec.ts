import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import type { LinkRoleInput } from '../gql/graphql';
import { CREATE_CHART } from '../testkit/charts';
import { Client } from '../testkit/client';
import { pdf, uploadForm } from '../testkit/files';
import { makeLink } from '../testkit/sharing';
import { seriousFindings } from './axe';
import { ChartPage } from './chartPage';
import { expect, test } from './fixtures';
import { DEMO } from './server';

/** A yacht below two companies: Mara holds 80 % of the first since 2022, Ivo held it before; the second lacks a holder of 25 %. */
async function makeStory(url: string) {
  const owner = await new Client(url).signIn(DEMO.email, DEMO.password);
  const [mara, ivo, north, south, yacht] = Array.from({ length: 5 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const place = (entityKey: string, x: number, y: number) => ({ entityKey, x, y });
  const link = (from: string, to: string, roles: LinkRoleInput[]) => ({ key: randomUUID(), from, to, roles });
  const { createChart } = await owner.graphql(CREATE_CHART, {
    input: {
      name: 'Harbour group',
      visibility: 'private',
      changes: {
        entities: [
          { key: mara, typeName: 'Individual', name: 'Mara Vale' },
          { key: ivo, typeName: 'Individual', name: 'Ivo Brandt' },
          { key: north, typeName: 'Company', name: 'Orchid Ltd' },
          { key: south, typeName: 'Company', name: 'Harbour SA' },
          { key: yacht, typeName: 'Yacht', name: 'M/Y Lantern' },
        ],
        placements: [
          place(mara, -150, 0),
          place(ivo, 150, 0),
          place(north, 0, 200),
          place(south, 0, 400),
          place(yacht, 0, 600),
        ],
        links: [
          link(mara, north, [
            { role: 'Shareholder', percentage: 80, startDate: '2022-01-01', source: 'Share register' },
          ]),
          link(ivo, north, [
            { role: 'Shareholder', percentage: 80, endDate: '2022-01-01' },
            { role: 'Shareholder', percentage: 20, startDate: '2022-01-01' },
          ]),
          link(north, south, [{ role: 'Shareholder', percentage: 75 }]),
          link(south, yacht, [{ role: 'Owner', percentage: 100 }]),
        ],
      },
    },
  });
  if (!createChart.ok) throw new Error(createChart.error?.message ?? 'The chart was not made.');
  return { owner, key: createChart.ok.key, mara, north, yacht };
}

/** Lets the share of Mara in Orchid cite a file of that. Answers with the file's key. */
async function cite({ owner, key, mara, north }: Awaited<ReturnType<typeof makeStory>>): Promise<string> {
  const { body } = await uploadForm(owner, { entityId: north }, pdf(), { name: 'Share register 2024.pdf' });
  const { body: graph } = await owner.post<{ edges: { key: string; from: string; roles: object[] }[] }>(
    'datasets/graph',
    {
      datasetId: key,
    },
  );
  const edge = graph.edges.find(({ from }) => from === mara);
  const roles = edge?.roles.map((role) => ({
    ...role,
    evidence: [{ kind: 'file', key: body.key, note: 'p. 3' }],
    checkedOn: '2026-02-03',
    checkedBy: 'Pia Prüferin',
  }));
  const { status } = await owner.post('graph/updateEdge', { edge: { key: edge?.key, roles } });
  if (status !== 200) throw new Error(`${status}`);
  return body.key;
}

const panelOf = (page: Page) => page.locator('#entity-panel');

/** Finds a card on the chart and leaves it selected. */
async function find(page: Page, name: string): Promise<void> {
  await page.getByTestId('chart-canvas').focus();
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

/** Opens the overlay by its key and picks the yacht. */
async function showOwners(chart: ChartPage): Promise<void> {
  await chart.canvas.focus();
  await chart.page.keyboard.press('o');
  await pick(chart.page);
}

async function pick(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Whose owners to show' }).click();
  await page.getByRole('option', { name: 'M/Y Lantern' }).click();
}

test('who ultimately owns a yacht is read, shown on the chart, and followed to its sources and over time', async ({
  overview: page,
  server,
}) => {
  const story = await makeStory(server.url);
  await cite(story);
  await page.goto(`/chart/${story.key}`);
  const chart = new ChartPage(page);
  await chart.ready();
  await showOwners(chart);
  const bar = page.getByRole('region', { name: 'Ownership on the chart' });
  await expect(bar).toContainText('≥ 25 %');

  await find(page, 'Lantern');
  const panel = panelOf(page);
  await panel.getByRole('tab', { name: 'Ownership' }).click();
  await expect(panel).toContainText('75 % explained. 25 % unknown: 25 % missing.');
  const holders = panel.getByRole('table', { name: 'Ultimate holders' });
  await expect(holders.getByRole('row', { name: /Mara Vale/ }).first()).toContainText('60 %');
  await expect(holders.getByRole('row', { name: /Ivo Brandt/ }).first()).toContainText('15 %');
  await holders.getByRole('button', { name: 'Mara Vale' }).click();
  await expect(panel).toContainText('Mara Vale → 80 % → Orchid Ltd → 75 % → Harbour SA → 100 % → M/Y Lantern');
  const source =
    'Shareholder · since 01.01.2022 · Share register · Share register 2024.pdf, p. 3 · checked 03.02.2026 by Pia Prüferin';
  await expect(panel).toContainText(source);
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Share register 2024.pdf, p. 3' }).click();
  expect((await saved).suggestedFilename()).toBe('Share register 2024.pdf');
  await panel.getByText('All my charts').click();
  await holders.getByRole('button', { name: 'Mara Vale' }).click();
  await expect(panel).toContainText(source);
  await panel.getByText('This chart').click();
  await expect(panel.getByText('Changes')).toBeVisible();

  await panel.getByLabel('As of').fill('2021-06-01');
  await expect(holders.getByRole('row', { name: /Ivo Brandt/ }).first()).toContainText('60 %');
  await expect(holders.getByRole('row', { name: /Mara Vale/ })).toHaveCount(0);
  await expect(bar).toContainText('01.06.2021');
  const asOf = bar.getByRole('slider', { name: 'As of' });
  await asOf.focus();
  await page.keyboard.press('End');
  await expect(holders.getByRole('row', { name: /Mara Vale/ }).first()).toContainText('60 %');
  const threshold = bar.getByRole('slider', { name: 'Threshold' });
  await threshold.focus();
  await page.keyboard.press('Home');
  await expect(bar).toContainText('≥ 0 %');
  expect(await seriousFindings(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Close ownership' }).click();
  await expect(bar).toBeHidden();
});

test('a report of the owners is saved from the bar, as of the day that is looked at', async ({
  overview: page,
  server,
}) => {
  const { key } = await makeStory(server.url);
  await page.goto(`/chart/${key}?asOf=2021-06-01`);
  const chart = new ChartPage(page);
  await chart.ready();
  await showOwners(chart);
  const bar = page.getByRole('region', { name: 'Ownership on the chart' });
  const save = async (item: string): Promise<Download> => {
    const saved = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Report' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    return saved;
  };
  const pdf = await save('Pages to print (PDF)');
  expect(pdf.suggestedFilename()).toBe('M_Y Lantern 2021-06-01.pdf');
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const holders = await readFile(await (await save('Holders (CSV)')).path(), 'utf8');
  expect(holders).toContain('Ivo Brandt');
  expect(holders).not.toContain('Mara Vale');
});

test('a snapshot that is looked at has a report of its own', async ({ overview: page, server }) => {
  const { owner, key } = await makeStory(server.url);
  await owner.post('datasets/createSnapshot', { key, model: { name: 'Before the sale' } });
  const { body } = await owner.post<{ edges: { key: string; from: string; roles: { percentage: number | null }[] }[] }>(
    'datasets/graph',
    { datasetId: key },
  );
  const edge = body.edges.find(({ roles }) => roles.some(({ percentage }) => percentage === 75));
  const sold = { key: edge?.key, roles: [{ role: 'Shareholder', percentage: 50 }] };
  expect((await owner.post('graph/updateEdge', { edge: sold })).status).toBe(200);
  await page.goto(`/chart/${key}`);
  const chart = new ChartPage(page);
  await chart.ready();
  await chart.canvas.focus();
  await page.keyboard.press('h');
  await page.getByRole('dialog').getByRole('button', { name: 'Look at Before the sale' }).click();
  await expect(page.getByRole('heading', { name: 'Before the sale' })).toBeVisible();
  await chart.ready();
  await showOwners(chart);
  const saved = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Ownership on the chart' }).getByRole('button', { name: 'Report' }).click();
  await page.getByRole('menuitem', { name: 'Data (JSON)' }).click();
  const report = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as {
    snapshot: { name: string };
    ownership: { holders: { party: { name: string }; total: number }[] };
  };
  expect(report.snapshot.name).toBe('Before the sale');
  expect(report.ownership.holders.find(({ party }) => party.name === 'Mara Vale')?.total).toBeCloseTo(60, 9);
});

test('on a phone the bar of ownership lies under no other box, and nothing of it is cut off', async ({
  overview: page,
  server,
}) => {
  const { key } = await makeStory(server.url);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/chart/${key}`);
  const chart = new ChartPage(page);
  await chart.ready();
  await showOwners(chart);
  const bar = page.getByRole('region', { name: 'Ownership on the chart' });
  await bar.getByLabel('Hide what is not connected').click();
  await expect(bar.getByLabel('Hide what is not connected')).toBeChecked();
  expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('what should be looked at is listed, leads to its card, and is set aside with a reason', async ({
  overview: page,
  server,
}) => {
  const { key } = await makeStory(server.url);
  await page.goto(`/chart/${key}?mode=edit`);
  const chart = new ChartPage(page);
  await chart.ready();
  const openFindings = async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: /Findings/ }).click();
  };
  await openFindings();
  const dialog = page.getByRole('dialog');
  const missing = dialog.getByRole('listitem').filter({ hasText: 'Harbour SA: 25 % has no recorded holder.' });
  await expect(missing).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await missing.getByRole('button', { name: 'Set aside…' }).click();
  await missing.getByRole('textbox', { name: 'Why it is set aside' }).fill('Treasury stock, being cancelled');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('“Treasury stock, being cancelled”', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Take up again' }).click();
  await expect(missing.getByRole('button', { name: 'Set aside…' })).toBeVisible();
  await missing.getByRole('button', { name: 'Show' }).click();
  await expect(dialog).toBeHidden();
  await chart.canvas.focus();
  await page.keyboard.press('i');
  await expect(panelOf(page).getByRole('heading', { name: 'Harbour SA', level: 2 })).toBeVisible();
});

test('a visitor calculates what the link shows, if it lets him, in dark and on a phone', async ({ page, server }) => {
  const story = await makeStory(server.url);
  const { owner, key } = story;
  const without = await makeLink(owner, key, {});
  await page.goto(`/shared/${without.key}`);
  const guest = new ChartPage(page);
  await guest.ready();
  await expect(page.getByRole('button', { name: 'Ownership' })).toHaveCount(0);

  const file = await cite(story);
  const link = await makeLink(owner, key, { ownership: true, entities: [{ key: story.north, shareFiles: true }] });
  await owner.post('graph/updateSharedItems', { currentLink: link.key, entityId: story.north, keys: [file] });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(`/shared/${link.key}`);
  await guest.ready();
  await page.getByRole('button', { name: 'Ownership' }).click();
  await pick(page);
  await expect(page.getByRole('region', { name: 'Ownership on the chart' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByRole('region', { name: 'Ownership on the chart' }).getByRole('button', { name: 'Close' }).click();
  await find(page, 'Lantern');
  await page.getByRole('tab', { name: 'Ownership' }).click();
  await expect(page.getByText('This view may leave parts out.')).toBeVisible();
  await page.getByRole('table', { name: 'Ultimate holders' }).getByRole('button', { name: 'Mara Vale' }).click();
  const register = page.getByRole('button', { name: 'Share register 2024.pdf, p. 3' });
  await expect(page.getByText('Shareholder · since 01.01.2022 · Share register 2024.pdf, p. 3')).toBeVisible();
  const saved = page.waitForEvent('download');
  await register.click();
  expect((await saved).suggestedFilename()).toBe('Share register 2024.pdf');
  expect(await seriousFindings(page)).toEqual([]);
  await expect(page.getByText(/Pia Prüferin/)).toHaveCount(0);

  for (const [item, ending] of [
    ['Pages to print (PDF)', 'pdf'],
    ['Holders (CSV)', 'csv'],
  ] as const) {
    const made = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Report' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    const report = await made;
    expect(report.suggestedFilename()).toMatch(new RegExp(`^M_Y Lantern .*\\.${ending}$`));
    const bytes = await readFile(await report.path());
    expect(bytes.includes(ending === 'pdf' ? '%PDF-' : 'This view may leave parts out.')).toBe(true);
  }

  const looked = await makeLink(owner, key, { ownership: true, mayExport: false });
  await page.goto(`/shared/${looked.key}`);
  await guest.ready();
  await page.getByRole('button', { name: 'Ownership' }).click();
  await pick(page);
  await expect(page.getByRole('region', { name: 'Ownership on the chart' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report' })).toHaveCount(0);
});
