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
