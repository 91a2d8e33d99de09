import { z } from 'zod';
import { messages } from '../messages';
import { email, plainText } from './basic';

/** Lines of roles, addresses or numbers a key person may have. */
const LINES_MAX = 50;

const line = plainText(500).transform((text) => text.replace(/\s+/g, ' ').trim());
const address = line.refine((text) => text === '' || email.safeParse(text).success, messages.notAnEmail);
const listOf = (one: typeof line) =>
  z
    .array(one)
    .max(LINES_MAX)
    .nullish()
    .transform((all) => (all ?? []).filter((text) => text !== ''));

const lists = { roles: listOf(line), emailAddresses: listOf(address), phoneNumbers: listOf(line) };

/** The lists of an individual who is a key person; what is not named stays. */
export const keyPersonLines = z.object(lists).partial();

/** A key person's own fields: a first name is needed; values are trimmed, blank roles, addresses and numbers dropped, every address right (SPEC §5). */
export const keyPersonShape = z.object({
  firstName: z
    .string({ error: messages.keyPersonFirstName })
    .pipe(line)
    .pipe(z.string().min(1, messages.keyPersonFirstName)),
  lastName: line.nullish().transform((name) => name ?? ''),
  ...lists,
});
export type KeyPersonFields = z.output<typeof keyPersonShape>;
