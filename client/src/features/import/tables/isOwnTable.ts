import { registerTableOf } from '@stemma/shared/rules/import/registerColumns';
import { isTableFile } from './sendTable';

const HEAD_BYTES = 256 * 1024;

/** Whether only the server can tell what is in a file, by its name. */
export function isPacked({ name }: Pick<File, 'name'>): boolean {
  return /\.(gz|zip)$/i.test(name);
}

/** Whether a file is a table whose columns a person maps, and not one that a register publishes. */
export async function isOwnTable(file: File): Promise<boolean> {
  if (!isTableFile(file)) return false;
  if (/\.xlsx$/i.test(file.name)) return true;
  return registerTableOf(await file.slice(0, HEAD_BYTES).text()) === undefined;
}
