/** How far an import is: it is read, compared with what there is, or written; `none` where this server knows of no such import that runs. */
export interface Progress {
  stage: 'none' | 'reading' | 'planning' | 'writing';
  /** Records that are written so far, of `total`. They count once the import has ended, as all are made or none. */
  written: number;
  total: number;
}

/** What an import says of how far it is. */
export interface ImportTeller {
  planning: () => void;
  written: (written: number, total: number) => void;
}

const NONE: Progress = { stage: 'none', written: 0, total: 0 };
const running = new Map<string, Progress>();

const name = (userKey: string, importKey: string): string => JSON.stringify([userKey, importKey]);

/** How far a user's import is. Kept in memory by the server that runs it, and forgotten when it ends. */
export function progressOf(userKey: string, importKey: string): Progress {
  return running.get(name(userKey, importKey)) ?? NONE;
}

/** Keeps count of an import while `work` runs; it gets what tells how far it is. Without a key it runs uncounted. */
export async function counting<T>(
  userKey: string,
  importKey: string | undefined,
  work: (tell: ImportTeller) => Promise<T>,
): Promise<T> {
  const id = importKey === undefined ? undefined : name(userKey, importKey);
  const note = (progress: Progress) => {
    if (id !== undefined) running.set(id, progress);
  };
  note({ stage: 'reading', written: 0, total: 0 });
  try {
    return await work({
      planning: () => note({ stage: 'planning', written: 0, total: 0 }),
      written: (written, total) => note({ stage: 'writing', written, total }),
    });
  } finally {
    if (id !== undefined) running.delete(id);
  }
}
