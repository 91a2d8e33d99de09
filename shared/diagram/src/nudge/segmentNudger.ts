import type { ChartLink } from '@stemma/shared/chart/link';
import { overlaps, union, type Bounds, type Point } from '../geometry/box';
import type { FrameBorders } from '../group/frameBorders';
import { GridIndex } from '../index/gridIndex';
import { NudgeObstacles, boundsBeside, type HeadsAt } from './nudgeObstacles';
import { orthogonalPathOf, axisSegmentsOf, pointsOf } from '../geometry/orthogonalPath';
import type { Route } from '../route/route';
import type { Cards } from '../route/obstaclesOnRoute';
import { isSamePath, pathBounds } from '../geometry/polyline';
import { SEPARATION, SegmentIndex, type LinkEnds } from '../index/segmentIndex';
import { compareRanks, rankPosition, bundleRank, type Rank } from '../route/sharedPrefix';
import type { WorkBudget } from '../index/work';
import { placingBundle, type BundleMember } from './bundlePlace';

/** How many places of its segments a link looks at for its route at most, where no more than so many find theirs. */
const [LOOKS, ALL] = [400, 100];
/** How many places of segments are looked at in a frame of dragging before links that merely give way are left for later. */
const LOOKS_IN_HASTE = 250;

/** What a link's route begins with, and where it goes for good. */
interface Entry {
  of: LinkEnds;
  route: Route;
  /** The bundle that it is of; null for one that stays where it is. */
  bundle: string | null;
  path: readonly Point[];
}

/** Links that leave a card by one place, and so run together as far as they can. */
interface Bundle {
  key: string;
  members: Set<string>;
  rank: Rank;
  /** Links that were in the route of a member wherever it was tried. */
  blockers: Set<string>;
}

/**
 * Where links run for good, so that two lie on one line only if one card holds both, or where they arrive at one place. Each bundle in its turn, that of the
 * shortest links first, takes the route nearest to its own that is clear of those before it, of links that stay where they are, of cards, and of the borders of groups' frames.
 * So the routes depend on what stands where, not on what was done before; where something changes, only those bundles look anew that it
 * had kept from a route, or that it comes to lie upon.
 */
export class SegmentNudger {
  private readonly entries = new Map<string, Entry>();
  private readonly bundles = new Map<string, Bundle>();
  private readonly segments = new SegmentIndex();
  private readonly blocks: NudgeObstacles;
  private readonly tried = new GridIndex();
  /** By owner: the links that stay where they are, and the bundles of the others. */
  private readonly fixedOf = new Map<string, Set<string>>();
  private readonly bundlesOf = new Map<string, Set<string>>();
  /** Bundles by the links that were in their way. */
  private readonly blockedBy = new Map<string, Set<string>>();
  private readonly dirty = new Set<string>();
  /** Bundles that would like to go as before, and look anew when there is time for it. */
  private readonly later = new Set<string>();
  private readonly fixed = new Set<string>();
  private looks = 0;
  /** How many places of its segments a link looks at, at most. */
  private each = LOOKS;
  private countFixed = 0;

  constructor(cards: Cards, borders: Pick<FrameBorders, 'blocksOf'>, headsAt: HeadsAt) {
    this.blocks = new NudgeObstacles(cards, this.segments, borders, headsAt);
  }

  /** Takes the route that a link would like to go. */
  put({ key, from, to }: Pick<ChartLink, 'key' | 'from' | 'to'>, route: Route): void {
    const old = this.entries.get(key);
    const [first] = route.path;
    const bundle = route.isAlone && from !== to ? from : `one\n${key}`;
    const place = first && (route.isAlone ? placeName(first) : '');
    const arrival = from === to ? `one\n${key}` : placeName(route.path.at(-1) ?? { x: 0, y: 0 });
    const name = route.isFree && place !== undefined ? `${bundle} ${place}` : null;
    if (old && old.bundle === name && isSamePath(old.route.path, route.path)) {
      this.putLabel(key, route.label);
      old.route = route;
      if (name !== null) this.later.add(name);
      return;
    }
    this.leave(key);
    this.putLabel(key, route.label);
    const of = { key, from, to, bundle, arrival };
    const isSame = old?.of.from === from && old.of.to === to && old.of.bundle === bundle && old.of.arrival === arrival;
    if (!isSame) this.segments.delete(key);
    this.entries.set(key, { of, route, bundle: name, path: isSame ? old.path : [] });
    if (name === null) {
      this.countFixed++;
      this.fixedOf.set(from, (this.fixedOf.get(from) ?? new Set()).add(key));
      this.fixed.add(key);
      this.touchGuided(from);
      return;
    }
    const current = this.bundles.get(name) ?? { key: name, members: new Set(), rank: [], blockers: new Set() };
    current.members.add(key);
    this.bundles.set(name, current);
    this.bundlesOf.set(from, (this.bundlesOf.get(from) ?? new Set()).add(name));
    this.dirty.add(name);
  }

  /** Forgets a link. */
  drop(key: string): void {
    this.leave(key);
    this.putLabel(key, null);
    this.segments.delete(key);
    this.entries.delete(key);
  }

  /** Lets links look anew that tried to go where a rectangle is; answers those that would like to go there. */
  look(bounds: Bounds): string[] {
    return [...this.tried.query(bounds)].flatMap((name) => {
      this.later.add(name);
      const members = [...(this.bundles.get(name)?.members ?? [])];
      return members.filter((key) => overlaps(pathBounds(this.entries.get(key)?.route.path ?? [], 6), bounds));
    });
  }

  /**
   * Finds the routes of all that changed, in small steps; answers those that are others than before. While cards are dragged (`inHaste`) no
   * more links give way to those that changed than there is time for in a frame; the others do so later. What is left once the budget is
   * spent goes as it would like to.
   */
  *settling(inHaste: boolean, budget: WorkBudget): Generator<void, Map<string, readonly Point[]>> {
    const changed = new Map<string, readonly Point[]>();
    for (const key of this.fixed) {
      const entry = this.entries.get(key);
      const others = entry ? this.take(entry, entry.route.path, changed, budget.isSpent()) : [];
      for (const name of others) this.later.add(name);
      yield* budget.rest();
    }
    this.fixed.clear();
    this.measure();
    const now = new Set(this.dirty);
    const queue = [...new Set([...now, ...this.later])].flatMap((name) => this.bundles.get(name) ?? []);
    this.dirty.clear();
    this.later.clear();
    this.looks = 0;
    for (const bundle of queue) if (now.has(bundle.key)) bundle.rank = this.rankOf(bundle);
    queue.sort(compareRanks);
    for (let at = 0; at < queue.length; at++) {
      const current = queue[at];
      if (!current) break;
      if (inHaste && this.looks > LOOKS_IN_HASTE && !now.has(current.key)) {
        this.later.add(current.key);
        continue;
      }
      const others = budget.isSpent()
        ? this.settlePlainly(current, changed)
        : yield* budget.resting(this.settlingBundle(current, changed));
      yield* budget.rest();
      for (const name of others) {
        const later = this.bundles.get(name);
        if (!later || compareRanks(later, current) <= 0) continue;
        const place = rankPosition(queue, later, at + 1);
        if (queue[place] !== later) queue.splice(place, 0, later);
      }
    }
    return changed;
  }

  /** How long each link may look for a route: the more there are of which none was laid out, the shorter. */
  private measure(): void {
    const share = Math.log2(Math.min(1, ALL / Math.max(1, this.entries.size - this.countFixed)));
    const each = Math.max(8, Math.round(LOOKS * 2 ** Math.floor(share)));
    if (each === this.each) return;
    this.each = each;
    for (const name of this.bundles.keys()) this.later.add(name);
  }

  /** Lets a bundle's links go as they would like to; nobody has to look anew for that. */
  private settlePlainly(bundle: Bundle, changed: Map<string, readonly Point[]>): Set<string> {
    for (const key of bundle.members) {
      const entry = this.entries.get(key);
      if (entry) this.take(entry, entry.route.path, changed, true);
    }
    return new Set();
  }

  /** Finds the routes of a bundle's links, in small steps; answers the bundles that have to look anew for that. */
  private *settlingBundle(current: Bundle, changed: Map<string, readonly Point[]>): Generator<void, Set<string>> {
    for (const key of current.blockers) this.blockedBy.get(key)?.delete(current.key);
    current.blockers = new Set();
    let tried: Bounds | null = null;
    const mayBlock = (key: string) => this.mayBlock(key, current);
    const entries = [...current.members].flatMap((key) => this.entries.get(key) ?? []).sort(byArrival);
    const members = entries.map((entry): BundleMember => {
      const blocksOf: BundleMember['blocksOf'] = (apart) => (segment, index, line) => {
        const bounds = boundsBeside(segment);
        this.looks++;
        tried = tried ? union([tried, bounds]) : bounds;
        return this.blocks.of({ of: entry.of, segment, index, line, apart }, bounds, mayBlock);
      };
      return { key: entry.of.key, route: entry.route, blocksOf };
    });
    const bundle = this.entries.get(members[0]?.key ?? '')?.of.bundle;
    const guides = [...(this.fixedOf.get(bundle ?? '') ?? [])].flatMap((key) => {
      const entry = this.entries.get(key);
      return (entry && entry.of.to !== entry.of.from && orthogonalPathOf(entry.path)) || [];
    });
    const lines = yield* placingBundle(members, guides, this.each);
    if (tried) this.tried.set(current.key, tried);
    for (const key of current.blockers)
      this.blockedBy.set(key, (this.blockedBy.get(key) ?? new Set()).add(current.key));
    const others = new Set<string>();
    for (const [key, line] of lines) {
      const entry = this.entries.get(key);
      for (const name of entry ? this.take(entry, pointsOf(line), changed) : []) others.add(name);
    }
    others.delete(current.key);
    return others;
  }

  /** Gives a link its route; answers the bundles that it kept from theirs, and those that it lies on now, which are not sought where that is `plain`. */
  private take(
    entry: Entry,
    path: readonly Point[],
    changed: Map<string, readonly Point[]>,
    isPlain = false,
  ): Set<string> {
    const others = new Set<string>();
    if (isSamePath(path, entry.path)) return others;
    entry.path = path;
    changed.set(entry.of.key, path);
    for (const name of this.blockedBy.get(entry.of.key) ?? []) others.add(name);
    if (isPlain) {
      this.segments.delete(entry.of.key);
      return others;
    }
    const segments = axisSegmentsOf(path);
    this.segments.set(entry.of, segments);
    for (const segment of segments) {
      for (const { of } of this.segments.beside(segment, entry.of, SEPARATION.wide)) {
        const name = this.entries.get(of.key)?.bundle;
        if (name) others.add(name);
      }
    }
    return others;
  }

  /** Takes over where the label of a link stay; links that tried to go where they stand or stood look anew. */
  private putLabel(key: string, label: Bounds | null): void {
    for (const bounds of this.blocks.putLabel(key, label)) this.look(bounds);
  }

  /** Whether a link may keep a bundle from a route, as it stays where it is or has its turn before: it is remembered as one that did. */
  private mayBlock(key: string, bundle: Bundle): boolean {
    const name = this.entries.get(key)?.bundle;
    const before = name === null ? null : this.bundles.get(name ?? '');
    if (before === undefined || (before && compareRanks(before, bundle) >= 0)) return false;
    bundle.blockers.add(key);
    return true;
  }

  private leave(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    for (const name of this.blockedBy.get(key) ?? []) this.later.add(name);
    if (entry.bundle === null) {
      this.countFixed--;
      this.fixedOf.get(entry.of.from)?.delete(key);
      this.fixed.delete(key);
      this.touchGuided(entry.of.from);
      return;
    }
    const bundle = this.bundles.get(entry.bundle);
    bundle?.members.delete(key);
    this.dirty.add(entry.bundle);
    if (!bundle || bundle.members.size > 0) return;
    for (const blocker of bundle.blockers) this.blockedBy.get(blocker)?.delete(bundle.key);
    this.bundles.delete(bundle.key);
    this.bundlesOf.get(entry.of.from)?.delete(bundle.key);
    this.tried.delete(bundle.key);
  }

  /** Links that find their own route part from a card where those part that a layout bent. */
  private touchGuided(owner: string): void {
    for (const name of this.bundlesOf.get(owner) ?? []) this.later.add(name);
  }

  private rankOf({ key, members }: Bundle): Rank {
    const routes = [...members].map((one) => this.entries.get(one)?.route.path ?? []);
    return bundleRank(key, routes);
  }
}

/** Links of one bundle by where they arrive, whatever their keys. */
function byArrival({ of, route }: Entry, other: Entry): number {
  const [one, two] = [route.path.at(-1), other.route.path.at(-1)];
  return (one?.y ?? 0) - (two?.y ?? 0) || (one?.x ?? 0) - (two?.x ?? 0) || (of.key < other.of.key ? -1 : 1);
}

function placeName({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
