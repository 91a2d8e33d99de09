import { expect, test } from '@jest/globals';
import { utils, write } from '@e965/xlsx';
import { readXlsx } from './readXlsx';

test.each([
  [0.3, '0%', '30%'],
  [0.305, '0.00%', '30.5%'],
  [30, '0"%"', '30%'],
  [1, '0\\%', '1%'],
  [30, '0.0_%', 30],
  [30, '0*%', 30],
  [0.3, '0.0_)%', '30%'],
])('%d as “%s” shows is %s', async (value, format, shown) => {
  const sheet = { A1: { t: 'n', v: value, z: format }, '!ref': 'A1' };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Links');
  const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
  const [read] = await readXlsx(bytes, { asShown: true });
  expect(read?.rows[0]?.cells[0]).toBe(shown);
});
