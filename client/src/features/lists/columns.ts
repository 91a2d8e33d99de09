import type { Field } from '@stemma/shared/entities/fields';
import { FIELDS } from '@stemma/shared/entities/fields';
import { t } from '@stemma/shared/language/translate';
import type { ListKind } from './kinds';

/** A column that a list can show beside the name. */
export interface Column {
  id: string;
  label: string;
  /** Pixels where there is room for all columns. */
  width: number;
  /** Pixels that its usual values still show in, where all columns just fit. */
  least: number;
  align?: 'right';
  /** False where the list cannot be put in its order. */
  sortable: boolean;
  /** The field of the types whose value it shows. */
  field?: Field;
}

const COMMON: readonly Column[] = [
  { id: 'chartCount', label: t('Charts'), width: 80, least: 72, align: 'right', sortable: true },
  { id: 'tags', label: t('Tags'), width: 112, least: 80, sortable: false },
  { id: 'modifiedDate', label: t('Changed'), width: 112, least: 112, sortable: true },
  { id: 'modifiedByName', label: t('Changed by'), width: 160, least: 112, sortable: false },
  { id: 'createdDate', label: t('Made'), width: 112, least: 112, sortable: true },
  { id: 'permission', label: t('Your access'), width: 120, least: 104, sortable: false },
];

const WIDTHS: Partial<Record<Field['kind'], { width: number; least: number }>> = {
  date: { width: 120, least: 120 },
  money: { width: 160, least: 144 },
  yesNo: { width: 96, least: 80 },
  country: { width: 200, least: 128 },
  measure: { width: 112, least: 96 },
};
const TEXT_COLUMN = { width: 160, least: 120 };

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
    ...(WIDTHS[field.kind] ?? TEXT_COLUMN),
    sortable: true,
    field,
    ...(field.kind === 'money' ? { align: 'right' as const } : {}),
  }));
  const leading: Column[] = several
    ? [
        { id: 'typeName', label: t('Kind'), width: 128, least: 112, sortable: true },
        { id: 'detail', label: t('Details'), width: 220, least: 152, sortable: false },
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
