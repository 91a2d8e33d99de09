import { denseElimination } from './denseElimination';
import { sparseElimination } from './sparseElimination';
import type { ComponentTransitions, Elimination } from './transitions';

/** The largest component that is eliminated as a full matrix. */
export const DENSE_MAX = 500;
/** The largest component that is eliminated at all. */
export const COMPONENT_MAX = 5000;

/** @returns undefined where a pivot is lost. Throws RangeError beyond `COMPONENT_MAX`. */
export function eliminate(transitions: ComponentTransitions): Elimination | undefined {
  if (transitions.size > COMPONENT_MAX) throw new RangeError('Too many entities hold each other.');
  return transitions.size <= DENSE_MAX ? denseElimination(transitions) : sparseElimination(transitions);
}
