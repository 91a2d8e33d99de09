import { expect, test } from '@jest/globals';
import { picturePdf } from './picturePdf';

test('a PDF of a picture says where each of its parts begins, and how large its page is', async () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0x0a, 0x80, 0xff, 0xd9]);
  const bytes = Buffer.from(await picturePdf(jpeg, { width: 400, height: 200, points: 0.375 }).arrayBuffer());
  const text = bytes.toString('latin1');
  expect(text).toContain('/MediaBox [0 0 150.00 75.00]');
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const starts = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, start]) => Number(start));
  expect(starts.map((start) => /^\d+ 0 obj/.exec(text.slice(start))?.[0])).toEqual(
    [1, 2, 3, 4, 5].map((number) => `${number} 0 obj`),
  );
  expect(bytes.includes(Buffer.from(jpeg))).toBe(true);
});
