import { z } from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { newPassword } from './basic';

/** A change of password: both trimmed before they are looked at (SPEC §5). */
export const passwordChange = z.object({
  currentPassword: z
    .string({ error: messages.required })
    .trim()
    .min(1, messages.required)
    .max(limits.passwordMax, messages.tooLong(limits.passwordMax)),
  newPassword: z.string({ error: messages.required }).trim().pipe(newPassword),
});

/** A share link's password: none (null or empty), or of at least 8 characters (SPEC §5). */
export const linkPassword = z
  .string()
  .max(limits.passwordMax, messages.tooLong(limits.passwordMax))
  .refine((text) => text === '' || text.length >= limits.passwordMin, messages.linkPasswordTooShort)
  .nullish()
  .transform((text) => text || null);
