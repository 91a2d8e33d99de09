import { FIELDS } from '../../../entities/fields';
import type { TableParty } from './parties';

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
export function partyDescription({ typeName, notes, registration, lei, country, birthDate }: TableParty): string {
  const known = new Set(FIELDS[typeName].map(({ name }) => name));
  const has = (name: string) => known.has(name);
  return [
    notes,
    registration && !has('registration') && `Registration: ${registration}`,
    lei && !has('lei') && `LEI: ${lei}`,
    birthDate && !has('birthDate') && `Date of birth: ${birthDate}`,
    country && !has('country') && !has('nationality') && `Country: ${country}`,
  ]
    .filter(Boolean)
    .join('\n');
}
