import { FIELDS } from '@stemma/shared/entities/fields';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { lookupMessages } from '@stemma/shared/messages/lookups';
import { fetchRecordShape, searchRecordsShape, shownRecordShape, takeRecordShape } from '@stemma/shared/rules/lookups';
import { record } from '../../audit/service';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { AppError, invalid, parse } from '../../errors';
import { editableEntity, updateEntityIn } from '../../entities/change';
import type { EntityRecord } from '../../entities/present';
import { getEntity } from '../../entities/service';
import { naming } from '../fault';
import { lockScreened } from '../screening/store';
import type { SourceRecord } from '../sources/source';
import { beginRequest, fetchFromSource, keepDecision, keepLink, ownEntity, recordSource } from './decisions';
import { presentSourceRecord, type FoundRecords, type ShownRecord } from './present';

/**
 * Asks a source for records by a name or an identifier, perhaps for an entity that the caller may edit. Those that were left for it are not offered
 * again until they say something else.
 */
export async function searchRecords(context: Context, input: unknown): Promise<FoundRecords> {
  const { sourceKey, text, entityKey } = parse(searchRecordsShape, input);
  const source = await recordSource(context, sourceKey);
  const known = await beginRequest(context, source, entityKey, 'lookups/search');
  const found = await naming(source.name, async () => context.lookups.of(source).search(text));
  const isLeft = ({ id, digest }: SourceRecord) => {
    const before = known.get(id);
    return before?.state === 'dismissed' && before.decidedDigest === digest;
  };
  const offered = found.filter((one) => !isLeft(one));
  return {
    records: offered.map((one) => presentSourceRecord(one, source, known.get(one.id))),
    left: found.length - offered.length,
  };
}

/** One record whole, with its relations. */
export async function fetchRecord(context: Context, input: unknown): Promise<ShownRecord> {
  const { sourceKey, recordId, entityKey } = parse(fetchRecordShape, input);
  const source = await recordSource(context, sourceKey);
  const known = await beginRequest(context, source, entityKey, 'lookups/fetch');
  return presentSourceRecord(await fetchFromSource(context, source, recordId), source, known.get(recordId));
}

/**
 * Takes the chosen fields of a record into an entity that the caller may edit, keeps where they come from as a web link among its files, and
 * that it was taken. Throws `conflict` where the source says something else than the caller was shown.
 */
export async function takeRecord(context: Context, input: unknown): Promise<EntityRecord> {
  const caller = requireUser(context);
  const { sourceKey, recordId, entityKey, digest, fields } = parse(takeRecordShape, input);
  if (fields.length === 0) throw invalid(lookupMessages.noField, 'fields');
  const source = await recordSource(context, sourceKey);
  await beginRequest(context, source, entityKey, 'lookups/fetch');
  const found = await fetchFromSource(context, source, recordId);
  if (found.digest !== digest) throw new AppError('conflict', lookupMessages.saysOther, { field: 'digest' });
  await context.write(async (tx) => {
    await lockScreened(tx, [entityKey]);
    const { properties } = await editableEntity(tx, caller, entityKey);
    const { name, ...own } = taken(found, fields, properties.typeName);
    await updateEntityIn(tx, caller, { key: entityKey, ...(name !== undefined && { name }), fields: own });
    await keepDecision(tx, caller, { source, found, entityKey, state: 'taken' });
    if (found.link) await keepLink(tx, caller, { source, found, entityKey, link: found.link });
    const entry = {
      action: 'lookups/take',
      target: entityKey,
      details: `${source.name}, ${recordId}: ${fields.join(', ')}`,
    };
    await record(tx, context, entry);
  });
  return getEntity(context, entityKey);
}

/** Leaves a record: it is not offered for the entity again until it says something else. */
export async function leaveRecord(context: Context, input: unknown): Promise<void> {
  const caller = requireUser(context);
  const { sourceKey, recordId, entityKey, digest } = parse(shownRecordShape, input);
  const source = await recordSource(context, sourceKey);
  await context.write(async (tx) => {
    await lockScreened(tx, [entityKey]);
    await ownEntity(tx, caller, entityKey);
    const found = { id: recordId, name: '', kind: '', link: null, facts: [], relations: [], digest };
    await keepDecision(tx, caller, { source, found, entityKey, state: 'dismissed' });
    await record(tx, context, { action: 'lookups/leave', target: entityKey, details: `${source.name}, ${recordId}` });
  });
}

/** What of a record goes into an entity's fields. Throws `invalid` for what the record does not say or the entity does not have. */
function taken({ facts }: SourceRecord, fields: readonly string[], typeName: string): Record<string, string> {
  const own = new Set(isRecordType(typeName) ? ['name', ...FIELDS[typeName].map(({ name }) => name)] : []);
  return Object.fromEntries(
    fields.map((field) => {
      const said = facts.find((fact) => fact.field === field);
      if (!said || !own.has(field)) throw invalid(lookupMessages.fieldNotGiven(field.slice(0, 60)), 'fields');
      return [field, said.value];
    }),
  );
}
