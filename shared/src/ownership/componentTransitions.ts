import { eliminate } from './elimination';
import type { Elimination } from './transitions';
import type { OwnershipMatrix } from './ownershipMatrix';

/** What decides how a component is solved: which entities are in it, and how much of each the holders in and beyond it hold. */
export interface Component {
  /** Entities by number, in the order of the component's vectors. */
  members: Int32Array;
  /** Nobody outside holds any of them, and each is held whole: what enters never leaves. */
  isClosedRing: boolean;
  elimination: Elimination | undefined;
}

/**
 * Makes I − A of a component at the recorded minima. A member's chance of leaving the component is its free part and what holders beyond
 * it hold, summed, so that it is exactly 0 where the shares of the members in each other are 100 % in decimals.
 * @param placeOf scratch of the matrix's size, −1 everywhere; given back so.
 */
export function eliminateComponent(matrix: OwnershipMatrix, members: Int32Array, placeOf: Int32Array): Component {
  const from: number[] = [];
  const to: number[] = [];
  const share: number[] = [];
  const exit = new Float64Array(members.length);
  members.forEach((member, place) => (placeOf[member] = place));
  let isClosedRing = true;
  members.forEach((subject, place) => {
    let leaving = matrix.rest[subject]!;
    if (matrix.over[subject] === 1) isClosedRing = false;
    for (let entry = matrix.columnStart[subject]!; entry < matrix.columnStart[subject + 1]!; entry += 1) {
      const value = matrix.minimum[entry]!;
      if (value === 0) continue;
      const holder = placeOf[matrix.holder[entry]!]!;
      if (holder < 0) leaving += value;
      else {
        from.push(place);
        to.push(holder);
        share.push(value);
      }
    }
    exit[place] = leaving;
    if (leaving !== 0) isClosedRing = false;
  });
  members.forEach((member) => (placeOf[member] = -1));
  if (isClosedRing) return { members, isClosedRing, elimination: undefined };
  return { members, isClosedRing, elimination: eliminate({ size: members.length, from, to, share, exit }) };
}
