import { z } from 'zod';
import { isoDate, plainText } from '../rules/basic';
import { messages } from '../messages';

const share = z.number({ error: messages.percentage }).min(0, messages.percentage).max(100, messages.percentage);

/**
 * One role of a link. `percentage` is the exact share (0 to 100); a source that knows only a range gives `minimum` and `maximum`.
 * `interest` keeps the source's own word (a BODS interest type) and marks a role that was imported; `via` says whether the interest is held directly.
 */
export const linkRoleShape = z.object({
  role: plainText(200).pipe(z.string().trim().min(1, messages.required)),
  percentage: share.nullish(),
  minimum: share.nullish(),
  maximum: share.nullish(),
  minimumExclusive: z.boolean().nullish(),
  maximumExclusive: z.boolean().nullish(),
  startDate: isoDate.nullish(),
  endDate: isoDate.nullish(),
  via: z.enum(['direct', 'indirect', 'unknown']).nullish(),
  beneficial: z.boolean().nullish(),
  interest: plainText(100).nullish(),
  details: plainText(4000).nullish(),
});
export type LinkRole = z.infer<typeof linkRoleShape>;
