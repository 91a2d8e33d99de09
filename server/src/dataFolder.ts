import { existsSync } from 'node:fs';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvError } from './env';

const MIB = 2 ** 20;
/** What a new Neo4j of Stemma's own takes with its first transaction logs, in MiB. */
const FIRST_START = 600;

/**
 * Makes the data folder where it is missing, and sees that this process may write in it before anything depends on it.
 * Throws `EnvError` with one line that says what to do.
 */
export async function prepareDataFolder(folder: string, { ownStore }: { ownStore: boolean }): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, 'x'.repeat(4096), { flush: true });
  } catch (failure) {
    throw new EnvError(faultLine(folder, (failure as NodeJS.ErrnoException).code ?? String(failure)), {
      cause: failure,
    });
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
  if (!ownStore || existsSync(join(folder, 'neo4j', 'data'))) return;
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / MIB);
  if (free < FIRST_START) {
    const need = `a first start needs ${FIRST_START} MB`;
    throw new EnvError(
      `STEMMA_DATA: the disk of ${folder} has ${free} MB left, and ${need}. Make room, or set another.`,
    );
  }
}

function faultLine(folder: string, code: string): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS': {
      const uid = process.getuid?.();
      const how = uid === undefined ? '' : ` (chown -R ${uid} ${folder})`;
      return `STEMMA_DATA: this user may not write in ${folder}. Give it to him${how}, or set another folder.`;
    }
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
