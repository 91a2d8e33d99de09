import { ACCOUNT_TYPES } from '@stemma/shared/permissions';
import { z } from 'zod';
import { query } from '../store';

/** Charts that user $userKey of organization $organizationKey may read, tested on a chart bound as d. */
export const CHART_IS_READABLE = `(EXISTS { (d)<-[:HAS_ACCESS]-(:User {key: $userKey}) }
  OR (d.visibility = 'public' AND d.organizationKey = $organizationKey))`;

/** Whether user $userKey of organization $organizationKey may read an entity bound as `e`: he was given it, or a chart that it stands on is readable. */
export const entityIsReadable = (e = 'e'): string => `(EXISTS { (${e})<-[:HAS_ACCESS]-(:User {key: $userKey}) }
  OR EXISTS { MATCH (${e})<-[:CONTAINS]-(d:Dataset) WHERE ${CHART_IS_READABLE} })`;

/**
 * Binds as `access` what user $userKey was given of charts and folders, by an index: the key stands on it, and not on access to
 * entities, of which he may have 100,000.
 */
export const OWN_ACCESS = '()-[access:HAS_ACCESS {userKey: $userKey}]->';

/** Binds as d the charts that user $userKey of organization $organizationKey may read. */
export const READABLE_CHARTS = `CALL () {
     MATCH ${OWN_ACCESS}(d:Dataset) RETURN d
     UNION
     MATCH (d:Dataset {organizationKey: $organizationKey, visibility: 'public'}) RETURN d
   }`;

/**
 * Binds as e the entities that user $userKey of organization $organizationKey may read: those that he was given, and those on charts
 * that he may read. `entity` narrows them by labels.
 */
export const readableEntities = (entity = 'e:Entity'): string => `CALL () {
     MATCH (:User {key: $userKey})-[:HAS_ACCESS]->(${entity}) RETURN e
     UNION
     MATCH ${OWN_ACCESS}(:Dataset)-[:CONTAINS]->(${entity}) RETURN e
     UNION
     MATCH (:Dataset {organizationKey: $organizationKey, visibility: 'public'})-[:CONTAINS]->(${entity}) RETURN e
   }`;

/** Share links of which user $userKey is Co-Owner of every chart, tested on a link bound as s; only they are told its key, which opens it. */
export const LINK_IS_OWN = `(EXISTS { (s)-[:OPENS]->(:Dataset) }
  AND NOT EXISTS { MATCH (s)-[:OPENS]->(d:Dataset) WHERE NOT EXISTS { (d)<-[:HAS_ACCESS {permission: 'Co-Owner'}]-(:User {key: $userKey}) } })`;

/** Key of the folder around a record where it is one of user $userKey's own, else empty: nobody learns of another's folders. */
export function ownFolder(record: 'd' | 'e'): string {
  return `CASE WHEN coalesce(${record}.folder, '') <> ''
      AND EXISTS { (:User {key: $userKey})-[:HAS_ACCESS]->(:Folder {key: ${record}.folder}) }
    THEN ${record}.folder ELSE '' END`;
}

/** The secret that signs tokens, made by whichever server comes first; $fresh is the caller's proposal. */
export const signingSecret = query<{ fresh: string }, { secret: string }>(
  'access.signingSecret',
  `MERGE (s:Secret {key: 'tokens'})
   ON CREATE SET s.value = $fresh
   RETURN s.value AS secret`,
  z.object({ secret: z.string() }),
);

/** A secret that some server has made already; a start that finds it writes nothing. */
export const storedSecret = query<{ key: string }, { value: string }>(
  'access.keptSecret',
  'MATCH (s:Secret {key: $key}) RETURN s.value AS value',
  z.object({ value: z.string() }),
);

/** What the sealing key is known by, made by whichever server comes first; $fresh is the caller's proposal. */
export const sealCheck = query<{ fresh: string }, { mark: string }>(
  'access.sealCheck',
  `MERGE (s:Secret {key: 'sealing'})
   ON CREATE SET s.value = $fresh
   RETURN s.value AS mark`,
  z.object({ mark: z.string() }),
);

/** A living session with its user; no row when it ended, ran out, or its user was deactivated. One without a second factor owes it once the organization asks for one. */
export const liveSession = query(
  'access.liveSession',
  `MATCH (s:Session {key: $sessionKey})-[:OF]->(u:User {key: $userKey})-[:MEMBER_OF]->(o:Organization)
   WHERE s.expiresAt > $now AND NOT coalesce(u.isPending, false) AND NOT coalesce(u.deactivated, false)
   RETURN u.key AS userKey, o.key AS organizationKey, coalesce(u.isAdmin, false) AS isAdmin,
          coalesce(u.accountType, 'Standard') AS accountType, s.expiresAt AS expiresAt, coalesce(o.mergeStamp, 0) AS mergeStamp,
          coalesce(o.sessionHours, $sessionHours) AS sessionHours, s.createdAt AS createdAt,
          coalesce(s.owesSecondFactor, false) OR (coalesce(o.forceSecondFactor, false) AND u.tfaSecret IS NULL) AS owesSecondFactor`,
  z.object({
    userKey: z.string(),
    organizationKey: z.string(),
    isAdmin: z.boolean(),
    accountType: z.enum(ACCOUNT_TYPES),
    expiresAt: z.number(),
    mergeStamp: z.number(),
    /** The length of a session of his organization. */
    sessionHours: z.number(),
    createdAt: z.number(),
    owesSecondFactor: z.boolean(),
  }),
);

/** Moves a session's end; a session that has ended meanwhile stays ended. */
export const renewSession = query<{ sessionKey: string; expiresAt: number; now: number }, { key: string }>(
  'access.renewSession',
  `MATCH (s:Session {key: $sessionKey}) WHERE s.expiresAt > $now
   MATCH (s)-[:OF]->(u:User)
   SET s.expiresAt = $expiresAt, s.lastSeen = $now, u.lastAccessed = $now
   RETURN s.key AS key`,
  z.object({ key: z.string() }),
);

/**
 * Adds points to a counter under its lock; one that ran out starts anew, and none falls below zero. Its end is by the store's clock, as
 * servers' may differ, and never later than a window from now. Answers what is left until then, in milliseconds. No row where it was
 * dropped meanwhile.
 */
export const addPoints = query<{ key: string; points: number; window: number }, { points: number; left: number }>(
  'access.addPoints',
  `MERGE (c:Counter {key: $key})
   SET c._l = 1
   // Who waited for the lock of one that was dropped meanwhile has a node without properties.
   WITH c, datetime.statement().epochMillis AS now WHERE c.key IS NOT NULL
   WITH c, now, c.points IS NULL OR c.expiresAt <= now AS fresh
   WITH c, now, fresh, CASE WHEN fresh THEN $points ELSE c.points + $points END AS points
   SET c.points = CASE WHEN points < 0 THEN 0 ELSE points END,
       c.expiresAt = CASE WHEN fresh OR c.expiresAt > now + $window THEN now + $window ELSE c.expiresAt END
   RETURN c.points AS points, c.expiresAt - now AS left`,
  z.object({ points: z.number(), left: z.number() }),
);

/** Forgets a counter. */
export const dropCounter = query(
  'access.dropCounter',
  'MATCH (c:Counter {key: $key}) DELETE c RETURN count(*) AS gone',
  z.object({ gone: z.number() }),
);

/** Forgets counters that ran out, so many at a time; a count that comes meanwhile starts anew either way. Answers how many. */
export const dropOldCounters = query(
  'access.dropOldCounters',
  'MATCH (c:Counter) WHERE c.expiresAt <= datetime.statement().epochMillis WITH c LIMIT $limit DELETE c RETURN count(*) AS gone',
  z.object({ gone: z.number() }),
);
