import { expect, test } from '@jest/globals';
import { utils, write } from '@e965/xlsx';
import { readTables } from './readTables';

const VISIBLE = 0;

test.each([1, 2])('a sheet that is hidden by %d is not read unasked, and told', async (hidden) => {
  const book = utils.book_new();
  const head = ['Owner', 'Owned', 'Share'];
  utils.book_append_sheet(book, utils.aoa_to_sheet([head, ['Ann Lee', 'X Ltd', '60 %']]), 'Now');
  utils.book_append_sheet(book, utils.aoa_to_sheet([head, ['Eve Old', 'X Ltd', '90 %']]), 'Old');
  book.Workbook = { Sheets: [{ Hidden: VISIBLE }, { Hidden: hidden as 1 | 2 }] };
  const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
  const ask = { bytes, mapping: null, remembered: {}, mapText: '' };
  const { judged, mapping } = await readTables(ask);
  expect(judged.links.map(({ from }) => from)).toEqual(['ann lee']);
  expect(judged.faults).toEqual([{ kind: 'note', place: 'Old', why: 'The sheet is hidden and not read, with 1 row.' }]);
  const [now] = mapping.sheets;
  const asked = await readTables({ ...ask, mapping: { sheets: [now!, now!] } });
  expect(asked.judged.links.map(({ from }) => from)).toEqual(['ann lee', 'eve old']);
});

test('rows that are hidden by hand or by a filter are read, and counted in a note', async () => {
  const book = utils.book_new();
  const rows = ['Ann Lee', 'Bo Ek', 'Cy Roe', 'Di Fox'].map((name) => [name, 'X Ltd', '20 %']);
  const sheet = utils.aoa_to_sheet([['Owner', 'Owned', 'Share'], ...rows]);
  const hidden = [false, false, true, false, true, true];
  sheet['!rows'] = hidden.map((isHidden) => ({ hidden: isHidden }));
  utils.book_append_sheet(book, sheet, 'Now');
  const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', cellStyles: true }) as Uint8Array);
  const { judged } = await readTables({ bytes, mapping: null, remembered: {}, mapText: '' });
  expect(judged.links).toHaveLength(4);
  expect(judged.faults).toContainEqual({
    kind: 'note',
    place: 'Now, row 1',
    why: '2 rows that are hidden in the sheet are read.',
  });
});

test('a table without hidden rows says nothing of them', async () => {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([
    ['Owner', 'Owned', 'Share'],
    ['Ann Lee', 'X Ltd', '20 %'],
  ]);
  sheet['!cols'] = [{}, {}, {}, { hidden: true }];
  utils.book_append_sheet(book, sheet, 'Now');
  const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', cellStyles: true }) as Uint8Array);
  const { judged } = await readTables({ bytes, mapping: null, remembered: {}, mapText: '' });
  expect(judged.faults.filter(({ why }) => why.includes('hidden'))).toEqual([]);
});
