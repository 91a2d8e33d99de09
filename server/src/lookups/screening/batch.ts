import { isoToday } from '@stemma/shared/dates';
import type { Store, Tx } from '../../store';
import { screeningKey } from '../candidateKey';
import type { Lookups } from '../lookups';
import { screeningFault, subjectOf } from '../policy';
import { recordSent, type Asker } from '../sent';
import { digestOf } from '../sources/digest';
import type { SourceMatch } from '../sources/source';
import { subjectsByKeys, type SourceRow, type SubjectRow } from '../store';
import { mergeMatches } from './merge';
import { candidatesOf, dropCandidates, lockScreened, putCandidates, saveScreened } from './store';

/** How transactions are run: by a request's context, or by the store itself. */
export type Runs = Pick<Store, 'read' | 'write'>;

export interface Batch {
  source: SourceRow;
  entityKeys: readonly string[];
  /** Milliseconds of the clock. */
  now: number;
  /** By whom each entity is screened. */
  askers: readonly {
    asker: Asker;
    action: 'lookups/screen' | 'lookups/screenNightly';
    entityKeys: readonly string[];
  }[];
  /** Asked under the locks before the answer is written; false leaves all as it was. */
  stillHeld?: (tx: Tx) => Promise<boolean>;
}

export interface Screened {
  done: string[];
  /** About which the source could not say. */
  unanswered: string[];
  /** Which can be screened no more. */
  unfit: string[];
}

/** The text by which it is known whether an entity was screened as it is now. */
export function subjectDigest(row: SubjectRow): string {
  return digestOf(subjectOf(row));
}

/**
 * Screens some entities by one call: notes in the audit log what goes out, asks, and writes what came beside what was known, all or nothing. Throws
 * `LookupFault`; nothing was changed then.
 */
export async function screenBatch(runs: Runs, lookups: Lookups, batch: Batch): Promise<Screened> {
  const { source, entityKeys } = batch;
  const rows = await runs.write(async (tx) => {
    const found = await subjectsByKeys(tx, { keys: entityKeys });
    const fit = found.filter((row) => !screeningFault(row, source.organizationKey));
    const own = new Set(fit.map(({ key }) => key));
    for (const { asker, action, entityKeys: asked } of batch.askers) {
      const targets = asked.filter((key) => own.has(key));
      if (targets.length > 0) await recordSent(tx, asker, action, targets, source.name);
    }
    return fit;
  });
  const fitKeys = new Set(rows.map(({ key }) => key));
  const unfit = entityKeys.filter((key) => !fitKeys.has(key));
  if (rows.length === 0) return { done: [], unanswered: [], unfit };
  const answers = await lookups.of(source).match(rows.map(subjectOf));
  const answered = rows.flatMap((row, at) => {
    const matches = answers[at];
    return matches ? [{ row, matches }] : [];
  });
  const isWritten = await runs.write(async (tx) => {
    await lockScreened(
      tx,
      rows.map(({ key }) => key),
    );
    if (batch.stillHeld && !(await batch.stillHeld(tx))) return false;
    await writeAnswers(tx, batch, answered);
    return true;
  });
  if (!isWritten) return { done: [], unanswered: [], unfit: [] };
  const done = answered.map(({ row }) => row.key);
  return { done, unanswered: rows.map(({ key }) => key).filter((key) => !done.includes(key)), unfit };
}

async function writeAnswers(
  tx: Tx,
  { source, now }: Batch,
  answered: readonly { row: SubjectRow; matches: SourceMatch[] }[],
): Promise<void> {
  const keys = answered.map(({ row }) => row.key);
  const known = await candidatesOf(tx, { keys, organizationKey: source.organizationKey });
  const today = isoToday();
  const merged = answered.map(({ row, matches }) =>
    mergeMatches({ entityKey: row.key, source, today }, known, matches),
  );
  await putCandidates(
    tx,
    merged.flatMap(({ puts }) => puts),
  );
  await dropCandidates(
    tx,
    merged.flatMap(({ drops }) => drops),
  );
  const screened = answered.map(({ row }) => ({
    key: screeningKey(row.key, source.key),
    entityKey: row.key,
    subject: subjectDigest(row),
  }));
  const { key: sourceKey, organizationKey } = source;
  await saveScreened(tx, { rows: screened, sourceKey, organizationKey, now });
}
