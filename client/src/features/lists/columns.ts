import type { Field } from '@stemma/shared/entities/fields';
import { FIELDS } from '@stemma/shared/entities/fields';
import type { ListKind } from './kinds';

/** A column that a list can show beside the name. */
export interface Column {
  id: string;
  label: string;
  /** Pixels. */
  width: number;
  align?: 'right';
  /** False where the list cannot be put in its order. */
  sortable: boolean;
  /** The field of the types whose value it shows. */
  field?: Field;
}

const COMMON: readonly Column[] = [
  { id: 'chartCount', label: 'Charts', width: 80, align: 'right', sortable: true },
  { id: 'tags', label: 'Tags', width: 152, sortable: false },
  { id: 'modifiedDate', label: 'Changed', width: 112, sortable: true },
  { id: 'modifiedByName', label: 'Changed by', width: 160, sortable: false },
  { id: 'createdDate', label: 'Made', width: 112, sortable: true },
  { id: 'permission', label: 'Your access', width: 120, sortable: false },
];

const WIDTHS: Partial<Record<Field['kind'], number>> = { date: 120, money: 160, yesNo: 96, country: 152, measure: 112 };

/** Every column that a list offers, in their order. */
export function columnsOf({ types }: ListKind): Column[] {
  const several = types.length > 1;
  const fields = new Map<string, Field>();
  for (const type of types) {
    for (const field of FIELDS[type]) {
      if (field.kind !== 'currency' && !field.name.endsWith('Unit') && !fields.has(field.name))
        fields.set(field.name, field);
    }
  }
  const own = [...fields.values()].map((field): Column => ({
    id: field.name,
    label: field.label,
    width: WIDTHS[field.kind] ?? 160,
    sortable: true,
    field,
    ...(field.kind === 'money' ? { align: 'right' as const } : {}),
  }));
  const leading: Column[] = several
    ? [
        { id: 'typeName', label: 'Kind', width: 136, sortable: true },
        { id: 'detail', label: 'Details', width: 220, sortable: false },
      ]
    : [];
  return [...leading, ...own, ...COMMON];
}

/** The fields whose values a list must carry to show columns: an amount comes with its currency, a size with its unit. */
export function fieldsFor(columns: readonly Column[]): string[] {
  return columns.flatMap(({ field }) =>
    field ? [field.name, field.currency, field.unit].filter((name) => name != null) : [],
  );
}
