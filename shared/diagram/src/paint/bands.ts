import { softened } from '@stemma/shared/chart/contrast';
import { bandsOf, type Band } from '../group/bands';
import { cardBounds, type CardTagsByKey, type SceneCard } from '../scene/sceneParts';
import { paletteOf } from './palette';
import type { ChartLook } from './chartLook';
import { groundsByValue, type RuleFill } from './grounds';
import { cardValue, type CardValue } from './cardValues';

/** A band with its word and its ground on light and on dark. */
export interface ChartBand extends Band, RuleFill {}

/** What of a scene its bands follow from. */
interface BandedScene {
  look: Pick<ChartLook, 'style'>;
  cards: ReadonlyMap<string, SceneCard>;
  tags: CardTagsByKey;
  /** Another number after each change of what stands where. */
  revision: number;
}

/** Onshore and offshore keep their grounds, however many cards are of each. */
const SHORES: ReadonlyMap<string, Pick<RuleFill, 'light' | 'dark'>> = new Map([
  ['onshore', { light: '#EAF1F8', dark: '#172531' }],
  ['offshore', { light: '#FDEBD2', dark: '#3B2B15' }],
]);
/** How much of the ground of a card is left on that of a band. */
const STRENGTH = 0.6;

const known = new WeakMap<BandedScene, { revision: number; rule: string; bands: readonly ChartBand[] }>();

/** The bands behind the cards of a chart by its style's rule, by places and keys of its cards in the same order each time. */
export function chartBands(scene: BandedScene): readonly ChartBand[] {
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
  const grounds = groundsByValue(members.flatMap(({ value }) => values.get(value ?? '') ?? []));
  const bands = bandsOf(members).flatMap((band): ChartBand[] => {
    const ground = grounds.get(band.value);
    return ground ? [{ ...band, word: ground.word, ...(SHORES.get(band.value) ?? softer(ground)) }] : [];
  });
  known.set(scene, { revision: scene.revision, rule: id, bands });
  return bands;
}

function softer({ light, dark }: RuleFill): Pick<RuleFill, 'light' | 'dark'> {
  return {
    light: softened(light, paletteOf('light').card, STRENGTH),
    dark: softened(dark, paletteOf('dark').canvas, STRENGTH),
  };
}
