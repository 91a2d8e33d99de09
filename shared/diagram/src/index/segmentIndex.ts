import { overlapAlong, type AxisSegment } from '../geometry/orthogonalPath';
import { countWork } from './work';

/** What a cell costs that a segment is put in, in steps of work: mostly memory. */
const INDEXED = 4;
/** So many segments an orthogonal route has, as a rule. */
const SEGMENTS_A_LINK = 4;
/** Cells are as long as this along runs, and as wide across them. */
const CELL = 512;
const LANE = 16;
/** Segments of links that have no end in common lie so far apart, or at least so where there is no room for that. */
export const SEPARATION = { wide: 14, least: 8 } as const;
/** Segments of links into one card are as far apart as its arrivals are, at least. */
const MEETING = 8;
/** By so much two segments may lie beside each other, which happens where one link's corner touches another. */
const TOUCH = 2;
/** Runs no further apart across than this lie on one line, of which one is read as going on as the other where they end and begin no further apart than this. */
const ON_LINE = { across: 4, along: 12 } as const;

/**
 * The ends of a link, in which `bundle` it is, and the place at which it would like to arrive: segments of links of one bundle may lie on one
 * line, and so may the last segments of those that share a place.
 */
export interface LinkEnds {
  key: string;
  from: string;
  to: string;
  bundle: string;
  arrival: string;
}

/** A segment with the link that it is of. */
export interface IndexedSegment extends AxisSegment {
  of: LinkEnds;
}

/** How far a segment of one link has to be from a segment of another, of `apart` at most. */
export function separationOf(of: LinkEnds, other: LinkEnds, apart: number): number {
  return of.to === other.to && !isOfLoop(of) && !isOfLoop(other) ? Math.min(apart, MEETING) : apart;
}

/** Finds segments of links by place: those on one line with another, of links that different cards hold. */
export class SegmentIndex {
  /** By cell, then by bundle, as all links of a bundle are passed over at once. */
  private readonly cells = new Map<number, Map<string, Set<IndexedSegment>>>();
  private readonly links = new Map<string, IndexedSegment[]>();

  /** Puts a link's segments at their place in the stead of those it had. */
  set(of: LinkEnds, segments: readonly AxisSegment[]): void {
    this.delete(of.key);
    const indexed = segments.map((segment) => ({ ...segment, of }));
    this.links.set(of.key, indexed);
    for (const run of indexed) {
      for (const cell of cellsOf(run)) {
        countWork(INDEXED);
        const bundles = this.cells.get(cell) ?? new Map<string, Set<IndexedSegment>>();
        this.cells.set(cell, bundles);
        const own = bundles.get(of.bundle) ?? new Set();
        bundles.set(of.bundle, own);
        own.add(run);
      }
    }
  }

  delete(key: string): void {
    for (const segment of this.links.get(key) ?? []) {
      for (const cell of cellsOf(segment)) {
        const bundles = this.cells.get(cell);
        const own = bundles?.get(segment.of.bundle);
        own?.delete(segment);
        if (own?.size === 0) bundles?.delete(segment.of.bundle);
        if (bundles?.size === 0) this.cells.delete(cell);
      }
    }
    this.links.delete(key);
  }

  /** Runs nearer to a segment of a link than `apart`, with which it would be read together; in no order. */
  *beside(segment: AxisSegment, of: LinkEnds, apart: number): Generator<IndexedSegment> {
    const own = of.bundle;
    const [first, last] = [Math.floor((segment.at - apart) / LANE), Math.floor((segment.at + apart) / LANE)];
    const [begin, end] = [
      Math.floor((segment.lo - ON_LINE.along) / CELL),
      Math.floor((segment.hi + ON_LINE.along) / CELL),
    ];
    const isBeside = (other: IndexedSegment): boolean => {
      if (Math.abs(other.at - segment.at) >= separationOf(of, other.of, apart) - 0.01) return false;
      if (other.of.arrival === of.arrival && arriveTogether(segment, other)) return false;
      const isOnLine = Math.abs(other.at - segment.at) < ON_LINE.across;
      return overlapAlong(segment, other) > (isOnLine ? -ON_LINE.along : TOUCH);
    };
    // A segment through more cells than there are links is compared with each of these: cells do not end where a chart does.
    if ((end - begin + 1) * (last - first + 1) > this.links.size * SEGMENTS_A_LINK) {
      for (const segments of this.links.values()) {
        countWork(segments.length);
        for (const other of segments) {
          const { upright, of: theirs } = other;
          if (upright === segment.upright && theirs.bundle !== own && isBeside(other)) yield other;
        }
      }
      return;
    }
    for (let along = begin; along <= end; along++) {
      for (let lane = first; lane <= last; lane++) {
        countWork(1);
        for (const [bundle, segments] of this.cells.get(cellName(segment.upright, lane, along)) ?? []) {
          if (bundle === own) continue;
          countWork(segments.size);
          for (const other of segments) {
            // A segment reaches into many cells: it is met in the first one that both are in.
            const met = Math.max(begin, Math.floor(other.lo / CELL));
            if (met === along && isBeside(other)) yield other;
          }
        }
      }
    }
  }
}

/** Whether both end at one place. */
function arriveTogether(one: AxisSegment, other: AxisSegment): boolean {
  return one.isLast && other.isLast && Math.abs(one.at - other.at) < 0.5;
}

function isOfLoop({ from, to }: LinkEnds): boolean {
  return from === to;
}

function* cellsOf({ upright, at, lo, hi }: AxisSegment): Generator<number> {
  for (let along = Math.floor(lo / CELL); along <= Math.floor(hi / CELL); along++)
    yield cellName(upright, Math.floor(at / LANE), along);
}

function cellName(upright: boolean, lane: number, along: number): number {
  return (lane * 0x1000000 + along) * 2 + (upright ? 1 : 0);
}
