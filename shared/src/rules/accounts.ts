import { z } from 'zod';
import { sentence } from '../language/sentence';
import { ACCOUNT_TYPES } from '../permissions';
import { limits } from '../limits';
import { messages } from '../messages';
import { email, keyText, nameText, newPassword, plainText } from './basic';
import { messageDomains, requestSubject, requestText } from './requestWording';
import { SHARE_EXPIRIES } from './sharing';

/** An e-mail address of an account: one spelling for one address. */
export const accountEmail = z
  .string({ error: messages.required })
  .transform((text) => text.trim().toLowerCase())
  .pipe(email);

/** A password that somebody chooses: trimmed (SPEC §5), at least 8 characters. */
export const chosenPassword = z.string({ error: messages.required }).trim().pipe(newPassword);

/** What an authenticator app or a list of recovery codes shows, as typed. */
export const codeText = z.string({ error: messages.required }).max(100, messages.tfaCode);

/** Whether a name stands for nobody, so that no user may have it (SPEC §8). */
export const isReservedName = (name: string | null | undefined): boolean => /^anonymous$/i.test(name?.trim() ?? '');

/** The name of a user. */
const userName = nameText.refine((name) => !isReservedName(name), messages.anonymousReserved);

/** A user's own details; what is missing stays. */
export const ownDetails = z.object({
  name: userName.optional(),
  email: accountEmail.optional(),
  phone: plainText(100).nullish(),
  description: plainText(limits.textMax).nullish(),
});

/** Somebody asks for a demonstration. */
export const demoRequest = z.object({ name: nameText, email: accountEmail, company: nameText });

/** A user as an administrator changes him; what is missing stays. */
export const userChange = z.object({
  key: keyText,
  name: userName.optional(),
  email: accountEmail.optional(),
  phone: plainText(100).nullish(),
  description: plainText(limits.textMax).nullish(),
  accountType: z.enum(ACCOUNT_TYPES, { error: messages.unknownChoice }).optional(),
  isAdmin: z.boolean({ error: messages.unknownChoice }).optional(),
  organizationKey: keyText.optional(),
  deactivated: z.boolean({ error: messages.unknownChoice }).optional(),
});

const whole = (least: number, most: number) => {
  const error = sentence('A whole number from {least} to {most} is expected.', { least, most });
  return z.int({ error }).min(least, error).max(most, error).nullish();
};
const yesOrNo = z.boolean({ error: messages.unknownChoice }).optional();

/** What an organization asks of its users, and how it asks others for documents; null is what is usual for all. */
export const organizationPolicy = z.object({
  forceSecondFactor: yesOrNo,
  passwordMin: whole(limits.passwordMin, 64),
  sessionHours: whole(1, 24 * 7),
  fileQuotaMegabytes: whole(0, 100_000_000),
  sharingOff: yesOrNo,
  shareNeedsPassword: yesOrNo,
  shareDaysMax: z.literal([...SHARE_EXPIRIES], { error: messages.unknownChoice }).nullish(),
  requestSubject,
  requestText,
  messageDomains: messageDomains.optional(),
});

/** An organization as an administrator changes it; what is missing stays. */
export const organizationChange = organizationPolicy.extend({
  key: keyText,
  name: nameText.optional(),
  description: plainText(limits.textMax).nullish(),
});
