import { z } from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { isoDate, isoDay, keyText, lineText, plainText } from '../rules/basic';
import { tidyName } from '../rules/text';
import { readPercentage } from '../rules/percentage';
import { isRoleName } from '../rules/roleText';

const share = z.number({ error: messages.percentage }).min(0, messages.percentage).max(100, messages.percentage);

/** What a share is a part of. */
export const ROLE_BASES = ['ownership', 'votes', 'benefit'] as const;
export type RoleBasis = (typeof ROLE_BASES)[number];

export const EVIDENCE_KINDS = ['file', 'webLink', 'statement'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

const textShape = (max: number) =>
  lineText(max)
    .transform((text) => text.trim())
    .nullish();

/** What shows that a role is so: a file or web link of one of the link's parties, or a statement of their import, by key; `note` says where in it. */
export const evidenceShape = z.object({
  kind: z.enum(EVIDENCE_KINDS),
  key: keyText,
  note: textShape(limits.evidenceNoteMax),
});
export type Evidence = z.infer<typeof evidenceShape>;

/**
 * One role of a link. `percentage` is the exact share (0 to 100); a source that knows only a range gives `minimum` and `maximum`.
 * `interest` keeps the source's own word (a BODS interest type) and marks a role that was imported; `via` says whether the interest is held directly.
 * `startDate` is the first day on which it holds, `endDate` the first on which it does not. `basis` says what the share is a part of where the role's
 * name does not; roles of one subject with the same `joint` are one joint arrangement. `source` is a text or a web address, `checkedOn` a day.
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
  details: plainText(limits.roleDetailsMax).nullish(),
  basis: z.enum(ROLE_BASES).nullish(),
  joint: textShape(limits.roleWordsMax),
  source: textShape(limits.roleSourceMax),
  evidence: z.array(evidenceShape).max(limits.evidenceMax, messages.evidenceMany).nullish(),
  checkedOn: isoDay.nullish(),
  checkedBy: textShape(limits.roleWordsMax),
});
export type LinkRole = z.infer<typeof linkRoleRecord>;

/**
 * A role as it may be written, its name on one line. One that a source states keeps every number as stated; any other follows the rule of
 * forms: only the roles of PERCENTAGE_ROLES carry a share, 0 to 100 in steps of 0.01 (SPEC §5), and no name reads as one with a share, as
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
  const read = { ...role };
  for (const name of ['percentage', 'minimum', 'maximum'] as const) {
    if (role[name] == null) continue;
    const reading = readPercentage(role.role, role[name]);
    if ('fault' in reading) return fault(name, reading.fault);
    read[name] = reading.value;
  }
  return read;
});
