import { defaults } from '../../limits';
import { BY_HAND, isBentByHand } from '../bends';
import type { ChartLink, Routing } from '../link';
import { overlaps, union, type Bounds, type Point } from './box';
import { passed } from './clearWay';
import { GridIndex } from './gridIndex';
import type { ChartGroup, ChartNode } from '../chart';
import { FrameBorders } from './frameBorders';
import type { Frame } from './frames';
import { labelBounds } from './labelPlace';
import { Lanes } from './lanes';
import { isLoop } from './loop';
import { nearest, pathBounds } from './polyline';
import { cardBounds, type SceneCard, type SceneLink, type SceneSource, type Setters } from './sceneParts';
import { labelPoint } from './sceneRoom';
import { SceneFrames } from './sceneFrames';
import { wayOf } from './sceneWay';
import { SharedStarts } from './sharedStarts';
import { SidePlaces } from './sidePlaces';
import { heightOf, Stacking } from './stacking';

export { cardBounds, type SceneCard, type SceneLink, type SceneSource, type Setters } from './sceneParts';

/** Where more than this part of all cards came or moved, every link that finds its own way looks anew: to ask of each card which do takes longer. */
const MANY = 0.25;

/** The cards that came, that are other or elsewhere, and the keys of those that went. */
export interface SceneChanges {
  added: SceneCard[];
  changed: SceneCard[];
  removed: string[];
}

/**
 * What stands where on a chart: cards, the ways of links and their labels, kept in step with a document by redoing only what changed.
 * Cards can be away from their place in the document while they are dragged or glide.
 */
export class Scene {
  cards = new Map<string, SceneCard>();
  links = new Map<string, SceneLink>();
  linksOf = new Map<string, Set<string>>();
  cardIndex = new GridIndex();
  linkIndex = new GridIndex();
  labelIndex = new GridIndex();
  places = new SidePlaces({ cards: this.cards, links: this.links, linksOf: this.linksOf }, (link) => this.isFree(link));
  private borders = new FrameBorders();
  private lanes = new Lanes({ cards: this.cards, cardIndex: this.cardIndex }, this.borders);
  private starts = new SharedStarts({ links: this.links, linksOf: this.linksOf });
  private readonly dirty = new Set<string>();
  /** Cards of whose links one came, went or changed: as owners, and at either end. */
  private readonly owners = new Set<string>();
  private readonly ends = new Set<string>();
  private routing: Routing = 'orthogonal';
  /** Null where a card or link came or went since it was last asked for. */
  private stacking: Stacking | null = null;
  private framing: SceneFrames;

  constructor(private readonly setters: Setters) {
    const { cards, links, linksOf, linkIndex } = this;
    this.framing = new SceneFrames({ cards, links, linksOf, linkIndex }, (link) => setters.label(link));
  }

  /** The groups of the document. */
  get groups(): readonly ChartGroup[] {
    return this.framing.groups;
  }

  /** How a card would be set, whether it stands here or not. */
  shapeOf(node: Parameters<Setters['card']>[0]): ReturnType<Setters['card']> {
    return this.setters.card(node);
  }

  /** Takes a document over; cards go to where it has them. Answers which cards came, changed or went. */
  update(document: SceneSource): SceneChanges {
    const steps = this.updating(document);
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
    }
  }

  /** Takes a document over in small steps, for whoever has to do something else in between. Until the last one this shows nothing whole. */
  *updating(document: SceneSource): Generator<void, SceneChanges> {
    const result: SceneChanges = { added: [], changed: [], removed: [] };
    this.stacking = null;
    this.framing.groups = document.groups ? [...document.groups.values()] : [];
    this.framing.moved();
    if (document.props.routing !== this.routing) {
      this.routing = document.props.routing;
      for (const key of this.links.keys()) this.dirty.add(key);
    }
    for (const key of this.cards.keys()) if (!document.nodes.has(key)) result.removed.push(key);
    for (const key of result.removed) this.removeCard(key);
    const fresh = [...document.nodes.values()].filter((node) => {
      const old = this.cards.get(node.key);
      return old?.node !== node || old.x !== node.x || old.y !== node.y;
    });
    const areMany = fresh.length > document.nodes.size * MANY;
    for (const node of fresh) {
      const old = this.cards.get(node.key);
      const card = { node, shape: this.setters.card(node), x: node.x, y: node.y };
      this.cards.set(node.key, card);
      this.placeCard(card, !areMany);
      (old ? result.changed : result.added).push(card);
      yield;
    }
    for (const key of this.links.keys()) if (!document.links.has(key)) this.removeLink(key);
    for (const link of document.links.values()) this.takeLink(link);
    if (areMany) for (const [key, { link }] of this.links) if (!link.points) this.dirty.add(key);
    yield* this.settling();
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
    const {
      cards,
      links,
      linksOf,
      cardIndex,
      linkIndex,
      labelIndex,
      places,
      borders,
      lanes,
      starts,
      framing,
      routing,
    } = other;
    const indexes = { cardIndex, linkIndex, labelIndex };
    Object.assign(this, { cards, links, linksOf, ...indexes, places, borders, lanes, starts, framing, routing });
    this.stacking = null;
    this.dirty.clear();
    this.owners.clear();
    this.ends.clear();
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
      for (const linkKey of this.linksOf.get(key) ?? []) this.bendsFollow(linkKey, key, shift, places);
    }
    this.settle(true);
  }

  /** Shows a card other than it is, for as long as it is being resized. */
  tryCard(node: ChartNode): void {
    if (!this.cards.has(node.key)) return;
    const card = { node, shape: this.setters.card(node), x: node.x, y: node.y };
    this.cards.set(node.key, card);
    this.placeCard(card);
    this.settle();
  }

  /** The frames round groups, the outer ones first. */
  frames(): readonly Frame[] {
    return this.framing.all();
  }

  /** Gives a link other bends, for as long as they are dragged. */
  bend(key: string, points: readonly number[]): void {
    this.tryOut(key, { points: points.length ? [...points] : null, adjusting: BY_HAND });
  }

  /** Puts a link's label elsewhere on it, for as long as it is dragged. */
  placeText(key: string, linkTextPosition: number): void {
    this.tryOut(key, { linkTextPosition });
  }

  /** Lets a link leave or enter by another place, for as long as its end is dragged. */
  tryEnd(key: string, change: Pick<ChartLink, 'fromSpot'> | Pick<ChartLink, 'toSpot'>): void {
    const link = this.links.get(key)?.link;
    if (link) this.tryOut(key, { ...change, ...(isBentByHand(link) ? {} : { points: null }) });
  }

  /** How a link finds its way: its own, or the chart's; never straight from a card to itself. */
  routingOf(link: Pick<ChartLink, 'routing' | 'from' | 'to'>): Routing {
    const routing = link.routing ?? this.routing;
    return routing === 'straight' && isLoop(link) ? 'orthogonal' : routing;
  }

  /** The rectangle around everything, words of links too, or around these cards; null where there is nothing. */
  bounds(keys?: Iterable<string>): Bounds | null {
    const cards = keys ? [...keys].flatMap((key) => this.cards.get(key) ?? []) : [...this.cards.values()];
    const boxes = cards.map(cardBounds);
    if (keys) return union(boxes);
    const links = [...this.links.values()].flatMap(({ path, label }) => [
      pathBounds(path),
      ...(label ? [labelBounds(label, label.shape)] : []),
    ]);
    return union([...boxes, ...links, ...this.frames().map(({ bounds }) => bounds)]);
  }

  /** Cards that reach into a rectangle, in no order. */
  cardsIn(bounds: Bounds): SceneCard[] {
    return [...this.cardIndex.query(bounds)].flatMap((key) => this.cards.get(key) ?? []);
  }

  /** Links whose way or label reaches into a rectangle, in no order. */
  linksIn(bounds: Bounds): SceneLink[] {
    return [...this.linkIndex.query(bounds)].flatMap((key) => this.links.get(key) ?? []);
  }

  /** Cards that reach into a rectangle, from the lowest up. */
  cardsDrawn(bounds: Bounds): SceneCard[] {
    this.stacking ??= new Stacking(this);
    return this.stacking.cardsOf(this.cardIndex.query(bounds)).flatMap((key) => this.cards.get(key) ?? []);
  }

  /** Links whose way or label reaches into a rectangle, from the lowest up. */
  linksDrawn(bounds: Bounds): SceneLink[] {
    this.stacking ??= new Stacking(this);
    return this.stacking.linksOf(this.linkIndex.query(bounds)).flatMap((key) => this.links.get(key) ?? []);
  }

  /** The card under a point, before notes and those before pictures, the smallest distance to its middle first. */
  cardAt(point: Point): SceneCard | undefined {
    const here = this.cardsIn({ left: point.x, right: point.x, top: point.y, bottom: point.y });
    const order = (card: SceneCard) => (card.shape.plate ? 1 - heightOf(card) : -1);
    const distance = (card: SceneCard) => Math.hypot(card.x - point.x, card.y - point.y);
    return here.sort((a, b) => order(a) - order(b) || distance(a) - distance(b))[0];
  }

  /** The link within `reach` of a point, or whose label is under it. */
  linkAt(point: Point, reach: number): SceneLink | undefined {
    const around = { left: point.x - reach, right: point.x + reach, top: point.y - reach, bottom: point.y + reach };
    let best: { link: SceneLink; distance: number } | undefined;
    for (const link of this.linksIn(around)) {
      const onLabel = link.label && overlaps(labelBounds(link.label, link.label.shape), around);
      const distance = onLabel ? 0 : nearest(link.path, point).distance;
      if (distance <= reach && (!best || distance < best.distance)) best = { link, distance };
    }
    return best?.link;
  }

  private tryOut(key: string, change: Partial<ChartLink>): void {
    const entry = this.links.get(key);
    if (!entry) return;
    const link = { ...entry.link, ...change };
    this.links.set(key, { ...entry, link });
    this.touch(link);
    this.settle();
  }

  private takeLink(link: ChartLink): void {
    const old = this.links.get(link.key);
    if (old?.link === link) return;
    if (old && (old.link.from !== link.from || old.link.to !== link.to)) this.removeLink(link.key);
    this.links.set(link.key, { link, path: old?.path ?? [], label: null });
    for (const end of [link.from, link.to]) {
      const keys = this.linksOf.get(end);
      if (keys) keys.add(link.key);
      else this.linksOf.set(end, new Set([link.key]));
    }
    this.touch(link);
  }

  private bendsFollow(linkKey: string, moved: string, shift: Point, places: ReadonlyMap<string, Point>): void {
    const entry = this.links.get(linkKey);
    if (!entry?.link.points) return;
    const { link } = entry;
    const together = places.has(link.from) && places.has(link.to);
    if (together ? link.from !== moved : isBentByHand(link)) return;
    const points = together ? (link.points ?? []).map((value, at) => value + (at % 2 ? shift.y : shift.x)) : null;
    const position = together ? link.linkTextPosition : 0.5;
    this.links.set(linkKey, { ...entry, link: { ...link, points, linkTextPosition: position } });
  }

  private touch(link: ChartLink): void {
    this.dirty.add(link.key);
    if (!link.points) this.touchOthersAt(link);
  }

  private placeCard(card: SceneCard, andPassing = true): void {
    this.framing.moved();
    if (andPassing) this.touchPassing(this.cardIndex.get(card.node.key));
    this.cardIndex.set(card.node.key, cardBounds(card));
    if (andPassing) this.touchPassing(cardBounds(card));
    for (const key of this.linksOf.get(card.node.key) ?? []) {
      const link = this.links.get(key)?.link;
      if (link) this.touch(link);
    }
  }

  /** Links that find their own way go round cards, and those that a layout gave one leave it: where a card comes or goes, they look anew. */
  private touchPassing(bounds: Bounds | undefined): void {
    if (!bounds) return;
    for (const key of [...this.linkIndex.query(bounds), ...this.lanes.look(bounds)]) {
      const link = this.links.get(key)?.link;
      if (link && !isBentByHand(link)) this.dirty.add(key);
    }
  }

  private removeCard(key: string): void {
    this.touchPassing(this.cardIndex.get(key));
    this.cards.delete(key);
    this.cardIndex.delete(key);
  }

  private removeLink(key: string): void {
    const link = this.links.get(key)?.link;
    if (!link) return;
    this.links.delete(key);
    this.lanes.drop(key);
    this.places.drop(key);
    this.linkIndex.delete(key);
    this.labelIndex.delete(key);
    this.dirty.delete(key);
    for (const end of [link.from, link.to]) this.linksOf.get(end)?.delete(key);
    this.owners.add(link.from);
    this.ends.add(link.from).add(link.to);
    this.touchOthersAt(link);
  }

  /** Links that meet it at the held card, and those that leave the holder at places of their own: they keep apart. */
  private touchOthersAt({ from, to }: Pick<ChartLink, 'from' | 'to'>): void {
    for (const key of this.linksOf.get(to) ?? []) if (!this.links.get(key)?.link.points) this.dirty.add(key);
    for (const key of this.linksOf.get(from) ?? []) {
      const link = this.links.get(key)?.link;
      if (link && !link.points && (link.fromSpot || link.toSpot)) this.dirty.add(key);
    }
  }

  private settle(inHaste = false): void {
    for (const steps = this.settling(inHaste); !steps.next().done;);
  }

  private *settling(inHaste = false): Generator<void, void> {
    const touched = [...this.dirty].filter((key) => this.links.has(key)).sort();
    this.dirty.clear();
    const given = touched.filter((key) => !this.isFree(this.links.get(key)?.link));
    for (const key of given) {
      this.seekWay(key);
      yield;
    }
    this.framing.moved();
    for (const border of this.borders.renew(this.frames())) this.lanes.look(border);
    const dirty = this.withThoseBeside(touched);
    for (const key of dirty) {
      if (!this.isFree(this.links.get(key)?.link)) continue;
      this.seekWay(key);
      yield;
    }
    const changed = this.lanes.settle(inHaste);
    for (const [key, path] of changed) {
      this.takeWay(key, path);
      yield;
    }
    this.framing.moved();
    const together = this.startsRenewed([...dirty, ...changed.keys()]);
    const beside = inHaste ? [] : this.framing.linksBeside();
    const keys = [...new Set([...dirty, ...changed.keys(), ...together, ...beside])].sort();
    for (const key of keys) this.labelIndex.delete(key);
    for (const key of keys) {
      this.settleLabel(key);
      yield;
    }
  }

  /** A way that a layout gave is as good as none where a card stands on it now; the document keeps it for when that card goes. */
  private isBlocked(link: ChartLink, path: readonly Point[]): boolean {
    if (!link.points || isBentByHand(link) || isLoop(link) || this.routingOf(link) === 'straight') return false;
    return passed(this, link, path, 0).length > 0;
  }

  /** Whether a link finds its own way, so that it makes room for others. */
  private isFree(link: ChartLink | undefined): boolean {
    return link !== undefined && !link.points && !isLoop(link) && this.routingOf(link) !== 'straight';
  }

  /** These links and those that leave or arrive elsewhere at their cards since these changed. */
  private withThoseBeside(touched: readonly string[]): string[] {
    for (const key of touched) {
      const link = this.links.get(key)?.link;
      if (link) this.ends.add(link.from).add(link.to);
    }
    const moved = this.places.renew(this.ends);
    this.ends.clear();
    return [...new Set([...touched, ...moved])].sort();
  }

  /** Links that run together with others of their owner for longer or shorter than before, as these links changed. */
  private startsRenewed(changed: readonly string[]): string[] {
    for (const key of changed) this.owners.add(this.links.get(key)?.link.from ?? '');
    const renewed = this.starts.renew(this.owners);
    this.owners.clear();
    return renewed;
  }

  private seekWay(key: string): void {
    const entry = this.links.get(key);
    const from = entry && this.cards.get(entry.link.from);
    const to = entry && this.cards.get(entry.link.to);
    if (!entry || !from || !to) return;
    const routing = this.routingOf(entry.link);
    const way = wayOf(this, entry.link, { from, to }, routing, (one) => this.setters.label(one));
    if (this.isBlocked(entry.link, way.path)) {
      const link = { ...entry.link, points: null, linkTextPosition: defaults.linkTextPosition };
      this.links.set(key, { ...entry, link });
      return;
    }
    this.lanes.put(entry.link, way);
    if (!this.isFree(entry.link)) this.takeWay(key, way.path);
  }

  private takeWay(key: string, path: readonly Point[]): void {
    const entry = this.links.get(key);
    if (!entry) return;
    this.links.set(key, { link: entry.link, path, label: null });
    this.linkIndex.set(key, pathBounds(path, 6));
  }

  /** Once all ways are known, as a label keeps off other links. */
  private settleLabel(key: string): void {
    const entry = this.links.get(key);
    if (!entry || entry.path.length === 0) return;
    const { link, path } = entry;
    const shape = this.setters.label(link);
    const label = shape && { shape, ...labelPoint(this, { link, path, shape, shared: this.starts.of(key) }) };
    this.links.set(key, { link, path, label });
    const way = pathBounds(path, 6);
    const text = label && labelBounds(label, label.shape);
    this.linkIndex.set(key, (text && union([way, text])) ?? way);
    if (text) this.labelIndex.set(key, text);
  }
}
