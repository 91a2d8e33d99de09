import { z } from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { email, nameText, newPassword, plainText } from './basic';

/** An e-mail address of an account: one spelling for one address. */
export const accountEmail = z
  .string({ error: messages.required })
  .transform((text) => text.trim().toLowerCase())
  .pipe(email);

/** A password that somebody chooses: trimmed (SPEC §5), at least 8 characters. */
export const chosenPassword = z.string({ error: messages.required }).trim().pipe(newPassword);

/** What an authenticator app or a list of recovery codes shows, as typed. */
export const codeText = z.string({ error: messages.required }).max(100, messages.tfaCode);

/** A user's own details; what is missing stays. */
export const ownDetails = z.object({
  name: nameText.optional(),
  email: accountEmail.optional(),
  phone: plainText(100).nullish(),
  description: plainText(limits.textMax).nullish(),
});

/** Somebody asks for a demonstration. */
export const demoRequest = z.object({ name: nameText, email: accountEmail, company: nameText });
