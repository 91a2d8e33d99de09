import { z } from 'zod';
import { t } from '../language/translate';
import { isIsoDate, toIsoDate } from '../dates';
import { limits } from '../limits';
import { messages } from '../messages';
import { CONTROL, KEY, VISIBLE_CHARACTER, tidyName, visibleText } from './text';

/** Text without control characters, at most `max` characters. */
export const plainText = (max: number = limits.textMax) =>
  z
    .string()
    .transform((text) => text.replace(CONTROL, ''))
    .pipe(z.string().max(max, messages.tooLong(max)));

/** Text that is drawn beside others: in its own direction, without characters that nobody sees, at most `max` characters. */
export const lineText = (max: number = limits.textMax) =>
  z
    .string()
    .transform(visibleText)
    .pipe(z.string().max(max, messages.tooLong(max)));

/** A required name: trimmed, one line, in its own direction, with something to be seen (SPEC §5). */
export const nameText = z
  .string({ error: messages.required })
  .transform(tidyName)
  .pipe(
    z
      .string()
      .refine((text) => VISIBLE_CHARACTER.test(text), messages.required)
      .max(limits.nameMax, messages.tooLong(limits.nameMax)),
  );

/** A value that may be left out, or be null, for the usual one. */
export const orUsual = <S extends z.ZodType>(shape: S, usual: z.output<S>) =>
  shape.nullish().transform((value): z.output<S> => value ?? usual);

/** A record's key, made by the server or by the client that makes the record. */
export const keyText = z
  .string({ error: messages.required })
  .min(1, messages.required)
  .regex(KEY, messages.key)
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
