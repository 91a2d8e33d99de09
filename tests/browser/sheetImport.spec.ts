import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { workbook } from '../testkit/sheets';
import { seriousFindings } from './axe';
import { still } from './stillness';
import { expect, test } from './fixtures';

const FOLDER = resolve(import.meta.dirname, '../..', process.env.STEMMA_SCREENSHOTS ?? 'tests/browser/results/screens');
const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HEAD = [
  'Company Name*',
  'Country',
  'Incorporation Date',
  'Registration Number',
  'Address',
  'Valuation',
  'Currency',
];

const capture = (page: Page, name: string) => page.screenshot({ path: join(FOLDER, `${name}.png`) });

/** A file as somebody has it: good rows, and among them a country that is none, a name that comes twice, one that is missing. */
function tenThousand(): Buffer {
  const rows = Array.from({ length: 10_000 }, (_, at) => [
    `Northquay ${String(at).padStart(5, '0')} Ltd`,
    'Norway',
    '31-01-2001',
    900_000_000 + at,
    `${at} High Street`,
    1000 + at,
    'EUR',
  ]);
  rows[1] = ['Berg AB', 'Atlantis', '31-02-2001', 1, '', 5, 'EUR'];
  rows[2] = ['northquay 00000 LTD', 'Sweden', '', 2, '', 5, 'EUR'];
  rows[3] = ['', 'Sweden', '', 3, '', 5, 'EUR'];
  return Buffer.from(workbook({ Organisations: [HEAD, ...rows] }));
}

async function openImport(page: Page) {
  await page.getByRole('button', { name: 'Import ownership data' }).click();
  await page.getByRole('button', { name: 'use a template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import organisations' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('somebody imports 10,000 organisations from a spreadsheet, having seen what becomes of each row', async ({
  overview: page,
}) => {
  test.setTimeout(180_000);
  const dialog = await openImport(page);
  await capture(page, 'import-choose-light');
  await page.setInputFiles('input[type=file]', { name: 'clients.xlsx', mimeType: MIME, buffer: tenThousand() });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByRole('button', { name: 'Import 9,998 organisations' })).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByRole('button', { name: /^9,997 New/ })).toBeVisible();
  expect(await dialog.getByRole('listitem').count()).toBeLessThan(60);
  await still(page);
  await capture(page, 'import-preview-light');
  expect(await seriousFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await still(page);
  await capture(page, 'import-preview-dark');
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await still(page);
  await capture(page, 'import-preview-390');
  expect(await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)).toBe(
    false,
  );
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ colorScheme: 'light' });

  await dialog.getByRole('button', { name: /To check/ }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByText('This is not a country of the list.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /Make row 3, Berg AB/ }).click();
  await expect(dialog.getByRole('button', { name: 'Import 9,997 organisations' })).toBeVisible();
  await dialog.getByRole('button', { name: /Duplicate/ }).click();
  await dialog.getByRole('button', { name: 'Make all of these' }).click();
  await dialog.getByRole('button', { name: 'Import 9,998 organisations' }).click();

  await expect(dialog.getByText('9,998 organisations imported')).toBeVisible({ timeout: 90_000 });
  await capture(page, 'import-done-light');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download report' }).click();
  const report = await readFile(await (await saved).path(), 'utf8');
  expect(report.split('\r\n')).toHaveLength(10_002);
  expect(report).toContain('"4","northquay 00000 LTD","Duplicate","Made"');
  expect(report).toContain('"3","Berg AB","To check","Left out"');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
});

test('a file that cannot be used is told so in words, and another can be chosen', async ({ overview: page }) => {
  const dialog = await openImport(page);
  const template = dialog.getByRole('link', { name: 'Template for organisations' });
  const saved = page.waitForEvent('download');
  await template.click();
  const file = await (await saved).path();
  const empty = await readFile(file);
  await page.setInputFiles('input[type=file]', { name: 'Organisations.xlsx', mimeType: MIME, buffer: empty });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('Import failed. Contact support@stemma.local')).toBeVisible();
  await expect(dialog.getByText('There are no rows in this file.')).toBeVisible();
  await capture(page, 'import-failed-light');
  await page.setInputFiles('input[type=file]', { name: 'clients.docx', mimeType: 'application/msword', buffer: empty });
  await expect(dialog.getByText('Choose an .xlsx spreadsheet, or a .csv file.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Preview' })).toBeDisabled();
});

test('a chart is saved as a spreadsheet and as a report from its menu', async ({ overview: page }) => {
  // Other tests leave so many charts that it may stand below what is drawn of the overview.
  await page.getByRole('textbox', { name: 'Search charts' }).fill('Sample: twelve');
  await expect(page.getByText('1 chart', { exact: true })).toBeVisible();
  for (const [item, ending] of [
    ['Download as Excel', '.xlsx'],
    ['Download as Word', '.docx'],
  ] as const) {
    await page
      .getByRole('button', { name: /^Actions for Sample: twelve/ })
      .last()
      .click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`Sample_ twelve entities${ending}`);
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  }
});
