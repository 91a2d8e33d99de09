import { defineConfig } from '@playwright/test';

const executablePath = process.env.STEMMA_CHROMIUM;

/** Runs on the browser that `npm test` found: the system's Chromium, or Playwright's own. */
export default defineConfig({
  testDir: 'browser',
  outputDir: 'browser/results',
  timeout: 240_000,
  expect: { timeout: 45_000 },
  workers: 1,
  // A page that was slow once on a busy machine is asked again; what fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: false,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'browser/results/results.json' }],
  ],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // Recording every test takes a third of its time; what fails is recorded when it is tried again.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
