import type { ChartNode } from '@stemma/shared/chart/chart';
import type { ColorRule } from '@stemma/shared/chart/style';
import { softened } from '@stemma/shared/chart/contrast';
import { entityTint } from '@stemma/shared/entities/tint';
import { t } from '@stemma/shared/language/translate';
import type { Scene } from '../scene/scene';
import type { CardTagsByKey } from '../scene/sceneParts';
import { cardValue, hasValue, type CardValue, type ValuedNode } from './cardValues';
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
const OTHERS = { light: '#E4E8EC', dark: '#323B45' };
const OTHERS_WORD: Partial<Record<ColorRule, string>> = {
  jurisdiction: t('Other jurisdictions'),
  tag: t('Other tags'),
};

/** How much of a tag's colour is left on the grounds of cards, so that words on it are read. */
const TAG_STRENGTH = { light: 0.24, dark: 0.4 } as const;

type FillOf = (node: ValuedNode) => RuleFill | null;

const known = new WeakMap<Scene, { revision: number; rule: ColorRule; fillOf: FillOf }>();

/** What the ground of a card without a colour of its own says by a rule; null where it says nothing. */
export function ruleFill(scene: Scene, node: ChartNode, rule: ColorRule): RuleFill | null {
  const before = known.get(scene);
  if (before?.revision === scene.revision && before.rule === rule) return before.fillOf(node);
  const nodes = [...scene.cards.values()].map((card) => card.node);
  const fillOf = fillsOfCards(nodes, scene.tags, rule);
  known.set(scene, { revision: scene.revision, rule, fillOf });
  return fillOf(node);
}

/** The ground that the style of a scene gives each of its cards in a colour scheme; null for none. */
export function groundsOf(scene: Scene, scheme: 'light' | 'dark'): (node: ChartNode) => string | null {
  return (node) => ruleFill(scene, node, scene.look.style.colorBy)?.[scheme] ?? null;
}

/** The grounds that a rule gives the cards of a chart: own colours softened, and to the other values grounds by how many cards have them. */
export function fillsOfCards(nodes: readonly ValuedNode[], tags: CardTagsByKey, rule: ColorRule): FillOf {
  if (rule === 'none') return () => null;
  if (rule === 'type') return (node) => (hasValue(node) ? typeFill(node) : null);
  const valueOf = (node: ValuedNode) => cardValue(node, { rule, tags });
  const grounds = groundsByValue(nodes.flatMap((node) => valueOf(node) ?? []));
  return (node) => {
    const value = valueOf(node);
    return value && (grounds.get(value.id) ?? { word: OTHERS_WORD[rule] ?? '', ...OTHERS });
  };
}

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

function typeFill({ typeName, party }: ValuedNode): RuleFill {
  const [light, dark] = [entityTint(typeName, 'light', party), entityTint(typeName, 'dark', party)];
  return { word: '', light: light.back, dark: dark.back };
}

function groundsOfColor(color: string): Pick<RuleFill, 'light' | 'dark'> {
  return {
    light: softened(color, paletteOf('light').card, TAG_STRENGTH.light),
    dark: softened(color, paletteOf('dark').card, TAG_STRENGTH.dark),
  };
}
