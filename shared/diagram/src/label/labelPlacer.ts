import { grown, overlaps, type Bounds, type Point } from '../geometry/box';
import { GridIndex } from '../index/gridIndex';
import { labelBounds } from './labelPlace';
import type { Edge } from '../layout/connectedComponents';

/** Space between labels: at least as much as what a place loses by being kept as a part of its link's route. */
const APART = 2;

/** A place for a link's label: their middle, and what they cover. */
export interface LabelPlace {
  at: Point;
  box: Bounds;
}

/** Who of several links gets which place for its label, so that none stand over each other. */
export class LabelPlacer {
  private readonly offered = new Map<string, readonly LabelPlace[]>();
  private readonly taken = new Map<string, LabelPlace>();
  private readonly index = new GridIndex();

  /** Names the places at which the label of a link could stand, the best first. */
  offer({ link }: Edge, places: readonly LabelPlace[]): void {
    this.offered.set(link.key, places);
  }

  /** Whether there is a place at all for a link's label. */
  isOffered({ link }: Edge): boolean {
    return (this.offered.get(link.key)?.length ?? 0) > 0;
  }

  /** Takes the first place of a link over which no labels stand, of those that are good enough. */
  take({ link }: Edge, isGood: (at: Point) => boolean = () => true): boolean {
    const found = this.offered.get(link.key)?.find(({ at, box }) => isGood(at) && !this.isTaken(box));
    if (found) this.put(link.key, found);
    return found !== undefined;
  }

  /** Takes the best place of a link, or the one after it. */
  takeFirst(edge: Edge): boolean {
    const first = this.offered.get(edge.link.key)?.slice(0, 2);
    return this.take(edge, (at) => first?.some((one) => one.at === at) ?? false);
  }

  /** Leaves labels to find their place by themselves, which is thought to be here. */
  leave({ link: { key, label } }: Edge, at: Point | null): void {
    if (at && label) this.index.set(key, labelBounds(at, label));
  }

  /** Whether labels stand over a box. */
  isTaken(box: Bounds): boolean {
    return this.overlapping(box).length > 0;
  }

  /** Takes a place at which other labels stand that all find another one. */
  takeFromOthers({ link }: Edge): boolean {
    for (const place of this.offered.get(link.key) ?? []) {
      const before = this.overlapping(place.box).map((key) => [key, this.taken.get(key)] as const);
      if (before.some(([, old]) => !old)) continue;
      for (const [key] of before) this.drop(key);
      this.put(link.key, place);
      const isAllPut = before.every(([key]) => {
        const other = this.offered.get(key)?.find(({ box }) => !this.isTaken(box));
        if (other) this.put(key, other);
        return other !== undefined;
      });
      if (isAllPut) return true;
      this.drop(link.key);
      for (const [key, old] of before) if (old) this.put(key, old);
    }
    return false;
  }

  /** Where the label of a link stand; null where they found no place. */
  of(key: string): Point | null {
    return this.taken.get(key)?.at ?? null;
  }

  private overlapping(box: Bounds): string[] {
    const around = grown(box, APART);
    return [...this.index.query(around)].filter((key) => overlaps(this.index.get(key) ?? around, around));
  }

  private put(key: string, place: LabelPlace): void {
    this.taken.set(key, place);
    this.index.set(key, place.box);
  }

  private drop(key: string): void {
    this.taken.delete(key);
    this.index.delete(key);
  }
}
