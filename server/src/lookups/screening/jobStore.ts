import { z } from 'zod';
import type { Tx } from '../../store';
import { int, query } from '../../store';
import { SOURCE, sourceCells } from '../store';

const keyRow = z.object({ key: z.string() });

/** Which of what waits is due: what somebody asked for, and where it is re-checked each night, what was last screened before the night. */
const DUE = `(c.askedAt IS NOT NULL OR (s.isNightly AND c.screenedAt < $night)) AND coalesce(c.retryAt, 0) <= $now`;

/** Sources that have something to do and nobody who does it. */
export const sourcesWithWork = query<{ now: number; night: number }, { key: string }>(
  'screening.sourcesWithWork',
  `MATCH (s:LookupSource {isOn: true, kind: 'yente'})
   WHERE coalesce(s.leaseUntil, 0) <= $now AND coalesce(s.retryAt, 0) <= $now
     AND EXISTS { MATCH (c:Screening {sourceKey: s.key}) WHERE ${DUE} }
   RETURN s.key AS key ORDER BY s.key`,
  keyRow,
);

/**
 * Takes a source for one worker, or goes on having it; no row where another has it, where it was switched off, or where it is to be left alone for
 * now. Under its lock, so that of two workers one has it.
 */
export const holdSource = query(
  'screening.hold',
  `MATCH (s:LookupSource {key: $key}) SET s._l = 1 REMOVE s._l
   WITH s WHERE s.isOn AND coalesce(s.retryAt, 0) <= $now AND (s.leaseHolder = $holder OR coalesce(s.leaseUntil, 0) <= $now)
   SET s.leaseHolder = $holder, s.leaseUntil = $until
   RETURN ${SOURCE}`,
  sourceCells,
);

/** Gives it back. */
export async function releaseSource(tx: Tx, key: string, holder: string): Promise<void> {
  await tx.run(
    'screening.release',
    `MATCH (s:LookupSource {key: $key}) SET s._l = 1 REMOVE s._l
     WITH s WHERE s.leaseHolder = $holder REMOVE s.leaseHolder, s.leaseUntil`,
    { key, holder },
  );
}

/** Notes what is wrong with a source, and when it may be asked again (milliseconds). */
export async function saveSourceFault(
  tx: Tx,
  params: { key: string; fault: string; now: number; retryAt: number; tries: number },
): Promise<void> {
  await tx.run(
    'screening.sourceFault',
    `MATCH (s:LookupSource {key: $key})
     SET s.fault = $fault, s.faultAt = $now, s.retryAt = $retryAt, s.tries = $tries`,
    params,
  );
}

/** How often in a row a source failed. */
export const sourceTries = query<{ key: string }, { tries: number }>(
  'screening.sourceTries',
  'MATCH (s:LookupSource {key: $key}) RETURN coalesce(s.tries, 0) AS tries',
  z.object({ tries: z.number() }),
);

/** Notes that a source answers. */
export async function clearSourceFault(tx: Tx, key: string): Promise<void> {
  await tx.run(
    'screening.sourceWell',
    'MATCH (s:LookupSource {key: $key}) WHERE s.fault IS NOT NULL OR s.tries IS NOT NULL REMOVE s.fault, s.faultAt, s.retryAt, s.tries',
    { key },
  );
}

const dueRow = z.object({ key: z.string(), entityKey: z.string(), askedBy: z.string().nullable() });
export type DueRow = z.output<typeof dueRow>;

const due = query(
  'screening.due',
  `MATCH (s:LookupSource {key: $sourceKey})
   MATCH (c:Screening {sourceKey: $sourceKey}) WHERE ${DUE}
     AND EXISTS { MATCH (e:Entity)-[:HAS_SCREENING]->(c) WHERE NOT coalesce(e.binned, false) }
   WITH c ORDER BY c.askedAt, c.screenedAt, c.key LIMIT $limit
   RETURN c.key AS key, c.entityKey AS entityKey, CASE WHEN c.askedAt IS NULL THEN null ELSE c.askedBy END AS askedBy`,
  dueRow,
);

/** What of a source is due, what somebody asked for first. */
export async function dueScreenings(
  tx: Tx,
  params: { sourceKey: string; now: number; night: number; limit: number },
): Promise<DueRow[]> {
  return due(tx, { ...params, limit: int(params.limit) });
}

/** Puts off single entities about which a source could not say, or which can no longer be screened: those are asked for no more. */
export async function putOff(
  tx: Tx,
  params: { keys: readonly string[]; fault: string; retryAt: number; dropped: readonly string[] },
): Promise<void> {
  if (params.keys.length > 0) {
    await tx.run(
      'screening.putOff',
      `UNWIND $keys AS key MATCH (c:Screening {key: key})
       SET c.fault = $fault, c.retryAt = $retryAt, c.tries = coalesce(c.tries, 0) + 1`,
      params,
    );
  }
  if (params.dropped.length > 0) {
    await tx.run(
      'screening.dropAsked',
      'UNWIND $dropped AS key MATCH (c:Screening {key: key}) DETACH DELETE c',
      params,
    );
  }
}
