import type { Page } from '@playwright/test';
import type { ChartPage } from './chartPage';
import { seriousFindings } from './axe';
import { expect, test } from './fixtures';

const panelOf = (page: Page) => page.locator('#entity-panel');

/** Makes a chart with one saved entity and opens the entity's panel by the keyboard. */
async function withEntity(chart: ChartPage, title: string, type: string, name: string) {
  await chart.make(title);
  await chart.add(type, name);
  await chart.save();
  await chart.canvas.focus();
  await chart.page.keyboard.press('i');
  const panel = panelOf(chart.page);
  await expect(panel.getByRole('heading', { name, level: 2 })).toBeVisible();
  return panel;
}

test('details are typed, chosen and saved, and the card on the chart says the new name at once', async ({ chart }) => {
  const panel = await withEntity(chart, 'Details', 'Organisation', 'Old Name Ltd');
  await panel.getByRole('button', { name: 'Edit Details' }).click();
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill('New Name Ltd');
  await panel.getByLabel('Country').first().click();
  await chart.page.keyboard.type('UK');
  await chart.page.getByRole('option', { name: 'United Kingdom' }).click();
  await panel.getByLabel('Incorporation', { exact: true }).fill('7/5/14');
  await panel.getByLabel('Valuation', { exact: true }).fill('1250000');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('heading', { name: 'New Name Ltd', level: 2 })).toBeVisible();
  await expect(panel).toContainText('07.05.2014');
  await expect(panel).toContainText('USD 1,250,000.00');
  await expect(panel.getByRole('img', { name: 'United Kingdom' })).toBeVisible();
  await expect(chart.saveState).toHaveText('Saved');

  const [card] = (await chart.graph()).nodes;
  expect(card?.name).toBe('New Name Ltd');
  await chart.drag(card ?? { x: 0, y: 0 }, { x: (card?.x ?? 0) - 80, y: (card?.y ?? 0) - 40 });
  await chart.save();
  expect((await chart.graph()).nodes.map(({ name }) => name)).toEqual(['New Name Ltd']);
});

test('unsaved details are asked about before another tab, closing or leaving, and staying keeps them', async ({
  chart,
}) => {
  const panel = await withEntity(chart, 'Guarded', 'Trust', 'Guarded Trust');
  const { page } = chart;
  await panel.getByRole('button', { name: 'Edit Details' }).click();
  await panel.getByLabel('Trustee').fill('Somebody');
  const dialog = page.getByRole('dialog');
  for (const leave of [
    () => panel.getByRole('tab', { name: 'Notes' }).click(),
    () => panel.getByRole('button', { name: 'Close the panel' }).click(),
    () => page.getByRole('link', { name: 'All Charts' }).first().click(),
  ]) {
    await leave();
    await expect(dialog).toContainText('Unsaved work');
    await expect(dialog).toContainText("New details aren't saved, are you sure?");
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(panel.getByLabel('Trustee')).toHaveValue('Somebody');
  }
  await panel.getByRole('tab', { name: 'Notes' }).click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await panel.getByRole('tab', { name: 'Details' }).click();
  await expect(panel.getByRole('button', { name: 'Edit Details' })).toBeVisible();
  await expect(panel).not.toContainText('Somebody');
});

test('the table under the chart ends where the panel begins, and both are closed by their own buttons', async ({
  chart,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const panel = await withEntity(chart, 'Beside the panel', 'Organisation', 'Beside Ltd');
  await chart.canvas.focus();
  await page.keyboard.press('t');
  const table = page.getByRole('region', { name: 'The chart as a table' });
  const ends = async () => {
    const [one, other] = await Promise.all([table.boundingBox(), panel.boundingBox()]);
    return Math.round((one?.x ?? 0) + (one?.width ?? 0) - (other?.x ?? 0));
  };
  await expect.poll(ends).toBe(0);
  await panel.getByRole('tab', { name: 'Files' }).click();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(720);
  await expect.poll(ends).toBe(0);
  await table.getByRole('button', { name: 'Close the table' }).click();
  await expect(table).toBeHidden();
  await page.keyboard.press('ControlOrMeta+f');
  await page.getByRole('button', { name: 'Close the search' }).focus();
  await page.keyboard.press('Escape');
  await expect(chart.canvas).toBeFocused();
  await expect(panel).toBeVisible();
});

test('a chart that is opened from an entity shows where that stands', async ({ chart }) => {
  const panel = await withEntity(chart, 'Found again', 'Organisation', 'Found Again Ltd');
  const { page } = chart;
  await chart.save();
  const opened = page.url();
  await page.goto('/organisations');
  // Rows out of view are not on the page.
  await page.getByRole('textbox', { name: 'Search organisations by name' }).fill('Found Again Ltd');
  await page.getByText('Found Again Ltd').first().click();
  await panel.getByRole('tab', { name: /^Charts/ }).click();
  await panel.getByRole('link', { name: 'Found again' }).click();
  await page.waitForURL(new URL(opened).pathname);
  await chart.ready();
  await expect(panel.getByRole('heading', { name: 'Found Again Ltd', level: 2 })).toBeVisible();
  await expect(panel).toContainText('Owners on this chart');
});

test('notes, custom fields, key persons and tags are kept', async ({ chart }) => {
  const panel = await withEntity(chart, 'All of it', 'Organisation', 'Well Known Ltd');
  const { page } = chart;
  await expect(panel).toContainText('Click Edit to add a custom field');
  await panel.getByRole('button', { name: 'Edit Custom Fields' }).click();
  await panel.getByLabel('Name of custom field 1').fill('Risk class');
  await panel.getByLabel('Value of custom field 1').fill('Medium');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Risk class')).toBeVisible();

  await panel.getByRole('tab', { name: 'Notes' }).click();
  await panel.getByRole('button', { name: 'Edit Notes' }).click();
  await panel.getByRole('textbox', { name: 'Notes' }).fill('Met on Tuesday.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(panel.getByText('Met on Tuesday.')).toBeVisible();

  await panel.getByRole('tab', { name: 'Key persons' }).click();
  await panel.getByRole('button', { name: 'New key person' }).click();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A key-person needs to have at least a first name.').first()).toBeVisible();
  await panel.getByLabel('First name').fill(' Ada ');
  await panel.getByLabel('Role', { exact: true }).fill('Director');
  await panel.getByRole('button', { name: 'Add an e-mail address' }).click();
  await panel.getByLabel('E-mail 2', { exact: true }).fill('ada@example.org');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Director')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'ada@example.org' })).toBeVisible();
  await panel.getByRole('button', { name: 'Remove Ada' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(panel).toContainText('There are none yet.');

  await panel.getByRole('button', { name: 'Add tags' }).click();
  await page.getByLabel('Find or make a tag').fill('Priority client');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('list', { name: 'Tags' })).toContainText('Priority client');
});

test('the panel is worked by keys alone: in, through the tabs, out, and the focus comes back', async ({ chart }) => {
  const panel = await withEntity(chart, 'By keys', 'Individual', 'Ada Keys');
  const { page } = chart;
  await expect(panel).toBeFocused();
  await panel.getByRole('tab', { name: 'Details' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('tab', { name: 'Notes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('tab', { name: 'Notes' })).toHaveAttribute('aria-selected', 'true');
  await panel.getByRole('tab', { name: 'Details' }).click();
  await panel.getByRole('button', { name: 'Edit Details' }).press('Enter');
  await panel.getByLabel('Nationality').first().focus();
  await page.keyboard.type('Malt');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveAttribute('data-open', /.*/);
  await panel.getByRole('button', { name: 'Cancel' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(panel).not.toHaveAttribute('data-open', /.*/);
  await expect(chart.canvas).toBeFocused();
});

test('an entity is removed from the chart, or for good, after its warning', async ({ chart }) => {
  const panel = await withEntity(chart, 'Removing', 'Project', 'Short Project');
  await panel.getByRole('tab', { name: 'Remove Entity' }).click();
  await panel.getByLabel('Remove from the current chart').check();
  await panel.getByRole('button', { name: 'Confirm' }).click();
  await expect(chart.saveState).toHaveText('1 change not saved');
  await chart.page.keyboard.press('ControlOrMeta+z');
  await expect(chart.saveState).toHaveText('Saved');
  await chart.canvas.focus();
  await chart.page.keyboard.press('ControlOrMeta+a');
  await chart.page.keyboard.press('i');
  await panel.getByRole('tab', { name: 'Remove Entity' }).click();
  await expect(panel).toContainText('cannot be undone');
  await panel.getByLabel('Delete the entity and all its files').check();
  await panel.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(async () => (await chart.graph()).nodes.length).toBe(0);
  await expect(chart.saveState).toHaveText('Saved');
});

test('a new entity of a list is looked for first, and a possible duplicate is told', async ({ overview: page }) => {
  await page.goto('/trusts');
  await page.getByRole('button', { name: /^New/ }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
  await dialog.getByLabel('Name').fill('Aldergrove Settlement');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toContainText('Possible Duplicate');
  await expect(dialog).toContainText('We found existing result(s) with a similar name to the one you entered.');
  await dialog.getByRole('button', { name: 'Not a Duplicate - Proceed' }).click();
  await expect(panelOf(page).getByRole('heading', { name: 'Aldergrove Settlement', level: 2 })).toBeVisible();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the panel has no serious findings for screen readers in ${scheme}`, async ({ chart }) => {
    await chart.page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const panel = await withEntity(chart, `Looked at in ${scheme}`, 'Yacht', 'M/Y Axe');
    expect(await seriousFindings(chart.page)).toEqual([]);
    await panel.getByRole('button', { name: 'Edit Details' }).click();
    expect(await seriousFindings(chart.page)).toEqual([]);
  });
}
