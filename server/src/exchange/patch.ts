import { sentence } from '@stemma/shared/language/sentence';
import type { EntityChange } from '@stemma/shared/entities/entity';
import type { FieldValue } from '@stemma/shared/entities/record';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import type { PartyFacts } from './bods/party';
import type { BoundRow } from './store';

export interface ImportedPatch {
  change?: EntityChange;
  retyped?: { key: string; from: EntityType; to: EntityType };
  notes: string[];
}

const NAME_PARTS = ['firstName', 'lastName'];

/**
 * What a source's later facts change in an entity: what they say anew is written, what they repeat leaves a user's own
 * edits alone. Without `before` the entity is a user's own: only its empty fields are filled.
 */
export function patchEntity(entity: BoundRow, before: PartyFacts | undefined, after: PartyFacts): ImportedPatch {
  const notes: string[] = [];
  const own = entity.properties;
  const typeName = before && before.typeName !== after.typeName ? after.typeName : entity.typeName;
  const name = before && before.name !== after.name ? after.name : own.name;
  const description = before
    ? patchDescription(own.description ?? '', before.description, after.description)
    : own.description
      ? undefined
      : after.description || undefined;
  if (description === null) notes.push(sentence('The notes of "{name}" are kept as you wrote them.', { name }));
  const fields = before ? changedFields(before, after) : emptyFields(own, after);
  const party = before && before.party !== after.party ? after.party : undefined;
  const renamed = name !== own.name;
  if (renamed)
    notes.push(sentence('"{before}" is called "{name}" now, on all of its charts.', { before: own.name, name }));
  const quiet = Object.keys(fields).length === 0 && description == null && party === undefined && !renamed;
  if (quiet && typeName === entity.typeName) return { notes };
  if (typeName === 'Individual') withNameParts(fields, own, after, renamed);
  const change = { key: entity.key, typeName, name, description: description ?? null, party: party ?? null, fields };
  const retyped =
    typeName === entity.typeName ? {} : { retyped: { key: entity.key, from: entity.typeName, to: typeName } };
  return { change, ...retyped, notes };
}

function changedFields(before: PartyFacts, after: PartyFacts): Record<string, FieldValue> {
  const names = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  const changed = [...names].filter((name) => (before.fields[name] ?? null) !== (after.fields[name] ?? null));
  return Object.fromEntries(changed.map((name) => [name, after.fields[name] ?? null]));
}

function emptyFields(own: Record<string, unknown>, after: PartyFacts): Record<string, FieldValue> {
  const empty = Object.entries(after.fields).filter(([name, value]) => value !== null && (own[name] ?? '') === '');
  return Object.fromEntries(empty.filter(([name]) => !NAME_PARTS.includes(name)));
}

/** An individual's name is made of its parts, so that they travel with every change of it. */
function withNameParts(
  fields: Record<string, FieldValue>,
  own: Record<string, unknown>,
  after: PartyFacts,
  renamed: boolean,
) {
  for (const part of NAME_PARTS) {
    delete fields[part];
    const value = renamed ? after.fields[part] : own[part];
    if (typeof value === 'string') fields[part] = value;
  }
}

/** The new description with the user's own words around it; null where they cannot be told apart. */
function patchDescription(own: string, before: string, after: string): string | null | undefined {
  if (before === after) return undefined;
  if (own === before || own === '') return after;
  if (before === '') return `${own}\n${after}`;
  return own.includes(before) ? own.replace(before, () => after) : null;
}
