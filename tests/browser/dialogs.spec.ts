import type { Browser, Page } from '@playwright/test';
import { Client } from '../testkit/client';
import { seriousFindings } from './axe';
import { ChartPage, type Graph } from './chartPage';
import { expect, signIn, test } from './fixtures';
import { ADMIN, DEMO } from './server';

interface Thing {
  name: string;
  x: number;
  y: number;
  typeName?: string;
}

/** Makes a chart by calls, its first two entities linked where roles are given for that. */
async function made(url: string, name: string, things: readonly Thing[], roles?: readonly string[]) {
  const client = await new Client(url).signIn(DEMO.email, DEMO.password);
  const { body: dataset } = await client.post<{ key: string }>('datasets/add', { dataset: { name } });
  const { body: empty } = await client.post<Graph>('datasets/graph', { datasetId: dataset.key });
  const keys = things.map((_, at) => `${dataset.key}-${at}`);
  const saved = await client.post('datasets/save', {
    dataset: { key: dataset.key, name },
    revision: empty.revision,
    nodes: things.map((thing, at) => ({ typeName: 'Company', ...thing, key: keys[at] })),
    edges: roles ? [{ key: `${dataset.key}-l`, from: keys[0], to: keys[1], roles }] : [],
  });
  expect(saved.status).toBe(200);
  const graph = async () => (await client.post<Graph>('datasets/graph', { datasetId: dataset.key })).body;
  return { client, key: dataset.key, keys, graph };
}

/** Opens a chart for editing. */
async function open(chart: ChartPage, key: string): Promise<void> {
  await chart.page.goto(`/chart/${key}?mode=edit`);
  await chart.ready();
  await chart.settled();
  await chart.canvas.focus();
}

/** Does what the menu of a place of the chart offers. */
async function fromMenu(chart: ChartPage, place: { x: number; y: number }, name: string): Promise<void> {
  const { x, y } = await chart.pointOf(place);
  await chart.page.mouse.click(x, y, { button: 'right' });
  await chart.page.getByRole('menuitem', { name }).click();
}

/** Opens the dialog of the roles of the link between a holder and what is held. */
async function openRoles(chart: ChartPage) {
  await fromMenu(chart, { x: 0, y: 80 }, 'Edit roles and look');
  const dialog = chart.page.getByRole('dialog', { name: 'Roles of the link' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Two organisations, one below the other. */
const holderAndHeld = (name: string): Thing[] => [
  { name: `${name} Holder Ltd`, x: 0, y: 0 },
  { name: `${name} Held Ltd`, x: 0, y: 200 },
];

/** What the links of the saved chart say. */
const linksOf = async (chart: ChartPage) => (await chart.graph()).edges.map(({ name }) => name);

/** The cards by name, as a drawing of the chart has them. */
async function cardsDrawn(chart: ChartPage) {
  const svg = (await chart.exported('SVG')).toString('utf8');
  const card = /^<g><rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)" rx=.*?<text[^>]*>([^<]*)<.*$/gm;
  const cards = [...svg.matchAll(card)].map(([whole, ...found]) => {
    const [left = NaN, top = NaN, width = NaN, height = NaN] = found.slice(0, 4).map(Number);
    return { name: found[4] ?? '', left, top, height, right: left + width, bottom: top + height, svg: whole };
  });
  return new Map(cards.map((one) => [one.name, one]));
}

function overlapping(cards: Awaited<ReturnType<typeof cardsDrawn>>): string[] {
  const all = [...cards.values()];
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      )
      .map((other) => `${one.name} and ${other.name}`),
  );
}

test('a description that is too long is refused, and one that is not has the chart make room in one step', async ({
  chart,
  server,
}) => {
  const { page } = chart;
  const upper = { name: 'Sorrel Upper Ltd', x: 0, y: 0 };
  const lower = { name: 'Sorrel Lower Ltd', x: 0, y: 100 };
  const beside = { name: 'Sorrel Beside Ltd', x: 200, y: 0 };
  await open(chart, (await made(server.url, 'Descriptions', [upper, lower, beside])).key);
  const places = async () => new Map((await chart.graph()).nodes.map(({ name, x, y }) => [name, { x, y }]));
  const said = async () => (await chart.graph()).nodes.map(({ chartDescription }) => chartDescription).filter(Boolean);
  const [before, drawnBefore] = [await places(), await cardsDrawn(chart)];
  expect([drawnBefore.size, overlapping(drawnBefore)]).toEqual([3, []]);

  await fromMenu(chart, upper, 'Description on this chart');
  const dialog = page.getByRole('dialog', { name: 'Description on this chart' });
  const done = dialog.getByRole('button', { name: 'Done' });
  await dialog.getByRole('textbox').fill('x'.repeat(1001));
  await expect(dialog).toContainText('Maximum 1000 characters');
  await expect(done).toBeDisabled();
  const words = 'Holds the quays of the group and reports to its trustees. '.repeat(16).slice(0, 900).trim();
  await dialog.getByRole('textbox').fill(words);
  await expect(dialog).not.toContainText('Maximum 1000 characters');
  await done.click();
  await expect(chart.saveState).toHaveText('1 change not saved');
  await chart.save();
  const [after, drawn] = [await places(), await cardsDrawn(chart)];
  expect([drawn.size, overlapping(drawn)]).toEqual([3, []]);
  expect(drawn.get(upper.name)?.height).toBeGreaterThan(200);
  expect(after.get(lower.name)?.y).toBeGreaterThan(lower.y + 100);
  expect(after.get(beside.name)?.x).toBeGreaterThan(beside.x);

  await page.keyboard.press('ControlOrMeta+z');
  await expect(chart.saveState).toHaveText('1 change not saved');
  await chart.save();
  expect([await places(), await said()]).toEqual([before, []]);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await chart.save();
  await page.reload();
  await chart.ready();
  expect([await places(), await said()]).toEqual([after, [words]]);
  expect((await cardsDrawn(chart)).get(upper.name)?.svg).toContain('>Holds the quays of the group');
});

test('a link says two roles, of which only the one that may have a percentage takes it, from 0 to 100 with two decimals', async ({
  chart,
  server,
}) => {
  const things = holderAndHeld('Teasel');
  await open(chart, (await made(server.url, 'Percentages', things, [])).key);
  const dialog = await openRoles(chart);
  const [roles, shares] = [
    dialog.getByRole('combobox', { name: 'Role', exact: true }),
    dialog.getByRole('textbox', { name: 'Percentage' }),
  ];
  const done = dialog.getByRole('button', { name: 'Done' });
  await roles.fill('Shareholder');
  for (const wrong of ['100.01', '33.333', '-1', 'half']) {
    await shares.fill(wrong);
    await expect(dialog).toContainText('A percentage is a number from 0 to 100 with at most two decimals.');
    await expect(done).toBeDisabled();
  }
  await shares.fill('33.33');
  await expect(dialog).not.toContainText('A percentage is a number');
  await dialog.getByRole('button', { name: 'Another role' }).click();
  await roles.nth(1).fill('Director');
  await expect(shares.nth(1)).toBeDisabled();
  await done.click();
  await expect(chart.saveState).toHaveText('1 change not saved');
  await chart.save();
  expect(await linksOf(chart)).toEqual(['33.33% Shareholder\nDirector']);

  await openRoles(chart);
  await expect(shares.first()).toHaveValue('33.33');
  await roles.first().fill('Trustee');
  await expect(shares.first()).toBeDisabled();
  await done.click();
  await chart.save();
  expect(await linksOf(chart)).toEqual(['Trustee\nDirector']);
  await chart.page.keyboard.press('ControlOrMeta+z');
  await chart.save();
  expect(await linksOf(chart)).toEqual(['33.33% Shareholder\nDirector']);
});

test('words of a link are pressed twice to edit its roles, also while the link is selected', async ({
  chart,
  server,
}) => {
  const things = holderAndHeld('Bryony');
  await open(chart, (await made(server.url, 'Pressed words', things, ['Director of the company'])).key);
  const words = await chart.pointOf({ x: 0, y: 100 });
  const dialog = chart.page.getByRole('dialog', { name: 'Roles of the link' });
  for (let time = 0; time < 3; time++) {
    await chart.page.mouse.dblclick(words.x, words.y);
    await expect(dialog).toBeVisible();
    await chart.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await expect(chart.saveState).toHaveText('Saved');
});

test('a role of one’s own is made, renamed and deleted, and the links of all charts follow', async ({
  chart,
  server,
}) => {
  const { page } = chart;
  const things = holderAndHeld('Yarrow');
  await open(chart, (await made(server.url, 'Own roles', things, ['Director'])).key);
  const other = await made(server.url, 'Own roles elsewhere', things, ['Keeper of Seals', 'Director']);
  const elsewhere = async () => (await other.graph()).edges.map((edge) => edge.name);
  const link = await openRoles(chart);
  const manage = () => link.getByRole('button', { name: 'Custom roles…' }).click();
  await manage();
  const dialog = page.getByRole('dialog', { name: 'Custom roles' });
  const name = dialog.getByRole('textbox', { name: 'New role' });
  await name.fill('director');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('There is a role of that name already.');
  await name.fill('Keeper of Seals');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveText(['Keeper of Seals']);
  await dialog.getByRole('button', { name: 'Back to the link' }).click();
  const roles = link.getByRole('combobox', { name: 'Role', exact: true });
  await roles.fill('keeper');
  await page.getByRole('option', { name: 'Keeper of Seals' }).click();
  await link.getByRole('button', { name: 'Done' }).click();
  await chart.save();
  expect(await linksOf(chart)).toEqual(['Keeper of Seals']);

  await openRoles(chart);
  await manage();
  await dialog.getByRole('button', { name: 'Rename Keeper of Seals' }).click();
  await dialog.getByRole('textbox', { name: 'New name of Keeper of Seals' }).fill('Warden of Seals');
  await dialog.getByRole('button', { name: 'Keep the name' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText(['Warden of Seals']);
  expect([await linksOf(chart), await elsewhere()]).toEqual([['Warden of Seals'], ['Warden of Seals\nDirector']]);

  await dialog.getByRole('button', { name: 'Delete Warden of Seals' }).click();
  await dialog.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('Your organization has no roles of its own yet.');
  expect([await linksOf(chart), await elsewhere()]).toEqual([[''], ['Director']]);
  await dialog.getByRole('button', { name: 'Back to the link' }).click();
  await expect(roles).toHaveValue('');
});

/** A colleague of the example user, signed in on a page of her own, who may do something with a chart. */
async function colleague(browser: Browser, url: string, of: Awaited<ReturnType<typeof made>>) {
  const admin = await new Client(url).signIn(ADMIN.email, ADMIN.password);
  const { body } = await of.client.get<{ organizationKey: string }>(`datasets/get/${of.key}`);
  const account = { email: 'greta@example.org', password: 'seals in the strongroom' };
  const user = { name: 'Greta Guest', ...account, organizationKey: body.organizationKey };
  const { body: person } = await admin.post<{ key: string }>('users/addUser', { user, sendMail: false });
  const may = async (permission: string) => {
    const given = await of.client.post('access/give', { key: of.key, userKey: person.key, permission });
    expect(given.status).toBe(200);
  };
  const chart = new ChartPage(await browser.newPage({ baseURL: url }));
  await signIn(chart.page, account);
  return { may, chart };
}

const EDIT = { name: 'Edit the roles of Bryony Holder Ltd and Bryony Held Ltd' };

/** The roles of all links, in their dialog. */
async function openView(page: Page) {
  await page.getByTestId('chart-canvas').focus();
  await page.keyboard.press('Shift+K');
  return page.getByRole('dialog', { name: 'Listed roles - Roles' });
}

/** Asks for a link to be edited in that dialog, and is told why not. */
async function isRefused(page: Page): Promise<void> {
  const notice = page.getByText('The chart is currently being edited.', { exact: true });
  const view = await openView(page);
  await view.getByRole('button', EDIT).click();
  await expect(notice).toBeVisible();
  await expect(view).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
}

test('roles of all links are listed; one is edited there and kept, unless the chart is being edited or only read', async ({
  chart,
  browser,
  server,
}) => {
  const { page } = chart;
  const here = await made(server.url, 'Listed roles', holderAndHeld('Bryony'), ['60% Owner', 'Director']);
  const greta = await colleague(browser, server.url, here);
  await greta.may('Editor');
  await open(chart, here.key);
  await isRefused(page);
  await page.keyboard.press('ControlOrMeta+e');

  await open(greta.chart, here.key);
  const editing = page.getByRole('status', { name: 'Greta Guest is editing' });
  await expect(editing).toBeVisible();
  await isRefused(page);
  await greta.chart.page.keyboard.press('ControlOrMeta+e');
  await expect(editing).toBeHidden();

  const view = await openView(page);
  await expect(view.getByRole('heading', { level: 3 })).toHaveText(['Bryony Holder Ltd']);
  await expect(view.getByRole('listitem')).toHaveText([/Bryony Held Ltd.*60% Owner\s+Director/]);
  await expect(view.getByRole('img', { name: 'Normal' })).toBeVisible();
  await view.getByRole('button', EDIT).click();
  const dialog = page.getByRole('dialog', { name: 'Roles of the link' });
  await dialog.getByRole('textbox', { name: 'Percentage' }).first().fill('75.5');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(view.getByRole('listitem')).toContainText('75.5% Owner');
  await expect.poll(() => linksOf(chart)).toEqual(['75.5% Owner\nDirector']);

  await greta.may('Viewer');
  await open(greta.chart, here.key);
  const read = await openView(greta.chart.page);
  await expect(read.getByRole('listitem')).toContainText('75.5% Owner');
  await expect(read.getByRole('button', EDIT)).toBeDisabled();
  await greta.chart.page.close();
});

test('entities are put on another chart that is picked by its name, once each', async ({ chart, server }) => {
  const { page } = chart;
  const stands = { name: 'Comfrey Quay Ltd', x: 40, y: 60 };
  const target = await made(server.url, 'Comfrey target', [{ name: 'Comfrey Base Ltd', x: 0, y: 0 }]);
  const namesake = await made(server.url, 'Comfrey target too', []);
  const here = await made(server.url, 'Comfrey origin', [stands, { name: 'Comfrey Pier Ltd', x: 40, y: 260 }]);
  const keysOn = async ({ graph }: typeof here) => (await graph()).nodes.map((node) => node.key).sort();
  await open(chart, here.key);
  const dialog = page.getByRole('dialog', { name: 'Pick a chart' });
  const put = async () => {
    await chart.canvas.focus();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog').getByRole('combobox').fill('put on another');
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: 'Find a chart' }).fill('comfrey');
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    await expect(dialog.getByRole('radio', { name: 'Comfrey origin' })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
    await dialog.getByRole('radio', { name: 'Comfrey target', exact: true }).check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
  };
  const { x, y } = await chart.pointOf(stands);
  await page.mouse.click(x, y);
  await expect(page.getByRole('button', { name: 'Flags & Labels' })).toBeEnabled();
  await put();
  await expect(page.getByText('Put on “Comfrey target”.', { exact: true })).toBeVisible();
  const [quay = '', pier = ''] = here.keys;
  expect(await keysOn(target)).toEqual([...target.keys, quay].sort());

  await chart.canvas.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await put();
  await expect(page.getByText('1 put on “Comfrey target”. 1 was there already.')).toBeVisible();
  expect(await keysOn(target)).toEqual([...target.keys, quay, pier].sort());
  expect([await keysOn(namesake), await keysOn(here)]).toEqual([[], [...here.keys].sort()]);
  await expect(chart.saveState).toHaveText('Saved');
});

test('an entity that exists is searched for or browsed and stands on the chart, not made twice', async ({
  chart,
  server,
}) => {
  const { page } = chart;
  const there = await made(server.url, 'Where they are', [
    { name: 'Quillon Wharf Ltd', x: 0, y: 0 },
    { name: 'Aaland Browsed Ltd', x: 0, y: 200 },
  ]);
  const [quillon = '', aaland = ''] = there.keys;
  const placed = async () => (await chart.graph()).nodes.map(({ key, x, y }) => ({ key, x, y }));
  await chart.make('Where they come');
  await chart.canvas.focus();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const found = dialog.getByRole('button', { name: /Quillon Wharf Ltd/ });
  await name.fill('quilon whar');
  await expect(found).toContainText('Organisation · on one chart');
  await found.click();
  await expect(dialog).toBeHidden();
  await chart.save();
  const [card] = await placed();
  expect(card?.key).toBe(quillon);

  await chart.canvas.focus();
  await page.keyboard.press('a');
  await name.fill('Quillon Wharf');
  await expect(found).toContainText('On this chart');
  await found.click();
  await expect(page.getByText('Quillon Wharf Ltd is on this chart already.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(chart.saveState).toHaveText('Saved');
  const asked = { searchTerm: 'Quillon Wharf Ltd', maxCount: 10 };
  const { body: hits } = await there.client.post<{ key: string; name: string }[]>('graph/search', asked);
  expect(hits.filter((hit) => hit.name === 'Quillon Wharf Ltd').map((hit) => hit.key)).toEqual([quillon]);

  await chart.canvas.focus();
  await page.keyboard.press('Shift+R');
  await dialog.getByText('Browse', { exact: true }).click();
  await dialog.getByRole('button', { name: /Aaland Browsed Ltd/ }).click();
  await expect(dialog).toBeHidden();
  await chart.save();
  expect(await placed()).toEqual([{ ...card, key: aaland }]);
});

test('chart properties count what is on the chart, and name, description and ways of links are changed and kept', async ({
  chart,
  server,
}) => {
  const { page } = chart;
  const { client, key } = await made(
    server.url,
    'Tansy group',
    [...holderAndHeld('Tansy'), { name: 'A note on Tansy', x: 300, y: 0, typeName: 'Sticky' }],
    ['Owner'],
  );
  const stored = async () => (await client.get<Record<string, string>>(`datasets/get/${key}`)).body;
  await open(chart, key);
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: 'Chart properties' });
  const [name, description] = [dialog.getByLabel('Name'), dialog.getByLabel('Description')];
  const done = dialog.getByRole('button', { name: 'Done' });
  await expect(dialog).toContainText('2 entities, 1 link');
  await name.fill(' ');
  await expect(dialog).toContainText('This attribute is required.');
  await expect(done).toBeDisabled();
  await name.fill('Tansy estate');
  await description.fill('x'.repeat(1001));
  await expect(dialog).toContainText('Maximum 1000 characters');
  await expect(done).toBeDisabled();
  await description.fill('As of the first of May');
  await dialog.getByText('Curved', { exact: true }).click();
  await done.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tansy estate');
  await expect(chart.saveState).toHaveText('1 change not saved');
  expect(await stored()).toMatchObject({ name: 'Tansy group', routing: 'orthogonal' });
  await chart.save();
  const changed = { name: 'Tansy estate', description: 'As of the first of May', routing: 'curved' };
  expect(await stored()).toMatchObject(changed);

  await open(chart, key);
  await page.keyboard.press('p');
  await expect(name).toHaveValue(changed.name);
  await expect(description).toHaveValue(changed.description);
  await expect(dialog.getByRole('radio', { name: 'Curved' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(chart.saveState).toHaveText('Saved');
});

test('what a role says beside its share unfolds below it, with a file as its evidence, which a paperclip tells', async ({
  chart,
  server,
}, info) => {
  const { page } = chart;
  const name = 'Elderberry';
  const { client, key, keys } = await made(server.url, name, holderAndHeld(name), ['60% Shareholder']);
  await client.post('graph/createFilesLink', { url: 'register.example/7', name: 'Register entry', entityId: keys[1] });
  await open(chart, key);
  const dialog = await openRoles(chart);
  await dialog.getByRole('textbox', { name: 'Percentage' }).fill('87.5');
  await expect(dialog).toContainText('12.5 % has no recorded holder.');
  const more = dialog.getByRole('button', { name: 'More of the role Shareholder' });
  await more.focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: 'Start', exact: true }).fill('24-09-2021');
  await dialog.getByRole('textbox', { name: 'Source' }).fill('Share register');
  const evidence = dialog.getByRole('combobox', { name: 'Evidence' });
  await evidence.click();
  await page.getByRole('option', { name: 'Register entry' }).click();
  await dialog.getByRole('textbox', { name: 'Page or note of Register entry' }).fill('p. 4');
  await page.screenshot({ path: info.outputPath('more.png') });
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: info.outputPath('more-390.png') });
  const wide = await dialog.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await more.click();
  await expect(dialog).toContainText('since 24.09.2021 · 1 piece of evidence');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.screenshot({ path: info.outputPath('clip.png') });
  await chart.save();
  const [edge] = (await client.post<{ edges: { roles: object[] }[] }>('datasets/graph', { datasetId: key })).body.edges;
  expect(edge?.roles).toMatchObject([
    {
      percentage: 87.5,
      startDate: '2021-09-24',
      source: 'Share register',
      evidence: [{ kind: 'webLink', note: 'p. 4' }],
    },
  ]);
  expect((await chart.exported('SVG')).toString('utf8')).toMatch(/<path d="M[^"]*a0\.75 0\.75[^"]*" fill="none"/);
});
