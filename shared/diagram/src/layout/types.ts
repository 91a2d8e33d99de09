import type { ElkNode } from 'elkjs/lib/elk-api';
import type { ChartLink } from '@stemma/shared/chart/link';
import type { Bounds, Point } from '../geometry/box';
import type { PackedBox } from './pack';
import type { Spacing } from './spacing';

/** A card as a layout sees it; sizes in chart units. */
export interface LayoutNode {
  key: string;
  name: string;
  width: number;
  height: number;
  /** How far from its left and right edge an upright link may not enter. */
  corner: number;
  /** How far its label hangs below it. */
  drop: number;
  /** How wide that label is. */
  pill?: number;
  /** How much of its width, on each side, is only room for links that lead to itself. */
  beside?: number;
  /** What these links take up with their labels, from the card's middle. */
  loops?: Bounds;
}

/** A link as a layout sees it. `label` is the size of its text; null where it says nothing. */
export interface LayoutLink extends Pick<ChartLink, 'key' | 'from' | 'to' | 'arrowType'> {
  share: number;
  label: { width: number; height: number } | null;
}

/** A group as a layout sees it: all cards in it and in the groups within it. */
export interface LayoutGroup {
  key: string;
  cards: readonly string[];
}

export interface LayoutInput {
  nodes: readonly LayoutNode[];
  links: readonly LayoutLink[];
  /** Groups whose cards stand together, within a frame that no other card stands over; the outer ones first. */
  groups?: readonly LayoutGroup[];
  /** Whether a circle takes all cards, also those that no link joins to the rest. */
  together?: boolean;
  /** Whether the chart's links run straight. */
  straight?: boolean;
  /** How far apart things stand; normal where nothing is said. */
  spacing?: Spacing;
  /** Where the cards stand already, by their middles: nothing but the routes of straight links is sought among them. */
  standing?: ReadonlyMap<string, Point>;
  /** Links among these cards whose routes stay, by their keys. */
  staying?: ReadonlyMap<string, FixedRoute>;
}

/** A link's route as it is seen, from card to card, and where its label stands. */
export interface FixedRoute {
  path: readonly Point[];
  label: Bounds | null;
}

/** Anything that lays a graph out as elkjs does. */
export interface Elk {
  layout(graph: ElkNode): Promise<ElkNode>;
}

/**
 * How a layout has a link go: its bends (x, y, x, y …), where its label stands (0 to 1), its own routing where that is not the chart's, and
 * the places by which it leaves and enters where these change.
 */
export type LinkRoute = Pick<ChartLink, 'points' | 'linkTextPosition'> &
  Partial<Pick<ChartLink, 'adjusting' | 'routing' | 'fromSpot' | 'toSpot'>>;

/** Where a layout puts everything: cards by their centres, links by their routes. */
export interface Arrangement {
  nodes: ReadonlyMap<string, Point>;
  links: ReadonlyMap<string, LinkRoute>;
}

/** A part of the chart laid out by itself; links that are not named find their route by themselves. */
export interface ComponentLayout extends PackedBox {
  nodes: Map<string, Point>;
  links: Map<string, { path: Point[]; label: Point | null; turned: boolean }>;
}

/** One of the ways to lay a component out, of which the best among the other components is taken; `crossed` pairs of links cross in it. */
export interface LayoutShape extends ComponentLayout {
  crossed: number;
}
