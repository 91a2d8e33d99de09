import { expect, test } from '@jest/globals';
import { thumbnailShapes } from './thumbnailShapes';

const [PERSON, COMPANY] = [0, 1];

test('an empty chart has no drawing', () => {
  expect(thumbnailShapes([], [])).toBeUndefined();
});

test('cards of one type are one path, lines are one path', () => {
  const shapes = thumbnailShapes([0, 0, 160, PERSON, 0, 200, 160, COMPANY, 200, 200, 160, COMPANY], [0, 1, 0, 2]);
  expect(shapes?.cards.map((card) => card.type)).toEqual(['Individual', 'Company']);
  expect(shapes?.lines).toBe('M80 56V128H80V200M80 56V128H280V200');
});

test('a large chart is shown whole, a small one keeps its size in the middle', () => {
  expect(thumbnailShapes([0, 0, 140, COMPANY, 2000, 900, 140, COMPANY], [])?.viewBox).toBe('-32 -32 2204 1020');
  expect(thumbnailShapes([0, 0, 140, COMPANY], [], undefined, { width: 700, height: 400 })?.viewBox).toBe(
    '-280 -172 700 400',
  );
});

test('a line to a card that is not drawn is left out', () => {
  expect(thumbnailShapes([0, 0, 140, COMPANY], [0, 7, 0, 0])?.lines).toBe('');
});

test('neighbours in a row are joined at their sides', () => {
  expect(thumbnailShapes([0, 0, 100, COMPANY, 200, 0, 100, COMPANY], [1, 0])?.lines).toBe('M200 28H150V28H100');
});

test('cards of one ground are one path, and a symbol is a circle', () => {
  const cards = [0, 0, 160, COMPANY, 0, 200, 160, COMPANY, 0, 400, 160, COMPANY];
  const grounds = [{ cards: [0, 2] }];
  const shapes = thumbnailShapes(cards, [], { cards: 'symbol', grounds });
  expect(shapes?.cards.map(({ ground, path }) => [ground, path.match(/M/g)?.length])).toEqual([
    [0, 2],
    [undefined, 1],
  ]);
  expect(shapes?.cards[1]?.path).toBe('M52 228a28 28 0 1 1 56 0a28 28 0 1 1 -56 0z');
});
