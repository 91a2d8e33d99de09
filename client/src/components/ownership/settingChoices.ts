import type { CoverageCategory } from '@stemma/shared/ownership/endOfTrail';
import { PRESET_DESCRIPTIONS, PRESETS } from '@stemma/shared/ownership/presets';
import { BASIS_LABELS } from '@stemma/shared/rules/ownershipLabels';

export const BASIS_CHOICES = Object.entries(BASIS_LABELS).map(([value, label]) => ({ value, label }));
export const PRESET_CHOICES = PRESETS.map((value) => ({ value, label: PRESET_DESCRIPTIONS[value].name }));

/** How a part of the coverage is drawn. */
export function kindOfPart(category: CoverageCategory): 'explained' | 'accepted' | 'known' | 'missing' {
  if (category === 'naturalPersons') return 'explained';
  if (category === 'acceptedEnd') return 'accepted';
  return category === 'missing' || category === 'hidden' || category === 'trailEnds' ? 'missing' : 'known';
}
