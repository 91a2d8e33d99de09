import { riskOf, type CandidateState, type Risk, type RiskCategory } from '@stemma/shared/lookups/kinds';
import { lookupFaultText } from '@stemma/shared/messages/lookups';
import { z } from 'zod';
import type { SourceRow } from '../store';
import type { CandidateRow, ScreeningRow, ScreeningStatusRow } from './store';

/** How an entity stands. */
export interface ScreeningStatus {
  key: string;
  risk: Risk;
  /** Candidates on which nobody decided. */
  open: number;
  /** Confirmed ones whose record says something else since. */
  changed: number;
  /** Waits for its turn to be screened. */
  isWaiting: boolean;
}

export function presentScreeningStatus({
  key,
  confirmed,
  open,
  isScreened,
  isWaiting,
  changed,
}: ScreeningStatusRow): ScreeningStatus {
  return { key, risk: riskOf({ confirmed, open, isScreened }), open, changed, isWaiting };
}

export interface ShownCandidate {
  key: string;
  sourceKey: string;
  sourceName: string;
  recordId: string;
  state: CandidateState;
  score: number | null;
  category: RiskCategory;
  topics: string[];
  datasets: string[];
  name: string;
  kind: string;
  link: string | null;
  facts: { field: string | null; label: string; value: string }[];
  digest: string;
  licence: string;
  /** ISO days. */
  foundOn: string;
  seenOn: string;
  /** The source gives it no more. */
  isGone: boolean;
  /** It was decided on, and its record says something else since. */
  isChanged: boolean;
  decidedByName: string;
  decidedOn: string | null;
  reason: string | null;
}

export interface ScreenedBy {
  key: string;
  name: string;
  /** ISO text; null where it never was. */
  screenedAt: string | null;
  isWaiting: boolean;
  /** What it was screened with is other by now. */
  isStale: boolean;
  fault: string | null;
}

export interface EntityScreening {
  risk: Risk;
  open: number;
  isWaiting: boolean;
  sources: ScreenedBy[];
  candidates: ShownCandidate[];
}

const factsShape = z.array(z.object({ field: z.string().nullable(), label: z.string(), value: z.string() }));

export function presentScreening(of: {
  sources: readonly SourceRow[];
  candidates: readonly CandidateRow[];
  screenings: readonly ScreeningRow[];
  subject: string | undefined;
}): EntityScreening {
  const { sources, screenings, subject } = of;
  const candidates = of.candidates.filter(({ purpose }) => purpose === 'screening').map(presentCandidate);
  const open = candidates.filter(({ state }) => state === 'open').length;
  const confirmed = candidates.filter(({ state }) => state === 'confirmed').map(({ category }) => category);
  const screened = sources.flatMap(({ key, name, kind, isOn }): ScreenedBy[] => {
    const row = screenings.find(({ sourceKey }) => sourceKey === key);
    if (kind !== 'yente' || (!isOn && !row)) return [];
    const screenedAt = row?.screenedAt ? new Date(row.screenedAt).toISOString() : null;
    const isStale = screenedAt !== null && subject !== undefined && row?.subject !== subject;
    const fault = row?.fault ? lookupFaultText(row.fault, name) : null;
    return [{ key, name, screenedAt, isWaiting: row?.isWaiting ?? false, isStale, fault }];
  });
  const isScreened = screened.some(({ screenedAt }) => screenedAt !== null);
  return {
    risk: riskOf({ confirmed, open, isScreened }),
    open,
    isWaiting: screened.some(({ isWaiting }) => isWaiting),
    sources: screened,
    candidates,
  };
}

function presentCandidate(row: CandidateRow): ShownCandidate {
  const { key, sourceKey, sourceName, recordId, state, score, category, topics, datasets, name, kind, link } = row;
  const { digest, licence, foundOn, seenOn, isGone, decidedOn, reason } = row;
  return {
    ...{ key, sourceKey, sourceName, recordId, state, score, category, topics, datasets, name, kind, link },
    ...{ digest, licence, foundOn, seenOn, isGone, decidedOn, reason },
    facts: factsShape.parse(JSON.parse(row.facts)),
    isChanged: row.decidedDigest !== null && row.decidedDigest !== digest,
    decidedByName: row.decidedByName ?? '',
  };
}
