import { sentence } from '@stemma/shared/language/sentence';
import { t } from '@stemma/shared/language/translate';
import { limits } from '@stemma/shared/limits';
import { z } from 'zod';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { Download, XLSX_TYPE } from '../../download';
import { AppError, forbidden, invalid, parse } from '../../errors';
import { inWorker, TooMuchWork } from '../../work/inWorker';
import { record } from '../service';
import type { EntryFilter, EntryRow } from './store';
import { entriesPage } from './store';

/** An entry as administrators read it. */
export type Entry = EntryRow;

export interface EntriesPage {
  entries: Entry[];
  /** What asks for the next page; null at the end. */
  next: string | null;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z?)?$/;
const notAMoment = t('A date like 2026-01-31, or a moment like 2026-01-31T12:00:00Z, is expected.');
const moment = z.string().refine((text) => MOMENT.test(text) && isReal(text), notAMoment);
const text = z.string().max(200);

/** Whether the calendar and the clock have it: `Date` takes 31 February for a day in March. */
function isReal(moment: string): boolean {
  const parsed = new Date(moment.length === 10 ? moment : `${moment.replace(/Z$/, '')}Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(moment.slice(0, 16));
}

/** What may be asked for; `until` is left out itself. */
export const entryQuery = z.object({
  from: moment.nullish(),
  until: moment.nullish(),
  userKey: text.nullish(),
  action: text.nullish(),
  target: text.nullish(),
  organizationKey: text.nullish(),
  /** What the page before said. */
  after: text.nullish(),
  limit: z.int().min(1).max(limits.listPageMax).nullish(),
});

function filterOf({ after, ...wanted }: Omit<z.infer<typeof entryQuery>, 'limit'>): EntryFilter {
  const [beforeAt = null, beforeKey = null] = after ? after.split(' ') : [];
  if (after && !beforeKey) throw invalid(t('Ask for the next page with what the page before said.'), 'after');
  const { from, until, userKey, action, target, organizationKey } = wanted;
  return {
    from: from || null,
    until: until || null,
    userKey: userKey || null,
    action: action || null,
    target: target || null,
    organizationKey: organizationKey || null,
    beforeAt,
    beforeKey,
  };
}

function requireAdministrator(context: Context): void {
  if (!requireUser(context).isAdmin) throw forbidden();
}

/** A page of the audit log, the latest first; administrators only. */
export async function auditEntries(context: Context, input: unknown): Promise<EntriesPage> {
  requireAdministrator(context);
  const { limit, ...wanted } = parse(entryQuery, input);
  const most = limit ?? limits.listPage;
  const rows = await context.read((tx) => entriesPage(tx, filterOf(wanted), most + 1));
  const entries = rows.slice(0, most);
  const last = entries.at(-1);
  return { entries, next: rows.length > most && last ? `${last.at} ${last.key}` : null };
}

export const EXPORT_FORMATS = ['xlsx', 'jsonl'] as const;

/**
 * The audit log as a file, the latest first: a spreadsheet, or a JSON object a line. That it was taken goes into the log. Throws
 * `unprocessable` for more entries than a file takes: ask for a part of the time then.
 */
export async function exportAudit(
  context: Context,
  format: (typeof EXPORT_FORMATS)[number],
  input: unknown,
): Promise<Download> {
  requireAdministrator(context);
  const { limit: _all, ...wanted } = parse(entryQuery, input);
  const most = limits.auditExportMax;
  const rows = await context.write(
    async (tx) => {
      const found = await entriesPage(tx, filterOf(wanted), most + 1);
      await record(tx, context, { action: 'admin/audit/export', target: format, details: JSON.stringify(wanted) });
      return found;
    },
    { writes: 'essential' },
  );
  if (rows.length > most)
    throw new AppError('unprocessable', sentence('A file takes {most} entries. Ask for less time at once.', { most }));
  const name = `Stemma audit log ${new Date().toISOString().slice(0, 10)}.${format}`;
  if (format === 'jsonl') {
    const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    return new Download(Buffer.from(lines), 'application/x-ndjson; charset=utf-8', name);
  }
  const bytes = await inWorker(requireUser(context).userKey, 'auditWorkbook', rows).catch((failure: unknown) => {
    if (failure instanceof TooMuchWork) throw new AppError('unprocessable', t('Ask for less time at once.'));
    throw failure;
  });
  return new Download(bytes, XLSX_TYPE, name);
}
