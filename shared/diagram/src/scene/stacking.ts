import type { EntityType } from '@stemma/shared/entities/typeNames';
import type { SceneCard, SceneLink } from './sceneParts';

/** Pictures lie lowest and labels highest, so that no picture hides what is said. */
const HEIGHTS: Partial<Record<EntityType, number>> = { Image: -1, TextBox: 1, Sticky: 1 };

export function heightOf({ node }: Pick<SceneCard, 'node'>): number {
  return HEIGHTS[node.typeName] ?? 0;
}

/** Whether links run over a card: over pictures, which would hide where they end. */
export function isUnderLinks(card: Pick<SceneCard, 'node'>): boolean {
  return heightOf(card) < 0;
}

interface Standing {
  cards: ReadonlyMap<string, SceneCard>;
  links: ReadonlyMap<string, SceneLink>;
}

/**
 * Which card and which link lies over another. By the kind of a card and by keys alone: no edit that is undone, no save and no reading
 * anew changes it.
 */
export class Stacking {
  private readonly cards: ReadonlyMap<string, number>;
  private readonly links: ReadonlyMap<string, number>;

  constructor({ cards, links }: Standing) {
    const heights = new Map([...cards].map(([key, card]) => [key, heightOf(card)]));
    const height = (key: string) => heights.get(key) ?? 0;
    this.cards = ranks([...cards.keys()].sort((a, b) => height(a) - height(b) || (a < b ? -1 : 1)));
    this.links = ranks([...links.keys()].sort());
  }

  /** These of the cards, from the lowest up. */
  cardsOf(some: Iterable<string>): string[] {
    return inRank(some, this.cards);
  }

  /** These of the links, from the lowest up. */
  linksOf(some: Iterable<string>): string[] {
    return inRank(some, this.links);
  }
}

function ranks(keys: readonly string[]): Map<string, number> {
  return new Map(keys.map((key, at) => [key, at]));
}

/** Takes as long as there are some, however large the chart is: it is asked with each picture of a drag. */
function inRank(some: Iterable<string>, rank: ReadonlyMap<string, number>): string[] {
  return [...new Set(some)].filter((key) => rank.has(key)).sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
}
