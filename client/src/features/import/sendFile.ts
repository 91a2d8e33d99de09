import { fromEnglish } from '@stemma/shared/language/sentence';
import { messages } from '@stemma/shared/messages';
import { SERVER_TROUBLE, UNREACHABLE } from '../../lib/send';
import { post } from './post';

/** What one kind of record went through. */
interface RecordCounts {
  made: number;
  changed: number;
  ended: number;
}

/** What the import of a file of ownership data came to, as the server reports it. */
export interface ImportReport {
  chartKey: string;
  chartName: string;
  /** Statements in the file. */
  read: number;
  made: number;
  /** Entities that were there and now carry this file's statements, too. */
  joined: number;
  ended: number;
  /** Rows of a table. */
  rows?: number;
  /** Statements that were known already. */
  unchanged: number;
  entities: RecordCounts;
  links: RecordCounts;
  /** What of it the chart shows today. */
  today: { entities: number; links: number };
  notes: readonly string[];
  skipped: readonly { statementId: string; why: string; where?: string }[];
}

/** How an import ended. */
export type ImportEnd = { report: ImportReport } | { failed: string } | { signedOut: true };

/** A running import; `cancel` stops sending and never answers. */
export interface FileSending {
  end: Promise<ImportEnd>;
  cancel(): void;
}

/**
 * Sends a file of ownership data to be made into a chart; without a name the server names it, as the command line does.
 * @param onProgress share of the file that is sent, 0 to 1
 */
export function sendFile(
  file: File,
  { chart, key }: { chart: string; key: string },
  onProgress: (sent: number) => void,
): FileSending {
  const about = new URLSearchParams({ file: file.name, key, ...(chart && { chart }) });
  const { answer, cancel } = post(`exchange/import?${about.toString()}`, file, onProgress, 'application/octet-stream');
  const end = answer.then((got) => (got ? readImportAnswer(got.status, got.text) : { failed: UNREACHABLE }));
  return { end, cancel };
}

/** What the server's answer means. */
export function readImportAnswer(status: number, text: string): ImportEnd {
  if (status === 401) return { signedOut: true };
  if (status >= 502 && status <= 504) return { failed: UNREACHABLE };
  const body = parse(text);
  if (status === 200 && isReport(body)) return { report: body };
  if (typeof body?.['error'] === 'string') return { failed: fromEnglish(body['error']) };
  return { failed: status === 413 ? messages.import.tooLarge : SERVER_TROUBLE };
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function isReport(body: unknown): body is ImportReport {
  return (
    typeof body === 'object' && body !== null && 'chartKey' in body && 'skipped' in body && Array.isArray(body.skipped)
  );
}
