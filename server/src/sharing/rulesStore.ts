import type { ShareRules } from '@stemma/shared/rules/sharing';
import { z } from 'zod';
import { query } from '../store';

export const rulesCell = z.object({
  sharingOff: z.boolean(),
  shareNeedsPassword: z.boolean(),
  shareDaysMax: z.number().nullable(),
});

const RULES = `{sharingOff: coalesce(o.sharingOff, false), shareNeedsPassword: coalesce(o.shareNeedsPassword, false), shareDaysMax: o.shareDaysMax}`;

/** What the organization of link `s` asks of its share links. */
export const RULES_OF_LINK = `coalesce(COLLECT { MATCH (o:Organization {key: s.organizationKey}) RETURN ${RULES} }[0],
  {sharingOff: false, shareNeedsPassword: false, shareDaysMax: null})`;

/** What an organization asks of its share links. */
export const rulesOf = query<{ organizationKey: string }, { rules: ShareRules }>(
  'sharing.rules',
  `MATCH (o:Organization {key: $organizationKey}) RETURN ${RULES} AS rules`,
  z.object({ rules: rulesCell }),
);
