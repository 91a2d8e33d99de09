import type { RecordType } from '@stemma/shared/entities/typeNames';
import type { RowOutcome, JudgedRow, Original } from './policy';
import { ROW_OUTCOMES } from './policy';

/** A cell that no field took, as far as it can be shown. */
export interface CellNote {
  heading: string;
  text: string;
  why: string;
}

export interface PreviewRow {
  /** As the spreadsheet counts, from 1. */
  row: number;
  name: string;
  fate: RowOutcome;
  why: string;
  notes: CellNote[];
  original: Original | null;
}

export type Counts = Record<RowOutcome, number>;

export interface Preview {
  type: RecordType;
  sheet: string;
  counts: Counts;
  /** Headings of columns that are not of the template and no custom fields either; their cells go to the notes. */
  unknownColumns: string[];
  rows: PreviewRow[];
}

const SHOWN = 200;

export function presentPreview(type: RecordType, sheet: string, rows: readonly JudgedRow[]): Preview {
  const unknown = rows.flatMap(({ notes }) => notes.filter(({ column }) => column).map(({ heading }) => heading));
  return {
    type,
    sheet,
    counts: countFates(rows),
    unknownColumns: [...new Set(unknown)].map((heading) => (heading.startsWith('__EMPTY') ? '' : heading)),
    rows: rows.map(presentRow),
  };
}

export function countFates(rows: readonly JudgedRow[]): Counts {
  const counts = Object.fromEntries(ROW_OUTCOMES.map((fate) => [fate, 0])) as Counts;
  for (const { fate } of rows) counts[fate] += 1;
  return counts;
}

function presentRow({ row, name, fate, why, notes, original }: JudgedRow): PreviewRow {
  const shown = notes.map(({ heading, text, why: reason }) => ({ heading, text: text.slice(0, SHOWN), why: reason }));
  return { row, name, fate, why, notes: shown, original: original ?? null };
}

/** A line of the report that one keeps. */
export interface ReportRow extends PreviewRow {
  made: boolean;
  /** The entity's key where one was made. */
  key: string;
}

export interface SheetReport {
  type: RecordType;
  /** How many entities there are of the rows now, and how many of them an earlier sending of the same import made. */
  made: number;
  existing: number;
  left: number;
  rows: ReportRow[];
}

export function presentReport(
  type: RecordType,
  rows: readonly JudgedRow[],
  keys: ReadonlyMap<number, string>,
  existing: number,
): SheetReport {
  return {
    type,
    made: keys.size,
    existing,
    left: rows.length - keys.size,
    rows: rows.map((row) => ({ ...presentRow(row), made: keys.has(row.row), key: keys.get(row.row) ?? '' })),
  };
}
