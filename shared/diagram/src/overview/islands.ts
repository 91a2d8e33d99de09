import { union, type Bounds } from '../geometry/box';
import { groupBy } from '@stemma/shared/groupBy';
import { t } from '@stemma/shared/language/translate';
import { cardBounds, type SceneLink } from '../scene/sceneParts';
import type { SceneView } from '../scene/sceneView';
import { cardComponents, outermostFrames } from './cardComponents';
import { topOf, ultimateHolders } from './cardWeight';

/** A part of a chart that is told as one from far off: an outermost group, or cards that links join (a connected component) outside of groups. */
export interface Island {
  /** Of the group, or of the first card by key. */
  key: string;
  /** The group's name, or that of who is on top and of how many others are. */
  name: string;
  cards: readonly string[];
  bounds: Bounds;
  entities: number;
  countries: number;
  /** Parties that are unknown or anonymous. */
  unknown: number;
}

/** Fewer cards than this are seen by themselves. */
const CARDS_LEAST = 5;

/** The islands of a chart, by key. */
export function islandsOf(scene: SceneView): Island[] {
  const outermost = outermostFrames(scene);
  const grouped = new Set(outermost.flatMap(({ cards }) => [...cards]));
  const parts: Part[] = [
    ...outermost.map(({ key, name, cards, bounds }) => ({ key, cards: [...cards], group: { name, bounds } })),
    ...cardComponents(scene, grouped).map((cards) => ({ key: cards[0] ?? '', cards, group: null })),
  ].filter(({ cards }) => cards.length >= CARDS_LEAST);
  const partOf = new Map(parts.flatMap((part) => part.cards.map((card) => [card, part] as const)));
  const linksOf = groupBy(scene.links.values(), ({ link }) => {
    const part = partOf.get(link.from);
    return part === partOf.get(link.to) ? part : undefined;
  });
  return parts.map((part) => islandOf(scene, part, linksOf.get(part) ?? [])).sort((a, b) => (a.key < b.key ? -1 : 1));
}

interface Part {
  key: string;
  cards: readonly string[];
  group: { name: string; bounds: Bounds } | null;
}

function islandOf(scene: SceneView, { key, cards: keys, group }: Part, own: readonly SceneLink[]): Island {
  const cards = keys.flatMap((one) => scene.cards.get(one) ?? []).filter(({ shape }) => !shape.annotation);
  const byKey = new Map(cards.map((card) => [card.node.key, card]));
  const top = group ? null : topOf({ cards: byKey, links: new Map(own.map((entry) => [entry.link.key, entry])) });
  const tops = group ? 0 : ultimateHolders(own).length;
  const first = byKey.get(top ?? key)?.node.name ?? '';
  return {
    key,
    name:
      group?.name ??
      (tops > 1
        ? t('{first} and {others, plural, one {# other} other {# others}}', { first, others: tops - 1 })
        : first),
    cards: keys,
    bounds: group?.bounds ?? union(cards.map(cardBounds)) ?? { left: 0, top: 0, right: 0, bottom: 0 },
    entities: cards.length,
    countries: new Set(cards.flatMap(({ node }) => node.country || [])).size,
    unknown: cards.filter(({ node }) => node.party !== 'known').length,
  };
}

/** What is said of an island beside its name: "42 entities · 9 countries · 3 unknown". */
export function islandText({
  entities,
  countries,
  unknown,
}: Pick<Island, 'entities' | 'countries' | 'unknown'>): string {
  return [
    t('{entities, plural, one {# entity} other {# entities}}', { entities }),
    ...(countries > 1 ? [t('{countries, plural, one {# country} other {# countries}}', { countries })] : []),
    ...(unknown > 0 ? [t('{unknown, number} unknown', { unknown })] : []),
  ].join(' · ');
}
