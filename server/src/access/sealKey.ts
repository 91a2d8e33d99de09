import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'sealing.key';

/** The key that seals second factors: the one that is set (base64 of 32 bytes), else that of the data folder, made at the first start for its owner's eyes only. */
export async function loadSealKey(dataFolder: string, set: string | undefined): Promise<Uint8Array> {
  if (set === undefined) await makeIfMissing(dataFolder, join(dataFolder, FILE));
  const key = await readSealKey(dataFolder, set);
  if (!key) throw new Error(`The file ${FILE} of the data folder cannot be read.`);
  return key;
}

/** The same key, or undefined where there is none yet. */
export async function readSealKey(dataFolder: string, set: string | undefined): Promise<Uint8Array | undefined> {
  const text = set ?? (await readFile(join(dataFolder, FILE), 'utf8').catch(() => undefined));
  if (text === undefined) return undefined;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32) throw new Error(`The file ${FILE} of the data folder holds no sealing key of 32 bytes.`);
  return key;
}

/** Written aside and linked into place: of two servers that start at once, one's key stands, and a file is always whole. */
async function makeIfMissing(folder: string, file: string): Promise<void> {
  if (await readFile(file).catch(() => undefined)) return;
  await mkdir(folder, { recursive: true });
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  try {
    await link(aside, file);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
  } finally {
    await rm(aside, { force: true });
  }
}
