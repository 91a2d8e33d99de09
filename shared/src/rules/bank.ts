import { isValidBIC, isValidIBAN } from 'ibantools';
import { z } from 'zod';
import { messages } from '../messages';

// Country code and check digits, then 9 to 30 characters in groups of 3 to 5, the last group shorter where they don't come out even.
const IBAN = /^[A-Z]{2}\d{2}(?=(?:[ -]?[A-Z0-9]){9,30}$)(?:[ -]?[A-Z0-9]{3,5}){2,10}(?:[ -]?[A-Z0-9]{1,2})?$/;
const LONGEST = 64;

function isIban(text: string): boolean {
  return text.length <= LONGEST && IBAN.test(text) && isValidIBAN(electronic(text));
}

function electronic(iban: string): string {
  return iban.replace(/[ -]/g, '');
}

/**
 * An IBAN in the format and with the check digits of its country, or blank; upper-cased and kept without separators (SPEC §5).
 * Spaces or hyphens between groups are taken.
 */
export const ibanText = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .refine((text) => text === '' || isIban(text), messages.iban)
  .transform(electronic);

/** A BIC (SWIFT code) of 8 or 11 characters, its country an existing one, or blank; upper-cased (SPEC §5). */
export const bicText = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .refine((text) => text === '' || isValidBIC(text), messages.bic);
