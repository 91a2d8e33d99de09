import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';

/** Why a chosen file cannot be sent; undefined when it can. */
export function fileFault(file: { name: string; size: number }): string | undefined {
  if (file.size > limits.importBytesMax) return messages.import.tooLarge;
  if (file.size === 0) return 'This file is empty.';
  if (!/\.json$/i.test(file.name)) return 'Choose a .json file of BODS 0.4 statements.';
  return undefined;
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** A file size for people, in steps of 1024. */
export function sizeText(bytes: number): string {
  let unit = 0;
  let size = bytes;
  while (size >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? size : size.toFixed(1)} ${UNITS[unit]}`;
}
