import { expect, test } from '@jest/globals';
import { sheetReasons } from '@stemma/shared/messages/sheets';
import { readSheet } from './readSheet';

const read = (text: string) => readSheet({ bytes: new TextEncoder().encode(text), kind: 'csv', type: 'Company' });

test('a line of more columns than are imported is refused by their number, without looking for headings among them', async () => {
  const columns = Array.from({ length: 150 }, (_, at) => `c${at}`);
  await expect(read(`${columns.join(',')}\nx`)).rejects.toThrow(sheetReasons.tooManyColumns);
  await expect(read('Name,Age\nx')).rejects.toThrow(sheetReasons.noColumn('Company Name*'));
});
