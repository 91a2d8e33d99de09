import { formatBounds, formatShare } from '../ownership/shareFormat';
import type { Basis } from '../ownership/types';
import type { Verdict } from '../ownership/verdict';

/** The words of the calculation as people read them. */
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

/** What a holder has in all: "27 %", "more than 25 to 50 %", or that it cannot be computed and what is declared instead. */
export function formatTotal({
  computable,
  declared,
  ...bounds
}: {
  computable: boolean;
  declared: number | null;
  total: number;
  upper: number;
  moreThan: boolean;
  isTight?: boolean;
}): string {
  if (computable) return formatBounds(bounds);
  return declared === null ? 'Not computable' : `Not computable; declared ${formatShare(declared)}`;
}

/** What is said where a basis is recorded nowhere and ownership stands in for it. */
export function standInText(basis: Basis): string {
  return basis === 'votes' ? 'Votes taken from shares.' : 'Benefit taken from ownership.';
}
