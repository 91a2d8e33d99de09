/** How far an import is: its rows are being read, or written; `none` where this server knows of no such import that runs. */
export interface Progress {
  stage: 'none' | 'reading' | 'writing';
  /** Entities that are written so far, of `total`. They count once the import has ended, as all are made or none. */
  written: number;
  total: number;
}

const NONE: Progress = { stage: 'none', written: 0, total: 0 };
const running = new Map<string, Progress>();

const name = (userKey: string, importKey: string): string => JSON.stringify([userKey, importKey]);

/** How far a user's import is. Kept in memory by the server that runs it, and forgotten when it ends. */
export function progressOf(userKey: string, importKey: string): Progress {
  return running.get(name(userKey, importKey)) ?? NONE;
}

/** Keeps count of an import while `work` runs; it gets what says how many are written. */
export async function counting<T>(
  userKey: string,
  importKey: string,
  work: (say: (written: number, total: number) => void) => Promise<T>,
): Promise<T> {
  const id = name(userKey, importKey);
  running.set(id, { stage: 'reading', written: 0, total: 0 });
  try {
    return await work((written, total) => running.set(id, { stage: 'writing', written, total }));
  } finally {
    running.delete(id);
  }
}
