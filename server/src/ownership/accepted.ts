import { limits } from '@stemma/shared/limits';
import type { Finding } from '@stemma/shared/ownership/finding';

/** A finding that somebody set aside: these facts of it, until they change. */
export interface AcceptedFinding {
  code: string;
  /** Of the entities and links that it is about, sorted. */
  keys: string[];
  reason: string;
  /** Key of the user. */
  by: string;
  /** ISO day. */
  on: string;
  factsHash: string;
}

/** What is set aside, as it is kept with the chart. */
export function readAccepted(stored: string | null): AcceptedFinding[] {
  return stored ? (JSON.parse(stored) as AcceptedFinding[]) : [];
}

export function keysOf({ entities, links }: Pick<Finding, 'entities' | 'links'>): string[] {
  return [...entities, ...links].sort();
}

const idOf = ({ code, keys, factsHash }: Pick<AcceptedFinding, 'code' | 'keys' | 'factsHash'>): string =>
  JSON.stringify([code, factsHash, ...keys]);

/** Gives what is said of a finding that is set aside; nothing once its facts are others. */
export function acceptedBy<T extends AcceptedFinding>(accepted: readonly T[]): (finding: Finding) => T | undefined {
  const known = new Map(accepted.map((one) => [idOf(one), one]));
  return ({ code, factsHash, ...finding }) => known.get(idOf({ code, factsHash, keys: keysOf(finding) }));
}

/** What is set aside once one finding more is, or is taken up again where no reason is given; the oldest give way. */
export function withAccepted(
  accepted: readonly AcceptedFinding[],
  one: Omit<AcceptedFinding, 'reason'> & { reason: string | null },
): AcceptedFinding[] {
  const { reason } = one;
  const others = accepted.filter((other) => idOf(other) !== idOf(one));
  return reason === null ? others : [...others, { ...one, reason }].slice(-limits.acceptedFindingsMax);
}
