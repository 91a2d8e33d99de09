import { overlaps, sameBounds, union, type Bounds, type Point } from '../geometry/box';
import { GridIndex } from '../index/gridIndex';
import { labelBounds } from './labelPlace';
import { pathBounds, pointAt } from '../geometry/polyline';
import { segmentTouches, segmentsOf } from '../geometry/segment';
import type { SceneContent } from '../scene/sceneContent';
import type { LabelShape } from './linkLabel';
import { ROUTE_MARGIN, type Setters } from '../scene/sceneParts';
import { labelRank, seekingLabelPoint, type LabelContext } from './labelContext';
import { compareRanks, rankPosition, type Rank } from '../route/sharedPrefix';
import type { WorkBudget } from '../index/work';

/** When a link's label is placed. */
interface Turn {
  key: string;
  rank: Rank;
}

/** So many labels give way to others in a frame of dragging. */
const IN_HASTE = 8;
/** A route that touches a place by less than this may count as behind it. */
const TOUCH = 1;

/**
 * Finds the places of the labels of a scene's links, once their routes are known: each in its turn keeps off those before it and off
 * all else that stands there. What each looked at is kept by place, so that those look anew, and only those, for which something changed: the
 * labels stand by what is there, whatever was before.
 */
export class SceneLabels {
  private readonly stale = new Set<string>();
  /** Links whose label is to be placed anew only as others' route, labels or cards changed. */
  private readonly later = new Set<string>();
  /** By link, where its label was tried, and the rectangle around that. */
  private readonly tried = new Map<string, readonly Bounds[]>();
  private readonly triedIndex = new GridIndex();
  /** By link, when its label was placed. */
  private readonly turns = new Map<string, Turn>();

  constructor(
    private readonly content: SceneContent,
    private readonly around: LabelContext,
    private readonly labelOf: Setters['label'],
    /** For how long from its start a link runs together with others of its owner. */
    private readonly sharedBy: (key: string) => number,
  ) {}

  /** A link, its label or its route is another one. */
  touch(key: string): void {
    this.stale.add(key);
  }

  /** Whether a link's label is to be placed anew. */
  isStale(key: string): boolean {
    return this.stale.has(key);
  }

  /** Something came, went or changed in a rectangle. */
  look(bounds: Bounds): void {
    for (const key of this.triedAt(bounds)) this.later.add(key);
  }

  /** A route came or went. */
  lookAlong(path: readonly Point[]): void {
    for (const [a, b] of segmentsOf(path)) {
      for (const key of this.triedIndex.along([a, b], TOUCH)) {
        if (!this.later.has(key) && this.tried.get(key)?.some((place) => segmentTouches(a, b, place)))
          this.later.add(key);
      }
    }
  }

  /** A link is about to go. */
  drop(key: string): void {
    const label = this.content.labelIndex.get(key);
    if (label) this.look(label);
    this.lookAlong(this.content.links.get(key)?.path ?? []);
    this.forget(key);
    this.turns.delete(key);
    this.stale.delete(key);
    this.later.delete(key);
  }

  /** Places the labels of all that changed, in small steps. While cards are dragged (`inHaste`) most that merely give way do so later. */
  *settling(inHaste: boolean, budget: WorkBudget): Generator<void, void> {
    // Where all look anew nobody has to be told; who is told takes longer to find than all else.
    const areAll = this.stale.size >= this.content.links.size;
    for (const key of this.stale) {
      this.takeTurn(key, areAll);
      yield;
    }
    const now = new Set(this.stale);
    const queue = [...new Set([...now, ...this.later])].flatMap((key) => this.turns.get(key) ?? []).sort(compareRanks);
    this.stale.clear();
    this.later.clear();
    let left = inHaste ? IN_HASTE : Infinity;
    const isEach = queue.length >= this.content.links.size;
    for (let at = 0; at < queue.length; at++) {
      const turn = queue[at];
      if (!turn) break;
      if (!now.has(turn.key) && left-- <= 0) {
        this.later.add(turn.key);
        continue;
      }
      const isPlain = budget.isSpent();
      const freed = yield* budget.resting(this.placing(turn, isPlain));
      if (!isEach && !isPlain) {
        for (const other of freed.flatMap((box) => this.triedAt(box))) {
          const later = this.turns.get(other);
          if (!later || compareRanks(later, turn) <= 0) continue;
          const place = rankPosition(queue, later, at + 1);
          if (queue[place] !== later) queue.splice(place, 0, later);
        }
      }
      yield* budget.rest();
    }
  }

  /** Where a link's label comes in another turn than before, those look anew that gave way to it or made it give way. */
  private takeTurn(key: string, areAll: boolean): void {
    const entry = this.content.links.get(key);
    if (!entry) return;
    const [before, turn] = [this.turns.get(key), { key, rank: labelRank(entry) }];
    if (before && compareRanks(before, turn) === 0) return;
    this.turns.set(key, turn);
    const label = areAll ? undefined : this.content.labelIndex.get(key);
    if (label) this.look(label);
  }

  /** Places a link's label, at their own place on it without a search where that is `plain`; answers where they stood and where they stand now, if that is not the same. */
  private *placing(turn: Turn, isPlain: boolean): Generator<void, Bounds[]> {
    const { key } = turn;
    const { links, linkIndex, labelIndex } = this.content;
    const entry = links.get(key);
    if (!entry) return [];
    const { link, path } = entry;
    const old = labelIndex.get(key);
    const shape = path.length > 0 ? this.labelOf(link) : null;
    const isBefore = (other: string) => compareRanks(this.turns.get(other) ?? turn, turn) < 0;
    const seek = (label: LabelShape) =>
      seekingLabelPoint(this.around, { link, path, shape: label, shared: this.sharedBy(key) }, isBefore);
    const inPlace = () => ({ at: pointAt(path, link.linkTextPosition), tried: [] });
    const place = shape && (isPlain ? inPlace() : yield* seek(shape));
    links.set(key, { link, path, label: place && { shape, x: place.at.x, y: place.at.y } });
    const now = place && labelBounds(place.at, shape);
    this.forget(key);
    const around = place && union(place.tried);
    if (around) {
      this.tried.set(key, place.tried);
      this.triedIndex.set(key, around);
    }
    if (now) labelIndex.set(key, now);
    else labelIndex.delete(key);
    const route = path.length > 0 ? [pathBounds(path, ROUTE_MARGIN)] : [];
    const whole = union(now ? [...route, now] : route);
    if (whole) linkIndex.set(key, whole);
    if (old && now ? sameBounds(old, now) : !old && !now) return [];
    return [old, now].flatMap((box) => box ?? []);
  }

  /** The links whose label was tried in a rectangle. */
  private triedAt(bounds: Bounds): string[] {
    return [...this.triedIndex.query(bounds)].filter((key) =>
      this.tried.get(key)?.some((place) => overlaps(place, bounds)),
    );
  }

  private forget(key: string): void {
    this.tried.delete(key);
    this.triedIndex.delete(key);
  }
}
