import type { Point } from './box';

/** Where a link would like to go, and what else it may do where others run there. */
export interface LinkWay {
  path: Point[];
  /** Whether it makes room for others: neither a person nor a layout bent it, and it runs along the axes. */
  isFree: boolean;
  /** Other ways round cards, the best first. */
  more: () => Point[][];
  /** How far its ends may be moved along an upper or lower edge of their cards (`upright`), or along one at a side. */
  room: (end: 'from' | 'to', upright: boolean, at: number) => readonly [number, number];
}

/** A way that stays as it is. */
export function fixedWay(path: Point[]): LinkWay {
  return { path, isFree: false, more: () => [], room: (_end, _upright, at) => [at, at] };
}
