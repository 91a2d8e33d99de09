import { fromEnglish } from '@stemma/shared/language/sentence';
import { t } from '@stemma/shared/language/translate';
import { limits } from '@stemma/shared/limits';
import { sheetReasons } from '@stemma/shared/messages/sheets';
import type { TableFault } from '@stemma/shared/rules/import/links/judgedTable';
import type { TableMapping } from '@stemma/shared/rules/import/links/tableMapping';
import type { TableSheet } from '@stemma/shared/rules/import/links/tableSheet';
import { SERVER_TROUBLE, UNREACHABLE } from '../../../lib/send';
import { post } from '../post';
import type { ImportReport } from '../sendFile';

/** A table as the server read it, and how it would be mapped. */
export interface TablePreviewAnswer {
  sheets: TableSheet[];
  mapping: TableMapping;
  /** Whether the person mapped a file of this shape before. */
  isRemembered: boolean;
  /** The chart of an earlier import that takes the file in. */
  chart: { key: string; name: string } | null;
  joins: TableJoin[];
  /** What is told of the file, and of the chart that takes it in as it will be. */
  judged: { faults: TableFault[] };
}

/** A party of a table that is an entity which the person has already. */
export interface TableJoin {
  /** The party's id within the table. */
  recordId: string;
  party: string;
  key: string;
  name: string;
  /** "SCHEME:ID"; null where an earlier import brought the same. */
  by: string | null;
}

/** How a call about a table ended. */
export type TableEnd<T> = { got: T } | { failed: string } | { signedOut: true };

export interface TableSending<T> {
  end: Promise<TableEnd<T>>;
  cancel: () => void;
}

/** Whether a file is taken for a table by its name. */
export function isTableFile({ name }: Pick<File, 'name'>): boolean {
  return /\.(xlsx|csv|tsv)$/i.test(name);
}

/** Why a table cannot be sent; undefined when it can. */
export function tableFault({ size }: Pick<File, 'size'>): string | undefined {
  if (size > limits.sheetBytesMax) return sheetReasons.tooLarge;
  return size === 0 ? sheetReasons.empty : undefined;
}

/** Asks what a table holds and what its columns mean; `anew` has the mapping of files of its shape forgotten. */
export function askTable(
  file: File,
  { anew = false, mapping = null }: { anew?: boolean; mapping?: TableMapping | null } = {},
): TableSending<TablePreviewAnswer> {
  const form = formOf(file);
  if (mapping) form.set('mapping', JSON.stringify(mapping));
  if (anew) form.set('anew', 'true');
  return sending('exchange/tables/preview', form, 'sheets', () => undefined);
}

/** Asks what of a table is there already, by a mapping and the name of its chart. */
export function askJoins(
  file: File,
  { mapping, chart }: { mapping: TableMapping; chart: string },
): TableSending<TablePreviewAnswer> {
  const form = formOf(file);
  form.set('mapping', JSON.stringify(mapping));
  if (chart) form.set('chart', chart);
  return sending('exchange/tables/preview', form, 'sheets', () => undefined);
}

/** Imports a table by a mapping into a chart of a name. */
export function sendTable(
  file: File,
  { mapping, chart, key }: { mapping: TableMapping; chart: string; key: string },
  onProgress: (sent: number) => void,
): TableSending<ImportReport> {
  const form = formOf(file);
  form.set('mapping', JSON.stringify(mapping));
  form.set('key', key);
  if (chart) form.set('chart', chart);
  return sending('exchange/tables', form, 'chartKey', onProgress);
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

function sending<T>(path: string, form: FormData, says: string, onProgress: (sent: number) => void): TableSending<T> {
  const { answer, cancel } = post(path, form, onProgress);
  const end = answer.then((got): TableEnd<T> => (got ? read(got, says) : { failed: UNREACHABLE }));
  return { end, cancel };
}

function read<T>({ status, text }: { status: number; text: string }, says: string): TableEnd<T> {
  if (status === 401) return { signedOut: true };
  if (status >= 502 && status <= 504) return { failed: UNREACHABLE };
  if (status === 413) return { failed: sheetReasons.tooLarge };
  const body = parsed(text);
  if (status === 200 && body && says in body) return { got: body as T };
  const said = body?.['reason'] ?? body?.['error'];
  return { failed: typeof said === 'string' ? fromEnglish(said) : SERVER_TROUBLE };
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** What pasted rows are called as a file. */
export const PASTED_NAME = t('Pasted rows');
