// @ts-check
import { root } from './steps.mjs';

/**
 * What to do where installing and building cannot write, told from what failed; undefined where it is something else.
 *
 * @param {string} said
 */
export function diskAdvice(said) {
  if (/ENOSPC|EDQUOT|no space left/i.test(said)) return 'The disk is full: make room for about 2 GB and begin again.';
  if (/EACCES|EPERM|EROFS/.test(said)) {
    const uid = process.getuid?.() ?? 'USER';
    return `This user may not write in ${root} or npm’s cache: give them to him (chown -R ${uid} FOLDER) and begin again.`;
  }
  return undefined;
}
