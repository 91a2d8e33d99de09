import { bandsOf, type Band } from '../group/bands';
import { cardBounds } from '../scene/sceneParts';
import type { Scene } from '../scene/scene';
import { groundsByValue, type RuleFill } from './cardFills';
import { cardValue, type CardValue } from './cardValues';

/** A band with its word and its ground on light and on dark. */
export interface ChartBand extends Band, RuleFill {}

/** Onshore and offshore keep their grounds, however many cards are of each. */
const FIXED = ['onshore', 'offshore'];

const known = new WeakMap<Scene, { revision: number; rule: string; bands: readonly ChartBand[] }>();

/** The bands behind the cards of a chart by its style's rule, by places and keys of its cards in the same order each time. */
export function chartBands(scene: Scene): readonly ChartBand[] {
  const { bandBy: rule, offshore } = scene.look.style;
  if (rule === 'none') return [];
  const before = known.get(scene);
  const id = `${rule} ${offshore.join()}`;
  if (before?.revision === scene.revision && before.rule === id) return before.bands;
  const values = new Map<string, CardValue>();
  const members = [...scene.cards.values()].flatMap((card) => {
    if (card.shape.annotation) return [];
    const value = cardValue(card.node, { rule, tags: scene.tags, offshore });
    if (value) values.set(value.id, value);
    return { key: card.node.key, value: value?.id ?? null, bounds: cardBounds(card) };
  });
  const fixed = FIXED.flatMap((one) => values.get(one) ?? []);
  const of = members.flatMap(({ value }) => values.get(value ?? '') ?? []);
  const grounds = groundsByValue(rule === 'onshore' ? fixed.reverse() : of);
  const bands = bandsOf(members).flatMap((band): ChartBand[] => {
    const ground = grounds.get(band.value);
    return ground ? [{ ...band, ...ground }] : [];
  });
  known.set(scene, { revision: scene.revision, rule: id, bands });
  return bands;
}
