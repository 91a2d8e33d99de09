import { expect, signIn, test } from './fixtures';
import { DEMO } from './server';
import { still } from './stillness';

test.use({ locale: 'de-CH' });

test('the screens speak the language of the browser, or the one that is chosen', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByLabel('Name oder E-Mail').fill(DEMO.email);
  await page.getByLabel('Passwort', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('E-Mail-Adresse, Name oder Passwort ist nicht richtig.')).toBeVisible();
  await page.getByLabel('Passwort', { exact: true }).fill(DEMO.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/overview');
  await expect(page.getByRole('button', { name: 'Neues Chart' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Castellan/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Speichern', exact: true })).toBeVisible();
  // What lines are about is told by stored English roles, in whichever language they are shown.
  const legend = page.getByRole('region', { name: 'Legende' }).getByRole('listitem');
  await expect(legend.filter({ hasText: /^(Beteiligungen|Trust-Rollen|Finanzierung)$/ })).toHaveCount(3);
  await page.getByRole('button', { name: /^Konto von/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

const PAGES = ['overview', 'organisations', 'bin', 'search', 'user'];

test('no button or heading is cut in German, at a desk and on a phone', async ({ page, server }) => {
  await page.addInitScript(() => window.localStorage.setItem('stemma.language', '"en"'));
  await signIn(page, DEMO);
  await page.addInitScript(() => window.localStorage.setItem('stemma.language', '"de"'));
  const cut: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: width > 400 ? 900 : 844 });
    for (const path of PAGES) {
      await page.goto(`${server.url}/${path}`);
      await page.getByRole('heading').first().waitFor();
      await still(page);
      const found = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, h1, h2, h3, label, [role="tab"]')]
          .filter((one) => one.checkVisibility() && getComputedStyle(one).clipPath === 'none')
          .filter((one) => one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.textContent?.trim() ?? ''),
      );
      cut.push(...found.filter(Boolean).map((text) => `${path} at ${width}: ${text}`));
    }
  }
  expect(cut).toEqual([]);
});
