import type { ChartLink } from '@stemma/shared/chart/link';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { currentRoles } from '@stemma/shared/chart/roleText';
import { isOwnershipRole } from '@stemma/shared/rules/percentageRoles';
import { groupBy } from '@stemma/shared/groupBy';
import type { ChartDocument } from './document';
import { holderAndHeld } from './relations';

/** Percent that rounding of the holders' shares may come to. */
const ROUNDING = 0.01;

interface Span {
  low: number;
  high: number;
}

/**
 * What is to be said of a subject's recorded shares on a day where they are more or less than the whole; empty where they are neither, or
 * where a holder without a stated share may have the rest. `links` are all that are on the chart, as they would be.
 */
export function sharesRemark(
  { nodes }: Pick<ChartDocument, 'nodes'>,
  links: Iterable<ChartLink>,
  subject: string,
  day: string,
): string {
  const holders: Span[] = [];
  for (const link of links) {
    if (link.arrowType === 'None' || link.arrowType === 'Double' || holderAndHeld(link).held !== subject) continue;
    const held = heldBy(link.roles, day);
    if (held === 'not stated') return '';
    if (held) holders.push(held);
  }
  if (holders.length === 0) return '';
  const low = holders.reduce((sum, span) => sum + span.low, 0);
  const open = holders.reduce((sum, span) => sum + span.high - span.low, 0);
  if (low > 100 + ROUNDING * holders.length)
    return `Recorded shares of ${nodes.get(subject)?.name ?? ''} add up to ${plain(low)} %.`;
  const missing = 100 - low - open;
  return missing > ROUNDING + 1e-9 ? `${plain(missing)} % has no recorded holder.` : '';
}

/** What a link's roles of ownership say of one holding on a day: exact shares of one name add up, of several names the largest stands (OWNERSHIP §1.5); declarations of what is held through others count for nothing. */
function heldBy(roles: readonly LinkRole[], day: string): Span | 'not stated' | undefined {
  const owning = currentRoles(roles, day).filter((role) => isOwnershipRole(role.role) && role.via !== 'indirect');
  if (owning.length === 0) return undefined;
  const exact = owning.filter((role) => role.percentage != null);
  if (exact.length > 0) {
    const sums = [...groupBy(exact, ({ role }) => role.toLowerCase()).values()].map((same) =>
      same.reduce((sum, { percentage }) => sum + (percentage ?? 0), 0),
    );
    const share = Math.max(...sums);
    return { low: share, high: share };
  }
  const ranged = owning.filter(({ minimum, maximum }) => minimum != null || maximum != null);
  if (ranged.length === 0)
    return owning.some(({ role }) => role === 'Sole Proprietor') ? { low: 100, high: 100 } : 'not stated';
  return {
    low: Math.max(...ranged.map(({ minimum }) => minimum ?? 0)),
    high: Math.max(...ranged.map(({ maximum }) => maximum ?? 100)),
  };
}

function plain(value: number): string {
  return String(Number(value.toFixed(2)));
}
