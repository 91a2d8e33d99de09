import { z } from 'zod';
import { messages } from '../messages';

const LEI = /^[A-Z0-9]{18}\d{2}$/;

/** Whether the text is a Legal Entity Identifier: 18 letters and digits and two check digits by ISO 7064 MOD 97-10 (ISO 17442-1). */
export function isLei(text: string): boolean {
  if (!LEI.test(text)) return false;
  let rest = 0;
  for (const letter of text) for (const digit of String(parseInt(letter, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** A LEI, or blank; upper-cased, and kept without the blanks that print parts it by. */
export const leiText = z
  .string()
  .transform((text) => text.replace(/\s+/g, '').toUpperCase())
  .refine((text) => text === '' || isLei(text), messages.lei);
