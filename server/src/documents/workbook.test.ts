import { expect, test } from '@jest/globals';
import { read, utils } from '@e965/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import type { EntityRecord } from '../entities/present';
import type { ChartContent } from './content';
import { chartWorkbook } from './workbook';

const record = (changes: Partial<EntityRecord>): EntityRecord =>
  ({
    key: 'k',
    typeName: 'Company',
    name: 'Ash Ltd',
    party: 'known',
    description: null,
    createdDate: '2026-01-02T03:04:05Z',
    modifiedDate: null,
    customFields: [],
    fields: {},
    ...changes,
  }) as EntityRecord;

const content = {
  chart: {
    name: 'Berg',
    nodes: [
      { key: 'a', name: 'Anna Berg', typeName: 'Individual' },
      { key: 'b', name: 'Ash Ltd', typeName: 'Company', label: 'Parent' },
    ],
    links: [{ key: 'l', from: 'a', to: 'b', arrowType: 'Normal', roles: [{ role: 'Shareholder', percentage: 62.5 }] }],
    groups: [],
  },
  entities: [
    record({ key: 'b', fields: { registration: '+4712', valuation: 1_250_000.5, currency: 'EUR' } }),
    record({ key: 'c', name: 'A company with a rather long name that is wider than a column may be Limited' }),
    record({ key: 'a', typeName: 'Individual', name: 'Anna Berg', fields: { birthDate: '1962-03-04' } }),
  ],
  today: '2026-11-21',
  asOf: null,
} as unknown as ChartContent;

const bytes = chartWorkbook(content);
const book = read(bytes, { cellNF: true, cellStyles: true });
const parts = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]));

const headsOf = (name: string) => {
  const [heads = []] = utils.sheet_to_json<string[]>(book.Sheets[name] ?? {}, { header: 1 });
  return heads;
};

test('entities of each type have a sheet with only the columns in which something is said', () => {
  expect(book.SheetNames).toEqual(['Individuals', 'Organisations', 'Links', 'Drawing']);
  expect(headsOf('Individuals')).toEqual(['Name', 'Date of birth', 'Created', 'Key']);
  expect(headsOf('Organisations')).toContain('Registration');
  for (const name of book.SheetNames) {
    const [heads = [], ...rows] = utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1 });
    for (const at of heads.keys()) expect(rows.some((row) => row[at] !== undefined)).toBe(true);
  }
});

test('headings are bold, stay in view and filter', () => {
  const bold = [...(parts['xl/styles.xml'] ?? '').matchAll(/<font>(.*?)<\/font>/gs)].findIndex(([, font]) =>
    font?.includes('<b/>'),
  );
  const [, looks = ''] = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(parts['xl/styles.xml'] ?? '') ?? [];
  const fonts = [...looks.matchAll(/<xf [^>]*fontId="(\d+)"/g)].map(([, font]) => Number(font));
  for (const [at] of book.SheetNames.entries()) {
    const xml = parts[`xl/worksheets/sheet${at + 1}.xml`] ?? '';
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(xml).toContain('<autoFilter ');
    const styles = [...xml.matchAll(/<c r="([A-Z]+)(\d+)"(?: s="(\d+)")?/g)].map(([, , row, style]) => ({
      isHeading: row === '1',
      isBold: fonts[Number(style ?? 0)] === bold,
    }));
    expect(styles.filter(({ isHeading, isBold }) => isHeading !== isBold)).toEqual([]);
  }
});

test('columns are as wide as what is in them, within reason; dates, amounts and shares have their formats', () => {
  const [name = {}, , created = {}] = book.Sheets.Individuals?.['!cols'] ?? [];
  const [long = {}] = book.Sheets.Organisations?.['!cols'] ?? [];
  expect(name.width).toBeLessThan(15);
  expect(long.width).toBeGreaterThan(35);
  expect(long.width).toBeLessThan(45);
  expect(created.width).toBeLessThan(14);
  const cells = Object.values(book.Sheets).flatMap((sheet) => Object.values(sheet) as { v?: unknown; z?: string }[]);
  expect(cells.find(({ v }) => v === 1_250_000.5)?.z).toBe('#,##0.00');
  expect(cells.find(({ v }) => v === 62.5)?.z).toBe('0.0#####"%"');
  expect(cells.find(({ z }) => z === 'dd.mm.yyyy')).toBeDefined();
});

test('each sheet is printed across, as wide as the page, its headings on each page and its keys on none', () => {
  for (const [at, name] of book.SheetNames.entries()) {
    const xml = parts[`xl/worksheets/sheet${at + 1}.xml`] ?? '';
    expect(xml).toMatch(/<worksheet[^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr><dimension/);
    expect(xml).toContain('orientation="landscape" fitToWidth="1" fitToHeight="0"/>');
    expect(xml.indexOf('<pageMargins')).toBeLessThan(xml.indexOf('<pageSetup '));
    const [, titles] =
      new RegExp(`<definedName name="_xlnm.Print_Titles" localSheetId="${at}">([^<]*)</definedName>`).exec(
        parts['xl/workbook.xml'] ?? '',
      ) ?? [];
    expect(titles?.replaceAll('&apos;', "'")).toBe(`'${name}'!$1:$1`);
  }
  const keys = headsOf('Individuals').indexOf('Key');
  expect(parts['xl/workbook.xml']).toContain(`$A$1:$${utils.encode_col(keys - 1)}$2</definedName>`);
});
