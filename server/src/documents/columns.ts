import type { Field } from '@stemma/shared/entities/fields';
import { FIELDS } from '@stemma/shared/entities/fields';
import type { RecordType } from '@stemma/shared/entities/typeNames';

/** A column of a sheet of entities of one type. */
export interface FieldColumn {
  field: Field;
  heading: string;
  width: number;
}

const WIDTHS: Partial<Record<Field['kind'], number>> = { date: 13, currency: 12, yesNo: 12, money: 20, multiline: 40 };

/** All fields of a type, in the order of forms. */
export function fieldColumns(type: RecordType): FieldColumn[] {
  return FIELDS[type].map((field) => ({ field, heading: field.label, width: WIDTHS[field.kind] ?? 28 }));
}
