import { NAME_PARTS } from '@stemma/shared/entities/individualName';
import { sentence } from '@stemma/shared/language/sentence';
import type { EntityChange } from '@stemma/shared/entities/entity';
import type { FieldValue } from '@stemma/shared/entities/record';
import { normalizeNewFields } from '@stemma/shared/entities/record';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { nameParts } from '../entities/write';
import type { PartyFacts } from './bods/party';
import { bodsLine, codeLabel } from './bods/text';
import type { BoundRow } from './store';

export interface ImportedPatch {
  change?: EntityChange;
  retyped?: { key: string; from: EntityType; to: EntityType };
  notes: string[];
}

/**
 * What a source's later facts change in an entity: what they say anew is written where the entity still has what they said before. What a
 * user changed stays, and where they say something else of it now, that is told. Without `before` the entity is a user's own: only its
 * empty fields are filled. `stopgaps` are names in the place of one, which nobody gave it.
 */
export function patchEntity(
  entity: BoundRow,
  before: PartyFacts | undefined,
  said: PartyFacts,
  stopgaps: readonly string[] = [],
): ImportedPatch {
  const notes: string[] = [];
  const after = before ? asKnown(before, said) : said;
  const own = entity.properties;
  const typeName = before && before.typeName !== after.typeName ? after.typeName : entity.typeName;
  const isStopgap = after.isNamed && stopgaps.includes(own.name);
  const isOwnName = before !== undefined && !isStopgap && own.name !== statedName(before, entity.typeName);
  const isSaidAnew = before !== undefined && (isStopgap || before.name !== after.name) && after.name !== own.name;
  const name = isSaidAnew && !isOwnName ? after.name : own.name;
  if (isSaidAnew && isOwnName && after.isNamed)
    notes.push(sentence('"{name}" keeps its name; its source calls it "{said}" now.', { name, said: after.name }));
  const description = before
    ? patchDescription(own.description ?? '', before.description, after.description)
    : own.description
      ? undefined
      : after.description || undefined;
  if (description === null) notes.push(sentence('The notes of "{name}" are kept as you wrote them.', { name }));
  const { fields, told } = before
    ? changedFields(entity, before, after)
    : { fields: emptyFields(own, after), told: [] };
  notes.push(...told);
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

/** Facts whose type is a guess, of a record whose type is known to be another one: of that type, and called as before where only cases of letters differ. */
function asKnown(before: PartyFacts, said: PartyFacts): PartyFacts {
  const { typeName } = before;
  if (!said.isTypeGuessed || said.typeName === typeName) return said;
  const isSameName = said.name.toLowerCase() === before.name.toLowerCase();
  const parts = Object.entries(before.fields).filter(([name]) => isSameName && NAME_PARTS.includes(name));
  const fields = { ...normalizeNewFields(typeName, said.fields).values, ...Object.fromEntries(parts) };
  return { ...said, typeName, name: isSameName ? before.name : said.name, fields };
}

/** What an entity of a type was called when its source said no more than this. */
function statedName({ name, fields }: PartyFacts, typeName: EntityType): unknown {
  return nameParts(typeName, name, fields)['name'];
}

/** The fields of which a source says something else than before, without parts of names and what a user changed; `told` names what was replaced, and what stays. */
function changedFields(
  { properties: own, typeName }: BoundRow,
  before: PartyFacts,
  after: PartyFacts,
): { fields: Record<string, FieldValue>; told: string[] } {
  const stated = normalizeNewFields(typeName, before.fields).values;
  const fields: Record<string, FieldValue> = {};
  const told: string[] = [];
  for (const name of new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])) {
    const [was, value] = [before.fields[name] ?? null, after.fields[name] ?? null];
    const here = (own[name] ?? null) as FieldValue | null;
    if (was === value || here === value || NAME_PARTS.includes(name)) continue;
    const isOwn = (here ?? '') !== (stated[name] ?? '');
    if (!isOwn) fields[name] = value;
    const values = { name: own.name, field: codeLabel(name), here: shortText(here), said: shortText(value) };
    if (value === null || here === null) continue;
    told.push(
      isOwn
        ? sentence('"{name}": {field} stays "{here}", as a person wrote it; its source says "{said}" now.', values)
        : sentence('"{name}": {field} was "{here}" and is "{said}" now.', values),
    );
  }
  return { fields, told };
}

/** What facts say otherwise than an entity of the same key, which stays as it is. */
export function fieldDifferences({ properties: own, typeName }: BoundRow, said: PartyFacts): string[] {
  const name = statedName(said, typeName);
  const stated = normalizeNewFields(typeName, said.fields).values;
  const other = Object.entries(stated).filter(
    ([field, value]) =>
      !NAME_PARTS.includes(field) && (value ?? '') !== '' && (own[field] ?? '') !== '' && own[field] !== value,
  );
  const isOtherNote = said.description !== '' && own.description && own.description !== said.description;
  return [
    ...(name === own.name
      ? []
      : [sentence('"{name}" keeps its name; its source calls it "{said}" now.', { name: own.name, said: said.name })]),
    ...other.map(([field, value]) =>
      sentence('"{name}": {field} stays "{here}"; the file says "{said}".', {
        name: own.name,
        field: codeLabel(field),
        here: shortText(own[field] as FieldValue),
        said: shortText(value),
      }),
    ),
    ...(isOtherNote ? [sentence('The notes of "{name}" stay; the file has others.', { name: own.name })] : []),
  ];
}

const shortText = (value: FieldValue | null): string => bodsLine(String(value), 60);

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
