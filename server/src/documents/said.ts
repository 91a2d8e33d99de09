import type { Field } from '@stemma/shared/entities/fields';
import { FIELDS } from '@stemma/shared/entities/fields';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import type { EntityRecord } from '../entities/present';

type Said = Pick<EntityRecord, 'typeName' | 'fields'>;

/** Whether a record says something in a field; a currency or unit alone, which every record has, is nothing said. */
export function isSaid({ typeName, fields }: Said, field: Field): boolean {
  if (fields[field.name] == null || fields[field.name] === '') return false;
  if (field.default === undefined) return true;
  const owners = isRecordType(typeName) ? FIELDS[typeName] : [];
  return owners.some(
    ({ name, currency, unit }) => (currency === field.name || unit === field.name) && fields[name] != null,
  );
}
