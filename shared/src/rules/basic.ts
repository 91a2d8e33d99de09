import { z } from 'zod';
import { t } from '../language/translate';
import { isIsoDate, toIsoDate } from '../dates';
import { limits } from '../limits';
import { messages } from '../messages';

// Neo4j keeps any text, but control characters (a NUL byte among them) have no place in a name and break exports.
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

// Marks that embed or override a direction: with one of them "exe.pdf" reads "fdp.exe", and what is drawn beside it moves. Names that
// are written from right to left need none of them; the marks that stand between characters (U+200E, U+200F, U+061C) stay.
export const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

/** Text without control characters, at most `max` characters. */
export const plainText = (max: number = limits.textMax) =>
  z
    .string()
    .transform((text) => text.replace(CONTROL, ''))
    .pipe(z.string().max(max, messages.tooLong(max)));

/** Text that is drawn beside others: in its own direction, without control characters, at most `max` characters. */
export const lineText = (max: number = limits.textMax) =>
  z
    .string()
    .transform((text) => text.replace(CONTROL, '').replace(TURNING, ''))
    .pipe(z.string().max(max, messages.tooLong(max)));

// Zero-width and direction marks, fillers, variation selectors: a name of them alone shows nothing.
const SHOWN = /[^\p{Cf}\p{Cc}\p{Zs}\p{Zl}\p{Zp}\p{Mn}\p{Me}\u115F\u1160\u3164\uFFA0\u2800]/u;

/** A required name: trimmed, one line, in its own direction, with something to be seen (SPEC §5). */
export const nameText = z
  .string({ error: messages.required })
  .transform(tidyName)
  .pipe(
    z
      .string()
      .refine((text) => SHOWN.test(text), messages.required)
      .max(limits.nameMax, messages.tooLong(limits.nameMax)),
  );

/** A name as it is kept: on one line, without characters that control or turn. */
export function tidyName(text: string): string {
  return text.replace(CONTROL, '').replace(TURNING, '').replace(/\s+/g, ' ').trim();
}

/** How long a text is in characters, as limits count them: an emoji is one, not the two units it is stored in. */
export function textLength(text: string): number {
  return Array.from(text).length;
}

/** What is wrong with a name, in the words of its rule. */
export function nameFault(text: string): string | undefined {
  return nameText.safeParse(text).error?.issues[0]?.message;
}

/** A value that may be left out, or be null, for the usual one. */
export const orUsual = <S extends z.ZodType>(shape: S, usual: z.output<S>) =>
  shape.nullish().transform((value): z.output<S> => value ?? usual);

/** A record's key, made by the server or by the client that makes the record. */
export const keyText = z
  .string({ error: messages.required })
  .min(1, messages.required)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.:-]*$/, messages.key)
  .max(limits.keyMax, messages.tooLong(limits.keyMax));

/** The key of what is to be changed (SPEC §8). */
export const changedKey = z.string({ error: messages.keyRequired }).min(1, messages.keyRequired).pipe(keyText);

/** An ISO date of a day. */
export const isoDay = z.string().refine((text) => text.length === 10 && isIsoDate(text), messages.dayNotUnderstood);

/** A day as it is typed (dd-mm-yyyy) or as ISO text; out comes ISO text, null for an empty one. */
export const typedDay = z.string().transform((text, check): string | null => {
  if (text.trim() === '') return null;
  const day = toIsoDate(text);
  if (day?.length === 10) return day;
  check.addIssue({ code: 'custom', message: messages.dayNotUnderstood });
  return z.NEVER;
});

/** An ISO date of day, month or year precision. */
export const isoDate = z.string().refine(isIsoDate, messages.dateNotUnderstood);

export const email = z.email({ error: messages.notAnEmail }).max(254, messages.notAnEmail);

/** A new password; signing in accepts any text, so that an old short one can still be changed. */
export const newPassword = z
  .string()
  .min(limits.passwordMin, messages.passwordTooShort)
  .max(limits.passwordMax, messages.tooLong(limits.passwordMax));

/** A CSS colour as charts keep them: #rgb, #rrggbb or #rrggbbaa. */
export const hexColor = z
  .string()
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/, t('A colour like #006D75 is expected.'));
