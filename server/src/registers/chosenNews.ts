import { FIELDS } from '@stemma/shared/entities/fields';
import { NAME_PARTS } from '@stemma/shared/entities/individualName';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import type { RegisterNews } from '@stemma/shared/registers';
import type { UserCaller } from '../access/caller';
import { factsByKey, writeEntities } from '../entities/service';
import type { PartyFacts } from '../exchange/bods/party';
import { notFound } from '../errors';
import type { Tx } from '../store';
import { one } from '../store';
import { propertiesOfEntity } from './takenStore';

/** What is taken over of what a register says anew. */
export interface ChosenNews {
  news: readonly RegisterNews[];
  /** Keys of news. */
  chosen: ReadonlySet<string>;
}

/** The news that are taken: those that are asked for, otherwise all that overwrite nothing a person wrote. */
export function choose(news: readonly RegisterNews[], keys: readonly string[] | null | undefined): ChosenNews {
  const asked = keys ? new Set(keys) : null;
  const taken = news.filter(({ key, isEdited }) => (asked ? asked.has(key) : !isEdited));
  return { news, chosen: new Set(taken.map(({ key }) => key)) };
}

/** The news that are left of a field: owners, or that the record has ended. */
export const leftOf = ({ news, chosen }: ChosenNews, field: string): RegisterNews[] =>
  news.filter((one) => one.field === field && !chosen.has(one.key));

/**
 * Gives an entity the fields that were chosen as the register says them, and all others as they were before the statements came;
 * `facts` is null for a record that the register names no more.
 */
export async function keepWhatWasLeft(
  tx: Tx,
  caller: UserCaller,
  {
    entityKey,
    before,
    facts,
    choice: { news, chosen },
  }: { entityKey: string; before: Record<string, unknown>; facts: PartyFacts | null; choice: ChosenNews },
): Promise<void> {
  const known = await factsByKey(tx, caller, [entityKey]);
  const typeName = known.get(entityKey)?.typeName;
  if (!typeName || !isRecordType(typeName)) throw notFound();
  const { properties: after } = one(await propertiesOfEntity(tx, { entityKey }));
  const taken = new Set(news.filter(({ key }) => chosen.has(key)).map(({ field }) => field));
  const isNameTaken = facts !== null && taken.has('name');
  const wanted = (field: string): unknown => {
    const isTaken = taken.has(field) || (isNameTaken && NAME_PARTS.includes(field));
    return (facts && isTaken ? facts.fields[field] : before[field]) ?? null;
  };
  const name = isNameTaken ? facts.name : String(before['name']);
  const fields = FIELDS[typeName]
    .map((field) => field.name)
    .filter((field) => !NAME_PARTS.includes(field) && wanted(field) !== (after[field] ?? null));
  if (fields.length === 0 && name === after['name']) return;
  const parts = typeName === 'Individual' ? NAME_PARTS.filter((part) => wanted(part) !== null) : [];
  const values = Object.fromEntries([...fields, ...parts].map((field) => [field, wanted(field)]));
  await writeEntities(tx, caller, [{ key: entityKey, typeName, name, fields: values }], known);
}
