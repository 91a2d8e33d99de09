import { limits } from '@stemma/shared/limits';
import { SHARING_TYPES } from '@stemma/shared/rules/sharing';
import { z } from 'zod';
import type { Tx } from '../../store';
import { int, query } from '../../store';
import { STYLE_KEY_OF_CHART } from '../../styles/record';
import { RULES_OF_LINK, rulesCell } from '../rulesStore';

const accessRow = z.object({
  key: z.string(),
  handle: z.string(),
  type: z.enum(SHARING_TYPES),
  organizationKey: z.string(),
  passwordHash: z.string().nullable(),
  expiry: z.number().nullable(),
  expiresAt: z.number().nullable(),
  createdDate: z.string(),
  paused: z.boolean(),
  maxVisits: z.number().nullable(),
  mayExport: z.boolean(),
  showMarks: z.boolean(),
  showAnnotations: z.boolean(),
  ownership: z.boolean(),
  /** ISO day. */
  asOf: z.string().nullable(),
  visits: z.number(),
  stamp: z.string(),
  maskSecret: z.string(),
  modifiedBy: z.string(),
  /** What its organization asks of share links. */
  rules: rulesCell,
  /** The entity that it is about; null where there is none, or it is in the bin. */
  entityKey: z.string().nullable(),
  charts: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      routing: z.string().nullable(),
      groups: z.string().nullable(),
      styleKey: z.string().nullable(),
    }),
  ),
  /** User $previewer may look at it as a visitor would. */
  isPreviewed: z.boolean(),
});
/** What decides whether a link opens, and what it opens. */
export type ShareLinkAccess = z.infer<typeof accessRow>;

const ACCESS_COLUMNS = `s.key AS key, s.handle AS handle, s.type AS type, s.organizationKey AS organizationKey, s.passwordHash AS passwordHash,
  s.expiry AS expiry, s.expiresAt AS expiresAt, s.createdDate AS createdDate, s.paused AS paused, s.maxVisits AS maxVisits, coalesce(s.mayExport, true) AS mayExport, coalesce(s.showMarks, true) AS showMarks,
  coalesce(s.showAnnotations, false) AS showAnnotations, coalesce(s.ownership, false) AS ownership, s.asOf AS asOf, s.visits AS visits, s.stamp AS stamp,
  s.maskSecret AS maskSecret, s.modifiedBy AS modifiedBy, ${RULES_OF_LINK} AS rules,
  [(s)-[:ABOUT]->(e:Entity) WHERE NOT coalesce(e.binned, false) AND EXISTS { (s)-[:OPENS]->(:Dataset)-[:CONTAINS]->(e) } | e.key][0] AS entityKey,
  COLLECT { MATCH (s)-[o:OPENS]->(d:Dataset)
    RETURN {key: d.key, name: d.name, routing: d.routing, groups: d.groups, styleKey: ${STYLE_KEY_OF_CHART}} ORDER BY o.place, d.key } AS charts,
  ($previewer IS NOT NULL AND NOT EXISTS { MATCH (s)-[:OPENS]->(d:Dataset)
    WHERE NOT EXISTS { (d)<-[:HAS_ACCESS {permission: 'Co-Owner'}]-(u:User {key: $previewer}) WHERE NOT coalesce(u.deactivated, false) } }) AS isPreviewed`;

/** A link as it stands now. */
export const shareLinkAccess = query<{ key: string; previewer: string | null }, ShareLinkAccess>(
  'sharing.door',
  `MATCH (s:SharingLink {key: $key}) RETURN ${ACCESS_COLUMNS}`,
  accessRow,
);

/** The link that a ticket opens, by the ticket's hash, with whom it was sent to and when. */
export const shareLinkAccessOfTicket = query<
  { hash: string; previewer: null },
  ShareLinkAccess & { email: string; sentDate: string }
>(
  'sharing.doorOfTicket',
  `MATCH (t:Ticket {key: $hash, kind: 'sharedChart'})-[:OPENS_LINK]->(s:SharingLink)
   RETURN ${ACCESS_COLUMNS}, t.email AS email, t.createdDate AS sentDate`,
  accessRow.extend({ email: z.string(), sentDate: z.string() }),
);

const ENTRY = `CREATE (s)-[:HAS_VISIT]->(:SharingVisit {key: $entry, at: $at, kind: $kind, name: $name})
   WITH s
   CALL (s) { MATCH (s)-[:HAS_VISIT]->(v) WITH v ORDER BY v.at DESC, v.key SKIP $kept DETACH DELETE v }`;

interface Entry extends Record<string, unknown> {
  entry: string;
  at: string;
  kind: 'visit' | 'file' | 'folder';
  /** Of the file or folder; empty for a visit. */
  name: string;
}

const countVisit = query(
  'sharing.countVisit',
  `MATCH (s:SharingLink {key: $key}) SET s._l = 1 REMOVE s._l
   WITH s WHERE s.stamp = $stamp AND (s.maxVisits IS NULL OR s.visits < s.maxVisits)
   SET s.visits = s.visits + 1, s.lastVisit = $at
   ${ENTRY}
   RETURN s.visits AS visits`,
  z.object({ visits: z.number() }),
);

/** Counts a visit and writes it into the log, under the link's lock; false where no more are taken, or the link was changed meanwhile. */
export async function noteVisit(
  tx: Tx,
  visit: { key: string; stamp: string; entry: string; at: string },
): Promise<boolean> {
  const entry: Entry = { entry: visit.entry, at: visit.at, kind: 'visit', name: '' };
  return (await countVisit(tx, { ...visit, ...entry, kept: int(limits.shareLogMax) })).length > 0;
}

/** Writes into the log what was taken. */
export async function noteTaken(tx: Tx, key: string, entry: Entry): Promise<void> {
  await tx.run('sharing.noteTaken', `MATCH (s:SharingLink {key: $key}) ${ENTRY} RETURN 1 AS done`, {
    key,
    ...entry,
    kept: int(limits.shareLogMax),
  });
}

const logRow = z.object({
  key: z.string(),
  at: z.string(),
  kind: z.enum(['visit', 'file', 'folder']),
  name: z.string(),
});
export type LogRow = z.infer<typeof logRow>;

/** A link's log, latest first. */
export const logOf = query(
  'sharing.log',
  `MATCH (:SharingLink {key: $key})-[:HAS_VISIT]->(v:SharingVisit)
   RETURN v.key AS key, v.at AS at, v.kind AS kind, v.name AS name ORDER BY at DESC, key LIMIT 1000`,
  logRow,
);
