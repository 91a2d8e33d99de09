import { expect, test } from '@jest/globals';
import { contrast } from '@stemma/shared/chart/contrast';
import { cardColors, colorOfFlag, linkColor, paletteOf, annotationColor } from './palette';
import { FLAG_COLORS } from '@stemma/shared/chart/vocabulary';

const [light, dark] = [paletteOf('light'), paletteOf('dark')];
const LINKS = [
  '#006D75',
  '#5B6876',
  '#1971C2',
  '#2F9E44',
  '#E8590C',
  '#E03131',
  '#9C36B5',
  '#AA0000',
  '#000',
  '#000000',
];

test.each(LINKS)('a link of %s is seen on the dark canvas, and is as it was chosen on the light one', (color) => {
  expect(contrast(linkColor(color, dark), dark.canvas)).toBeGreaterThanOrEqual(3);
  expect(linkColor(color, light).toLowerCase()).toBe(color.toLowerCase());
});

test('a colour that is seen in the dark, or is no colour, stays as it was chosen', () => {
  expect(linkColor('#E03131', dark)).toBe('#E03131');
  expect(linkColor('teal', dark)).toBe('teal');
});

test('dark red stays a red in the dark', () => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(linkColor('#AA0000', dark).slice(at, at + 2), 16),
  );
  expect(red).toBeGreaterThan(2 * green);
  expect(green).toBe(blue);
});

test.each(FLAG_COLORS)(
  'a flag of colour %s is seen on a dark card, and is the same on fills that were chosen',
  (flag) => {
    expect(contrast(colorOfFlag(flag, dark.card, dark), dark.card)).toBeGreaterThanOrEqual(3);
    expect(colorOfFlag(flag, '#FFF3BF', dark)).toBe(colorOfFlag(flag, '#FFF3BF', { ...light, detail: dark.detail }));
  },
);

test('dark words of a text box are read on the dark canvas, and stay on a ground of their own', () => {
  expect(contrast(annotationColor({ textColor: '#17212B', fill: null }, dark), dark.canvas)).toBeGreaterThanOrEqual(
    4.5,
  );
  expect(annotationColor({ textColor: '#17212B', fill: '#FFF3BF' }, dark)).toBe('#17212B');
  expect(annotationColor({ textColor: '#17212B', fill: null }, light)).toBe('#17212B');
});

test('words of cards, labels and pills are read in both schemes', () => {
  for (const palette of [light, dark]) {
    const { fill, name, detail } = cardColors(null, palette);
    expect(contrast(name, fill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(detail, fill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.pillText, palette.pill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.label, palette.canvas)).toBeGreaterThanOrEqual(4.5);
  }
});
