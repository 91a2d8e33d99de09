import { Client } from '../testkit/client';
import type { Page } from '@playwright/test';
import { seriousFindings } from './axe';
import { expect, signIn, test } from './fixtures';
import type { RunningServer } from './server';
import { ADMIN } from './server';

const SECRET = 'violets on the windowsill';
const PHONE = { width: 390, height: 844 };

/** Users of a new organization by their names, made by the administrator. */
async function house(server: RunningServer, name: string, people: readonly string[]) {
  const admin = await new Client(server.url).signIn(ADMIN.email, ADMIN.password);
  const made = await admin.post<{ key: string }>('users/addOrganization', { organization: { name } });
  const organizationKey = made.body.key;
  const accounts = [];
  for (const person of people) {
    const email = `${person.replace(/\s/g, '.').toLowerCase()}@${name.replace(/\s/g, '-').toLowerCase()}.example.org`;
    const user = { name: person, email, organizationKey, password: SECRET };
    const { body } = await admin.post<{ key: string }>('users/addUser', { user, sendMail: false });
    accounts.push({ key: body.key, name: person, email, password: SECRET });
  }
  return { admin, organizationKey, accounts };
}

const newChart = async (server: RunningServer, account: { email: string; password: string }, name: string) => {
  const owner = await new Client(server.url).signIn(account.email, account.password);
  const { body } = await owner.post<{ key: string }>('datasets/add', { dataset: { name, visibility: 'private' } });
  return body.key;
};

const find = (page: Page, words: string) => page.getByLabel('Find users').fill(words);
const rows = (page: Page) => page.locator('tbody tr');

/** Nothing is drawn beyond the right edge of what scrolls. */
const fitsWidth = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].every(
      (element) => element.scrollWidth <= element.clientWidth + 1 || getComputedStyle(element).overflowX !== 'auto',
    ),
  );

test('many users are deleted at once, and what only they own goes to whom the administrator chooses', async ({
  page,
  server,
}) => {
  const { admin, accounts } = await house(server, 'Bernoulli House', ['Jakob B', 'Johann B', 'Daniel B']);
  const [jakob, johann, daniel] = accounts;
  if (!jakob || !johann || !daniel) throw new Error('Nobody was made');
  const chart = await newChart(server, jakob, 'Brachistochrone');
  await signIn(page, ADMIN);
  await page.goto('/admin/users');
  await find(page, 'Bernoulli House');
  await expect(rows(page)).toHaveCount(3);
  await page.getByLabel('Choose Jakob B').check();
  await page.getByLabel('Choose Johann B').check();
  await page.getByRole('button', { name: 'Delete 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete users' });
  await expect(dialog).toContainText('Nobody else is Co-Owner of 1 chart. Choose who becomes it.');
  await expect(dialog.getByRole('button', { name: 'Delete 2 users' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Hand over to' }).click();
  await expect(page.getByRole('option')).toHaveText(['Daniel B (daniel.b@bernoulli-house.example.org)']);
  await page.getByRole('option').click();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete 2 users' }).click();
  await expect(page.getByText('2 users are deleted.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  const heir = await new Client(server.url).signIn(daniel.email, SECRET);
  expect((await heir.get(`datasets/get/${chart}`)).status).toBe(200);
  expect((await admin.get(`users/get/${jakob.key}`)).status).toBe(404);
});

test('users of several organizations are not deleted together where records need somebody', async ({
  page,
  server,
}) => {
  const [first] = (await house(server, 'Together East', ['Otto East'])).accounts;
  await house(server, 'Together West', ['Wanda West']);
  if (!first) throw new Error('Nobody was made');
  await newChart(server, first, 'Of the east');
  await signIn(page, ADMIN);
  await page.goto('/admin/users');
  await find(page, 'Together');
  await page.getByLabel('Choose Otto East').check();
  await page.getByLabel('Choose Wanda West').check();
  await page.getByRole('button', { name: 'Delete 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete users' });
  await expect(dialog.getByRole('alert')).toContainText('Delete the users of one organization at a time.');
  await expect(dialog.getByRole('button', { name: 'Delete 2 users' })).toBeDisabled();
});

test('records are handed over, and who has none is told so', async ({ page, server }) => {
  const { accounts } = await house(server, 'Noether House', ['Max Noether', 'Emmy Noether']);
  const [max, emmy] = accounts;
  if (!max || !emmy) throw new Error('Nobody was made');
  const chart = await newChart(server, max, 'Invariants');
  await signIn(page, ADMIN);
  await page.setViewportSize(PHONE);
  await page.goto('/admin/users');
  await find(page, 'Noether House');
  const act = async (name: string, what: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: what }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Hand over records' });
  await act('Max Noether', 'Hand over records');
  await dialog.getByRole('combobox', { name: 'Hand over to' }).fill('emmy');
  await page.getByRole('option', { name: /Emmy/ }).click();
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('The records of Max Noether are handed over.')).toBeVisible();
  const heir = await new Client(server.url).signIn(emmy.email, SECRET);
  expect((await heir.get(`datasets/get/${chart}`)).status).toBe(200);
  await act('Max Noether', 'Hand over records');
  await expect(dialog).toContainText('There is nothing to hand over');
  await expect(dialog.getByRole('button', { name: 'Hand over' })).toBeDisabled();
});

test('many users are read a hundred at a time, and found by words', async ({ page, server }) => {
  const names = Array.from({ length: 104 }, (_, at) => `Person ${String(at).padStart(3, '0')}`);
  const { organizationKey } = await house(server, 'Crowd', []);
  const admin = await new Client(server.url).signIn(ADMIN.email, ADMIN.password);
  for (const name of names) {
    const email = `${name.replace(' ', '')}@crowd.example.org`;
    await admin.post('users/addUser', { user: { name, email, organizationKey }, sendMail: true });
  }
  await signIn(page, ADMIN);
  await page.goto('/admin/users');
  await find(page, 'crowd');
  await expect(page.getByText('100 of 104')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows(page)).toHaveCount(104);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await find(page, 'person 103');
  await expect(rows(page)).toHaveCount(1);
});

test('users, organizations and the audit log are read on a phone without scrolling sideways', async ({
  page,
  server,
}) => {
  await house(server, 'A house with quite a long name that wraps', ['Somebody With A Long Name']);
  await page.setViewportSize(PHONE);
  await signIn(page, ADMIN);
  for (const section of ['users', 'organizations', 'audit']) {
    await page.goto(`/admin/${section}`);
    await expect(rows(page).first()).toBeVisible();
    expect(await fitsWidth(page), section).toBe(true);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Colours of another scheme fade in.
      await expect.poll(() => seriousFindings(page), { message: `${section} ${colorScheme}` }).toEqual([]);
    }
  }
  await expect(rows(page).first()).toContainText('Administrator');
});

test('the audit log is narrowed by user, organization, record, kind and days', async ({ page, server }) => {
  const { organizationKey, accounts } = await house(server, 'Audited', ['Ada Audited', 'Bea Audited']);
  const [ada, bea] = accounts;
  if (!ada || !bea) throw new Error('Nobody was made');
  for (const { email } of [ada, bea]) await new Client(server.url).signIn(email, SECRET);
  await signIn(page, ADMIN);
  await page.goto('/admin/audit');
  const filter = page.getByRole('group', { name: 'Filter' });
  await filter.getByRole('combobox', { name: 'Who' }).fill('Ada Audited');
  await page.getByRole('option', { name: /Ada Audited/ }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(['Ada Audited']);
  await page.goto('/admin/audit');
  await filter.getByLabel('Record').fill(bea.key);
  await expect(rows(page)).toHaveCount(2);
  await filter.getByRole('combobox', { name: 'What' }).click();
  await page.getByRole('option', { name: 'Signing in and accounts' }).click();
  await expect(rows(page)).toHaveCount(1);
  await filter.getByRole('textbox', { name: 'From' }).fill('02-01-2020');
  await filter.getByRole('textbox', { name: 'Until' }).fill('01-01-2020');
  await expect(filter).toContainText('This is before the first day.');
  await expect(page.getByText('No entries')).toBeVisible();
  await page.goto('/admin/audit');
  await filter.getByRole('combobox', { name: 'Organization' }).fill('Audited');
  await page.getByRole('option', { name: 'Audited' }).click();
  await filter.getByLabel('Record').fill(organizationKey);
  await expect(page.getByText('No entries')).toBeVisible();
});

test('access is given from the editor’s menu', async ({ chart }) => {
  const { page } = chart;
  await chart.make('Opened in the editor');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Who has access…' }).click();
  const dialog = page.getByRole('dialog', { name: /Who has access to “Opened in the editor”/ });
  await expect(dialog.getByRole('list', { name: 'Who has access' }).getByRole('listitem')).toHaveCount(1);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a user who would rather not be asked adds entities and links in one step', async ({ chart, server }) => {
  const user = await new Client(server.url).signIn('demo@stemma.local', 'a demo password');
  const settings = { editor: { askForName: false, askLinkType: false, defaultLinkType: 'Shareholder' } };
  await user.post('users/updateUserSettings', { settings });
  const { page } = chart;
  await chart.make('In one step');
  const tools = page.getByRole('toolbar', { name: 'Tools' });
  const before = { editor: { askForName: true, askLinkType: true, defaultLinkType: 'GenericLink' } };
  try {
    for (const type of ['Trust', 'Project']) {
      await tools.getByRole('button', { name: 'Add an entity' }).click();
      await page.getByRole('menuitem', { name: type }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await chart.save();
    const { nodes } = await chart.graph();
    expect(nodes.map(({ name }) => name).sort()).toEqual(['New project', 'New trust']);
    const [trust, project] = [...nodes].sort((a, b) => b.name.localeCompare(a.name));
    if (!trust || !project) throw new Error('Nothing was added');
    await tools.getByRole('button', { name: 'Draw links' }).click();
    await chart.drag(trust, project);
    await expect(chart.saveState).not.toHaveText('Saved');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await chart.save();
    expect((await chart.graph()).edges.map(({ name }) => name)).toEqual(['Shareholder']);
  } finally {
    await user.post('users/updateUserSettings', { settings: before });
  }
});
