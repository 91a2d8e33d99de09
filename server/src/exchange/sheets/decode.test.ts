import { expect, test } from '@jest/globals';
import { decode } from './decode';

test('a line that is no UTF-8 among others that are is read by the Windows code page, and the others as they are', () => {
  const bytes = Buffer.concat([
    Buffer.from('\uFEFFName\nÆrø\n', 'utf8'),
    Buffer.from('Ærø AB\n', 'latin1'),
    Buffer.from('Łódź', 'utf8'),
  ]);
  expect(decode(bytes)).toBe('Name\nÆrø\nÆrø AB\nŁódź');
});
