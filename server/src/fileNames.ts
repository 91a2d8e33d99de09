import { limits } from '@stemma/shared/limits';

/** What stands after the last dot, with it, counts as the ending when it is no longer than this. */
const ENDING_MAX = 16;

/** A name in two: what comes before its ending, and the ending with its dot, empty where there is none. */
function parted(name: string): [stem: string, ending: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 && name.length - dot <= ENDING_MAX ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}

/** A stem and what follows it in at most `limits.fileNameBytesMax` bytes: the stem loses whole characters, what follows stays. */
function within(stem: string, rest: string): string {
  const letters = [...stem];
  while (letters.length > 0 && Buffer.byteLength(letters.join('') + rest) > limits.fileNameBytesMax) letters.pop();
  return letters.join('') + rest;
}

/** A name with something put before its ending, no longer than a name may be. */
export function withSuffix(name: string, suffix: string): string {
  const [stem, ending] = parted(name);
  return within(stem, `${suffix}${ending}`);
}

/** A name that no system takes for a path or a device, that reads as it is, without control or direction characters, and fits on every disk. */
export function safeFileName(name: string): string {
  const [stem, ending] = parted(name);
  const clean = harmless(stem).replace(/^[.\s]+|[.\s]+$/g, '');
  return within(clean || 'Stemma', harmless(ending));
}

function harmless(text: string): string {
  return text.replace(/[\p{C}\\/:*?"<>|]/gu, '_');
}
