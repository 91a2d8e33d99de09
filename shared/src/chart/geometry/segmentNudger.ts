import type { ChartLink } from '../link';
import { overlaps, union, type Bounds, type Point } from './box';
import type { FrameBorders } from './frameBorders';
import { GridIndex } from './gridIndex';
import { NudgeObstacles, boundsBeside, type HeadsAt } from './nudgeObstacles';
import { orthogonalPathOf, axisSegmentsOf, pointsOf } from './orthogonalPath';
import type { Route } from './route';
import type { Cards } from './obstaclesOnRoute';
import { isSamePath, pathBounds } from './polyline';
import { SEPARATION, SegmentIndex, type LinkEnds } from './segmentIndex';
import { compareRanks, rankPosition, bundleRank, type Rank } from './bundleOrder';
import type { WorkBudget } from './work';
import { placeBundle, type BundleMember } from './bundlePlace';

/** How many places of its runs a link looks at for its way at most, where no more than so many find theirs. */
const [LOOKS, ALL] = [400, 100];
/** How many places of runs are looked at in a frame of dragging before links that merely give way are left for later. */
const LOOKS_IN_HASTE = 250;

/** What a link's way begins with, and where it goes for good. */
interface Entry {
  of: LinkEnds;
  way: Route;
  /** The trunk that it is of; null for one that stays where it is. */
  trunk: string | null;
  path: readonly Point[];
}

/** Links that leave a card by one place, and so run together as far as they can. */
interface Trunk {
  key: string;
  members: Set<string>;
  rank: Rank;
  /** Links that were in the way of a member wherever it was tried. */
  blockers: Set<string>;
}

/**
 * Where links run for good, so that two lie on one line only if one card holds both, or where they arrive at one place. Each trunk in its turn, that of the
 * shortest links first, takes the way nearest to its own that is clear of those before it, of links that stay where they are, of cards, and of the borders of groups' frames.
 * So the ways depend on what stands where, not on what was done before; where something changes, only those trunks look anew that it
 * had kept from a way, or that it comes to lie upon.
 */
export class SegmentNudger {
  private readonly entries = new Map<string, Entry>();
  private readonly trunks = new Map<string, Trunk>();
  private readonly runs = new SegmentIndex();
  private readonly blocks: NudgeObstacles;
  private readonly tried = new GridIndex();
  /** By owner: the links that stay where they are, and the trunks of the others. */
  private readonly fixedOf = new Map<string, Set<string>>();
  private readonly trunksOf = new Map<string, Set<string>>();
  /** Trunks by the links that were in their way. */
  private readonly kept = new Map<string, Set<string>>();
  private readonly dirty = new Set<string>();
  /** Trunks that would like to go as before, and look anew when there is time for it. */
  private readonly later = new Set<string>();
  private readonly fixed = new Set<string>();
  private looks = 0;
  /** How many places of its runs a link looks at, at most. */
  private each = LOOKS;
  private countFixed = 0;

  constructor(cards: Cards, borders: Pick<FrameBorders, 'blocksOf'>, headsAt: HeadsAt) {
    this.blocks = new NudgeObstacles(cards, this.runs, borders, headsAt);
  }

  /** Takes the way that a link would like to go. */
  put({ key, from, to }: Pick<ChartLink, 'key' | 'from' | 'to'>, way: Route): void {
    const old = this.entries.get(key);
    const [first] = way.path;
    const bundle = way.isAlone && from !== to ? from : `one\n${key}`;
    const place = first && (way.isAlone ? placeName(first) : '');
    const arrival = from === to ? `one\n${key}` : placeName(way.path.at(-1) ?? { x: 0, y: 0 });
    const name = way.isFree && place !== undefined ? `${bundle} ${place}` : null;
    if (old && old.trunk === name && isSamePath(old.way.path, way.path)) {
      this.putWords(key, way.words);
      old.way = way;
      if (name !== null) this.later.add(name);
      return;
    }
    this.leave(key);
    this.putWords(key, way.words);
    const of = { key, from, to, bundle, arrival };
    const isSame = old?.of.from === from && old.of.to === to && old.of.bundle === bundle && old.of.arrival === arrival;
    if (!isSame) this.runs.delete(key);
    this.entries.set(key, { of, way, trunk: name, path: isSame ? old.path : [] });
    if (name === null) {
      this.countFixed++;
      this.fixedOf.set(from, (this.fixedOf.get(from) ?? new Set()).add(key));
      this.fixed.add(key);
      this.touchGuided(from);
      return;
    }
    const trunk = this.trunks.get(name) ?? { key: name, members: new Set(), rank: [], blockers: new Set() };
    trunk.members.add(key);
    this.trunks.set(name, trunk);
    this.trunksOf.set(from, (this.trunksOf.get(from) ?? new Set()).add(name));
    this.dirty.add(name);
  }

  /** Forgets a link. */
  drop(key: string): void {
    this.leave(key);
    this.putWords(key, null);
    this.runs.delete(key);
    this.entries.delete(key);
  }

  /** Lets links look anew that tried to go where a rectangle is; answers those that would like to go there. */
  look(bounds: Bounds): string[] {
    return [...this.tried.query(bounds)].flatMap((name) => {
      this.later.add(name);
      const members = [...(this.trunks.get(name)?.members ?? [])];
      return members.filter((key) => overlaps(pathBounds(this.entries.get(key)?.way.path ?? [], 6), bounds));
    });
  }

  /**
   * Finds the ways of all that changed, in small steps; answers those that are others than before. While cards are dragged (`inHaste`) no
   * more links give way to those that changed than there is time for in a frame; the others do so later. What is left once the budget is
   * spent goes as it would like to.
   */
  *settling(inHaste: boolean, budget: WorkBudget): Generator<void, Map<string, readonly Point[]>> {
    const changed = new Map<string, readonly Point[]>();
    for (const key of this.fixed) {
      const entry = this.entries.get(key);
      const others = entry ? this.take(entry, entry.way.path, changed, budget.isSpent()) : [];
      for (const name of others) this.later.add(name);
      yield* budget.rest();
    }
    this.fixed.clear();
    this.measure();
    const now = new Set(this.dirty);
    const queue = [...new Set([...now, ...this.later])].flatMap((name) => this.trunks.get(name) ?? []);
    this.dirty.clear();
    this.later.clear();
    this.looks = 0;
    for (const trunk of queue) if (now.has(trunk.key)) trunk.rank = this.rankOf(trunk);
    queue.sort(compareRanks);
    for (let at = 0; at < queue.length; at++) {
      const trunk = queue[at];
      if (!trunk) break;
      if (inHaste && this.looks > LOOKS_IN_HASTE && !now.has(trunk.key)) {
        this.later.add(trunk.key);
        continue;
      }
      const others = budget.isSpent() ? this.settlePlainly(trunk, changed) : this.settleTrunk(trunk, changed);
      yield* budget.rest();
      for (const name of others) {
        const later = this.trunks.get(name);
        if (!later || compareRanks(later, trunk) <= 0) continue;
        const place = rankPosition(queue, later, at + 1);
        if (queue[place] !== later) queue.splice(place, 0, later);
      }
    }
    return changed;
  }

  /** How long each link may look for a way: the more there are of which none was laid out, the shorter. */
  private measure(): void {
    const share = Math.log2(Math.min(1, ALL / Math.max(1, this.entries.size - this.countFixed)));
    const each = Math.max(8, Math.round(LOOKS * 2 ** Math.floor(share)));
    if (each === this.each) return;
    this.each = each;
    for (const name of this.trunks.keys()) this.later.add(name);
  }

  /** Lets a trunk's links go as they would like to; nobody has to look anew for that. */
  private settlePlainly(trunk: Trunk, changed: Map<string, readonly Point[]>): Set<string> {
    for (const key of trunk.members) {
      const entry = this.entries.get(key);
      if (entry) this.take(entry, entry.way.path, changed, true);
    }
    return new Set();
  }

  /** Finds the ways of a trunk's links; answers the trunks that have to look anew for that. */
  private settleTrunk(trunk: Trunk, changed: Map<string, readonly Point[]>): Set<string> {
    for (const key of trunk.blockers) this.kept.get(key)?.delete(trunk.key);
    trunk.blockers = new Set();
    let tried: Bounds | null = null;
    const mayBlock = (key: string) => this.mayBlock(key, trunk);
    const entries = [...trunk.members].flatMap((key) => this.entries.get(key) ?? []).sort(byArrival);
    const members = entries.map((entry): BundleMember => {
      const blocksOf: BundleMember['blocksOf'] = (apart) => (run, index, line) => {
        const bounds = boundsBeside(run);
        this.looks++;
        tried = tried ? union([tried, bounds]) : bounds;
        return this.blocks.of({ of: entry.of, run, index, line, apart }, bounds, mayBlock);
      };
      return { key: entry.of.key, way: entry.way, blocksOf };
    });
    const bundle = this.entries.get(members[0]?.key ?? '')?.of.bundle;
    const guides = [...(this.fixedOf.get(bundle ?? '') ?? [])].flatMap((key) => {
      const entry = this.entries.get(key);
      return (entry && entry.of.to !== entry.of.from && orthogonalPathOf(entry.path)) || [];
    });
    const lines = placeBundle(members, guides, this.each);
    if (tried) this.tried.set(trunk.key, tried);
    for (const key of trunk.blockers) this.kept.set(key, (this.kept.get(key) ?? new Set()).add(trunk.key));
    const others = new Set<string>();
    for (const [key, line] of lines) {
      const entry = this.entries.get(key);
      for (const name of entry ? this.take(entry, pointsOf(line), changed) : []) others.add(name);
    }
    others.delete(trunk.key);
    return others;
  }

  /** Gives a link its way; answers the trunks that it kept from theirs, and those that it lies on now, which are not sought where that is `plain`. */
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
    for (const name of this.kept.get(entry.of.key) ?? []) others.add(name);
    if (isPlain) {
      this.runs.delete(entry.of.key);
      return others;
    }
    const runs = axisSegmentsOf(path);
    this.runs.set(entry.of, runs);
    for (const run of runs) {
      for (const { of } of this.runs.beside(run, entry.of, SEPARATION.wide)) {
        const name = this.entries.get(of.key)?.trunk;
        if (name) others.add(name);
      }
    }
    return others;
  }

  /** Takes over where the words of a link stay; links that tried to go where they stand or stood look anew. */
  private putWords(key: string, words: Bounds | null): void {
    for (const bounds of this.blocks.putWords(key, words)) this.look(bounds);
  }

  /** Whether a link may keep a trunk from a way, as it stays where it is or has its turn before: it is remembered as one that did. */
  private mayBlock(key: string, trunk: Trunk): boolean {
    const name = this.entries.get(key)?.trunk;
    const before = name === null ? null : this.trunks.get(name ?? '');
    if (before === undefined || (before && compareRanks(before, trunk) >= 0)) return false;
    trunk.blockers.add(key);
    return true;
  }

  private leave(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    for (const name of this.kept.get(key) ?? []) this.later.add(name);
    if (entry.trunk === null) {
      this.countFixed--;
      this.fixedOf.get(entry.of.from)?.delete(key);
      this.fixed.delete(key);
      this.touchGuided(entry.of.from);
      return;
    }
    const trunk = this.trunks.get(entry.trunk);
    trunk?.members.delete(key);
    this.dirty.add(entry.trunk);
    if (!trunk || trunk.members.size > 0) return;
    for (const blocker of trunk.blockers) this.kept.get(blocker)?.delete(trunk.key);
    this.trunks.delete(trunk.key);
    this.trunksOf.get(entry.of.from)?.delete(trunk.key);
    this.tried.delete(trunk.key);
  }

  /** Links that find their own way part from a card where those part that a layout bent. */
  private touchGuided(owner: string): void {
    for (const name of this.trunksOf.get(owner) ?? []) this.later.add(name);
  }

  private rankOf({ key, members }: Trunk): Rank {
    const ways = [...members].map((one) => this.entries.get(one)?.way.path ?? []);
    return bundleRank(key, ways);
  }
}

/** Links of one trunk by where they arrive, whatever their keys. */
function byArrival({ of, way }: Entry, other: Entry): number {
  const [one, two] = [way.path.at(-1), other.way.path.at(-1)];
  return (one?.y ?? 0) - (two?.y ?? 0) || (one?.x ?? 0) - (two?.x ?? 0) || (of.key < other.of.key ? -1 : 1);
}

function placeName({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
