import { z } from 'zod';
import { query } from '../../store';

const organizationRow = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  createdDate: z.string().nullable(),
  userCount: z.number(),
  lastAccessed: z.number().nullable(),
  forceSecondFactor: z.boolean(),
  passwordMin: z.number().nullable(),
  sessionHours: z.number().nullable(),
  fileQuotaMegabytes: z.number().nullable(),
  sharingOff: z.boolean(),
  shareNeedsPassword: z.boolean(),
  shareDaysMax: z.number().nullable(),
  requestSubject: z.string().nullable(),
  requestText: z.string().nullable(),
  messageDomains: z.array(z.string()),
});
export type OrganizationRow = z.infer<typeof organizationRow>;

const ORGANIZATION = `o.key AS key, o.name AS name, o.description AS description, o.createdDate AS createdDate,
  COUNT { (o)<-[:MEMBER_OF]-(:User) } AS userCount,
  COLLECT { MATCH (o)<-[:MEMBER_OF]-(u:User) WHERE u.lastAccessed IS NOT NULL
    RETURN u.lastAccessed ORDER BY u.lastAccessed DESC LIMIT 1 }[0] AS lastAccessed,
  coalesce(o.forceSecondFactor, false) AS forceSecondFactor, o.passwordMin AS passwordMin, o.sessionHours AS sessionHours,
  o.fileQuotaMegabytes AS fileQuotaMegabytes, coalesce(o.sharingOff, false) AS sharingOff,
  coalesce(o.shareNeedsPassword, false) AS shareNeedsPassword, o.shareDaysMax AS shareDaysMax,
  o.requestSubject AS requestSubject, o.requestText AS requestText, coalesce(o.messageDomains, []) AS messageDomains`;

/** All organizations, by name. */
export const allOrganizations = query<Record<string, never>, OrganizationRow>(
  'organizations.all',
  `MATCH (o:Organization) RETURN ${ORGANIZATION} ORDER BY toLower(o.name), o.key`,
  organizationRow,
);

/** An organization. */
export const organizationByKey = query<{ key: string }, OrganizationRow>(
  'organizations.byKey',
  `MATCH (o:Organization {key: $key}) RETURN ${ORGANIZATION}`,
  organizationRow,
);

/** Locks an organization; none where it is not there. */
export const lockOrganization = query<{ key: string }, { key: string }>(
  'organizations.lock',
  'MATCH (o:Organization {key: $key}) SET o._l = 1 REMOVE o._l RETURN o.key AS key',
  z.object({ key: z.string() }),
);

/** Keeps a new organization; one with the key is left as it is. */
export const addOrganizationRow = query<
  { key: string; name: string; description: string | null; createdBy: string; now: string },
  { key: string; isNew: boolean }
>(
  'organizations.add',
  `OPTIONAL MATCH (known:Organization {key: $key})
   WITH known IS NULL AS isNew
   MERGE (o:Organization {key: $key})
   ON CREATE SET o.name = $name, o.description = $description, o.createdBy = $createdBy, o.createdDate = $now
   RETURN o.key AS key, isNew`,
  z.object({ key: z.string(), isNew: z.boolean() }),
);

/** Writes what was changed; null goes. */
export const saveOrganization = query<
  { key: string; fields: Record<string, string | number | boolean | null | readonly string[]> },
  { key: string }
>(
  'organizations.keep',
  'MATCH (o:Organization {key: $key}) SET o += $fields RETURN o.key AS key',
  z.object({ key: z.string() }),
);
