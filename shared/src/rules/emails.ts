import { z } from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { email } from './basic';

/** Several e-mail addresses as typed, read apart. */
export interface EmailLines {
  /** The right ones, each once whatever its case, in the order typed. */
  addresses: string[];
  /** Lines that hold no address. */
  wrong: string[];
}

/** Whether a text is one e-mail address. */
export function isEmail(text: string): boolean {
  return email.safeParse(text).success;
}

/** Reads addresses typed one per line, each trimmed, blank lines left out (SPEC §5). */
export function readEmails(text: string): EmailLines {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const addresses = new Map<string, string>();
  const wrong: string[] = [];
  for (const line of lines) {
    if (!isEmail(line)) wrong.push(line);
    else if (!addresses.has(line.toLowerCase())) addresses.set(line.toLowerCase(), line);
  }
  return { addresses: [...addresses.values()], wrong };
}

/** Addresses that a message goes to: at least one, each once whatever its case. */
export const addressList = z
  .array(email)
  .min(1, messages.required)
  .max(limits.requestAddressesMax)
  .transform((addresses) => readEmails(addresses.join('\n')).addresses);

/** Addresses one per line, at least one and every one right, as a list: what enables Send (SPEC §5). */
export const emailLines = z
  .string()
  .max(limits.textMax, messages.tooLong(limits.textMax))
  .transform(readEmails)
  .refine(({ addresses, wrong }) => wrong.length === 0 && addresses.length > 0, messages.notAnEmail)
  .transform(({ addresses }) => addresses);
