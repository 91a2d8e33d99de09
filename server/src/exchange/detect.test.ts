import { expect, test } from '@jest/globals';
import { detectFormat } from './detect';

test.each([
  ['Owner,Owned,Share\nAnn Lee,Quay Ltd,30\n', 'table'],
  ['Group structure\nOwner,Owned,Share\nAnn Lee,Quay Ltd,30\n', 'table'],
  ['Group structure\n\nas of 2024\n\nOwner;Owned;Share\nAnn Lee;Quay Ltd;30\n', 'table'],
  ['Dear all\nplease find it below, as said\nBest\n', undefined],
  ['nothing to be read\n', undefined],
  ['a\u0000b,c\n', undefined],
])('%j is taken for: %s', (text, format) => expect(detectFormat(text)).toBe(format));
