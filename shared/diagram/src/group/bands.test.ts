import { expect, test } from '@jest/globals';
import { overlaps } from '../geometry/box';
import { BAND, bandsOf, type BandMember } from './bands';

const WIDE = 180;
const HIGH = 60;
const at = (key: string, value: string | null, left: number, top: number): BandMember => ({
  key,
  value,
  bounds: { left, top, right: left + WIDE, bottom: top + HIGH },
});
const cardsOf = (members: readonly BandMember[]) =>
  bandsOf(members)
    .map(({ value, cards }) => `${value}: ${[...cards].sort().join(' ')}`)
    .sort();

test('cards of one value that stand together are on one band, with room for its word above them', () => {
  const [band] = bandsOf([at('a', 'KY', 0, 0), at('b', 'KY', 220, 0), at('c', 'KY', 0, 120)]);
  expect(band).toMatchObject({ value: 'KY', hasHead: true });
  expect(band?.bounds).toEqual({
    left: -BAND.pad,
    top: -BAND.pad - BAND.head,
    right: 220 + WIDE + BAND.pad,
    bottom: 120 + HIGH + BAND.pad,
  });
});

test('a card of another value, or of none, parts them', () => {
  expect(cardsOf([at('a', 'KY', 0, 0), at('x', 'CH', 220, 0), at('b', 'KY', 440, 0)])).toEqual([
    'CH: x',
    'KY: a',
    'KY: b',
  ]);
  expect(cardsOf([at('a', 'KY', 0, 0), at('x', null, 0, 120), at('b', 'KY', 0, 240)])).toEqual(['KY: a', 'KY: b']);
});

test('cards far from each other have bands of their own', () => {
  expect(cardsOf([at('a', 'KY', 0, 0), at('b', 'KY', WIDE + BAND.gap + 1, 0)])).toEqual(['KY: a', 'KY: b']);
});

test('a card close above leaves no room for the word', () => {
  const bands = bandsOf([at('x', 'CH', 0, 0), at('a', 'KY', 0, HIGH + BAND.pad + 4)]);
  expect(bands.find(({ value }) => value === 'KY')?.hasHead).toBe(false);
});

test('no band of any chart holds a stranger or lies over another one, and each card is on one', () => {
  for (let round = 0; round < 40; round++) {
    const members = Array.from({ length: 60 }, (_, n) =>
      at(
        `k${n}`,
        ['KY', 'CH', 'VG', null][Math.floor((((n + 1) * 7919 * (round + 3)) % 101) / 26)] ?? null,
        (n % 10) * 210,
        Math.floor(n / 10) * 110,
      ),
    );
    const bands = bandsOf(members);
    const tight = bands.map((band) => ({
      ...band,
      bounds: {
        left: band.bounds.left + BAND.pad,
        right: band.bounds.right - BAND.pad,
        top: band.bounds.top + BAND.pad + (band.hasHead ? BAND.head : 0),
        bottom: band.bounds.bottom - BAND.pad,
      },
    }));
    const valued = members.filter(({ value }) => value !== null);
    expect(bands.flatMap(({ cards }) => [...cards]).sort()).toEqual(valued.map(({ key }) => key).sort());
    for (const [one, { bounds, value }] of tight.entries()) {
      for (const member of members) if (member.value !== value) expect(overlaps(member.bounds, bounds)).toBe(false);
      for (const other of tight.slice(one + 1)) expect(overlaps(other.bounds, bounds)).toBe(false);
    }
  }
});
