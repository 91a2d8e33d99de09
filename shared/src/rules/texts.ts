import { z } from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { plainText } from './basic';

/** The label beside a flag, at most 16 characters (SPEC §5). */
export const flagLabelText = plainText().pipe(z.string().max(limits.flagLabelMax, messages.flagLabelTooLong));

/** What is said of an entity on one chart, at most 1000 characters (SPEC §5). */
export const chartDescriptionText = plainText(limits.chartDescriptionMax);

/** A comment on a share link: without line breaks at its ends, not blank, at most 500 characters (SPEC §5). */
export const shareCommentText = plainText()
  .transform(withoutOuterBreaks)
  .pipe(
    z
      .string()
      .max(limits.shareCommentMax, messages.tooLong(limits.shareCommentMax))
      .refine((text) => text.trim() !== '', messages.required),
  );

/** A pattern for the end would be tried at every line break within. */
function withoutOuterBreaks(text: string): string {
  const isBreak = (at: number) => text[at] === '\n' || text[at] === '\r';
  let [from, to] = [0, text.length];
  while (from < to && isBreak(from)) from += 1;
  while (to > from && isBreak(to - 1)) to -= 1;
  return text.slice(from, to);
}
