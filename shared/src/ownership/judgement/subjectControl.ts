import { controlledBy, controllersOf, isMostlyFree } from '../control';
import type { ControlGraph, VotesTaken } from '../control';
import { hasUnexplainedPart } from '../coverage';
import type { OwnershipModel } from '../model';
import { isUltimate } from '../ownershipMatrix';

/** Whether an entity is one of some. */
export type Members = Pick<ReadonlySet<number>, 'has'>;

/** Who controls a subject, and whom each of its holders controls among what lies above it. */
export interface SubjectControl {
  /** Chains from each controller down to the subject, by the votes recorded at least. */
  certain: ReadonlyMap<number, number[]>;
  /** The same by the votes that the ranges allow. */
  possible: ReadonlyMap<number, number[]>;
  controlledBy(party: number, taken: 'minima' | 'maxima'): ReadonlySet<number>;
  /** Whom a party controls if all that is unexplained is its own. */
  atCeiling(party: number): Members;
  /** Entities above the subject, by number. */
  within: Uint8Array;
}

/**
 * Tells whom a party controls at most: where anonymous and unknown parties, what is hidden, trails that end without a reason and all free
 * votes are its own, as ceilings of shares have it.
 */
export function controlAtCeiling(
  model: OwnershipModel,
  graph: ControlGraph,
  within: Uint8Array,
): (party: number) => Members {
  const on = model.on('votes');
  const ends: number[] = [];
  within.forEach((isWithin, entity) => {
    if (isWithin === 0 || !hasUnexplainedPart(on, entity)) return;
    if (isUltimate(on.matrix, entity) || isMostlyFree(on.matrix, entity)) ends.push(entity);
  });
  const beside = controlledBy(graph, ends, { taken: 'ceiling', within });
  return (party) => {
    const { members } = controlledBy(graph, party, { taken: 'ceiling', within, beside });
    return { has: (entity) => members.has(entity) || beside.members.has(entity) };
  };
}

/** @param within 1 for the subject and each entity above it, who all may control it, by number. */
export function subjectControl(model: OwnershipModel, subject: number, within: Uint8Array): SubjectControl {
  const graph = model.control();
  const candidates: number[] = [];
  within.forEach((isWithin, entity) => {
    if (isWithin === 1 && entity !== subject) candidates.push(entity);
  });
  const known = new Map<string, ReadonlySet<number>>();
  const chains = (taken: VotesTaken): Map<number, number[]> =>
    controllersOf(graph, subject, { candidates, within, taken });
  let ceiling: ((party: number) => Members) | undefined;
  return {
    within,
    atCeiling: (party) => (ceiling ??= controlAtCeiling(model, graph, within))(party),
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
