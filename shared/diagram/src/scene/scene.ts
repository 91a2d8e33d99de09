import { isoToday } from '@stemma/shared/dates';
import { defaults } from '@stemma/shared/limits';
import { MANUAL_BENDS, followedBends, hasManualBends, shiftedBends } from '../route/bends';
import type { ChartNode } from '@stemma/shared/chart/chart';
import type { ChartLink, Routing } from '@stemma/shared/chart/link';
import { union, type Bounds, type Point } from '../geometry/box';
import { allSteps } from '../index/work';
import { SceneContent } from './sceneContent';
import {
  cardBounds,
  type CardTagsByKey,
  type RisksByKey,
  type SceneCard,
  type SceneSource,
  type Setters,
} from './sceneParts';
import { SceneView } from './sceneView';
import { chartBands } from '../paint/bands';
import { chartLook, type ChartLook } from '../paint/chartLook';
import { EdgeRouter } from '../route/edgeRouter';

export { cardBounds, type SceneCard, type SceneLink, type SceneSource, type Setters } from './sceneParts';

/** Where more than this part of all cards came or moved, every link that finds its own route looks anew: to ask of each card which do takes longer. */
const MANY = 0.25;
const NO_TAGS: CardTagsByKey = new Map();

/** The cards that came, that are other or elsewhere, and the keys of those that went. */
export interface SceneChanges {
  added: SceneCard[];
  changed: SceneCard[];
  removed: string[];
}

/**
 * A chart's cards, links and labels at their places, kept in step with a document by redoing only what changed. Cards can be away from their
 * place in the document while they are dragged or glide.
 */
export class Scene extends SceneView {
  /** The tags of its cards, as far as they are known. */
  tags: CardTagsByKey = NO_TAGS;
  /** What screening came to for its cards; undefined where nobody is told. */
  risks: RisksByKey | undefined;
  private routes: EdgeRouter;
  private changes = 0;

  /** `workMax` in steps of work (`work.ts`) by the number of links; the usual limit where it is left out. */
  constructor(
    private setters: Setters,
    workMax?: (links: number) => number,
  ) {
    super(new SceneContent(setters));
    this.routes = new EdgeRouter(this.content, setters, workMax);
  }

  /** Whether routes and labels are plainer than with more work (`workMax`) they would be. */
  get isDraft(): boolean {
    return this.routes.isDraft;
  }

  /** How its cards and lines look. */
  get look(): ChartLook {
    return (this.setters.look ??= chartLook(isoToday()));
  }

  override bounds(keys?: Iterable<string>): Bounds | null {
    const own = super.bounds(keys);
    return own && !keys ? union([own, ...chartBands(this).map(({ bounds }) => bounds)]) : own;
  }

  /** Another number after each change of what stands where. */
  get revision(): number {
    return this.changes;
  }

  /** How a card would be set, whether it stands here or not. */
  shapeOf(node: Parameters<Setters['card']>[0]): ReturnType<Setters['card']> {
    return this.setters.card(node);
  }

  /** Takes a document over; cards go to where it has them. Answers which cards came, changed or went. */
  update(document: SceneSource): SceneChanges {
    return allSteps(this.updating(document));
  }

  /** Takes a document over in small steps, for whoever has to do something else in between. Until the last one this shows nothing whole. */
  *updating(document: SceneSource): Generator<void, SceneChanges> {
    const { cards, links, framing } = this.content;
    const result: SceneChanges = { added: [], changed: [], removed: [] };
    this.tags = document.tags ?? NO_TAGS;
    this.risks = document.risks;
    this.content.restack();
    framing.groups = document.groups ? [...document.groups.values()] : [];
    framing.moved();
    this.routes.setRouting(document.props.routing);
    for (const key of cards.keys()) if (!document.nodes.has(key)) result.removed.push(key);
    for (const key of result.removed) this.removeCard(key);
    const fresh = [...document.nodes.values()].filter((node) => {
      const old = cards.get(node.key);
      return old?.node !== node || old.x !== node.x || old.y !== node.y;
    });
    const areMany = fresh.length > document.nodes.size * MANY;
    for (const node of fresh) {
      const isKnown = cards.has(node.key);
      const card = this.putCard(node, !areMany);
      (isKnown ? result.changed : result.added).push(card);
      yield;
    }
    for (const key of links.keys()) if (!document.links.has(key)) this.removeLink(key);
    for (const link of document.links.values()) {
      this.takeLink(link);
      yield;
    }
    if (areMany) this.routes.touchAll();
    yield* this.routes.settling();
    this.changes++;
    return result;
  }

  /** Shows from now on what another scene shows, which is not used after that. Answers which cards came, changed or went. */
  become(other: Scene): SceneChanges {
    const result: SceneChanges = { added: [], changed: [], removed: [] };
    for (const key of this.cards.keys()) if (!other.cards.has(key)) result.removed.push(key);
    for (const [key, card] of other.cards) {
      const old = this.cards.get(key);
      if (!old) result.added.push(card);
      else if (old.node !== card.node || old.x !== card.x || old.y !== card.y) result.changed.push(card);
    }
    const isRestyled = this.setters !== other.setters;
    if (isRestyled) result.changed = [...other.cards.values()].filter((card) => !result.added.includes(card));
    this.setters = other.setters;
    this.tags = other.tags;
    this.risks = other.risks;
    this.content = other.content;
    this.routes = other.routes;
    this.changes++;
    return result;
  }

  /** Moves cards away from their place in the document, for as long as a drag lasts. */
  move(places: ReadonlyMap<string, Point>): void {
    for (const [key, { x, y }] of places) {
      const card = this.cards.get(key);
      if (!card || (card.x === x && card.y === y)) continue;
      const shift = { x: x - card.x, y: y - card.y };
      card.x = x;
      card.y = y;
      this.placeCard(card);
      for (const linkKey of this.content.linksOf.get(key) ?? []) this.bendsFollow(linkKey, key, shift, places);
    }
    this.routes.settle(true);
    this.changes++;
  }

  /** Shows a card other than it is, for as long as it is being resized. */
  tryCard(node: ChartNode): void {
    if (!this.cards.has(node.key)) return;
    this.putCard(node);
    this.routes.settle();
    this.changes++;
  }

  /** Gives a link other bends, for as long as they are dragged. */
  bend(key: string, points: readonly number[]): void {
    this.tryOut(key, { points: points.length ? [...points] : null, adjusting: MANUAL_BENDS });
  }

  /** Puts a link's label elsewhere on it, for as long as it is dragged. */
  placeText(key: string, linkTextPosition: number): void {
    this.tryOut(key, { linkTextPosition });
  }

  /** Lets a link leave or enter by another place, for as long as its end is dragged. */
  tryEnd(key: string, change: Pick<ChartLink, 'fromSpot'> | Pick<ChartLink, 'toSpot'>): void {
    const link = this.links.get(key)?.link;
    if (link) this.tryOut(key, { ...change, ...(hasManualBends(link) ? {} : { points: null }) });
  }

  /** How the chart's links find their routes that have none of their own. */
  get routing(): Routing {
    return this.routes.routing;
  }

  /** How a link finds its route: its own, or the chart's; never straight from a card to itself. */
  routingOf(link: Pick<ChartLink, 'routing' | 'from' | 'to'>): Routing {
    return this.routes.routingOf(link);
  }

  private tryOut(key: string, change: Partial<ChartLink>): void {
    const entry = this.links.get(key);
    if (!entry) return;
    const link = { ...entry.link, ...change };
    this.content.links.set(key, { ...entry, link });
    this.routes.touch(link);
    this.routes.settle();
  }

  private takeLink(link: ChartLink): void {
    const old = this.links.get(link.key);
    if (old?.link === link) return;
    const isMoved = old && (old.link.from !== link.from || old.link.to !== link.to);
    if (isMoved) this.removeLink(link.key);
    this.content.putLink(link, old?.path ?? []);
    if (!old || isMoved) this.routes.join(link);
    this.routes.touch(link);
  }

  private bendsFollow(linkKey: string, moved: string, shift: Point, places: ReadonlyMap<string, Point>): void {
    const entry = this.links.get(linkKey);
    if (!entry?.link.points) return;
    const { link } = entry;
    const put = (change: Pick<ChartLink, 'points'> & Partial<ChartLink>) =>
      this.content.links.set(linkKey, { ...entry, link: { ...link, ...change } });
    if (places.has(link.from) && places.has(link.to)) {
      if (link.from === moved) put({ points: shiftedBends(link.points, shift) });
    } else if (!hasManualBends(link)) put({ points: null, linkTextPosition: defaults.linkTextPosition });
    else if (this.routingOf(link) !== 'straight')
      put({ points: followedBends(link.points ?? [], { [link.from === moved ? 'from' : 'to']: shift }) });
  }

  private putCard(node: ChartNode, andPassing = true): SceneCard {
    const card = { node, shape: this.setters.card(node), x: node.x, y: node.y };
    this.content.cards.set(node.key, card);
    this.placeCard(card, andPassing);
    return card;
  }

  private placeCard(card: SceneCard, andPassing = true): void {
    const { cardIndex, framing, linksOf } = this.content;
    framing.moved();
    if (andPassing) this.routes.touchPassing(cardIndex.get(card.node.key));
    cardIndex.set(card.node.key, cardBounds(card));
    if (andPassing) this.routes.touchPassing(cardBounds(card));
    for (const key of linksOf.get(card.node.key) ?? []) {
      const link = this.links.get(key)?.link;
      if (link) this.routes.touch(link);
    }
  }

  private removeCard(key: string): void {
    this.routes.touchPassing(this.content.cardIndex.get(key));
    this.content.cards.delete(key);
    this.content.cardIndex.delete(key);
  }

  private removeLink(key: string): void {
    const link = this.links.get(key)?.link;
    if (!link) return;
    this.routes.drop(link);
    this.content.dropLink(link);
  }
}
