import { expect, test } from './fixtures';

test('a chart is marked, kept in a snapshot, changed, compared and brought back', async ({ overview, chart }) => {
  const page = overview;
  await chart.make('Snapshots of a group');
  if (!page.url().includes('mode=edit')) await page.keyboard.press('ControlOrMeta+e');
  await chart.add('Organisation', 'Cedar Wharf Ltd');
  await page.keyboard.press('f');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Label', { exact: true }).fill('More than sixteen');
  await expect(dialog.getByText('Maximum 16 characters')).toBeVisible();
  await dialog.getByLabel('Label', { exact: true }).fill('Group parent');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();

  await page.keyboard.press('h');
  await expect(dialog.getByText('There are no Snapshots of this chart... yet!')).toBeVisible();
  await dialog.getByLabel('Name of a new snapshot').fill('Before the sale');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Look at Before the sale' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chart.saveState).toHaveText('Saved');

  await chart.canvas.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+k');
  await dialog.getByRole('combobox').fill('duplicate');
  await page.keyboard.press('Enter');
  await expect(chart.saveState).toHaveText('1 change not saved');
  await expect(dialog).toBeHidden();
  await chart.save();
  expect((await chart.graph()).nodes.map(({ name }) => name).sort()).toEqual([
    'Cedar Wharf Ltd',
    'Cedar Wharf Ltd (copy)',
  ]);

  await page.keyboard.press('h');
  await dialog.getByRole('button', { name: 'Compare Before the sale with now' }).click();
  const differences = page.getByRole('region', { name: 'Differences' });
  await expect(differences.getByRole('heading')).toHaveText('1 added');
  await expect(differences.getByRole('button')).toHaveText(['Cedar Wharf Ltd (copy)']);
  await page.getByRole('button', { name: 'Go back to it' }).click();
  await page.getByRole('button', { name: 'Go back', exact: true }).click();
  await expect(chart.saveState).toHaveText('1 change not saved');
  await expect(dialog).toBeHidden();
  await chart.ready();
  await chart.save();
  expect((await chart.graph()).nodes.map(({ name }) => name)).toEqual(['Cedar Wharf Ltd']);
});

test('charts of an entity are put together and kept as a new chart, and leave as a picture', async ({
  overview,
  chart,
}) => {
  const page = overview;
  await chart.make('First of two');
  if (!page.url().includes('mode=edit')) await page.keyboard.press('ControlOrMeta+e');
  await chart.add('Organisation', 'Birch Quay Ltd');
  await chart.save();
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('combine');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'First of two' }).check();
  await dialog.getByRole('radio', { name: 'Holdings' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.waitForURL('**/subject/**');
  await chart.ready();

  await page.keyboard.press('x');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('Birch Quay Ltd.png');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Save as a new chart' }).click();
  await dialog.getByLabel('Name').fill('Kept together');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/chart/**');
  await chart.ready();
  expect(await chart.graph()).toMatchObject({ name: 'Kept together', nodes: [{ name: 'Birch Quay Ltd' }] });
});
