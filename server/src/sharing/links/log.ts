import type { LogRow } from '../visits/store';

/** An entry of a link's access log: nothing of who it was is kept. */
export interface LogEntry {
  key: string;
  /** ISO text. */
  date: string;
  /** The link was opened, or a file, or a folder as an archive, was taken. */
  what: 'visit' | 'file' | 'folder';
  /** The name of the file or folder; empty for a visit. */
  fileName: string;
}

export function presentLog({ key, at, kind, name }: LogRow): LogEntry {
  return { key, date: at, what: kind, fileName: name };
}
