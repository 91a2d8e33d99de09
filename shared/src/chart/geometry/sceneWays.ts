import { defaults } from '../../limits';
import { isBentByHand } from '../bends';
import type { ChartLink, Routing } from '../link';
import { union, type Bounds, type Point } from './box';
import { passed } from './clearWay';
import { doublesBack } from './doublesBack';
import { FrameBorders } from './frameBorders';
import { labelBounds } from './labelPlace';
import { Lanes } from './lanes';
import { isLoop } from './loop';
import { sameEnds, straightBeside } from './parallels';
import { pathBounds } from './polyline';
import type { SceneContent } from './sceneContent';
import { portOf, type Setters } from './sceneParts';
import { labelPoint, type Around } from './sceneRoom';
import { wayOf } from './sceneWay';
import { SharedStarts } from './sharedStarts';
import { SidePlaces } from './sidePlaces';

/**
 * Finds the ways and the places of the words of a scene's links. What changed is noted (`touch…`, `drop`) and settled at once: what a person
 * or a layout gave first, then the places at cards, then the ways that links find by themselves, last all words.
 */
export class SceneWays {
  private readonly places: SidePlaces;
  private readonly borders = new FrameBorders();
  private readonly lanes: Lanes;
  private readonly starts: SharedStarts;
  private readonly around: Around;
  private readonly dirty = new Set<string>();
  /** Cards of whose links one came, went or changed: as owners, and at either end. */
  private readonly owners = new Set<string>();
  private readonly ends = new Set<string>();
  private chartRouting: Routing = 'orthogonal';

  constructor(
    private readonly content: SceneContent,
    private readonly setters: Pick<Setters, 'label'>,
  ) {
    const { cards, links, linksOf, cardIndex, linkIndex, labelIndex } = content;
    this.places = new SidePlaces(content, (link) => this.isFree(link));
    this.lanes = new Lanes(content, this.borders, (card) => this.places.headsAt(card));
    this.starts = new SharedStarts(content);
    const indexes = { cardIndex, linkIndex, labelIndex };
    this.around = { cards, links, linksOf, ...indexes, places: this.places, frames: () => content.framing.all() };
  }

  /** How the chart's links find their ways that have none of their own. */
  get routing(): Routing {
    return this.chartRouting;
  }

  /** How a link finds its way: its own, or the chart's; never straight from a card to itself. */
  routingOf(link: Pick<ChartLink, 'routing' | 'from' | 'to'>): Routing {
    const routing = link.routing ?? this.chartRouting;
    return routing === 'straight' && isLoop(link) ? 'orthogonal' : routing;
  }

  /** Takes over how the chart's links find their ways. */
  setRouting(routing: Routing): void {
    if (routing === this.chartRouting) return;
    this.chartRouting = routing;
    for (const key of this.content.links.keys()) this.dirty.add(key);
  }

  /** A link came or changed, or a card at its end did. */
  touch(link: ChartLink): void {
    this.dirty.add(link.key);
    if (!link.points) this.touchOthersAt(link);
    this.touchBeside(link);
  }

  /** Links that find their own way go round cards, and those that a layout gave one leave it: where a card comes or goes, they look anew. */
  touchPassing(bounds: Bounds | undefined): void {
    if (!bounds) return;
    for (const key of [...this.content.linkIndex.query(bounds), ...this.lanes.look(bounds)]) {
      const link = this.content.links.get(key)?.link;
      if (link && !isBentByHand(link)) this.dirty.add(key);
    }
  }

  /** So much changed that every link without bends looks anew. */
  touchAll(): void {
    for (const [key, { link }] of this.content.links) if (!link.points) this.dirty.add(key);
  }

  /** Forgets a link that went. */
  drop(link: ChartLink): void {
    this.lanes.drop(link.key);
    this.places.drop(link.key);
    this.dirty.delete(link.key);
    this.owners.add(link.from);
    this.ends.add(link.from).add(link.to);
    this.touchOthersAt(link);
    this.touchBeside(link);
  }

  /** Finds the ways and words of all that changed. While cards are dragged (`inHaste`) links that merely give way may do so later. */
  settle(inHaste = false): void {
    for (const steps = this.settling(inHaste); !steps.next().done;);
  }

  /** `settle` in small steps. */
  *settling(inHaste = false): Generator<void, void> {
    const { framing, labelIndex, links } = this.content;
    const touched = [...this.dirty].filter((key) => links.has(key)).sort();
    this.dirty.clear();
    const given = touched.filter((key) => !this.isFree(links.get(key)?.link));
    for (const key of given) {
      this.seekWay(key);
      yield;
    }
    framing.moved();
    for (const border of this.borders.renew(framing.all())) this.lanes.look(border);
    const dirty = this.withThoseBeside(touched);
    for (const key of dirty) {
      if (!this.isFree(links.get(key)?.link)) continue;
      this.seekWay(key);
      yield;
    }
    const changed = this.lanes.settle(inHaste);
    for (const [key, path] of changed) {
      this.takeWay(key, path);
      yield;
    }
    framing.moved();
    const together = this.startsRenewed([...dirty, ...changed.keys()]);
    const beside = inHaste ? [] : framing.linksBeside();
    const keys = [...new Set([...dirty, ...changed.keys(), ...together, ...beside])].sort();
    for (const key of keys) labelIndex.delete(key);
    for (const key of keys) {
      this.settleLabel(key);
      yield;
    }
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
    if (!link.points || isLoop(link) || this.routingOf(link) === 'straight') return false;
    if (isBentByHand(link)) {
      const cards = [link.from, link.to].flatMap((key) => this.content.cards.get(key) ?? []);
      return (link.fromSpot ?? link.toSpot) !== null && doublesBack(path, cards.map(portOf));
    }
    return passed(this.content, link, path, 0).length > 0;
  }

  /** Whether a link finds its own way, so that it makes room for others. */
  private isFree(link: ChartLink | undefined): boolean {
    return link !== undefined && !link.points && !isLoop(link) && this.routingOf(link) !== 'straight';
  }

  /** These links and those that leave or arrive elsewhere at their cards since these changed. */
  private withThoseBeside(touched: readonly string[]): string[] {
    for (const key of touched) {
      const link = this.content.links.get(key)?.link;
      if (link) this.ends.add(link.from).add(link.to);
    }
    const { moved, headed } = this.places.renew(this.ends);
    this.ends.clear();
    for (const key of headed) {
      const bounds = this.content.cardIndex.get(key);
      if (bounds) this.lanes.look(bounds);
    }
    return [...new Set([...touched, ...moved])].sort();
  }

  /** Links that run together with others of their owner for longer or shorter than before, as these links changed. */
  private startsRenewed(changed: readonly string[]): string[] {
    for (const key of changed) this.owners.add(this.content.links.get(key)?.link.from ?? '');
    const renewed = this.starts.renew(this.owners);
    this.owners.clear();
    return renewed;
  }

  private seekWay(key: string): void {
    const { cards, links } = this.content;
    const entry = links.get(key);
    const from = entry && cards.get(entry.link.from);
    const to = entry && cards.get(entry.link.to);
    if (!entry || !from || !to) return;
    const routing = this.routingOf(entry.link);
    const beside = straightBeside(this.content, entry.link, (one) => this.routingOf(one));
    const way = wayOf(this.around, entry.link, { from, to }, { routing, beside }, (one) => this.setters.label(one));
    if (this.isBlocked(entry.link, way.path)) {
      const link = { ...entry.link, points: null, linkTextPosition: defaults.linkTextPosition };
      links.set(key, { ...entry, link });
      return;
    }
    this.lanes.put(entry.link, way);
    if (!this.isFree(entry.link)) this.takeWay(key, way.path);
  }

  private takeWay(key: string, path: readonly Point[]): void {
    const entry = this.content.links.get(key);
    if (!entry) return;
    this.content.links.set(key, { link: entry.link, path, label: null });
    this.content.linkIndex.set(key, pathBounds(path, 6));
  }

  /** Once all ways are known, as a label keeps off other links. */
  private settleLabel(key: string): void {
    const { links, linkIndex, labelIndex } = this.content;
    const entry = links.get(key);
    if (!entry || entry.path.length === 0) return;
    const { link, path } = entry;
    const shape = this.setters.label(link);
    const label = shape && { shape, ...labelPoint(this.around, { link, path, shape, shared: this.starts.of(key) }) };
    links.set(key, { link, path, label });
    const way = pathBounds(path, 6);
    const text = label && labelBounds(label, label.shape);
    linkIndex.set(key, (text && union([way, text])) ?? way);
    if (text) labelIndex.set(key, text);
  }
}
