import type { OwnershipQuestion } from '@stemma/shared/ownership/ownership';
import type { OwnershipSettings } from '../../lib/ownership/settings';
import { dayOf, thresholdOf } from '../../lib/ownership/settings';

/** The question that the settings ask of a subject. */
export function questionOf(subject: string, settings: OwnershipSettings): OwnershipQuestion {
  const { percent, inclusive } = thresholdOf(settings);
  const { basis, preset, listed, leaveOutUndated, majorityWhole, withControl } = settings;
  const rules = { basis, preset, threshold: percent, inclusive, listed, majorityWhole, withControl };
  return { subject, asOf: dayOf(settings), ...rules, leaveOutUndated };
}
