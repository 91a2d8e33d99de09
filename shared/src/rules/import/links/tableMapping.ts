import { z } from 'zod';
import { t } from '../../../language/translate';
import { RECORD_TYPES } from '../../../entities/typeNames';
import { limits } from '../../../limits';
import { SHARE_UNITS } from './roles/shareText';
import { foldedHeading, type TableSheet } from './tableSheet';

const meaning = z.string().regex(/^[A-Za-z]{1,40}(?:\.[A-Za-z]{1,40})?$/);

const endOfAll = z.object({ name: z.string().max(limits.nameMax), registration: z.string().max(200).optional() });

/** What the rows of a sheet are, where they begin and what its columns mean. */
export const sheetMappingShape = z.object({
  use: z.enum(['links', 'entities', 'nothing']),
  /** The row of the headings; 0 where there are none. */
  header: z.number().int().min(0).max(1_000_000),
  /** Meanings by column, from 0; one that means nothing is left out. */
  columns: z
    .record(z.string().regex(/^\d{1,4}$/), meaning)
    .refine((columns) => new Set(Object.values(columns)).size === Object.keys(columns).length, {
      error: t('Two columns have the same meaning.'),
    }),
  /** What all entities of the sheet are, and parties whose type is not said; null where their names say it. */
  type: z.enum(RECORD_TYPES).nullable(),
  shareUnit: z.enum(SHARE_UNITS),
  /** What all parties of the sheet hold, where no column says what is owned; an empty name where that is still to be said. */
  held: endOfAll.optional(),
  /** Who holds all parties of the sheet, where no column says who owns; an empty name where that is still to be said. */
  holder: endOfAll.optional(),
  /** Whether the rows are statements that were typed or pasted, which are told by their number. */
  statements: z.boolean().optional(),
  /** Whether no heading says who owns whom, and a person has not said it either. */
  sidesByOrder: z.boolean().optional(),
});
export type SheetMapping = z.infer<typeof sheetMappingShape>;

/** How the sheets of a file are read, in the order of the file. */
export const tableMappingShape = z.object({ sheets: z.array(sheetMappingShape).max(limits.tableSheetsMax) });
export type TableMapping = z.infer<typeof tableMappingShape>;

/** The column that has a meaning; -1 for none. */
export function columnOf({ columns }: Pick<SheetMapping, 'columns'>, wanted: string): number {
  const found = Object.entries(columns).find(([, said]) => said === wanted);
  return found ? Number(found[0]) : -1;
}

/** Whether a sheet of links has no column that says what is owned. */
export function lacksOwned(mapping: SheetMapping): boolean {
  return mapping.use === 'links' && columnOf(mapping, 'owned') < 0 && columnOf(mapping, 'owned.id') < 0;
}

/** Whether a sheet of links has a column that says what is owned, and none that says who owns it. */
export function lacksOwner(mapping: SheetMapping): boolean {
  const isFree = columnOf(mapping, 'owner') < 0 && columnOf(mapping, 'owner.id') < 0;
  return mapping.use === 'links' && isFree && !lacksOwned(mapping);
}

/** Who holds all parties of a sheet of links; undefined where columns say who owns. */
export function holderOfAll(mapping: SheetMapping): SheetMapping['holder'] {
  return lacksOwner(mapping) ? mapping.holder : undefined;
}

/** Who holds those whose rows name no holder, in a list that names holders of others; undefined where no title says it. */
export function holderOfTopmost(mapping: SheetMapping): SheetMapping['holder'] {
  const isNamed = ['owner', 'owner.id'].some((meaning) => columnOf(mapping, meaning) >= 0);
  const isTwoSided = mapping.use === 'links' && isNamed && !lacksOwned(mapping);
  return isTwoSided && mapping.holder?.name.trim() ? mapping.holder : undefined;
}

/** What all parties of a sheet of links hold; undefined where columns say what is owned. */
export function heldByAll(mapping: SheetMapping): SheetMapping['held'] {
  return lacksOwned(mapping) ? mapping.held : undefined;
}

/** The mapping with another meaning for a column; what had it before means nothing. Null for none. */
export function withMeaning(mapping: SheetMapping, column: number, wanted: string | null): SheetMapping {
  const others = Object.entries(mapping.columns).filter(([at, said]) => Number(at) !== column && said !== wanted);
  const { sidesByOrder, ...rest } = mapping;
  const isSide = [wanted, mapping.columns[String(column)]].some((said) => said === 'owner' || said === 'owned');
  return {
    ...rest,
    ...(sidesByOrder && !isSide && { sidesByOrder }),
    columns: { ...Object.fromEntries(others), ...(wanted !== null && { [String(column)]: wanted }) },
  };
}

/** Whether two mappings read files of a shape the same way; what all parties hold, or who holds them, is said by each file for itself. */
export function isSameMapping(one: TableMapping, other: TableMapping): boolean {
  const [said, known] = [one, other].map(({ sheets }) =>
    JSON.stringify(
      sheets.map(({ columns, held: _held, holder: _holder, ...sheet }) => [
        Object.entries(columns).sort(([a], [b]) => Number(a) - Number(b)),
        Object.entries(sheet)
          .filter(([, value]) => value !== undefined)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ]),
    ),
  );
  return said === known;
}

/** The rows of a sheet below its headings. */
export function rowsBelow({ rows }: TableSheet, { header }: Pick<SheetMapping, 'header'>): TableSheet['rows'] {
  return header === 0 ? rows : rows.filter(({ row }) => row > header);
}

/** The headings of a sheet; empty texts where it has none. */
export function headingsIn({ rows }: TableSheet, header: number): readonly string[] {
  return rows.find(({ row }) => row === header)?.cells ?? [];
}

/** How many columns a sheet has. */
export function widthOf({ rows }: TableSheet): number {
  return rows.reduce((width, { cells }) => Math.max(width, cells.length), 0);
}

/**
 * A name for the shape of a file, by the headings of its sheets as `mapping` has them: the same for files that are filled in anew. Empty where
 * there are no headings to know it by.
 */
export function shapeName(sheets: readonly TableSheet[], headers: readonly number[]): string {
  const said = sheets.map((sheet, at) =>
    headingsIn(sheet, headers[at] ?? 0)
      .map(foldedHeading)
      .join('\t'),
  );
  return said.some((line) => line.trim() !== '') ? `shape-${fingerprint(said.join('\n'))}` : '';
}

/** 53 bits of a text (cyrb53), as letters and digits; it tells shapes apart and keeps nothing secret. */
function fingerprint(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 2654435761);
    two = Math.imul(two ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}
