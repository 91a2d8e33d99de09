import type { Field } from '@stemma/shared/entities/fields';
import { FIELDS } from '@stemma/shared/entities/fields';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { RECORD_TYPES, typeLabel } from '@stemma/shared/entities/typeNames';

/** A column of a sheet of entities of several types. */
export interface FieldColumn {
  heading: string;
  width: number;
  /** The field of each type that stands in it. */
  fieldOf: Map<string, Field>;
}

const WIDTHS: Partial<Record<Field['kind'], number>> = { date: 12, currency: 10, yesNo: 10, money: 16, multiline: 36 };

/** All fields of the types, in the order of forms; types share a column where both name and label are the same. */
export function fieldColumns(types: ReadonlySet<string>): FieldColumn[] {
  const columns = new Map<string, FieldColumn & { label: string; types: RecordType[] }>();
  for (const type of RECORD_TYPES.filter((known) => types.has(known))) {
    for (const field of FIELDS[type]) {
      const key = `${field.name} ${field.label}`;
      const column = columns.get(key) ?? {
        heading: '',
        width: WIDTHS[field.kind] ?? 20,
        label: field.label,
        types: [],
        fieldOf: new Map<string, Field>(),
      };
      column.fieldOf.set(type, field);
      column.types.push(type);
      columns.set(key, column);
    }
  }
  const all = [...columns.values()];
  for (const column of all) {
    const shared = all.filter(({ label }) => label === column.label).length > 1;
    column.heading = shared ? `${column.label} (${column.types.map(typeLabel).join(', ')})` : column.label;
  }
  return all;
}
