import { SHARING_TYPES } from '@stemma/shared/rules/sharing';
import { PERMISSIONS } from '@stemma/shared/permissions';
import { z } from 'zod';
import { CHART_IS_READABLE, LINK_IS_OWN } from '../../access/store';
import type { Tx } from '../../store';
import { query } from '../../store';
import { RULES_OF_LINK, rulesCell } from '../rulesStore';

const grantCell = z.object({
  key: z.string(),
  shareInfo: z.boolean(),
  shareNotes: z.boolean(),
  shareKeyPersons: z.boolean(),
  shareFiles: z.boolean(),
  isPrivate: z.boolean(),
});
export type GrantRow = z.infer<typeof grantCell>;

const recipientCell = z.object({
  address: z.string(),
  at: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']).nullable(),
  tries: z.number().nullable(),
  sentDate: z.string().nullable(),
  reason: z.string().nullable(),
});

const linkRow = z.object({
  key: z.string(),
  handle: z.string(),
  name: z.string(),
  type: z.enum(SHARING_TYPES),
  organizationKey: z.string(),
  isPassword: z.boolean(),
  /** Nobody knows its password: it opens by a ticket in a message. */
  byTicket: z.boolean(),
  expiry: z.number().nullable(),
  expiresAt: z.number().nullable(),
  paused: z.boolean(),
  maxVisits: z.number().nullable(),
  mayExport: z.boolean(),
  showMarks: z.boolean(),
  showAnnotations: z.boolean().nullable(),
  ownership: z.boolean(),
  asOf: z.string().nullable(),
  visits: z.number(),
  lastVisit: z.string().nullable(),
  createdDate: z.string(),
  modifiedDate: z.string(),
  modifier: z.string(),
  comment: z.string().nullable(),
  commentUser: z.string().nullable(),
  commentDate: z.string().nullable(),
  entityKey: z.string().nullable(),
  charts: z.array(
    z.object({ key: z.string(), name: z.string(), permission: z.enum(PERMISSIONS).nullable(), readable: z.boolean() }),
  ),
  grants: z.array(grantCell),
  recipients: z.array(recipientCell),
  /** What its organization asks of share links. */
  rules: rulesCell,
  /** The user is Co-Owner of every chart that it opens. */
  isOwn: z.boolean(),
});
export type ShareLinkRow = z.infer<typeof linkRow>;

const LINK = `s.key AS key, s.handle AS handle, s.name AS name, s.type AS type, s.organizationKey AS organizationKey,
  s.passwordHash IS NOT NULL AS isPassword, EXISTS { (s)<-[:OPENS_LINK]-(:Ticket) } AS byTicket, s.expiry AS expiry, s.expiresAt AS expiresAt, s.paused AS paused, s.maxVisits AS maxVisits,
  coalesce(s.mayExport, true) AS mayExport, coalesce(s.showMarks, true) AS showMarks, s.showAnnotations AS showAnnotations,
  coalesce(s.ownership, false) AS ownership, s.asOf AS asOf,
  s.visits AS visits, s.lastVisit AS lastVisit, s.createdDate AS createdDate, s.modifiedDate AS modifiedDate, s.modifierName AS modifier,
  s.comment AS comment, s.commentUserName AS commentUser, s.commentDate AS commentDate,
  [(s)-[:ABOUT]->(e:Entity) | e.key][0] AS entityKey,
  COLLECT { MATCH (s)-[o:OPENS]->(d:Dataset)
    RETURN {key: d.key, name: d.name, permission: [(d)<-[h:HAS_ACCESS]-(:User {key: $userKey}) | h.permission][0], readable: ${CHART_IS_READABLE}}
    ORDER BY o.place, d.key } AS charts,
  COLLECT { MATCH (s)-[g:GRANTS]->(e:Entity)
    RETURN {key: e.key, shareInfo: g.info, shareNotes: g.notes, shareKeyPersons: g.keyPersons, shareFiles: g.files, isPrivate: g.private}
    ORDER BY e.key } AS grants,
  COLLECT { MATCH (s)-[r:SENT_TO]->(m:Mail)
    RETURN {address: r.address, at: r.at, state: m.state, tries: m.tries, sentDate: m.sentDate, reason: m.reason}
    ORDER BY r.at, r.place, m.key } AS recipients,
  ${RULES_OF_LINK} AS rules, ${LINK_IS_OWN} AS isOwn`;

/** A share link by its key or, for what every Co-Owner of one of its charts may do, by its handle. */
export const linkById = query(
  'sharing.link',
  `MATCH (s:SharingLink) WHERE s.key = $id OR s.handle = $id RETURN ${LINK}`,
  linkRow,
);

/** The same under its lock. */
export const lockLink = query(
  'sharing.lockLink',
  `MATCH (s:SharingLink) WHERE s.key = $id OR s.handle = $id SET s._l = 1 REMOVE s._l WITH s RETURN ${LINK}`,
  linkRow,
);

/** The links of a chart. */
export const linksOfChart = query(
  'sharing.linksOfChart',
  `MATCH (:Dataset {key: $key})<-[:OPENS]-(s:SharingLink) RETURN ${LINK}`,
  linkRow,
);

/** The links about an entity, of charts that user $userKey is Co-Owner of. */
export const linksAbout = query(
  'sharing.linksAbout',
  `MATCH (:Entity {key: $key})<-[:ABOUT]-(s:SharingLink)
   WHERE EXISTS { (s)-[:OPENS]->(:Dataset)<-[:HAS_ACCESS {permission: 'Co-Owner'}]-(:User {key: $userKey}) }
   RETURN ${LINK}`,
  linkRow,
);

/** Takes the locks of charts, in the order of their keys; gives the keys of those that exist. */
export const lockCharts = query(
  'sharing.lockCharts',
  `MATCH (d:Dataset) WHERE d.key IN $keys
   WITH d ORDER BY d.key
   SET d._share = 1 REMOVE d._share
   RETURN d.key AS key`,
  z.object({ key: z.string() }),
);

/** Keeps a new link of charts, about an entity where one is named; gives its maker's name. */
export const createLink = query(
  'sharing.create',
  `MATCH (u:User {key: $userKey})
   CREATE (s:SharingLink)
   SET s = $properties, s.modifierName = u.name
   WITH u, s
   CALL (s) {
     UNWIND range(0, size($charts) - 1) AS place
     MATCH (d:Dataset {key: $charts[place]})
     CREATE (s)-[:OPENS {place: place}]->(d)
   }
   CALL (s) { MATCH (e:Entity {key: $entityKey}) CREATE (s)-[:ABOUT]->(e) }
   RETURN u.name AS maker`,
  z.object({ maker: z.string() }),
);

/** Sets properties of a link, as a change by a user. */
export async function changeLink(
  tx: Tx,
  key: string,
  properties: Record<string, unknown>,
  userKey: string,
  at: string,
) {
  await tx.run(
    'sharing.change',
    `MATCH (s:SharingLink {key: $key}), (u:User {key: $userKey})
     SET s += $properties, s.modifiedDate = $at, s.modifiedBy = u.key, s.modifierName = u.name`,
    { key, properties, userKey, at },
  );
}

/** Sets or takes away the comment of a link. */
export async function setComment(tx: Tx, key: string, comment: string | null, userKey: string, at: string | null) {
  await tx.run(
    'sharing.comment',
    `MATCH (s:SharingLink {key: $key}), (u:User {key: $userKey})
     SET s.comment = $comment, s.commentDate = $at,
       s.commentUser = CASE WHEN $comment IS NULL THEN null ELSE u.key END,
       s.commentUserName = CASE WHEN $comment IS NULL THEN null ELSE u.name END`,
    { key, comment, userKey, at },
  );
}

/** Ends the tickets by which a link opened. */
export async function endMailedTickets(tx: Tx, key: string): Promise<void> {
  await tx.run('sharing.endTickets', 'MATCH (:SharingLink {key: $key})<-[:OPENS_LINK]-(t:Ticket) DETACH DELETE t', {
    key,
  });
}

const DROP = `OPTIONAL MATCH (s)-[:HAS_VISIT]->(v:SharingVisit)
   OPTIONAL MATCH (s)<-[:OPENS_LINK]-(t:Ticket)
   DETACH DELETE v, t
   WITH DISTINCT s
   DETACH DELETE s`;

/** Deletes a link with its log and its tickets. */
export async function deleteLink(tx: Tx, key: string): Promise<void> {
  await tx.run('sharing.delete', `MATCH (s:SharingLink {key: $key}) ${DROP}`, { key });
}

/** Deletes the links that open nothing but these charts. */
export async function deleteLinksOfCharts(tx: Tx, charts: readonly string[]): Promise<void> {
  await tx.run(
    'sharing.deleteOfCharts',
    `UNWIND $charts AS chart
     MATCH (:Dataset {key: chart})<-[:OPENS]-(s:SharingLink)
     WHERE NOT EXISTS { MATCH (s)-[:OPENS]->(d:Dataset) WHERE NOT d.key IN $charts }
     WITH DISTINCT s ${DROP}`,
    { charts },
  );
}
