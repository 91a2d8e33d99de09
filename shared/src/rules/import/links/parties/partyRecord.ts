import { FIELDS } from '../../../../entities/fields';
import type { TableParty } from './parties';

/** When a party of any type came to be, as the fields of its type call it. */
export function beginningFields(date: string): Record<string, string> {
  return { incorporation: date, creation: date };
}

/** The fields that a party's type has of those that a table says, as written; a person's country is the nationality. */
export function partyFields({
  typeName,
  country,
  registration,
  lei,
  birthDate,
  fields,
}: TableParty): Record<string, string> {
  const said = { ...fields, country, nationality: fields['nationality'] ?? country, registration, lei, birthDate };
  const known = new Set(FIELDS[typeName].map(({ name }) => name));
  return Object.fromEntries(Object.entries(said).filter(([name, value]) => known.has(name) && value !== ''));
}

/** What a table says of a party that no field of its type takes, a line each. */
export function partyDescription({
  typeName,
  notes,
  registration,
  lei,
  country,
  birthDate,
  fields,
}: TableParty): string {
  const known = new Set(FIELDS[typeName].map(({ name }) => name));
  const has = (name: string) => known.has(name);
  return [
    notes,
    registration && !has('registration') && `Registration: ${registration}`,
    lei && !has('lei') && `LEI: ${lei}`,
    birthDate && !has('birthDate') && `Date of birth: ${birthDate}`,
    fields['incorporation'] && !has('incorporation') && !has('creation') && `Incorporation: ${fields['incorporation']}`,
    country && !has('country') && !has('nationality') && `Country: ${country}`,
  ]
    .filter(Boolean)
    .join('\n');
}
