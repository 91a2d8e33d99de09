import { sheetReasons } from '@stemma/shared/messages/sheets';
import type { ImportNote } from '@stemma/shared/rules/import/notes';
import type { ImportedEntity } from '@stemma/shared/rules/importRow';
import type { ReadRow } from './rows';

export const ROW_OUTCOMES = ['new', 'invalid', 'duplicate', 'skipped'] as const;

/**
 * What becomes of a row. `new` and `invalid` ones are made unless the person says otherwise, what an invalid one's fields do not take
 * going to its notes; a `duplicate` is made only if he says so; a `skipped` one has no name and cannot be made.
 */
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** What a row repeats: an entity that is there, or an earlier row. */
export type Original = { key: string; name: string } | { row: number };

export interface JudgedRow {
  row: number;
  name: string;
  fate: RowOutcome;
  /** Why a skipped row is skipped; of any other, which of its values come from formulas. */
  why: string;
  notes: ImportNote[];
  original: Original | undefined;
  entity: ImportedEntity | undefined;
}

/** How names are compared: without regard to case, width of characters, and spaces. */
export function comparableName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Judges rows in their order; `namesakes` are entities of the same type that the caller may read, by comparable name. */
export function judgeRows(
  rows: readonly ReadRow[],
  namesakes: ReadonlyMap<string, { key: string; name: string }>,
): JudgedRow[] {
  const seen = new Map<string, number>();
  return rows.map((read): JudgedRow => {
    const { row } = read;
    if ('skipped' in read) {
      return { row, name: '', fate: 'skipped', why: read.skipped, notes: [], original: undefined, entity: undefined };
    }
    const { entity, notes, worked, unresolved } = read;
    const name = comparableName(entity.name);
    const original = namesakes.get(name) ?? earlier(seen.get(name));
    if (!seen.has(name)) seen.set(name, row);
    const mistaken = notes.some(({ column }) => !column);
    const fate = original ? 'duplicate' : mistaken ? 'invalid' : 'new';
    const why = [
      ...(worked.length > 0 ? [sheetReasons.worked(worked)] : []),
      ...(unresolved.length > 0 ? [sheetReasons.unresolved(unresolved)] : []),
    ].join(' ');
    return { row, name: entity.name, fate, why, notes, original, entity };
  });
}

function earlier(row: number | undefined): Original | undefined {
  return row === undefined ? undefined : { row };
}

/** What a person says of single rows, by their numbers. */
export interface Choices {
  make: ReadonlySet<number>;
  skip: ReadonlySet<number>;
}

/** Whether a row is to be made. */
export function isMade({ row, fate }: Pick<JudgedRow, 'row' | 'fate'>, { make, skip }: Choices): boolean {
  if (fate === 'skipped') return false;
  return fate === 'duplicate' ? make.has(row) : !skip.has(row);
}
