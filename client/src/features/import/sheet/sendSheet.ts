import { fromEnglish } from '@stemma/shared/language/sentence';
import { limits } from '@stemma/shared/limits';
import { sheetReasons } from '@stemma/shared/messages/sheets';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { SERVER_TROUBLE, UNREACHABLE } from '../../../lib/send';
import { post } from '../post';
import type { RowChoices, SheetPreview, SheetReport } from './model';

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const;
/** What browsers say of a .csv file on one system or another. */
const CSV_TYPES = [
  'text/csv',
  'application/csv',
  'text/plain',
  'application/vnd.ms-excel',
  'text/comma-separated-values',
];

/** Why a chosen file is no spreadsheet that can be sent; undefined when it is one. A system that knows no type leaves it empty. */
export function sheetFault(file: Pick<File, 'name' | 'size' | 'type'>): string | undefined {
  const ending = endingOf(file.name);
  if (!ending) return sheetReasons.wrongType;
  const type = file.type.toLowerCase();
  if (type !== '' && !(ending === 'xlsx' ? [TYPES.xlsx as string] : CSV_TYPES).includes(type))
    return sheetReasons.wrongType;
  if (file.size === 0) return sheetReasons.empty;
  return file.size > limits.sheetBytesMax ? sheetReasons.tooLarge : undefined;
}

function endingOf(name: string): 'xlsx' | 'csv' | undefined {
  const ending = /\.(xlsx|csv)$/i.exec(name)?.[1]?.toLowerCase();
  return ending === 'xlsx' || ending === 'csv' ? ending : undefined;
}

export interface Failure {
  /** The words of SPEC §8. */
  title: string;
  reason: string;
}

export type SheetEnd<T> = { got: T } | { failed: Failure } | { signedOut: true };

export interface SheetSending<T> {
  end: Promise<SheetEnd<T>>;
  cancel: () => void;
}

/** Where entities go, and which import it is. */
export interface ImportTarget extends Target {
  choices: RowChoices;
  /** The import's own; sending it again under the same key makes nothing twice. */
  key: string;
}

interface Target {
  type: RecordType;
  folder: string;
}

/** Asks what would become of the rows of a file. */
export function askPreview(file: File, target: Target, onProgress: (sent: number) => void): SheetSending<SheetPreview> {
  return sending('imports/preview', formOf(file, target), onProgress);
}

/** What is said when the rows had reached the server and its answer did not come back. */
export const UNKNOWN_END: Failure = {
  title: t('It is not known what became of the import'),
  reason: t('The connection was lost after the rows were sent. Import them again: nothing is made twice.'),
};

/** Imports the rows of a file. */
export function sendImport(
  file: File,
  { choices, key, ...target }: ImportTarget,
  onProgress: (sent: number) => void,
): SheetSending<SheetReport> {
  const form = formOf(file, target);
  form.set('key', key);
  form.set('make', [...choices.make].join(','));
  form.set('skip', [...choices.skip].join(','));
  let arrived = false;
  const { end, cancel } = sending<SheetReport>('imports/entities', form, (sent) => {
    arrived = sent >= 1;
    onProgress(sent);
  });
  const lost = (got: SheetEnd<SheetReport>) => arrived && 'failed' in got && got.failed.reason === UNREACHABLE;
  return { end: end.then((got) => (lost(got) ? { failed: UNKNOWN_END } : got)), cancel };
}

function formOf(file: File, { type, folder }: Target): FormData {
  const form = new FormData();
  form.set('type', type);
  form.set('folder', folder);
  const mime = file.type || TYPES[endingOf(file.name) ?? 'csv'];
  form.set('file', new File([file], file.name, { type: mime }));
  return form;
}

function sending<T extends { rows: unknown[] }>(
  path: string,
  form: FormData,
  onProgress: (sent: number) => void,
): SheetSending<T> {
  const { answer, cancel } = post(path, form, onProgress);
  return { end: answer.then((got) => (got ? readSheetAnswer<T>(got.status, got.text) : notDone(UNREACHABLE))), cancel };
}

/** What the server's answer means. */
export function readSheetAnswer<T extends { rows: unknown[] }>(status: number, text: string): SheetEnd<T> {
  if (status === 401) return { signedOut: true };
  if (status >= 502 && status <= 504) return notDone(UNREACHABLE);
  const body = parsed(text);
  if (status === 200 && body && Array.isArray(body['rows'])) return { got: body as unknown as T };
  if (status === 413) return notDone(sheetReasons.tooLarge);
  const [error, reason] = [body?.['error'], body?.['reason']];
  if (typeof error !== 'string') return notDone(SERVER_TROUBLE);
  const said = fromEnglish(error);
  return typeof reason === 'string' ? { failed: { title: said, reason: fromEnglish(reason) } } : notDone(said);
}

function notDone(reason: string): { failed: Failure } {
  return { failed: { title: t('Nothing was imported'), reason } };
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
