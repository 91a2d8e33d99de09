import { expect, test } from '@jest/globals';
import { markedParts, matchesTerm } from './search';

const shown = (text: string, term: string) =>
  markedParts(text, term)
    .map(({ text: piece, marked }) => (marked ? `[${piece}]` : piece))
    .join('');

test('beginnings of words are marked, whatever the case and the accents', () => {
  expect(shown('Müller Holding AG', 'mul hold')).toBe('[Mül]ler [Hold]ing AG');
  expect(shown('Holding of Holdings', 'hold')).toBe('[Hold]ing of [Hold]ings');
});

test('a misspelt word is marked whole, a short one not', () => {
  expect(shown('Meridian Capital', 'meridain')).toBe('[Meridian] Capital');
  expect(shown('Bay Co', 'day')).toBe('Bay Co');
});

test('texts of other scripts and without a match stay whole', () => {
  expect(shown('شركة النخيل', 'النخيل')).toBe('شركة [النخيل]');
  expect(shown('O’Brien & Sons', 'zzz')).toBe('O’Brien & Sons');
  expect(markedParts('', 'a')).toEqual([]);
});

test('a text matches a term when each of its words is there', () => {
  expect(matchesTerm('Passport 12345 of Jane', 'jane pass')).toBe(true);
  expect(matchesTerm('Passport 12345', 'jane pass')).toBe(false);
});
