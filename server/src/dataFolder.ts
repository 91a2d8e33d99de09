import { existsSync } from 'node:fs';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EnvError } from './env';

const MIB = 2 ** 20;
/** What a new Neo4j of Stemma's own takes with its first transaction logs and what it holds back, in MiB. */
const FIRST_START = 256;

/**
 * Makes the data folder where it is missing, and sees that this process may write in it before anything depends on it. A disk that is full
 * keeps nobody from a store that is there: it comes up read-only, in the space that it holds back. `reserve` is what has to stay free, in bytes.
 * Throws `EnvError` with one line that says what to do.
 */
export async function prepareDataFolder(
  folder: string,
  { ownStore, reserve }: { ownStore: boolean; reserve: number },
): Promise<void> {
  const hasStore = ownStore && existsSync(join(folder, 'neo4j', 'data'));
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, 'x'.repeat(4096), { flush: true });
  } catch (failure) {
    const code = (failure as NodeJS.ErrnoException).code ?? String(failure);
    if (!hasStore || !FULL.has(code)) throw new EnvError(faultLine(folder, code), { cause: failure });
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
  if (!ownStore || hasStore) return;
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / MIB);
  const needed = FIRST_START + Math.ceil(reserve / MIB);
  if (free < needed) {
    const need = `a first start needs ${needed} MB`;
    throw new EnvError(
      `STEMMA_DATA: the disk of ${folder} has ${free} MB left, and ${need}. Make room, or set another.`,
    );
  }
}

/** Makes a folder and those above it; a recursive `mkdir` of Node's tells a disk for reading only as ENOENT. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'EEXIST') throw failure;
  });
}

const FULL = new Set(['ENOSPC', 'EDQUOT']);

function faultLine(folder: string, code: string): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM': {
      const uid = process.getuid?.();
      const how = uid === undefined ? '' : ` (chown -R ${uid} ${folder})`;
      return `STEMMA_DATA: this user may not write in ${folder}. Give it to him${how}, or set another folder.`;
    }
    case 'EROFS':
      return `STEMMA_DATA: ${folder} cannot be written to, as its disk is mounted for reading only. Mount it anew, or set another folder.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `STEMMA_DATA: the disk of ${folder} is full. Make room, or set another folder.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `STEMMA_DATA: ${folder} is not a folder. Set another one.`;
    default:
      return `STEMMA_DATA: ${folder} cannot be used (${code}). Set another folder.`;
  }
}
