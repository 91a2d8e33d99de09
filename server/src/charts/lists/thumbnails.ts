import { STEMMA_STYLE } from '@stemma/shared/chart/builtInStyles';
import type { ChartStyle } from '@stemma/shared/chart/style';
import { cardCountry } from '@stemma/shared/entities/card';
import type { Party } from '@stemma/shared/entities/entity';
import { ENTITY_TYPES, type EntityType } from '@stemma/shared/entities/typeNames';
import { fillsOfCards } from '@stemma/diagram/paint/cardFills';
import type { ValuedNode } from '@stemma/diagram/paint/cardValues';
import { isPlainFill } from '@stemma/diagram/paint/palette';
import type { CardTagsByKey } from '@stemma/diagram/scene/sceneParts';
import type { ThumbnailRow } from './store';

/** A small drawing of a chart. */
export interface Thumbnail {
  /** x, y, width and the index of the type in ENTITY_TYPES, four numbers a card. */
  cards: number[];
  /** Two card indexes a line. */
  lines: number[];
  style: ThumbnailStyle;
}

interface ThumbnailStyle extends Pick<ChartStyle, 'cards' | 'border'> {
  line: string;
  /** Each with the indexes of its cards. */
  grounds: { light: string; dark: string; cards: number[] }[];
  /** Cards without a ground have the colour of their type. */
  tinted: boolean;
}

const DEFAULT_CARD_WIDTH = 180;
const NO_TAGS: CardTagsByKey = new Map();

/** The drawing of a chart with nothing on it. */
export const EMPTY_THUMBNAIL: Thumbnail = { cards: [], lines: [], style: styleOf([], STEMMA_STYLE, NO_TAGS) };

/** A small drawing in a style, with the tags of its cards where that colours them by tags. */
export function presentThumbnail(row: ThumbnailRow, style: ChartStyle, tags: CardTagsByKey = NO_TAGS): Thumbnail {
  const index = new Map(row.cards.map(([key], position) => [key, position]));
  const kinds: readonly string[] = ENTITY_TYPES;
  return {
    cards: row.cards.flatMap(([, type, x, y, width]) => [x, y, width ?? DEFAULT_CARD_WIDTH, kinds.indexOf(type)]),
    lines: row.links.flatMap(([from, to]) => {
      const [a, b] = [index.get(from), index.get(to)];
      return a === undefined || b === undefined ? [] : [a, b];
    }),
    style: styleOf(row.cards, style, tags),
  };
}

function styleOf(cards: ThumbnailRow['cards'], style: ChartStyle, tags: CardTagsByKey): ThumbnailStyle {
  const nodes = cards.map(nodeOf);
  const fillOf = fillsOfCards(nodes, tags, style.colorBy);
  const grounds = new Map<string, ThumbnailStyle['grounds'][number]>();
  nodes.forEach((node, at) => {
    const chosen = cards[at]?.[6] ?? null;
    const fill = chosen === null || isPlainFill(chosen) ? fillOf(node) : { light: chosen, dark: chosen };
    if (!fill) return;
    const { light, dark } = fill;
    const ground = grounds.get(`${light} ${dark}`) ?? { light, dark, cards: [] };
    ground.cards.push(at);
    grounds.set(`${light} ${dark}`, ground);
  });
  return {
    ...{ cards: style.cards, border: style.border },
    line: style.lineColors[style.lines === 'families' ? 'ownership' : 'other'],
    grounds: [...grounds.values()],
    tinted: style.cards === 'icon' && style.colorBy === 'none',
  };
}

function nodeOf([key, type, , , , flag, , fields]: ThumbnailRow['cards'][number]): ValuedNode {
  const typeName = type as EntityType;
  const party = (fields.party as Party | undefined) ?? 'known';
  return { key, typeName, party, flag, country: cardCountry({ ...fields, typeName }) };
}
