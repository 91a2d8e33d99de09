import { controlledBy, controllersOf } from '../control';
import type { VotesTaken } from '../control';
import type { OwnershipModel } from '../model';

/** Who controls a subject, and whom each of its holders controls among what lies above it. */
export interface SubjectControl {
  /** Chains from each controller down to the subject, by the votes recorded at least. */
  certain: ReadonlyMap<number, number[]>;
  /** The same by the votes that the ranges allow. */
  possible: ReadonlyMap<number, number[]>;
  controlledBy(party: number, taken: VotesTaken): ReadonlySet<number>;
}

/**
 * @param parties who may control it, by number.
 * @param within entities above the subject, by number.
 */
export function subjectControl(
  model: OwnershipModel,
  subject: number,
  parties: readonly number[],
  within: Uint8Array,
): SubjectControl {
  const graph = model.control();
  const known = new Map<string, ReadonlySet<number>>();
  const chains = (taken: VotesTaken): Map<number, number[]> =>
    controllersOf(graph, subject, { candidates: parties, within, taken });
  return {
    certain: chains('minima'),
    possible: chains('maxima'),
    controlledBy: (party, taken) => {
      const name = `${taken} ${party}`;
      const members = known.get(name) ?? controlledBy(graph, party, { taken, within }).members;
      known.set(name, members);
      return members;
    },
  };
}
