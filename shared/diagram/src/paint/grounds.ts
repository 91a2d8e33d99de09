import { softened } from '@stemma/shared/chart/contrast';
import type { CardValue } from './cardValues';
import { paletteOf } from './palette';

/** The ground of a card by a rule, on light and on dark, and what it says. */
export interface RuleFill {
  word: string;
  light: string;
  dark: string;
}

/** Soft grounds that are told apart, the most frequent value first; what comes after them is grey (after Okabe and Ito's hues, lightened). */
const GROUNDS: readonly Pick<RuleFill, 'light' | 'dark'>[] = [
  { light: '#D9EAF7', dark: '#173650' },
  { light: '#FBE3C6', dark: '#4A3213' },
  { light: '#D5F0E3', dark: '#143F2E' },
  { light: '#F7DCE8', dark: '#4A2137' },
  { light: '#FAF3BE', dark: '#454012' },
  { light: '#E5DDF6', dark: '#332752' },
  { light: '#F9D9CF', dark: '#502A1D' },
  { light: '#D3EEF0', dark: '#123F44' },
  { light: '#E6EFC9', dark: '#364118' },
  { light: '#EADFD3', dark: '#41342A' },
];
/** The ground of all values beyond those that are told apart. */
export const OTHERS = { light: '#E4E8EC', dark: '#323B45' };
/** How much of a tag's colour is left on the grounds of cards, so that words on it are read. */
const TAG_STRENGTH = { light: 0.24, dark: 0.4 } as const;

/** A ground for each value of some cards, one entry a card: values with a colour of their own in that, the most frequent others told apart; what is not in it is one of too many. */
export function groundsByValue(values: readonly CardValue[]): Map<string, RuleFill> {
  const all = new Map<string, { value: CardValue; count: number }>();
  for (const value of values) all.set(value.id, { value, count: (all.get(value.id)?.count ?? 0) + 1 });
  const order = [...all.values()]
    .sort((one, other) => other.count - one.count || (one.value.id < other.value.id ? -1 : 1))
    .map(({ value }) => value);
  const grounds = new Map<string, RuleFill>();
  for (const { id, word, color } of order) if (color) grounds.set(id, { word, ...groundsOfColor(color) });
  const plain = order.filter(({ color }) => !color).slice(0, GROUNDS.length);
  plain.forEach(({ id, word }, at) => grounds.set(id, { word, ...(GROUNDS[at] ?? OTHERS) }));
  return grounds;
}

function groundsOfColor(color: string): Pick<RuleFill, 'light' | 'dark'> {
  return {
    light: softened(color, paletteOf('light').card, TAG_STRENGTH.light),
    dark: softened(color, paletteOf('dark').card, TAG_STRENGTH.dark),
  };
}
