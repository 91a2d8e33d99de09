import { Client } from '../testkit/client';
import { makeSmallChart } from '../testkit/charts';
import { LEIS, serveGleif, type GleifServer } from '../testkit/gleifAnswers';
import { makeLink } from '../testkit/sharing';
import { serveYente, type YenteServer } from '../testkit/yenteAnswers';
import { seriousFindings } from './axe';
import { ChartPage } from './chartPage';
import { expect, signIn, test as base } from './fixtures';
import { ADMIN, DEMO, RunningServer } from './server';

interface Sources {
  gleif: GleifServer;
  yente: YenteServer;
}

/** A server that may ask two sources on loopback. */
const test = base.extend<object, { sources: Sources }>({
  sources: [
    async ({}, use) => {
      const [gleif, yente] = [await serveGleif(), await serveYente()];
      await use({ gleif, yente });
      await gleif.close();
      await yente.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ sources }, use) => {
      const { gleif, yente } = sources;
      const server = await RunningServer.start({ STEMMA_LOOKUP_HOSTS: `${gleif.host},${yente.host}` });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 210_000 },
  ],
});

test('an administrator sets up sources, a user takes an LEI from one, screens a chart by the other, and decides', async ({
  page,
  server,
  sources,
  browser,
}) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/lookups');
  await page.getByRole('button', { name: 'New source' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('https://127.0.0.1');
  await dialog.getByLabel('People of the organization may ask it').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('This is an address of a private network.');
  await dialog.getByLabel('Address').fill(sources.gleif.url);
  await dialog.getByRole('button', { name: 'Try it' }).click();
  await expect(dialog.getByRole('status')).toContainText('GLEIF answered after');
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'New source' }).click();
  await dialog.getByText('yente: screening').click();
  await dialog.getByLabel('Address').fill(sources.yente.url);
  await dialog.getByLabel('People of the organization may ask it').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /OpenSanctions/ })).toBeVisible();

  const owner = await new Client(server.url).signIn(DEMO.email, DEMO.password);
  const chart = await makeSmallChart(owner);
  const visit = await browser.newPage({ baseURL: server.url });
  await signIn(visit, DEMO);
  await visit.goto(`/chart/${chart.key}`);
  const canvas = new ChartPage(visit);
  await canvas.ready();

  await visit.getByRole('button', { name: 'More' }).click();
  await visit.getByRole('menuitem', { name: 'Screen this chart…' }).click();
  const screen = visit.getByRole('dialog');
  await expect(screen.getByRole('status')).toContainText('2');
  await expect(screen).toContainText('Left out: 1 neither individuals nor organisations');
  expect(sources.yente.names()).toEqual([]);
  await screen.getByRole('button', { name: 'Screen', exact: true }).click();
  await expect.poll(() => sources.yente.names()).toHaveLength(2);

  await visit.goto('/individuals');
  await expect(visit.getByRole('row', { name: /Ada Lovelace/ })).toContainText('2');
  await visit.getByRole('row', { name: /Ada Lovelace/ }).click();
  await visit.getByRole('button', { name: 'Open Screening' }).click();
  const candidates = screen.getByRole('listitem');
  await expect(candidates).toHaveCount(2);
  expect(await seriousFindings(visit)).toEqual([]);
  await candidates.filter({ hasText: 'Ada Lovelace' }).getByRole('button', { name: 'It is this one' }).click();
  await expect(screen).toContainText('It is this one, says');
  await candidates.filter({ hasText: 'Ada King' }).getByRole('button', { name: 'Not the same' }).click();
  await expect(screen).toContainText('Not the same, says');
  await screen.getByRole('button', { name: 'Close' }).click();

  await visit.goto('/organisations');
  await visit.getByRole('row', { name: /Analytical Engines Ltd/ }).click();
  await visit.getByRole('button', { name: 'Look up… Details' }).click();
  await screen.getByLabel('Name or LEI').fill('harbour');
  await screen.getByRole('button', { name: 'Search', exact: true }).click();
  await screen.getByRole('button', { name: /HARBOUR HOLDINGS LIMITED/ }).click();
  await expect(screen).toContainText('QUAY GROUP PLC');
  await screen.getByLabel('Take Country').uncheck();
  await screen.getByLabel('Take Address').uncheck();
  await screen.getByLabel('Take Incorporation').uncheck();
  await screen.getByRole('button', { name: 'Take 2 fields' }).click();
  await expect(visit.getByRole('complementary', { name: 'Entity' })).toContainText(LEIS.harbour);

  await visit.goto(`/chart/${chart.key}`);
  await canvas.ready();
  await visit.getByRole('button', { name: 'More' }).click();
  await visit.getByRole('menuitem', { name: /Findings/ }).click();
  await expect(screen).toContainText('Ada Lovelace: confirmed on a list of sanctions.');
  await screen.getByRole('button', { name: 'Close' }).first().click();

  await visit.goto(`/chart/${chart.key}?mode=edit`);
  await canvas.ready();
  await canvas.settled();
  const company = (await canvas.graph()).nodes.find(({ key }) => key === chart.company);
  const place = await canvas.pointOf(company ?? { x: 0, y: 0 });
  await visit.mouse.click(place.x, place.y, { button: 'right' });
  await visit.getByRole('menuitem', { name: 'Show details' }).click();
  await visit.getByRole('button', { name: 'Look up… Details' }).click();
  await screen.getByLabel('Name or LEI').fill('harbour');
  await screen.getByRole('button', { name: 'Search', exact: true }).click();
  await screen.getByRole('button', { name: /HARBOUR HOLDINGS LIMITED/ }).click();
  await screen.getByLabel(/QUAY GROUP PLC/).check();
  await screen.getByRole('button', { name: 'Take onto this chart' }).click();
  await expect(visit.getByText('2 records made, 0 joined with what was there.')).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).first().click();
  await canvas.canvas.focus();
  await visit.keyboard.press('t');
  await expect(
    visit.getByRole('region', { name: 'The chart as a table' }).getByRole('row', { name: /QUAY GROUP PLC/ }),
  ).toBeVisible();
  await expect(canvas.saveState).toHaveText('Saved');
  await visit.close();

  const link = await makeLink(owner, chart.key, { ownership: true });
  const asked: string[] = [];
  const shared = await browser.newPage({ baseURL: server.url });
  shared.on('request', (request) => asked.push(request.postData() ?? ''));
  await shared.goto(`/shared/${link.key}`);
  await new ChartPage(shared).ready();
  expect(asked.filter((body) => /[sS]creening|[sS]tandings|lookup/.test(body))).toEqual([]);
  await shared.close();
});
