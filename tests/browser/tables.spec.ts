import type { Page } from '@playwright/test';
import { workbook } from '../testkit/sheets';
import { seriousFindings } from './axe';
import { expect, test } from './fixtures';

const ROWS = [
  ['Holder', 'Company', 'Stake'],
  ['Elena Rossi', 'Harbour Holdings', '30 %'],
  ['Rossi Trust', 'Harbour Holdings', '70 %'],
  ['Harbour Holdings', 'Quay Ltd', '130 %'],
];
const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function openImport(page: Page) {
  await page.getByRole('button', { name: 'Import ownership data' }).click();
  return page.getByRole('dialog', { name: 'Import ownership data' });
}

/** Pastes a text where the focus is, as spreadsheets put it on the clipboard. */
async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((said) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', said);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document).dispatchEvent(event);
  }, text);
}

test('three columns are pasted, mapped beside the chart that they become, reported, and open as a chart', async ({
  overview: page,
}) => {
  const dialog = await openImport(page);
  await dialog.getByLabel('Or paste rows of a spreadsheet').focus();
  await pasteText(page, ROWS.map((cells) => cells.join('\t')).join('\n'));
  await expect(dialog.getByRole('img', { name: 'The chart as it will be' })).toBeVisible();
  await expect(dialog.getByText('4 entities and 3 links')).toBeVisible();
  await expect(dialog.getByText(/“130 %” is not a share between 0 and 100 %/)).toBeVisible();
  const holder = dialog.getByRole('combobox', { name: 'What “Holder” means' });
  await expect(holder).toHaveValue('Owner');
  expect(await seriousFindings(page)).toEqual([]);
  await holder.click();
  await page.getByRole('option', { name: 'Not used' }).click();
  await expect(dialog.getByText(/^0 entities/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Make the chart' })).toBeDisabled();
  await holder.click();
  await page.getByRole('option', { name: 'Owner', exact: true }).click();
  await dialog.getByLabel('Chart name').fill('Pasted group');
  await dialog.getByRole('button', { name: 'Make the chart' }).click();
  await expect(dialog.getByRole('status')).toContainText('“Pasted group” is ready');
  await dialog.getByText('Worth knowing (1)').click();
  await expect(dialog.getByText(/row 4: “130 %” is not a share between 0 and 100 %/)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Open chart' }).click();
  await expect(page).toHaveURL(/\/chart\//);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Pasted group' })).toBeVisible();
});

test('a file that is mapped is read the same way the next time', async ({ overview: page }) => {
  const choose = async (rows: string[][]) => {
    const dialog = await openImport(page);
    const buffer = Buffer.from(workbook({ Group: rows }));
    await page.setInputFiles('input[type=file]', { name: 'Group.xlsx', mimeType: MIME, buffer });
    await dialog.getByRole('button', { name: 'Next' }).click();
    return dialog;
  };
  const first = await choose(ROWS);
  await first.getByRole('combobox', { name: 'What “Company” means' }).click();
  await page.getByRole('option', { name: 'Owner', exact: true }).click();
  await first.getByRole('combobox', { name: 'What “Holder” means' }).click();
  await page.getByRole('option', { name: 'Owned', exact: true }).click();
  await first.getByRole('button', { name: 'Make the chart' }).click();
  await expect(first.getByRole('link', { name: 'Open chart' })).toBeVisible();
  await page.goto('/');
  const second = await choose([ROWS[0] ?? [], ['One', 'Two Ltd', '5 %']]);
  await expect(second.getByText('Read as you mapped a file of this shape before.')).toBeVisible();
  await expect(second.getByRole('combobox', { name: 'What “Holder” means' })).toHaveValue('Owned');
});

test('rows that are pasted onto a chart, and sentences, add cards and links in one step of undo', async ({ chart }) => {
  const { page } = chart;
  await chart.make('Pasted on');
  if (!page.url().includes('mode=edit')) await page.keyboard.press('ControlOrMeta+e');
  await chart.canvas.focus();
  await pasteText(page, 'Elena Rossi\tHarbour Holdings\t30 %\nRossi Trust\tHarbour Holdings\t70 %');
  const dialog = page.getByRole('dialog', { name: 'Add pasted rows' });
  await dialog.getByRole('button', { name: 'Add to the chart' }).click();
  await expect(dialog).toBeHidden();
  await chart.canvas.focus();
  await page.keyboard.press('c');
  await page.keyboard.type('Harbour Holdings 60 % Quay Ltd; Ada Lind 40 % Quay Ltd');
  await expect(page.getByText('Ada Lind: 40 % of Quay Ltd')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Name', exact: true })).toBeHidden();
  await expect(chart.saveState).toHaveText('2 changes not saved');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(chart.saveState).toHaveText('Saved');
  const names = async () => (await chart.graph()).nodes.map(({ name }) => name).sort();
  await expect.poll(names).toEqual(['Ada Lind', 'Elena Rossi', 'Harbour Holdings', 'Quay Ltd', 'Rossi Trust']);
  expect((await chart.graph()).edges).toHaveLength(4);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(names).toEqual(['Elena Rossi', 'Harbour Holdings', 'Rossi Trust']);
});
