import { expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { readSheet } from '../sheets/readSheet';
import { readRows } from '../sheets/rows';
import { readTables } from './readTables';

const CELL = {
  text: (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`,
  formula: '<c><f>30+1</f><v></v></c>',
};

/** A workbook as programs write it that work out no formula: "=" stands for such a one. */
function workbook(rows: readonly string[][]): Uint8Array {
  const data = rows.map(
    (cells) => `<row>${cells.map((cell) => (cell === '=' ? CELL.formula : CELL.text(cell))).join('')}</row>`,
  );
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${data.join('')}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

const told = async (...rows: string[][]) => {
  const { judged, mapping } = await readTables({
    ...{ bytes: workbook(rows), mapping: null, remembered: {}, mapText: '' },
  });
  return {
    columns: mapping.sheets[0]?.columns,
    faults: judged.faults.map(({ kind, place, why }) => `${kind} ${place}: ${why}`),
  };
};

test('a column of formulas without results is told, and what it means all the same', async () => {
  expect(await told(['Owner', 'Owned', 'Share'], ['Ann', 'B Ltd', '='], ['Cy', 'B Ltd', '='])).toEqual({
    columns: { 0: 'owner', 1: 'owned', 2: 'share' },
    faults: ['warning S, row 2: “Share” has 2 formulas without results: open the file in Excel and save it.'],
  });
});

test('so it is where some have results, in any column that means something, and of parties side by side', async () => {
  expect(
    (await told(['Owner', 'Owned', 'Since'], ['Ann', 'B Ltd', '='], ['Cy', 'B Ltd', '2020-01-01'])).faults,
  ).toEqual(['warning S, row 2: “Since” has a formula without a result: open the file in Excel and save it.']);
  const beside = await told(
    ['Company', 'Shareholder 1', 'Share 1', 'Shareholder 2', 'Share 2'],
    ['B Ltd', 'Ann', '30', 'Cy', '='],
  );
  expect(beside.faults).toContain(
    'warning S, row 2: “Share” has a formula without a result: open the file in Excel and save it.',
  );
});

test('rows of entities tell it, too, and no last value', async () => {
  const rows = await readSheet({
    bytes: workbook([
      ['Company Name*', 'Registration'],
      ['B Ltd', '='],
    ]),
    ...{ kind: 'xlsx', type: 'Company' },
  });
  expect(readRows('Company', rows, '')).toMatchObject([{ worked: [], unresolved: ['Registration'] }]);
});
