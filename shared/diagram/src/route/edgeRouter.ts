import { defaults } from '@stemma/shared/limits';
import { hasManualBends } from './bends';
import type { ChartLink, Routing } from '@stemma/shared/chart/link';
import { grown, type Bounds, type Point } from '../geometry/box';
import { doublesBack } from './route';
import { FrameBorders } from '../group/frameBorders';
import { SegmentNudger } from '../nudge/segmentNudger';
import { isSelfLoop } from './selfLoop';
import { bendsInForce, sameEnds, straightBeside } from './parallels';
import { obstaclesOnRoute, PASSING_DISTANCE, TriedRoutes } from './obstaclesOnRoute';
import { isSamePath } from '../geometry/polyline';
import { pathEnters } from '../geometry/segment';
import type { SceneContent } from '../scene/sceneContent';
import { portOf, type Setters } from '../scene/sceneParts';
import { SceneLabels } from '../label/sceneLabels';
import type { LabelContext } from '../label/labelContext';
import { routeEdge } from './routeEdge';
import { SharedPrefixes } from './sharedPrefix';
import { PortAssignment } from './portAssignment';
import { obstaclesMet } from './straightRouteAround';
import { WorkBudget } from '../index/work';

/**
 * Steps of work that all routes and labels of a chart may take at once: some ten seconds on a slow machine, and more than a crowded chart takes
 * that nobody laid out. `frame` is for a frame of dragging.
 */
const WORK = { base: 12_000_000, perLink: 3_000, frame: 1_500_000 } as const;

/** A link for which no more routes than this were tried looks anew at once wherever one of them is freed. */
const SOON = 8;

/**
 * Finds the routes and the places of the labels of a scene's links. What changed is noted (`touch…`, `drop`) and settled at once: what a person
 * or a layout gave first, then the places at cards, then the routes that links find by themselves, last all labels.
 */
export class EdgeRouter {
  private readonly ports: PortAssignment;
  private readonly borders = new FrameBorders();
  private readonly nudger: SegmentNudger;
  private readonly sharedPrefixes: SharedPrefixes;
  private readonly labels: SceneLabels;
  private readonly labelContext: LabelContext;
  private readonly tried = new TriedRoutes();
  private readonly dirty = new Set<string>();
  /** Links on whose route nothing came or went, but on one of many that were tried for them: they look anew when there is time for it. */
  private readonly later = new Set<string>();
  /** Cards of whose links one came, went or changed: as owners, and at either end. */
  private readonly owners = new Set<string>();
  private readonly ends = new Set<string>();
  private chartRouting: Routing = 'orthogonal';
  private isCut = false;

  constructor(
    private readonly content: SceneContent,
    private readonly setters: Pick<Setters, 'label'>,
    private readonly workMax = (links: number) => WORK.base + WORK.perLink * links,
  ) {
    const { cards, links, linksOf, cardIndex, linkIndex, labelIndex } = content;
    this.ports = new PortAssignment(content, (link) => this.isFree(link));
    this.nudger = new SegmentNudger(content, this.borders, (card) => this.ports.headsAt(card));
    this.sharedPrefixes = new SharedPrefixes(content);
    const indexes = { cardIndex, linkIndex, labelIndex };
    this.labelContext = { cards, links, linksOf, ...indexes, ports: this.ports, frames: () => content.framing.all() };
    this.labels = new SceneLabels(
      content,
      this.labelContext,
      (link) => setters.label(link),
      (key) => this.sharedPrefixes.of(key),
    );
  }

  /** How the chart's links find their routes that have none of their own. */
  get routing(): Routing {
    return this.chartRouting;
  }

  /** How a link finds its route: its own, or the chart's; never straight from a card to itself. */
  routingOf(link: Pick<ChartLink, 'routing' | 'from' | 'to'>): Routing {
    const routing = link.routing ?? this.chartRouting;
    return routing === 'straight' && isSelfLoop(link) ? 'orthogonal' : routing;
  }

  /** Takes over how the chart's links find their routes. */
  setRouting(routing: Routing): void {
    if (routing === this.chartRouting) return;
    this.chartRouting = routing;
    for (const key of this.content.links.keys()) this.dirty.add(key);
  }

  /** A link came or changed, or a card at its end did. */
  touch(link: ChartLink): void {
    this.dirty.add(link.key);
    this.labels.touch(link.key);
    if (!link.points) this.touchOthersAt(link);
    this.touchBeside(link);
  }

  /** Links that find their own route go round cards, and those that a layout gave one leave it: where a card comes or goes, they look anew. */
  touchPassing(bounds: Bounds | undefined): void {
    if (!bounds) return;
    this.labels.look(bounds);
    const { linkIndex } = this.content;
    const near = [...linkIndex.query(bounds)].filter((key) => !this.tried.has(key));
    const sought = this.tried.at(bounds);
    const now = sought.filter((key) => this.tried.countOf(key) <= SOON || this.isOnRoute(key, bounds));
    for (const key of sought) this.later.add(key);
    for (const key of [...near, ...now, ...this.nudger.look(bounds)]) {
      const link = this.content.links.get(key)?.link;
      if (link && !hasManualBends(link)) this.dirty.add(key);
    }
  }

  /** Whether a card stands on a link's route. */
  private isOnRoute(key: string, card: Bounds): boolean {
    return pathEnters(this.content.links.get(key)?.path ?? [], grown(card, PASSING_DISTANCE));
  }

  /** So much changed that every link that no person bent looks anew, and all labels. */
  touchAll(): void {
    for (const [key, { link }] of this.content.links) {
      if (!hasManualBends(link)) this.dirty.add(key);
      this.labels.touch(key);
    }
  }

  /** A link joins other cards than before: of several that leave or arrive at one, labels stand elsewhere. */
  join(link: ChartLink): void {
    for (const end of ['from', 'to'] as const) {
      const same = [...(this.content.linksOf.get(link[end]) ?? [])].filter(
        (key) => this.content.links.get(key)?.link[end] === link[end],
      );
      if (same.length <= 3) for (const key of same) this.labels.touch(key);
    }
  }

  /** Forgets a link that is about to go. */
  drop(link: ChartLink): void {
    this.join(link);
    this.labels.drop(link.key);
    this.tried.drop(link.key);
    this.nudger.drop(link.key);
    this.ports.drop(link.key);
    this.dirty.delete(link.key);
    this.owners.add(link.from);
    this.ends.add(link.from).add(link.to);
    this.touchOthersAt(link);
    this.touchBeside(link);
  }

  /** Finds the routes and labels of all that changed. While cards are dragged (`inHaste`) links that merely give way may do so later. */
  settle(inHaste = false): void {
    for (const steps = this.settling(inHaste); !steps.next().done;);
  }

  /** `settle` in small steps. */
  *settling(inHaste = false): Generator<void, void> {
    const { framing, links } = this.content;
    if (!inHaste) {
      for (const key of this.later) this.dirty.add(key);
      this.later.clear();
    }
    const budget = new WorkBudget(inHaste ? WORK.frame : this.workMax(links.size));
    const touched = [...this.dirty].filter((key) => links.has(key)).sort();
    this.dirty.clear();
    const given = new Set(touched.filter((key) => !this.isFree(links.get(key)?.link)));
    for (const key of given) {
      for (const other of this.seekRoute(key, budget.isSpent()) ?? []) {
        given.delete(other);
        given.add(other);
      }
      yield* budget.rest();
    }
    framing.moved();
    for (const border of this.borders.renew(framing.all())) this.nudger.look(border);
    const dirty = yield* this.withThoseBeside(touched);
    for (const key of dirty) {
      if (!this.isFree(links.get(key)?.link)) continue;
      this.seekRoute(key, budget.isSpent());
      yield* budget.rest();
    }
    const changed = yield* this.nudger.settling(inHaste, budget);
    for (const [key, path] of changed) {
      this.takeRoute(key, path);
      yield;
    }
    framing.moved();
    const together = this.sharedPrefixesRenewed([...dirty, ...changed.keys()]);
    for (const key of together) this.labels.touch(key);
    for (const bounds of framing.renewed()) this.labels.look(bounds);
    yield* this.labels.settling(inHaste, budget);
    this.isCut ||= budget.isSpent();
  }

  /** Whether work ran out, so that links have plain routes, and labels their middles, where a search would find better ones. */
  get isDraft(): boolean {
    return this.isCut;
  }

  /** Links that meet it at the held card, and those that leave the holder at places of their own: they keep apart. */
  private touchOthersAt({ from, to }: Pick<ChartLink, 'from' | 'to'>): void {
    const { links, linksOf } = this.content;
    for (const key of linksOf.get(to) ?? []) if (!links.get(key)?.link.points) this.dirty.add(key);
    for (const key of linksOf.get(from) ?? []) {
      const link = links.get(key)?.link;
      if (link && !link.points && (link.fromSpot || link.toSpot)) this.dirty.add(key);
    }
  }

  /** Straight links between the same two cards make room for each other. */
  private touchBeside(link: ChartLink): void {
    for (const key of sameEnds(this.content, link)) {
      const other = this.content.links.get(key)?.link;
      if (other && this.routingOf(other) === 'straight') this.dirty.add(key);
    }
  }

  /**
   * Bends are as good as none, though the document keeps them for when they do again, where they don't fit: a layout's where a card stands on
   * them now, a person's where they lead from the place of an end back over it, or behind the card at that end.
   */
  private isBlocked(link: ChartLink, path: readonly Point[]): boolean {
    if (!link.points || isSelfLoop(link)) return false;
    if (this.routingOf(link) === 'straight') {
      const isLayoutRoute = !hasManualBends(link) && bendsInForce(link, 'straight') !== null;
      return isLayoutRoute && obstaclesMet(this.content, link, [path]).size > 0;
    }
    if (hasManualBends(link)) {
      const cards = [link.from, link.to].flatMap((key) => this.content.cards.get(key) ?? []);
      return (link.fromSpot ?? link.toSpot) !== null && doublesBack(path, cards.map(portOf));
    }
    return obstaclesOnRoute(this.content, link, path, 0).length > 0;
  }

  /** Whether a link finds its own route, so that it makes room for others. */
  private isFree(link: ChartLink | undefined): boolean {
    return link !== undefined && !link.points && !isSelfLoop(link) && this.routingOf(link) !== 'straight';
  }

  /** These links and those that leave or arrive elsewhere at their cards since these changed. */
  private *withThoseBeside(touched: readonly string[]): Generator<void, string[]> {
    for (const key of touched) {
      const link = this.content.links.get(key)?.link;
      if (link) this.ends.add(link.from).add(link.to);
    }
    const { moved, headed } = yield* this.ports.renewing(this.ends);
    this.ends.clear();
    for (const key of headed) {
      const bounds = this.content.cardIndex.get(key);
      if (bounds) this.nudger.look(bounds);
    }
    return [...new Set([...touched, ...moved])].sort();
  }

  /** Links that run together with others of their owner for longer or shorter than before, as these links changed. */
  private sharedPrefixesRenewed(changed: readonly string[]): string[] {
    for (const key of changed) this.owners.add(this.content.links.get(key)?.link.from ?? '');
    const renewed = this.sharedPrefixes.renew(this.owners);
    this.owners.clear();
    return renewed;
  }

  /** Finds a link's route, a plain one without any search where that is asked for; answers the straight ones that are to look anew beside it where its bends count no more. */
  private seekRoute(key: string, isPlain: boolean): string[] | undefined {
    const { cards, links } = this.content;
    const entry = links.get(key);
    const from = entry && cards.get(entry.link.from);
    const to = entry && cards.get(entry.link.to);
    if (!entry || !from || !to) return undefined;
    const routing = this.routingOf(entry.link);
    const beside = straightBeside(this.content, entry.link, (one) => this.routingOf(one));
    const route = routeEdge(this.labelContext, entry.link, { from, to }, { routing, beside, isPlain }, (one) =>
      this.setters.label(one),
    );
    if (this.isBlocked(entry.link, route.path)) {
      const link = { ...entry.link, points: null, linkTextPosition: defaults.linkTextPosition };
      links.set(key, { ...entry, link });
      this.labels.touch(key);
      const isStraight = routing === 'straight';
      return isStraight ? sameEnds(this.content, link).filter((one) => !this.isFree(links.get(one)?.link)) : undefined;
    }
    this.tried.put(key, route.tried);
    this.nudger.put(entry.link, route);
    if (!this.isFree(entry.link)) this.takeRoute(key, route.path);
    return undefined;
  }

  private takeRoute(key: string, path: readonly Point[]): void {
    const { links } = this.content;
    const entry = links.get(key);
    if (!entry) return;
    const isSame = isSamePath(entry.path, path);
    if (isSame && !this.labels.isStale(key)) return;
    if (!isSame) {
      for (const route of [entry.path, path]) this.labels.lookAlong(route);
      this.labels.touch(key);
    }
    links.set(key, { link: entry.link, path, label: null });
    this.content.placeRoute(key, path);
  }
}
