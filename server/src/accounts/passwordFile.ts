import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'first-passwords.txt';

/**
 * Keeps the generated first passwords, a line each, in the data folder for its owner's eyes only. Once this resolves
 * they outlive a power cut: the file is whole, and it and its name are on the disk.
 */
export async function saveFirstPasswords(folder: string, lines: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${FILE}.${process.pid}.tmp`);
  await rm(draft, { force: true });
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${lines.join('\n')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, FILE));
  const place = await open(folder, 'r');
  // Some file systems know no sync of folders.
  await place.sync().catch(() => undefined);
  await place.close();
}

/** The kept first passwords, a line each; empty when none were generated here. */
export async function savedFirstPasswords(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean);
}
