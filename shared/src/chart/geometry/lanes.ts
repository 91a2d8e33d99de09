import type { ChartLink } from '../link';
import { blockOfBox, type Block } from './apart';
import { boundsOf, overlaps, union, type Bounds, type Point } from './box';
import type { Cards } from './clearWay';
import type { FrameBorders } from './frameBorders';
import { FRAME } from './frames';
import { GridIndex } from './gridIndex';
import { lineOf, runsOfWay, wayOfLine, type Line, type Run } from './line';
import type { LinkWay } from './linkWay';
import { lengthOf, pathBounds } from './polyline';
import { APART, distance, RunIndex, type Ends } from './runIndex';
import { cardBounds, portOf } from './sceneParts';
import { placeTrunk, type Member } from './trunkPlace';

/** How near to a card a way may come, and how near it goes that makes room for another one. */
const [TOUCH, CLEAR] = [2, 8];
/** How near to words that stay, and beside the edge of a card, a run may come. */
const BESIDE = 4;
/** How bad it is to lie behind a card, and behind words, against a chart unit on another link. */
const [BEHIND, CUT] = [1000, 60];
/** How many places of its runs a link looks at for its way at most, where no more than so many find theirs. */
const [LOOKS, ALL] = [400, 100];
/** How many places of runs are looked at in a frame of dragging before links that merely give way are left for later. */
const LOOKS_IN_HASTE = 250;
/** How far beside a run there may be what keeps it from there. */
const SEEN = 10;

/** What a link's way begins with, and where it goes for good. */
interface Entry {
  of: Ends;
  way: LinkWay;
  /** The trunk that it is of; null for one that stays where it is. */
  trunk: string | null;
  path: readonly Point[];
}

/** Links that leave a card by one place, and so run together as far as they can. */
interface Trunk {
  key: string;
  members: Set<string>;
  rank: readonly (number | string)[];
  /** Links that were in the way of a member wherever it was tried. */
  blockers: Set<string>;
}

/**
 * Where links run for good, so that two lie on one line only if one card holds both, or where they arrive at one place. Each trunk in its turn, that of the
 * shortest links first, takes the way nearest to its own that is clear of those before it, of links that stay where they are, of cards, and of the borders of groups' frames.
 * So the ways depend on what stands where, not on what was done before; where something changes, only those trunks look anew that it
 * had kept from a way, or that it comes to lie upon.
 */
export class Lanes {
  private readonly entries = new Map<string, Entry>();
  private readonly trunks = new Map<string, Trunk>();
  private readonly runs = new RunIndex();
  private readonly tried = new GridIndex();
  /** Words of links that stay where they are. */
  private readonly words = new GridIndex();
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

  constructor(
    private readonly cards: Cards,
    private readonly borders: Pick<FrameBorders, 'blocksOf'>,
  ) {}

  /** Takes the way that a link would like to go. */
  put({ key, from, to }: Pick<ChartLink, 'key' | 'from' | 'to'>, way: LinkWay): void {
    const old = this.entries.get(key);
    const [first] = way.path;
    const bundle = way.isAlone && from !== to ? from : `one\n${key}`;
    const place = first && (way.isAlone ? placeName(first) : '');
    const arrival = placeName(way.path.at(-1) ?? { x: 0, y: 0 });
    const name = way.isFree && place !== undefined ? `${bundle} ${place}` : null;
    if (old && old.trunk === name && isSame(old.way.path, way.path)) {
      this.putWords(key, way.words);
      old.way = way;
      if (name !== null) this.later.add(name);
      return;
    }
    this.leave(key);
    this.putWords(key, way.words);
    this.entries.set(key, { of: { key, from, to, bundle, arrival }, way, trunk: name, path: old?.path ?? [] });
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
   * Finds the ways of all that changed; answers those that are others than before. While cards are dragged (`inHaste`) no more links give
   * way to those that changed than there is time for in a frame; the others do so later.
   */
  settle(inHaste = false): Map<string, readonly Point[]> {
    const changed = new Map<string, readonly Point[]>();
    for (const key of this.fixed) {
      const entry = this.entries.get(key);
      for (const name of entry ? this.take(entry, entry.way.path, changed) : []) this.later.add(name);
    }
    this.fixed.clear();
    this.measure();
    const now = new Set(this.dirty);
    const queue = [...new Set([...now, ...this.later])].flatMap((name) => this.trunks.get(name) ?? []);
    this.dirty.clear();
    this.later.clear();
    this.looks = 0;
    for (const trunk of queue) if (now.has(trunk.key)) trunk.rank = this.rankOf(trunk);
    queue.sort(compare);
    for (let at = 0; at < queue.length; at++) {
      const trunk = queue[at];
      if (!trunk) break;
      if (inHaste && this.looks > LOOKS_IN_HASTE && !now.has(trunk.key)) {
        this.later.add(trunk.key);
        continue;
      }
      for (const name of this.settleTrunk(trunk, changed)) {
        const later = this.trunks.get(name);
        if (!later || compare(later, trunk) <= 0) continue;
        const place = placeIn(queue, later, at + 1);
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

  /** Finds the ways of a trunk's links; answers the trunks that have to look anew for that. */
  private settleTrunk(trunk: Trunk, changed: Map<string, readonly Point[]>): Set<string> {
    for (const key of trunk.blockers) this.kept.get(key)?.delete(trunk.key);
    trunk.blockers = new Set();
    let tried: Bounds | null = null;
    const members = [...trunk.members].sort().flatMap((key): Member[] => {
      const entry = this.entries.get(key);
      if (!entry) return [];
      const blocksOf: Member['blocksOf'] = (apart) => (run, index, line) => {
        const [a, b] = run.upright ? ([run.at, run.lo] as const) : ([run.lo, run.at] as const);
        const [c, d] = run.upright ? ([run.at, run.hi] as const) : ([run.hi, run.at] as const);
        const bounds = { left: a - SEEN, top: b - SEEN, right: c + SEEN, bottom: d + SEEN };
        this.looks++;
        tried = tried ? union([tried, bounds]) : bounds;
        return [
          ...this.cardBlocks(entry.of, run, index, line, bounds),
          ...this.linkBlocks(entry.of, run, trunk, apart),
          ...this.wordBlocks(run, bounds),
          ...this.borders.blocksOf(run),
        ];
      };
      return [{ key, way: entry.way, blocksOf }];
    });
    const bundle = this.entries.get(members[0]?.key ?? '')?.of.bundle;
    const guides = [...(this.fixedOf.get(bundle ?? '') ?? [])].sort().flatMap((key) => {
      const entry = this.entries.get(key);
      return (entry && entry.of.to !== entry.of.from && lineOf(entry.path)) || [];
    });
    const lines = placeTrunk(members, guides, this.each);
    if (tried) this.tried.set(trunk.key, tried);
    for (const key of trunk.blockers) this.kept.set(key, (this.kept.get(key) ?? new Set()).add(trunk.key));
    const others = new Set<string>();
    for (const [key, line] of lines) {
      const entry = this.entries.get(key);
      for (const name of entry ? this.take(entry, wayOfLine(line), changed) : []) others.add(name);
    }
    others.delete(trunk.key);
    return others;
  }

  /** Gives a link its way; answers the trunks that it kept from theirs, and those that it lies on now. */
  private take(entry: Entry, path: readonly Point[], changed: Map<string, readonly Point[]>): Set<string> {
    const others = new Set<string>();
    if (isSame(path, entry.path)) return others;
    entry.path = path;
    changed.set(entry.of.key, path);
    for (const name of this.kept.get(entry.of.key) ?? []) others.add(name);
    const runs = runsOfWay(path);
    this.runs.set(entry.of, runs);
    for (const run of runs) {
      for (const { of } of this.runs.beside(run, entry.of, APART.wide)) {
        const name = this.entries.get(of.key)?.trunk;
        if (name) others.add(name);
      }
    }
    return others;
  }

  private cardBlocks({ from, to }: Ends, run: Run, index: number, line: Line, bounds: Bounds): Block[] {
    const blocks: Block[] = [];
    for (const key of this.cards.cardIndex.query(bounds)) {
      const card = this.cards.cards.get(key);
      if (!card || card.shape.plate) continue;
      if ((key === from && index === 0) || (key === to && index === line.at.length - 1)) continue;
      const isOwn = key === from || key === to;
      const block = isOwn
        ? blockOfBox(run, boundsOf(portOf(card)), { touch: -1, clear: CLEAR, weight: BEHIND })
        : blockOfCard(run, cardBounds(card));
      if (block) blocks.push(block);
    }
    return blocks;
  }

  private wordBlocks(run: Run, bounds: Bounds): Block[] {
    return [...this.words.query(bounds)].sort().flatMap((key) => {
      const words = this.words.get(key);
      return (words && blockOfBox(run, words, { touch: BESIDE, clear: BESIDE, weight: CUT })) ?? [];
    });
  }

  /** Takes over where the words of a link stay; links that tried to go where they stand or stood look anew. */
  private putWords(key: string, words: Bounds | null): void {
    const old = this.words.get(key);
    if (old && words && old.left === words.left && old.top === words.top && old.right === words.right) return;
    if (old) this.look(old);
    if (words) this.look(words);
    if (words) this.words.set(key, words);
    else this.words.delete(key);
  }

  private linkBlocks(of: Ends, run: Run, trunk: Trunk, apart: number): Block[] {
    const blocks: Block[] = [];
    for (const other of this.runs.beside(run, of, apart)) {
      const name = this.entries.get(other.of.key)?.trunk;
      const before = name === null ? null : this.trunks.get(name ?? '');
      if (before === undefined || (before && compare(before, trunk) >= 0)) continue;
      trunk.blockers.add(other.of.key);
      const shared = Math.min(run.hi, other.hi) - Math.max(run.lo, other.lo);
      const need = distance(of, other.of, apart);
      blocks.push({
        from: other.at - need,
        to: other.at + need,
        lo: other.lo,
        hi: other.hi,
        weight: shared,
      });
    }
    return blocks.sort((a, b) => b.weight - a.weight || a.from - b.from || a.lo - b.lo || a.hi - b.hi);
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

  private rankOf({ key, members }: Trunk): Trunk['rank'] {
    const paths = [...members].flatMap((one) => [this.entries.get(one)?.way.path ?? []]);
    const { x = 0, y = 0 } = paths[0]?.[0] ?? {};
    return [Math.round(Math.max(...paths.map(lengthOf))), Math.round(y), Math.round(x), key];
  }
}

/** A card that a run lies behind, or so near beside that it would be read as its edge. */
function blockOfCard(run: Run, bounds: Bounds): Block | null {
  const behind = blockOfBox(run, bounds, { touch: TOUCH, clear: CLEAR, weight: BEHIND });
  const [lo, hi] = run.upright ? [bounds.top, bounds.bottom] : [bounds.left, bounds.right];
  const along = Math.min(run.hi, hi) - Math.max(run.lo, lo);
  return (
    behind ?? (along > FRAME.along ? blockOfBox(run, bounds, { touch: BESIDE, clear: CLEAR, weight: along }) : null)
  );
}

function compare({ rank: one }: Trunk, { rank: other }: Trunk): number {
  for (const [at, value] of one.entries()) {
    const against = other[at] ?? '';
    if (value !== against) return value < against ? -1 : 1;
  }
  return 0;
}

/** Where a trunk stands among those from `start` on, or would. */
function placeIn(queue: readonly Trunk[], trunk: Trunk, start: number): number {
  let [low, high] = [start, queue.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = queue[middle];
    if (at && compare(at, trunk) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function placeName({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

function isSame(one: readonly Point[], other: readonly Point[]): boolean {
  return one.length === other.length && one.every(({ x, y }, at) => x === other[at]?.x && y === other[at]?.y);
}
