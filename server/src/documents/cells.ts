import { optionLabel, type Field } from '@stemma/shared/entities/fields';
import type { FieldValue } from '@stemma/shared/entities/record';
import type { CellObject } from '@e965/xlsx';

/** An empty cell is null. */
export type Cell = CellObject | null;

/** Letters that a cell holds. */
export const CELL_TEXT_MAX = 32_767;
const DAY = 86_400_000;
/** The day that spreadsheets count from. */
const ZERO = Date.UTC(1899, 11, 30);
/** Before March 1900 their count is off by a day. */
const FIRST = '1900-03-01';

/** Text is always a text cell, whatever it begins with: a spreadsheet never takes it for a formula. */
export function textCell(text: string | null | undefined): Cell {
  return text ? { t: 's', v: text.slice(0, CELL_TEXT_MAX) } : null;
}

export function numberCell(value: number | null | undefined, format = 'General'): Cell {
  return value == null ? null : { t: 'n', v: value, z: format };
}

/** A whole ISO date as a date; one of reduced precision, or too old for spreadsheets, as text. */
export function dateCell(iso: string | null | undefined): Cell {
  if (!iso) return null;
  const day = iso.slice(0, 10);
  const time = Date.parse(`${day}T00:00:00Z`);
  if (day.length < 10 || day < FIRST || Number.isNaN(time)) return textCell(day.split('-').reverse().join('.'));
  return { t: 'n', v: (time - ZERO) / DAY, z: 'dd.mm.yyyy' };
}

/** A record's field as a cell of its kind. */
export function fieldCell(field: Field, value: FieldValue | undefined): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return textCell(value ? 'Yes' : 'No');
  if (typeof value === 'number') return numberCell(value, '#,##0.00');
  return field.kind === 'date' ? dateCell(value) : textCell(optionLabel(field, value));
}
