import { limits } from '@stemma/shared/limits';
import { randomBytes } from 'node:crypto';
import { digest } from '../../access/digest';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 24;

/** Codes for somebody without his app: 120 bits each, so that a plain hash keeps them, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: limits.recoveryCodes }, () =>
    [...randomBytes(LENGTH)]
      .map((byte) => LETTERS[byte % LETTERS.length])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );
}

/** How a recovery code is kept; case, blanks and dashes do not matter. */
export const recoveryHash = (code: string): string => digest(code.toUpperCase().replace(/[\s-]/g, ''));
