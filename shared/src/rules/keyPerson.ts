import { z } from 'zod';
import { messages } from '../messages';
import { plainText } from './basic';

/** Lines of roles, addresses or numbers a key person may have. */
const LINES_MAX = 50;

const line = plainText(500).transform((text) => text.replace(/\s+/g, ' ').trim());
const lines = z
  .array(line)
  .max(LINES_MAX)
  .nullish()
  .transform((all) => (all ?? []).filter((text) => text !== ''));

/** A key person's own fields: a first name is needed; values are trimmed, blank roles, addresses and numbers dropped (SPEC §5). */
export const keyPersonShape = z.object({
  firstName: z
    .string({ error: messages.keyPersonFirstName })
    .pipe(line)
    .pipe(z.string().min(1, messages.keyPersonFirstName)),
  lastName: line.nullish().transform((name) => name ?? ''),
  roles: lines,
  emailAddresses: lines,
  phoneNumbers: lines,
});
export type KeyPersonFields = z.output<typeof keyPersonShape>;
