import { isoToday } from '@stemma/shared/dates';
import type { CandidateState } from '@stemma/shared/lookups/kinds';
import type { CandidateRow } from '../screening/store';
import type { RecordFact, RecordRelation, SourceRecord } from '../sources/source';
import type { SourceRow } from '../store';

/** A record of a source as a person is shown it. */
export interface ShownRecord {
  id: string;
  name: string;
  kind: string;
  link: string | null;
  facts: RecordFact[];
  relations: RecordRelation[];
  digest: string;
  sourceName: string;
  licence: string;
  /** ISO day on which the source said so. */
  day: string;
  /** What was decided on it for the entity before; null for nothing. */
  decision: RecordDecision | null;
}

export interface RecordDecision {
  state: CandidateState;
  byName: string;
  /** ISO day. */
  on: string;
  /** The record says something else since. */
  isChanged: boolean;
}

export interface FoundRecords {
  records: ShownRecord[];
  /** How many more there are that were left before. */
  left: number;
}

export function presentSourceRecord(
  record: SourceRecord,
  { name: sourceName, licence }: SourceRow,
  known: CandidateRow | undefined,
): ShownRecord {
  const decision = known && {
    state: known.state,
    byName: known.decidedByName ?? '',
    on: known.decidedOn ?? known.seenOn,
    isChanged: known.decidedDigest !== record.digest,
  };
  return { ...record, sourceName, licence, day: isoToday(), decision: decision ?? null };
}
