import type { ChartNode } from '@stemma/shared/chart/chart';
import type { ColorRule } from '@stemma/shared/chart/style';
import { softened } from '@stemma/shared/chart/contrast';
import { entityTint } from '@stemma/shared/entities/tint';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { countryCode, countryLabel } from '@stemma/shared/reference/countries';
import { t } from '@stemma/shared/language/translate';
import type { Scene } from '../scene/scene';
import type { CardTagsByKey } from '../scene/sceneParts';
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

/** What a card says by a rule: the same for all cards of one ground. */
interface Said {
  id: string;
  word: string;
  /** Its own colour, where it has one. */
  color?: string;
}

/** What of a card its ground is told by. */
export type FilledNode = Pick<ChartNode, 'key' | 'typeName' | 'party' | 'flag' | 'country' | 'isPrivate' | 'standsFor'>;
type FillOf = (node: FilledNode) => RuleFill | null;

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
export function fillsOfCards(nodes: readonly FilledNode[], tags: CardTagsByKey, rule: ColorRule): FillOf {
  if (rule === 'none') return () => null;
  if (rule === 'type') return (node) => (isFilled(node) ? typeFill(node) : null);
  const said = (node: FilledNode) => (isFilled(node) ? saidBy(node, tags, rule) : null);
  const all = new Map<string, { said: Said; count: number }>();
  for (const node of nodes) {
    const one = said(node);
    if (one) all.set(one.id, { said: one, count: (all.get(one.id)?.count ?? 0) + 1 });
  }
  const order = [...all.values()].sort(
    (one, other) => other.count - one.count || (one.said.id < other.said.id ? -1 : 1),
  );
  const fills = new Map<string, RuleFill>();
  for (const one of order) {
    if (one.said.color) fills.set(one.said.id, { word: one.said.word, ...groundsOfColor(one.said.color) });
  }
  const plain = order.filter((one) => !one.said.color).slice(0, GROUNDS.length);
  plain.forEach((one, at) => fills.set(one.said.id, { word: one.said.word, ...(GROUNDS[at] ?? OTHERS) }));
  return (node) => {
    const one = said(node);
    return one && (fills.get(one.id) ?? { word: OTHERS_WORD[rule] ?? '', ...OTHERS });
  };
}

function isFilled(node: FilledNode): boolean {
  return !node.isPrivate && !node.standsFor && isRecordType(node.typeName);
}

function typeFill({ typeName, party }: FilledNode): RuleFill {
  const [light, dark] = [entityTint(typeName, 'light', party), entityTint(typeName, 'dark', party)];
  return { word: '', light: light.back, dark: dark.back };
}

function groundsOfColor(color: string): Pick<RuleFill, 'light' | 'dark'> {
  return {
    light: softened(color, paletteOf('light').card, TAG_STRENGTH.light),
    dark: softened(color, paletteOf('dark').card, TAG_STRENGTH.dark),
  };
}

/** The jurisdiction of a card, or the first of its tags by name. */
function saidBy(node: FilledNode, tags: CardTagsByKey, rule: ColorRule): Said | null {
  if (rule === 'tag') {
    const tag = tags.get(node.key)?.[0];
    return tag ? { id: tag.key, word: tag.name, ...(COLOR.test(tag.color) && { color: tag.color }) } : null;
  }
  const place = node.flag === 'none' ? null : node.flag || node.country;
  const code = place ? (countryCode(place)?.toUpperCase() ?? null) : null;
  return code ? { id: code, word: countryLabel(code) } : null;
}

const COLOR = /^#[0-9a-f]{6}$/i;
