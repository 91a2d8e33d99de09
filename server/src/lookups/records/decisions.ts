import { isoToday } from '@stemma/shared/dates';
import { lookupMessages } from '@stemma/shared/messages/lookups';
import type { UserCaller } from '../../access/caller';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { editableEntity } from '../../entities/change';
import { AppError, forbidden, invalid } from '../../errors';
import { createFilesLinkIn } from '../../files/folders';
import type { Tx } from '../../store';
import { candidateKey } from '../candidateKey';
import { naming } from '../fault';
import { candidatesOf, putCandidates, type CandidateRow } from '../screening/store';
import { recordSent } from '../sent';
import { usableSource } from '../service';
import type { SourceRecord } from '../sources/source';
import type { SourceRow } from '../store';

interface Decided {
  source: SourceRow;
  found: SourceRecord;
  entityKey: string;
}

/** Keeps what was decided on a record for an entity. */
export async function keepDecision(
  tx: Tx,
  { userKey, organizationKey }: UserCaller,
  { source, found, entityKey, state }: Decided & { state: 'taken' | 'dismissed' },
): Promise<void> {
  const { id: recordId, name, kind, link, facts, digest } = found;
  const [of, today] = [{ entityKey, sourceKey: source.key, purpose: 'record' as const, recordId }, isoToday()];
  const said = { name, kind, link, facts: JSON.stringify(facts), digest, licence: source.licence };
  const decided = { state, decidedBy: userKey, decidedOn: today, decidedDigest: digest };
  const about = { organizationKey, sourceName: source.name, category: 'other', topics: [], datasets: [] };
  const { entityKey: _its, ...properties } = { ...of, ...about, ...said, ...decided, foundOn: today, seenOn: today };
  const key = candidateKey(of);
  await putCandidates(tx, [{ key, entityKey, properties }]);
}

/** Keeps where a record can be read as a web link among the entity's files; once for each record. */
export async function keepLink(
  tx: Tx,
  caller: UserCaller,
  { source, found, entityKey, link }: Decided & { link: string },
): Promise<void> {
  const of = { entityKey, sourceKey: source.key, purpose: 'record' as const, recordId: found.id };
  const name = `${source.name} ${found.id}, ${isoToday().split('-').reverse().join('.')}`.replaceAll(/[/\\:]/g, ' ');
  await createFilesLinkIn(tx, caller, { key: candidateKey(of), entityKey, name, url: link });
}

/** A source that is searched for records; throws `invalid` for any other. */
export async function recordSource(context: Context, key: string): Promise<SourceRow> {
  const source = await usableSource(context, key);
  if (source.kind !== 'gleif') throw invalid(lookupMessages.notSearched, 'sourceKey');
  return source;
}

/** A record of a source; throws `unprocessable` where it has it no more. */
export async function fetchFromSource(context: Context, source: SourceRow, recordId: string): Promise<SourceRecord> {
  const found = await naming(source.name, async () => context.lookups.of(source).fetch(recordId));
  if (!found) throw new AppError('unprocessable', lookupMessages.sourceGone, { field: 'recordId' });
  return found;
}

/** Asks for the right, notes what is about to go out, and answers what was decided on the source's records for the entity before. */
export async function beginRequest(
  context: Context,
  source: SourceRow,
  entityKey: string | null | undefined,
  action: 'lookups/search' | 'lookups/fetch',
): Promise<Map<string, CandidateRow>> {
  const caller = requireUser(context);
  return context.write(async (tx) => {
    if (entityKey) await ownEntity(tx, caller, entityKey);
    await recordSent(tx, { ...caller, ...context }, action, [entityKey ?? source.key], source.name);
    const { organizationKey } = caller;
    const rows = entityKey ? await candidatesOf(tx, { keys: [entityKey], organizationKey }) : [];
    const own = rows.filter((row) => row.sourceKey === source.key && row.purpose === 'record');
    return new Map(own.map((row) => [row.recordId, row]));
  });
}

/** Throws unless the caller may edit the entity and it is of his organization. */
export async function ownEntity(tx: Tx, caller: UserCaller, key: string): Promise<void> {
  const { properties } = await editableEntity(tx, caller, key);
  if (properties['organizationKey'] !== caller.organizationKey) throw forbidden(lookupMessages.notOfOrganization);
}
