import type { CoverageCategory } from '@stemma/shared/ownership/endOfTrail';
import type { HolderAnswer } from '@stemma/shared/ownership/ownership';
import { PRESET_DESCRIPTIONS, PRESETS } from '@stemma/shared/ownership/presets';
import { formatBounds, formatShare } from '@stemma/shared/ownership/shareFormat';
import type { Basis } from '@stemma/shared/ownership/types';
import type { Verdict } from '@stemma/shared/ownership/verdict';

export const VERDICT_LABELS: Readonly<Record<Verdict, { short: string; whole: string }>> = {
  yes: { short: 'Yes', whole: 'Yes' },
  possible: { short: 'Possible', whole: 'Possible: within stated ranges' },
  notExcluded: { short: 'Not excluded', whole: 'Not excluded: unknown part' },
  no: { short: 'No', whole: 'No' },
  cannotSay: { short: 'Cannot say', whole: 'Cannot say: the stated shares contradict each other' },
};

export const BASIS_LABELS: Readonly<Record<Basis, string>> = {
  ownership: 'Ownership',
  votes: 'Votes',
  benefit: 'Benefit',
};

export const BASIS_CHOICES = Object.entries(BASIS_LABELS).map(([value, label]) => ({ value, label }));
export const PRESET_CHOICES = PRESETS.map((value) => ({ value, label: PRESET_DESCRIPTIONS[value].name }));

/** What a holder has in all: "27 %", "more than 25 to 50 %", or that it cannot be computed and what is declared instead. */
export function formatTotal({ computable, declared, total, upper, moreThan, isTight }: HolderAnswer): string {
  if (!computable) return declared === null ? 'Not computable' : `Not computable; declared ${formatShare(declared)}`;
  return formatBounds({ total, upper, moreThan, isTight });
}

/** How a part of the coverage is drawn. */
export function kindOfPart(category: CoverageCategory): 'explained' | 'accepted' | 'known' | 'missing' {
  if (category === 'naturalPersons') return 'explained';
  if (category === 'acceptedEnd') return 'accepted';
  return category === 'missing' || category === 'hidden' || category === 'trailEnds' ? 'missing' : 'known';
}
