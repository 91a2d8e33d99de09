import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { seriousFindings } from './axe';
import { expect, test } from './fixtures';
import { still } from './stillness';

/** Where pictures are kept; `STEMMA_SCREENSHOTS=docs/screenshots` renews those of the documentation. */
const FOLDER = resolve(import.meta.dirname, '../..', process.env.STEMMA_SCREENSHOTS ?? 'tests/browser/results/screens');
const EXAMPLE = 'Castellan family: group structure';

test.use({ serverOf: 'screens' });

const capture = (page: Page, name: string) => page.screenshot({ path: join(FOLDER, `${name}.png`) });

async function openExample(page: Page): Promise<void> {
  await page.getByText(EXAMPLE).last().click();
  await page.waitForURL('**/chart/**');
  await expect(page.getByTestId('chart-canvas')).toHaveAttribute('data-view', /\d/);
  await still(page);
}

for (const scheme of ['light', 'dark'] as const) {
  test(`overview and editor in ${scheme}, without serious findings for screen readers`, async ({ overview: page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.reload();
    await expect(page.getByText(EXAMPLE).first()).toBeVisible();
    await still(page);
    await capture(page, `overview-${scheme}`);
    expect(await seriousFindings(page)).toEqual([]);
    await openExample(page);
    await capture(page, `editor-view-${scheme}`);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('ControlOrMeta+e');
    await still(page);
    await capture(page, `editor-edit-${scheme}`);
    expect(await seriousFindings(page)).toEqual([]);
  });
}

test('overview and editor at 390 pixels, with nothing cut off at the side', async ({ overview: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByText(EXAMPLE).first()).toBeVisible();
  await capture(page, 'overview-390');
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(await wide()).toBe(false);
  await openExample(page);
  await capture(page, 'editor-390');
  expect(await wide()).toBe(false);
});

test('the login page says what is wrong and has no serious findings', async ({ page }) => {
  await page.goto('/overview');
  await page.waitForURL('**/login**');
  await page.getByLabel('Name or e-mail').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The e-mail address, name or password is not right.')).toBeVisible();
  await capture(page, 'login');
  expect(await seriousFindings(page)).toEqual([]);
});

test('who owns the parent of the example, on the chart and in the panel, in light and dark', async ({
  overview: page,
}) => {
  await page.setViewportSize({ width: 1700, height: 940 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openExample(page);
  await page.keyboard.press('o');
  await page.getByRole('combobox', { name: 'Whose owners to show' }).click();
  await page.getByRole('option', { name: 'Castellan Eklund Capital' }).click();
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.type('Castellan Eklund');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  const panel = page.locator('#entity-panel');
  await panel.getByRole('tab', { name: 'Ownership' }).click();
  await expect(
    panel.getByText('92.5 % explained. 7.5 % unknown: 5 % unknown party, 2.5 % within ranges.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Fit the whole chart', exact: true }).click();
  await page.mouse.move(300, 700);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await still(page);
    const clip = { x: 240, y: 0, width: 1460, height: 940 };
    await page.screenshot({ path: join(FOLDER, `ownership-${colorScheme}.png`), clip });
    expect(await seriousFindings(page)).toEqual([]);
  }
});
