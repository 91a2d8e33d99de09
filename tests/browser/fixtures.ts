import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { Client } from '../testkit/client';
import type { PostOffice } from '../testkit/postOffice';
import { openPostOffice } from '../testkit/postOffice';
import { ChartPage } from './chartPage';
import { DEMO, RunningServer } from './server';

interface TestFixtures {
  /** A page of the example user, signed in, on the overview. */
  overview: Page;
  chart: ChartPage;
}

interface WorkerFixtures {
  /** Whose server it is: tests that name one of their own find the examples as a first start leaves them. */
  serverOf: string;
  server: RunningServer;
  /** Where the server's mail arrives. */
  office: PostOffice;
}

/** Tests with the real server behind them, one for all tests of a worker. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverOf: ['everyone', { option: true, scope: 'worker' }],
  office: [
    async ({}, use) => {
      const office = await openPostOffice();
      await use(office);
      await office.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ office }, use) => {
      const server = await RunningServer.start({ SMTP_URL: office.url });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 210_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  overview: async ({ page, server }, use) => {
    const { token = '' } = await new Client(server.url).signIn(DEMO.email, DEMO.password);
    // Kept once, as the page would: a reload after signing out must not sign in again.
    await page.addInitScript((stored) => {
      if (window.sessionStorage.getItem('signed in by the test')) return;
      window.sessionStorage.setItem('signed in by the test', 'yes');
      window.localStorage.setItem('stemma.token', stored);
    }, token);
    await page.goto('/overview');
    await use(page);
  },
  chart: async ({ overview }, use) => use(new ChartPage(overview)),
});

export { expect } from '@playwright/test';

/** Signs in on the login page and waits for the overview. */
export async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Name or e-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/overview');
}
