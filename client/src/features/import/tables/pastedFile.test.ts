import { expect, test } from '@jest/globals';
import { pastedFile } from './pastedFile';

test('a statement that is none beside others is told, and makes no table of the text', () => {
  expect(pastedFile('Elena 30 % Harbour Hldg; Rossi Trust Harbour Hldg')).toEqual({
    unread: 'Rossi Trust Harbour Hldg',
  });
});

test('statements come with what they mean, and rows of separated values are rows', async () => {
  const said = pastedFile('Elena 30 % Harbour Hldg; Rossi Trust 70 % Harbour Hldg');
  expect('file' in said && [said.mapping?.sheets[0]?.statements, await said.file.text()]).toEqual([
    true,
    'Elena\t30 %\tHarbour Hldg\t\nRossi Trust\t70 %\tHarbour Hldg\t',
  ]);
  const rows = pastedFile('Owner;Owned;Share\nBest 50% Club Ltd;B Ltd;30');
  expect(rows).toMatchObject({ mapping: null });
});
