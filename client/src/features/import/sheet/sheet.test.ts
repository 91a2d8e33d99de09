import { expect, test } from '@jest/globals';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { sheetReasons } from '@stemma/shared/messages/sheets';
import type { PreviewRow } from './model';
import { chooseRows, counted, NO_CHOICES, rowSentences, willBeMade } from './model';
import { reportCsv } from './reportCsv';
import { readSheetAnswer, sheetFault } from './sendSheet';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const row = (more: Partial<PreviewRow>): PreviewRow => ({
  row: 2,
  name: 'Berg',
  fate: 'new',
  why: '',
  notes: [],
  original: null,
  ...more,
});

test('only .xlsx and .csv files of their own type and up to 20 MB are sent', () => {
  expect(sheetFault({ name: 'a.xlsx', size: 10, type: XLSX })).toBeUndefined();
  expect(sheetFault({ name: 'A.CSV', size: 10, type: 'application/vnd.ms-excel' })).toBeUndefined();
  expect(sheetFault({ name: 'a.csv', size: 10, type: '' })).toBeUndefined();
  for (const [name, type] of [
    ['a.xlsx', 'text/csv'],
    ['a.xlsm', XLSX],
    ['a.json', 'text/csv'],
    ['a.csv', XLSX],
  ]) {
    expect({ name, fault: sheetFault({ name: name ?? '', size: 10, type: type ?? '' }) }).toEqual({
      name,
      fault: sheetReasons.wrongType,
    });
  }
  expect(sheetFault({ name: 'a.xlsx', size: 0, type: XLSX })).toBe(sheetReasons.empty);
  expect(sheetFault({ name: 'a.xlsx', size: limits.sheetBytesMax + 1, type: XLSX })).toBe(sheetReasons.tooLarge);
});

test('new rows are made and duplicates are not, unless the person says otherwise; a row without a name never is', () => {
  const rows = [
    row({ row: 2 }),
    row({ row: 3, fate: 'invalid' }),
    row({ row: 4, fate: 'duplicate' }),
    row({ row: 5, fate: 'skipped' }),
  ];
  const made = (choices = NO_CHOICES) => rows.filter((one) => willBeMade(one, choices)).map((one) => one.row);
  expect(made()).toEqual([2, 3]);
  expect(made(chooseRows(NO_CHOICES, rows, true))).toEqual([2, 3, 4]);
  expect(made(chooseRows(NO_CHOICES, rows, false))).toEqual([]);
  expect(chooseRows(chooseRows(NO_CHOICES, rows, true), rows, false)).toEqual({
    make: new Set(),
    skip: new Set([2, 3]),
  });
});

test('a row says why it is as it is', () => {
  const notes = [{ heading: 'Country', text: 'Atlantis', why: messages.unknownCountry }];
  expect(rowSentences(row({ notes }), true)).toEqual([
    'Goes to the notes: Country “Atlantis” – This is not a country of the list.',
  ]);
  const two = [...notes, { heading: 'Tax', text: 'x'.repeat(3), why: messages.number }];
  expect(rowSentences(row({ notes: two, original: { row: 3 } }), false)).toEqual([
    'Same name as row 3.',
    'Not understood: Country “Atlantis” – This is not a country of the list.',
    'Not understood: Tax “xxx” – A number is expected here.',
  ]);
  expect(rowSentences(row({ original: { key: 'k', name: 'Berg AB' } }), false)).toEqual([
    '“Berg AB” is there already.',
  ]);
});

test('what is made is counted in words', () => {
  expect(counted(10_000, 'Company')).toBe('10,000 organisations');
  expect(counted(1, 'Trust')).toBe('1 trust');
});

test('a report opened in a spreadsheet program runs nothing', () => {
  const rows = [
    { ...row({ name: '=HYPERLINK("x")' }), made: true, key: 'k.2' },
    { ...row({ name: ' @a\n"b"' }), made: false, key: '' },
  ];
  expect(reportCsv({ rows })).toBe(
    '\uFEFF"Row","Name","Was","Outcome","Why","Key"\r\n"2","\'=HYPERLINK(""x"")","New","Made","","k.2"\r\n"2","\' @a\n""b""","New","Left out","",""\r\n',
  );
});

test('an answer is what was asked for, the server’s own words with its reason, or a sign-out', () => {
  expect(readSheetAnswer(200, '{"rows":[]}')).toEqual({ got: { rows: [] } });
  const refused = JSON.stringify({ error: messages.importFailed('x@y.z'), reason: 'Why.' });
  expect(readSheetAnswer(422, refused)).toEqual({ failed: { title: 'Import failed. Contact x@y.z', reason: 'Why.' } });
  expect(readSheetAnswer(404, '{"error":"There is nothing here."}')).toMatchObject({
    failed: { reason: 'There is nothing here.' },
  });
  expect(readSheetAnswer(401, '')).toEqual({ signedOut: true });
  expect(readSheetAnswer(413, '<html>')).toMatchObject({ failed: { reason: sheetReasons.tooLarge } });
  expect(readSheetAnswer(200, 'nonsense')).toHaveProperty('failed');
});
