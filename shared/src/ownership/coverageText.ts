import type { CoveragePart } from './coverage';
import { isExplained } from './endOfTrail';
import type { CoverageCategory } from './endOfTrail';
import { formatShare } from './shareFormat';

/** The words of a category, as in "10 % undisclosed". */
export const COVERAGE_LABELS: Readonly<Record<CoverageCategory, string>> = {
  naturalPersons: 'natural persons',
  acceptedEnd: 'accepted end',
  trailEnds: 'trail ends',
  undisclosed: 'undisclosed',
  unknownParty: 'unknown party',
  notStated: 'not stated',
  withinRanges: 'within ranges',
  missing: 'missing',
  heldOnlyByItself: 'held only by itself',
  hidden: 'hidden or missing',
};

/** "87.5 % explained. 12.5 % unknown: 10 % undisclosed, 2.5 % missing." Shares are fractions of 1. */
export function coverageText(parts: readonly CoveragePart[]): string {
  const known = parts.filter(({ category }) => isExplained(category));
  const unknown = parts.filter(({ category, share }) => !isExplained(category) && share > 1e-11);
  const explained = `${formatShare(sum(known) * 100)} explained.`;
  if (unknown.length === 0) return explained;
  const each = unknown.map(({ category, share }) => `${formatShare(share * 100)} ${COVERAGE_LABELS[category]}`);
  return `${explained} ${formatShare(sum(unknown) * 100)} unknown: ${each.join(', ')}.`;
}

function sum(parts: readonly CoveragePart[]): number {
  return parts.reduce((total, { share }) => total + share, 0);
}
