import { isoToday } from '@stemma/shared/dates';
import type { OwnershipAsked } from '@stemma/shared/rules/ownership';

/** What is asked, whatever the graph comes from. */
export type Settings = Pick<
  OwnershipAsked,
  | 'entityKey'
  | 'asOf'
  | 'basis'
  | 'preset'
  | 'threshold'
  | 'inclusive'
  | 'listed'
  | 'leaveOutUndated'
  | 'majorityWhole'
  | 'withControl'
  | 'first'
>;

/** The same in the words of the calculation. */
export function questionOf({ entityKey: subject, ...asked }: Settings) {
  const preset = asked.preset ?? 'euAmlr';
  return {
    subject,
    asOf: asked.asOf ?? isoToday(),
    basis: asked.basis ?? 'ownership',
    preset,
    threshold: asked.threshold ?? null,
    inclusive: asked.inclusive ?? null,
    listed: asked.listed ?? [],
    leaveOutUndated: asked.leaveOutUndated ?? false,
    majorityWhole: asked.majorityWhole ?? false,
    withControl: asked.withControl ?? false,
    first: asked.first,
  };
}
