import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { exportedInterest } from './interest';

type Source = { description?: string; url?: string };

/** What a relationship says of its roles, with the source that all of them share. */
export function relationshipDetails(
  subject: string,
  interestedParty: string,
  roles: readonly LinkRole[],
): { details: Record<string, unknown>; source: Source | undefined } {
  const [first] = roles;
  const shared = first?.source && roles.every(({ source }) => source === first.source) ? first.source : undefined;
  return {
    details: { subject, interestedParty, interests: roles.map((role) => exportedInterest(role, shared)) },
    source: shared === undefined ? undefined : isAddress(shared) ? { url: shared } : { description: shared },
  };
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text);
}
