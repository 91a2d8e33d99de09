import { t } from '../language/translate';
import type { CoveragePart } from './coverage';
import { isExplained } from './endOfTrail';
import type { CoverageCategory } from './endOfTrail';
import { formatShare } from './shareFormat';

/** The words of a category, as in "10 % undisclosed". */
export const COVERAGE_LABELS: Readonly<Record<CoverageCategory, string>> = {
  naturalPersons: t('natural persons'),
  acceptedEnd: t('accepted end'),
  trailEnds: t('trail ends'),
  undisclosed: t('undisclosed'),
  unknownParty: t('unknown party'),
  notStated: t('not stated'),
  withinRanges: t('within ranges'),
  missing: t('missing'),
  heldOnlyByItself: t('held only by itself'),
  hidden: t('hidden or missing'),
};

/** "87.5 % explained. 12.5 % unknown: 10 % undisclosed, 2.5 % missing." Shares are fractions of 1. */
export function coverageText(parts: readonly CoveragePart[]): string {
  const known = parts.filter(({ category }) => isExplained(category));
  const unknown = parts.filter(({ category, share }) => !isExplained(category) && share > 1e-11);
  const explained = t('{share} explained.', { share: formatShare(sum(known) * 100) });
  if (unknown.length === 0) return explained;
  const each = unknown.map(({ category, share }) => `${formatShare(share * 100)} ${COVERAGE_LABELS[category]}`);
  const share = formatShare(sum(unknown) * 100);
  return t('{explained} {share} unknown: {parts}.', { explained, share, parts: each.join(', ') });
}

function sum(parts: readonly CoveragePart[]): number {
  return parts.reduce((total, { share }) => total + share, 0);
}
