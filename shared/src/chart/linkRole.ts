import { z } from 'zod';
import { isoDate, lineText, plainText, tidyName } from '../rules/basic';
import { messages } from '../messages';
import { readPercentage } from '../rules/percentage';
import { isRoleName } from '../rules/roleText';

const share = z.number({ error: messages.percentage }).min(0, messages.percentage).max(100, messages.percentage);

/**
 * One role of a link. `percentage` is the exact share (0 to 100); a source that knows only a range gives `minimum` and `maximum`.
 * `interest` keeps the source's own word (a BODS interest type) and marks a role that was imported; `via` says whether the interest is held directly.
 */
export const linkRoleRecord = z.object({
  role: lineText(200).pipe(z.string().trim().min(1, messages.required)),
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
export type LinkRole = z.infer<typeof linkRoleRecord>;

/**
 * A role as it may be written, its name on one line. One that a source states keeps every number as stated; any other follows the rule of
 * forms: only the eight ownership roles carry a share, 0 to 100 in steps of 0.01 (SPEC §5), and no name reads as one with a share, as
 * where roles are written as text it would be taken for that.
 */
export const linkRoleShape = linkRoleRecord.transform((stated, check): LinkRole => {
  const role = { ...stated, role: tidyName(stated.role) };
  const fault = (name: 'role' | 'percentage' | 'minimum' | 'maximum', message: string): LinkRole => {
    check.addIssue({ code: 'custom', path: [name], message });
    return z.NEVER;
  };
  if (role.minimum != null && role.maximum != null && role.minimum > role.maximum)
    return fault('minimum', messages.shareRange);
  if (role.interest != null) return role;
  if (!isRoleName(role.role)) return fault('role', messages.rolePercentage);
  const kept = { ...role };
  for (const name of ['percentage', 'minimum', 'maximum'] as const) {
    if (role[name] == null) continue;
    const reading = readPercentage(role.role, role[name]);
    if ('fault' in reading) return fault(name, reading.fault);
    kept[name] = reading.value;
  }
  return kept;
});
