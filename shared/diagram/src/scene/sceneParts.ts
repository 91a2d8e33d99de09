import type { ChartGroup, ChartNode, TagMark } from '@stemma/shared/chart/chart';
import type { ChartLink, Routing } from '@stemma/shared/chart/link';
import type { Risk } from '@stemma/shared/lookups/kinds';
import { boundsOf, type Bounds, type Point } from '../geometry/box';
import { CARD, type CardShape } from '../geometry/card';
import { OUTLINE } from '../geometry/outline';
import type { LabelShape } from '../label/linkLabel';
import type { ChartLook } from '../paint/chartLook';
import type { Port } from '../route/port';

/** How far arrow heads reach beside a route, in chart units. */
export const ROUTE_MARGIN = 6;

/** What a scene shows; an editor's document is one. */
export interface SceneSource {
  props: { routing: Routing };
  nodes: ReadonlyMap<string, ChartNode>;
  links: ReadonlyMap<string, ChartLink>;
  groups?: ReadonlyMap<string, ChartGroup>;
  /** The tags of entities by their key, as far as they are known. */
  tags?: CardTagsByKey;
  /** What screening came to, for those who may see it; what is not in it was not screened. */
  risks?: RisksByKey;
}

/** Tags by the key of the entity that bears them, each entity's by name. */
export type CardTagsByKey = ReadonlyMap<string, readonly TagMark[]>;

/** What screening came to by the key of the entity. */
export type RisksByKey = ReadonlyMap<string, Risk>;

/** A card at its place. */
export interface SceneCard {
  node: ChartNode;
  shape: CardShape;
  x: number;
  y: number;
}

/** A link with its route and its label's middle. */
export interface SceneLink {
  link: ChartLink;
  path: readonly Point[];
  label: { shape: LabelShape; x: number; y: number } | null;
}

/** How text becomes shapes; see card.ts and linkLabel.ts. */
export interface Setters {
  card(node: ChartNode): CardShape;
  label(link: ChartLink): LabelShape | null;
  /** The style that they set by; the product's own where it is left out. */
  look?: ChartLook;
}

/** The rectangle of a card, its label pill included. */
export function cardBounds(card: SceneCard): Bounds {
  const bounds = boundsOf({ x: card.x, y: card.y, width: card.shape.width, height: card.shape.height });
  return card.shape.pill ? { ...bounds, bottom: bounds.bottom + CARD.pillDrop } : bounds;
}

/** A card as its links see it. */
export function portOf(card: SceneCard): Port {
  const { width, height, corner, outline } = card.shape;
  // Links reach a symbol at its circle, or at the middle of the words under it.
  const round = outline === 'symbol' ? (width - OUTLINE.symbol) / 2 + 4 : corner;
  return { x: card.x, y: card.y, width, height, round: Math.min(round, width / 2 - 4) };
}
