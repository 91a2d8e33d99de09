import { open, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

/** Why a Neo4j of our own does not come up, as far as its logs say. */
export type StartFault =
  'logUnreadable' | 'diskFull' | 'notWritable' | 'newerVersion' | 'inUse' | 'outOfMemory' | 'portTaken' | 'other';

/**
 * What is searched for in the logs, the surest first. A log of a newer version bears a version that is a number, where a spoiled one
 * bears anything.
 */
const SIGNS: readonly (readonly [StartFault, RegExp])[] = [
  ['diskFull', /No space left on device|not enough space on the disk|Disk quota exceeded/i],
  [
    'newerVersion',
    /UnableToMigrate|StoreUpgradeException|Unknown store version|contains entries with prefix \d+, and the highest/,
  ],
  ['logUnreadable', /recovery not possible|Error reading transaction logs|transaction log.*(?:missing|corrupt)/i],
  ['notWritable', /Read-only file system|AccessDeniedException|Permission denied|Operation not permitted/],
  ['inUse', /FileLockException|has been locked by another process/],
  ['outOfMemory', /OutOfMemoryError|Could not reserve enough space|insufficient memory/],
  ['portTaken', /Address already in use|PortBindException/],
];
/** What Neo4j writes of a database that it gives up to start. */
const GIVEN_UP = /Exception occurred while starting the database|Failed to start Neo4j/;
/** Bytes at the end of a log that are looked at. */
const TAIL = 512 * 1024;

/** Names the fault that lines of Neo4j's logs speak of; `other` where they speak of none that is known. */
export function startFaultIn(lines: string): StartFault {
  return SIGNS.find(([, sign]) => sign.test(lines))?.[0] ?? 'other';
}

/** Whether lines of Neo4j's logs say that it gives up, which it may do without ending. */
export function saysItGivesUp(lines: string): boolean {
  return GIVEN_UP.test(lines);
}

/** Bytes of a log now, so that what is written later can be told from what was there; 0 where there is none. */
export async function lengthOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0;
}

/** What a log has had written since it was so long, its end where that is much; one that was begun anew is read from its start. */
export async function writtenSince(file: string, length: number): Promise<string> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file, 'r');
    const { size } = await handle.stat();
    const from = Math.max(size < length ? 0 : length, size - TAIL);
    const bytes = Buffer.alloc(size - from);
    await handle.read(bytes, 0, bytes.length, from);
    return bytes.toString();
  } catch {
    return '';
  } finally {
    await handle?.close();
  }
}
