import { expect, test } from './fixtures';

test('leaving with unsaved work asks first, and staying keeps it', async ({ chart }) => {
  await chart.make('Leaving early');
  await chart.add('Trust', 'Left Trust');
  await chart.page.getByRole('link', { name: 'All Charts' }).first().click();
  const dialog = chart.page.getByRole('dialog');
  await expect(dialog).toContainText('Unsaved chart');
  await expect(dialog).toContainText('The chart is not saved, are you sure?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(chart.saveState).toHaveText(/not saved/);
  await chart.page.getByRole('link', { name: 'All Charts' }).first().click();
  await expect(dialog.getByRole('button')).toHaveText(['', 'Save and leave', 'Cancel', 'Leave without saving']);
  await expect(dialog.getByRole('button', { name: 'Save and leave' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await chart.page.waitForURL('**/overview');
});

test('leaving with unsaved work saves it first where that is chosen', async ({ chart }) => {
  await chart.make('Leaving saved');
  await chart.add('Trust', 'Saved Trust');
  const url = chart.page.url();
  await chart.page.getByRole('link', { name: 'All Charts' }).first().click();
  await chart.page.getByRole('dialog').getByRole('button', { name: 'Save and leave' }).click();
  await chart.page.waitForURL('**/overview');
  await chart.page.goto(url);
  expect((await chart.graph()).nodes.map(({ name }) => name)).toEqual(['Saved Trust']);
});

test('what is half typed in the table is asked about before the page is loaded anew', async ({ chart, page }) => {
  await chart.make('Half typed');
  await chart.add('Organisation', 'Half Ltd');
  await chart.save();
  await chart.canvas.focus();
  await page.keyboard.press('t');
  await page.getByLabel('Label of Half Ltd').pressSequentially('Half');
  await expect(chart.saveState).toHaveText('Not all saved');
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(page.getByLabel('Label of Half Ltd')).toHaveValue('Half');
  await page.keyboard.press('Escape');
});
