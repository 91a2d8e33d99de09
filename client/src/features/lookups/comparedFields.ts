import { toShownDate } from '@stemma/shared/dates';
import { fieldOf, nameLabel } from '@stemma/shared/entities/fields';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { countryCode, countryLabel } from '@stemma/shared/reference/countries';
import type { LookupRecordFieldsFragment } from '../../gql/graphql';
import type { LookedUpEntity } from './SearchRecords';

/** A field that a record can fill, as it is kept and as the record says. */
export interface ComparedField {
  field: string;
  label: string;
  was: string;
  is: string;
  isSame: boolean;
}

/** The fields of an entity that a record says something of, in the order of the record. */
export function comparedFields(entity: LookedUpEntity, { facts }: LookupRecordFieldsFragment): ComparedField[] {
  const { typeName } = entity;
  if (!isRecordType(typeName)) return [];
  return facts.flatMap(({ field: name, value }) => {
    if (name === null || name === undefined) return [];
    if (name === 'name') return [compared(name, nameLabel(typeName), entity.name, value)];
    const field = fieldOf(typeName, name);
    if (!field) return [];
    const stored = entity.fields.find((one) => one.name === name)?.text ?? '';
    if (field.kind === 'country') {
      const isSame = countryCode(stored) === countryCode(value);
      return [{ ...compared(name, field.label, stored && countryLabel(stored), countryLabel(value)), isSame }];
    }
    const shown = field.kind === 'date' ? toShownDate : (text: string) => text;
    return [compared(name, field.label, stored && shown(stored), shown(value))];
  });
}

function compared(field: string, label: string, was: string, is: string): ComparedField {
  return { field, label, was, is, isSame: was.trim() === is.trim() };
}
