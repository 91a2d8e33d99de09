import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { read, utils } from '@e965/xlsx';
import { Authenticator } from '../testkit/authenticator';
import { Client } from '../testkit/client';
import { seriousFindings } from './axe';
import { expect, signIn, test } from './fixtures';
import type { RunningServer } from './server';
import { ADMIN } from './server';

const SECRET = 'violets on the windowsill';

interface Made {
  key: string;
  email: string;
}
let count = 0;

/** A user of an organization of his own, made by the administrator; invited by mail where no password is given. */
async function newUser(
  server: RunningServer,
  { policy = {}, invited = false }: { policy?: object; invited?: boolean } = {},
): Promise<Made> {
  const admin = await new Client(server.url).signIn(ADMIN.email, ADMIN.password);
  const name = `House ${(count += 1)}`;
  const organization = await admin.post<{ key: string }>('users/addOrganization', { organization: { name } });
  const organizationKey = organization.body.key;
  await admin.post('users/updateOrganization', { key: organizationKey, ...policy });
  const email = `sofia${count}@example.org`;
  const password = invited ? {} : { password: SECRET };
  const user = { name: `Sofia ${count}`, email, organizationKey, ...password };
  const { body } = await admin.post<{ key: string }>('users/addUser', { user, sendMail: invited });
  return { key: body.key, email };
}

/** The address in a message that leads to a page, once it has come. */
async function linkIn(office: { of(address: string): { raw: string; email: { text?: string } }[] }, email: string) {
  const found = () => /http\S+#ticket=[\w-]+/.exec(office.of(email).at(-1)?.email.text ?? '')?.[0] ?? '';
  await expect.poll(found, { timeout: 30_000 }).not.toBe('');
  return found();
}

/** Sets the second factor up in its dialog, a wrong code first; answers the app and the recovery codes. */
async function setUp(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Show setup key' }).click();
  const app = new Authenticator((await dialog.locator('code').innerText()).replaceAll(' ', ''));
  await dialog.getByLabel('Code').fill(app.wrongCode());
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('2FA code is not valid.');
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByLabel('Code').fill(await app.earlierCode());
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' });
  await expect(codes).toBeVisible();
  const recovery = await codes.getByRole('listitem').allInnerTexts();
  await page.getByRole('checkbox', { name: /I have put these codes/ }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  return { app, recovery };
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
};
const typeSignIn = async (page: Page, email: string, password: string) => {
  await page.goto('/login');
  await page.getByLabel('Name or e-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
};

test('who is invited by mail activates the account and sets up the second factor that the organization asks for', async ({
  page,
  server,
  office,
}) => {
  const { email } = await newUser(server, { policy: { forceSecondFactor: true }, invited: true });
  await page.goto(await linkIn(office, email));
  await expect(page).toHaveURL(/activateAccount$/);
  await page.getByLabel('Your name').fill('Sofia Kovalevskaya');
  await page.getByLabel('New password').fill(SECRET);
  await page.getByRole('button', { name: 'Activate the account' }).click();
  await expect(page.getByRole('status')).toContainText('Your account is active.');
  await typeSignIn(page, email, SECRET);
  const { app, recovery } = await setUp(page, 'Setup 2FA');
  await page.waitForURL('**/overview');
  expect(recovery).toHaveLength(10);

  await signOut(page);
  await typeSignIn(page, email, SECRET);
  await page.getByLabel('Code').fill(app.wrongCode());
  await page.keyboard.press('Enter');
  await expect(page.getByText('2FA code is not valid.')).toBeVisible();
  await page.getByLabel('Code').fill(app.code());
  await page.keyboard.press('Enter');
  await page.waitForURL('**/overview');
  await page.goto('/user');
  await expect(page.getByText('Your organization asks for it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch off' })).toHaveCount(0);
});

test('a forgotten password is set anew by the link in a mail, once', async ({ page, server, office }) => {
  const { email } = await newUser(server);
  await page.goto('/login');
  await page.getByRole('link', { name: /Forgot/ }).click();
  await page.getByLabel('Name or e-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('we have sent a link');
  const link = await linkIn(office, email);
  await page.goto(link);
  await page.getByRole('textbox', { name: 'New password' }).fill('another windowsill');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('status')).toContainText('Your new password is set');
  await signIn(page, { email, password: 'another windowsill' });
  await signOut(page);
  await page.goto('/login');
  await page.goto(link);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('no longer valid');
});

test('a second factor is set up, asked for with another e-mail address, and switched off', async ({ page, server }) => {
  const { email } = await newUser(server);
  await signIn(page, { email, password: SECRET });
  await page.goto('/user');
  await page.getByRole('button', { name: 'Set up' }).click();
  const { app, recovery } = await setUp(page, 'Sign-in 2FA Setup');
  await expect(page.getByText('Recovery codes')).toBeVisible();

  await page.getByRole('textbox', { name: 'E-mail' }).fill(`new-${email}`);
  await page.getByLabel('Current password').fill(SECRET);
  await page.getByRole('button', { name: 'Save' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Authorize action with Sign-In 2FA' });
  await dialog.getByLabel('Code').fill(app.wrongCode());
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('2FA code is not valid.');
  await dialog.getByLabel('Code').fill(app.code());
  await dialog.getByRole('button', { name: 'Authorize' }).click();
  await expect(page.getByText('Your details are saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Switch off' }).click();
  await dialog.getByLabel('Code').fill(recovery[0] ?? '');
  await dialog.getByRole('button', { name: 'Authorize' }).click();
  await expect(page.getByText('Two-factor sign-in is off.')).toBeVisible();
  await signOut(page);
  await signIn(page, { email: `new-${email}`, password: SECRET });
});

test('a session that is ended at another server asks for a new sign-in at its next step', async ({
  page,
  server,
  browser,
}) => {
  const second = await server.beside();
  const account = { ...(await newUser(server)), password: SECRET };
  await signIn(page, account);
  const elsewhere = await (await browser.newContext({ baseURL: second.url })).newPage();
  await signIn(elsewhere, account);
  await elsewhere.goto('/user');
  await elsewhere.getByRole('button', { name: 'End all others' }).click();
  await elsewhere.getByRole('button', { name: 'End them' }).click();
  await expect(elsewhere.getByText('Your other sessions have ended.')).toBeVisible();
  await page.getByRole('link', { name: 'Individuals' }).click();
  await page.waitForURL('**/login?to=%2Findividuals');
  await elsewhere.context().close();
  await second.stop();
});

const bytesOf = async (download: Download) => readFile(await download.path());

test('the audit log comes as a spreadsheet and as JSON lines that can be opened', async ({ page, server }) => {
  await newUser(server);
  await signIn(page, ADMIN);
  await page.goto('/admin/audit');
  await expect(page.getByRole('table')).toContainText('Sign-in');
  const take = async (name: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name }).click()]);
    return bytesOf(download);
  };
  const book = read(await take('Spreadsheet (.xlsx)'));
  const rows = utils.sheet_to_json<Record<string, string>>(book.Sheets[book.SheetNames[0] ?? ''] ?? {});
  expect(JSON.stringify(rows)).toContain('users/addUser');
  const lines = (await take('JSON lines (.jsonl)')).toString().trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { action: string }).action)).toContain('users/addOrganization');
});

test('access, statistics, settings and mail have no serious findings of axe, light and dark', async ({ page }) => {
  await signIn(page, ADMIN);
  for (const section of ['users', 'organizations', 'settings', 'mail', 'statistics']) {
    await page.goto(`/admin/${section}`);
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Colours of another scheme fade in.
      await expect.poll(() => seriousFindings(page), { message: `${section} ${colorScheme}` }).toEqual([]);
    }
  }
});

test('a chart’s access is given by its dialog', async ({ chart }) => {
  const { page } = chart;
  await chart.make('Given away');
  await page.goto('/overview');
  await page
    .getByRole('button', { name: /Given away/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: /access/i }).click();
  const dialog = page.getByRole('dialog', { name: /Who has access/ });
  await dialog.getByLabel('Give access to').fill('Admin');
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Give access' }).click();
  await expect(dialog.getByRole('list', { name: 'Who has access' }).getByRole('listitem')).toHaveCount(2);
  expect(await seriousFindings(page)).toEqual([]);
});
