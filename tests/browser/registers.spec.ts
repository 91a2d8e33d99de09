import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { Client } from '../testkit/client';
import { registerLines } from '../testkit/registers';
import { seriousFindings } from './axe';
import { expect, signIn, test } from './fixtures';
import type { RunningServer } from './server';
import { ADMIN } from './server';
import { still } from './stillness';

const FOLDER = resolve(import.meta.dirname, '../..', process.env.STEMMA_SCREENSHOTS ?? 'tests/browser/results/screens');
const SECRET = 'violets on the windowsill';
const NAMES = { low: 'Lowwater Ltd', middle: 'Middlemarsh Ltd', side: 'Sidewind Ltd', top: 'Topsail Ltd' };

/** Topsail holds all of Middlemarsh, which holds `share` of Lowwater; Sidewind holds the rest. */
function coast(share: number, address = '1 Quay Street', said = '2026-01-01'): string {
  const companies = Object.entries(NAMES).map(([id, name]) => ({
    id,
    name,
    ...(id === 'low' && { address, said }),
  }));
  return registerLines(companies, [
    { holder: 'top', held: 'middle', share: 100 },
    { holder: 'middle', held: 'low', share, said },
    { holder: 'side', held: 'low', share: 100 - share, said },
  ]);
}

/** A user of the administrator's own organization. */
async function colleague(server: RunningServer, name: string) {
  const admin = await new Client(server.url).signIn(ADMIN.email, ADMIN.password);
  const { body } = await admin.get<{ organizationKey: string }>('auth/currentUser');
  const email = `${name.toLowerCase()}@example.org`;
  const user = { name, email, organizationKey: body.organizationKey, password: SECRET };
  await admin.post('users/addUser', { user, sendMail: false });
  return { email, password: SECRET };
}

/** What somebody writes of Lowwater by hand. */
async function writeAddress(server: RunningServer, account: { email: string; password: string }, address: string) {
  const user = await new Client(server.url).signIn(account.email, account.password);
  const { data } = await user.rawGraphql<{ companies: { key: string }[] }>(
    'query ($where: CompanyWhere!) { companies(where: $where) { key } }',
    { where: { name: { eq: NAMES.low } } },
  );
  const model = { typeName: 'Company', key: data?.companies[0]?.key ?? '', address };
  expect((await user.post('graph/updateNode', { model, invalidateLinks: false })).status).toBe(200);
}

const file = (content: string) => ({ name: 'coast.jsonl', mimeType: 'application/json', buffer: Buffer.from(content) });

async function load(page: Page, button: string, content: string, day: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: /Load a file into/ });
  await fill(dialog, content, day);
}

async function fill(dialog: ReturnType<Page['getByRole']>, content: string, day: string): Promise<void> {
  await dialog.getByLabel('File of the register').setInputFiles(file(content));
  await dialog.getByLabel('Day of what it says').first().fill(day);
  await dialog.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('an administrator loads a register; a user finds a company “from register”, takes its owners onto a chart, and is told what a newer file says', async ({
  page,
  server,
  browser,
}) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/registers');
  await page.getByRole('button', { name: 'New register' }).first().click();
  const made = page.getByRole('dialog', { name: 'New register' });
  await made.getByLabel('Name').fill('Companies of the coast');
  await made.getByLabel('Licence').fill('Open Government Licence');
  await made.getByRole('button', { name: 'Save' }).click();
  await fill(page.getByRole('dialog', { name: /Load a file into/ }), coast(60), '31-01-2026');
  const card = page.getByRole('region', { name: 'Companies of the coast' });
  await expect(card).toContainText('In use');
  await expect(card).toContainText('4 parties · 3 relationships');
  expect(await seriousFindings(page)).toEqual([]);

  const account = await colleague(server, 'Ondine');
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn(other, account);
  await other.goto('/search');
  await other.getByRole('combobox', { name: 'Search entities and charts' }).fill('lowwater');
  const hit = other.getByRole('option', { name: /Lowwater Ltd/ });
  await expect(hit).toContainText('from register');
  await expect(hit).toContainText('Companies of the coast');
  await hit.click();
  const dialog = other.getByRole('dialog', { name: 'Take onto chart' });
  await expect(dialog).toContainText('4 entities and 3 links are taken');
  await dialog.getByText('1', { exact: true }).click();
  await expect(dialog).toContainText('3 entities and 2 links are taken');
  await dialog.getByText('2', { exact: true }).click();
  await expect(dialog).toContainText('4 entities and 3 links are taken');
  expect(await seriousFindings(other)).toEqual([]);
  await dialog.getByRole('button', { name: 'Take onto chart' }).click();
  await other.waitForURL('**/chart/**');
  await expect(other.getByTestId('chart-canvas')).toHaveAttribute('data-view', /\d/);

  await writeAddress(server, account, '5 By Hand Lane');
  await load(page, 'Newer file…', coast(75, '9 New Street', '2026-06-01'), '30-06-2026');
  await expect(card).toContainText('as of 30.06.2026');
  await expect(card).toContainText('It says something new of 1 taken from it.');

  await other.goto('/search?q=lowwater');
  await other.getByRole('option', { name: /Lowwater Ltd.*on 1 chart/ }).click();
  const panel = other.getByRole('complementary', { name: 'Entity' });
  await expect(panel).toContainText('The register says something new since 31.01.2026');
  await expect(panel.getByRole('row', { name: /Address/ })).toContainText('9 New Street');
  await expect(panel.getByRole('row', { name: /Middlemarsh Ltd/ })).toContainText('75% Shareholder');
  await expect(panel.getByRole('row', { name: /here now/ })).toContainText('5 By Hand Lane');
  await expect(panel.getByRole('checkbox', { name: 'Address' })).not.toBeChecked();
  await expect(panel.getByRole('checkbox', { name: /Middlemarsh Ltd/ })).toBeChecked();
  await still(other);
  await other.screenshot({ path: join(FOLDER, 'register-news-light.png') });
  expect(await seriousFindings(other)).toEqual([]);
  await panel.getByRole('button', { name: 'Take over' }).click();
  await expect(panel).toContainText('Taken from the register Companies of the coast, as of 30.06.2026');
  await expect(panel).toContainText('5 By Hand Lane');
  await expect(panel).not.toContainText('9 New Street');
  await other.context().close();
});
