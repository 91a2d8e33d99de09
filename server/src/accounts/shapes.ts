import { limits } from '@stemma/shared/limits';
import { codeText } from '@stemma/shared/rules/accounts';
import { z } from 'zod';

const password = z.string().max(limits.passwordMax * 2);

/** What callers send, as far as it bounds what is looked at; the use cases say what is right. */
export const bodies = {
  nameOrEmail: z.string().max(500),
  ticket: z.string().max(200),
  code: codeText,
  signIn: z.object({ nameOrEmail: z.string().max(500), password: z.string().max(1024), code: codeText.nullish() }),
  passwordChange: z.object({ currentPassword: password, newPassword: password, code: codeText.nullish() }),
  ticketPassword: z.object({
    ticket: z.string().max(200),
    newPassword: password,
    newName: z.string().max(limits.nameMax).nullish(),
  }),
} as const;
