import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';

/** Endings of the names of files that are read; tables come first. */
export const FILE_ENDINGS = [
  '.xlsx',
  '.csv',
  '.tsv',
  '.txt',
  '.json',
  '.jsonl',
  '.ndjson',
  '.xml',
  '.gz',
  '.zip',
] as const;

/** Why a chosen file cannot be sent; undefined when it can. */
export function fileFault(file: { name: string; size: number }): string | undefined {
  if (file.size > limits.importBytesMax) return messages.import.tooLarge;
  if (file.size === 0) return t('This file is empty.');
  const name = file.name.toLowerCase();
  if (name.endsWith('.dump')) return messages.import.neo4jDump;
  if (!FILE_ENDINGS.some((ending) => name.endsWith(ending)))
    return t('Choose an .xlsx, .csv, .tsv, .txt, .json, .jsonl, .ndjson, .xml, .gz or .zip file.');
  return undefined;
}
