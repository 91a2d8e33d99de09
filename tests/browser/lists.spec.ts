import type { Page } from '@playwright/test';
import { seriousFindings } from './axe';
import { expect, test } from './fixtures';

const grid = (page: Page) => page.getByRole('grid');
const row = (page: Page, name: string) => grid(page).getByRole('row').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');

async function open(page: Page, list: string): Promise<void> {
  await page.getByRole('link', { name: list }).click();
  await expect(page.getByRole('heading', { name: list, level: 1 })).toBeVisible();
}

/** Makes an entity by the list's own dialog; its panel opens. */
async function make(page: Page, button: string, name: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await dialog(page)
    .getByLabel(/^(Name|Custom Label)$/)
    .fill(name);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('#entity-panel').getByRole('heading', { name, level: 2 })).toBeVisible();
  await page.getByRole('button', { name: 'Close the panel' }).click();
}

async function newFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New folder' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Folders here' })).toContainText(name);
}

test('an entity is made, goes to a folder by the dialog and back by dragging, and the address keeps the folder', async ({
  overview: page,
}) => {
  await open(page, 'Projects');
  await make(page, 'New project', 'Harbour sale');
  await newFolder(page, 'Sales');
  await row(page, 'Harbour sale').getByRole('button', { name: 'Actions for Harbour sale' }).click();
  await page.getByRole('menuitem', { name: 'Move to folder…' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Move' })).toBeDisabled();
  await dialog(page).getByRole('radio', { name: 'Sales' }).check();
  await dialog(page).getByRole('button', { name: 'Move' }).click();
  await expect(row(page, 'Harbour sale')).toHaveCount(0);

  await page.getByRole('button', { name: 'Sales', exact: true }).click();
  await expect(row(page, 'Harbour sale')).toBeVisible();
  await page.reload();
  await expect(row(page, 'Harbour sale')).toBeVisible();
  await row(page, 'Harbour sale').dragTo(page.getByRole('button', { name: 'All Projects' }));
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await page.getByRole('button', { name: 'All Projects' }).click();
  await expect(row(page, 'Harbour sale')).toBeVisible();
});

test('a dialog opened by keyboard from the menu of a row gives the focus back to the button of the row', async ({
  overview: page,
}) => {
  await open(page, 'Projects');
  await make(page, 'New project', 'Quay repair');
  const actions = row(page, 'Quay repair').getByRole('button', { name: 'Actions for Quay repair' });
  await actions.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move to folder…' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(actions).toBeFocused();
});

test('items are selected level by level, moved together, and many are added to a folder at once', async ({
  overview: page,
}) => {
  await open(page, 'Custom');
  for (const name of ['Alpha', 'Beta', 'Gamma']) await make(page, 'New custom entity', name);
  await newFolder(page, 'Outer');
  await page.getByRole('button', { name: 'Outer', exact: true }).click();
  await page.getByRole('button', { name: 'Add to folder' }).first().click();
  await dialog(page).getByLabel('Alpha').check();
  await dialog(page).getByLabel('Beta').check();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(row(page, 'Alpha')).toBeVisible();
  await expect(row(page, 'Beta')).toBeVisible();

  await page.getByRole('button', { name: 'All Custom' }).click();
  await page.getByRole('button', { name: 'Select items to move' }).click();
  const choose = dialog(page).getByRole('button', { name: 'Choose Destination' });
  await expect(choose).toBeDisabled();
  await dialog(page).getByRole('checkbox', { name: 'Outer' }).check();
  await dialog(page).getByRole('button', { name: 'Outer', exact: true }).click();
  await expect(dialog(page).getByLabel('Alpha')).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'All Custom' }).click();
  await dialog(page).getByRole('checkbox', { name: 'Outer' }).uncheck();
  await dialog(page).getByLabel('Gamma').check();
  await choose.click();
  await dialog(page).getByRole('radio', { name: 'Outer' }).check();
  await dialog(page).getByRole('button', { name: 'Move' }).click();
  await page.getByRole('button', { name: 'Outer', exact: true }).click();
  await expect(row(page, 'Gamma')).toBeVisible();
});

test('what stands on a chart is not deleted, the rest goes to the bin and comes back, and is deleted for good', async ({
  overview: page,
}) => {
  await open(page, 'Individuals');
  await row(page, 'Unknown person').first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Move to bin' }).click();
  await expect(dialog(page)).toContainText('Delete selected entities');
  await expect(dialog(page)).toContainText(
    'Please remove an entity from the chart(s) it appears in before trying to delete.',
  );
  await dialog(page).getByRole('button', { name: 'OK' }).click();

  await make(page, 'New individual', 'Zelda Bin');
  await row(page, 'Zelda Bin').focus();
  await page.keyboard.press('Escape');
  await row(page, 'Zelda Bin').focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('Selected entities have been moved to the bin.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Bin\s*1 in the bin/ })).toBeVisible();

  await page.getByRole('link', { name: /Bin/ }).click();
  await page.getByRole('button', { name: 'Restore Zelda Bin' }).click();
  await expect(page.getByText('The bin is empty')).toBeVisible();
  await open(page, 'Individuals');
  await row(page, 'Zelda Bin').focus();
  await page.keyboard.press('Delete');
  await page.getByRole('link', { name: /Bin/ }).click();
  await page.getByRole('button', { name: 'Delete Zelda Bin for good' }).click();
  await dialog(page).getByRole('button', { name: 'Permanently Delete' }).click();
  await expect(page.getByText('The bin is empty')).toBeVisible();
});

test('columns are chosen, ordered and narrowed, and the keyboard leads through the rows', async ({
  overview: page,
}) => {
  await open(page, 'Organisations');
  await page.getByRole('button', { name: 'Choose the columns' }).click();
  await page.getByRole('checkbox', { name: 'LEI' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'LEI' })).toBeVisible();
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'LEI' })).toBeVisible();
  const rows = grid(page).locator('[role="row"][data-index]');
  await rows.first().focus();
  await page.keyboard.press('End');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('2 chosen')).toBeVisible();
  await page.keyboard.press('Escape');
  const name = (await rows.first().locator('bdi').first().textContent()) ?? '';
  await page.getByLabel('Search organisations by name').fill(name);
  await expect(row(page, name).first()).toBeVisible();
  await expect(page).toHaveURL(/q=/);
  await page.getByLabel('Search organisations by name').fill('no such name at all');
  await expect(page.getByText('No entities found.')).toBeVisible();
});

test('charts go to folders on the overview, and coming back from a chart opens the folder that was left', async ({
  overview: page,
}) => {
  await newFolder(page, 'Families');
  await page.getByRole('button', { name: 'Actions for Castellan family: group structure' }).click();
  await page.getByRole('menuitem', { name: 'Move to folder…' }).click();
  await dialog(page).getByRole('radio', { name: 'Families' }).check();
  await dialog(page).getByRole('button', { name: 'Move' }).click();
  await page.getByRole('button', { name: 'Families', exact: true }).click();
  await expect(page).toHaveURL(/folder=/);
  await page.getByRole('main').getByRole('link', { name: 'Castellan family: group structure' }).click();
  await page.waitForURL('**/chart/**');
  await page.getByRole('link', { name: 'All Charts' }).first().click();
  await expect(page.getByRole('navigation', { name: 'Folders' })).toContainText('Families');
  await page.getByRole('link', { name: 'Bin' }).click();
  await page.getByRole('link', { name: 'All Charts' }).first().click();
  await expect(page.getByRole('navigation', { name: 'Folders' })).not.toContainText('Families');
});

test('the search is led by the keyboard, marks what matched and forgives a mistake', async ({ overview: page }) => {
  await expect(page.getByRole('heading', { name: 'All Charts', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+f');
  const field = page.getByRole('combobox', { name: 'Search entities and charts' });
  await field.fill('castelan');
  await expect(page.getByRole('option').first()).toContainText('Castellan');
  await expect(page.locator('mark').first()).toHaveText('Castellan');
  await page.getByRole('combobox', { name: 'Type of entity' }).click();
  await page.getByRole('option', { name: 'Individuals' }).click();
  await expect(page).toHaveURL(/type=Individual/);
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('#entity-panel').getByRole('heading', { level: 2 })).toContainText('Castellan');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`lists, bin and search have no serious finding of axe, ${colorScheme}`, async ({ overview: page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/organisations', '/assets', '/customs', '/bin', '/search?q=castellan', '/overview']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect([path, await seriousFindings(page)]).toEqual([path, []]);
    }
  });
}
