import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The files of a server of our own, under the data folder. */
export interface ServerFiles {
  home: string;
  conf: string;
  console: string;
  lock: string;
  leases: string;
  run: string;
  password: string;
  /** Holds space back; see `ReservedSpace`. */
  reserved: string;
}

/** Names the files; makes none. */
export function serverFiles(dataFolder: string): ServerFiles {
  const home = join(dataFolder, 'neo4j');
  return {
    home,
    conf: join(home, 'conf'),
    console: join(home, 'console.log'),
    lock: join(home, 'lock'),
    leases: join(home, 'leases'),
    run: join(home, 'run.json'),
    password: join(home, 'password'),
    reserved: join(home, 'reserved-space'),
  };
}

/** Makes the folder of a server of our own where it is missing, for its owner's eyes only: it holds all records, and what signs tokens. */
export async function makePrivate(home: string): Promise<void> {
  await mkdir(home, { recursive: true, mode: 0o700 });
  // Who may not change it is told later, where he cannot write.
  await chmod(home, 0o700).catch(() => undefined);
}

/** Writes so that a reader, a crash or a power cut meets the old text or the new, never half of it. */
export async function writeWhole(file: string, text: string, mode = 0o600): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, text, { mode, flush: true });
  await rename(draft, file);
}

/** The file's text, or undefined where there is no such file. */
export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Whether `error` is the system's error of that code, as ENOENT. */
export function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
